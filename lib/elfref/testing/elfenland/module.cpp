#include "elfref/testing/elfenland/module.h"

#include "elfref/core/words/speaker.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/module.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/breakers.h"
#include "elfref/testing/elfenland/statistics.h"

namespace elfref::testing {
namespace {

/// The request with its edition by the name that the format has for it.
SessionRequest canonical(SessionRequest request) {
  if (!request.edition.empty())
    if (const auto name = elfenland::edition_named(request.edition)) request.edition = *name;
  return request;
}

/// Why no session is illegal by a rule, or nothing.
std::string never_illegal(std::string_view broken) {
  for (const RuleInfo* rule : elfenland::game().rules())
    if (rule->id == broken)
      return "no breach, but a " + std::string(name(rule->severity)) + ": no session is illegal by it";
  return {};
}

std::string refuse(const SessionRequest& request) {
  if (request.players != 0 && (request.players < 2 || request.players > 6))
    return std::to_string(request.players) + " players: Elfenland is for 2 to 6";
  if (std::string wrong = refuse_breach(breakers(), request, never_illegal); !wrong.empty()) return wrong;
  return request.edition.empty() ? std::string() : english(elfenland::game().refuse({.edition = request.edition}));
}

std::string record(const SessionRequest& request, std::uint64_t number) {
  if (request.breaks.empty()) return record_of(play_game(agreement_of(canonical(request), number)), request.detail);
  const std::optional<PlayedGame> game = broken_game(canonical(request), number);
  return game ? record_of(*game, request.detail) : std::string();
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
