#pragma once

#include <cstddef>
#include <string_view>

#include "elfref/core/judging/game.h"
#include "elfref/core/words/speaker.h"

// What the entries of a game's tables are called. The texts are in the game's catalogue, under ids that are made of the
// names in the tables; so a table has names only. `says` knows the game's words. The empty text: there is none.

namespace elfref {

/// A rule in one clause: `rule-late-obstacle`.
[[nodiscard]] Message title_of(const RuleInfo& rule, const Speaker& says);
/// How books differ on a rule with no option for it, or why none prints it, or nothing: `rule-late-obstacle-differs`.
[[nodiscard]] Message differences_of(const RuleInfo& rule, const Speaker& says);
/// What an option settles: `option-lake-cost`.
[[nodiscard]] Message title_of(const OptionWords& option, const Speaker& says);
/// What a value of an option means: `option-lake-cost-is-2`. REQUIRES: the option has such a value.
[[nodiscard]] Message meaning_of(const OptionWords& option, std::size_t value, const Speaker& says);
/// Which book an edition is: `edition-amigo-book`.
[[nodiscard]] Message book_of(const EditionWords& edition, const Speaker& says);
/// A phase of the game: `in-phase-travel`; its name, if the game has no text for it.
[[nodiscard]] Message title_of_phase(std::string_view phase, const Speaker& says);
/// A figure of standings: `standing-towns`; likewise.
[[nodiscard]] Message title_of_figure(std::string_view key, const Speaker& says);
/// Whose a standing is: a player's name; of several who stand together `standing-side-all`, likewise.
[[nodiscard]] Message title_of_side(const Standing& standing, const Speaker& says);

/// A game for people: `title-of-game`; its title, if it has no text for it.
[[nodiscard]] Message title_of(const GameModule& game, const Speaker& says);

/// Says in a language what a game's tables name.
[[nodiscard]] inline Speaker speaker_of(const GameModule& game, Language language = Language::en) {
  return Speaker(language, words_of(game));
}

}  // namespace elfref
