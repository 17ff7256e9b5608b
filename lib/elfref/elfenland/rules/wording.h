#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/rule.h"
#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/state.h"

// Words that judges of several phases use. Asked only where something is said.

namespace elfref::elfenland {

/// `a pig`, `an elfcycle`.
[[nodiscard]] std::string one(Transport kind);
/// The same, or `a counter` where nobody knows which.
[[nodiscard]] std::string one(std::optional<Transport> kind);

/// The land as the rules call it: `plains`, `forest`.
[[nodiscard]] std::string_view land(Terrain terrain);
/// `plains take`, `forest takes`.
[[nodiscard]] std::string takes(Terrain terrain);
/// `pig, elfcycle or cloud`: the counters that can lie on a terrain.
[[nodiscard]] std::string counters_for(Terrain terrain);

/// `the hand has 3`.
[[nodiscard]] std::string hand_of(int number);
/// `2 dragons`, `2 dragons and 1 raft`, `3 cards nobody saw`.
[[nodiscard]] std::string listed_cards(const Pieces& pieces);
/// `2 dragons`, `2 dragons and 1 wagon`, `3 counters nobody saw`.
[[nodiscard]] std::string listed_counters(const Pieces& pieces);
/// `in front of Anna: 1 pig and 1 counter nobody saw`.
[[nodiscard]] std::string in_front_of(const State& state, Seat seat);
/// `Anna, Ben or Carl`.
[[nodiscard]] std::string names(Seats seats, std::string_view last);

/// Adds a line where there is something to say.
void add(std::vector<std::string>& because, std::string line);
/// Where the boot came to where it stands.
void tell_arrival(const State& state, Seat seat, Words& words);

}  // namespace elfref::elfenland
