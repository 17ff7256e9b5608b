#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/elfenland/table/position.h"

namespace elfref::elfenland {

/// The players as they are drawn, with their marks and colours. Names without a seat in `state` are left out.
[[nodiscard]] std::vector<ViewPlayer> drawn_players(const Position& state, std::span<const std::string> names);

/// The pieces on the board: boots, counters, obstacles, and the town pieces not yet taken. `play`: the towns that the
/// play concerns. `price`: the transport whose prices are marked, or empty.
[[nodiscard]] Scene picture(const Position& state, std::span<const std::string> names, const std::optional<Link>& play,
                            std::string_view price);

/// The prices of the connections of an empty board with a transport; empty if `kind` is not a transport.
[[nodiscard]] std::vector<PricedWay> empty_board_prices(std::string_view kind);

}  // namespace elfref::elfenland
