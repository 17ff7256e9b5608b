#include "elfref/testing/master_elf/module.h"

#include "elfref/core/words/speaker.h"
#include "elfref/master_elf/module.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf.h"
#include "elfref/testing/master_elf/breakers.h"
#include "elfref/testing/master_elf/statistics.h"

namespace elfref::testing {
namespace workshop {
namespace {

std::string refuse(const SessionRequest& request) {
  if (request.players != 0 && (request.players < 2 || request.players > 8))
    return std::to_string(request.players) + " players: Master Elf is for 2 to 8";
  std::string wrong = refuse_breach(breakers(), request, [](std::string_view rule) {
    const std::string_view why = never_broken(rule);
    return why.empty() ? std::string() : "broken in no session here: " + std::string(why);
  });
  if (!wrong.empty()) return wrong;
  return request.edition.empty() ? std::string() : english(master_elf::game().refuse({.edition = request.edition}));
}

std::string record(const SessionRequest& request, std::uint64_t number) {
  const auto game =
      request.breaks.empty() ? play_session(agreement_of(request, number)) : broken_session(request, number);
  return game ? record_of(*game, request.detail) : std::string();
}

}  // namespace
}  // namespace workshop

SessionGenerator master_elf_sessions() {
  return {.game = &master_elf::game(),
          .refuse = workshop::refuse,
          .record = workshop::record,
          .tallies = workshop::tallies};
}

std::string thinned_master_elf(const SessionRequest& request, std::uint64_t number) {
  using namespace workshop;
  return thinned_record_of(*play_session(agreement_of(request, number)),
                           Dice(request.seed, stream_of(number, 0) * 4 + 3));
}

}  // namespace elfref::testing
