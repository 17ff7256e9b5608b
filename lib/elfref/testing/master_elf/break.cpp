#include <algorithm>

#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/breakers.h"

namespace elfref::testing::workshop {
namespace {

constexpr int least_turns = 40;

std::optional<Played> broken_by(const Breaker& breaker, const SessionRequest& request, std::uint64_t number,
                                std::uint64_t attempt) {
  Dice dice(request.seed, stream_of(number, attempt) * 4 + 3);
  Agreement agreed = agreement_of(request, number, attempt);
  agreed.competitive = false;
  agreed.options[Option::abilities] = 0;
  agreed.turns = std::max(agreed.turns, least_turns);
  if (breaker.prepare != nullptr) breaker.prepare(agreed, dice);
  if (request.players != 0 && agreed.players() != request.players) return std::nullopt;
  // A breach must not hang on an option: what is only assumed is written down.
  agreed.options_set = only(option_table().options().size()) - 1;
  return play_session(agreed, &breaker);
}

}  // namespace

std::optional<Played> broken_session(const SessionRequest& request, std::uint64_t number) {
  return testing::broken_session(breakers(), request, number, {.most = 1200, .a_rule = 60},
                                 [&](const Breaker& breaker, std::uint64_t attempt) {
                                   return broken_by(breaker, request, number, attempt);
                                 });
}

std::span<const Breaker> breakers() {
  static const std::vector<Breaker> all = [] {
    using namespace breaking;
    std::vector<Breaker> found;
    for (const auto part : {breakers_of_the_setup(), breakers_of_moves(), breakers_of_gifts()})
      found.insert(found.end(), part.begin(), part.end());
    return found;
  }();
  return all;
}

std::string_view never_broken(std::string_view rule) {
  if (rule == "two-to-eight-players") return "it is a warning";
  return {};
}

}  // namespace elfref::testing::workshop
