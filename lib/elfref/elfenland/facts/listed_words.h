#pragma once

#include <vector>

#include "elfref/core/judging/reference.h"

namespace elfref::elfenland {

/// Every word of a record by kind: towns, pieces, small words, editions.
[[nodiscard]] std::vector<ListedWords> listed_words();

}  // namespace elfref::elfenland
