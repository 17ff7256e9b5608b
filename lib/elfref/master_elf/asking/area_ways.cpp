#include "elfref/master_elf/asking/area_ways.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>

#include "elfref/master_elf/asking/drawing.h"

namespace elfref::master_elf {
namespace {

using WayCorners = std::vector<PicturePoint>;

constexpr double kept_clear = 10;        // round an area: no way that leads elsewhere comes as near
constexpr double passed_at = 13;         // where a way turns round an area
constexpr double rounded_from = 24;      // of a way: its corners are rounded from there on
constexpr std::size_t most_routed = 48;  // areas of a board whose ways go round areas

double way_length(PicturePoint from, PicturePoint to) {
  return std::hypot(to.x - from.x, to.y - from.y);
}

PicturePoint on_line(PicturePoint from, PicturePoint to, double share) {
  return {from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share};
}

/// Finds the ways of one board, one after the other.
class Routes {
 public:
  Routes(const std::vector<PicturePoint>& at, const std::vector<std::pair<std::size_t, std::size_t>>& links) : at_(at) {
    for (const auto& [a, b] : links) all_.push_back({at[a], at[b]});
    if (at.size() > most_routed) return;
    for (std::size_t i = 0; i < links.size(); ++i)
      if (const auto [a, b] = links[i]; !is_clear(at[a], at[b], a, b)) all_[i] = route(a, b);
  }

  std::vector<WayCorners> take() { return std::move(all_); }

 private:
  [[nodiscard]] bool is_clear(PicturePoint from, PicturePoint to, std::size_t a, std::size_t b) const {
    for (std::size_t other = 0; other < at_.size(); ++other)
      if (other != a && other != b && leads_over(from, to, at_[other])) return false;
    return true;
  }

  /// How many ways a line crosses, or shares a corner with.
  [[nodiscard]] int met(PicturePoint from, PicturePoint to) const {
    int met = 0;
    for (const WayCorners& way : all_)
      for (std::size_t i = 1; i < way.size(); ++i) {
        const PicturePoint a = way[i - 1], b = way[i];
        if (lines_cross(from, to, a, b)) ++met;
        if (i + 1 < way.size() && way_length(b, to) < 1) ++met;
      }
    return met;
  }

  /// The shortest way round all other areas, where one of few bends and crossings is rather a little longer.
  [[nodiscard]] WayCorners route(std::size_t a, std::size_t b) const {
    constexpr double of_bend = 20, of_meeting = 60;
    WayCorners points{at_[a], at_[b]};
    for (std::size_t area = 0; area < at_.size(); ++area)
      for (const auto& [x, y] : std::array<std::array<double, 2>, 4>{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}})
        if (area != a && area != b)
          points.push_back({at_[area].x + x * (Sizes::area_width / 2 + passed_at),
                            at_[area].y + y * (Sizes::area_height / 2 + passed_at)});
    std::vector<double> least(points.size(), std::numeric_limits<double>::max());
    std::vector<std::size_t> before(points.size(), 0);
    // By what it comes to at least, if it leads on straight from there.
    using Reached = std::pair<double, std::size_t>;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> open;
    const auto reach = [&](std::size_t point, double cost) {
      least[point] = cost;
      open.emplace(cost + way_length(points[point], points[1]), point);
    };
    std::vector<bool> done(points.size(), false);
    reach(0, 0);
    while (!open.empty() && open.top().second != 1) {
      const std::size_t from = open.top().second;
      open.pop();
      if (done[from]) continue;
      done[from] = true;
      const double cost = least[from];
      for (std::size_t to = 1; to < points.size(); ++to) {
        const double on = cost + way_length(points[from], points[to]) + of_bend;
        if (to == from || on >= least[to] || !is_clear(points[from], points[to], a, b)) continue;
        const double all = on + of_meeting * met(points[from], points[to]);
        if (all >= least[to]) continue;
        reach(to, all);
        before[to] = from;
      }
    }
    WayCorners way{points[1]};
    for (std::size_t i = before[1]; i != 0; i = before[i]) way.push_back(points[i]);
    way.push_back(points[0]);
    std::ranges::reverse(way);
    return way;
  }

  const std::vector<PicturePoint>& at_;
  std::vector<WayCorners> all_;
};

}  // namespace

bool leads_over(PicturePoint from, PicturePoint to, PicturePoint area) {
  // The part of the line that is within the area's width, and of that the part that is within its height.
  double begin = 0, end = 1;
  const auto cut = [&](double start, double along, double half) {
    if (std::abs(along) < 1e-9) return std::abs(start) < half;
    const double one = (-half - start) / along, other = (half - start) / along;
    begin = std::max(begin, std::min(one, other));
    end = std::min(end, std::max(one, other));
    return begin < end;
  };
  return cut(from.x - area.x, to.x - from.x, Sizes::area_width / 2 + kept_clear) &&
         cut(from.y - area.y, to.y - from.y, Sizes::area_height / 2 + kept_clear);
}

bool lines_cross(PicturePoint a, PicturePoint b, PicturePoint c, PicturePoint d) {
  const auto side = [](PicturePoint from, PicturePoint to, PicturePoint at) {
    return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

std::vector<std::vector<PicturePoint>> ways_between(const std::vector<PicturePoint>& at,
                                                    const std::vector<std::pair<std::size_t, std::size_t>>& links) {
  return Routes(at, links).take();
}

std::string path_of_way(const std::vector<PicturePoint>& corners) {
  std::string path = fmt::format("M{:.0f} {:.0f}", corners.front().x, corners.front().y);
  for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
    const PicturePoint corner = corners[i];
    const auto towards = [&](PicturePoint other) {
      return on_line(corner, other, std::min(0.5, rounded_from / std::max(1.0, way_length(corner, other))));
    };
    const PicturePoint from = towards(corners[i - 1]), to = towards(corners[i + 1]);
    path += fmt::format("L{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}", from.x, from.y, corner.x, corner.y, to.x, to.y);
  }
  return path + fmt::format("L{:.0f} {:.0f}", corners.back().x, corners.back().y);
}

PicturePoint middle_of_way(const std::vector<PicturePoint>& corners) {
  double half = 0;
  for (std::size_t i = 1; i < corners.size(); ++i) half += way_length(corners[i - 1], corners[i]) / 2;
  for (std::size_t i = 1; i < corners.size(); ++i) {
    const double own = way_length(corners[i - 1], corners[i]);
    if (own > 0 && half <= own) return on_line(corners[i - 1], corners[i], half / own);
    half -= own;
  }
  return corners.back();
}

}  // namespace elfref::master_elf
