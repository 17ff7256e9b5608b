#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/citations.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/box.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/table/courses.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/table/turns.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- words for findings

/// `a pig`, `an elfcycle`.
std::string one(Transport kind) { return fmt::format("{} {}", kind == Transport::elfcycle ? "an" : "a", name(kind)); }
std::string one(std::optional<Transport> kind) { return kind ? one(*kind) : std::string("a counter"); }

/// The land as the rules call it: `plains`, `forest`.
std::string_view land(Terrain terrain) { return terrain == Terrain::plain ? "plains" : name(terrain); }
std::string takes(Terrain terrain) {
  return fmt::format("{} {}", land(terrain), terrain == Terrain::plain ? "take" : "takes");
}

std::string hand_of(int number) { return number == 0 ? "the hand is empty" : fmt::format("the hand has {}", number); }

/// `2 dragons`, `2 dragons and 1 raft`, `3 cards nobody saw`.
std::string listed_pieces(const Pieces& pieces, std::string_view piece) {
  std::vector<std::string> parts;
  for (int kind = 0; kind < transport_count; ++kind)
    if (pieces.of[kind] > 0) parts.push_back(counted(pieces.of[kind], Transport(kind)));
  if (pieces.unknown > 0)
    parts.push_back(fmt::format("{} nobody saw", counted(pieces.unknown, piece, fmt::format("{}s", piece))));
  if (parts.empty()) return fmt::format("no {}", piece);
  std::string text = parts[0];
  for (std::size_t i = 1; i < parts.size(); ++i) text += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
  return text;
}

std::string listed_cards(const Pieces& pieces) { return listed_pieces(pieces, "card"); }
std::string listed_counters(const Pieces& pieces) { return listed_pieces(pieces, "counter"); }

/// `in front of Anna: 1 pig and 1 counter nobody saw`.
std::string in_front_of(const State& state, Seat seat) {
  return fmt::format("in front of {}: {}", who(seat), listed_counters(counters_left(state.at(seat).holding)));
}

/// `pig, elfcycle or cloud`: the counters that can lie on a terrain.
std::string fitting(Terrain terrain) {
  std::vector<std::string_view> names;
  for (int kind = 0; kind < transport_count - 1; ++kind)
    if (cost(Transport(kind), terrain) > 0) names.push_back(name(Transport(kind)));
  return listed(names, "or");
}

std::string names(Seats seats, std::string_view last) {
  std::vector<std::string> all;
  for (std::uint8_t seat = 0; seat < max_seats; ++seat)
    if ((seats >> seat & 1) != 0) all.push_back(who(Seat{seat}));
  const std::vector<std::string_view> views(all.begin(), all.end());
  return listed(views, last);
}

/// Adds a line where there is something to say.
void add(std::vector<std::string>& because, std::string line) {
  if (!line.empty()) because.push_back(std::move(line));
}

// ---------------------------------------------------------------- causes

constexpr Cause unknown_payment{"unknown payment", "payments not recorded", "step"};
constexpr Cause plan_not_recorded{"counters on the roads not recorded", "counters on the roads not recorded", "step"};
constexpr Cause hand_not_recorded{"caravan with an unknown hand", "hands not recorded where a caravan was used", "step"};
constexpr Cause maybe_over{"early win that may have been", "whether the game was won early was not recorded", "round"};
constexpr Cause no_cards{"no cards recorded for {}", "no cards recorded for {}", "payment"};
constexpr Cause no_counters{"no counters recorded for {}", "no counters recorded for {}", "placement"};

// ---------------------------------------------------------------- turn order

Finding starts_round(const State& state, Seat seat) {
  if (!opens_round(state) || (state.first & bit(seat)) != 0) return kept();
  const Seat due{static_cast<std::uint8_t>(std::countr_zero(state.first))};
  return broken([&] { return Words{.part = actor,
                 .message = fmt::format("{} begins round {}, where {} has the starting player card", who(seat),
                                        state.round, who(due))}; });
}

Finding takes_turn(const State& state, Seat seat) {
  if (!state.strict || (state.turn & bit(seat)) != 0 || opens_round(state)) return kept();
  const Seats due = may_play(state);
  if ((due & bit(seat)) != 0) return kept();
  return broken([&] {
    Words words{.part = actor, .message = fmt::format("{} plays where it is the turn of {}", who(seat), due == 0 ? "nobody" : names(due, "or"))};
    words.follows = laid_again(state, seat);
    if (words.follows) words.advice = "after a play that was taken back write '- ruling: void'";
    return words;
  });
}

// ---------------------------------------------------------------- the box

Facing lay(const PlaceCounter& place) { return place.hidden ? Facing::down : Facing::either; }

Finding too_many_counters(const State& state, Transport kind, int more, Part part) {
  const bool reported = (state.counters_reported >> static_cast<int>(kind) & 1) != 0;
  if (more <= 0 || reported) return kept();
  const int out = counters_out(state, kind) + more;
  if (out <= counters_in_box(kind)) return kept();
  if (kind == Transport::raft)
    return broken([&] { return Words{.part = part, .message = "a raft counter, where the box has none: rafts are cards only"}; });
  return broken([&] { return Words{.part = part,
                 .message = fmt::format("{} out of the pile at once, where the box has {}",
                                        counted(out, fmt::format("{} counter", name(kind)),
                                                fmt::format("{} counters", name(kind))),
                                        counters_in_box(kind))}; });
}

Finding too_many_cards(const State& state, Seat seat, const Pieces& cards, bool leave_hand, Part part) {
  const PlayerState& player = state.at(seat);
  if (!leave_hand && box_has(state, by_kind::load(cards.of))) return kept();
  for (int kind = 0; kind < transport_count; ++kind) {
    const int moved = cards.of[kind];
    if (moved == 0) continue;
    const auto transport = Transport(kind);
    const int after = leave_hand ? std::max<int>(player.dealt[kind], player.given[kind] + std::max<int>(moved, player.hand.lower[kind]))
                                 : std::max<int>(player.dealt[kind] + moved, player.given[kind] + player.hand.lower[kind] + moved);
    const int more = after - cards_shown(player, transport);
    if (more == 0 || (state.cards_reported >> kind & 1) != 0) continue;
    const int out = cards_out(state, transport) + more;
    if (out <= cards_in_box(transport)) continue;
    if (leave_hand && !player.hand.can_hold(cards)) return kept();  // cards not held are none of the box
    return broken([&] { return Words{.part = part,
                   .message = fmt::format("{} since the last shuffle, where the box has {}",
                                          counted(out, fmt::format("{} card", name(transport)),
                                                  fmt::format("{} cards", name(transport))),
                                          cards_in_box(transport))}; });
  }
  return kept();
}

/// Cards that leave a hand: those that are known to be in it are out already.
Finding too_many_given(const State& state, Seat seat, const Pieces& cards, Part part) {
  if (by_kind::covers(by_kind::load(state.at(seat).hand.lower), by_kind::load(cards.of))) return kept();
  return too_many_cards(state, seat, cards, true, part);
}

// ---------------------------------------------------------------- the deal

Finding deals_right(const State& state, const Deal& deal, bool first_round) {
  if (!deal.written || deal.cards.open || (state.round == 1) != first_round) return kept();
  const PlayerState& player = state.at(deal.seat);
  const int dealt = deal.cards.count();
  const Range due = due_cards(player.hand, state.options.deal());
  if (due.has(dealt) || dealt_as_if_4_were_kept(state, deal)) return kept();
  const bool thrown = dealt > due.max && dealt <= 8 && !first_round && player.discard_open &&
                      state.options.deal() == DealOption::fill_8;
  return say(thrown ? Answer::doubtful : Answer::broken, [&] {
    Words words{.part = object, .message = fmt::format("{} dealt to {}, where {} are due", cards(dealt), who(deal.seat), range(due))};
    if (state.options.deal() == DealOption::fill_8 && state.round > 1 && player.hand.min == player.hand.max)
      words.because.push_back(fmt::format("{} kept from the round before, filled up to 8", cards(player.hand.max)));
    if (!thrown) return words;
    words.because.push_back(
        fmt::format("right if {} threw away {} more that nobody wrote down", who(deal.seat), cards(dealt - due.max)));
    words.hangs_on = "unwritten surplus discard";
    return words;
  });
}

/// A hand with which a record begins after the deal.
Finding holds_what_is_dealt(const State& state, const StartPlayer& start, bool first_round) {
  if (start.phase == phase::deal || (state.round == 0) != first_round) return kept();
  const int most = !first_round && state.options.deal() == DealOption::new_8 ? 12 : 8;
  const int held = state.at(start.seat).hand.min;
  if (held <= most) return kept();
  return broken([&] { return Words{.part = payment, .message = fmt::format("{} in the hand of {}, where {} are the most after the deal", cards(held), who(start.seat), most)}; });
}

// ---------------------------------------------------------------- placing

Finding lays_in_time(const State& state, Seat seat) {
  if (!state.phase_over) return kept();
  return broken([&] {
    Words words{.message = fmt::format("{} plays after everybody has passed", who(seat))};
    if (state.after_planning != 0) words.follows = state.after_planning - 1;
    if (state.last_pass != 0) words.earlier.push_back({state.last_pass - 1, "with this pass the planning ended"});
    return words;
  });
}

bool on_water(const Link& link) {
  return link.by != By::road && !laid_on(link) && waterway_between(link.a, link.b).has_value();
}

std::optional<std::uint32_t> strayed(const State& state, TownId a, TownId b) {
  for (int i = 0; i < state.astray_count; ++i) {
    const Astray& astray = state.astray[i];
    if ((astray.a == a && astray.b == b) || (astray.a == b && astray.b == a)) return astray.ply;
  }
  return std::nullopt;
}

