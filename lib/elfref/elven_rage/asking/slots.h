#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/table/state.h"

// The table as slots in which pieces lie: what a replay and a board are drawn from.

namespace elfref::elven_rage {

/// The players as they are drawn: by their marks, in the colours of their people.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const Session& session);

/// Where something may lie: on the map, in a battle, before players and on the table.
[[nodiscard]] std::vector<ViewSlot> slots_of(const State& state);
/// What lies there, slot by slot; `players` are by seat.
[[nodiscard]] std::vector<ViewHeld> held(const State& state, std::span<const ViewPlayer> players);

/// A battle as it stands when the next line begins: what was played last has worked, and who has no lives is dead.
[[nodiscard]] Battle as_it_stands(const Battle& battle);
/// Whose turn it may be in a battle as it stands, of all moments that it may be at.
[[nodiscard]] Turn turn_in(const Battle& battle);
/// The name of a card in a battle, or of what lies there: `Wolf`, `a card that nobody saw`.
[[nodiscard]] std::string name_in_battle(const State& state, CardId card);
/// The card at a place of the battle that is under way, where it stands now; nothing_named: nobody saw it.
[[nodiscard]] CardId card_at(const Assault& assault, Place place);

}  // namespace elfref::elven_rage
