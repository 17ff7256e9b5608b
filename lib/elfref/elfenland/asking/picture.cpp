#include "elfref/elfenland/asking/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/elfenland/asking/map.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/rules/wording.h"

namespace elfref::elfenland {
namespace {

/// How a terrain is drawn: told apart without colours.
std::string_view class_of(Terrain terrain) {
  return terrain == Terrain::lake ? "ferry" : land(terrain);
}

/// The letter on a counter.
std::string_view letter(std::optional<Transport> kind) {
  constexpr std::array<std::string_view, transport_count> letters{"P", "E", "C", "U", "W", "D", "R"};
  return kind ? letters[static_cast<std::size_t>(*kind)] : "?";
}

// What a play is about has the colour --mark of the page, on --mark-bg. On a picture as narrow as a phone letters and
// pieces are larger; map.h has found places for these sizes.
constexpr std::string_view style = R"(<style>
.map{--name:21px;--grow:1}
@container board (max-width:599px){.map{--name:28px;--grow:1.42}}
.map text{font:600 19px var(--sans)}
.map .name{font-size:var(--name);fill:var(--ink);paint-order:stroke;stroke:var(--paper);stroke-width:6px;)"
R"(stroke-linejoin:round}
.map .m{text-anchor:middle}.map .e{text-anchor:end}.map .mid{text-anchor:middle;dominant-baseline:central}
.map .grow{transform:scale(var(--grow))}
.map .way{fill:none}.map .plains{stroke:var(--plains);stroke-width:4}
.map .forest{stroke:var(--forest);stroke-width:4.5;stroke-dasharray:15 8}
.map .desert{stroke:var(--desert);stroke-width:6;stroke-dasharray:.1 11;stroke-linecap:round}
.map .mountain{stroke:var(--mountain);stroke-width:2.5}.map .ticks{stroke:var(--mountain);stroke-width:13;)"
R"(stroke-dasharray:2.5 10}
.map .river{stroke:var(--river);stroke-width:10}.map .water{stroke:var(--water);stroke-width:5.5}
.map .tip{fill:none;stroke:var(--ink);stroke-width:2.5;stroke-linejoin:round}
.map .ferry{stroke:var(--river);stroke-width:3;stroke-dasharray:3 6}
.map .play{fill:none;stroke:var(--mark-bg,var(--line));stroke-width:30;stroke-linecap:round}
.map .played .way:not(.water){stroke:var(--mark,var(--ink))}.map .played :is(.plains,.forest){stroke-width:6}
.map .place{fill:var(--paper);stroke:var(--ink);stroke-width:3}.map .home{fill:var(--ink)}
.map .counter{fill:var(--piece);stroke:var(--edge);stroke-width:2.5}.map .on{fill:var(--piece-t)}
.map .obstacle{fill:var(--ink);stroke:var(--paper);stroke-width:2}
.map .boot path{fill:var(--p);stroke:var(--edge);stroke-width:1.8}.map .boot text{fill:var(--on)}
</style>
)";

/// Draws one position.
class Drawing {
 public:
  Drawing(const State& state, std::span<const std::string> players) : state_(state), players_(players) {
    for (const std::string& name : players) marks_.push_back(mark_of(name));
    std::vector<std::optional<PieceColour>> given(players.size());
    for (std::size_t seat = 0; seat < seats(); ++seat) given[seat] = colour_of(state.player[seat].colour);
    colours_ = drawn_colours(given);
  }

  Drawn draw(const std::optional<Link>& play) {
    out_ = fmt::format(
        "<svg class=\"map\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{:.0f} {:.0f} {:.0f} {:.0f}\" role=\"img\""
        " aria-labelledby=\"board-title board-desc\">\n<title id=\"board-title\">The board</title>\n"
        "<desc id=\"board-desc\">{}</desc>\n{}",
        edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top, escaped(in_words(play)), style);
    const std::vector<WayId> played = ways_of(play);
    for (const WayId id : played) add("<path class=\"play\" d=\"{}\"/>", path_of(id));
    for (std::uint8_t id = 0; id < way_count; ++id)
      draw_way(WayId{id}, std::ranges::find(played, WayId{id}) != played.end());
    for (std::uint8_t id = 0; id < town_count; ++id) draw_town(TownId{id});
    for (std::uint8_t id = 0; id < road_count; ++id) draw_pieces(WayId{id});
    for (std::uint8_t id = 0; id < town_count; ++id) draw_boots(TownId{id});
    out_ += "</svg>\n";
    Drawn drawn{.svg = std::move(out_), .key = {}};
    out_.clear();
    write_key();
    drawn.key = std::move(out_);
    return drawn;
  }

