#include "elfref/elfenland/asking/map.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

#include "elfref/core/text/look.h"
#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland {
namespace {

/// A connection on its way.
struct Course {
  std::array<Point, 3> bends;
  int count = 0;                  // of the bends
  Point price;                    // where it is written
  Point words;                    // where a few words are
  std::array<double, 2> spots{};  // of a road, how far along it the counter lies, and the obstacle
};

// clang-format off
/// By WayId: the bends read off the printed board, roughly; the rest found by trying much until nothing overlapped.
constexpr std::array<Course, way_count> courses{{
    {{{{116, 101}, {146, 72}, {198, 78}}}, 3, {180, 76}, {68, 73}, {{0.43, 0.2}}},  // Usselen-Wylhien
    {{{{233, 124}, {224, 167}}}, 2, {238, 161}, {173, 261}, {{0.3, 0.74}}},  // Wylhien-Parundia
    {{{{676, 180}, {734, 165}}}, 2, {701, 181}, {731, 194}, {{0.76, 0.32}}},  // Throtmanni-Tichih
    {{{{621, 493}, {676, 458}, {718, 435}}}, 3, {682, 427}, {697, 506}, {{0.51, 0.34}}},  // Lapphalya-Elvenhold
    {{{{563, 547}, {555, 613}}}, 2, {601, 580}, {498, 619}, {{0.5, 0.76}}},  // Lapphalya-Virst
    {{{{435, 652}, {505, 674}, {547, 630}}}, 3, {432, 650}, {497, 619}, {{0.46, 0.61}}},  // Ixara-Virst
    {{{{862, 608}, {928, 582}}}, 2, {928, 608}, {956, 609}, {{0.75, 0.48}}},  // Strykhaven-Beata
    {{{{893, 497}, {854, 454}}}, 2, {841, 489}, {912, 443}, {{0.58, 0.33}}},  // Beata-Elvenhold
    {{{{146, 177}, {165, 214}}}, 2, {140, 227}, {155, 257}, {{0.64, 0.42}}},  // Usselen-Parundia
    {{{{102, 203}, {71, 250}}}, 2, {49, 216}, {146, 262}, {{0.38, 0.65}}},  // Usselen-Yttar
    {{{{652, 214}, {683, 252}}}, 2, {632, 246}, {731, 203}, {{0.63, 0.27}}},  // Throtmanni-Rivinia
    {{{{598, 322}, {644, 295}}}, 2, {597, 315}, {643, 341}, {{0.59, 0.8}}},  // Feodor-Rivinia
    {{{{574, 404}, {565, 435}}}, 2, {605, 396}, {632, 392}, {{0.28, 0.56}}},  // Feodor-Lapphalya
    {{{{660, 346}, {617, 412}, {621, 450}}}, 3, {659, 355}, {645, 361}, {{0.66, 0.8}}},  // Rivinia-Lapphalya
    {{{{505, 536}, {435, 582}}}, 2, {501, 542}, {491, 613}, {{0.65, 0.47}}},  // Lapphalya-Ixara
    {{{{458, 511}, {404, 493}}}, 2, {423, 529}, {347, 495}, {{0.43, 0.22}}},  // Lapphalya-Dag'Amura
    {{{{366, 512}, {351, 578}}}, 2, {318, 551}, {313, 496}, {{0.5, 0.76}}},  // Dag'Amura-Ixara
    {{{{326, 442}, {287, 414}}}, 2, {284, 457}, {303, 479}, {{0.36, 0.68}}},  // Dag'Amura-Kihromah
    {{{{842, 365}, {916, 342}}}, 2, {851, 328}, {961, 359}, {{0.42, 0.69}}},  // Elvenhold-Erg'Eren
    {{{{862, 237}, {819, 175}}}, 2, {855, 176}, {883, 172}, {{0.44, 0.71}}},  // Erg'Eren-Tichih
    {{{{299, 151}, {349, 198}, {380, 268}}}, 3, {286, 178}, {402, 185}, {{0.49, 0.3}}},  // Wylhien-Al'Baran
    {{{{497, 245}, {439, 287}}}, 2, {458, 247}, {431, 247}, {{0.44, 0.28}}},  // Throtmanni-Al'Baran
    {{{{573, 237}, {532, 291}}}, 2, {587, 268}, {606, 339}, {{0.23, 0.54}}},  // Throtmanni-Feodor
    {{{{299, 252}, {342, 281}}}, 2, {280, 286}, {310, 310}, {{0.54, 0.26}}},  // Parundia-Al'Baran
    {{{{435, 320}, {481, 330}}}, 2, {461, 337}, {391, 248}, {{0.25, 0.76}}},  // Al'Baran-Feodor
    {{{{384, 365}, {377, 408}}}, 2, {339, 390}, {314, 348}, {{0.43, 0.73}}},  // Al'Baran-Dag'Amura
    {{{{474, 377}, {423, 415}}}, 2, {434, 372}, {347, 492}, {{0.33, 0.62}}},  // Feodor-Dag'Amura
    {{{{311, 80}, {369, 87}}}, 2, {370, 54}, {357, 43}, {{0.45, 0.69}}},  // Wylhien-Jaccaranda
    {{{{536, 123}, {617, 109}, {703, 119}}}, 3, {507, 115}, {581, 111}, {{0.64, 0.76}}},  // Jaccaranda-Tichih
    {{{{439, 144}, {516, 165}}}, 2, {472, 191}, {444, 194}, {{0.34, 0.53}}},  // Jaccaranda-Throtmanni
    {{{{299, 497}, {225, 551}, {159, 592}}}, 3, {273, 517}, {242, 505}, {{0.68, 0.55}}},  // Dag'Amura-Mah'Davikia
    {{{{287, 627}, {214, 633}}}, 2, {279, 631}, {163, 666}, {{0.49, 0.66}}},  // Ixara-Mah'Davikia
    {{{{656, 672}, {722, 679}, {776, 648}}}, 3, {769, 669}, {797, 674}, {{0.34, 0.52}}},  // Virst-Strykhaven
    {{{{68, 574}, {80, 516}}}, 2, {32, 542}, {32, 467}, {{0.52, 0.76}}},  // Mah'Davikia-Grangor
    {{{{66, 427}, {78, 365}}}, 2, {30, 390}, {32, 465}, {{0.52, 0.76}}},  // Grangor-Yttar
    {{{{211, 109}, {167, 144}, {128, 140}}}, 3, {176, 127}, {68, 78}},  // Wylhien-Usselen
    {{{{908, 481}, {862, 446}, {815, 423}}}, 3, {896, 445}, {911, 445}},  // Beata-Elvenhold
    {{{{776, 342}, {784, 314}, {761, 291}}}, 3, {775, 357}, {773, 358}},  // Elvenhold-Rivinia
    {{{{753, 256}, {794, 225}, {769, 202}}}, 3, {779, 205}, {776, 211}},  // Rivinia-Tichih
    {{{{571, 648}, {505, 695}, {423, 683}}}, 3, {481, 704}, {504, 704}},  // Virst-Ixara
    {{{{311, 669}, {233, 674}, {167, 656}}}, 3, {231, 673}, {234, 673}},  // Ixara-Mah'Davikia
    {{{{116, 571}, {116, 520}}}, 2, {130, 546}, {155, 526}},  // Mah'Davikia-Grangor
    {{{{722, 512}, {676, 578}}}, 2, {724, 505}, {696, 545}},  // Elvenhold-Virst
    {{{{775, 497}, {780, 551}}}, 2, {776, 522}, {778, 523}},  // Elvenhold-Strykhaven
    {{{{683, 608}, {745, 598}}}, 2, {709, 603}, {726, 593}},  // Virst-Strykhaven
    {{{{136, 299}, {186, 281}}}, 2, {134, 287}, {161, 282}},  // Yttar-Parundia
    {{{{105, 365}, {107, 419}}}, 2, {118, 352}, {146, 357}},  // Yttar-Grangor
    {{{{163, 357}, {128, 419}}}, 2, {168, 352}, {185, 356}},  // Parundia-Grangor
}};

/// A place of a name, and the share of its own width that it has there.
struct NamePlace {
  Point at;
  char side = 0;
  double share = 1;
};
/// The places of the Latin name of a town and of the boots in it.
struct TownPlaces {
  NamePlace name;
  std::array<Point, 6> stands;
};
/// By TownId, found with them.
constexpr std::array<TownPlaces, town_count> town_places{{
    {{{108, 166}, 's'}, {{{47, 143}, {47, 178}, {67, 109}, {83, 74}, {32, 105}, {11, 152}}}},  // Usselen
    {{{233, 49}, 'e'}, {{{289, 63}, {254, 32}, {289, 96}, {211, 75}, {288, 28}, {324, 40}}}},  // Wylhien
    {{{422, 78}, 's'}, {{{429, 144}, {394, 139}, {466, 107}, {360, 139}, {393, 172}, {427, 179}}}},  // Jaccaranda
    {{{801, 127}, 's'}, {{{774, 81}, {808, 82}, {739, 110}, {843, 81}, {773, 48}, {739, 77}}}},  // Tichih
    {{{645, 157}, 'm'}, {{{558, 187}, {548, 153}, {578, 116}, {611, 116}, {544, 120}, {600, 83}}}},  // Throtmanni
    {{{263, 225}, 's'}, {{{239, 280}, {205, 257}, {206, 291}, {240, 314}, {172, 273}, {276, 317}}}},  // Parundia
    {{{101, 326}, 's'}, {{{40, 312}, {41, 279}, {39, 346}, {6, 308}, {6, 342}, {8, 268}}}},  // Yttar
    {{{388, 287}, 's'}, {{{339, 309}, {343, 343}, {367, 271}, {403, 246}, {310, 353}, {304, 320}}}},  // Al'Baran
    {{{536, 314}, 'e'}, {{{577, 352}, {522, 395}, {556, 316}, {612, 375}, {590, 295}, {611, 342}}}},  // Feodor
    {{{749, 249}, 'm'}, {{{715, 315}, {750, 311}, {758, 276}, {791, 286}, {705, 349}, {785, 320}}}},  // Rivinia
    {{{857, 259}, 'm'}, {{{944, 287}, {938, 321}, {937, 251}, {929, 216}, {895, 210}, {939, 355}}}},  // Erg'Eren
    {{{100, 442}, 'e'}, {{{140, 473}, {141, 438}, {126, 508}, {169, 509}, {175, 473}, {123, 402}}}},  // Grangor
    {{{294, 395}, 'e'}, {{{199, 424}, {202, 458}, {237, 463}, {273, 486}, {193, 492}, {230, 496}}}},  // Kihromah
    {{{396, 448}, 's'}, {{{381, 494}, {415, 475}, {347, 496}, {313, 514}, {418, 508}, {313, 479}}}},  // Dag'Amura
    {{{574, 475}, 'e'}, {{{589, 505}, {592, 539}, {557, 541}, {625, 526}, {524, 543}, {517, 577}}}},  // Lapphalya
    {{{788, 411}, 's'}, {{{723, 409}, {728, 443}, {764, 451}, {719, 376}, {730, 476}, {798, 449}}}},  // Elvenhold
    {{{911, 537}, 'e'}, {{{972, 525}, {957, 489}, {967, 559}, {951, 454}, {966, 592}, {922, 488}}}},  // Beata
    {{{73, 585}, 'm'}, {{{77, 611}, {82, 645}, {115, 651}, {148, 650}, {156, 617}, {114, 685}}}},  // Mah'Davikia
    {{{333, 605}, 'e'}, {{{352, 661}, {385, 654}, {390, 620}, {318, 656}, {343, 696}, {387, 688}}}},  // Ixara
    {{{606, 665}, 'e'}, {{{660, 635}, {634, 671}, {659, 602}, {598, 693}, {632, 706}, {642, 569}}}},  // Virst
    {{{894, 565}, 'e'}, {{{807, 631}, {841, 627}, {847, 592}, {816, 666}, {774, 630}, {766, 597}}}},  // Strykhaven
}};

/// By TownId, found by trying every place near its town until nothing overlapped.
constexpr std::array<NamePlace, town_count> russian_names{{
    {{107, 165}, 's', 0.96},  // Usselen
    {{233, 49}, 'e'},         // Wylhien
    {{422, 78}, 's'},         // Jaccaranda
    {{800, 126}, 's'},        // Tichih
    {{634, 158}, 'm'},        // Throtmanni
    {{261, 225}, 's', 0.9},   // Parundia
    {{100, 325}, 's'},        // Yttar
    {{387, 288}, 's', 0.96},  // Al'Baran
    {{533, 314}, 'e', 0.86},  // Feodor
    {{696, 250}, 's', 0.88},  // Rivinia
    {{918, 261}, 'e', 0.87},  // Erg'Eren
    {{100, 441}, 'e'},        // Grangor
    {{240, 397}, 'm'},        // Kihromah
    {{399, 450}, 's'},        // Dag'Amura
    {{501, 476}, 'm', 0.88},  // Lapphalya
    {{796, 410}, 's'},        // Elvenhold
    {{911, 534}, 'e'},        // Beata
    {{84, 587}, 'm'},         // Mah'Davikia
    {{335, 604}, 'e'},        // Ixara
    {{615, 669}, 'e', 0.94},  // Virst
    {{899, 566}, 'e', 0.96},  // Strykhaven
}};
// clang-format on

std::vector<Point> line_of(WayId id) {
  const Way& connection = way(id);
  const Course& course = courses[id.value];
  std::vector<Point> line{{town(connection.a).x, town(connection.a).y}};
  line.insert(line.end(), course.bends.begin(), course.bends.begin() + course.count);
  line.push_back({town(connection.b).x, town(connection.b).y});
  return line;
}

/// One of the curves of which a connection is made.
struct Curve {
  Point from, bend, to;

