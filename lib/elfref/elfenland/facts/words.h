#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "elfref/core/text/id.h"
#include "elfref/elfenland/facts/board.h"

namespace elfref::elfenland {

/// The small words of a play.
enum class Word : std::uint8_t {
  on,
  pass,
  then,
  blind,
  hidden,
  unknown,
  none,
  caravan,
  by_road,
  by_river,
  by_ferry,
  obstacle
};

/// What a word (or phrase) of a play means: a transport, a small word, or nothing known.
struct Meaning {
  /// Which of the members below means something.
  enum class Kind : std::uint8_t { nothing, transport, word };
  Kind kind = Kind::nothing;             ///< `nothing`: a word that nobody knows
  Transport transport = Transport::pig;  ///< of Kind::transport
  Word word = Word::on;                  ///< of Kind::word

  friend constexpr bool operator==(const Meaning&, const Meaning&) = default;
};

/// The meaning of a word or phrase in any of the five languages, by its exact spelling first, then folded.
/// Total: `Kind::nothing` when no word matches. Phrases ("magic cloud", "по дороге") are given whole.
[[nodiscard]] Meaning meaning_of(std::string_view phrase);

/// The same by its exact spelling alone.
[[nodiscard]] Meaning exact_meaning_of(std::string_view phrase);

/// The most words that a phrase of the lists has.
[[nodiscard]] int longest_phrase();

/// The town of this name, in any spelling of the lists, or nothing.
[[nodiscard]] std::optional<TownId> town_named(std::string_view name);

/// The edition's name as the format writes it, from any spelling of the lists, or nothing.
[[nodiscard]] std::optional<std::string_view> edition_named(std::string_view name);

/// What a word of a play could have been, for suggestions: English, one a meaning, transports included.
[[nodiscard]] std::span<const std::string_view> play_words();
/// The transports in English, for suggestions.
[[nodiscard]] std::span<const std::string_view> transport_words();
/// The towns as people type them, for suggestions.
[[nodiscard]] std::span<const std::string_view> town_words();
/// The editions as the format writes them, for suggestions.
[[nodiscard]] std::span<const std::string_view> edition_words();

/// A listed spelling and what it stands for.
struct Spelling {
  std::string_view text;  ///< a word or phrase, with its own capitals and accents
  Meaning meaning;        ///< never Kind::nothing
};
/// A listed spelling of a town.
struct TownSpelling {
  std::string_view text;  ///< with its own capitals and accents
  TownId town;            ///< that has this name
};

/// Every spelling of the lists, in all languages; a spelling that two languages share is there twice.
[[nodiscard]] std::span<const Spelling> spellings();
/// Every spelling of a town's name in the lists, in all languages.
[[nodiscard]] std::span<const TownSpelling> town_spellings();

/// A transport as records and messages write it: `dragon`.
[[nodiscard]] std::string_view name(Transport transport);
/// Several of a transport, for messages: `dragons`.
[[nodiscard]] std::string_view plural(Transport transport);
/// A terrain as messages write it: `forest`.
[[nodiscard]] std::string_view name(Terrain terrain);

}  // namespace elfref::elfenland
