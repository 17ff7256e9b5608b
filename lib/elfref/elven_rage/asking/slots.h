#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/position.h"

// The position as slots that hold pieces: replays and boards are drawn from it.

namespace elfref::elven_rage {

/// The players as they are drawn: with their marks, in the colours of their peoples.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const Session& session);

/// The slots: on the map, in a battle, before players and on the table.
[[nodiscard]] std::vector<ViewSlot> slots_of(const Position& state);
/// The contents of the slots, one by one; `players` are by seat. The words that are drawn are in a language.
[[nodiscard]] std::vector<ViewHeld> held(const Position& state, std::span<const ViewPlayer> players, Language language);

/// A battle as it is when the next line begins: the last play has worked, and cards without lives are dead.
[[nodiscard]] Battle as_it_stands(const Battle& battle);
/// The cards that may act in such a battle, over all moments that it may be at.
[[nodiscard]] Turn turn_in(const Battle& battle);
/// The name of a card in a battle, or words for an unrecorded one: `Wolf`, `an unrecorded card`.
[[nodiscard]] Message name_in_battle(const Position& state, CardId card);
/// The card that is now at a place of the current battle; nothing_named: unseen.
[[nodiscard]] CardId card_at(const Assault& assault, Place place);

}  // namespace elfref::elven_rage
