#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/words/catalogue.h"

namespace elfref::kinds {

/// The rooms that the tests know besides the core: the one of the tests first.
[[nodiscard]] std::span<const Room* const> rooms();

/// Chooses a number below another, which is not 0.
using Choose = std::function<std::uint32_t(std::uint32_t)>;

/// A message of any id of the core and of rooms(), with arguments of any kind, nested at most `depth` deep.
[[nodiscard]] Message any_message(const Choose& choose, int depth);
/// One with this id.
[[nodiscard]] Message any_message(Msg id, const Choose& choose, int depth);

/// A message as words.js takes it, in JSON.
[[nodiscard]] std::string as_json(const Message& message, const Catalogue& catalogue);
/// A text in JSON, with its quotes.
[[nodiscard]] std::string quoted(std::string_view text);

}  // namespace elfref::kinds
