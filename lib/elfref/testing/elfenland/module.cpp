#include "elfref/testing/elfenland/module.h"

#include "elfref/core/text.h"
#include "elfref/elfenland/module.h"
#include "elfref/elfenland/options.h"
#include "elfref/elfenland/words.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/statistics.h"

namespace elfref::testing {
namespace {

/// The request with its edition by the name that the format has for it.
SessionRequest canonical(SessionRequest request) {
  if (!request.edition.empty())
    if (const auto name = elfenland::edition_named(request.edition)) request.edition = *name;
  return request;
}

std::string refuse(const SessionRequest& request) {
  if (request.players != 0 && (request.players < 2 || request.players > 6))
    return std::to_string(request.players) + " players: Elfenland is for 2 to 6";
  return request.edition.empty() ? std::string() : elfenland::game().refuse({.edition = request.edition});
}

std::string record(const SessionRequest& request, std::uint64_t number) {
  return record_of(play_game(agreement_of(canonical(request), number)), request.detail);
}

std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games) {
  Statistics statistics;
  const SessionRequest wanted = canonical(request);
  PlayedGame game;
  for (std::uint64_t number = 0; number < games; ++number) {
    play_game(agreement_of(wanted, number), game);
    statistics.count(game, wanted.detail);
  }
  return statistics.take();
}

}  // namespace

SessionGenerator elfenland_sessions() {
  return {.game = &elfenland::game(), .refuse = refuse, .record = record, .tallies = tallies};
}

}  // namespace elfref::testing
