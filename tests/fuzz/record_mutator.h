#pragma once

#include <cstdint>
#include <string>

#include "fuzz/seeds.h"

namespace elfref::fuzz {

/// Another record, made of the text of one: plays, turns and rounds dropped, doubled, moved and put in from other
/// records of its game; words and players replaced by others of their kind; numbers changed; things not told; cut off
/// at a line. Most can be judged. A text that cannot be, and now and then one that can, gives way to a record of the
/// source tree first; a few texts are changed byte by byte. The same text and seed give the same record.
[[nodiscard]] std::string mutated(const std::string& text, std::uint64_t seed);

/// A few bytes of a text changed, whatever they are.
[[nodiscard]] std::string with_other_bytes(std::string text, Dice& dice);

/// A tree as a text: as people write records, or as JSON.
[[nodiscard]] std::string text_of(const Tree& tree, bool json);

}  // namespace elfref::fuzz