Finding lies_on_a_road(const State& state, const Link& link) {
  if (laid_on(link) || on_water(link)) return kept();
  const std::string_view kind = link.by == By::river ? "river" : link.by == By::ferry ? "ferry" : "road";
  return broken([&] {
    Words words{.part = where, .message = fmt::format("no {} joins {} and {}", kind, ascii(link.a), ascii(link.b))};
    words.follows = strayed(state, link.a, link.b);
    return words;
  });
}

/// What lies on the road between two towns; nullptr: no road joins them.
const RoadState* road_at(const State& state, const Link& link) {
  const auto road = laid_on(link);
  return road ? &state.road[road->value] : nullptr;
}

/// A piece was laid where one of its kind lies; `first` is that one's play, if it was a play.
Finding second(std::string_view piece, const Link& link, Part part, std::optional<EarlierPlay> first = {}) {
  return broken([&] {
    Words words{.part = part, .message = fmt::format("second {} on {}", piece, road_name(link))};
    if (first) words.earlier.push_back(*first);
    return words;
  });
}

/// A play by which a piece came to lie on a road; nothing where it lay there when the record began.
std::optional<EarlierPlay> laid_by(const RoadState& road, std::uint32_t ply, std::string_view told) {
  return road.from_start ? std::nullopt : std::optional(EarlierPlay{ply, std::string(told)});
}

/// The play that laid a road's counter, or showed that one lies there.
std::optional<EarlierPlay> counter_shown_by(const RoadState& road) {
  const bool by_obstacle = road.obstacles > 0 && road.counter_ply == road.obstacle_ply;
  return laid_by(road, road.counter_ply, by_obstacle ? "shown by the obstacle placed here" : "first counter placed here");
}

Finding lies_on_land(const Link& link, std::string_view piece) {
  if (!on_water(link)) return kept();
  const WayId id = *waterway_between(link.a, link.b);
  return broken([&] { return Words{.part = where,
                 .message = fmt::format("{} on the {} {}", piece, is_ferry(id) ? "ferry line" : "river", road_name(link))}; });
}

Finding fits_terrain(Transport kind, const Link& link, Part part) {
  const auto road = laid_on(link);
  if (!road || kind == Transport::raft) return kept();
  const Terrain terrain = way(*road).terrain;
  if (cost(kind, terrain) > 0) return kept();
  return broken([&] { return Words{.part = part,
                 .message = fmt::format("{} counter on {}, a {} road", one(kind), road_name(link), land(terrain)),
                 .because = {fmt::format("{} {}", takes(terrain), fitting(terrain))}}; });
}

// ---------------------------------------------------------------- steps

/// Where the boot came to where it stands.
void tell_arrival(const State& state, Seat seat, Words& words) {
  const PlayerState& player = state.at(seat);
  if (player.came != 0 && player.at.size() == 1)
    words.earlier.push_back({player.came - 1, fmt::format("it came to {} here", ascii(player.at.first()))});
}

/// Why a step does not begin where somebody thought that it did.
void tell_where_it_stands(const State& state, const Step& step, Words& words) {
  const PlayerState& player = state.at(step.seat);
  const TownId at = player.at.first();
  const bool sets_out = player.paid == 0 && state.round > 1;
  if (sets_out) words.because.push_back(fmt::format("the boot stopped in {}{}", ascii(at), at != elvenhold && (road_between(elvenhold, step.to) || waterway_between(elvenhold, step.to)) ? " and stays there: it does not go back to Elvenhold" : ""));
  tell_arrival(state, step.seat, words);
}

bool on_road(const Step& step) { return step.way && is_road(*step.way); }

bool between_lakes(const State& state, const Step& step) {
  if (step.way || state.at(step.seat).at.size() != 1) return false;
  const TownId from = state.at(step.seat).at.first();
  const int a = lake_of(from), b = lake_of(step.to);
  const bool rafts = step.paid.exact() && step.paid.count() > 0 &&
                     step.paid.count() == step.paid.of[static_cast<std::size_t>(Transport::raft)];
  return a != 0 && b != 0 && a != b && (step.by == By::ferry || (rafts && step.by == By::unsaid));
}

/// The slip from which a wrong step only follows: a counter laid where none can lie, or the step that led along no
/// connection to where the boot stands.
std::optional<std::uint32_t> follows_from(const State& state, const Step& step) {
  if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) return stray - 1;
  return is_road(*step.way) && state.road[step.way->value].occupied ? std::nullopt : strayed(state, *step.from, step.to);
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

/// Which rule a wrong payment breaks, as the collected facts tell them apart.
enum class PriceRule { counter, obstacle, caravan, caravan_over_obstacle, downstream, upstream, ferry };

/// Whether cards given on a road are meant as a caravan.
bool means_caravan(const RoadState& road, const Step& step) {
  if (step.caravan) return true;
  const int count = step.paid.count();
  const int matching = road.counter ? step.paid.of[static_cast<std::size_t>(*road.counter)] : 0;
  return count >= 3 && matching != count;
}

/// REQUIRES: step.way is set.
template <PriceRule rule>
bool is_case(const State& state, const Step& step) {
  using enum PriceRule;
  const WayId id = *step.way;
  if constexpr (rule == ferry) return is_ferry(id);
  if constexpr (rule == downstream) return is_river(id) && way(id).b == step.to;
  if constexpr (rule == upstream) return is_river(id) && way(id).b != step.to;
  if (!is_road(id)) return false;
  constexpr bool over_obstacle = rule == obstacle || rule == caravan_over_obstacle;
  constexpr bool by_caravan = rule == caravan || rule == caravan_over_obstacle;
  const RoadState& road = state.road[id.value];
  return (road.obstacles > 0) == over_obstacle && means_caravan(road, step) == by_caravan;
}

void explain_road_price(const State& state, const Step& step, Words& words) {
  const RoadState& road = state.road[step.way->value];
  const Terrain terrain = way(*step.way).terrain;
  if (road.counter && cost(*road.counter, terrain) > 0) {
    words.because.push_back(
        fmt::format("{} {}{}", takes(terrain), counted(cost(*road.counter, terrain), *road.counter),
                    road.obstacles > 0 ? fmt::format(", and the obstacle {} more", road.obstacles) : ""));
  }
  if (step.caravan || step.paid.count() >= 3)
    words.because.push_back(fmt::format("a caravan takes any {} cards{}", 3 + road.obstacles,
                                        road.obstacles > 0 ? ": 3, and the obstacle 1 more" : ""));
  if (road.from_start) return;
  const bool shown = road.unseen_obstacle == Unseen::shown;
  if (road.obstacles > 0) words.earlier.push_back({road.obstacle_ply, shown ? "shown by the cards paid here" : "the obstacle was placed here"});
  if (road.obstacles == 0 && road.counter)
    words.earlier.push_back({road.counter_ply, fmt::format("the {} counter was placed here", name(*road.counter))});
}

/// `1 dragon for Virst-Ixara, where the price is 2 dragons`.
std::string wrong_price_in_words(const State& state, const Step& step, const Price& price) {
  const std::string along = road_name(*step.from, step.to);
  if (!step.paid.exact()) return fmt::format("a payment for {} that cannot have been the price", along);
  if (!price.land)
    return fmt::format("{} for {}, where the price is {}", listed_cards(step.paid), along, counted(price.rafts, Transport::raft));
  const RoadState& road = state.road[step.way->value];
  const int due = road.counter ? cost(*road.counter, way(*step.way).terrain) + road.obstacles : 0;
  if (due == 0) return fmt::format("{} for {}, which is no price there", listed_cards(step.paid), along);
  const bool of_the_kind = step.paid.count() > 0 && step.paid.count() == step.paid.of[static_cast<std::size_t>(*road.counter)];
  const std::string kind = of_the_kind ? "" : fmt::format(" {}", due == 1 ? name(*road.counter) : plural(*road.counter));
  return fmt::format("{} for {}, where the price is {}{}", listed_cards(step.paid), along, due, kind);
}

Words wrong_price(const State& state, const Step& step) {
  const Price price = price_of(state, step);
  Words words{.part = payment, .message = wrong_price_in_words(state, step, price)};
  if (price.land) {
    explain_road_price(state, step, words);
  } else if (is_ferry(*step.way)) {
    words.because.push_back(fmt::format("a ferry takes {} either way", counted(price.rafts, Transport::raft)));
    if (price.rafts == 2 && step.paid.count() == 1)
      words.because.push_back("a Japanese summary gives 1 in two places and 2 in a third");
  } else {
    const bool down = price.rafts == 1;
    words.because.push_back(fmt::format("the river flows from {} to {}: {} takes {}", ascii(way(*step.way).a),
                                        ascii(way(*step.way).b), down ? "downstream" : "upstream",
                                        counted(price.rafts, Transport::raft)));
  }
  words.advice = legal_here(state, step);
  words.follows = follows_from(state, step);
  return words;
}

/// What lies on the road is open: a written payment may be wrong under what was laid and not written down.
bool road_unseen(const State& state, const Step& step) {
  if (!on_road(step)) return false;
  const RoadState& road = state.road[step.way->value];
  return (road.occupied && !road.counter) || state.roads_unknown;
}

Finding pays_the_price(const State& state, const Step& step) {
  const PaymentAnswer answer = judge_payment(state, step);
  const bool over = answer.payment == Payment::overpaid || answer.payment == Payment::overpaid_caravan;
  if (!answer.may_pass) return over ? kept() : broken([&] { return wrong_price(state, step); });
  if (answer.may_fail) return cannot_tell(unknown_payment);
  return road_unseen(state, step) && !payable_whatever_lies(state, step) ? cannot_tell(plan_not_recorded) : kept();
}

