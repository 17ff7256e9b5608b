#include "elfref/elfenland/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "elfref/core/markup.h"
#include "elfref/elfenland/words.h"

namespace elfref::elfenland {
namespace {

/// A place on the canvas of board.h: 1000 wide, y downwards.
struct Point {
  double x = 0, y = 0;
};

/// Where a connection bends on its way.
struct Bends {
  std::array<Point, 3> at{};
  int count = 0;
};

// clang-format off
/// By WayId, read off the printed board; roughly.
constexpr std::array<Bends, way_count> all_bends{{
    {{{{116, 101}, {146, 72}, {198, 78}}}, 3},  // Usselen-Wylhien
    {{{{233, 124}, {224, 167}}}, 2},  // Wylhien-Parundia
    {{{{676, 180}, {734, 165}}}, 2},  // Throtmanni-Tichih
    {{{{621, 493}, {676, 458}, {718, 435}}}, 3},  // Lapphalya-Elvenhold
    {{{{563, 547}, {555, 613}}}, 2},  // Lapphalya-Virst
    {{{{435, 652}, {505, 674}, {547, 630}}}, 3},  // Ixara-Virst
    {{{{862, 608}, {928, 582}}}, 2},  // Strykhaven-Beata
    {{{{893, 497}, {854, 454}}}, 2},  // Beata-Elvenhold
    {{{{146, 177}, {165, 214}}}, 2},  // Usselen-Parundia
    {{{{102, 203}, {71, 250}}}, 2},  // Usselen-Yttar
    {{{{652, 214}, {683, 252}}}, 2},  // Throtmanni-Rivinia
    {{{{598, 322}, {644, 295}}}, 2},  // Feodor-Rivinia
    {{{{574, 404}, {565, 435}}}, 2},  // Feodor-Lapphalya
    {{{{660, 346}, {617, 412}, {621, 450}}}, 3},  // Rivinia-Lapphalya
    {{{{505, 536}, {435, 582}}}, 2},  // Lapphalya-Ixara
    {{{{458, 511}, {404, 493}}}, 2},  // Lapphalya-Dag'Amura
    {{{{366, 512}, {351, 578}}}, 2},  // Dag'Amura-Ixara
    {{{{326, 442}, {287, 414}}}, 2},  // Dag'Amura-Kihromah
    {{{{842, 365}, {916, 342}}}, 2},  // Elvenhold-Erg'Eren
    {{{{862, 237}, {819, 175}}}, 2},  // Erg'Eren-Tichih
    {{{{299, 151}, {349, 198}, {380, 268}}}, 3},  // Wylhien-Al'Baran
    {{{{497, 245}, {439, 287}}}, 2},  // Throtmanni-Al'Baran
    {{{{573, 237}, {532, 291}}}, 2},  // Throtmanni-Feodor
    {{{{299, 252}, {342, 281}}}, 2},  // Parundia-Al'Baran
    {{{{435, 320}, {481, 330}}}, 2},  // Al'Baran-Feodor
    {{{{384, 365}, {377, 408}}}, 2},  // Al'Baran-Dag'Amura
    {{{{474, 377}, {423, 415}}}, 2},  // Feodor-Dag'Amura
    {{{{311, 80}, {369, 87}}}, 2},  // Wylhien-Jaccaranda
    {{{{536, 123}, {617, 109}, {703, 119}}}, 3},  // Jaccaranda-Tichih
    {{{{439, 144}, {516, 165}}}, 2},  // Jaccaranda-Throtmanni
    {{{{299, 497}, {225, 551}, {159, 592}}}, 3},  // Dag'Amura-Mah'Davikia
    {{{{287, 627}, {214, 633}}}, 2},  // Ixara-Mah'Davikia
    {{{{656, 672}, {722, 679}, {776, 648}}}, 3},  // Virst-Strykhaven
    {{{{68, 574}, {80, 516}}}, 2},  // Mah'Davikia-Grangor
    {{{{66, 427}, {78, 365}}}, 2},  // Grangor-Yttar
    {{{{211, 109}, {167, 144}, {128, 140}}}, 3},  // Wylhien-Usselen
    {{{{908, 481}, {862, 446}, {815, 423}}}, 3},  // Beata-Elvenhold
    {{{{776, 342}, {784, 314}, {761, 291}}}, 3},  // Elvenhold-Rivinia
    {{{{753, 256}, {794, 225}, {769, 202}}}, 3},  // Rivinia-Tichih
    {{{{571, 648}, {505, 695}, {423, 683}}}, 3},  // Virst-Ixara
    {{{{311, 669}, {233, 674}, {167, 656}}}, 3},  // Ixara-Mah'Davikia
    {{{{116, 571}, {116, 520}}}, 2},  // Mah'Davikia-Grangor
    {{{{722, 512}, {676, 578}}}, 2},  // Elvenhold-Virst
    {{{{775, 497}, {780, 551}}}, 2},  // Elvenhold-Strykhaven
    {{{{683, 608}, {745, 598}}}, 2},  // Virst-Strykhaven
    {{{{136, 299}, {186, 281}}}, 2},  // Yttar-Parundia
    {{{{105, 365}, {107, 419}}}, 2},  // Yttar-Grangor
    {{{{163, 357}, {128, 419}}}, 2},  // Parundia-Grangor
}};
// clang-format on

constexpr double height = 740;         // of the board
constexpr double legend_height = 128;  // below it
constexpr double counter_radius = 17;

std::vector<Point> line_of(WayId id) {
  const Way& connection = way(id);
  const Bends& bends = all_bends[id.value];
  std::vector<Point> line{{town(connection.a).x, town(connection.a).y}};
  line.insert(line.end(), bends.at.begin(), bends.at.begin() + bends.count);
  line.push_back({town(connection.b).x, town(connection.b).y});
  return line;
}

double length(Point a, Point b) {
  return std::hypot(b.x - a.x, b.y - a.y);
}

/// A place on a line, and the direction there in degrees; `share` of its whole length from its beginning.
struct OnLine {
  Point at;
  double angle = 0;
};
OnLine along(const std::vector<Point>& line, double share) {
  double left = 0;
  for (std::size_t i = 1; i < line.size(); ++i) left += length(line[i - 1], line[i]);
  left *= share;
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Point a = line[i - 1], b = line[i];
    const double piece = length(a, b);
    if (left > piece && i + 1 < line.size()) {
      left -= piece;
      continue;
    }
    const double part = piece > 0 ? left / piece : 0;
    constexpr double degrees = 180 / 3.14159265358979;
    return {{a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}, std::atan2(b.y - a.y, b.x - a.x) * degrees};
  }
  return {line.front(), 0};
}

/// The curve through the bends of a line.
std::string path_of(const std::vector<Point>& line) {
  std::string path = fmt::format("M{:.0f} {:.0f}", line[0].x, line[0].y);
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    const Point end =
        i + 2 == line.size() ? line[i + 1] : Point{(line[i].x + line[i + 1].x) / 2, (line[i].y + line[i + 1].y) / 2};
    path += fmt::format("Q{:.0f} {:.0f} {:.0f} {:.0f}", line[i].x, line[i].y, end.x, end.y);
  }
  return path;
}

