#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"
#include "elfref/testing/generator.h"

// Games of Elfenland that nobody played. They are dealt from the box and played by people who want to get on; what is
// legal a Game says.

namespace elfref::testing {

/// What a table agrees before it plays, and what of the game is written down. One agreement makes one game.
struct Agreement {
  std::uint64_t seed = 0;         ///< of the dice
  std::uint64_t number = 0;       ///< their stream
  std::uint64_t attempt = 0;      ///< where that stream begins anew
  int players = 3;                ///< 2 to 6
  std::string_view edition{};     ///< canonical; empty: none is named
  elfenland::Options options{};   ///< by which they play
  std::uint16_t options_set = 0;  ///< a bit an option that the record sets
  bool towns_written = false;     ///< everybody has a town card, and it is written down
  bool ahead = false;             ///< begins with `first_round`, and everybody has come far
  bool sheet = false;             ///< at the least detail only the score is written down, if it came to the last round
  int first_round = 1;            ///< with which the record begins, from 1
  std::string_view first_phase = elfenland::phase::deal;  ///< of that round, `deal` to `travel`
  int stop_after = 0;  ///< the record ends with that many picks, plans, steps and discards; 0: with the game

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// What the table of the session of that number agrees. Of one number there are many, each as good: `attempt`.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

/// The one breach of a game.
struct Breach {
  std::string_view rule{};             ///< the id of the rule that is broken; empty: there is no breach
  std::optional<std::size_t> play{};   ///< with which it is broken, by index of PlayedGame::plays
  std::optional<std::size_t> claim{};  ///< that is wrong, by index of PlayedGame::claims
  std::optional<Seat> sheet{};         ///< whose line of the score sheet is wrong
  bool twice = false;                  ///< in it a town stands twice; else the boot stands in none of the towns
};

/// A game that was played.
struct PlayedGame {
  elfenland::Session session;             ///< what was agreed, and where the record begins; it has no plays
  elfenland::Options options;             ///< by which they played
  std::vector<elfenland::Action> plays;   ///< every play in full detail, in the order of the game
  std::vector<elfenland::Action> claims;  ///< the result; empty where the game was not played out
  std::vector<std::size_t>
      beyond_need;  ///< by index of `plays`: ends of journeys at which more was thrown away than had to be
  std::array<elfenland::TownSet, 7> towns{};  ///< by seat: whose pieces were taken
  bool finished = false;                      ///< it was played out
  bool won_early = false;                     ///< by somebody who had all 20 towns
  Agreement agreed;                           ///< of which it is made
  Breach breach;                              ///< the only one, if there is one
};

/// Plays a game into another one, which saves what it has allocated.
void play_game(const Agreement& agreed, PlayedGame& game);
/// Plays a game.
[[nodiscard]] PlayedGame play_game(const Agreement& agreed);

/// The session of that number in which exactly one rule is broken, that of SessionRequest::breaks; nothing where no
/// session was found in which it can be.
[[nodiscard]] std::optional<PlayedGame> broken_game(const SessionRequest& request, std::uint64_t number);

/// Whether the record of a game is a score sheet.
[[nodiscard]] bool is_a_sheet(const PlayedGame& game, Detail detail);
/// The record of a game in YAML, as people write it.
[[nodiscard]] std::string record_of(const PlayedGame& game, Detail detail);

/// How many picks, plans, steps and discards a game has.
[[nodiscard]] int plays_of(const PlayedGame& game);

/// Agreements that are simpler: other games at simpler tables, then less of the same game. Whoever has found a game
/// that fails tries these, takes the first that fails too, and begins anew: that comes to an end.
[[nodiscard]] std::vector<Agreement> simpler(const Agreement& agreed);

/// A table in the midst of a game, with all that was played so far.
struct ReachedTable {
  PlayedGame game;         ///< as far as it has come
  elfenland::State state;  ///< the table now
};
/// The table behind the last play of a game.
[[nodiscard]] ReachedTable table_after(PlayedGame game);

/// A legal play, and the table at which it is made.
struct NextPlay {
  ReachedTable before;  ///< without the play
  elfenland::Action
      play;  ///< one that people count: a pick, a plan, a step, a discard; of a step with `from` and `way`
};
/// The last play of a game that people count. REQUIRES: there is one.
[[nodiscard]] NextPlay last_play_of(PlayedGame game);
/// A play in the words of a record.
[[nodiscard]] std::string words_of(const NextPlay& next);

}  // namespace elfref::testing
