#include "elfref/elven_rage/asking/board_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elven_rage/asking/asking.h"
#include "elfref/elven_rage/asking/drawing.h"
#include "elfref/elven_rage/asking/map_layout.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

using Point = PicturePoint;

constexpr double margin = 12;       // round a map and a battle
constexpr double name_height = 24;  // of the name of a map

/// A kind of piece: its id, its name, its shape, its pictogram.
struct Kind {
  std::string_view id;
  Noun noun;
  std::string_view shape, symbol;
};
constexpr std::string_view castle_sign = "M2 22V4H6V7H9V4H10V1H14V4H15V7H18V4H22V22H15V17A3 3 0 0 0 9 17V22z";
constexpr std::string_view tower_sign =
    "M6 23L7.5 10H5V2H8V5H10.5V2H13.5V5H16V2H19V10H16.5L18 23H14V18A2 2 0 0 0 10 18V23z";
constexpr std::string_view centre_sign = "M12 .5L14.7 8H22.5L16.2 12.7 18.6 20.5 12 15.8 5.4 20.5 7.8 12.7 1.5 8H9.3z";
constexpr std::string_view land_sign = "M3 20L8.5 9L12 14.5L15 10.5L21 20z";
constexpr std::array<Kind, 11> kinds{{
    {piece::flag, noun::flag, "figure", "M1.5 2H23L18.5 10L23 18H4V23.5H1.5z"},
    {"castle", noun::castle, "bare", castle_sign},
    {"tower", noun::tower, "bare", tower_sign},
    {"centre", noun::central_castle, "bare", centre_sign},
    {"land", noun::land, "bare", land_sign},
    {"place", noun::place_of_unknown_kind, "bare", land_sign},
    {piece::card, noun::card, "card",
     "M6.5 1.5H17.5Q19.5 1.5 19.5 3.5V20.5Q19.5 22.5 17.5 22.5H6.5Q4.5 22.5 4.5 20.5V3.5Q4.5 1.5 6.5 1.5zM12 6L16 12 "
     "12 18 8 12z"},
    {piece::squad, noun::squad, "card", "M3 6H15V22H3zM5 8V20H13V8zM7 3H19V19H16V6H7zM11 0H23V16H20V3H11z"},
    {piece::artifact, noun::artifact, "token", "M12 1L21 9L12 23L3 9zM12 4.5L7 9H17z"},
    {piece::treasure, noun::treasure, "token", "M2 11Q2 3 12 3Q22 3 22 11V12H14V10H10V12H2zM2 14H10V16H14V14H22V21H2z"},
    {piece::words, noun::line_of_words, "bare", ""},
}};

std::string symbol_of(std::string_view path) {
  return fmt::format("<path fill-rule=\"evenodd\" d=\"{}\"/>", path);
}

/// The line round an area; `share` of it, seen from its middle.
std::string line_round(const std::vector<Point>& corners, double share, Point by) {
  Point middle;
  for (const Point& one : corners) middle = {middle.x + one.x, middle.y + one.y};
  const auto count = static_cast<double>(corners.size());
  middle = {middle.x / count, middle.y / count};
  std::string path;
  for (const Point& one : corners)
    path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", by.x + middle.x + (one.x - middle.x) * share,
                        by.y + middle.y + (one.y - middle.y) * share);
  return path + "z";
}

std::string_view sign_of_place(PlaceKind kind) {
  constexpr std::array<std::string_view, place_kind_count> all{"", tower_sign, castle_sign, centre_sign};
  return all.at(static_cast<std::size_t>(kind));
}

/// What grows where a place is of a kind, as ground_patterns() calls it.
std::string_view ground_of(PlaceKind kind) {
  constexpr std::array<std::string_view, place_kind_count> all{"land", "deserts", "mountains", "forests"};
  return all.at(static_cast<std::size_t>(kind));
}

/// What maps are drawn with.
void draw_ground(Picture& picture) {
  picture.svg = "<defs>" + ground_patterns() + "</defs>";
  picture.style = style_of_ground();
}

