#include <algorithm>

#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/testing/elven_rage/breakers.h"

namespace elfref::testing::rage {
namespace {

constexpr std::uint64_t most_attempts = 1200;
constexpr std::uint64_t attempts_a_rule = 60;  // where any rule will do

/// A breach must not hang on an option: what the book only assumes is written down.
void leave_nothing_open(Agreement& agreed) {
  agreed.options_set = only(option_table().options().size()) - 1;
}

std::optional<Played> broken_by(const Breaker& breaker, const SessionRequest& request, std::uint64_t number,
                                std::uint64_t attempt) {
  Dice dice(request.seed, stream_of(number, attempt) * 4 + 3);
  Agreement agreed = agreement_of(request, number, attempt);
  agreed.stop_after = 0;
  agreed.verified = true;
  if (breaker.prepare != nullptr) breaker.prepare(agreed, dice);
  if (request.players != 0 && agreed.players != request.players) return std::nullopt;
  leave_nothing_open(agreed);
  return play_session(agreed, &breaker);
}

}  // namespace

std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number) {
  const auto all = breakers();
  const auto named = std::ranges::find(all, request.breaks, &Breaker::rule);
  Dice dice(request.seed, number);
  const Breaker* breaker = named != all.end() ? &*named : nullptr;
  for (std::uint64_t attempt = 1; attempt <= most_attempts; ++attempt) {
    if (named == all.end() && attempt % attempts_a_rule == 1)
      breaker = &all[static_cast<std::size_t>(dice.below(static_cast<int>(all.size())))];
    if (auto game = broken_by(*breaker, request, number, attempt)) return game;
  }
  return std::nullopt;
}

}  // namespace elfref::testing::rage
