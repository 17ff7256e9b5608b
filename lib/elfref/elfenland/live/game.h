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
#include "elfref/elfenland/table/exact.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {

/// A game that programs play, from the first card to the score: everything is known, and nothing but a legal play can
/// be made. It is a small value without pointers: a copy of it is the way back, and a branch of a search.
///
/// At any time either a piece is to be drawn from a pile (`is_chance`), or a player is to choose (`to_play`), or the
/// game is over. Cards and counters are drawn one by one; what follows of itself (a phase, a deal that is complete, a
/// journey that begins) is done at once.
///
///     Game game(4);
///     while (!game.is_over())
///       if (game.is_chance()) game.draw_any(dice); else game.play(choice(game.legal_plays()));
class Game {
 public:
  /// Players clockwise, the one who begins round 1 first; `towns` are their town cards, none without that variant.
  /// The options are taken as they are. REQUIRES: 2 to 6 players; no town cards, or one for each, all different.
  explicit Game(int players, const Options& options = edition({}).options, std::span<const TownId> towns = {});

  /// A game that goes on with the next round of this table. REQUIRES: a round is over there; the row is known.
  explicit Game(const Exact& between_rounds);

  /// The game has ended (OpenSpiel: IsTerminal).
  [[nodiscard]] bool is_over() const { return stage_ == Stage::over; }
  /// A piece is to be drawn (OpenSpiel: IsChanceNode).
  [[nodiscard]] bool is_chance() const { return due_ > 0; }
  /// Whose choice it is (OpenSpiel: CurrentPlayer). REQUIRES: neither of them.
  [[nodiscard]] Seat to_play() const { return seat_; }
  /// The phase under way, `phase::deal` to `phase::keep`; `phase::end` where the game is over. The row is shown when a
  /// round begins.
  [[nodiscard]] std::string_view phase() const;

  /// What may be drawn: how many of each transport lie in the pile, each as likely (OpenSpiel: ChanceOutcomes).
  /// REQUIRES: is_chance().
  [[nodiscard]] Counts chances() const;
  /// The play for which pieces are drawn, those that have come named. REQUIRES: is_chance().
  [[nodiscard]] Action waits_for() const;
  /// The play that is made when that one is drawn, as a Table is fed it: a row, a deal, a draw, a pick; nothing where
  /// more are to be drawn for it. REQUIRES: it is among the chances.
  [[nodiscard]] std::optional<Action> completed_by(Transport kind) const;
  /// That one is drawn. REQUIRES: it is among the chances.
  void draw(Transport kind);
  /// One of the chances; `dice` is a source of random bits, as the generators of the standard library are; 32 are
  /// taken. REQUIRES: is_chance().
  template <class Random>
  [[nodiscard]] Transport any_chance(Random& dice) const {
    const Counts pile = chances();
    const auto any = static_cast<std::uint64_t>(dice() & 0xFFFF'FFFFu);
    int at = static_cast<int>(any * static_cast<std::uint64_t>(sum(pile)) >> 32u), kind = 0;
    while (at >= pile[static_cast<std::size_t>(kind)]) at -= pile[static_cast<std::size_t>(kind++)];
    return Transport(kind);
  }
  /// One is drawn by such dice.
  template <class Random>
  void draw_any(Random& dice) {
    draw(any_chance(dice));
  }

  /// Everything that the player may choose, each play once, as elfenland::legal_plays() lists it: of a pick from the
  /// row what is turned up is not said, nor of a blind one what it is. Empty where nobody is to choose.
  [[nodiscard]] std::vector<Action> legal_plays() const;
  /// The same, into a list that is used again.
  void legal_plays(std::vector<Action>& plays) const;
  /// Makes a play of that player, one of the list or another one that is legal: more may be paid than is due, a step
  /// may leave out `from` and `way`. False where it breaks a rule, or nobody is to choose: nothing is played then.
  bool play(const Action& play);

  /// The table as it stands.
  [[nodiscard]] const Exact& table() const { return table_; }
  /// Who stands where: as of the end, or as it would be now; by seat.
  [[nodiscard]] std::vector<Score> scores() const;
  /// How much of the win each has, by seat: 1 in all; 0 each before the end (OpenSpiel: Returns).
  [[nodiscard]] std::vector<double> returns() const;

  /// Same game, same table, same piece to come.
  friend bool operator==(const Game&, const Game&) = default;

 private:
  enum class Stage : std::uint8_t { row, deal, draw, choose, plan, travel, keep, over };

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

  Exact table_;
  Counts stock_{};                     // cards that were not dealt since they were shuffled
  Counts taken_{};                     // pieces drawn for the play under way
  std::optional<Transport> picked_{};  // of a pick from the row, what was taken
  Stage stage_ = Stage::row;
  Seat seat_;             // whose turn it is, or whom the pieces are for
  std::uint8_t due_ = 0;  // pieces still to be drawn for that play
};

}  // namespace elfref::elfenland
