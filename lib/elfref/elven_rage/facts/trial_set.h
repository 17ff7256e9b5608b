#pragma once

#include <string_view>

namespace elfref::elven_rage {

/// A made-up set of components, built in so that everything can be tried: a document as people write one. It agrees
/// only with what the rulebook prints: how many cards a deck has, its one dragon, the guardian, the goals it names.
[[nodiscard]] std::string_view trial_set();

}  // namespace elfref::elven_rage
