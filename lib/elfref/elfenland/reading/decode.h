#pragma once

#include <array>
#include <optional>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// The phases of a round whose lines decode() reads where they were left unread: what a record is made of.
inline constexpr std::array unread_phases{phase::deal, phase::draw,   phase::choose,
                                          phase::plan, phase::travel, phase::keep};
/// The same as a reader is told of them: they stand in every round.
inline constexpr UnreadParts unread_parts{.list = "rounds", .keys = unread_phases};

/// Reads a record as a session; faults go to `faults`. Nothing where the record cannot be judged. The session keeps
/// nothing of the record but the places of its plays.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::elfenland