 private:
  [[nodiscard]] std::size_t seats() const { return std::min<std::size_t>(players_.size(), state_.players); }

  /// As decode() numbers colours: those with a name first, behind them those that nobody knows.
  static std::optional<PieceColour> colour_of(int number) {
    if (number == 0) return std::nullopt;
    return number <= piece_colour_count ? PieceColour(number) : PieceColour::none;
  }

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

  /// What is seen on the picture, for who does not see it.
  [[nodiscard]] std::string in_words(const std::optional<Link>& play) const {
    std::string words;
    if (play) words = fmt::format("The play is about {} and {}. ", town(play->a).ascii, town(play->b).ascii);
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const TownSet at = state_.player[seat].at;
      words += at.size() == 1 ? fmt::format("{}'s boot is in {}. ", players_[seat], town(at.first()).ascii)
                              : fmt::format("Where {}'s boot is nobody knows. ", players_[seat]);
    }
    for (std::uint8_t id = 0; id < road_count; ++id) {
      const RoadState& road = state_.road[id];
      if (!road.occupied && road.obstacles == 0) continue;
      const Way& between = way(WayId{id});
      words += fmt::format("{}-{}: {}{}. ", town(between.a).ascii, town(between.b).ascii,
                           !road.occupied ? ""
                           : road.counter ? name(*road.counter)
                                          : "a counter",
                           road.obstacles == 0 ? ""
                           : road.occupied     ? ", an obstacle"
                                               : "an obstacle");
    }
    if (!words.empty()) words.pop_back();
    return words;
  }

  // -------------------------------------------------------------- the board

  /// The connections that a play may be about.
  static std::vector<WayId> ways_of(const std::optional<Link>& play) {
    std::vector<WayId> ways;
    if (!play) return ways;
    for (const auto& id : {road_between(play->a, play->b), waterway_between(play->a, play->b)})
      if (id && (play->by == By::unsaid || (play->by == By::road) == is_road(*id))) ways.push_back(*id);
    return ways;
  }

  /// A line of a terrain, on the board or in the key.
  void draw_line(Terrain terrain, std::string_view path) {
    add("<path class=\"way {}\" d=\"{}\"/>", class_of(terrain), path);
    if (terrain == Terrain::mountain) add("<path class=\"way ticks\" d=\"{}\"/>", path);
    if (terrain == Terrain::river) add("<path class=\"way water\" d=\"{}\"/>", path);
  }

  void draw_tip(const OnWay& on) {
    add("<path class=\"tip\" d=\"M-5-6L3 0L-5 6\" transform=\"translate({:.0f} {:.0f}) rotate({:.0f})\"/>", on.at.x,
        on.at.y, on.angle);
  }

  void draw_way(WayId id, bool played) {
    if (played) add("<g class=\"played\">");
    draw_line(way(id).terrain, path_of(id));
    if (played) add("</g>");
    if (is_river(id))
      for (const double share : {0.3, 0.5, 0.7}) draw_tip(along(id, share));
  }

  void draw_town(TownId id) {
    const Town& place = town(id);
    add("<circle class=\"place\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"{}\"/>", place.x, place.y, id == elvenhold ? 13 : 9);
    if (id == elvenhold) add("<circle class=\"home\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"6\"/>", place.x, place.y);
    const NamePlace name = name_of(id);
    add("<text class=\"name {}\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", name.side, name.at.x, name.at.y,
        escaped(place.name));
  }

  void draw_counter(std::optional<Transport> kind) {
    add("<circle class=\"counter\" r=\"{}\"/><text class=\"mid on\">{}</text>", counter_radius, letter(kind));
  }

  void draw_pieces(WayId id) {
    const RoadState& road = state_.road[id.value];
    if (!road.occupied && road.obstacles == 0) return;
    const Point at = counter_on(id);
    add("<g transform=\"translate({:.0f} {:.0f})\"><g class=\"grow\">", at.x, at.y);
    if (road.occupied) draw_counter(road.counter);
    if (road.obstacles > 0)
      add("<path class=\"obstacle\" d=\"{}\"/>", road.occupied ? "M20-19l11 20h-22z" : "M0-13l14 25h-28z");
    add("</g></g>");
  }

  /// How wide the part of a boot above the foot is.
  [[nodiscard]] double shaft(std::size_t seat) const {
    const auto letters = std::ranges::count_if(marks_[seat], [](char c) { return (c & 0xC0) != 0x80; });
    return boot_size - toe + letter_width * static_cast<double>(letters - 1);
  }

