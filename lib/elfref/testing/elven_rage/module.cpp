#include "elfref/testing/elven_rage/module.h"

#include "elfref/core/words/speaker.h"
#include "elfref/elven_rage/module.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elven_rage.h"
#include "elfref/testing/elven_rage/breakers.h"
#include "elfref/testing/elven_rage/statistics.h"

namespace elfref::testing {
namespace {

using namespace rage;

std::string refuse(const SessionRequest& request) {
  if (request.players != 0 && (request.players < 2 || request.players > 4))
    return std::to_string(request.players) + " players: Elven Rage is for 2 to 4";
  std::string wrong = refuse_breach(breakers(), request, [](std::string_view rule) {
    const std::string_view why = never_broken(rule);
    return why.empty() ? std::string() : "broken in no session here: " + std::string(why);
  });
  if (!wrong.empty()) return wrong;
  return request.edition.empty() ? std::string() : english(elven_rage::game().refuse({.edition = request.edition}));
}

std::string record(const SessionRequest& request, std::uint64_t number) {
  const auto game =
      request.breaks.empty() ? play_session(agreement_of(request, number)) : broken_session(request, number);
  return game ? record_of(*game, request.detail) : std::string();
}

std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games) {
  Statistics statistics;
  for (std::uint64_t number = 0; number < games; ++number)
    statistics.count(*play_session(agreement_of(request, number)));
  return statistics.take();
}

}  // namespace

SessionGenerator elven_rage_sessions() {
  return {.game = &elven_rage::game(), .refuse = refuse, .record = record, .tallies = tallies};
}

std::string thinned_elven_rage(const SessionRequest& request, std::uint64_t number) {
  return thinned_record_of(*play_session(agreement_of(request, number)),
                           Dice(request.seed, stream_of(number, 0) * 4 + 3));
}

std::string battle_of_elven_rage(const SessionRequest& request, std::uint64_t number) {
  Agreement agreed = agreement_of(request, number);
  agreed.begins_after = 1 + static_cast<int>(number % 9);
  agreed.turns = agreed.begins_after + 1;
  agreed.at_summon = false;
  agreed.stop_after = 0;
  return record_of(*play_session(agreed), request.detail);
}

}  // namespace elfref::testing
