#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/elfenland/table/state.h"

namespace elfref::elfenland {

/// The players as they are drawn: by their marks, in their colours. Names without a seat in `state` are left out.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const State& state, std::span<const std::string> names);

/// What lies on the board: boots, counters and obstacles, and which pieces of towns are still to be fetched. `play`:
/// what it is about. `price`: the transport whose prices are marked; or empty.
[[nodiscard]] Scene picture(const State& state, std::span<const std::string> names, const std::optional<Link>& play,
                            std::string_view price);

/// What connections cost with a transport, on a board on which nothing lies; empty: that is no transport.
[[nodiscard]] std::vector<PricedWay> empty_board_prices(std::string_view kind);

}  // namespace elfref::elfenland