/// The places of a map, as they lie from `by` on; the bottom of the picture.
std::string drawn_map(const Map& map, const MapLayout& layout, Point by, std::span<const PlaceId> off) {
  std::string svg;
  std::array<std::string, place_kind_count> grounds;
  for (std::size_t place = 0; place < map.places.size(); ++place) {
    const bool shut = std::ranges::find(off, static_cast<PlaceId>(place)) != off.end();
    const auto kind = static_cast<std::size_t>(map.places[place].kind);
    const std::string line = line_round(layout.outline[place], 1, by);
    svg += fmt::format("<path class=\"tile {}{}\" d=\"{}\"/>", place_kind_names.at(kind), shut ? " off" : "", line);
    if (!shut) grounds.at(kind) += line;
  }
  for (std::size_t kind = 0; kind < place_kind_count; ++kind)
    if (!grounds.at(kind).empty())
      svg += fmt::format("<path fill=\"url(#board-{})\" d=\"{}\"/>", ground_of(PlaceKind(kind)), grounds.at(kind));
  for (const auto& [a, b] : layout.lines)
    svg += fmt::format("<path class=\"border\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\"/>", by.x + layout.at[a].x,
                       by.y + layout.at[a].y, by.x + layout.at[b].x, by.y + layout.at[b].y);
  return svg;
}

/// The name of an area above what stands there; a long one in two lines, if it has two words.
std::string name_of_area(std::string_view name, Point at) {
  constexpr std::size_t long_name = 11;
  std::size_t best = std::string_view::npos;
  for (std::size_t space = name.find(' '); space != std::string_view::npos; space = name.find(' ', space + 1)) {
    const auto off = [&](std::size_t cut) { return std::max(cut, name.size() - cut); };
    if (best == std::string_view::npos || off(space) < off(best)) best = space;
  }
  if (name.size() <= long_name || best == std::string_view::npos)
    return line_of_text(name, at.x, at.y - 22, 20, 96, "name");
  return line_of_text(name.substr(0, best), at.x, at.y - 30, 16, 96, "name") +
         line_of_text(name.substr(best + 1), at.x, at.y - 13, 16, 96, "name");
}

/// Names and signs of a map.
std::string drawn_names(const Map& map, const MapLayout& layout, Point by) {
  std::string svg;
  for (std::size_t place = 0; place < map.places.size(); ++place) {
    const Point at{by.x + layout.at[place].x, by.y + layout.at[place].y};
    svg += name_of_area(map.places[place].name, at);
    if (const std::string_view sign = sign_of_place(map.places[place].kind); !sign.empty())
      svg += fmt::format("<path class=\"built\" d=\"{}\" transform=\"translate({:.1f} {:.1f}) scale(1.3)\"/>", sign,
                         at.x - 24 - 15.6, at.y + 12 - 15.6);
  }
  return svg;
}

/// Where pieces stand in a place: of a castle its owner first, on the castle.
std::vector<Point> stands_in(PlaceKind kind, Point at) {
  const bool built = kind != PlaceKind::land;
  std::vector<Point> stands;
  if (kind == PlaceKind::castle) stands.push_back({at.x - 24, at.y + 12});
  stands.push_back({at.x + (built ? 24 : 0), at.y + 14});
  if (!built) stands.push_back({at.x + 34, at.y + 14});
  return stands;
}

void add_map(Picture& picture, const Map& map, const MapLayout& layout, Point by) {
  for (std::size_t place = 0; place < map.places.size(); ++place) {
    const Point at{by.x + layout.at[place].x, by.y + layout.at[place].y};
    picture.places.push_back({.id = id_of_place(static_cast<PlaceId>(place)),
                              .name = alone(verbatim(map.places[place].name)),
                              .at = at,
                              .stands = stands_in(map.places[place].kind, at),
                              .outline = line_round(layout.outline[place], 0.9, by)});
  }
}

