#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace elfref {

inline constexpr int most_cards = 99;  ///< in one sum

/// Cards as a record writes them, by the indices that their game has for names.
struct Cards {
  std::vector<std::uint16_t> named{};  ///< one entry per card
  int unknown = 0;                     ///< cards whose name is not recorded
  bool open = false;                   ///< their number is not recorded
  bool due = false;                    ///< the number that was due

  /// The number of cards that are written.
  [[nodiscard]] int size() const { return static_cast<int>(named.size()) + unknown; }
  /// Whether their number is known.
  [[nodiscard]] bool counted() const { return !open && !due; }
  friend bool operator==(const Cards&, const Cards&) = default;
};

/// The sum as records write it: `Wolf + 2 Bear + 1 unknown`, `3`, `unknown`; empty for the number that was due. `name`
/// returns the name of an index.
[[nodiscard]] std::string sum_of(const Cards& cards, const std::function<std::string(std::uint16_t)>& name,
                                 std::string_view unknown = "unknown");

}  // namespace elfref
