#include "elfref/elfenland/asking/board_picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/map.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

// The land, in soft lines: what is neither forest nor desert nor mountain is plains.
constexpr std::string_view shore =
    "M170 8Q200 8 218 4T252 1 324 14 436 35 532 40 626 38 730 46 797 57 829 75 870 128 926 208 966 264 980 296 "
    "982 328 964 374 949 414 968 448 993 488 1002 528 996 577 973 621 941 650 884 672 820 701 781 726 741 737 "
    "684 738 628 731 548 735 460 742 388 732 324 729 256 735 190 731 136 712 82 683 44 652 19 619 6 585 5 528 2 "
    "456 -3 387 -1 315 9 240 18 168 23 120 40 86 71 50 115 20 170 8z";
constexpr std::string_view forests =
    "M786 80Q812 50 841 65T897 116 950 184 993 248 1015 313 1010 373 980 412 920 421 838 413 772 393 740 376 716 "
    "383 680 416 640 463 592 505 538 557 494 602 436 622 370 643 333 648 326 626 380 560 465 474 530 405 590 330 "
    "655 240 725 150 786 80zM10 139Q20 128 65 129T135 133 171 148 199 180 231 224 241 274 226 315 194 326 156 "
    "315 100 309 20 315 -20 270 -10 185 10 139zM625 204Q600 192 630 194T695 200 755 205 775 216 755 230 720 229 "
    "675 220 625 204zM316 316Q232 322 266 334T311 358 339 399 366 437 408 452 470 449 515 420 545 370 558 330 "
    "478 315 316 316z";
constexpr std::string_view deserts =
    "M250 165Q256 110 259 97T274 85 319 109 382 160 428 196 482 200 563 187 613 189 621 216 614 250 597 279 574 "
    "312 544 368 510 422 476 449 444 458 411 458 379 449 355 433 328 397 305 362 266 343 238 276 250 165z";
constexpr std::string_view mountains =
    "M254 20Q250 -20 315 -20T406 -10 478 7 588 10 700 12 769 24 804 42 815 67 798 104 761 135 689 152 622 175 "
    "562 195 482 207 428 204 381 163 317 110 271 75 254 20zM-20 453Q-20 306 44 302T134 304 169 320 178 377 181 "
    "433 194 450 260 464 324 474 335 489 326 534 332 604 348 670 338 720 307 742 236 744 159 737 95 710 20 645 "
    "-20 453zM708 561Q726 556 745 543T775 534 794 551 826 602 858 670 848 722 773 750 651 752 588 737 598 701 "
    "628 638 670 583 708 561z";
constexpr std::string_view lakes =
    "M757 412Q766 404 779 420T802 453 821 500 826 558 811 589 778 598 728 614 667 632 628 628 635 594 666 550 "
    "702 497 734 443 757 412zM77 317Q74 304 92 298T128 287 173 272 222 247 248 241 248 265 230 305 192 358 151 "
    "413 119 455 98 460 88 430 88 385 86 345 77 317z";

// Told apart without colours too: terrains by their lines and by small signs on the land, which ends at the shore.
constexpr std::string_view style = R"(
.map{--name:1}
@container board (max-width:599px){.map{--name:1.333}}
.map .name,.map .sea{font:600 21px var(--sans);fill:var(--ink);paint-order:stroke;stroke:var(--paper);)"
                                   R"(stroke-width:5px;stroke-linejoin:round}
.map .name{transform:scale(var(--name))}
.map .sea{font:italic 19px var(--serif);stroke:var(--water);stroke-width:4px}
@container board (max-width:599px){.map .sea{display:none}}
.map .m{text-anchor:middle}.map .e{text-anchor:end}
.map .shore{fill:none;stroke:var(--river);stroke-width:34;stroke-linejoin:round;opacity:.09}
.map .shore.near{stroke-width:16;opacity:.25}
.map .land{fill:var(--land-plains)}.map .forests{fill:var(--land-forest)}.map .deserts{fill:var(--land-desert)}
.map .mountains{fill:var(--land-mountain)}
.map .lake{fill:var(--water);stroke:var(--river);stroke-width:2.5}
.map .way{fill:none}.map .case{stroke:var(--card);stroke-width:9;stroke-linecap:round}
.map .plains{stroke:var(--plains);stroke-width:4.5}
.map .forest{stroke:var(--forest);stroke-width:5;stroke-dasharray:15 9}
.map .desert{stroke:var(--desert);stroke-width:6.5;stroke-dasharray:.1 11;stroke-linecap:round}
.map .mountain{stroke:var(--mountain);stroke-width:2.5}.map .ticks{stroke:var(--mountain);stroke-width:13;)"
                                   R"(stroke-dasharray:2.5 10}
