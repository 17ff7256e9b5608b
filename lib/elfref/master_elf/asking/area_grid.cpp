#include "elfref/master_elf/asking/area_grid.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

namespace elfref::master_elf {
namespace {

constexpr std::size_t most_work = 4'000'000;  // pairs of links that are looked at, a few milliseconds
constexpr int most_starts = 10;

/// Looks for a good cell for every place.
class Search {
 public:
  explicit Search(const std::vector<Place>& places) : places_(places.size()), links_(links_of(places)) {
    const auto count = static_cast<double>(places_);
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::round(std::sqrt(count * 0.8))));
    for (std::size_t cell = 0; cell < columns * ((places_ + columns - 1) / columns); ++cell) {
      const std::size_t row = cell / columns;
      cells_.push_back({static_cast<double>(cell % columns) + (row % 2 == 1 ? 0.5 : 0), static_cast<double>(row)});
    }
    at_.resize(cells_.size());
  }

  std::vector<PicturePoint> best() {
    std::iota(at_.begin(), at_.end(), std::size_t{0});
    std::vector<std::size_t> best = at_;
    const bool few = links_.size() * (links_.size() + places_) < most_work;
    double least = few ? cost() : 0;
    for (int start = 0; few && start < most_starts && work_ < most_work; ++start) {
      shuffle(static_cast<std::uint32_t>(start));
      const double found = improved();
      if (found >= least - 1e-9) continue;
      least = found;
      best = at_;
    }
    std::vector<PicturePoint> cells;
    for (std::size_t place = 0; place < places_; ++place) cells.push_back(cells_[best[place]]);
    return cells;
  }

 private:
  using Link = std::pair<std::size_t, std::size_t>;

  void shuffle(std::uint32_t seed) {
    std::iota(at_.begin(), at_.end(), std::size_t{0});
    std::uint32_t random = seed * 2654435761u + 12345u;
    for (std::size_t i = at_.size(); i > 1; --i) {
      random = random * 1664525u + 1013904223u;
      std::swap(at_[i - 1], at_[(random >> 8) % i]);
    }
  }

  /// Exchanges two cells as long as that is better; what it comes to.
  double improved() {
    double now = cost();
    for (bool better = true; better && work_ < most_work;) {
      better = false;
      for (std::size_t i = 0; i < places_; ++i)
        for (std::size_t j = i + 1; j < at_.size() && work_ < most_work; ++j) {
          std::swap(at_[i], at_[j]);
          const double other = cost();
          if (other < now - 1e-9) {
            now = other;
            better = true;
          } else {
            std::swap(at_[i], at_[j]);
          }
        }
    }
    return now;
  }

  [[nodiscard]] PicturePoint at(std::size_t place) const { return cells_[at_[place]]; }

  static double cross(PicturePoint a, PicturePoint b, PicturePoint c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  }

  /// Whether a link leads over the cell of another place.
  [[nodiscard]] bool leads_over(const Link& link, std::size_t place) const {
    if (place == link.first || place == link.second) return false;
    constexpr double half = 0.42;  // of a cell
    const PicturePoint from = at(link.first), to = at(link.second), over = at(place);
    const double dx = to.x - from.x, dy = to.y - from.y;
    const double share = std::clamp(((over.x - from.x) * dx + (over.y - from.y) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
    return std::abs(over.x - from.x - share * dx) < half && std::abs(over.y - from.y - share * dy) < half;
  }

  [[nodiscard]] bool crosses(const Link& one, const Link& other) const {
    if (one.first == other.first || one.first == other.second || one.second == other.first ||
        one.second == other.second)
      return false;
    const PicturePoint a = at(one.first), b = at(one.second), c = at(other.first), d = at(other.second);
    return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
  }

  /// Short links are good, those that cross are bad, those that lead over another place are worse.
  double cost() {
    constexpr double of_crossing = 4, of_leading_over = 20;
    double sum = 0;
    for (std::size_t i = 0; i < links_.size(); ++i) {
      const PicturePoint a = at(links_[i].first), b = at(links_[i].second);
      sum += (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
      for (std::size_t place = 0; place < places_; ++place)
        if (leads_over(links_[i], place)) sum += of_leading_over;
      for (std::size_t j = 0; j < i; ++j)
        if (crosses(links_[i], links_[j])) sum += of_crossing;
      work_ += places_ + i;
    }
    ++work_;
    return sum;
  }

  std::size_t places_;
  std::vector<Link> links_;
  std::vector<PicturePoint> cells_;
  std::vector<std::size_t> at_;  // by place: its cell; behind the places: cells that are empty
  std::size_t work_ = 0;
};

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> links_of(const std::vector<Place>& places) {
  std::vector<std::pair<std::size_t, std::size_t>> links;
  for (std::size_t place = 0; place < places.size(); ++place)
    for (const PlaceId other : places[place].neighbours)
      if (other != place) links.emplace_back(std::min<std::size_t>(place, other), std::max<std::size_t>(place, other));
  std::ranges::sort(links);
  links.erase(std::unique(links.begin(), links.end()), links.end());
  return links;
}

std::vector<PicturePoint> cells_of(const std::vector<Place>& places) {
  return Search(places).best();
}

}  // namespace elfref::master_elf
