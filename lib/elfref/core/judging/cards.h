#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace elfref {

inline constexpr int most_cards = 99;  ///< in one sum

/// Some cards as they are written, by the indices that their game has for names.
struct Cards {
  std::vector<std::uint16_t> named{};  ///< each as often as it is there
  int unknown = 0;                     ///< those that nobody named
  bool open = false;                   ///< nobody wrote down how many
  bool due = false;                    ///< as many as were due

  /// How many are written.
  [[nodiscard]] int size() const { return static_cast<int>(named.size()) + unknown; }
  /// Whether it is known how many they are.
  [[nodiscard]] bool counted() const { return !open && !due; }
  friend bool operator==(const Cards&, const Cards&) = default;
};

/// `Wolf + 2 Bear + 1 unknown`, `3`, `unknown`; empty: as many as were due. `name` says what an index is called.
[[nodiscard]] std::string sum_of(const Cards& cards, const std::function<std::string(std::uint16_t)>& name,
                                 std::string_view unknown = "unknown");

}  // namespace elfref
