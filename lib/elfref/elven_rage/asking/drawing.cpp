#include "elfref/elven_rage/asking/drawing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"

namespace elfref::elven_rage {
namespace {

using Layout = BattleLayout;

constexpr std::string_view style = R"(
.map .tile{stroke:var(--paper);stroke-width:3;stroke-linejoin:round;fill:var(--land-plains)}
.map .tile.tower{fill:var(--land-desert)}.map .tile.castle{fill:var(--land-mountain)}
.map .tile.centre{fill:var(--land-forest)}.map .tile.off{opacity:.35}
@media print,(forced-colors:active){.map .tile{stroke:var(--ink2);stroke-width:1.5}}
.map .border{fill:none;stroke:var(--plains);stroke-width:4}
.map .built{fill:var(--card);stroke:var(--ink);stroke-width:1.2;fill-rule:evenodd}
.map .name{paint-order:stroke;stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}
.map .word{font:600 20px var(--sans);fill:var(--ink);text-anchor:middle}
.map .word.quiet{font-weight:400;fill:var(--ink2)}.map .word.start{text-anchor:start}
.map path.area{fill:none;stroke:var(--p);stroke-width:5;stroke-linejoin:round}.map path.area.edge{stroke:var(--edge);)"
                                   R"(stroke-width:9}
.map path.area.perhaps{stroke-dasharray:9 9}
.map .seat{fill:none;stroke:var(--ink2);stroke-width:1.5;stroke-dasharray:5 5;opacity:.6}
.map .face .body{fill:var(--card);stroke:var(--edge);stroke-width:8}
.map .face .own{fill:none;stroke:var(--p);stroke-width:5}
.map .face .whose{fill:var(--p);stroke:var(--edge);stroke-width:1.5}
.map .face .mark{font:700 17px var(--sans);fill:var(--on);text-anchor:middle}
.map .face .first{fill:var(--ink);stroke:none}
.map .face .number{font:700 19px var(--sans);fill:var(--paper);text-anchor:middle}
.map .face .heart{fill:var(--ink);stroke:var(--ink);stroke-width:1.5}.map .face .heart.lost{fill:none}
.map .face .sign{fill:var(--ink);fill-rule:evenodd;stroke:none}
.map .face .back{fill:var(--paper);stroke:var(--line);stroke-width:1.5}
.map .face.dead .body,.map .face.dead .back{fill:var(--paper)}
.map .face.dead :is(.sign,.heart,.word){opacity:.5}
.map .face .gone{stroke:var(--ink2);stroke-width:3;fill:none}
.map .bare{color:var(--p)}.map .bare .sign{stroke:var(--edge);stroke-width:1.5}
.map .turn{fill:none;stroke:var(--ink);stroke-width:3;stroke-dasharray:10 6}
)";

// Drawn on a grid of 24, filled even-odd; what strikes strikes upwards.
constexpr std::string_view one_blade = "M12 1L15 6V14H19V17H13.5V23H10.5V17H5V14H9V6z";
constexpr std::string_view two_blades =
    "M6.5 1L9 6V14H11V17H8V23H5V17H2V14H4V6zM17.5 1L20 6V14H22V17H19V23H16V17H13V14H15V6z";
constexpr std::string_view one_spear = "M12 0L17 8H13.5V11H20V13H13.5V24H10.5V13H4V11H10.5V8H7z";
constexpr std::string_view two_spears =
    "M6.5 0L10.5 8H8V11H11V13H8V24H5V13H2V11H5V8H2.5zM17.5 0L21.5 8H19V11H22V13H19V24H16V13H13V11H16V8H13.5z";
constexpr std::array<std::string_view, icon_count> signs{
    "M6 10.5H18V13.5H6z",  // none
    one_blade,
    two_blades,
    "M12 1L21 4V11C21 17 17 21 12 23.5C7 21 3 17 3 11V4zM12 4.5L6 6.4V11C6 15 8.4 18 12 20z",  // shield
    one_spear,
    two_spears,
    "M13 2V7C19 7 22 10.5 22 15C22 19 19 22 15 22H4V18.5H15C17 18.5 18.5 17 18.5 14.7C18.5 12.2 16.5 "
    "10.5 13 10.5V15.5L4 8.7z",  // counter
    "M12 .5C13 5 19 8 19 15A7 8 0 0 1 5 15C5 11 7 9 8 6.5C9 8.5 9.5 9 10.5 9.5C10 6 10.5 3 12 .5zM12 "
    "21.5A3.2 3.8 0 0 0 15.2 17.8C15.2 15.5 13.5 14.5 12.5 12.5C12 14.5 8.8 15 8.8 17.8A3.2 "
    "3.7 0 0 0 12 21.5z",                                        // fire
    "M7 2L2 8H5.5V22H8.5V8H12zM17 22L22 16H18.5V2H15.5V16H12z",  // move
    "M10.5 1H13.5V9.4L20.8 5.2L22.3 7.8L15 12L22.3 16.2L20.8 18.8L13.5 14.6V23H10.5V14.6L3.2 "
    "18.8L1.7 16.2L9 12L1.7 7.8L3.2 5.2L10.5 9.4z",  // other
};

/// Right or left, below or above: where the others are, seen from a place of the edge.
PicturePoint inwards(Place place) {
  const PicturePoint at = Layout::at.at(place.value);
  return {at.x < 0 ? 1.0 : -1.0, at.y < 0 ? 1.0 : -1.0};
}

/// Lives as hearts, from x on; many as a number.
std::string hearts(const DrawnCard& card, double x, double y) {
  if (card.printed == 0) return "";
  constexpr std::string_view heart = "M0 7L-8-1A4.6 4.6 0 0 1 0-6.5A4.6 4.6 0 0 1 8-1z";
  constexpr int most_shown = 5;
  const int all = std::max(card.lives, card.printed);
  std::string svg;
  const int shown = all > most_shown ? 1 : all;
  for (int i = 0; i < shown; ++i)
    svg += fmt::format("<path class=\"heart{}\" d=\"{}\" transform=\"translate({:.0f} {:.0f})\"/>",
                       i < card.lives ? "" : " lost", heart, x + 9 + 20 * i, y);
  if (all > most_shown)
    svg += line_of_text(card.lives_left, x + 26, y + 6, 17, 80, "start");
  return svg;
}

std::string sign_at(std::string_view sign, PicturePoint at, double turned) {
  return fmt::format(
      "<rect class=\"back\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"38\" height=\"38\" rx=\"6\"/><path class=\"sign\" "
      "d=\"{}\" transform=\"translate({:.0f} {:.0f}) rotate({:.0f}) scale(1.25) translate(-12 -12)\"/>",
      at.x - 19, at.y - 19, sign, at.x, at.y, turned);
}

/// The corner line of an arrow's head that comes from a point.
std::string head(PicturePoint from, PicturePoint tip) {
  const double angle = std::atan2(tip.y - from.y, tip.x - from.x);
  const auto side = [&](double turn) {
    return PicturePoint{tip.x - 17 * std::cos(angle + turn), tip.y - 17 * std::sin(angle + turn)};
  };
  const PicturePoint a = side(0.5), b = side(-0.5);
  return fmt::format("M{:.0f} {:.0f}L{:.0f} {:.0f}L{:.0f} {:.0f}", a.x, a.y, tip.x, tip.y, b.x, b.y);
}

}  // namespace

