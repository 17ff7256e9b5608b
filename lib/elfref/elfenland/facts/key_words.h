#pragma once

#include <span>
#include <string_view>

namespace elfref::elfenland {

/// The one of `keys` that a word in another language means, or nothing. Keys are English: this is for advice only.
[[nodiscard]] std::string_view key_in_english(std::string_view word, std::span<const std::string_view> keys);

}  // namespace elfref::elfenland
