#pragma once

#include <string>
#include <string_view>

#include "elfref/core/words/message.h"

// Texts as Windows has them, in UTF-16, and as this program has them, in UTF-8.
namespace elfref::tools {

[[nodiscard]] std::string narrow(std::wstring_view text);
[[nodiscard]] std::wstring wide(std::string_view text);

/// What Windows says of an error, in the words of its own language; of the last one, unless another one is named.
[[nodiscard]] Message last_error();
[[nodiscard]] Message words_of_error(unsigned long error);

}  // namespace elfref::tools
