#include "elfref/core/judging/cards.h"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "elfref/core/text/text.h"

namespace elfref {

std::string sum_of(const Cards& cards, const std::function<std::string(std::uint16_t)>& name,
                   std::string_view unknown) {
  if (cards.open) return std::string(unknown);
  if (cards.due) return {};
  if (cards.named.empty()) return fmt::format("{}", cards.unknown);
  std::map<std::string, int> count;
  for (const std::uint16_t one : cards.named) ++count[name(one)];
  std::vector<std::pair<std::string, int>> terms(count.begin(), count.end());
  if (cards.unknown > 0) terms.emplace_back(unknown, cards.unknown);
  return joined(
      terms,
      [unknown](const std::pair<std::string, int>& term) {
        const bool counted = term.second > 1 || term.first == unknown;
        return counted ? fmt::format("{} {}", term.second, term.first) : term.first;
      },
      " + ");
}

}  // namespace elfref