/// Each of the price rules asks this; only the one whose case it is speaks.
template <PriceRule rule>
Finding pays(const State& state, const Step& step) {
  if (!step.way || !is_case<rule>(state, step) || !priced(state, step)) return kept();
  return pays_the_price(state, step);
}

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

Finding overpays(const State& state, const Step& step) {
  if (step.paid.count() < 2 || !priced(state, step)) return kept();
  const PaymentAnswer answer = judge_payment(state, step);
  const Payment found = answer.payment;
  if (found != Payment::overpaid && found != Payment::overpaid_caravan) return kept();
  if (!step.paid.exact() && answer.may_pass) return kept();  // nobody knows whether it is too much
  return say(state.options.overpay() == Overpay::error ? Answer::broken : Answer::odd, [&] {
    Words words{.part = payment,
                .message = fmt::format("{} for {}, where {}", listed_cards(step.paid), road_name(*step.from, step.to),
                                       price_in_words(state, step, found)),
                .advice = legal_here(state, step)};
    if (on_road(step)) add(words.because, obstacle_before(state, *step.way));
    return words;
  });
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

Words caravan_of_the_able(const State& state, const Step& step) {
  const RoadState& road = state.road[step.way->value];
  const std::string caravan = fmt::format("a caravan{} for {}", step.paid.open ? "" : " of " + cards(step.paid.count()),
                                          road_name(*step.from, step.to));
  Words words{.part = payment, .message = {}};
  words.advice = "legal here: " + prices_there(state, step, "or", [](int due, Transport kind) { return fmt::format("{} {}", due, name(kind)); });
  if (road.counter) {
    const int due = own_price(state, step, *road.counter).max;
    words.message = fmt::format("{}, where {} {} in hand", caravan, counted(due, *road.counter), due == 1 ? "was" : "were");
    return words;
  }
  words.message = fmt::format("{}, where the price was in hand, whatever counter lies there", caravan);
  words.because.push_back("in hand: " + prices_there(state, step, "and", [](int due, Transport kind) { return counted(due, kind); }));
  return words;
}

Finding needs_caravan(const State& state, const Step& step) {
  const bool strict = state.options.caravan() == CaravanOption::only_if_unable;
  if (!step.caravan && step.paid.count() < 3 && !step.paid.open) return kept();
  if (!step.caravan && !step.paid.exact() && !strict) return kept();  // nobody knows whether it is one
  if (!priced(state, step) || !on_road(step)) return kept();
  const RoadState& road = state.road[step.way->value];
  if (road.other) return kept();
  const Price price = price_of(state, step);
  const bool open = strict && price.obstacles_min < price.obstacles_max;
  if (road.counter && !open && step.caravan && step.paid.exact() && payment_of(state, step, step.paid) == Payment::exact)
    return odd([&] { return Words{.part = payment, .message = fmt::format("written as a caravan, and the very price of {}", counted(step.paid.count(), *road.counter))}; });
  const CaravanAnswer answer = judge_caravan(state, step, counters_there(state, *step.way));
  if (answer.surely_in_hand() && !(strict && answer.able && answer.overpaid))
    return say(strict && answer.able ? Answer::broken : Answer::odd, [&] { return caravan_of_the_able(state, step); });
  if (strict && answer.able) return cannot_tell(step.paid.exact() ? plan_not_recorded : unknown_payment);
  if (strict && answer.perhaps) return cannot_tell(hand_not_recorded);
  return kept();
}

/// Whether a step that is legal by itself is so on none of the ways in which its player's journeys may have gone.
bool leads_on_no_course(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (!player.courses || !step.way || may_have_ended_it(state, player) || !priced(state, step)) return false;
  return judge_payment(state, step).may_pass && !courses_after(state, player, step);
}

Finding was_in_hand(const State& state, Seat seat, const Pieces& shown, Part part, std::string_view what) {
  const Hand& hand = state.at(seat).hand;
  if (hand.can_hold(shown)) return kept();
  if (shown.count() > hand.max) {
    return broken([&] {
      Words words{.part = part, .message = fmt::format("{} {}, where {}", cards(shown.count()), what, hand_of(hand.max))};
      add(words.because, cards_left(state.at(seat)));
      return words;
    });
  }
  for (int kind = 0; kind < transport_count; ++kind) {
    const int most = hand.most(Transport(kind));
    if (shown.of[kind] <= most) continue;
    return broken([&] { return Words{.part = part,
                   .message = fmt::format("{} {}, where the hand has {}", counted(shown.of[kind], Transport(kind)),
                                          what, most == 0 ? std::string("none") : fmt::format("{}", most))}; });
  }
  return broken([&] { return Words{.part = part, .message = fmt::format("{} {}, which cannot all be in the hand", listed_cards(shown), what)}; });
}

/// A payment that nobody wrote down: whatever it was, it was a card at least.
Finding pays_something(const State& state, const Step& step) {
  const PlayerState& player = state.at(step.seat);
  if (player.hand.max > 0) return kept();
  return broken([&] {
    Words words{.part = payment, .message = "an unknown payment, where the hand is empty"};
    add(words.because, cards_left(player));
    return words;
  });
}

// ---------------------------------------------------------------- claims

constexpr std::string_view ends_too_soon = "the record ends before it can be told";

std::string counted_towns(Range towns) {
  return fmt::format("{} {}", range(towns), towns == Range{1, 1} ? "town" : "towns");
}

Finding claim_number(const State& state, Seat seat, std::string_view what, int claimed, std::optional<Range> found,
                     bool at_the_end, std::string reason) {
  if (at_the_end && state.ending == Ending::none) {
    Words words{.message = fmt::format("{} {} claimed for {}: {}", what, claimed, who(seat), ends_too_soon)};
    words.open = true;
    return broken(std::move(words));
  }
  if (found && found->exact() && found->min == claimed) return kept();
  Words words;
  words.open = found && !found->exact() && found->has(claimed);
  words.message = found ? fmt::format("{} {} claimed for {}, {} {}", what, claimed, who(seat), range(*found),
                                      found->exact() ? "found" : "possible")
                        : fmt::format("{} {} claimed for {}, where there is none", what, claimed, who(seat));
  add(words.because, std::move(reason));
  return broken(std::move(words));
}

const Score& score_of(const std::array<Score, max_seats>& all, Seat seat) {
  return *std::find_if(all.begin(), all.end() - 1, [seat](const Score& score) { return score.seat == seat; });
}

/// The first seat of a set. REQUIRES: not empty.
Seat first_of(Seats seats) { return Seat{static_cast<std::uint8_t>(std::countr_zero(seats))}; }

Finding claims_towns(const State& state, const ClaimResult& claim, Range towns) {
  const PlayerState& player = state.at(claim.seat);
  std::vector<std::string_view> left_out;
  for (std::uint8_t index = 0; index < town_count; ++index) {
    const TownId id{index};
    const bool named = claim.named.has(id);
    if (named && !player.collected.has(id) && !player.open.has(id))
      return broken([&] { return Words{.message = fmt::format("{} claimed for {}, who was never there", ascii(id), who(claim.seat))}; });
    if (!named && player.collected.has(id)) left_out.push_back(town(id).ascii);
  }
  std::string reason = claim.named.empty() ? towns_taken(player)
                       : left_out.empty()  ? std::string()
                                           : fmt::format("not named: {}", listed(left_out, "and"));
  return claim_number(state, claim.seat, "towns:", claim.value, towns, false, std::move(reason));
}

Finding claims_boot(const State& state, const ClaimResult& claim) {
  const TownId town_claimed{static_cast<std::uint8_t>(claim.value)};
  const TownSet at = state.at(claim.seat).at;
  if (at == TownSet{town_claimed}) return kept();
  Words words;
  words.open = at.has(town_claimed);
  words.message = at.size() == 1 ? fmt::format("boot of {} claimed in {}, it stands in {}", who(claim.seat),
                                               ascii(town_claimed), ascii(at.first()))
                                 : fmt::format("boot of {} claimed in {}; where it stands was not recorded",
                                               who(claim.seat), ascii(town_claimed));
  tell_arrival(state, claim.seat, words);
  return broken(std::move(words));
}

Finding claims(const State& state, const ClaimResult& claim, ClaimResult::Key key) {
  if (claim.key != key) return kept();
  const PlayerState& player = state.at(claim.seat);
  const Range towns{player.towns_min, player.towns_max}, hand{player.hand.min, player.hand.max};
  const auto differs = [&](std::string_view what, std::optional<Range> found, bool at_the_end, auto reason) {
    return found == Range{claim.value, claim.value} && (!at_the_end || state.ending != Ending::none)
               ? kept()
               : claim_number(state, claim.seat, what, claim.value, found, at_the_end, reason());
  };
  using Key = ClaimResult::Key;
  switch (key) {
    case Key::towns: return claims_towns(state, claim, towns);
    case Key::cards: return differs("cards:", hand, false, [&] { return cards_left(player); });
    case Key::at: return claims_boot(state, claim);
    default: break;
  }
  const auto all = scores(state);
  const Score& score = score_of(all, claim.seat);
  switch (key) {
    case Key::distance: return differs("distance", score.distance, true, [&] { return way_to_the_town(state, player); });
    case Key::score:
      return differs("score", score.score, true, [&] {
        return score.distance ? fmt::format("{}, less distance {}", counted_towns(score.towns), range(*score.distance)) : counted_towns(score.towns);
      });
    default: return differs("place", score.place, true, [&] { return why_placed(state, score, claim.value); });
  }
}

/// Who has all 20 towns, where that does not end the game.
std::string goes_on_with_twenty(const State& state) {
  const EarlyWin rule = state.options.early_win();
  const bool tested = rule != EarlyWin::never && (rule != EarlyWin::end_of_round_3 || state.round == 3);
  Seats complete = 0;
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.player[seat].towns_min >= 20) complete |= bit(Seat{seat});
  if (tested || complete == 0) return {};
  return fmt::format("all 20 towns: {}; under early-win: {} the game goes on", names(complete, "and"),
                     info(Option::early_win).values[static_cast<std::size_t>(rule)]);
}

