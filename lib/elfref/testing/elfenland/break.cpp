#include <utility>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"
#include "elfref/testing/elfenland/breakers.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

/// A breach must not hang on an option: what the edition only assumes is written down.
void leave_nothing_open(Agreement& agreed) {
  for (int index = 0; index < option_count; ++index) {
    const auto option = static_cast<Option>(index);
    const bool silent = option == Option::town_cards && !agreed.towns_written;  // of a table without them
    if (edition(agreed.edition).assumes(option) && !silent)
      agreed.options_set |= static_cast<std::uint16_t>(1u << index);
  }
}

/// Breaks the rule by a play, somewhere in the game: every occasion is as likely.
bool break_by_a_play(const Breaker& breaker, PlayedGame& game, Dice& dice) {
  Position state = begin(game.session, game.options, listed_seating());
  std::optional<Action> chosen;
  std::size_t where = 0;
  int occasions = 0;
  // What is played after the end breaks nothing.
  for (std::size_t index = 0; index < game.plays.size() && state.end.ending == Ending::none; ++index) {
    if (auto broken = breaker.play({state, game, index, dice}); broken && dice.below(++occasions) == 0) {
      chosen = std::move(broken);
      where = index;
    }
    Action play = game.plays[index];
    resolve(state, play);
    elfenland::apply(state, play);
  }
  if (!chosen) return false;
  game.plays.resize(where);
  game.plays.push_back(*chosen);
  game.claims.clear();
  game.finished = false;
  game.breach.play = where;
  return true;
}

std::optional<PlayedGame> broken_by(const Breaker& breaker, const SessionRequest& request, std::uint64_t number,
                                    std::uint64_t attempt) {
  Dice dice(request.seed, stream_of(number, attempt) * 2 + 1);
  for (int i = 0; i < 64; ++i) (void)dice.next();  // the first ones have made the agreement
  Agreement agreed = agreement_of(request, number, attempt);
  if (breaker.prepare != nullptr) breaker.prepare(agreed, dice);
  leave_nothing_open(agreed);
  PlayedGame game = play_game(agreed);
  const bool broken = breaker.play != nullptr ? break_by_a_play(breaker, game, dice) : breaker.game(game, dice);
  if (!broken) return std::nullopt;
  game.breach.rule = breaker.rule;
  return game;
}

}  // namespace

std::optional<PlayedGame> broken_game(const SessionRequest& request, std::uint64_t number) {
  return broken_session(breakers(), request, number, {.most = 400, .a_rule = 40},
                        [&](const Breaker& breaker, std::uint64_t attempt) {
                          return broken_by(breaker, request, number, attempt);
                        });
}

}  // namespace elfref::testing