/// The table of a battle: where its cards go.
std::string drawn_table(Point middle, const Speaker& says) {
  std::string svg;
  for (std::uint8_t i = 0; i < BattleLayout::at.size(); ++i) {
    const bool fights = at_edge(Place{i});
    const double wide = fights ? BattleLayout::card_width : BattleLayout::strip_width;
    const double high = fights ? BattleLayout::card_height : BattleLayout::strip_height;
    const Point at{middle.x + BattleLayout::at.at(i).x, middle.y + BattleLayout::at.at(i).y};
    svg += fmt::format("<rect class=\"seat\" x=\"{:.0f}\" y=\"{:.0f}\" width=\"{:.0f}\" height=\"{:.0f}\" rx=\"9\"/>",
                       at.x - wide / 2, at.y - high / 2, wide, high);
    if (!fights) {
      svg += line_of_text(says(title_of(Place{i})), at.x, at.y + 6, 17, 150, "quiet");
      continue;
    }
    // Beside the card that will lie there, at its outer corner.
    const double x = at.x + (at.x < middle.x ? -1 : 1) * (wide / 2 - 10);
    const double y = at.y + (at.y < middle.y ? high / 2 + 27 : -high / 2 - 13);
    svg += line_of_text(std::to_string(i + 1), x, y, 20, 60, "quiet");
  }
  return svg;
}

void add_battle(Picture& picture, Point middle) {
  for (std::uint8_t i = 0; i < BattleLayout::at.size(); ++i) {
    const Point at{middle.x + BattleLayout::at.at(i).x, middle.y + BattleLayout::at.at(i).y};
    const bool fights = at_edge(Place{i});
    const double x = (fights ? BattleLayout::card_width : BattleLayout::strip_width) / 2 + 8;
    const double y = (fights ? BattleLayout::card_height : BattleLayout::strip_height) / 2 + 8;
    picture.places.push_back({.id = id_of_place(Place{i}),
                              .name = title_of(Place{i}),
                              .at = at,
                              .stands = {at},
                              .outline = fmt::format("M{:.0f} {:.0f}H{:.0f}V{:.0f}H{:.0f}z", at.x - x, at.y - y,
                                                     at.x + x, at.y + y, at.x - x)});
  }
  for (const auto& [id, name, by] : {std::tuple{battle_words::title, msg::title_battle(), BattleLayout::title},
                                     {battle_words::below, msg::title_next(), BattleLayout::below}}) {
    const Point at{middle.x + by.x, middle.y + by.y};
    picture.places.push_back({.id = id, .name = name, .at = at, .stands = {at}, .outline = {}});
  }
  for (const Place from : edge)
    for (const Place to : edge) {
      if (from == to) continue;
      const auto between = [&](double share) {
        const Point a = BattleLayout::at.at(from.value), b = BattleLayout::at.at(to.value);
        return Point{middle.x + a.x + (b.x - a.x) * share, middle.y + a.y + (b.y - a.y) * share};
      };
      picture.ways.push_back({.id = id_of_strike(from, to),
                              .name = msg::strike_at({.from = from.value + 1, .to = to.value + 1}),
                              .ends = {id_of_place(from), id_of_place(to)},
                              .path = arrow(from, to, middle),
                              .spots = {},
                              .price = between(0.5),
                              .words = {between(0.5), between(0.5)}});
    }
}

void add_kinds(Picture& picture) {
  for (const Kind& kind : kinds)
    picture.kinds.push_back({std::string(kind.id), kind.noun, symbol_of(kind.symbol), std::string(kind.shape)});
}

void add_key(Picture& picture, bool map) {
  if (map)
    for (const PlaceKind kind : {PlaceKind::tower, PlaceKind::castle, PlaceKind::centre}) {
      const auto index = static_cast<std::size_t>(kind);
      picture.key.push_back({fmt::format("<path class=\"tile {}\" d=\"M2 1H36V15H2z\"/><path class=\"built\" d=\"{}\" "
                                         "transform=\"translate(12 1) scale(.6)\"/>",
                                         place_kind_names.at(index), sign_of_place(kind)),
                             kind == PlaceKind::centre   ? msg::key_centre()
                             : kind == PlaceKind::castle ? msg::key_castle()
                                                         : msg::key_tower()});
    }
  const std::array<Message, icon_count> words{
      msg::key_nothing(),       msg::key_simple(),  msg::key_double(), msg::key_shield(), msg::key_pierce(),
      msg::key_double_pierce(), msg::key_counter(), msg::key_fire(),   msg::key_move(),   msg::key_other()};
  for (std::size_t icon = 0; icon < icon_count; ++icon)
    picture.key.push_back({fmt::format("<g class=\"face\"><path class=\"sign\" d=\"{}\" transform=\"translate(11 0) "
                                       "scale(.66)\"/></g>",
                                       sign_of(Icon(icon))),
                           words.at(icon)});
}

