#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "elfref/elven_rage/table/battle.h"

// The moments at which a battle may be: what the files of battle.h have in common.

namespace elfref::elven_rage {

/// Moments, none twice.
class Moments {
 public:
  static constexpr std::size_t most = 64;  ///< more are not followed

  /// Adds one, unless it is there.
  void add(const Fight& fight) {
    if (std::ranges::find(fight_, fight) != fight_.end()) return;
    if (fight_.size() == most) {
      too_many_ = true;
      return;
    }
    fight_.push_back(fight);
  }
  [[nodiscard]] std::size_t count() const { return fight_.size(); }                         ///< how many
  [[nodiscard]] bool too_many() const { return too_many_; }                                 ///< some were left out
  [[nodiscard]] const Fight& operator[](std::size_t index) const { return fight_[index]; }  ///< in order
  [[nodiscard]] auto begin() const { return fight_.begin(); }                               ///< the first one
  [[nodiscard]] auto end() const { return fight_.end(); }                                   ///< after the last one

 private:
  std::vector<Fight> fight_;
  bool too_many_ = false;
};

/// The moments of a battle and those after turns that were left out: of cards that could do no damage and had not to
/// run into a fire shield. Those with the fewest of them come first; the next act has not begun in any.
[[nodiscard]] Moments with_turns_left_out(const Battle& battle);
/// The same where the next act begins.
[[nodiscard]] Moments where_an_act_begins(const Battle& battle);
/// Goes on from these moments; too many: nothing is judged any more.
void go_on_from(Battle& battle, const Moments& moments);

/// Notes the position that a line led to at a moment, if it is another one. After a movement it is seen whether it was
/// there before.
void note_position(Battle& battle, Fight& fight, bool after_movement);
/// Whether movements have gone round at a moment, so that the battle may end there (ER-ATK-9).
[[nodiscard]] bool gone_round(const Battle& battle, const Fight& fight);
/// Whether they have, and no card could strike as they lie: the battle has to end there.
[[nodiscard]] bool has_ended(const Battle& battle, const Fight& fight);

/// The places of a moment where a card lies, in the centre too.
[[nodiscard]] Places places_of(const Battle& battle, const Fight& fight, std::uint16_t card);
/// The places that a change may be about at a moment. A name may be that of a card of the centre that is not known.
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

/// A battle in which what was played has worked: itself, or a copy.
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
  [[nodiscard]] const Battle& operator*() const { return *battle_; }  ///< as it is then
  [[nodiscard]] const Battle* operator->() const { return battle_; }  ///< the same

 private:
  const Battle* battle_;
  std::optional<Battle> copy_;
};

}  // namespace elfref::elven_rage
