#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// Phrases that judges of several phases use. Called only for a finding.

namespace elfref::elfenland {

/// A transport with its article: `a pig`, `an elfcycle`.
[[nodiscard]] std::string one(Transport kind);
/// A counter with its article; `a counter` if its kind is unknown.
[[nodiscard]] std::string one(std::optional<Transport> kind);

/// The terrain as the rules call it: `plains`, `forest`.
[[nodiscard]] std::string_view land(Terrain terrain);
/// The terrain with its verb: `plains take`, `forest takes`.
[[nodiscard]] std::string takes(Terrain terrain);
/// The counters that a terrain allows: `pig, elfcycle or cloud`.
[[nodiscard]] std::string counters_for(Terrain terrain);

/// The size of a hand: `the hand has 3`.
[[nodiscard]] std::string hand_of(int number);
/// A list of cards: `2 dragons`, `2 dragons and 1 raft`, `3 cards nobody saw`.
[[nodiscard]] std::string listed_cards(const Pieces& pieces);
/// A list of counters: `2 dragons`, `2 dragons and 1 wagon`, `3 counters nobody saw`.
[[nodiscard]] std::string listed_counters(const Pieces& pieces);
/// The counters in front of a player: `in front of Anna: 1 pig and 1 counter nobody saw`.
[[nodiscard]] std::string in_front_of(const State& state, Seat seat);
/// The names of some players; `last` is the word before the last one: `Anna, Ben or Carl`.
[[nodiscard]] std::string names(Seats seats, std::string_view last);

/// Adds a line unless it is empty.
void add(std::vector<Message>& because, Message line);
/// Adds a line unless it is empty.
void add(std::vector<std::string>& because, std::string line);
/// Adds the play with which the boot came to its town.
void tell_arrival(const State& state, Seat seat, Words& words);

}  // namespace elfref::elfenland
