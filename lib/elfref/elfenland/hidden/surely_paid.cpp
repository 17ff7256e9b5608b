#include "elfref/elfenland/hidden/surely_paid.h"

#include <algorithm>
#include <array>
#include <optional>
#include <variant>
#include <vector>

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

bool is_open(const Pieces& paid) {
  return paid.unknown > 0 || paid.open;
}
bool pays_unseen(const Play<Action>& play) {
  const auto* step = std::get_if<Step>(&play.action);
  return step != nullptr && play.ruling != Ruling::taken_back && is_open(step->paid);
}

/// Whether a payment breaks a rule; whether the box has the cards is asked of all payments together.
bool is_wrong(const Position& state, const Action& action) {
  bool wrong = false;
  check(state, action, [&](const RuleInfo& rule, const Finding& finding) {
    wrong = wrong || (finding.answer == Answer::broken && rule.id != "cards-in-the-box");
  });
  return wrong;
}

/// Whether a step goes by water, whatever was paid.
bool surely_by_water(const Step& step) {
  return step.way && !is_road(*step.way) && !step.other_ways;
}

/// The rafts of a payment, as the water asks for them; nothing where its cards cannot hold that number of rafts.
std::optional<Numbers> rafts_paid(const Position& state, const Step& step) {
  constexpr auto raft = static_cast<std::size_t>(Transport::raft);
  Numbers certain{};
  const int rafts = std::max(0, price_of(state, step).rafts - step.paid.of[raft]);
  if (!step.paid.open && rafts > step.paid.unknown) return std::nullopt;
  certain[raft] = static_cast<std::uint8_t>(rafts);
  return certain;
}

}  // namespace

std::optional<Numbers> surely_paid(const Position& state, const Step& step) {
  if (!is_open(step.paid)) return Numbers{};
  Action read = step;
  resolve(state, read);
  if (surely_by_water(std::get<Step>(read))) return rafts_paid(state, std::get<Step>(read));
  const Hand& hand = state.at(step.seat).hand;
  const Numbers later = held_later(state, step);
  const int least_cards = step.paid.open ? std::max(1, step.paid.count()) : step.paid.count();
  const int left = step.paid.open ? hand.max - by_kind::sum(by_kind::load(later)) : step.paid.count();
  if (left > most_cards) return Numbers{};
  Numbers any;
  any.fill(most_cards);
  std::optional<Numbers> least;  // with the cards that are written
  const auto narrow = [&](const Pieces& paid) {
    Pieces all = paid;
    by_kind::add(later, all.of);
    if (step.paid.open && !hand.can_hold(all)) return;
    Step filled_in = step;
    filled_in.paid = paid;
    Action action = filled_in;
    resolve(state, action);
    if (is_wrong(state, action)) return;
    if (!least) least = paid.of;
    by_kind::store(by_kind::lesser(by_kind::load(*least), by_kind::load(paid.of)), *least);
  };
  for (int count = least_cards; count <= left; ++count) {
    Pieces paid = step.paid;
    paid.open = false;
    paid.unknown = static_cast<std::uint8_t>(count - paid.known());
    each_filled_in(paid, any, narrow, [&] { return least == step.paid.of; });
  }
  if (least) by_kind::store(by_kind::load(*least) - by_kind::load(step.paid.of), *least);
  return least;
}

namespace {

/// Whether the game may be over before a play: what is played then shows nothing.
bool may_have_ended_before(const Position& state, const Action& action) {
  const bool won = state.end.ending == Ending::early_win || state.end.won_before;
  return won || may_be_over(state, traveller_with(state, action));
}

/// What lay on the roads of each round, as its journeys have shown it by their end: it lay there from the first on.
std::vector<std::array<RoadState, road_count>> roads_as_shown(const Session& session, const Position& begin) {
  std::vector<std::array<RoadState, road_count>> roads(256);
  spend_a_replay(session);
  Position state = begin;
  bool shows = false;  // what is played now
  walk<Elfenland<false>>(session.plays, state, [&](std::uint32_t, const Action& action) {
    if (shows) roads[state.round] = state.roads.road;
    shows = is_any<BeginRound>(action) || (shows && !is_any<EndRound>(action) && !may_have_ended_before(state, action));
  });
  if (shows) roads[state.round] = state.roads.road;
  return roads;
}

/// Writes down what is known of the unseen cards of a payment.
void write_what_is_known(const Position& state, const Step& step, Pieces& paid) {
  const auto certain = surely_paid(state, step);
  if (!certain) return;
  by_kind::add(*certain, paid.of);
  if (!paid.open) {
    paid.unknown = static_cast<std::uint8_t>(paid.unknown - by_kind::sum(by_kind::load(*certain)));
  } else if (priced(state, step) && !step.other_ways) {
    const int least = cheapest(state, step, state.at(step.seat).hand);
    paid.unknown = static_cast<std::uint8_t>(std::max(0, least - paid.known()));
  }
}

}  // namespace

std::optional<Session> with_surely_paid(const Session& session, const Position& begin,
                                        const Replayed<Position>& table) {
  if (std::ranges::none_of(session.plays, pays_unseen)) return std::nullopt;
  const auto roads = roads_as_shown(session, begin);
  spend_a_replay(session);
  Session told = session;
  const Slips slips = Slips::of(table, true);
  Position state = begin;
  walk<Elfenland<false>>(session.plays, state, [&](std::uint32_t ply, const Action& action) {
    const Play<Action>& play = session.plays[ply];
    if (!pays_unseen(play) || slips.has(ply) || may_have_ended_before(state, action)) return;
    Pieces& paid = std::get<Step>(told.plays[ply].action).paid;
    const Step& step = std::get<Step>(action);
    if (roads[state.round] == state.roads.road) return write_what_is_known(state, step, paid);
    Position shown = state;
    shown.roads.road = roads[state.round];
    write_what_is_known(shown, step, paid);
  });
  look_ahead(told.plays);
  return told;
}

}  // namespace elfref::elfenland
