#pragma once

#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/position.h"

// The position as slots that hold pieces: replays and boards are drawn from it.

namespace elfref::master_elf {

/// The players as they are drawn: with their marks, in colours that differ.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const Session& session);

/// A position in which no place has more cards than the box; the ranges of `state` may be wider.
[[nodiscard]] Position within_the_box(Position state);

/// The slots: on the board, among the gifts, before players and on the table.
[[nodiscard]] std::vector<ViewSlot> slots_of(const Session& session, Shown shown);
/// The contents of the slots, one by one. The words that are drawn are in a language.
[[nodiscard]] std::vector<ViewHeld> held(const Session& session, const Position& state, Shown shown, Language language);

/// `2 wool + wax + 1–2 unseen`, `none`.
[[nodiscard]] Message in_words(const Position& state, const Pile& pile);
/// `3`, `2–4`, `3 or more`, `any number`.
[[nodiscard]] Message number_in_words(Range range);

}  // namespace elfref::master_elf
