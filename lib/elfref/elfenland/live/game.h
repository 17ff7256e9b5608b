#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/text/id.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/known_position.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {

/// A game that programs play, from the first card to the score. Everything is known, and only legal plays can be made.
/// It is a small value without pointers: copy it to undo a play or to branch a search.
///
/// At any time either a piece must be drawn from a pile (`is_chance`), or a player must choose (`to_play`), or the game
/// is over. Cards and counters are drawn one by one. Events without a choice (a phase begins, a deal is complete, a
/// journey begins) happen immediately.
///
///     Game game(4);
///     while (!game.is_over())
///       if (game.is_chance()) game.draw_any(dice); else game.play(choice(game.legal_plays()));
class Game {
 public:
  /// Begins a game. Seats are in clockwise order, starting player of round 1 first. `towns` are the town cards of the
  /// players, none without that variant. The options are used as they are. REQUIRES: 2 to 6 players; no town cards, or
  /// one for each player, all different.
  explicit Game(int players, const Options& options = edition({}).options, std::span<const TownId> towns = {});

  /// Continues with the next round after this position. REQUIRES: a round is over there; the row is known.
  explicit Game(const KnownPosition& between_rounds);

  /// Continues from any position: in this phase of its round, `phase::deal` to `phase::keep`, or between rounds
  /// (`phase::end`). Nothing if no game comes there: the phase does not fit. The plays before were legal.
  [[nodiscard]] static std::optional<Game> at(const KnownPosition& position, std::string_view phase);

  /// Whether the game has ended (OpenSpiel: IsTerminal).
  [[nodiscard]] bool is_over() const { return stage_ == Stage::over; }
  /// Whether a piece must be drawn (OpenSpiel: IsChanceNode).
  [[nodiscard]] bool is_chance() const { return due_ > 0; }
  /// The player who must choose (OpenSpiel: CurrentPlayer). REQUIRES: neither is_over() nor is_chance().
  [[nodiscard]] Seat to_play() const { return seat_; }
  /// The current phase, `phase::deal` to `phase::keep`; `phase::end` if the game is over. The row is shown when a round
  /// begins.
  [[nodiscard]] std::string_view phase() const;

  /// The pieces that may be drawn: the number of each transport in the pile. Each piece is equally likely (OpenSpiel:
  /// ChanceOutcomes). REQUIRES: is_chance().
  [[nodiscard]] Counts chances() const;
  /// The play for which pieces are drawn, with the pieces drawn so far. REQUIRES: is_chance().
  [[nodiscard]] Action waits_for() const;
  /// The play that the draw of this kind completes, in the form that Table::play() takes: a row, a deal, a draw, a
  /// pick. Nothing if more pieces must be drawn for it. REQUIRES: the kind is among the chances.
  [[nodiscard]] std::optional<Action> completed_by(Transport kind) const;
  /// Draws a piece of this kind. REQUIRES: the kind is among the chances.
  void draw(Transport kind);
  /// A random piece of the pile. `dice` is a source of random bits such as the generators of the standard library; it
  /// is called once, and 32 bits are used. REQUIRES: is_chance().
  template <class Random>
  [[nodiscard]] Transport any_chance(Random& dice) const {
    const Counts pile = chances();
    const auto any = static_cast<std::uint64_t>(dice() & 0xFFFF'FFFFu);
    int at = static_cast<int>(any * static_cast<std::uint64_t>(sum(pile)) >> 32u), kind = 0;
    while (at >= pile[static_cast<std::size_t>(kind)]) at -= pile[static_cast<std::size_t>(kind++)];
    return Transport(kind);
  }
  /// Draws a random piece, as any_chance() picks it.
  template <class Random>
  void draw_any(Random& dice) {
    draw(any_chance(dice));
  }

  /// Every play that the player may choose, once each, as elfenland::legal_plays() lists it. A pick from the row has no
  /// counter turned up, and a blind pick has no kind. Empty if no player must choose.
  [[nodiscard]] std::vector<Action> legal_plays() const;
  /// Replaces `plays` by these plays, to reuse its memory.
  void legal_plays(std::vector<Action>& plays) const;
  /// Makes a legal play of the player who must choose. It need not be listed: it may pay more than the price, and a
  /// step may leave out `from` and `way`. Returns false and changes nothing if it breaks a rule or no player must
  /// choose.
  bool play(const Action& play);

  /// The current position.
  [[nodiscard]] const KnownPosition& table() const { return table_; }
  /// Standings by seat, final or if the game ended now.
  [[nodiscard]] std::vector<Score> scores() const;
  /// Each player's share of the win, by seat: the shares add up to 1; before the end all are 0 (OpenSpiel: Returns).
  [[nodiscard]] std::vector<double> returns() const;

  /// Whether two games are equal: the position, the phase and the pieces drawn so far.
  friend bool operator==(const Game&, const Game&) = default;

 private:
  enum class Stage : std::uint8_t { row, deal, draw, choose, plan, travel, keep, over };

  Game() = default;  // to be filled
  bool go_on(std::string_view phase);
  [[nodiscard]] std::optional<Seat> first_without(Seats had) const;
  [[nodiscard]] Seats had_turn() const;
  bool make(const Action& play);
  void begin_round();
  void begin(Stage stage);
  void wait_for(int pieces);
  void shuffle_if_empty();
  [[nodiscard]] Action made_of(const Counts& pieces) const;
  void drawn();
  void next_seat();
  void next_stage();
  void begin_journey();
  [[nodiscard]] bool somebody_wins() const;
  [[nodiscard]] bool may_pick(Pick pick) const;
  bool pick(const Pick& pick);
  void add_picks(std::vector<Action>& plays) const;
  void add_plan(std::vector<Action>& plays) const;
  void add_steps(std::vector<Action>& plays) const;
  void add_ends(std::vector<Action>& plays) const;
  void add_keeps(std::vector<Action>& plays) const;

  KnownPosition table_;
  Counts stock_{};                     // cards not dealt since the last shuffle
  Counts taken_{};                     // pieces drawn for the current play
  std::optional<Transport> picked_{};  // the counter taken by a pick from the row
  Stage stage_ = Stage::row;
  Seat seat_;             // the player whose turn it is, or who gets the pieces
  std::uint8_t due_ = 0;  // the number of pieces still to be drawn for that play
};

}  // namespace elfref::elfenland
