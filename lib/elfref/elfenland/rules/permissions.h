#pragma once

#include <span>

#include "elfref/core/judging/rule.h"

namespace elfref::elfenland {

/// The permissions that the printed rules give players, for people who look them up. No play is judged by them.
[[nodiscard]] std::span<const RuleInfo> permissions();

}  // namespace elfref::elfenland
