#include "elfref/elfenland/rules/wording.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/reasons.h"

namespace elfref::elfenland {
namespace {

/// `2 dragons`, `2 dragons and 1 raft`, `3 cards nobody saw`.
std::string listed_pieces(const Pieces& pieces, std::string_view piece) {
  std::vector<std::string> parts;
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[kind] > 0) parts.push_back(counted(pieces.of[kind], Transport(kind)));
  if (pieces.unknown > 0)
    parts.push_back(fmt::format("{} nobody saw", counted(pieces.unknown, piece, fmt::format("{}s", piece))));
  if (parts.empty()) return fmt::format("no {}", piece);
  return listed(std::vector<std::string_view>(parts.begin(), parts.end()), "and");
}

}  // namespace

std::string one(Transport kind) {
  return fmt::format("{} {}", kind == Transport::elfcycle ? "an" : "a", name(kind));
}
std::string one(std::optional<Transport> kind) {
  return kind ? one(*kind) : std::string("a counter");
}

std::string_view land(Terrain terrain) {
  return terrain == Terrain::plain ? "plains" : name(terrain);
}
std::string takes(Terrain terrain) {
  return fmt::format("{} {}", land(terrain), terrain == Terrain::plain ? "take" : "takes");
}

std::string hand_of(int number) {
  return number == 0 ? "the hand is empty" : fmt::format("the hand has {}", number);
}

std::string listed_cards(const Pieces& pieces) {
  return listed_pieces(pieces, "card");
}
std::string listed_counters(const Pieces& pieces) {
  return listed_pieces(pieces, "counter");
}

std::string in_front_of(const State& state, Seat seat) {
  return fmt::format("in front of {}: {}", who(seat), listed_counters(counters_left(state.at(seat).holding)));
}

std::string counters_for(Terrain terrain) {
  std::vector<std::string_view> names;
  for_counters(fitting(terrain), [&](Transport counter) { names.push_back(name(counter)); });
  return listed(names, "or");
}

std::string names(Seats seats, std::string_view last) {
  std::vector<std::string> all;
  for (const Seat seat : seats_of(seats)) all.push_back(who(seat));
  const std::vector<std::string_view> views(all.begin(), all.end());
  return listed(views, last);
}

void add(std::vector<Message>& because, Message line) {
  if (!line.empty()) because.push_back(std::move(line));
}

void add(std::vector<std::string>& because, std::string line) {
  if (!line.empty()) because.push_back(std::move(line));
}

void tell_arrival(const State& state, Seat seat, Words& words) {
  const PlayerState& player = state.at(seat);
  if (player.came != 0 && player.at.size() == 1)
    words.earlier.push_back({player.came - 1, fmt::format("it came to {} here", ascii(player.at.first()))});
}

}  // namespace elfref::elfenland
