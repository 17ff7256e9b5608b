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

// Functions that the generators of all games use to break a rule. Each generator has a list of breakers; the member
// `rule` of a breaker is the rule that it breaks.

namespace elfref::testing {

/// The stream of dice with which a session is played; every attempt has another one.
[[nodiscard]] constexpr std::uint64_t stream_of(std::uint64_t number, std::uint64_t attempt) {
  return number ^ attempt << 48u;
}

/// The mark after the line of a record that breaks a rule; the rule's id follows it.
inline constexpr std::string_view breach_mark = "  # expect: ";

/// Notes in a record the rule that it breaks and the marked line that breaks it. `claim`: a claim is wrong, and no play
/// is.
inline void label_breach(std::string& record, std::string_view rule, bool claim) {
  const auto marked = static_cast<std::ptrdiff_t>(record.find(breach_mark));
  const auto number = 1 + std::count(record.begin(), record.begin() + marked, '\n');
  const std::string told = std::string(", breaks: ").append(rule).append(", line: ") + std::to_string(number);
  record.insert(record.find('}', record.find("\nsession: {")), told);
  record.append("# verdict: ").append(claim ? "legal" : "illegal").append("\n");
  if (claim) record.append("# claims: refuted\n");
}

/// The limits of the search for a session that can break a rule.
struct Attempts {
  std::uint64_t most = 0;
  std::uint64_t a_rule = 0;  ///< if any rule will do: the attempts before another rule is tried
};

/// The session with this number that breaks a rule, or nothing. `broken_by(breaker, attempt)` plays one.
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

/// The reason why the wanted rule cannot be broken; empty if it can. `why_not(rule)` is the reason why no session
/// breaks a rule without a breaker; empty if there is no such rule.
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
