#include "elfref/elfenland/plays/phrases.h"

#include <fmt/format.h>

#include <array>
#include <cstddef>

#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {

Noun as_noun(Transport transport) {
  using namespace noun;
  static constexpr std::array<Noun, transport_count> nouns{pig, elfcycle, cloud, unicorn, wagon, dragon, raft};
  return nouns[static_cast<std::size_t>(transport)];
}

Noun as_noun(Terrain terrain) {
  using namespace noun;
  static constexpr std::array<Noun, 6> nouns{plains, forest, desert, mountain, river, lake};
  return nouns[static_cast<std::size_t>(terrain)];
}

std::optional<Noun> as_noun(By by) {
  if (by == By::unsaid) return std::nullopt;
  return by == By::road ? noun::land_road : by == By::river ? noun::river : noun::ferry;
}

Message as_road(TownId from, TownId to) { return msg::road({.from = as_name(from), .to = as_name(to)}); }

Message as_road(const Link& link) { return as_road(link.a, link.b); }

Message as_pieces(const Pieces& pieces, Noun piece) {
  if (pieces.count() == 0) return msg::no_pieces({.piece = piece});
  List all(Joint::and_);
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[kind] > 0) all.add(quantity(pieces.of[kind], as_noun(Transport(kind))));
  if (pieces.unknown > 0) all.add(msg::unseen_pieces({.pieces = quantity(pieces.unknown, piece)}));
  return all.take();
}

Message as_one(std::optional<Transport> kind) {
  if (!kind) return msg::one_piece({.kind = none});
  return msg::one_piece({.kind = as_noun(*kind)});
}

std::string ascii(TownId id) { return std::string(town(id).ascii); }

std::vector<std::string_view> ascii(TownSet set) {
  std::vector<std::string_view> names;
  for (std::uint8_t id = 0; id < town_count; ++id)
    if (set.has({id})) names.push_back(town({id}).ascii);
  return names;
}

std::string road_name(TownId a, TownId b) { return fmt::format("{}-{}", town(a).ascii, town(b).ascii); }

std::string road_name(const Link& link) { return road_name(link.a, link.b); }

}  // namespace elfref::elfenland
