#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/elven_rage/table/battle.h"

// The moments at which a battle may be: the common parts of the files of battle.h.

namespace elfref::elven_rage {

/// Moments without duplicates.
class Moments {
 public:
  static constexpr std::size_t most = 64;  ///< more are not followed

  /// Adds a moment, unless it is there.
  void add(const Fight& fight) {
    if (std::ranges::find(fight_, fight) != fight_.end()) return;
    if (fight_.size() == most) {
      too_many_ = true;
      return;
    }
    fight_.push_back(fight);
  }
  [[nodiscard]] std::size_t count() const { return fight_.size(); }                         ///< their number
  [[nodiscard]] bool too_many() const { return too_many_; }                                 ///< some were left out
  [[nodiscard]] const Fight& operator[](std::size_t index) const { return fight_[index]; }  ///< in order
  [[nodiscard]] auto begin() const { return fight_.begin(); }                               ///< the first one
  [[nodiscard]] auto end() const { return fight_.end(); }                                   ///< after the last one

 private:
  std::vector<Fight> fight_;
  bool too_many_ = false;
};

/// The moments of a battle, and those after left-out turns: turns of cards that could do no damage and did not have to
/// strike into a fire shield. Those with the fewest such turns come first. The next act has begun in none of them.
[[nodiscard]] Moments with_turns_left_out(const Battle& battle);
/// As with_turns_left_out(), when the next act begins.
[[nodiscard]] Moments where_an_act_begins(const Battle& battle);
/// Goes on from these moments. If there are too many, nothing is judged any more.
void go_on_from(Battle& battle, const Moments& moments);

/// Notes the position to which a line led at a moment, if it changed. After a movement, counts how often the position
/// was there before.
void note_position(Battle& battle, Fight& fight, bool after_movement);
/// Whether movements repeated a position at a moment often enough for the battle to end there (ER-ATK-9).
[[nodiscard]] bool gone_round(const Battle& battle, const Fight& fight);
/// Whether they did, and no card could strike in this layout: the battle has to end there.
[[nodiscard]] bool has_ended(const Battle& battle, const Fight& fight);

/// The places of a card at a moment, in the centre too.
[[nodiscard]] Places places_of(const Battle& battle, const Fight& fight, std::uint16_t card);
/// The places that a change may be about at a moment. A name may be that of an unknown card of the centre.
[[nodiscard]] inline Places places_of(const Battle& battle, const Fight& fight, const Change& change) {
  if (!change.card) return bit(change.place);
  Places places = places_of(battle, fight, *change.card);
  if (change.does == Does::initiative && battle.reserve.card == no_card) places |= bit(reserve_place);
  if (change.does == Does::initiative && battle.beneath.card == no_card) places |= bit(beneath_place);
  return places;
}
/// Calls `each` with every place of a set.
template <class Each>
void for_places(Places places, const Each& each) {
  for (std::uint8_t place = 0; place <= beneath_place.value; ++place)
    if (has(places, Place{place})) each(Place{place});
}

/// A battle in which the last plays have worked: the battle itself, or a copy.
class Settled {
 public:
  /// The battle to look at. It must outlive this.
  explicit Settled(const Battle& battle) : battle_(&battle) {
    if (battle.pendings == 0) return;
    copy_ = battle;
    settle(*copy_);
    battle_ = &*copy_;
  }
  Settled(const Settled&) = delete;
  Settled& operator=(const Settled&) = delete;
  [[nodiscard]] const Battle& operator*() const { return *battle_; }  ///< the battle after that
  [[nodiscard]] const Battle* operator->() const { return battle_; }  ///< the battle after that

 private:
  const Battle* battle_;
  std::optional<Battle> copy_;
};

}  // namespace elfref::elven_rage