std::string_view style_of_drawings() {
  return style;
}

std::string_view sign_of(Icon icon) {
  return signs.at(static_cast<std::size_t>(icon));
}

std::string arrow(Place from, Place to, PicturePoint middle) {
  const PicturePoint a = Layout::at.at(from.value), b = Layout::at.at(to.value);
  const double half_width = Layout::card_width / 2, half_height = Layout::card_height / 2;
  const PicturePoint in = inwards(from);
  PicturePoint begin, end, bend;
  // There and back lie side by side.
  if (a.y == b.y) {
    const double y = a.y + (in.x > 0 ? -18 : 18);
    begin = {a.x + in.x * half_width, y};
    end = {b.x - in.x * (half_width + 6), y};
    bend = {(begin.x + end.x) / 2, y};
  } else if (a.x == b.x) {
    const double x = a.x + (in.y > 0 ? -20 : 20);
    begin = {x, a.y + in.y * half_height};
    end = {x, b.y - in.y * (half_height + 6)};
    bend = {x, (begin.y + end.y) / 2};
  } else {  // past the centre
    begin = {a.x + in.x * (half_width - 14), a.y + in.y * half_height};
    end = {b.x - in.x * (half_width - 30), b.y - in.y * (half_height + 6)};
    bend = {end.x + in.x * 45, begin.y + in.y * 5};
  }
  const auto moved = [&](PicturePoint point) { return PicturePoint{point.x + middle.x, point.y + middle.y}; };
  begin = moved(begin);
  end = moved(end);
  bend = moved(bend);
  return fmt::format("M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}{}", begin.x, begin.y, bend.x, bend.y, end.x, end.y,
                     head(bend, end));
}

