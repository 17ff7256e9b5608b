#pragma once

#include <string_view>

namespace elfref::master_elf {

/// A made-up board, ingredients and gifts, built in so that records can be tried out: a document as people write one.
/// It has what the supplement says of the printed ones: how many cards there are, and what they show.
[[nodiscard]] std::string_view trial_set();

}  // namespace elfref::master_elf
