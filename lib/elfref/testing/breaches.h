#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/testing/dice.h"
#include "elfref/testing/generator.h"
#include "elfref/testing/things.h"

// What the generators of all games have alike where a rule is to be broken. Each has a list of its breakers, and a
// breaker says under `rule` which rule it breaks.

namespace elfref::testing {

/// Which stream of dice a session is played with; every attempt has another one.
[[nodiscard]] constexpr std::uint64_t stream_of(std::uint64_t number, std::uint64_t attempt) {
  return number ^ attempt << 48u;
}

/// What stands behind the line of a record in which a rule is broken, before the rule's id.
inline constexpr std::string_view breach_mark = "  # expect: ";

/// Says in a record itself which rule is broken, and in which line: that which is marked. `claim`: something wrong is
/// claimed, and nothing wrong was played.
inline void label_breach(std::string& record, std::string_view rule, bool claim) {
  const auto marked = static_cast<std::ptrdiff_t>(record.find(breach_mark));
  const auto number = 1 + std::count(record.begin(), record.begin() + marked, '\n');
  const std::string told = std::string(", breaks: ").append(rule).append(", line: ") + std::to_string(number);
  record.insert(record.find('}', record.find("\nsession: {")), told);
  record.append("# verdict: ").append(claim ? "legal" : "illegal").append("\n");
  if (claim) record.append("# claims: refuted\n");
}

/// How long a session is looked for in which a rule can be broken.
struct Attempts {
  std::uint64_t most = 0;
  std::uint64_t a_rule = 0;  ///< where any rule will do: then another one is tried
};

/// The session of that number in which a rule is broken, or nothing. `broken_by(breaker, attempt)` plays one.
template <class Breaker, class BrokenBy>
[[nodiscard]] auto broken_session(std::span<const Breaker> all, const SessionRequest& request, std::uint64_t number,
                                  Attempts attempts, const BrokenBy& broken_by)
    -> decltype(broken_by(all[0], number)) {
  const Breaker* breaker = nullptr;
  for (const Breaker& one : all)
    if (one.rule == request.breaks) breaker = &one;
  const bool any = breaker == nullptr;
  Dice dice(request.seed, number);
  for (std::uint64_t attempt = 1; attempt <= attempts.most; ++attempt) {
    if (any && attempt % attempts.a_rule == 1) breaker = &any_of(all, dice);
    if (auto game = broken_by(*breaker, attempt)) return game;
  }
  return {};
}

/// What is wrong with the rule that is to be broken, or nothing. `why_not(rule)` says of other rules than those of the
/// breakers why they are broken in no session; empty: there is no such rule.
template <class Breaker, class WhyNot>
[[nodiscard]] std::string refuse_breach(std::span<const Breaker> all, const SessionRequest& request,
                                        const WhyNot& why_not) {
  if (request.breaks.empty()) return {};
  if (request.detail != Detail::full) return "where a rule is to be broken all is written down: detail is full";
  if (request.breaks == "any") return {};
  std::vector<std::string_view> ids;
  for (const Breaker& breaker : all) ids.push_back(breaker.rule);
  if (is_in(ids, request.breaks)) return {};
  if (const std::string why = why_not(request.breaks); !why.empty()) return "'" + request.breaks + "' is " + why;
  const auto near = nearest(request.breaks, ids);
  return "unknown rule '" + request.breaks + "'" +
         (near.empty() ? "" : ": did you mean " + std::string(near.front()) + "?");
}

}  // namespace elfref::testing