.map .river{stroke:var(--river);stroke-width:11}.map .water{stroke:var(--water);stroke-width:6}
.map .flow{fill:none;stroke:var(--river);stroke-width:2.2;stroke-linejoin:round}
.map .ferry{stroke:var(--river);stroke-width:3.2;stroke-dasharray:.1 7;stroke-linecap:round}
.map .boat{fill:var(--river)}
.map .place{fill:var(--card);stroke:var(--ink);stroke-width:3}
.map .home{fill:var(--ink);stroke:var(--card);stroke-width:3}.map .gate{fill:var(--card)}
)";

// Pictograms on a grid of 24, filled even-odd; `|` stands between those that lie one on the other.
// clang-format off
constexpr std::array<std::string_view, transport_count + 5> drawings{
    "M2.5 3l6.3 2.2a10 10 0 0 1 6.4 0L21.5 3l-1.2 7.3a9 9 0 1 1-16.6 0zM6.9 15.6a5.1 3.7 0 1 0 10.2 0a5.1 3.7 0 1 "
    "0-10.2 0zM8.8 15.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0zM12.6 15.6a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0zM7 "
    "9.7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0zM14.6 9.7a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",  // pig
    "M.4 16a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM2.6 16a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0zM13.6 16a5 5 0 1 0 10 0a5 5 "
    "0 1 0-10 0zM15.8 16a2.8 2.8 0 1 1 5.6 0a2.8 2.8 0 1 1-5.6 0z|M4.6 15.3L8.6 7.6H7V5.4H12V7.6H10.9L11.2 "
    "8.2H15.3L14.3 5.8H12.9V3.8H16.5L19.5 15.5 17.6 16.5 16 10.4 12.7 16.9H5.3zM7.6 14.9H11L9.2 10.9zM12.5 13.3L14.3 "
    "10.3H11.2z",  // elfcycle
    "M6.3 19.5a5.3 5.3 0 0 1-.6-10.5 6.7 6.7 0 0 1 12.7-.8 5.7 5.7 0 0 1-.2 11.3z",  // cloud
    "M1.5 .5L11.3 6.2C17.5 5.5 22.5 10 22.5 22.5H10.8C10.8 18.5 12.8 17.2 13 14.8L8.3 17.3 5.3 18.7 3 16.2 4.7 12.2 "
    "8.3 8.3zM9.3 10.3a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z",  // unicorn
    "M1.5 9.5C1.5 1 17.5 1 17.5 9.5zM1 11H18V13.7L22.3 12.7 22.9 14.9 17 16.4H2z|M2.2 18.2a3.4 3.4 0 1 0 6.8 0a3.4 "
    "3.4 0 1 0-6.8 0zM4.4 18.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0zM10.5 18.2a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 "
    "0-6.8 0zM12.7 18.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0z",  // wagon
    "M12 23.5L10.3 19C10 16.5 10.3 15 9.5 14 7.5 13 6.6 14.5 6.3 16.5 5.2 14.5 3.5 14 .5 15 1.5 9.5 4 5.5 8.5 3.5 8.6 "
    "6 9 8 10.6 9.3L11 6.5 9 3.8 10.6 4 11.3 1 12 2.6 12.7 1 13.4 4 15 3.8 13 6.5 13.4 9.3C15 8 15.4 6 15.5 3.5 20 "
    "5.5 22.5 9.5 23.5 15 20.5 14 18.8 14.5 17.7 16.5 17.4 14.5 16.5 13 14.5 14 13.7 15 14 16.5 13.7 19z",  // dragon
    "M10.7 1H12.7V2.2C16.5 3.2 18 5 19.5 10.8 16.5 10 14.5 10 12.7 10.8V13.5H22V17H2V13.5H10.7z|M1 20C3 17.8 5 17.8 "
    "6.7 19.3S10.3 20.8 12 19.3 15.6 17.8 17.3 19.3 21 20.8 23 19V21.5C21 23.3 19 23.3 17.3 21.8S13.7 20.3 12 21.8 "
    "8.4 23.3 6.7 21.8 3 20.3 1 22.5z",  // raft
    "M1.5 2.8Q1.5 1 3.3 1H14.7Q16.5 1 16.5 2.8V12.5C19.5 13.3 21.3 13.8 21.8 15.5 22.3 15.3 22.5 14.5 22.3 13.5 24.3 "
    "16.5 23.8 22.5 19 23H3.3Q1.5 23 1.5 21.2z",  // boot
    "M4.2 1.5L12 9.3 19.8 1.5 22.5 4.2 14.7 12 22.5 19.8 19.8 22.5 12 14.7 4.2 "
    "22.5 1.5 19.8 9.3 12 1.5 4.2z",  // obstacle
    "M6.5 1.5H17.5Q19.5 1.5 19.5 3.5V20.5Q19.5 22.5 17.5 22.5H6.5Q4.5 22.5 4.5 20.5V3.5Q4.5 1.5 6.5 1.5zM12 6L16 12 "
    "12 18 8 12z",  // card
    "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM5 12a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",  // counter
    "M4 6.5C4 2.5 20 2.5 20 6.5V17.5C20 21.5 4 21.5 4 17.5zM6.5 6.7C8.5 8.5 15.5 8.5 "
    "17.5 6.7 15.5 5 8.5 5 6.5 6.7z",  // piece
};
// clang-format on

