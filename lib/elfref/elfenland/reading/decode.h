#pragma once

#include <array>
#include <optional>

#include "elfref/core/record/record_reader.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::elfenland {

/// The phases of a round whose lines decode() reads itself if they were left unread. Most of a record is in them.
inline constexpr std::array unread_phases{phase::deal, phase::draw,   phase::choose,
                                          phase::plan, phase::travel, phase::keep};
/// These phases for the reader of the text: they are keys of every round.
inline constexpr UnreadParts unread_parts{.list = "rounds", .keys = unread_phases};

/// Reads a record as a session and adds faults to `faults`. Nothing if the record cannot be judged. The session does
/// not refer to the record; it keeps the places of the plays.
[[nodiscard]] std::optional<Session> decode(const Record& record, Diagnostics& faults);

}  // namespace elfref::elfenland
