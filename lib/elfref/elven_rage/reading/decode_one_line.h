#pragma once

#include <memory>
#include <string_view>

#include "elfref/core/reading/one_line.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// A line of a turn that is read alone.
struct OneLine : LineRead<Action> {
  std::shared_ptr<const Box> box;  ///< with the further names of the line
};
/// Reads a line as part of a turn of `turn` in that session's record. Spans are bytes of the source in which the line
/// is `at`.
[[nodiscard]] OneLine decode_one_line(std::string_view line, Span at, Seat turn, const Session& session);

}  // namespace elfref::elven_rage
