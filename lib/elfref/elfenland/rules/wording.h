#pragma once

#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// Phrases that judges of several phases use. Called only for a finding.

namespace elfref::elfenland {

/// The counters that a terrain allows: `pig, elfcycle or cloud`.
[[nodiscard]] Message counters_for(Terrain terrain);
/// The counters in front of a player: `in front of Anna: 1 pig and 2 clouds`.
[[nodiscard]] Message in_front_of(const Position& state, Seat seat);
/// A list of players: `Anna, Ben or Carl`.
[[nodiscard]] Message as_players(Seats seats, Joint joint);

/// Adds a line unless it is empty.
void add(std::vector<Message>& because, Message line);
/// Adds the play with which the boot came to its town.
void tell_arrival(const Position& state, Seat seat, Words& words);

}  // namespace elfref::elfenland
