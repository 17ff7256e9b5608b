#pragma once

#include <span>

#include "elfref/core/judging/rule.h"

namespace elfref::elfenland {

/// What the printed rules let players do, so that somebody who asks finds it: nobody is judged by it.
[[nodiscard]] std::span<const RuleInfo> permissions();

}  // namespace elfref::elfenland