  [[nodiscard]] Point at(double part) const {
    const double rest = 1 - part;
    return {rest * rest * from.x + 2 * part * rest * bend.x + part * part * to.x,
            rest * rest * from.y + 2 * part * rest * bend.y + part * part * to.y};
  }
};
std::vector<Curve> curves_of(WayId id) {
  const std::vector<Point> line = line_of(id);
  std::vector<Curve> curves;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    const Point next = line[i + 1];
    const Point end = i + 2 == line.size() ? next : Point{(line[i].x + next.x) / 2, (line[i].y + next.y) / 2};
    curves.push_back({curves.empty() ? line.front() : curves.back().to, line[i], end});
  }
  return curves;
}

}  // namespace

std::string path_of(WayId id) {
  const std::vector<Curve> curves = curves_of(id);
  std::string path = fmt::format("M{:.0f} {:.0f}", curves.front().from.x, curves.front().from.y);
  for (const Curve& curve : curves)
    path += fmt::format("Q{:.0f} {:.0f} {:.0f} {:.0f}", curve.bend.x, curve.bend.y, curve.to.x, curve.to.y);
  return path;
}

OnWay along(WayId id, double share) {
  constexpr int pieces = 10;  // of which a curve is taken to be straight
  constexpr double degrees = 180 / 3.14159265358979;
  std::vector<Point> line;
  for (const Curve& curve : curves_of(id))
    for (int i = line.empty() ? 0 : 1; i <= pieces; ++i) line.push_back(curve.at(static_cast<double>(i) / pieces));
  const auto length = [&](std::size_t i) { return std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y); };
  double left = 0;
  for (std::size_t i = 1; i < line.size(); ++i) left += length(i);
  left *= share;
  std::size_t i = 1;
  for (; i + 1 < line.size() && left > length(i); ++i) left -= length(i);
  const Point a = line[i - 1], b = line[i];
  const double part = left / length(i);
  return {{a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part}, std::atan2(b.y - a.y, b.x - a.x) * degrees};
}

std::array<Point, 2> spots_on(WayId road) {
  const auto& [counter, obstacle] = courses.at(road.value).spots;
  return {along(road, counter).at, along(road, obstacle).at};
}

Point price_on(WayId id) {
  return courses.at(id.value).price;
}

PictureNote words_on(WayId id) {
  const Point at = courses.at(id.value).words;
  const auto away = [&](Point point) { return std::hypot(point.x - at.x, point.y - at.y); };
  Point nearest = along(id, 0.5).at;
  for (const double share : {0.3, 0.4, 0.6, 0.7})
    if (const Point point = along(id, share).at; away(point) < away(nearest)) nearest = point;
  return {at, nearest};
}

NameOnMap name_on_map(TownId id, bool russian) {
  const NamePlace& place = russian ? russian_names.at(id.value) : town_places.at(id.value).name;
  const std::string_view words = russian ? in_russian(id) : town(id).name;
  return {words, place.at, place.side, place.share * width_in_bold(russian ? words : town(id).ascii)};
}

const std::array<Point, 6>& stands_in(TownId id) {
  return town_places.at(id.value).stands;
}

}  // namespace elfref::elfenland
