#pragma once

#include <cstdint>
#include <string>

#include "fuzz/seeds.h"

namespace elfref::fuzz {

/// Another record, made from the text of one. Plays, turns and rounds are dropped, doubled, moved, and inserted from
/// other records of its game. Words and players are replaced by others of their kind, numbers are changed, facts are
/// left out, and the record is cut off at a line. Most results can be judged. A text that cannot be judged, and
/// sometimes one that can, is first replaced by a record of the source tree. A few texts are changed byte by byte. The
/// same text and seed give the same record.
[[nodiscard]] std::string mutated(const std::string& text, std::uint64_t seed);

/// Changes a few bytes of a text at random.
[[nodiscard]] std::string with_other_bytes(std::string text, Dice& dice);

/// A tree as a text: as people write records, or as JSON.
[[nodiscard]] std::string text_of(const Tree& tree, bool json);

}  // namespace elfref::fuzz
