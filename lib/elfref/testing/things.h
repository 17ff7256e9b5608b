#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "elfref/testing/dice.h"

// Random choices from lists, and small operations on lists.

namespace elfref::testing {

/// A random thing of a list. REQUIRES: the list is not empty.
template <class Things>
[[nodiscard]] const auto& any_of(const Things& things, Dice& dice) {
  return things[static_cast<std::size_t>(dice.below(static_cast<int>(things.size())))];
}
/// A random thing of a list; nothing if the list is empty.
template <class Thing>
[[nodiscard]] std::optional<Thing> one_of(const std::vector<Thing>& things, Dice& dice) {
  if (things.empty()) return std::nullopt;
  return any_of(things, dice);
}
/// Shuffles a list.
template <class Things>
void shuffle(Things& things, Dice& dice) {
  for (std::size_t left = things.size(); left > 1; --left)
    std::swap(things[left - 1], things[static_cast<std::size_t>(dice.below(static_cast<int>(left)))]);
}
/// Whether a thing is in a list.
template <class Things, class Thing>
[[nodiscard]] bool is_in(const Things& things, const Thing& thing) {
  for (const auto& one : things)
    if (one == thing) return true;
  return false;
}
/// Removes the first thing equal to this one; false if there is none.
template <class Thing>
bool take_out(std::vector<Thing>& things, const Thing& thing) {
  for (auto one = things.begin(); one != things.end(); ++one)
    if (*one == thing) {
      things.erase(one);
      return true;
    }
  return false;
}

}  // namespace elfref::testing
