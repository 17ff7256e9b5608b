#pragma once

#include <string_view>

namespace elfref::master_elf {

/// A made-up board, ingredients and gifts, built in so that records can be tried out, as a document that a person could
/// write. It agrees with the facts that the supplement prints: the number of cards, and what they show.
[[nodiscard]] std::string_view trial_set();

}  // namespace elfref::master_elf