/// What has a pictogram besides the transports.
struct OtherKind {
  std::string_view id;
  Noun noun;
  std::string_view shape;
};
constexpr std::array<OtherKind, 5> other_kinds{{
    {piece::boot, noun::boot, "figure"},
    {piece::obstacle, noun::obstacle, "stone"},
    {piece::card, noun::card, "card"},
    {piece::counter, noun::counter, "token"},
    {piece::town, noun::town_piece, "bare"},
}};

std::string symbol(std::size_t kind) {
  std::string svg;
  for (std::string_view rest = drawings.at(kind); !rest.empty();) {
    const std::size_t end = std::min(rest.find('|'), rest.size());
    svg += fmt::format("<path fill-rule=\"evenodd\" d=\"{}\"/>", rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return svg;
}

/// How a terrain is drawn.
std::string_view class_of(Terrain terrain) {
  return terrain == Terrain::lake ? "ferry" : terrain == Terrain::plain ? "plains" : name(terrain);
}
constexpr std::array<Terrain, 6> terrains{Terrain::lake,   Terrain::river,  Terrain::plain,
                                          Terrain::forest, Terrain::desert, Terrain::mountain};

/// A line of a terrain, on the board or in the key.
std::string line(Terrain terrain, std::string_view path) {
  const auto drawn = [&](std::string_view type) {
    return fmt::format("<path class=\"way {}\" d=\"{}\"/>", type, path);
  };
  std::string svg;
  if (terrain < Terrain::river) svg += drawn("case");
  svg += drawn(class_of(terrain));
  if (terrain == Terrain::mountain) svg += drawn("ticks");
  if (terrain == Terrain::river) svg += drawn("water");
  return svg;
}

/// An arrow on a river, downstream.
std::string flow(const OnWay& on) {
  return fmt::format(
      "<path class=\"flow\" d=\"M-4-4.5L1 0L-4 4.5\" transform=\"translate({:.0f} {:.0f}) rotate({:.0f})\"/>", on.at.x,
      on.at.y, on.angle);
}

/// The land with its signs, and the lakes.
std::string land_and_lakes() {
  std::string svg = fmt::format("<defs><clipPath id=\"board-land\"><path d=\"{}\"/></clipPath>", shore);
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> parts{
      {{"land", shore}, {"forests", forests}, {"deserts", deserts}, {"mountains", mountains}}};
  std::string parts_drawn;
  for (const auto& [name, path] : parts)
    parts_drawn += fmt::format("<path class=\"{0}\" d=\"{1}\"/><path fill=\"url(#board-{0})\" d=\"{1}\"/>", name, path);
  svg += ground_patterns();
  svg += fmt::format(
      "</defs><path class=\"shore\" d=\"{0}\"/><path class=\"shore near\" d=\"{0}\"/><g "
      "clip-path=\"url(#board-land)\">{1}",
      shore, parts_drawn);
  svg += fmt::format("</g><path class=\"lake\" d=\"{}\"/>", lakes);
  for (const auto& [words, at] : sea_names)
    svg += fmt::format("<text class=\"sea m\" x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", at.x, at.y, words);
  return svg;
}

/// The board: land, water, connections, towns and names. What is laid under connections and over them goes between.
std::string drawn_board(bool russian) {
  std::string svg = land_and_lakes();
  for (const Terrain terrain : terrains) {
    std::string all;
    for (std::uint8_t id = 0; id < way_count; ++id)
      if (way(WayId{id}).terrain == terrain) all += path_of(WayId{id});
    if (terrain == Terrain::plain) svg += "<g class=\"under\"></g>";
    svg += line(terrain, all);
  }
  for (std::uint8_t id = 0; id < way_count; ++id) {
    if (is_river(WayId{id}))
      for (const double share : {0.3, 0.5, 0.7}) svg += flow(along(WayId{id}, share));
    const Point at = along(WayId{id}, 0.38).at;
    if (is_ferry(WayId{id}))
      svg += fmt::format(
          "<path class=\"boat\" d=\"M-9 3H9L6 8H-6zM-1-10V1H-7zM1-8L7 1H1z\" transform=\"translate({:.0f} {:.0f})\"/>",
          at.x, at.y);
  }
  svg += "<g class=\"over\"></g>";
  for (std::uint8_t id = 0; id < town_count; ++id) {
    const Town& place = town(TownId{id});
    const bool home = TownId{id} == elvenhold;
    svg += fmt::format("<circle class=\"{}\" cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"{}\"/>", home ? "home" : "place", place.x,
                       place.y, home ? 19 : 8.5);
    if (home)
      svg += fmt::format(
          "<path class=\"gate\" d=\"M-10 10V-4l3.5-5 3.5 5v3h6v-3l3.5-5 3.5 5v14h-7v-4a3 3 0 0 0-6 0v4z\" "
          "transform=\"translate({:.0f} {:.0f})\"/>",
          place.x, place.y);
  }
  for (std::uint8_t id = 0; id < town_count; ++id) {
    const NameOnMap name = name_on_map(TownId{id}, russian);
    // As wide as its place was measured, whatever letters there are.
    svg += fmt::format(
        "<g transform=\"translate({:.0f} {:.0f})\"><text class=\"name {}\" textLength=\"{:.0f}\" "
        "lengthAdjust=\"spacingAndGlyphs\">{}</text></g>",
        name.at.x, name.at.y, name.side, 21 * name.width, escaped(name.words));
  }
  return svg;
}

Picture made(bool russian) {
  Picture picture{
      .view = {edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top},
      .svg = drawn_board(russian),
      .style = std::string(style) + std::string(style_of_ground()),
      .words = msg::board_described(),
      .places = {},
      .ways = {},
      .kinds = {},
      .key = {}};
  for (std::uint8_t id = 0; id < town_count; ++id) {
    const Town& place = town(TownId{id});
    const auto& stands = stands_in(TownId{id});
    picture.places.push_back(
        {id_of(TownId{id}), alone(verbatim(place.name)), {place.x, place.y}, {stands.begin(), stands.end()}});
  }
  for (std::uint8_t id = 0; id < way_count; ++id) {
    const Way& between = way(WayId{id});
    PictureWay drawn{id_of(WayId{id}),
                     as_road(between.a, between.b),
                     {id_of(between.a), id_of(between.b)},
                     path_of(WayId{id}),
                     {},
                     price_on(WayId{id}),
                     words_on(WayId{id})};
    if (is_road(WayId{id}))
      for (const Point spot : spots_on(WayId{id})) drawn.spots.push_back(spot);
    picture.ways.push_back(std::move(drawn));
  }
  const auto add_kind = [&](std::string_view id, Noun noun, std::string_view shape) {
    picture.kinds.push_back({std::string(id), noun, symbol(picture.kinds.size()), std::string(shape)});
  };
  for (std::uint8_t i = 0; i < transport_count; ++i)
    add_kind(name(Transport(i)), as_noun(Transport(i)), "token");
  for (const auto& [id, noun, shape] : other_kinds) add_kind(id, noun, shape);
  for (const Terrain terrain : terrains)
    picture.key.push_back({line(terrain, "M2 8H36") + (terrain == Terrain::river ? flow({{20, 8}, 0}) : ""),
                           msg::sign_of({.terrain = as_noun(terrain)})});
  return picture;
}

}  // namespace

const Picture& board_picture(bool russian) {
  static const std::array<Picture, 2> pictures{made(false), made(true)};
  return pictures.at(russian ? 1 : 0);
}

}  // namespace elfref::elfenland
