#pragma once

#include <memory>
#include <string_view>

#include "elfref/core/reading/one_line.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// A line of a turn that is read alone.
struct OneLine : LineRead<Action> {
  std::shared_ptr<const Box> box;  ///< with what it names besides
};
/// Reads a line as it would stand in a turn of `turn` in that session's record; spans are bytes of the source in which
/// it stands `at`.
[[nodiscard]] OneLine decode_one_line(std::string_view line, Span at, Seat turn, const Session& session);

}  // namespace elfref::elven_rage
