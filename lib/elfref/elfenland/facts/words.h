#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/vocabulary.h"
#include "elfref/core/text/id.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// The words of a play that name neither a player, a town nor a transport.
enum class Word : std::uint8_t {
  on, pass, then, blind, hidden, unknown, none, caravan, by_road, by_river, by_ferry, obstacle
};

/// The meaning of a transport as a word of a play.
[[nodiscard]] constexpr Meaning as_meaning(Transport transport) { return Meaning::piece(transport); }
/// The meaning of such a word in a play.
[[nodiscard]] constexpr Meaning as_meaning(Word word) {
  using enum Role;
  constexpr std::array roles{between, plain,   plain,   plain,   mark,    unknown,
                             none,    opening, closing, closing, closing, thing};
  return Meaning::word(word, roles[static_cast<std::size_t>(word)]);
}

/// Every word that a record's plays can have.
[[nodiscard]] const Vocabulary& vocabulary();
/// The towns by name: as people type them, and in every listed spelling.
[[nodiscard]] const Names<TownId>& town_names();
/// How a record with this text names towns: in Russian, if it writes more of them in Russian than as on the board.
[[nodiscard]] Naming naming_in(std::string_view text);
/// The Russian name of a town.
[[nodiscard]] std::string_view in_russian(TownId town);
/// The towns whose names on the board or in Russian begin with a text.
[[nodiscard]] TownSet towns_that_begin(std::string_view text);
/// The only town whose name begins with these three letters or more, or nothing.
[[nodiscard]] std::optional<TownId> town_abbreviated(std::string_view text);
/// The editions by name: as the format writes them, and in every other spelling.
[[nodiscard]] const Names<std::string_view>& edition_names();

/// The town with this name, in any listed spelling, or nothing.
[[nodiscard]] inline std::optional<TownId> town_named(std::string_view name) { return town_names().find(name); }
/// The name of an edition as the format writes it, from any listed spelling, or nothing.
[[nodiscard]] inline std::optional<std::string_view> edition_named(std::string_view name) {
  return edition_names().find(name);
}
/// Whether a name is that of an expansion or of one of its pieces.
[[nodiscard]] inline bool is_of_an_expansion(std::string_view name) { return vocabulary().is_foreign(name); }
/// The names of the editions as the format writes them, for suggestions.
[[nodiscard]] inline std::span<const std::string_view> edition_words() { return edition_names().words(); }

/// A transport as records write it: `dragon`.
[[nodiscard]] std::string_view name(Transport transport);
/// A terrain in English: `forest`.
[[nodiscard]] std::string_view name(Terrain terrain);

}  // namespace elfref::elfenland