std::string ring_round(Place place) {
  const double w = Layout::card_width + 20, h = Layout::card_height + 20;
  const PicturePoint at = Layout::at.at(place.value);
  return fmt::format("<rect class=\"turn\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"{:.0f}\" rx=\"15\"/>",
                     at.x - Layout::below.x - w / 2, at.y - Layout::below.y - h / 2, w, h);
}

std::string drawn_at_edge(const DrawnCard& card, Place place) {
  const double w = Layout::card_width, h = Layout::card_height;
  const PicturePoint in = inwards(place);
  std::string svg = fmt::format("<g class=\"face{}\">", card.dead ? " dead" : "");
  for (const std::string_view part : {"body", "own"})
    svg += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\"/>", part, -w / 2,
                       -h / 2, w, h);
  // Name and number on the far side of the others, the slots where they point.
  const double row = -in.y * (h / 2 - 24);
  double left = -w / 2 + 10;
  if (card.initiative) {
    svg += fmt::format(
        "<circle class=\"first\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"16\"/><text class=\"number\" "
        "x=\"{:.0f}\" y=\"{:.0f}\">{}</text>",
        left + 16, row, left + 16, row + 6.5, *card.initiative);
    left += 40;
  }
  double right = w / 2 - 10;
  if (!card.mark.empty()) {
    svg += fmt::format(
        "<circle class=\"whose\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"14\"/><text class=\"mark\" "
        "x=\"{:.0f}\" y=\"{:.0f}\">{}</text>",
        right - 14, row, right - 14, row + 6, escaped(card.mark));
    right -= 34;
  }
  svg += line_of_text(card.name, left, row + 7, 20, right - left, "start");
  svg += hearts(card, in.x > 0 ? -w / 2 + 10 : -w / 2 + 68, -in.y * 4);
  for (const Slot slot : all_slots) {
    const auto index = static_cast<std::size_t>(slot);
    if (card.signs.at(index).empty()) continue;
    const PicturePoint to = Layout::at.at(card.towards.at(index).value), from = Layout::at.at(place.value);
    const bool beside = to.y == from.y, below = to.x == from.x;
    const PicturePoint at{below ? -in.x * 26 : in.x * (w / 2 - 24), beside ? -in.y * 3 : in.y * (h / 2 - 24)};
    const double turned = std::atan2(beside ? 0 : in.y, below ? 0 : in.x) * 180 / std::numbers::pi + 90;
    svg += sign_at(card.signs.at(index), at, card.strikes.at(index) ? turned : 0);
  }
  if (card.dead)
    svg += fmt::format("<path class=\"gone\" d=\"M{} {}L{} {}\"/>", -w / 2 + 8, h / 2 - 8, w / 2 - 8, -h / 2 + 8);
  return svg + "</g>";
}

std::string drawn_in_centre(const DrawnCard& card) {
  const double w = Layout::strip_width, h = Layout::strip_height;
  std::string svg = fmt::format("<g class=\"face{}\">", card.dead ? " dead" : "");
  for (const std::string_view part : {"body", "own"})
    svg += fmt::format("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"7\"/>", part, -w / 2,
                       -h / 2, w, h);
  double left = -w / 2 + 8, right = w / 2 - 8;
  if (card.initiative) {
    svg += fmt::format(
        "<circle class=\"first\" cx=\"{:.0f}\" cy=\"0\" r=\"14\"/><text class=\"number\" x=\"{:.0f}\" "
        "y=\"6.5\">{}</text>",
        left + 14, left + 14, *card.initiative);
    left += 33;
  }
  if (!card.mark.empty()) {
    svg += fmt::format(
        "<circle class=\"whose\" cx=\"{:.0f}\" cy=\"0\" r=\"12\"/><text class=\"mark\" x=\"{:.0f}\" "
        "y=\"6\">{}</text>",
        right - 12, right - 12, escaped(card.mark));
    right -= 28;
  }
  svg += line_of_text(card.name, left, 6, 17, right - left, "start");
  if (card.dead)
    svg += fmt::format("<path class=\"gone\" d=\"M{} {}L{} {}\"/>", -w / 2 + 6, h / 2 - 6, w / 2 - 6, -h / 2 + 6);
  return svg + "</g>";
}

}  // namespace elfref::elven_rage
