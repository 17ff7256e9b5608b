#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/testing/generator.h"

// Generated games of Elfenland. They are dealt from the box, and the simulated players try to make progress. A Game
// decides which plays are legal.

namespace elfref::testing {

/// The agreement of a table before play, and the parts of the game that are recorded. One agreement makes one game.
struct Agreement {
  std::uint64_t seed = 0;         ///< of the dice
  std::uint64_t number = 0;       ///< of the session; it gives the stream of the dice
  std::uint64_t attempt = 0;      ///< each attempt has another stream
  int players = 3;                ///< 2 to 6
  std::string_view edition{};     ///< canonical; empty: none is named
  elfenland::Options options{};   ///< by which they play
  std::uint16_t options_set = 0;  ///< the options that the record sets, one bit per option
  bool towns_written = false;     ///< every player has a town card, and it is recorded
  bool ahead = false;             ///< begins with `first_round`, and every player has many towns
  bool sheet = false;             ///< at minimal detail only the score is recorded, if the last round was played
  int first_round = 1;            ///< the first round of the record, from 1
  std::string_view first_phase = elfenland::phase::deal;  ///< the first phase of that round, `deal` to `travel`
  int stop_after = 0;  ///< the record ends after this number of picks, plans, steps and discards; 0: with the game

  friend bool operator==(const Agreement&, const Agreement&) = default;
};

/// The agreement for the session with this number. A number has many, all equally good; `attempt` selects one.
[[nodiscard]] Agreement agreement_of(const SessionRequest& request, std::uint64_t number, std::uint64_t attempt = 0);

/// The one breach of a game.
struct Breach {
  std::string_view rule{};             ///< the id of the broken rule; empty: there is no breach
  std::optional<std::size_t> play{};   ///< the play that breaks it, an index of PlayedGame::plays
  std::optional<std::size_t> claim{};  ///< the wrong claim, an index of PlayedGame::claims
  std::optional<Seat> sheet{};         ///< the player whose line of the score sheet is wrong
  bool twice = false;                  ///< that line has a town twice; else the boot is in none of its towns
};

/// A generated game.
struct PlayedGame {
  elfenland::Session session;             ///< the agreement and the start of the record; it has no plays
  elfenland::Options options;             ///< by which they played
  std::vector<elfenland::Action> plays;   ///< every play in full detail, in the order of the game
  std::vector<elfenland::Action> claims;  ///< the result; empty if the game was not finished
  std::vector<std::size_t>
      beyond_need;  ///< indices of `plays`: ends of journeys with a larger discard than required
  std::array<elfenland::TownSet, 7> towns{};  ///< by seat: the towns whose pieces the player has
  bool finished = false;                      ///< the game was played to its end
  bool won_early = false;                     ///< a player with all 20 towns won early
  Agreement agreed;                           ///< its agreement
  Breach breach;                              ///< the only one, if there is one
  bool cut = false;                           ///< it is a part of what its agreement makes: see smaller()
};

/// Plays a game into `game`, to reuse its memory.
void play_game(const Agreement& agreed, PlayedGame& game);
/// Plays a game.
[[nodiscard]] PlayedGame play_game(const Agreement& agreed);

/// The session with this number that breaks exactly one rule, that of SessionRequest::breaks. Nothing if no session was
/// found that can break it.
[[nodiscard]] std::optional<PlayedGame> broken_game(const SessionRequest& request, std::uint64_t number);

/// Whether the record of a game is a score sheet.
[[nodiscard]] bool is_a_sheet(const PlayedGame& game, Detail detail);
/// The record of a game in YAML, in the style that people use.
[[nodiscard]] std::string record_of(const PlayedGame& game, Detail detail);

/// The number of picks, plans, steps and discards of a game.
[[nodiscard]] int plays_of(const PlayedGame& game);

/// Simpler agreements: first other games at simpler tables, then shorter parts of the same game. To shrink a failure,
/// try these, take the first that also fails, and repeat. This always ends.
[[nodiscard]] std::vector<Agreement> simpler(const Agreement& agreed);

/// Smaller games, all legal: first the travels of one round alone, then fewer players, then one journey alone, then
/// fewer steps. For a game that is not cut, then those of simpler() agreements. To shrink a failure, try these, take
/// the first that also fails, and repeat. This always ends.
[[nodiscard]] std::vector<PlayedGame> smaller(const PlayedGame& game);

/// A position during a game, with all plays so far.
struct ReachedTable {
  PlayedGame game;         ///< the game so far
  elfenland::Position state;  ///< the current position
};
/// The position after the last play of a game.
[[nodiscard]] ReachedTable table_after(PlayedGame game);

/// A legal play and the position before it.
struct NextPlay {
  ReachedTable before;  ///< without the play
  elfenland::Action
      play;  ///< a counted play: a pick, a plan, a step, a discard; a step has `from` and `way`
};
/// The last counted play of a game. REQUIRES: there is one.
[[nodiscard]] NextPlay last_play_of(PlayedGame game);
/// A play in the words of a record.
[[nodiscard]] std::string words_of(const NextPlay& next);

}  // namespace elfref::testing
