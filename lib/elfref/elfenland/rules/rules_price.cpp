#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/judges_travel.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"

// Phase 5: what a step costs: the counter on the road, the price, the caravan.

namespace elfref::elfenland {
namespace {

constexpr Cause unknown_payment{"unknown payment", "payments not recorded", "step"};
constexpr Cause plan_not_recorded{"counters on the roads not recorded", "counters on the roads not recorded", "step"};
constexpr Cause hand_not_recorded{"caravan with an unknown hand", "hands not recorded where a caravan was used",
                                  "step"};

/// The slip from which a wrong step only follows: a counter laid where none can lie, or the step that led along no
/// connection to where the boot stands.
std::optional<std::uint32_t> follows_from(const State& state, const Step& step) {
  if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) return stray - 1;
  return is_road(*step.way) && state.road[step.way->value].occupied ? std::nullopt
                                                                    : strayed(state, *step.from, step.to);
}

/// What lay on a road without a counter, and what lies round the boot.
void tell_counters(const State& state, const Step& step, Words& words) {
  add(words.because, counter_before(state, *step.way));
  add(words.because, counters_round(state, *step.from));
}

/// What it costs, as a record writes it: `3 dragon, or a caravan of any 4 cards`.
std::string legal_here(const State& state, const Step& step) {
  const Price price = price_of(state, step);
  if (!price.land) return fmt::format("legal here: {} raft", price.rafts);
  const RoadState& road = state.road[step.way->value];
  std::string text = "legal here: ";
  for (const auto counter : {road.counter, road.other})
    if (counter && cost(*counter, way(*step.way).terrain) > 0)
      text += fmt::format("{} {}, ", cost(*counter, way(*step.way).terrain) + price.obstacles_min, name(*counter));
  if (!road.counter) text += "the price of the counter that lay there, ";
  return text + fmt::format("or a caravan of any {} cards", 3 + price.obstacles_min);
}

void explain_road_price(const State& state, const Step& step, Words& words) {
  const RoadState& road = state.road[step.way->value];
  add(words.because, road_price(state, *step.way));
  if (step.caravan || step.paid.count() >= 3) words.because.push_back(caravan_price(state, *step.way));
  if (road.from_start) return;
  const bool shown = road.unseen_obstacle == Unseen::shown;
  if (road.obstacles > 0)
    words.earlier.push_back(
        {road.obstacle_ply, shown ? "shown by the cards paid here" : "the obstacle was placed here"});
  if (road.obstacles == 0 && road.counter)
    words.earlier.push_back({road.counter_ply, fmt::format("the {} counter was placed here", name(*road.counter))});
}

/// Whether a payment is called a caravan and has too few cards for one. Those that are not known may be the price.
bool is_short_caravan(const Step& step, const Price& price) {
  return step.caravan && price.land && !step.paid.exact() && !step.paid.open &&
         step.paid.count() < 3 + price.obstacles_min;
}

/// `1 dragon for Virst-Ixara, where the price is 2 dragons`.
std::string wrong_price_in_words(const State& state, const Step& step, const Price& price) {
  const std::string along = road_name(*step.from, step.to);
  if (is_short_caravan(step, price))
    return fmt::format("a caravan of {} for {}, where {} are due", cards(step.paid.count()), along,
                       3 + price.obstacles_min);
  if (!step.paid.exact()) return fmt::format("a payment for {} that cannot have been the price", along);
  if (!price.land)
    return fmt::format("{} for {}, where the price is {}", listed_cards(step.paid), along,
                       counted(price.rafts, Transport::raft));
  const RoadState& road = state.road[step.way->value];
  const int due = road.counter ? cost(*road.counter, way(*step.way).terrain) + road.obstacles : 0;
  if (due == 0) return fmt::format("{} for {}, which is no price there", listed_cards(step.paid), along);
  const bool of_the_kind =
      step.paid.count() > 0 && step.paid.count() == step.paid.of[static_cast<std::size_t>(*road.counter)];
  const std::string kind =
      of_the_kind ? "" : fmt::format(" {}", due == 1 ? name(*road.counter) : plural(*road.counter));
  return fmt::format("{} for {}, where the price is {}{}", listed_cards(step.paid), along, due, kind);
}

}  // namespace

Words wrong_price(const State& state, const Step& step) {
  const Price price = price_of(state, step);
  Words words{.part = payment, .message = wrong_price_in_words(state, step, price)};
  if (price.land) {
    explain_road_price(state, step, words);
  } else {
    words.because.push_back(water_price(*step.way, price.rafts));
    if (is_ferry(*step.way) && price.rafts == 2 && step.paid.count() == 1)
      words.because.push_back("a Japanese summary gives 1 in two places and 2 in a third");
  }
  words.advice = legal_here(state, step);
  words.follows = follows_from(state, step);
  return words;
}

