#include "elfref/elfenland/asking/map.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <vector>

namespace elfref::elfenland {
namespace {

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

/// By road, how far along it the counter lies.
constexpr std::array<double, road_count> counter_shares{{
    0.425, 0.5, 0.5, 0.5, 0.5, 0.5, 0.675,
    0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5,
    0.475, 0.6, 0.5, 0.5, 0.5, 0.5, 0.4,
    0.525, 0.525, 0.5, 0.475, 0.5, 0.5, 0.475,
    0.5, 0.5, 0.5, 0.525, 0.5, 0.5, 0.5,
}};

/// By TownId, found by trying many together until nothing overlapped.
constexpr std::array<NamePlace, town_count> name_places{{
    {{  87,  133}, 'm'},  // Usselen
    {{ 265,   45}, 's'},  // Wylhien
    {{ 442,   79}, 's'},  // Jaccaranda
    {{ 795,  102}, 's'},  // Tichih
    {{ 583,  210}, 'e'},  // Throtmanni
    {{ 275,  219}, 'm'},  // Parundia
    {{  95,  335}, 's'},  // Yttar
    {{ 363,  327}, 'e'},  // Al'Baran
    {{ 553,  390}, 'm'},  // Feodor
    {{ 733,  276}, 's'},  // Rivinia
    {{ 900,  320}, 'e'},  // Erg'Eren
    {{ 116,  502}, 's'},  // Grangor
    {{ 249,  457}, 'e'},  // Kihromah
    {{ 380,  488}, 'e'},  // Dag'Amura
    {{ 565,  529}, 's'},  // Lapphalya
    {{ 780,  408}, 's'},  // Elvenhold
    {{ 917,  544}, 'e'},  // Beata
    {{  86,  650}, 'm'},  // Mah'Davikia
    {{ 336,  603}, 'e'},  // Ixara
    {{ 606,  668}, 'm'},  // Virst
    {{ 812,  626}, 's'},  // Strykhaven
}};

/// By TownId, found with them.
constexpr std::array<BootPlace, town_count> boot_places{{
    {{  75,  161}, -1, 0},  // Usselen
    {{ 238,   61}, -1, 1},  // Wylhien
    {{ 415,  115}, -1, 0},  // Jaccaranda
    {{ 768,  110}, -1, 1},  // Tichih
    {{ 579,  181},  1, 1},  // Throtmanni
    {{ 264,  254}, -1, 0},  // Parundia
    {{  68,  307}, -1, 0.5},  // Yttar
    {{ 359,  298},  1, 1},  // Al'Baran
    {{ 519,  343},  1, 1},  // Feodor
    {{ 737,  289}, -1, 0},  // Rivinia
    {{ 916,  296},  1, 0},  // Erg'Eren
    {{  89,  468}, -1, 0.5},  // Grangor
    {{ 227,  413}, -1, 1},  // Kihromah
    {{ 387,  454},  1, 0.5},  // Dag'Amura
    {{ 538,  491}, -1, 1},  // Lapphalya
    {{ 753,  398}, -1, 1},  // Elvenhold
    {{ 944,  518},  1, 1},  // Beata
    {{ 128,  602},  1, 1},  // Mah'Davikia
    {{ 332,  634},  1, 0},  // Ixara
    {{ 602,  617},  1, 1},  // Virst
    {{ 827,  579}, -1, 1},  // Strykhaven
}};
// clang-format on

std::vector<Point> line_of(WayId id) {
  const Way& connection = way(id);
  const Bends& bends = all_bends[id.value];
  std::vector<Point> line{{town(connection.a).x, town(connection.a).y}};
  line.insert(line.end(), bends.at.begin(), bends.at.begin() + bends.count);
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

Point counter_on(WayId road) {
  return along(road, counter_shares.at(road.value)).at;
}

NamePlace name_of(TownId id) {
  return name_places.at(id.value);
}

BootPlace boots_in(TownId id) {
  return boot_places.at(id.value);
}

}  // namespace elfref::elfenland