Finding claims_winner(const State& state, const ClaimWinner& claim) {
  Words words;
  const std::string named = fmt::format("{} named as {}", names(claim.seats, "and"), std::popcount(claim.seats) == 1 ? "winner" : "winners");
  if (state.ending == Ending::none) {
    words.open = true;
    words.message = fmt::format("{}: {}", named, ends_too_soon);
    if (state.options.rounds() == 4 && state.rounds_done == 3)
      words.message = fmt::format("{} after three rounds: the game has three only under rio-grande-2015", named);
    add(words.because, goes_on_with_twenty(state));
    return broken(std::move(words));
  }
  Seats surely = 0, possibly = 0;
  const auto all = scores(state);
  for (int i = 0; i < state.players; ++i) {
    if (all[i].place.max == 1) surely |= bit(all[i].seat);
    if (all[i].place.min == 1) possibly |= bit(all[i].seat);
  }
  if (surely == possibly && surely == claim.seats) return kept();
  words.open = (claim.seats & ~possibly) == 0 && (surely & ~claim.seats) == 0;
  words.message = words.open ? fmt::format("{}; it may be {}", named, names(possibly, "or"))
                             : fmt::format("{}, {} found", named, names(possibly, "and"));
  if (!words.open) {
    const Seats wrong = claim.seats & ~possibly, left_out = possibly & ~claim.seats;
    const Score& better = score_of(all, first_of(wrong == 0 ? surely & ~claim.seats : left_out != 0 ? left_out : possibly));
    const std::string reason = why_before(state, better, score_of(all, first_of(wrong != 0 ? wrong : claim.seats)));
    words.because.push_back(wrong != 0 ? reason : reason + ": the win is shared");
  }
  return broken(std::move(words));
}

// ---------------------------------------------------------------- the table

constexpr Severity error = Severity::error, warning = Severity::warning, note = Severity::note;
constexpr Bearing of_claims = Bearing::claims;