Message map_in_words(const Map& map) {
  const auto name = [&](PlaceId place) { return verbatim(map.places[place].name); };
  std::vector<Message> places;
  for (const MapPlace& place : map.places)
    places.push_back(msg::place_described(
        {.kind = place.kind != PlaceKind::land ? std::optional(place_kind(place.kind)) : std::nullopt,
         .neighbours = list(Joint::comma, place.neighbours, name),
         .place = verbatim(place.name)}));
  return msg::map_described(
      {.name = verbatim(map.name), .number = map.places.size(), .places = in_a_row(places, msg::side_by_side)});
}

}  // namespace

std::string id_of_place(PlaceId place) {
  return fmt::format("p{}", place);
}
std::string id_of_place(Place place) {
  if (place == reserve_place) return "battle:reserve";
  if (place == beneath_place) return "battle:beneath";
  return fmt::format("battle:{}", place.value + 1);
}
Message title_of(Place place) {
  if (place == reserve_place) return msg::title_reserve();
  if (place == beneath_place) return msg::title_beneath();
  return msg::title_place({.place = place.value + 1});
}
std::string id_of_strike(Place from, Place to) {
  return fmt::format("strike:{}:{}", from.value + 1, to.value + 1);
}
std::string piece_of(std::optional<PlaceKind> kind) {
  return kind ? std::string(place_kind_names.at(static_cast<std::size_t>(*kind))) : "place";
}

Picture board_of(const Map* map, Language language, std::span<const PlaceId> off) {
  Picture picture;
  const MapLayout layout = map != nullptr ? layout_of(*map) : MapLayout{};
  const double wide = std::max(layout.width, BattleLayout::width) + 2 * margin;
  const double high = std::max(layout.height, BattleLayout::height) + 2 * margin;
  double right = 0;
  if (map != nullptr) {
    const Point by{(wide - layout.width) / 2, (high - layout.height) / 2};
    draw_ground(picture);
    picture.svg += drawn_map(*map, layout, by, off) + drawn_names(*map, layout, by);
    picture.words = map_in_words(*map);
    add_map(picture, *map, layout, by);
    picture.parts.push_back({0, 0, wide, high});
    right = wide;
  } else {
    picture.words = msg::battle_described();
  }
  const Point middle{right + wide / 2, high / 2};
  picture.svg += drawn_table(middle, Speaker(language, &elven_rage_words()));
  picture.svg += "<g class=\"under\"></g><g class=\"over\"></g>";
  add_battle(picture, middle);
  if (map != nullptr) picture.parts.push_back({right, 0, wide, high});
  picture.view = {0, 0, right + wide, high};
  picture.style += style_of_drawings();
  add_kinds(picture);
  add_key(picture, map != nullptr);
  return picture;
}

Picture pictograms() {
  Picture picture;
  picture.view = {0, 0, 1, 1};
  picture.words = msg::map_not_known();
  add_kinds(picture);
  return picture;
}

std::optional<Picture> maps_of(const Components& components) {
  if (components.maps.empty()) return std::nullopt;
  Picture picture;
  draw_ground(picture);
  double wide = 0, high = margin;
  std::vector<MapLayout> layouts;
  std::vector<Message> words;
  for (const Map& map : components.maps) {
    layouts.push_back(layout_of(map));
    wide = std::max(wide, layouts.back().width + 2 * margin);
  }
  const bool several = components.maps.size() > 1;
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    const Map& map = components.maps[i];
    if (several) {
      high += name_height;
      picture.svg += line_of_text(map.name, wide / 2, high - 6, 20, wide, "");
    }
    const Point by{(wide - layouts[i].width) / 2, high};
    picture.svg += drawn_map(map, layouts[i], by, {}) + drawn_names(map, layouts[i], by);
    words.push_back(map_in_words(map));
    high += layouts[i].height + margin;
  }
  picture.words = in_a_row(words, msg::side_by_side);
  picture.view = {0, 0, wide, high};
  picture.style += style_of_drawings();
  add_kinds(picture);
  return picture;
}

}  // namespace elfref::elven_rage
