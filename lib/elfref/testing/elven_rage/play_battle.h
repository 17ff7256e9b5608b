#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/walk/walk.h"
#include "elfref/testing/elven_rage/playing.h"

namespace elfref::testing::rage {

using Steps = std::vector<LegalPlay>;
using Weights = std::vector<int>;

[[nodiscard]] inline Weights alike(const Steps& steps) {
  return Weights(steps.size(), 1);
}
/// The changes that an Action or an Artifact makes. REQUIRES: the play is one.
[[nodiscard]] const std::vector<WrittenChange>& changes_in(const Action& play);

/// The playing of battles, from the look at a squad to the end, and the members that all parts of a turn need.
class PlayingBattles {
 protected:
  PlayingBattles(Played& played, const Breaker* breaks, Dice& dice, const Session& session);

  [[nodiscard]] int any(int sides) { return dice_.below(sides); }
  [[nodiscard]] bool chance(int percent) { return dice_.chance(percent); }
  [[nodiscard]] const Position& state() const { return now_.table(); }
  [[nodiscard]] int option(Option option) const { return agreed_.options[option]; }
  [[nodiscard]] bool over() const { return state().end.ended != never; }
  [[nodiscard]] Seat mover() const { return state().turn.seat; }
  [[nodiscard]] int held(Seat seat) const { return static_cast<int>(now_[seat].hand.size()); }
  /// Counts a kind of play.
  void note(std::string_view what) {
    if (recorded_ && !stopped_) ++game_.noted[std::string(what)];
  }

  // plays
  /// Offers the next line to the breaker. One of all occasions is taken, each equally likely.
  void offer(const Line& next);
  /// Records a line and plays it.
  void write(const Line& line);
  /// Plays and records a random one of some plays; `last_` is that play.
  template <class Weigh>
  bool one_of(Steps some, const Weigh& weigh, Detail least = Detail::minimal, std::optional<Detail> bare = {}) {
    auto move = any_of_moves<GameMoves>(now_, std::move(some), weigh, dice_);
    if (!move) return false;
    last_ = *move;
    write({std::move(*move), least, bare});
    return true;
  }
  template <class Kind, class Weigh>
  bool one(const Weigh& weigh, Detail least = Detail::minimal, std::optional<Detail> bare = {}) {
    return one_of(GameMoves::proposed(now_, kinds_of<Action, Kind>()), weigh, least, bare);
  }
  /// The Actions and Artifacts that a player holds and can pay, with one of these effects at one of these times.
  [[nodiscard]] Steps uses(Seat seat, std::initializer_list<When> when, std::initializer_list<Does> does,
                           bool answer = false) const;
  [[nodiscard]] Does does(const Action& use) const;

  // cards
  void throw_away(Seat seat, int number);
  /// Discards a player's surplus over five immediately, if the table plays so.
  void cut_at_once(Seat seat);
  void exchange_treasures();

  // a battle
  void begin_battle();
  /// Looks at a squad; false if the attack is then declined. It is not declined if the player has one more capture,
  /// because the decline could be that of either.
  bool look();
  void choose_squad();
  /// Whether the owner fights.
  bool owner_answers();
  void send();
  /// Whether the attacker has won.
  bool fight();

  Played& game_;
  const Agreement& agreed_;
  const Breaker* breaker_;
  Dice& dice_;
  Dice other_dice_;  // of the breaker
  Game now_;
  Untold untold_{};
  Action last_{};
  bool recorded_ = false;          // the record has begun
  bool stopped_ = false;           // the record has ended
  bool stopped_for_good_ = false;  // it is unknown how play goes on
  int lines_written_ = 0;
  // The breach: one of all occasions is taken, each equally likely.
  int occasions_ = 0;
  std::size_t broken_turns_ = 0, broken_lines_ = 0;
  std::vector<Line> broken_{};
  bool breaks_a_turn_ = false;

 private:
  void note_what_is_made_anew(const Action& play);
  [[nodiscard]] Weights worth_of_cards(const Steps& steps, int helped);
  [[nodiscard]] bool is_advanced() const;
  [[nodiscard]] const Card& card(CardId id) const { return state().box->card(id); }
  [[nodiscard]] CardCalled call(const Fight& fight, elven_rage::Place place);
  void neutrals();
  void use_before_placement();
  void lay_out();
  void use_at_reveal();
  void lay_centre();
  void swap_reserve();
  void use_in_battle();
  void note_use(const Action& use);
  void answer(Seat last, int depth);
  bool act_in_turn();
  void act(const Fight& before);
  void note_strike(const Fight& fight, elven_rage::Place by, Slot slot);
  void write_strike(WrittenAct act, const Fight& fight, elven_rage::Place by, Slot slot);
  void write_fallen(std::size_t turn_lines);
  void end_battle(bool won);
};

}  // namespace elfref::testing::rage
