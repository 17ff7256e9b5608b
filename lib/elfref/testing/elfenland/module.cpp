#include "elfref/testing/elfenland/module.h"

#include <algorithm>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/module.h"
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

/// What is wrong with the rule that is to be broken.
std::string refuse_breach(const SessionRequest& request) {
  if (request.breaks.empty()) return {};
  if (request.detail != Detail::full) return "where a rule is to be broken all is written down: detail is full";
  if (request.breaks == "any") return {};
  std::vector<std::string_view> ids;
  for (const Breaker& breaker : breakers()) ids.push_back(breaker.rule);
  if (std::ranges::find(ids, request.breaks) != ids.end()) return {};
  for (const RuleInfo* rule : elfenland::game().rules())
    if (rule->id == request.breaks)
      return "'" + request.breaks + "' is no breach, but a " + std::string(name(rule->severity)) +
             ": no session is illegal by it";
  const auto near = nearest(request.breaks, ids);
  return "unknown rule '" + request.breaks + "'" +
         (near.empty() ? "" : ": did you mean " + std::string(near.front()) + "?");
}

std::string refuse(const SessionRequest& request) {
  if (request.players != 0 && (request.players < 2 || request.players > 6))
    return std::to_string(request.players) + " players: Elfenland is for 2 to 6";
  if (const std::string wrong = refuse_breach(request); !wrong.empty()) return wrong;
  return request.edition.empty() ? std::string() : elfenland::game().refuse({.edition = request.edition});
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
