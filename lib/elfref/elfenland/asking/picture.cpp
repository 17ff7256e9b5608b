#include "elfref/elfenland/asking/picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/text/look.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// As decode() numbers colours: those with a name first, behind them those that nobody knows.
std::optional<PieceColour> colour_of(int number) {
  if (number == 0) return std::nullopt;
  return number <= piece_colour_count ? PieceColour(number) : PieceColour::none;
}

/// The connections that a play may be about.
std::vector<std::string> ways_of(const std::optional<Link>& play) {
  std::vector<std::string> ways;
  if (!play) return ways;
  const Connections joined = connections(play->a, play->b, play->by);
  for (const auto& id : {joined.road, joined.water})
    if (id) ways.push_back(id_of(*id));
  return ways;
}

/// Where a transport may go, and its prices: not where another counter lies.
std::vector<PricedWay> prices_on(const Position& state, std::string_view kind) {
  std::vector<PricedWay> prices;
  const auto range = [](int least, int most) {
    return least == most ? std::to_string(least) : fmt::format("{}-{}", least, most);
  };
  for (std::uint8_t i = 0; i < transport_count; ++i) {
    const auto transport = static_cast<Transport>(i);
    if (name(transport) != kind) continue;
    for_steps([&](const Step& step) {
      const auto [a, b, terrain] = way(*step.way);
      const Price price = price_of(state, step);
      if (step.from != a || price.land == (transport == Transport::raft)) return;
      if (!price.land) {
        const int back = price_of(state, Step{.seat = {}, .to = a, .paid = {}, .from = b, .way = step.way}).rafts;
        const std::string there = std::to_string(price.rafts);
        return prices.push_back({id_of(*step.way), back == price.rafts ? there : fmt::format("{}/{}", there, back)});
      }
      const int cards = cost(transport, terrain);
      const RoadState& road = state.roads.road[step.way->value];
      if (cards == 0 || (road.occupied && (kinds_of(road.counter) & counter_bit(transport)) == 0)) return;
      prices.push_back({id_of(*step.way), range(cards + price.obstacles_min, cards + price.obstacles_max)});
    });
  }
  return prices;
}

}  // namespace

std::vector<ViewPlayer> drawn_players(const Position& state, std::span<const std::string> names) {
  names = names.first(std::min<std::size_t>(names.size(), state.players));
  std::vector<std::optional<PieceColour>> given;
  for (std::size_t seat = 0; seat < names.size(); ++seat) given.push_back(colour_of(state.player[seat].colour));
  const std::vector<PieceColour> colours = drawn_colours(given);
  const std::vector<std::string> marks = marks_of(names);
  std::vector<ViewPlayer> players;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    players.push_back({names[seat], marks[seat], std::string(class_of(colours[seat]))});
  return players;
}

Scene picture(const Position& state, std::span<const std::string> names, const std::optional<Link>& play,
              std::string_view price) {
  Scene scene{.slots = slots_of(state.players),
              .held = held(state),
              .players = drawn_players(state, names),
              .remarks = {},
              .about = ways_of(play),
              .prices = prices_on(state, price)};
  for (std::size_t seat = 0; seat < scene.players.size(); ++seat)
    scene.remarks.push_back(state.player[seat].at.size() == 1 ? Message() : msg::boot_not_shown());
  return scene;
}

std::vector<PricedWay> empty_board_prices(std::string_view kind) {
  return prices_on(Position{}, kind);
}

}  // namespace elfref::elfenland
