#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/core/judging/started.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/live/game.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// A Game that remembers its plays, so that it can be written as a record. It may begin with a record, at any place of
/// it. Copies share their past: a copy costs little.
///
///     auto game = RecordedGame::at(session);
///     if (!game) return says(game.why);
///     (*game).draw(Transport::pig);
class RecordedGame {
 public:
  /// A new game of these players in clockwise order, starting player first, or why there is none. Without town cards.
  [[nodiscard]] static Started<RecordedGame> start(std::vector<std::string> players, const Overrides& by = {});
  /// The game of a record that decode() read, before the play with this index, or after its last play. The plays before
  /// it must be legal and fully known; else the result has the reason.
  [[nodiscard]] static Started<RecordedGame> at(const Session& session, std::uint32_t ply = no_ply);

  /// The game.
  [[nodiscard]] const Game& game() const { return game_; }
  /// The players, by seat.
  [[nodiscard]] const std::vector<Player>& players() const { return before_->session().players; }

  /// Draws a piece of this kind: see Game::draw(). REQUIRES: the kind is among the chances.
  void draw(Transport kind);
  /// Makes a legal play: see Game::play().
  bool play(const Action& play);

  /// A table at which all of it was played.
  [[nodiscard]] Table table() const;
  /// All plays as a record in YAML, which check() judges. A record has whole journeys: it shows one that is under way
  /// as if it ended there.
  [[nodiscard]] std::string record() const { return table().record(); }

 private:
  struct Played;  // a play, and those before it

  RecordedGame(Game game, std::shared_ptr<const Table> before, int round);
  void add(const Action& action);
  void note(const Action& action);

  Game game_;
  std::shared_ptr<const Table> before_;  // at which the plays of the record were made
  std::shared_ptr<const Played> last_;
  int round_ = 0;  // the last one that was written
};

}  // namespace elfref::elfenland