namespace {

/// The cards of its own transport that a counter asks for on the step's road; 0 where it cannot lie there. Where an
/// obstacle may lie that nobody wrote down it is a range, as far as the payment is a caravan for either price.
Range own_price(const State& state, const Step& step, Transport counter) {
  const RoadState& road = state.road[step.way->value];
  const int due = cost(counter, way(*step.way).terrain);
  if (due == 0) return {};
  const Price price = price_of(state, step);
  int most = std::max(price.obstacles_max, road.obstacles);
  while (most > road.obstacles && step.paid.exact() && step.paid.count() < 3 + most) --most;
  return {due + road.obstacles, due + most};
}

/// What would have been enough: `the price is 1`, `a caravan takes 3`.
std::string price_in_words(const State& state, const Step& step, Payment overpaid) {
  const Price price = price_of(state, step);
  if (!price.land) return fmt::format("the price is {}", price.rafts);
  if (overpaid == Payment::overpaid_caravan) return fmt::format("a caravan takes {}", 3 + price.obstacles_min);
  const RoadState& road = state.road[step.way->value];
  const Range own = road.counter && !road.other ? own_price(state, step, *road.counter) : Range{};
  if (own.min == 0 || price.obstacles_max > price.obstacles_min) return "less is the price";
  const Transport counter = *road.counter;
  const bool mixed = step.paid.count() != step.paid.of[static_cast<std::size_t>(counter)];
  return mixed ? fmt::format("the price is {}", counted(own.min, counter)) : fmt::format("the price is {}", own.min);
}

/// `1 dragon, 2 unicorn or 2 wagon`: the prices that may be asked for a step; `by` writes one.
template <class By>
std::string prices_there(const State& state, const Step& step, std::string_view last, const By& by) {
  std::vector<std::string> all;
  for_counters(counters_there(state, *step.way), [&](Transport counter) {
    if (const Range own = own_price(state, step, counter); own.max > 0) all.push_back(by(own.max, counter));
  });
  const std::vector<std::string_view> views(all.begin(), all.end());
  return listed(views, last);
}

}  // namespace

Words caravan_of_the_able(const State& state, const Step& step) {
  const RoadState& road = state.road[step.way->value];
  const std::string caravan = fmt::format("a caravan{} for {}", step.paid.open ? "" : " of " + cards(step.paid.count()),
                                          road_name(*step.from, step.to));
  Words words{.part = payment, .message = {}};
  words.advice = "legal here: " + prices_there(state, step, "or", [](int due, Transport kind) {
                   return fmt::format("{} {}", due, name(kind));
                 });
  if (road.counter) {
    const int due = own_price(state, step, *road.counter).max;
    words.message =
        fmt::format("{}, where {} {} in hand", caravan, counted(due, *road.counter), due == 1 ? "was" : "were");
    return words;
  }
  words.message = fmt::format("{}, where the price was in hand, whatever counter lies there", caravan);
  words.because.push_back("in hand: " +
                          prices_there(state, step, "and", [](int due, Transport kind) { return counted(due, kind); }));
  return words;
}

Words caravan_that_is_none(const State& state, const Step& step) {
  return {.part = payment,
          .message = fmt::format("written as a caravan, and the very price of {}",
                                 counted(step.paid.count(), *state.lies(*step.way).counter))};
}

Words no_counter_there(const State& state, const Step& step) {
  Words words{.part = where, .message = fmt::format("no counter lies on {}", road_name(*step.from, step.to))};
  const int rafts = step.paid.of[static_cast<std::size_t>(Transport::raft)];
  if (rafts > 0 && rafts == step.paid.count() && !waterway_between(*step.from, step.to))
    words.message =
        fmt::format("no waterway joins {} and {}, and no counter lies on the road", ascii(*step.from), ascii(step.to));
  tell_counters(state, step, words);
  words.follows = follows_from(state, step);
  return words;
}

namespace {

Words perhaps_no_caravan(const State& state, const Step& step) {
  Words words = wrong_price(state, step);
  const auto counter = state.road[step.way->value].counter;
  words.because.push_back(fmt::format("legal only if the cards were {}", counter ? plural(*counter) : "the price"));
  words.hangs_on = unknown_payment.one;
  return words;
}

}  // namespace

Finding pays_what_is_not_known(const State& state, const Step& step) {
  const bool may_fail = judge_payment(state, step).may_fail;
  if (may_fail && is_short_caravan(step, price_of(state, step)))
    return say(Answer::doubtful, [&] { return perhaps_no_caravan(state, step); });
  if (may_fail) return cannot_tell(unknown_payment);
  return payable_whatever_lies(state, step) ? kept() : cannot_tell(plan_not_recorded);
}

Words pays_too_much(const State& state, const Step& step) {
  Words words{.part = payment,
              .message = fmt::format("{} for {}, where {}", listed_cards(step.paid), road_name(*step.from, step.to),
                                     price_in_words(state, step, judge_payment(state, step).payment)),
              .advice = legal_here(state, step)};
  if (on_road(step)) add(words.because, obstacle_before(state, *step.way));
  return words;
}

Finding leads_a_caravan_unseen(const State&, const Step& step, const CaravanAnswer& answer) {
  if (answer.able) return cannot_tell(step.paid.exact() ? plan_not_recorded : unknown_payment);
  return answer.perhaps ? cannot_tell(hand_not_recorded) : kept();
}

Words caravan_over_nothing(const State& state, const Step& step) {
  Words words{.part = extra,
              .message = fmt::format("a caravan along {}, where no counter lies", road_name(*step.from, step.to))};
  tell_counters(state, step, words);
  words.follows = follows_from(state, step);
  return words;
}

Words caravan_on_water(const State& state, const Step& step) {
  return {.part = extra,
          .message = fmt::format("a caravan on the {} {}", is_ferry(*step.way) ? "ferry line" : "river",
                                 road_name(*step.from, step.to)),
          .advice = legal_here(state, step),
          .follows = follows_from(state, step)};
}

}  // namespace elfref::elfenland