/// How a terrain is drawn: told apart without colours.
std::string_view class_of(Terrain terrain) {
  constexpr std::array<std::string_view, 6> classes{"plain", "forest", "desert", "mountain", "river", "lake"};
  return classes[static_cast<std::size_t>(terrain)];
}

/// The letter on a counter.
std::string_view letter(std::optional<Transport> kind) {
  constexpr std::array<std::string_view, transport_count> letters{"P", "E", "C", "U", "W", "D", "R"};
  return kind ? letters[static_cast<std::size_t>(*kind)] : "?";
}

constexpr std::string_view style = R"(<style>
.b text{font:600 18px sans-serif;fill:#000}.b .town{paint-order:stroke;stroke:#fff;stroke-width:5px;stroke-linejoin:round}
.b path,.b line{fill:none;stroke:#000}.b .plain{stroke-width:3}.b .forest{stroke-width:4;stroke-dasharray:14 6}
.b .desert{stroke-width:5;stroke-dasharray:0 10;stroke-linecap:round}.b .mountain{stroke-width:4;stroke-dasharray:14 5 3 5}
.b .river{stroke-width:9;stroke:#777}.b .water{stroke-width:5;stroke:#fff}.b .lake{stroke-width:2;stroke-dasharray:3 5}
.b .play{stroke-width:22;stroke:#ddd;stroke-linecap:round}.b .tip{fill:#000;stroke:#fff;stroke-width:2}
.b .place{fill:#fff;stroke:#000;stroke-width:3}.b .counter{fill:#fff;stroke:#000;stroke-width:3}
.b .obstacle{fill:#000;stroke:#fff;stroke-width:2}.b .boot{fill:#000;stroke:#fff;stroke-width:2}
.b .white{fill:#fff}.b .mid{text-anchor:middle;dominant-baseline:central}.b .small{font-weight:400;font-size:17px}
</style>
)";

/// Draws one position.
class Drawing {
 public:
  Drawing(const State& state, std::span<const std::string> players) : state_(state), players_(players) {
    for (const std::string& name : players) marks_.push_back(mark_of(name));
  }

  std::string draw(const std::optional<Link>& play) {
    out_ = fmt::format(
        "<svg class=\"b\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 {:.0f}\" role=\"img\">\n"
        "<title>the board, with counters, obstacles and boots</title>\n{}",
        height + legend_height, style);
    if (play) draw_play(*play);
    for (std::uint8_t id = 0; id < way_count; ++id) draw_way(WayId{id});
    for (std::uint8_t id = 0; id < town_count; ++id) draw_town(TownId{id});
    for (std::uint8_t id = 0; id < road_count; ++id) draw_pieces(WayId{id});
    for (std::uint8_t id = 0; id < town_count; ++id) draw_boots(TownId{id});
    draw_legend();
    return out_ += "</svg>\n";
  }

 private:
  /// The first letters of a name, as many as tell it from those before.
  [[nodiscard]] std::string mark_of(const std::string& name) const {
    for (std::size_t letters = 1; letters <= 3; ++letters) {
      std::size_t bytes = 0;
      for (std::size_t i = 0; i < letters && bytes < name.size(); ++i) do
          ++bytes;
        while (bytes < name.size() && (static_cast<unsigned char>(name[bytes]) & 0xC0) == 0x80);
      if (std::string mark = name.substr(0, bytes); std::ranges::find(marks_, mark) == marks_.end()) return mark;
    }
    return std::to_string(marks_.size() + 1);
  }

  template <class... Values>
  void add(fmt::format_string<Values...> text, Values&&... values) {
    out_ += fmt::format(text, std::forward<Values>(values)...);
    out_ += '\n';
  }

  void draw_way(WayId id) {
    const Way& connection = way(id);
    const std::vector<Point> line = line_of(id);
    const std::string path = path_of(line);
    add("<path class=\"{}\" d=\"{}\"/>", class_of(connection.terrain), path);
    if (!is_river(id)) return;
    add("<path class=\"water\" d=\"{}\"/>", path);
    const OnLine middle = along(line, 0.5);
    add("<path d=\"M-9 -7L9 0L-9 7Z\" class=\"tip\" transform=\"translate({:.0f} {:.0f}) rotate({:.0f})\"/>",
        middle.at.x, middle.at.y, middle.angle);
  }

  /// A broad band under the connection that a play is about.
  void draw_play(const Link& link) {
    for (const auto& id : {road_between(link.a, link.b), waterway_between(link.a, link.b)}) {
      if (!id || (link.by == By::road && !is_road(*id)) ||
          (link.by != By::road && link.by != By::unsaid && is_road(*id)))
        continue;
      add("<path class=\"play\" d=\"{}\"/>", path_of(line_of(*id)));
    }
  }

  void draw_town(TownId id) {
    const Town& place = town(id);
    add("<circle class=\"place\" cx=\"{0:.0f}\" cy=\"{1:.0f}\" r=\"{2}\"/>", place.x, place.y,
        id == elvenhold ? 13 : 9);
    if (id == elvenhold) add("<circle class=\"place\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"6\"/>", place.x, place.y);
    const double x = std::clamp(place.x, 60.0, 940.0);
    add("<text class=\"town\" x=\"{:.0f}\" y=\"{:.0f}\" text-anchor=\"middle\">{}</text>", x, place.y - 17,
        escaped(place.name));
  }

  void draw_pieces(WayId id) {
    const RoadState& road = state_.road[id.value];
    if (!road.occupied && road.obstacles == 0) return;
    const Point at = along(line_of(id), 0.5).at;
    if (road.occupied) {
      add("<circle class=\"counter\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"{}\"/>", at.x, at.y, counter_radius);
      add("<text class=\"mid\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", at.x, at.y, letter(road.counter));
    }
    if (road.obstacles > 0)
      add("<path class=\"obstacle\" d=\"M{:.0f} {:.0f}l13 22h-26z\"/>", at.x + counter_radius + 8, at.y - 14);
  }

  void draw_boots(TownId id) {
    double x = town(id).x;
    const double y = town(id).y + 15;
    for (std::size_t seat = 0; seat < players_.size() && seat < state_.players; ++seat) {
      const TownSet at = state_.player[seat].at;
      if (at.size() != 1 || at.first() != id) continue;
      const double width = 12 + 10.0 * static_cast<double>(marks_[seat].size());
      add("<rect class=\"boot\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"22\" rx=\"5\"/>", x - 11, y, width);
      add("<text class=\"mid white\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x - 11 + width / 2, y + 11,
          escaped(marks_[seat]));
      x += width + 2;
    }
  }

  void draw_legend() {
    double x = 30;
    const double first = height + 16, second = first + 38, third = second + 38;
    const auto sample = [&](Terrain terrain, std::string_view words) {
      add("<line class=\"{}\" x1=\"{:.0f}\" y1=\"{:.0f}\" x2=\"{:.0f}\" y2=\"{:.0f}\"/>", class_of(terrain), x, first,
          x + 50, first);
      if (terrain == Terrain::river)
        add("<line class=\"water\" x1=\"{:.0f}\" y1=\"{:.0f}\" x2=\"{:.0f}\" y2=\"{:.0f}\"/>", x, first, x + 50, first);
      add("<text class=\"small\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x + 58, first + 5, words);
      x += 160;
    };
    sample(Terrain::plain, "plains");
    sample(Terrain::forest, "forest");
    sample(Terrain::desert, "desert");
    sample(Terrain::mountain, "mountain");
    sample(Terrain::river, "river");
    x += 30;
    sample(Terrain::lake, "ferry");
    x = 45;
    for (int kind = 0; kind < transport_count - 1; ++kind) {
      add("<circle class=\"counter\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"14\"/>", x, second);
      add("<text class=\"mid\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x, second, letter(Transport(kind)));
      add("<text class=\"small\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x + 20, second + 5, name(Transport(kind)));
      x += 125;
    }
    add("<path class=\"obstacle\" d=\"M{:.0f} {:.0f}l13 22h-26z\"/>", x, second - 12);
    add("<text class=\"small\" x=\"{:.0f}\" y=\"{:.0f}\">obstacle</text>", x + 20, second + 5);
    x = 34;
    for (std::size_t seat = 0; seat < players_.size() && seat < state_.players; ++seat) {
      const double width = 12 + 10.0 * static_cast<double>(marks_[seat].size());
      add("<rect class=\"boot\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"22\" rx=\"5\"/>", x, third - 11,
          width);
      add("<text class=\"mid white\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x + width / 2, third, escaped(marks_[seat]));
      const bool known = state_.player[seat].at.size() == 1;
      add("<text class=\"small\" x=\"{:.0f}\" y=\"{:.0f}\">{}{}</text>", x + width + 6, third + 5,
          escaped(shortened(players_[seat])), known ? "" : " (nobody knows where)");
      x += 940.0 / static_cast<double>(std::max<std::size_t>(players_.size(), 1));
    }
  }

  static std::string shortened(const std::string& name) {
    constexpr std::size_t most = 24;
    if (name.size() <= most) return name;
    std::size_t bytes = most;
    while (bytes > 0 && (static_cast<unsigned char>(name[bytes]) & 0xC0) == 0x80) --bytes;
    return name.substr(0, bytes) + "…";
  }

  const State& state_;
  std::span<const std::string> players_;
  std::vector<std::string> marks_;  // by seat
  std::string out_;
};

}  // namespace

std::string picture(const State& state, std::span<const std::string> players, const std::optional<Link>& play) {
  return Drawing(state, players).draw(play);
}

}  // namespace elfref::elfenland
