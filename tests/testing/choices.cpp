#include "testing/choices.h"

#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"

namespace elfref::testing {

using namespace elfenland;

namespace {

std::string key_of(Seat seat, int what, int where, const Pieces& cards) {
  std::string text = std::to_string(seat.value) + " " + std::to_string(what) + " " + std::to_string(where);
  for (const int number : cards.of) text += " " + std::to_string(number);
  return text + (cards.unknown > 0 || cards.open ? " unknown" : "");
}

}  // namespace

std::string key(const Action& action) {
  return std::visit(
      Overloaded{[](const Pick& pick) {
                   return key_of(pick.seat, pick.blind ? 9 : pick.kind ? static_cast<int>(*pick.kind) : 8, 0, {});
                 },
                 [](const PlaceCounter& place) {
                   const auto road = laid_on(place.link);
                   return key_of(place.seat, 10 + (place.kind ? static_cast<int>(*place.kind) : 8),
                                 road ? road->value : 99, {});
                 },
                 [](const PlaceObstacle& place) {
                   const auto road = laid_on(place.link);
                   return key_of(place.seat, 20, road ? road->value : 99, {});
                 },
                 [](const Pass& pass) { return key_of(pass.seat, 21, 0, {}); },
                 [](const Step& step) {
                   const int by = !step.way ? 99 : is_road(*step.way) ? 1 : 2;
                   return key_of(step.seat, 100 + step.to.value, by, step.paid);
                 },
                 [](const EndJourney& end) { return key_of(end.seat, 22, 0, end.discard); },
                 [](const Keep& keep) {
                   const auto& first = keep.counters.at[0];
                   return key_of(keep.seat,
                                 30 + (keep.counters.count == 0 ? 9
                                       : first.kind             ? static_cast<int>(*first.kind)
                                                                : 8),
                                 keep.counters.count, {});
                 },
                 [](const auto&) { return std::string(); }},
      action);
}

Asked ask(Position state, Action action) {
  const auto seat = std::visit(
      []<class Kind>(const Kind& play) {
        if constexpr (requires { play.seat; }) return play.seat;
        return Seat{};
      },
      action);
  Asked answer;
  const bool travels = std::holds_alternative<Step>(action) || std::holds_alternative<EndJourney>(action);
  if (travels && state.turns.traveller != seat.value) {
    if (state.turns.traveller < max_seats) elfenland::apply(state, EndJourney{.seat = {state.turns.traveller}});
    const BeginJourney begins{.seat = seat};
    answer.state = state;
    answer.refused = breaks_a_rule(state, begins);
    if (answer.refused) return answer;
    elfenland::apply(state, begins);
  }
  answer.state = state;
  answer.refused = std::holds_alternative<Keep>(action) && (state.turns.kept & bit(seat)) != 0;
  if (answer.refused) return answer;
  if (auto* step = std::get_if<Step>(&action)) {
    step->from.reset();
    step->way.reset();
    resolve(state, action);
  }
  answer.passes = true;
  // Where a caravan is none of the able, three cards of the counter's kind pass as its price and too much besides.
  const bool strict = state.options.caravan() == CaravanOption::only_if_unable;
  check(state, action, [&](const RuleInfo& rule, const Finding& finding) {
    if (finding.answer == Answer::broken) answer.passes = false;
    if (rule.id == "exact-price") answer.too_much = true;
    if (rule.id == "caravan-only-if-unable" && finding.answer == Answer::odd && strict) answer.too_much = true;
    if (rule.id == "hand-limit" && finding.answer == Answer::odd) answer.too_much = true;
  });
  answer.read = action;
  return answer;
}

}  // namespace elfref::testing
