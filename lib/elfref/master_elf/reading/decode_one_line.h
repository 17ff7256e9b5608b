#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "elfref/core/reading/one_line.h"
#include "elfref/master_elf/plays/session.h"

namespace elfref::master_elf {

/// A line that is read alone.
struct OneLine : LineRead<Action> {
  std::shared_ptr<const Box> box;  ///< with the further names of the line
};
/// Reads a step as part of a turn of `turn` in that session's record; without `turn`, a `gift` line. Spans are bytes of
/// the source in which the line is `at`.
[[nodiscard]] OneLine decode_one_line(std::string_view line, Span at, std::optional<Seat> turn, const Session& session);

}  // namespace elfref::master_elf
