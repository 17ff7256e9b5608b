#include "elfref/elfenland/hidden/surely_paid.h"

#include <algorithm>
#include <optional>
#include <variant>

#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

using by_kind::Numbers;

constexpr int most_cards = 3;  ///< of more, any may be a caravan

/// Some cards are unseen, and so few that they can hardly be a caravan.
bool is_open(const Pieces& paid) {
  return paid.unknown > 0 && !paid.open && paid.count() <= most_cards;
}
bool pays_unseen(const Play<Action>& play) {
  const auto* step = std::get_if<Step>(&play.action);
  return step != nullptr && play.ruling != Ruling::taken_back && is_open(step->paid);
}

/// Whether a payment breaks a rule; whether the box has the cards is asked of all payments together.
bool is_wrong(const State& state, const Action& action) {
  bool wrong = false;
  check(state, action, [&](const RuleInfo& rule, const Finding& finding) {
    wrong = wrong || (finding.answer == Answer::broken && rule.id != "cards-in-the-box");
  });
  return wrong;
}

}  // namespace

std::optional<Numbers> surely_paid(const State& state, const Step& step) {
  if (!is_open(step.paid)) return Numbers{};
  Numbers any;
  any.fill(most_cards);
  std::optional<Numbers> least;  // with the cards that are written
  const auto narrow = [&](const Pieces& paid) {
    Step filled_in = step;
    filled_in.paid = paid;
    Action action = filled_in;
    resolve(state, action);
    if (is_wrong(state, action)) return;
    if (!least) least = paid.of;
    by_kind::store(by_kind::lesser(by_kind::load(*least), by_kind::load(paid.of)), *least);
  };
  each_filled_in(step.paid, any, narrow, [&] { return least == step.paid.of; });
  if (least) by_kind::store(by_kind::load(*least) - by_kind::load(step.paid.of), *least);
  return least;
}

std::optional<Session> with_surely_paid(const Session& session, const State& begin, const Replayed<State>& table) {
  if (std::ranges::none_of(session.plays, pays_unseen)) return std::nullopt;
  spend_a_replay(session);
  Session told = session;
  const Slips slips = Slips::of(table, true);
  State state = begin;
  walk<Elfenland<false>>(session.plays, state, [&](std::uint32_t ply, const Action& action) {
    const Play<Action>& play = session.plays[ply];
    const bool won = state.ending == Ending::early_win || state.won_before;
    const bool over = won || may_be_over(state, traveller_with(state, action));
    if (!pays_unseen(play) || slips.has(ply) || over) return;
    const auto surely = surely_paid(state, std::get<Step>(play.action));
    Pieces& paid = std::get<Step>(told.plays[ply].action).paid;
    if (!surely) return;
    by_kind::add(*surely, paid.of);
    paid.unknown = static_cast<std::uint8_t>(paid.unknown - by_kind::sum(by_kind::load(*surely)));
  });
  look_ahead(told.plays);
  return told;
}

}  // namespace elfref::elfenland
