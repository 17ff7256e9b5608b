#include "elfref/elven_rage/asking/map_layout.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/chrobak_payne_drawing.hpp>
#include <boost/graph/kamada_kawai_spring_layout.hpp>
#include <boost/graph/make_biconnected_planar.hpp>
#include <boost/graph/make_connected.hpp>
#include <boost/graph/make_maximal_planar.hpp>
#include <boost/graph/planar_canonical_ordering.hpp>
#include <boost/graph/topology.hpp>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <optional>

namespace elfref::elven_rage {
namespace {

using Point = PicturePoint;
using Points = std::vector<Point>;

constexpr double unit = 120;             // of a border
constexpr double clear = 0.15;           // of what borders are long: as close as a border comes to another place
constexpr double apart = 0.01;           // the same, where there is no better drawing
constexpr std::size_t most_drawn = 150;  // places of a map that is laid out by its borders: the work is their cube

Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
Point operator*(Point a, double by) {
  return {a.x * by, a.y * by};
}
double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
double length(Point a) {
  return std::hypot(a.x, a.y);
}

/// Calls `each(a, b)` with every border once.
template <class Each>
void for_borders(const Map& map, const Each& each) {
  for (std::size_t a = 0; a < map.places.size(); ++a)
    for (const PlaceId b : map.places[a].neighbours)
      if (a < b) each(static_cast<PlaceId>(a), b);
}

// ---------------------------------------------------------------- what can be drawn with areas

/// How far a point is from a line.
double distance(Point at, Point from, Point to) {
  const Point along = to - from;
  const double all = along.x * along.x + along.y * along.y;
  const Point off = at - from;
  const double share = all > 0 ? std::clamp((off.x * along.x + off.y * along.y) / all, 0.0, 1.0) : 0;
  return length(at - (from + along * share));
}

bool crosses(Point a, Point b, Point c, Point d) {
  return cross(b - a, c - a) * cross(b - a, d - a) < 0 && cross(d - c, a - c) * cross(d - c, b - c) < 0;
}

/// Whether no border crosses another, or comes to a place that is not its own by `closest` of what borders are long.
bool is_plane(const Map& map, const Points& at, double closest) {
  std::vector<std::pair<PlaceId, PlaceId>> borders;
  double sum = 0;
  for_borders(map, [&](PlaceId a, PlaceId b) {
    borders.emplace_back(a, b);
    sum += length(at[a] - at[b]);
  });
  const double near = closest * sum / static_cast<double>(std::max<std::size_t>(borders.size(), 1));
  for (std::size_t i = 0; i < borders.size(); ++i) {
    const auto& [a, b] = borders[i];
    for (std::size_t place = 0; place < at.size(); ++place)
      if (place != a && place != b && distance(at[place], at[a], at[b]) < near) return false;
    if (length(at[a] - at[b]) < near) return false;
    for (std::size_t j = i + 1; j < borders.size(); ++j) {
      const auto& [c, d] = borders[j];
      if (a != c && a != d && b != c && b != d && crosses(at[a], at[b], at[c], at[d])) return false;
    }
  }
  return !borders.empty();
}

/// The longest border in times of the shortest one.
double unevenness(const Map& map, const Points& at) {
  double shortest = std::numeric_limits<double>::max(), longest = 0;
  for_borders(map, [&](PlaceId a, PlaceId b) {
    const double own = length(at[a] - at[b]);
    shortest = std::min(shortest, own);
    longest = std::max(longest, own);
  });
  return longest / shortest;
}

// ---------------------------------------------------------------- by names

/// `b3` as 1 and 3; nothing for other names.
std::optional<std::pair<int, int>> coordinates(std::string_view name) {
  if (name.size() < 2 || name.size() > 3) return std::nullopt;
  const char letter = static_cast<char>(name.front() | 0x20);
  if (letter < 'a' || letter > 'z') return std::nullopt;
  int number = 0;
  for (const char digit : name.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = number * 10 + (digit - '0');
  }
  return std::pair(letter - 'a', number);
}

/// Letters as columns or rows, rows one below the other or each in the middle, as hexagons lie: of those that can be
/// drawn the one with the most even borders.
std::optional<Points> by_names(const Map& map) {
  std::vector<std::pair<int, int>> all;
  for (const MapPlace& place : map.places) {
    const auto found = coordinates(place.name);
    if (!found) return std::nullopt;
    all.push_back(*found);
  }
  std::optional<Points> best;
  for (const bool letters_across : {true, false})
    for (const bool centred : {false, true}) {
      std::map<int, std::pair<int, int>> rows;  // by row: the first and the last in it
      const auto row_of = [&](std::pair<int, int> one) { return letters_across ? one.second : one.first; };
      const auto column_of = [&](std::pair<int, int> one) { return letters_across ? one.first : one.second; };
      for (const auto& one : all) {
        const auto [row, added] = rows.try_emplace(row_of(one), column_of(one), column_of(one));
        row->second.first = std::min(row->second.first, column_of(one));
        row->second.second = std::max(row->second.second, column_of(one));
      }
      Points at;
      for (const auto& one : all) {
        const auto& [first, last] = rows[row_of(one)];
        const double middle = centred ? (first + last) / 2.0 : 0;
        at.push_back({column_of(one) - middle, row_of(one) * (centred ? std::numbers::sqrt3 / 2 : 1.0)});
      }
      if (is_plane(map, at, clear) && (!best || unevenness(map, at) < unevenness(map, *best) - 1e-9))
        best = std::move(at);
    }
  return best;
}

// ---------------------------------------------------------------- by borders

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                    boost::property<boost::vertex_index_t, std::size_t>,
                                    boost::property<boost::edge_index_t, std::size_t>>;
using Edge = boost::graph_traits<Graph>::edge_descriptor;
using Embedding = std::vector<std::vector<Edge>>;

Graph graph_of(const Map& map) {
  Graph graph(map.places.size());
  std::size_t edges = 0;
  for_borders(map, [&](PlaceId a, PlaceId b) { boost::add_edge(a, b, edges++, graph); });
  return graph;
}

/// Embeds a graph in the plane; nothing where that cannot be.
std::optional<Embedding> embedding_of(Graph& graph) {
  std::size_t index = 0;
  for (const auto& edge : boost::make_iterator_range(boost::edges(graph)))
    boost::put(boost::edge_index, graph, edge, index++);
  Embedding embedding(boost::num_vertices(graph));
  if (!boost::boyer_myrvold_planarity_test(boost::boyer_myrvold_params::graph = graph,
                                           boost::boyer_myrvold_params::embedding = embedding.data()))
    return std::nullopt;
  return embedding;
}

/// Straight lines that do not cross, on a grid: right, and seldom good to look at.
std::optional<Points> straight(const Map& map) {
  struct OnGrid {
    std::size_t x = 0, y = 0;
  };
  Graph graph = graph_of(map);
  if (boost::num_vertices(graph) < 3) return std::nullopt;
  boost::make_connected(graph);
  auto embedding = embedding_of(graph);
  if (!embedding) return std::nullopt;
  const auto index = boost::get(boost::vertex_index, graph);
  const auto embedded = [&] { return boost::make_iterator_property_map(embedding->begin(), index); };
  boost::make_biconnected_planar(graph, embedded());
  embedding = embedding_of(graph);
  boost::make_maximal_planar(graph, embedded());
  embedding = embedding_of(graph);
  std::vector<boost::graph_traits<Graph>::vertex_descriptor> order;
  boost::planar_canonical_ordering(graph, embedded(), std::back_inserter(order));
  std::vector<OnGrid> grid(map.places.size());
  boost::chrobak_payne_straight_line_drawing(graph, embedded(), order.begin(), order.end(),
                                             boost::make_iterator_property_map(grid.begin(), index));
  Points at;
  for (const OnGrid& one : grid) at.push_back({static_cast<double>(one.x), static_cast<double>(one.y)});
  return at;
}

/// Draws borders as springs, from where places are: to about the same length.
Points relaxed(const Map& map, const Points& from) {
  using Square = boost::square_topology<>;
  const Graph graph = graph_of(map);
  const Square square(1.0);
  std::vector<Square::point_type> at(from.size());
  double largest = 1;
  for (const Point& one : from) largest = std::max({largest, one.x, one.y});
  for (std::size_t i = 0; i < from.size(); ++i) {
    at[i][0] = from[i].x / largest - 0.5;
    at[i][1] = from[i].y / largest - 0.5;
  }
  std::vector<double> lengths(boost::num_edges(graph), 1.0);
  const auto index = boost::get(boost::vertex_index, graph);
  const auto bounded = [still = boost::layout_tolerance<double>(1e-4), steps = std::size_t{0},
                        most = 400 * from.size()](double change, auto vertex, const auto& all, bool whole) mutable {
    return ++steps > most || still(change, vertex, all, whole);
  };
  boost::kamada_kawai_spring_layout(
      graph, boost::make_iterator_property_map(at.begin(), index),
      boost::make_iterator_property_map(lengths.begin(), boost::get(boost::edge_index, graph)), square,
      boost::side_length(1.0), bounded);
  Points points;
  for (const auto& one : at) points.push_back({one[0], one[1]});
  return points;
}

Points in_a_circle(std::size_t count) {
  Points at;
  for (std::size_t i = 0; i < count; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
    at.push_back({1 + std::sin(angle), 1 - std::cos(angle)});
  }
  return at;
}

/// Turns a drawing so that it needs the least room, and is not higher than wide.
Points upright(const Points& at) {
  Points best;
  double least = std::numeric_limits<double>::max();
  for (int degrees = 0; degrees < 180; ++degrees) {
    const double angle = degrees * std::numbers::pi / 180;
    Points turned;
    Point low{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
    Point high{std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};
    for (const Point& one : at) {
      turned.push_back(
          {one.x * std::cos(angle) - one.y * std::sin(angle), one.x * std::sin(angle) + one.y * std::cos(angle)});
      low = {std::min(low.x, turned.back().x), std::min(low.y, turned.back().y)};
      high = {std::max(high.x, turned.back().x), std::max(high.y, turned.back().y)};
    }
    const Point size = high - low;
    const double room = size.x * size.y + (size.y > size.x ? 1e-3 : 0);
    if (room >= least - 1e-9) continue;
    least = room;
    best = std::move(turned);
  }
  return best;
}

/// Borders are springs; of what comes out the first that can be drawn with areas, else the springs alone.
Points by_borders(const Map& map) {
  const Points springs = relaxed(map, in_a_circle(map.places.size()));
  if (is_plane(map, springs, clear)) return springs;
  const std::optional<Points> lines = straight(map);
  if (!lines) return springs;
  Points both = relaxed(map, *lines);
  if (is_plane(map, both, clear)) return both;
  return is_plane(map, *lines, apart) ? *lines : springs;
}

Points in_rows(std::size_t count) {
  const auto columns = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
  Points at;
  for (std::size_t i = 0; i < count; ++i)
    at.push_back({static_cast<double>(i % columns), static_cast<double>(i / columns)});
  return at;
}

// ---------------------------------------------------------------- areas

Point mean(const Points& points) {
  Point sum;
  for (const Point& one : points) sum = sum + one;
  return sum * (1.0 / static_cast<double>(points.size()));
}

/// Makes areas of a drawing in which no border crosses another: each has a corner in the middle of every face round its
/// place and a side across each of its borders. So two areas have a side in common where they border on each other.
class Areas {
 public:
  Areas(const Map& map, const Points& at) : at_(at), round_(at.size()) {
    for (std::size_t place = 0; place < at.size(); ++place) {
      round_[place] = map.places[place].neighbours;
      std::ranges::sort(round_[place], {}, [&](PlaceId other) { return angle(place, other); });
    }
    for (std::size_t place = 0; place < at.size(); ++place)
      for (const PlaceId other : round_[place])
        if (!face_of_.contains({place, other})) walk(place, other);
  }

  [[nodiscard]] Points of(std::size_t place) const {
    Points corners;
    const std::vector<PlaceId>& round = round_[place];
    for (std::size_t i = 0; i < round.size(); ++i) {
      const PlaceId other = round[i], next = round[(i + 1) % round.size()];
      corners.push_back((at_[place] + at_[other]) * 0.5);
      const Face& face = faces_[face_of_.at({place, other})];
      if (!face.outer) {
        corners.push_back(face.middle);
      } else {
        go_round(place, other, next, corners);
      }
    }
    return corners;
  }

 private:
  struct Face {
    Point middle;
    bool outer = false;
  };

  [[nodiscard]] double angle(std::size_t from, std::size_t to) const {
    return std::atan2(at_[to].y - at_[from].y, at_[to].x - at_[from].x);
  }

  /// Goes round the face that lies behind the border from one place to another, in the order of angles.
  void walk(std::size_t from, std::size_t to) {
    Points corners;
    std::size_t a = from, b = to;
    double area = 0;
    do {
      // At `a` the face lies between `b` and the neighbour that follows it.
      face_of_[{a, b}] = faces_.size();
      const std::vector<PlaceId>& round = round_[a];
      const auto here = std::ranges::find(round, b);
      const PlaceId next = here + 1 == round.end() ? round.front() : *(here + 1);
      corners.push_back(at_[a]);
      area += cross(at_[a], at_[next]);
      b = a;
      a = next;
    } while (a != from || b != to);
    faces_.push_back({mean(corners), area > -1e-4 * unit * unit});
  }

  /// The outer side of a place, between the middles of two of its borders.
  void go_round(std::size_t place, PlaceId from, PlaceId to, Points& corners) const {
    const double begin = angle(place, from);
    double turn = angle(place, to) - begin;
    while (turn <= 1e-9) turn += 2 * std::numbers::pi;
    const Point middle = at_[place];
    const auto beside = [&](double towards) { return Point{std::cos(towards) * reach, std::sin(towards) * reach}; };
    constexpr double right_angle = std::numbers::pi / 2;
    corners.push_back(corners.back() + beside(begin + right_angle));
    const double rest = turn - 2 * right_angle;  // what is turned between the two sides
    if (rest > 1e-9) {
      const int steps = std::max(1, static_cast<int>(std::ceil(rest / (right_angle + 1e-6))));
      const double step = rest / steps;
      for (int i = 0; i < steps; ++i)
        corners.push_back(middle + beside(begin + right_angle + step * (i + 0.5)) * (1 / std::cos(step / 2)));
    } else {
      const Point inwards = beside(begin + turn / 2);
      corners.push_back(middle + inwards * std::min(1.3, 1 / std::max(0.2, std::sin(turn / 2))));
    }
    corners.push_back((middle + at_[to]) * 0.5 + beside(begin + turn - right_angle));
  }

  static constexpr double reach = unit / 2;
  const Points& at_;
  std::vector<std::vector<PlaceId>> round_;  // by place: its neighbours, by angle
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> face_of_;
  std::vector<Face> faces_;
};

/// As far as corners reach is what is drawn: puts the whole to 0 0.
void settle(MapLayout& layout) {
  Point low{std::numeric_limits<double>::max(), std::numeric_limits<double>::max()};
  Point high{std::numeric_limits<double>::lowest(), std::numeric_limits<double>::lowest()};
  for (const Points& corners : layout.outline)
    for (const Point& one : corners) {
      low = {std::min(low.x, one.x), std::min(low.y, one.y)};
      high = {std::max(high.x, one.x), std::max(high.y, one.y)};
    }
  for (Point& one : layout.at) one = one - low;
  for (Points& corners : layout.outline)
    for (Point& one : corners) one = one - low;
  layout.width = high.x - low.x;
  layout.height = high.y - low.y;
}

Points box_round(Point middle, double half) {
  return {{middle.x - half, middle.y - half},
          {middle.x + half, middle.y - half},
          {middle.x + half, middle.y + half},
          {middle.x - half, middle.y + half}};
}

}  // namespace

MapLayout layout_of(const Map& map) {
  MapLayout layout;
  const std::size_t count = map.places.size();
  if (count == 0) return layout;
  const bool few = map.bordered && count > 1 && count <= most_drawn;
  std::optional<Points> at = few ? by_names(map) : std::nullopt;
  if (!at) at = few ? upright(by_borders(map)) : in_rows(count);
  double sum = 0;
  int borders = 0;
  for_borders(map, [&](PlaceId a, PlaceId b) {
    sum += length((*at)[a] - (*at)[b]);
    ++borders;
  });
  const double scale = few && sum > 0 ? unit * borders / sum : unit;
  for (Point& one : *at) one = one * scale;
  layout.at = std::move(*at);
  if (few && is_plane(map, layout.at, apart)) {
    const Areas areas(map, layout.at);
    for (std::size_t place = 0; place < count; ++place) layout.outline.push_back(areas.of(place));
  } else {
    for (const Point& middle : layout.at) layout.outline.push_back(box_round(middle, few ? unit / 4 : unit * 0.48));
    if (few) for_borders(map, [&](PlaceId a, PlaceId b) { layout.lines.emplace_back(a, b); });
  }
  settle(layout);
  return layout;
}

}  // namespace elfref::elven_rage
