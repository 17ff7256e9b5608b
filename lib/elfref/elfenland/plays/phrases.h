#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/message.h"
#include "elfref/elfenland/plays/session.h"

// Phrases for findings, and arguments of their messages.

namespace elfref::elfenland {

/// A transport as a word of the catalogues.
[[nodiscard]] Noun as_noun(Transport transport);
/// A terrain as a word of the catalogues.
[[nodiscard]] Noun as_noun(Terrain terrain);
/// A kind of connection as a word of the catalogues; nothing if the record does not name it.
[[nodiscard]] std::optional<Noun> as_noun(By by);
/// The name of a town without accents.
[[nodiscard]] inline ArgView as_name(TownId id) { return verbatim(town(id).ascii); }
/// A pair of towns: `Feodor-Lapphalya`.
[[nodiscard]] Message as_road(TownId from, TownId to);
/// The two towns of a link.
[[nodiscard]] Message as_road(const Link& link);
/// A sum of pieces: `2 dragons and 1 raft`, `3 cards`, `no card`. `piece`: what they are.
[[nodiscard]] Message as_pieces(const Pieces& pieces, Noun piece);
/// A piece with its article: `an elfcycle`; `a counter` if its kind is unknown.
[[nodiscard]] Message as_one(std::optional<Transport> kind);
/// A detail that a play has or lacks: an argument that is left out if it lacks it.
[[nodiscard]] constexpr ArgView as_detail(bool has) { return has ? ArgView(1) : ArgView(none); }

/// The name of a town without accents: `Mah'Davikia`.
[[nodiscard]] std::string ascii(TownId id);
/// The names of the towns of a set without accents, in the order of towns().
[[nodiscard]] std::vector<std::string_view> ascii(TownSet set);
/// A pair of towns as messages write it: `Feodor-Lapphalya`.
[[nodiscard]] std::string road_name(TownId a, TownId b);
/// The two towns of a link as messages write them.
[[nodiscard]] std::string road_name(const Link& link);

}  // namespace elfref::elfenland