  /// A boot, its upper left corner at (x, y).
  void draw_boot(std::size_t seat, double x, double y) {
    const double width = shaft(seat);
    add("<g class=\"boot {}\" transform=\"translate({:.1f} {:.1f})\"><path d=\"M0 3q0-3 3-3h{}q3 0 3 3v12l5 2q2 1 2 3v5"
        "q0 2-2 2h-{}q-2 0-2-2z\"/><text class=\"mid\" x=\"{}\" y=\"13\">{}</text></g>",
        elfref::class_of(colours_[seat]), x, y, width - 6, width + 3, width / 2 + 1, escaped(marks_[seat]));
  }

  void draw_boots(TownId id) {
    std::vector<std::size_t> here;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
      const TownSet at = state_.player[seat].at;
      if (at.size() == 1 && at.first() == id) here.push_back(seat);
    }
    if (here.empty()) return;
    const BootPlace place = boots_in(id);
    constexpr double gap = 2;
    constexpr std::size_t in_a_row = 3;
    // On the narrowest picture, where boots are largest: what a row has before the edge, and whether another has above.
    const double room = (place.along > 0 ? edges.right - place.at.x : place.at.x - edges.left) / narrow_growth;
    const bool at_top = place.height == 1 && place.at.y - 2 * (boot_size + gap) * narrow_growth < edges.top;
    add("<g transform=\"translate({:.0f} {:.0f})\"><g class=\"grow\">", place.at.x, place.at.y);
    double x = 0, y = -place.height * boot_size;
    std::size_t in_row = 0;
    for (const std::size_t seat : here) {
      const double width = shaft(seat) + toe;
      if (in_row > 0 && ((in_row == in_a_row && !at_top) || x + width > room)) {
        y += (boot_size + gap) * (place.height == 1 ? -1 : 1);  // away from the town
        x = 0;
        in_row = 0;
      }
      draw_boot(seat, place.along > 0 ? x : -x - width, y);
      x += width + gap;
      ++in_row;
    }
    add("</g></g>");
  }

  // -------------------------------------------------------------- the key

  /// One sign of the key, which `draw` draws within a box, and what it means.
  template <class Draw>
  void write_sign(std::string_view box, const Draw& draw, const std::string& words) {
    out_ += fmt::format("<li><svg class=\"map\" viewBox=\"{}\" aria-hidden=\"true\">", box);
    draw();
    out_.pop_back();
    add("</svg>{}</li>", escaped(words));
  }

  void write_key() {
    for (std::size_t seat = 0; seat < seats(); ++seat)
      write_sign(
          fmt::format("-1 -1 {} {}", shaft(seat) + toe + 2, boot_size + 2), [&] { draw_boot(seat, 0, 0); },
          players_[seat] + (state_.player[seat].at.size() == 1 ? "" : " (nobody knows where)"));
    Kinds lie = 0;
    bool unknown = false, obstacle = false;
    for (const RoadState& road : state_.road) {
      if (road.occupied && road.counter) lie |= counter_bit(*road.counter);
      unknown |= road.occupied && !road.counter;
      obstacle |= road.obstacles > 0;
    }
    for_counters(lie, [&](Transport kind) {
      write_sign(
          "-19 -19 38 38", [&] { draw_counter(kind); }, std::string(name(kind)));
    });
    if (unknown)
      write_sign(
          "-19 -19 38 38", [&] { draw_counter(std::nullopt); }, "a counter that nobody wrote down");
    if (obstacle)
      write_sign(
          "-16 -17 32 32", [&] { add("<path class=\"obstacle\" d=\"M0-13l14 25h-28z\"/>"); }, "obstacle");
    for (const Terrain terrain :
         {Terrain::plain, Terrain::forest, Terrain::desert, Terrain::mountain, Terrain::river, Terrain::lake})
      write_sign(
          "0 0 60 20",
          [&] {
            draw_line(terrain, "M4 10H56");
            if (terrain == Terrain::river) draw_tip({{31, 10}, 0});
          },
          terrain == Terrain::river ? "river, downstream" : std::string(class_of(terrain)));
  }

  static constexpr double toe = 7;
  static constexpr double letter_width = 11;

  const State& state_;
  std::span<const std::string> players_;
  std::vector<std::string> marks_;    // by seat
  std::vector<PieceColour> colours_;  // by seat
  std::string out_;
};

}  // namespace

Drawn picture(const State& state, std::span<const std::string> players, const std::optional<Link>& play) {
  return Drawing(state, players).draw(play);
}

}  // namespace elfref::elfenland
