#include "elfref/elven_rage/rules/rulebook.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage/breakers.h"

namespace elfref::testing::rage {
namespace {

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
  return testing::broken_session(breakers(), request, number, {.most = 1200, .a_rule = 60},
                                 [&](const Breaker& breaker, std::uint64_t attempt) {
                                   return broken_by(breaker, request, number, attempt);
                                 });
}

}  // namespace elfref::testing::rage
