#pragma once

#include <string_view>

namespace elfref::elven_rage {

/// A made-up set of components, built in so that everything can be tried, as a document that a person could write. It
/// agrees only with what the rulebook prints: the number of cards in a deck, its one dragon, the guardian, the goals
/// that it names.
[[nodiscard]] std::string_view trial_set();

}  // namespace elfref::elven_rage
