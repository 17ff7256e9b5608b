#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/state.h"

// The table as slots in which pieces lie: what a replay and a board are drawn from.

namespace elfref::master_elf {

/// The players as they are drawn: by their marks, in colours that differ.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const Session& session);

/// A table on which no more cards lie in one place than the box holds: its bounds may be wider.
[[nodiscard]] State within_the_box(State state);

/// Where something may lie: on the board, among the gifts, before players and on the table.
[[nodiscard]] std::vector<ViewSlot> slots_of(const Session& session, Shown shown);
/// What lies there, slot by slot.
[[nodiscard]] std::vector<ViewHeld> held(const Session& session, const State& state, Shown shown);

/// `2 wool + wax + 1–2 unseen`, `none`.
[[nodiscard]] std::string in_words(const State& state, const Pile& pile);
/// `3`, `2–4`, `3 or more`, `any number`.
[[nodiscard]] std::string number_in_words(Range range);

}  // namespace elfref::master_elf