constexpr Rule<State, Action> table[] = {
    // ------------------------------------------------ setup
    {.info = {.id = "two-to-six-players", .code = "SETUP-1", .phase = phase::setup,
              .text = "the game is for 2 to 6 players", .cites = cites(chapter::players, "--S-"),
              .differs = "the boxes of Rio Grande 1998 and AMIGO say it too"},
     .judges = {[](const State&, const BeginGame& game) -> Finding {
       if (game.players >= 2 && game.players <= 6) return kept();
       return broken([&] { return Words{.message = counted(game.players, "player", "players") + " at the table"}; });
     }}},

    {.info = {.id = "colours-differ", .code = "SETUP-2", .phase = phase::setup,
              .text = "each player has the pieces of one colour, no two the same", .cites = cites(chapter::setup, "SSSS")},
     .judges = {[](const State& state, const TakeSeat& take) -> Finding {
       for (int seat = 0; seat < state.players && take.colour != 0; ++seat) {
         const PlayerState& other = state.player[seat];
         if (seat == take.seat.value || other.colour != take.colour) continue;
         return broken([&] { return Words{.part = object, .message = fmt::format("the colour of {}, taken already", who(Seat{static_cast<std::uint8_t>(seat)})), .earlier = {{other.seat_ply, "first taken here"}}}; });
       }
       return kept();
     }}},

    {.info = {.id = "twenty-town-pieces", .code = "SETUP-4", .phase = phase::setup,
              .text = "each player has 20 town pieces, one in every town but Elvenhold", .cites = cites(chapter::setup, "-S-S"),
              .otherwise = cites(chapter::setup, "S-S-"),
              .differs = "the Russian and the Japanese book have a piece in every town, but there are 21 towns and 20 pieces"},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding {
                  const int towns = state.at(start.seat).towns_min;
                  if (towns <= 20) return kept();
                  return broken([&] { return Words{.part = where, .message = fmt::format("{} towns, where there are 20 pieces", towns)}; });
                },
                [](const State&, const Sheet& sheet) -> Finding {
                  if (!sheet.towns || *sheet.towns <= 20) return kept();
                  return broken([&] { return Words{.part = object, .message = fmt::format("{} towns, where there are 20 pieces", *sheet.towns)}; });
                }}},

    {.info = {.id = "cards-in-the-box", .code = "SETUP-5", .phase = phase::setup,
              .text = "there are 10 travel cards of each transport and 12 rafts", .options = {"reshuffle"},
              .cites = cites(chapter::setup, "SSSS")},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding {
                  for (int kind = 0; kind < transport_count; ++kind) {
                    int out = 0;
                    for (int seat = 0; seat <= start.seat.value; ++seat) out += state.player[seat].hand.lower[kind];
                    const bool his = state.at(start.seat).hand.lower[kind] > 0;
                    if (his && out > cards_in_box(Transport(kind)))
                      return broken([&] { return Words{.part = payment, .message = fmt::format("{} in hands, where the box has {}", counted(out, Transport(kind)), cards_in_box(Transport(kind)))}; });
                  }
                  return kept();
                },
                [](const State& state, const Deal& deal) -> Finding {
                  return too_many_cards(state, deal.seat, deal.cards, false, object);
                },
                [](const State& state, const Step& step) -> Finding {
                  return too_many_given(state, step.seat, step.paid, payment);
                },
                [](const State& state, const EndJourney& end) -> Finding {
                  return too_many_given(state, end.seat, end.discard, object);
                }}},

    {.info = {.id = "counters-in-the-box", .code = "SETUP-7", .phase = phase::setup,
              .text = "there are 8 transport counters of each of six transports", .cites = cites(chapter::setup, "SSSS")},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding {
                  for (int kind = 0; kind < transport_count; ++kind) {
                    int out = 0;
                    for (int seat = 0; seat <= start.seat.value; ++seat)
                      out += state.player[seat].holding.at_least(Transport(kind)).surely;
                    const bool his = state.at(start.seat).holding.at_least(Transport(kind)).surely > 0;
                    if (his && out > counters_in_box(Transport(kind)))
                      return broken([&] { return Words{.part = object, .message = fmt::format("{} {} counters in front of players, where the box has {}", out, name(Transport(kind)), counters_in_box(Transport(kind)))}; });
                  }
                  return kept();
                },
                [](const State& state, const StartRoad& road) -> Finding {
                  return road.counter ? too_many_counters(state, *road.counter, 1, object) : kept();
                },
                [](const State& state, const ShowRow& show) -> Finding {
                  for (int kind = 0; kind < transport_count; ++kind) {
                    Finding found = too_many_counters(state, Transport(kind), show.row.of[kind] - state.row.of[kind], whole);
                    if (found.answer != Answer::kept) return found;
                  }
                  return kept();
                },
                [](const State& state, const Draw& draw) -> Finding {
                  for (int kind = 0; kind < transport_count; ++kind) {
                    Finding found = too_many_counters(state, Transport(kind), draw.counters.of[kind], object);
                    if (found.answer != Answer::kept) return found;
                  }
                  return kept();
                },
                [](const State& state, const Pick& pick) -> Finding {
                  const std::size_t taken = pick.kind ? static_cast<std::size_t>(*pick.kind) : 0;
                  const bool shown = pick.kind && !pick.blind && state.row.of[taken] + state.row_gone[taken] > 0;
                  const bool turned_same = pick.turned && pick.turned == pick.kind;
                  if (pick.kind) {
                    Finding found = too_many_counters(state, *pick.kind, (shown ? 0 : 1) + (turned_same ? 1 : 0), object);
                    if (found.answer != Answer::kept) return found;
                  }
                  if (pick.turned && !turned_same) return too_many_counters(state, *pick.turned, 1, extra);
                  return kept();
                },
                [](const State& state, const PlaceCounter& place) -> Finding {
                  if (!place.kind || place.kind == Transport::raft) return kept();
                  const Holding& before = state.at(place.seat).holding;
                  if (before.shows({place.kind, lay(place)})) return kept();  // out of the pile already
                  Holding after = before;
                  if (!after.assign({place.kind, lay(place)})) return kept();
                  const int more = counters_out(state, *place.kind, place.seat, after) - counters_out(state, *place.kind);
                  return too_many_counters(state, *place.kind, more, object);
                }}},

    {.info = {.id = "starting-player", .code = "ROUND-1", .phase = phase::setup,
              .text = "the starting player card goes one to the left each round, and its owner begins every phase",
              .cites = cites(chapter::end_of_round, "SSSS")},
     .judges = {[](const State& state, const Pick& pick) -> Finding {
                  return pick.written ? starts_round(state, pick.seat) : kept();
                },
                [](const State& state, const PlaceCounter& place) -> Finding { return starts_round(state, place.seat); },
                [](const State& state, const PlaceObstacle& place) -> Finding { return starts_round(state, place.seat); },
                [](const State& state, const Pass& pass) -> Finding { return starts_round(state, pass.seat); },
                [](const State& state, const UnknownPlay& play) -> Finding { return starts_round(state, play.seat); },
                [](const State& state, const BeginJourney& journey) -> Finding {
                  return journey.written ? starts_round(state, journey.seat) : kept();
                }}},

    // ------------------------------------------------ 1 deal
    {.info = {.id = "deal-eight-cards", .code = "DEAL-1", .phase = phase::deal, .text = "in round 1 everybody is dealt 8 cards",
              .cites = cites(chapter::deal, "SSSS")},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding { return holds_what_is_dealt(state, start, true); },
                [](const State& state, const Deal& deal) -> Finding { return deals_right(state, deal, true); }}},

    {.info = {.id = "fill-the-hand", .code = "DEAL-2", .phase = phase::deal,
              .text = "in later rounds hands are filled up to 8", .options = {"deal"}, .cites = cites(chapter::deal, "SSSS")},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding { return holds_what_is_dealt(state, start, false); },
                [](const State& state, const Deal& deal) -> Finding { return deals_right(state, deal, false); }}},

    // ------------------------------------------------ 2 draw
    {.info = {.id = "draw-a-counter", .code = "DRAW-1", .phase = phase::draw,
              .text = "in turn order everybody takes one counter from the face-down pile and keeps it face down",
              .cites = cites(chapter::draw, "SSSS")},
     .judges = {[](const State&, const Draw& draw) -> Finding {
       if (!draw.written || draw.counters.open || draw.counters.count() > 0) return kept();
       return broken([&] { return Words{.part = object, .message = fmt::format("{} took no counter", who(draw.seat))}; });
     }}},

    // ------------------------------------------------ 3 choose
    {.info = {.id = "pick-in-turn", .code = "DRAW-3", .phase = phase::choose,
              .text = "in turn order everybody picks one counter, three times round", .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State& state, const Pick& pick) -> Finding {
       const bool told = state.at(pick.seat).picks >= 3;  // by one-and-three-counters
       if (!pick.written || told || (state.strict && (state.turn & bit(pick.seat)) != 0)) return kept();
       Seats due = 0;
       for (std::uint8_t seat = 0; seat < state.players; ++seat)
         if ((state.turn >> seat & 1) != 0 && state.player[seat].picks < 3) due |= bit(Seat{seat});
       if (state.strict) return due == 0 ? kept() : takes_turn(state, pick.seat);
       if (std::popcount(state.first) > 1) return kept();  // either of two players may have begun
       if (next_pick(state, pick.seat) < 3 * state.players) return kept();
       return broken([&] { return Words{.part = actor, .message = fmt::format("{} picks again after three laps", who(pick.seat))}; });
     }}},

    {.info = {.id = "pick-from-the-row", .code = "DRAW-3", .phase = phase::choose,
              .text = "a pick is one of the five face-up counters, or a blind one from the pile",
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State& state, const Pick& pick) -> Finding {
       if (!pick.written || pick.blind || !pick.kind || state.row.unknown > 0) return kept();
       if (state.row.of[static_cast<std::size_t>(*pick.kind)] > 0) return kept();
       // A skipped player's pick was not recorded, and what was turned up then may be this one.
       if (!state.strict && (state.picks_skipped || next_pick(state, pick.seat) > state.pick_index)) return kept();
       return broken([&] { return Words{.part = object,
                      .message = fmt::format("{} from the row, which shows {}", one(*pick.kind), listed_counters(state.row))}; });
     }}},

    {.info = {.id = "picks-lie-face-up", .code = "DRAW-4", .phase = phase::choose,
              .text = "counters picked in phase 3 lie face up, blind ones too", .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State&, const Pick& pick) -> Finding {
       if (!pick.hidden) return kept();
       return broken([&] { return Words{.part = extra, .message = "a pick of phase 3 kept face down"}; });
     }}},

    {.info = {.id = "five-in-the-row", .code = "DRAW-5", .phase = phase::choose,
              .text = "five counters always lie face up; one that is taken is replaced at once",
              .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State&, const ShowRow& show) -> Finding {
       if (show.row.open || show.row.count() == 5) return kept();
       return broken([&] { return Words{.message = fmt::format("{} in the row, where 5 lie face up", counted(show.row.count(), "counter", "counters"))}; });
     }}},

    {.info = {.id = "row-stays", .code = "ROUND-4", .phase = phase::choose,
              .text = "the five face-up counters stay as they are from round to round", .severity = warning, .options = {"row"},
              .cites = cites(chapter::end_of_round, "S--S")},
     .judges = {[](const State& state, const ShowRow& show) -> Finding {
       if (!state.row_tracked || show.row.open || state.options.row() == RowOption::refresh) return kept();
       int gone = 0;
       for (int kind = 0; kind < transport_count; ++kind) gone += std::max(0, state.row.of[kind] - show.row.of[kind]);
       int come = 0;
       for (int kind = 0; kind < transport_count; ++kind) come += std::max(0, show.row.of[kind] - state.row.of[kind]);
       const int short_of_five = std::max(0, 5 - show.row.count());  // said by five-in-the-row
       if (gone <= show.row.unknown + short_of_five && come <= state.row.unknown) return kept();
       return say(Answer::doubtful, [&] { return Words{.message = fmt::format("another row than the one left in the round before, which was {}", listed_counters(state.row)),
                                     .hangs_on = "another row"}; });
     }}},

    {.info = {.id = "one-and-three-counters", .code = "DRAW-6", .phase = phase::choose,
              .text = "everybody draws exactly one and picks exactly three counters every round", .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State&, const Draw& draw) -> Finding {
                  if (!draw.written || draw.counters.count() <= 1) return kept();
                  return broken([&] { return Words{.part = object, .message = fmt::format("{} drawn face down, where 1 is due",
                                                                        counted(draw.counters.count(), "counter", "counters"))}; });
                },
                [](const State& state, const Pick& pick) -> Finding {
                  const int before = state.at(pick.seat).picks;
                  if (!pick.written || before < 3) return kept();
                  return broken([&] {
                    Words words{.part = actor, .message = fmt::format("pick {} of {}, where 3 are due", before + 1, who(pick.seat))};
                    if (const std::uint32_t early = state.at(pick.seat).picked_early; early != 0) words.follows = early - 1;
                    return words;
                  });
                }}},

    {.info = {.id = "at-most-five-counters", .code = "DRAW-7", .phase = phase::choose,
              .text = "nobody ever has more than five counters in front of him", .cites = cites(chapter::choose, "SSSS")},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding {
                  const int have = state.at(start.seat).holding.surely();
                  if (have <= 5) return kept();
                  return broken([&] { return Words{.part = object, .message = fmt::format("{} counters in front of {}", have, who(start.seat))}; });
                },
                [](const State& state, const Pick& pick) -> Finding {
       const PlayerState& player = state.at(pick.seat);
       if (player.holding.counter_count < 5) return kept();
       const int have = player.holding.surely() + 1;
       if (!pick.written || have != 6 || player.picks >= 3) return kept();
       return broken([&] {
         Words words{.part = object, .message = fmt::format("{} counters in front of {}", have, who(pick.seat))};
         if (player.counter_slip != 0) {
           words.follows = player.counter_slip - 1;
           words.earlier.push_back({*words.follows, "one too many was taken here"});
         }
         return words;
       });
     }}},

    // ------------------------------------------------ 4 plan
    {.info = {.id = "plan-in-turn", .code = "PLAN-1", .phase = phase::plan,
              .text = "in turn order everybody places one counter or the obstacle, or passes", .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding { return state.phase_over ? kept() : takes_turn(state, place.seat); },
                [](const State& state, const PlaceObstacle& place) -> Finding { return state.phase_over ? kept() : takes_turn(state, place.seat); },
                [](const State& state, const Pass& pass) -> Finding { return state.phase_over ? kept() : takes_turn(state, pass.seat); },
                [](const State& state, const UnknownPlay& play) -> Finding { return state.phase_over ? kept() : takes_turn(state, play.seat); }}},

    {.info = {.id = "planning-has-ended", .code = "PLAN-7", .phase = phase::plan,
              .text = "planning ends as soon as all players in succession have passed", .options = {"pass-end"},
              .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding {
                  return lays_in_time(state, place.seat);
                },
                [](const State& state, const PlaceObstacle& place) -> Finding {
                  return lays_in_time(state, place.seat);
                },
                [](const State& state, const Pass& pass) -> Finding {
                  if (!state.phase_over || !state.strict) return kept();
                  return odd([&] {
                    Words words{.message = fmt::format("{} passes after everybody has passed", who(pass.seat))};
                    if (state.last_pass != 0) words.earlier.push_back({state.last_pass - 1, "with this pass the planning ended"});
                    return words;
                  });
                }}},

    {.info = {.id = "place-an-own-counter", .code = "PLAN-1", .phase = phase::plan,
              .text = "a counter that is placed comes from those in front of its player", .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding {
       const PlayerState& player = state.at(place.seat);
       if (place.kind == Transport::raft) {
         if (on_water(place.link)) return kept();
         return broken([&] { return Words{.part = object, .message = "a raft counter, where the box has none: rafts are cards only"}; });
       }
       if (!player.holding.can({place.kind, lay(place)})) {
         return broken([&] {
           Words words{.part = object, .message = fmt::format("{} placed{}, which {} does not have", one(place.kind), place.hidden ? " from face down" : "", who(place.seat))};
           words.because.push_back(in_front_of(state, place.seat));
           const Holding& holding = player.holding;
           if (holding.use_count > 0 && holding.uses[holding.use_count - 1].kind == place.kind) words.follows = laid_again(state, place.seat);
           return words;
         });
       }
       const bool known = !place.kind || player.holding.is_known({place.kind, lay(place)});
       return known && !player.holding.lax ? kept() : taken_as_written(no_counters);
     }}},

    {.info = {.id = "place-on-a-road", .code = "PLAN-1", .phase = phase::plan,
              .text = "counters and obstacles are placed on a road between two towns", .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding { return lies_on_a_road(state, place.link); },
                [](const State& state, const PlaceObstacle& place) -> Finding { return lies_on_a_road(state, place.link); },
                [](const State& state, const StartRoad& road) -> Finding { return lies_on_a_road(state, road.link); }}},

    {.info = {.id = "one-counter-per-road", .code = "PLAN-2", .phase = phase::plan, .text = "a road carries at most one counter",
              .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding {
       const RoadState* road = road_at(state, place.link);
       if (road == nullptr || !road->occupied) return kept();
       return second("counter", place.link, where, counter_shown_by(*road));
                },
                [](const State& state, const StartRoad& start) -> Finding {
                  const RoadState* road = road_at(state, start.link);
                  return road != nullptr && road->occupied && (start.counter || start.unknown_counter) ? second("counter", start.link, object) : kept();
                }}},

    {.info = {.id = "counter-fits-terrain", .code = "PLAN-3", .phase = phase::plan,
              .text = "a counter lies only where its transport can travel", .cites = cites(chapter::plan, "SSSS")},
     .judges = {[](const State& state, const PlaceCounter& place) -> Finding {
                  if (place.kind) return fits_terrain(*place.kind, place.link, whole);
                  const auto road = laid_on(place.link);
                  const Holding& holding = state.at(place.seat).holding;
                  if (!road || holding.lax || !holding.can({std::nullopt, lay(place)})) return kept();
                  for (int kind = 0; kind < transport_count - 1; ++kind)
                    if (cost(Transport(kind), way(*road).terrain) > 0 && holding.can({Transport(kind), lay(place)})) return kept();
                  return broken([&] { return Words{.part = where, .message = fmt::format("none of the counters of {} can lie on {}, a {} road", who(place.seat), road_name(place.link), land(way(*road).terrain))}; });
                },
                [](const State&, const StartRoad& road) -> Finding {
                  return road.counter ? fits_terrain(*road.counter, road.link, whole) : kept();
                }}},

    {.info = {.id = "no-counter-on-water", .code = "PLAN-4", .phase = phase::plan, .text = "no counter lies on a river or a ferry line",
              .cites = cites(chapter::plan, "--S-"),
              .differs = "the other books only imply it: no counter shows a raft"},
     .judges = {[](const State&, const PlaceCounter& place) -> Finding { return lies_on_land(place.link, "a counter"); },
                [](const State&, const StartRoad& road) -> Finding {
                  return road.counter || road.unknown_counter ? lies_on_land(road.link, "a counter") : kept();
                }}},

    {.info = {.id = "one-obstacle-a-game", .code = "OBST-1", .phase = phase::plan, .text = "everybody has one obstacle for the whole game",
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {[](const State& state, const PlaceObstacle& place) -> Finding {
       const PlayerState& player = state.at(place.seat);
       if (player.obstacle != Obstacle::used) return kept();
       return broken([&] {
         Words words{.part = object, .message = fmt::format("second obstacle of {}", who(place.seat))};
         if (player.obstacle_ply != 0) words.earlier.push_back({player.obstacle_ply, "the first one was placed here"});
         words.follows = laid_again(state, place.seat);
         return words;
       });
     }}},

    {.info = {.id = "obstacle-on-a-counter", .code = "OBST-2", .phase = phase::plan,
              .text = "an obstacle goes only on a road that holds a counter", .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {[](const State& state, const PlaceObstacle& place) -> Finding {
       const auto road = laid_on(place.link);
       if (!road || counter_may_lie(state, *road)) return kept();
       return broken([&] {
         Words words{.part = where, .message = fmt::format("an obstacle on {}, where no counter lies", road_name(place.link))};
         words.follows = strayed(state, place.link.a, place.link.b);
         return words;
       });
                },
                [](const State& state, const StartRoad& road) -> Finding {
                  if (!road.obstacle || road.counter || road.unknown_counter || !laid_on(road.link)) return kept();
                  if (state.road[laid_on(road.link)->value].occupied) return kept();
                  return broken([&] { return Words{.part = object, .message = fmt::format("an obstacle on {}, where no counter lies", road_name(road.link))}; });
                }}},

    {.info = {.id = "one-obstacle-per-road", .code = "OBST-3", .phase = phase::plan, .text = "a road carries at most one obstacle",
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {[](const State& state, const PlaceObstacle& place) -> Finding {
       const RoadState* road = road_at(state, place.link);
       if (road == nullptr || road->obstacles == 0) return kept();
       return second("obstacle", place.link, where, laid_by(*road, road->obstacle_ply, "the first one was placed here"));
                },
                [](const State& state, const StartRoad& start) -> Finding {
                  const RoadState* road = road_at(state, start.link);
                  return road != nullptr && road->obstacles > 0 && start.obstacle ? second("obstacle", start.link, object) : kept();
                }}},

    {.info = {.id = "no-obstacle-on-water", .code = "OBST-4", .phase = phase::plan, .text = "no obstacle lies on a river or a lake",
              .cites = cites(chapter::obstacle, "SSSS")},
     .judges = {[](const State&, const PlaceObstacle& place) -> Finding { return lies_on_land(place.link, "an obstacle"); },
                [](const State&, const StartRoad& road) -> Finding {
                  return road.obstacle ? lies_on_land(road.link, "an obstacle") : kept();
                }}},

    // ------------------------------------------------ 5 travel
    {.info = {.id = "travel-in-turn", .code = "MOVE-1", .phase = phase::travel,
              .text = "from the starting player clockwise everybody makes one complete journey", .cites = cites(chapter::travel, "SSSS")},
     .judges = {[](const State& state, const BeginJourney& journey) -> Finding {
       if (!journey.written) return kept();
       if (state.at(journey.seat).travelled)
         return broken([&] { return Words{.part = actor, .message = fmt::format("second journey of {} in this round", who(journey.seat))}; });
       if (state.strict) return takes_turn(state, journey.seat);
       if (std::popcount(state.first) > 1) return kept();  // either of two players may have begun
       if (state.last_traveller >= max_seats || (state.skipped & bit(journey.seat)) != 0) return kept();
       if (state.position(journey.seat) > state.position(Seat{state.last_traveller})) return kept();
       return broken([&] { return Words{.part = actor, .message = fmt::format("{} travels after {}", who(journey.seat), who(Seat{state.last_traveller}))}; });
     }}},

    {.info = {.id = "along-a-connection", .code = "MOVE-2", .phase = phase::travel,
              .text = "a step goes along one road, river or ferry to the town at its other end", .cites = cites(chapter::travel, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding {
                  if (step.way || between_lakes(state, step)) return kept();
                  const TownSet at = state.at(step.seat).at;
                  return broken([&] {
                    Words words{.part = where};
                    const std::string kind = step.by == By::road ? "road" : step.by == By::river ? "river" : step.by == By::ferry ? "ferry" : "road, river or ferry";
                    if (at.size() != 1) {
                      words.message = fmt::format("no {} leads to {} at that price from where the boot of {} can be", kind, ascii(step.to), who(step.seat));
                      return words;
                    }
                    words.message = at.first() == step.to ? fmt::format("the boot is in {} already", ascii(step.to))
                                                          : fmt::format("no {} joins {} and {}", kind, ascii(at.first()), ascii(step.to));
                    tell_where_it_stands(state, step, words);
                    words.follows = at.first() == step.to ? wrongly_paid_before(state, step.seat) : strayed(state, at.first(), step.to);
                    if (words.follows && at.first() == step.to) words.advice = "all cards of a step stand in one line";
                    if (const std::uint32_t stray = state.at(step.seat).stray; stray != 0) words.follows = stray - 1;
                    return words;
                  });
                },
                [](const State& state, const UnknownSteps& gap) -> Finding {
                  const PlayerState& player = state.at(gap.seat);
                  if (!gap.at || (reach(state, player.at, player.hand).has(*gap.at) && may_lead_to(state, player, *gap.at))) return kept();
                  // A step of the gap may have won the game, and what follows is none; each costs a card at least.
                  if (ends_at_once(state) && player.towns_max + player.hand.max >= 20) return cannot_tell(maybe_over);
                  return broken([&] { return Words{.part = where, .message = fmt::format("no legal journey of {} leads to {}", who(gap.seat), ascii(*gap.at))}; });
                }}},

    {.info = {.id = "counter-on-the-road", .code = "MOVE-3", .phase = phase::travel,
              .text = "a step by land needs a counter on that road", .cites = cites(chapter::travel, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding {
       if (!on_road(step) || step.caravan || priced(state, step)) return kept();
       return broken([&] {
         Words words{.part = where, .message = fmt::format("no counter lies on {}", road_name(*step.from, step.to))};
         const int rafts = step.paid.of[static_cast<std::size_t>(Transport::raft)];
         if (rafts > 0 && rafts == step.paid.count() && !waterway_between(*step.from, step.to))
           words.message = fmt::format("no waterway joins {} and {}, and no counter lies on the road",
                                       ascii(*step.from), ascii(step.to));
         tell_counters(state, step, words);
         words.follows = follows_from(state, step);
         return words;
       });
     }}},

    {.info = {.id = "pay-the-price", .code = "MOVE-4", .phase = phase::travel,
              .text = "the price is 1 or 2 cards of the counter's transport, by the terrain", .cites = cites(chapter::travel, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::counter>(state, step); }}},

    {.info = {.id = "pay-for-the-obstacle", .code = "MOVE-5", .phase = phase::travel,
              .text = "over an obstacle one more card of the same transport is due", .cites = cites(chapter::obstacle, "SSSS"),
              .differs = "the help page of Board Game Arena does not say of which transport the card is"},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::obstacle>(state, step); }}},

    {.info = {.id = "pay-from-the-hand", .code = "MOVE-7", .phase = phase::travel, .text = "cards that are played come from the hand and are discarded",
              .cites = cites(chapter::travel, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding {
       Finding found = was_in_hand(state, step.seat, step.paid, payment, "paid");
       if (found.answer != Answer::kept) return found;
       if (leads_on_no_course(state, step)) {
         return broken([&] { return Words{.part = payment, .message = fmt::format("{} paid for a step to {}, and no legal journey of {} leads to that", listed_cards(step.paid), ascii(step.to), who(step.seat))}; });
       }
       if (step.paid.open) return pays_something(state, step);
       if (step.paid.count() == 0) return found;
       return state.at(step.seat).hand.surely_holds(step.paid) ? kept() : taken_as_written(no_cards);
     }}},

    {.info = {.id = "exact-price", .code = "C21", .phase = phase::travel, .text = "nobody pays more than the price", .severity = error,
              .options = {"overpay"}, .cites = printed_nowhere,
              .differs = "nothing is said of paying more than the price"},
     .judges = {[](const State& state, const Step& step) -> Finding { return overpays(state, step); }}},

    {.info = {.id = "downstream-price", .code = "RAFT-2", .phase = phase::travel, .text = "a river takes 1 raft with its arrow",
              .cites = cites(chapter::rivers, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::downstream>(state, step); }}},

    {.info = {.id = "upstream-price", .code = "RAFT-3", .phase = phase::travel, .text = "a river takes 2 rafts against its arrow",
              .cites = cites(chapter::rivers, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::upstream>(state, step); }}},

    {.info = {.id = "ferry-price", .code = "FERRY-1", .phase = phase::travel, .text = "a ferry takes 2 rafts, either way",
              .options = {"lake-cost"}, .cites = cites(chapter::ferry_price, "SSDS", {"", "", "1", ""}),
              .differs = "in the Japanese rules the card list and the waterways give one raft, the ferries two"},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::ferry>(state, step); }}},

    {.info = {.id = "ferry-within-a-lake", .code = "FERRY-2", .phase = phase::travel, .text = "no ferry joins the two lakes",
              .cites = cites(chapter::ferry, "-S-S"),
              .otherwise = cites(chapter::ferry, "S---"),
              .differs = "the Russian book lists the six ferry towns together; the board has two lakes"},
     .judges = {[](const State& state, const Step& step) -> Finding {
       if (!between_lakes(state, step)) return kept();
       return broken([&] { return Words{.part = where, .message = fmt::format("no ferry joins {} and {}: they lie on different lakes",
                                                            ascii(state.at(step.seat).at.first()), ascii(step.to))}; });
     }}},

    {.info = {.id = "caravan-price", .code = "CARAVAN-1", .phase = phase::travel, .text = "a caravan takes any 3 cards instead of the price",
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::caravan>(state, step); }}},

    {.info = {.id = "caravan-only-if-unable", .code = "CARAVAN-1", .phase = phase::travel,
              .text = "only who cannot pay the price travels by caravan", .options = {"caravan"}, .cites = cites(chapter::caravan, "SSSS"),
              .differs = "every book says so in its text; margin notes of the Italian and the 2015 book let everybody choose"},
     .judges = {[](const State& state, const Step& step) -> Finding { return needs_caravan(state, step); }}},

    {.info = {.id = "caravan-needs-a-counter", .code = "CARAVAN-2", .phase = phase::travel, .text = "a caravan too needs a counter on the road",
              .cites = cites(chapter::caravan, "-SSS"),
              .differs = "the Russian book can be read as if no counter were needed"},
     .judges = {[](const State& state, const Step& step) -> Finding {
       if (!step.caravan || !on_road(step) || priced(state, step)) return kept();
       return broken([&] {
         Words words{.part = extra, .message = fmt::format("a caravan along {}, where no counter lies", road_name(*step.from, step.to))};
         tell_counters(state, step, words);
         words.follows = follows_from(state, step);
         return words;
       });
     }}},

    {.info = {.id = "caravan-on-land", .code = "CARAVAN-3", .phase = phase::travel, .text = "no caravan goes on rivers and lakes",
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding {
       if (!step.caravan || !step.way || is_road(*step.way)) return kept();
       return broken([&] {
         Words words{.part = extra, .message = fmt::format("a caravan on the {} {}", is_ferry(*step.way) ? "ferry line" : "river", road_name(*step.from, step.to)),
                     .advice = legal_here(state, step)};
         words.follows = follows_from(state, step);
         return words;
       });
     }}},

    {.info = {.id = "caravan-over-an-obstacle", .code = "CARAVAN-4", .phase = phase::travel, .text = "over an obstacle a caravan takes any 4 cards",
              .cites = cites(chapter::caravan, "SSSS")},
     .judges = {[](const State& state, const Step& step) -> Finding { return pays<PriceRule::caravan_over_obstacle>(state, step); }}},

    {.info = {.id = "hand-limit", .code = "HAND-1", .phase = phase::travel,
              .text = "who holds more than 4 cards at the end of his own turn discards down to 4", .cites = cites(chapter::pieces, "SSSS"),
              .differs = "a margin note of the Italian book would have everybody hold exactly 4 cards, but who has fewer keeps them; the help "
                         "page of Board Game Arena has the limit at the end of the round, which comes to the same"},
     .judges = {[](const State& state, const StartPlayer& start) -> Finding {
                  const int held = state.at(start.seat).hand.min;
                  if (start.phase != phase::deal || state.round == 0 || held <= 4) return kept();
                  return broken([&] { return Words{.part = payment, .message = fmt::format("{} kept from the round before, where the limit is 4", cards(held))}; });
                },
                [](const State& state, const EndJourney& end) -> Finding {
                  if (!end.written || end.discard.open || state.ending == Ending::early_win) return kept();
                  const Hand& hand = state.at(end.seat).hand;
                  const int thrown = end.discard.count();
                  if (hand.min - thrown > 4)
                    return broken([&] { return Words{.part = object, .message = fmt::format("{} discarded of {}: {} are left, where the limit is 4", cards(thrown), hand.min, hand.min - thrown)}; });
                  if (thrown > std::max(0, hand.max - 4) && thrown <= hand.max)
                    return odd([&] { return Words{.part = object, .message = fmt::format("{} discarded of {}, where {} would do", cards(thrown), hand.max, std::max(0, hand.max - 4))}; });
                  return kept();
                },
                [](const State&, const Sheet& sheet) -> Finding {
                  if (!sheet.cards || *sheet.cards <= 4) return kept();
                  return broken([&] { return Words{.part = payment, .message = fmt::format("{} in hand at the end, where the limit is 4", cards(*sheet.cards))}; });
                }}},

    {.info = {.id = "discard-from-the-hand", .code = "HAND-1", .phase = phase::travel, .text = "cards that are thrown away come from the hand",
              .cites = cites(chapter::pieces, "SSSS")},
     .judges = {[](const State& state, const EndJourney& end) -> Finding {
       if (!end.written) return kept();
       Finding before = was_in_hand(state, end.seat, end.before, extra, "discarded");
       return before.answer != Answer::kept ? std::move(before) : was_in_hand(state, end.seat, end.discard, object, "discarded");
     }}},

    {.info = {.id = "pieces-come-from-towns-visited", .code = "VISIT-1", .phase = phase::travel,
              .text = "on reaching a town a player takes his own piece there", .cites = cites(chapter::pieces, "SSSS")},
     .judges = {[](const State&, const Sheet& sheet) -> Finding {
       if (!sheet.at || *sheet.at == elvenhold || !sheet.towns) return kept();
       const bool visited = sheet.listed ? sheet.named.has(*sheet.at) : *sheet.towns > 0;
       if (visited) return kept();
       return broken([&] { return Words{.part = where, .message = fmt::format("the boot of {} stands in {}, which is not among the towns", who(sheet.seat), ascii(*sheet.at))}; });
     }}},

    {.info = {.id = "a-town-counts-once", .code = "VISIT-2", .phase = phase::travel,
              .text = "a town counts once, and Elvenhold never", .cites = printed_nowhere,
              .differs = "it follows from the pieces: each player has one in every town and none in Elvenhold"},
     .judges = {[](const State&, const SheetTown& town) -> Finding {
       if (town.again) return broken([&] { return Words{.message = fmt::format("{} a second time", ascii(town.town))}; });
       return broken([&] { return Words{.message = "Elvenhold has no town pieces"}; });
     }}},

    // ------------------------------------------------ 6 end of round
    {.info = {.id = "keep-one-counter", .code = "ROUND-2", .phase = phase::keep,
              .text = "everybody gives back all counters but one", .cites = cites(chapter::end_of_round, "SS-S"),
              .otherwise = cites(chapter::end_of_round, "--S-"),
              .differs = "the Japanese rules say that one may be kept; to keep none is legal, and noted"},
     .judges = {[](const State& state, const Keep& keep) -> Finding {
       if (!keep.written || keep.counters.open) return kept();
       if (keep.counters.count > 1)
         return broken([&] { return Words{.part = object, .message = fmt::format("{} counters kept, where 1 may be", keep.counters.count)}; });
       const bool none_left = !state.at(keep.seat).holding.can({std::nullopt, Facing::either});
       if (keep.counters.count == 0 && !none_left)
         return odd([&] { return Words{.part = object, .message = fmt::format("{} keeps no counter, where one may be kept", who(keep.seat))}; });
       return kept();
     }}},

    {.info = {.id = "keep-an-own-counter", .code = "ROUND-2", .phase = phase::keep,
              .text = "a counter that is kept was not placed", .cites = cites(chapter::end_of_round, "SS-S"),
              .otherwise = cites(chapter::end_of_round, "--S-"),
              .differs = "the Japanese rules say only that one may be kept"},
     .judges = {[](const State& state, const Keep& keep) -> Finding {
       Holding holding = state.at(keep.seat).holding;
       for (int i = 0; keep.written && i < keep.counters.count; ++i) {
         const FacedCounters::Counter& counter = keep.counters.at[i];
         if (counter.kind == Transport::raft) return broken([&] { return Words{.part = object, .message = "a raft counter, where the box has none"}; });
         if (holding.assign({counter.kind, counter.facing}) || holding.assign({counter.kind, Facing::either})) continue;
         return broken([&] { return Words{.part = object, .message = fmt::format("{} kept, which {} does not have", one(counter.kind), who(keep.seat)),
                        .because = {in_front_of(state, keep.seat)}}; });
       }
       return kept();
     }}},

    {.info = {.id = "kept-counter-lies-as-it-lay", .code = "ROUND-2", .phase = phase::keep,
              .text = "the counter that is kept stays face up or face down as it lay", .cites = cites(chapter::end_of_round, "SS-S"),
              .otherwise = cites(chapter::end_of_round, "--S-"),
              .differs = "the Japanese rules say only that one may be kept"},
     .judges = {[](const State& state, const Keep& keep) -> Finding {
       Holding holding = state.at(keep.seat).holding;
       for (int i = 0; keep.written && i < keep.counters.count; ++i) {
         const FacedCounters::Counter& counter = keep.counters.at[i];
         if (holding.assign({counter.kind, counter.facing})) continue;
         if (!holding.assign({counter.kind, Facing::either})) return kept();
         return broken([&] { return Words{.part = object, .message = fmt::format("{} kept face down, which lay face up", one(counter.kind))}; });
       }
       return kept();
     }}},

    // ------------------------------------------------ the end
    {.info = {.id = "last-round", .code = "END-1", .phase = phase::end, .text = "the game ends after its last round",
              .options = {"rounds"}, .cites = cites(chapter::end, "SSSD", {"", "", "", "3"}),
              .differs = "a margin note of the 2015 book still speaks of four rounds"},
     .judges = {[](const State& state, const BeginRound& round) -> Finding {
       if (state.ending != Ending::last_round && round.number <= state.options.rounds()) return kept();
       if (state.ending == Ending::early_win) return kept();
       return broken([&] {
         Words words{.message = fmt::format("round {}, where the game ends after round {}", round.number, state.options.rounds())};
         if (state.options.rounds() == 3 && round.number == 4) words.advice = "a fourth round is Variant 1: write 'options: {rounds: 4}'";
         return words;
       });
     }}},

    {.info = {.id = "early-win", .code = "END-5", .phase = phase::end,
              .text = "who has all 20 towns before the last round wins, and the game is over", .options = {"early-win"},
              .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS"),
              .differs = "in the Japanese rules whoever has them by the end of round 3 wins, and nothing says when it is tested; the "
                         "2015 book says the same of its game of four rounds only"},
     .judges = {[](const State& state, const BeginRound& round) -> Finding {
                  if (state.ending == Ending::none && state.maybe_ended) return cannot_tell(maybe_over);
                  if (state.ending != Ending::early_win) return kept();
                  return broken([&] {
                    Words words{.message = fmt::format("round {} played after the game ended in round {}", round.number, state.ended_in)};
                    add_completers(state, words);
                    return words;
                  });
                },
                [](const State& state, const Step& step) -> Finding {
                  if (state.ending != Ending::early_win || state.round != state.ended_in || state.after_end_noted) return kept();
                  return odd([&] {
                    Words words{.message = fmt::format("{} plays after the game has ended: not counted", who(step.seat))};
                    add_completers(state, words);
                    return words;
                  });
                }}},

    {.info = {.id = "claimed-towns", .code = "VISIT-1", .phase = phase::end, .text = "towns are counted by the pieces taken",
              .bearing = of_claims, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::towns); }}},

    {.info = {.id = "claimed-boot", .code = "MOVE-8", .phase = phase::end, .text = "the boot stays where it stopped",
              .bearing = of_claims, .cites = printed_nowhere,
              .differs = "every edition implies it: the next journey begins where the boot stands"},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::at); }}},

    {.info = {.id = "claimed-cards", .code = "HAND-1", .phase = phase::end, .text = "the hand is what was dealt less what was played and thrown away",
              .bearing = of_claims, .cites = cites(chapter::pieces, "SSSS")},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::cards); }}},

    {.info = {.id = "claimed-winner", .code = "END-2", .phase = phase::end, .text = "the most towns win, then the most cards in hand",
              .bearing = of_claims, .options = {"rounds", "early-win"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {[](const State& state, const ClaimWinner& claim) -> Finding { return claims_winner(state, claim); }}},

    {.info = {.id = "claimed-place", .code = "END-3", .phase = phase::end, .text = "places follow towns (with town cards: score), then the tie-breaks",
              .bearing = of_claims, .options = {"second-tiebreak"}, .cites = cites(chapter::end, "SSSS")},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::place); }}},

    // ------------------------------------------------ town cards
    {.info = {.id = "town-cards-differ", .code = "DEST-1", .phase = phase::setup,
              .text = "everybody has one of the twelve town cards", .cites = cites(chapter::variant, "SSSS")},
     .judges = {[](const State& state, const TakeSeat& take) -> Finding {
       if (!take.town) return kept();
       if (!town(*take.town).card)
         return broken([&] { return Words{.part = where, .message = fmt::format("{} is not among the twelve town cards", ascii(*take.town))}; });
       for (int seat = 0; seat < state.players; ++seat) {
         const PlayerState& other = state.player[seat];
         if (seat == take.seat.value || other.town != take.town) continue;
         return broken([&] { return Words{.part = where, .message = fmt::format("the town card {} a second time", ascii(*take.town)), .earlier = {{other.seat_ply, "first dealt here"}}}; });
       }
       return kept();
     }}},

    {.info = {.id = "claimed-score", .code = "DEST-2", .phase = phase::end,
              .text = "with town cards the distance from the boot to the town is taken off the towns", .bearing = of_claims,
              .options = {"town-cards", "distance"}, .cites = cites(chapter::variant, "SSSS"),
              .differs = "the Russian book speaks of towns in between, but its example counts neighbours as one apart"},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::score); }}},

    {.info = {.id = "claimed-distance", .code = "DEST-3", .phase = phase::end, .text = "a distance is the fewest steps between two towns",
              .bearing = of_claims, .options = {"distance"}, .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""}),
              .differs = "the Russian book speaks of towns in between, but its example counts neighbours as one apart"},
     .judges = {[](const State& state, const ClaimResult& claim) -> Finding { return claims(state, claim, ClaimResult::Key::distance); }}},

    // ------------------------------------------------ remarks on the end, made where the whole record is seen
    {.info = {.id = "distance-by-edition", .code = "DEST-3", .phase = phase::end, .text = "whether rivers and ferries shorten a distance differs by edition",
              .severity = note, .bearing = Bearing::nothing, .options = {"distance"}, .cites = cites(chapter::variant, "DSDS", {"all", "", "roads", ""})},
     .judges = {}},
    {.info = {.id = "early-win-by-edition", .code = "END-5", .phase = phase::end, .text = "when an early win is tested differs by edition",
              .severity = note, .bearing = Bearing::nothing, .options = {"early-win"}, .cites = cites(chapter::end, "DD--", {"immediate", "end-of-round-3", "", ""}),
              .otherwise = cites(chapter::end, "--SS")},
     .judges = {}},
    {.info = {.id = "shared-win", .code = "END-4", .phase = phase::end, .text = "who is still level after the tie-breaks shares the win",
              .severity = note, .bearing = Bearing::nothing, .options = {"second-tiebreak"}, .cites = printed_nowhere,
              .differs = "nothing follows after the tie-breaks"},
     .judges = {}},
    {.info = {.id = "no-town-cards-written", .code = "SETUP-10", .phase = phase::setup, .text = "without town cards nothing is taken off the towns",
              .severity = note, .bearing = Bearing::nothing, .options = {"town-cards"}, .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
    {.info = {.id = "another-seating", .code = "SETUP-11", .phase = phase::setup, .text = "play is clockwise, in the order in which the players are written",
              .severity = warning, .bearing = Bearing::nothing, .cites = cites(chapter::setup, "SSSS")},
     .judges = {}},
};
static_assert(ids_are_unique(table));

constexpr auto rule_index = index_rules(table);

/// The judges of one kind of play, each called by its name: those who have nothing to say are not called at all.
template <std::size_t kind>
struct Asking {
  using Kind = std::variant_alternative_t<kind, Action>;

  template <std::size_t nth>
  static void ask_one(const State& state, const Kind& play, const AnswerSink& sink) {
    constexpr AskedJudge<State, Action> asked = rule_index.of[kind][nth];
    constexpr auto judge = std::get<Finding (*)(const State&, const Kind&)>(asked.judge);
    Finding found = judge(state, play);
    if (found.answer != Answer::kept) [[unlikely]] sink(asked.rule, std::move(found));
  }

  static void ask(const State& state, const Action& action, const AnswerSink& sink) {
    const Kind& play = *std::get_if<kind>(&action);
    [&]<std::size_t... nth>(std::index_sequence<nth...>) {
      (ask_one<nth>(state, play, sink), ...);
    }(std::make_index_sequence<rule_index.count[kind]>());
  }
};

using Ask = void (*)(const State&, const Action&, const AnswerSink&);

constexpr auto asking = []<std::size_t... kind>(std::index_sequence<kind...>) {
  return std::array<Ask, sizeof...(kind)>{Asking<kind>::ask...};
}(std::make_index_sequence<std::variant_size_v<Action>>());

}  // namespace

void ask(const State& state, const Action& action, const AnswerSink& sink) { asking[action.index()](state, action, sink); }

std::span<const Rule<State, Action>> rulebook() { return table; }

std::span<const AskedJudge<State, Action>> judges_of(std::size_t kind) {
  return {rule_index.of[kind].data(), rule_index.count[kind]};
}

const RuleInfo& rule_named(std::string_view id) {
  return std::find_if(std::begin(table), std::end(table), [id](const auto& rule) { return rule.info.id == id; })->info;
}

}  // namespace elfref::elfenland
