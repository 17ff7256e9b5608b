#include "elfref/elfenland/asking/narration.h"

#include <algorithm>
#include <span>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- in a sentence

/// A list of pieces; nothing if their number is not recorded.
std::optional<Message> if_recorded(const Pieces& pieces, Noun piece) {
  return pieces.open ? std::nullopt : std::optional(as_pieces(pieces, piece));
}

/// `a pig`, `an unknown counter`.
Message one_counter(std::optional<Transport> kind) { return kind ? as_one(kind) : msg::unseen_counter(); }

/// `a pig`, `2 pigs and 1 counter of unknown kind`, `no counter`.
Message drawn_counters(const Pieces& drawn) {
  if (drawn.open) return msg::unseen_counter();
  const auto kind = std::ranges::find(drawn.of, 1);
  const bool one_is_known = drawn.count() == 1 && kind != drawn.of.end();
  return one_is_known ? as_one(Transport(kind - drawn.of.begin())) : as_pieces(drawn, noun::counter);
}

/// The counters that stay; nothing if they are not recorded.
std::optional<Message> kept_counters(const FacedCounters& counters) {
  if (counters.open) return std::nullopt;
  List all(Joint::and_);
  for (const FacedCounters::Counter& counter : std::span(counters.at.data(), counters.count)) {
    const Message one = one_counter(counter.kind);
    all.add(counter.facing == Facing::down ? msg::counter_face_down({.counter = one}) : one);
  }
  return all.take();
}

/// What a player did, or what happened, by kind of play.
struct Sentence {
  const Position& before;

  Message operator()(const ShowRow& show) const {
    return msg::row_shows({.row = if_recorded(show.row, noun::counter)});
  }
  Message operator()(const Deal& deal) const {
    const bool some_are_known = !deal.cards.open && deal.cards.known() > 0;
    return msg::player_is_dealt({.cards = if_recorded(deal.cards, noun::card),
                                 .number = some_are_known ? quantity(deal.cards.count(), noun::card) : ArgView(none),
                                 .player = deal.seat});
  }
  Message operator()(const Draw& draw) const {
    return msg::player_draws({.counters = drawn_counters(draw.counters), .player = draw.seat});
  }
  Message operator()(const Pick& pick) const {
    return msg::player_picks({.blind = as_detail(pick.blind),
                              .counter = one_counter(pick.kind),
                              .hidden = as_detail(pick.hidden),
                              .player = pick.seat,
                              .turned = pick.turned ? std::optional(as_one(pick.turned)) : std::nullopt});
  }
  Message operator()(const PlaceCounter& place) const {
    return msg::player_places({.hidden = as_detail(place.hidden),
                               .piece = one_counter(place.kind),
                               .player = place.seat,
                               .road = as_road(place.link),
                               .way = as_noun(place.link.by)});
  }
  Message operator()(const PlaceObstacle& place) const {
    return msg::player_places({.hidden = none,
                               .piece = noun::obstacle,
                               .player = place.seat,
                               .road = as_road(place.link),
                               .way = as_noun(place.link.by)});
  }
  Message operator()(const Pass& pass) const { return msg::player_passes({.player = pass.seat}); }
  Message operator()(const UnknownPlay& play) const { return msg::player_play_unknown({.player = play.seat}); }
  Message operator()(const Step& step) const {
    return msg::player_goes({.caravan = as_detail(step.caravan),
                             .paid = if_recorded(step.paid, noun::card),
                             .player = step.seat,
                             .town = as_name(step.to),
                             .way = as_noun(step.by)});
  }
  Message operator()(const UnknownSteps& gap) const {
    return msg::player_went_on({.player = gap.seat, .town = gap.at ? as_name(*gap.at) : none});
  }
  Message operator()(const EndJourney& end) const {
    const TownSet at = before.at(end.seat).at;
    if (!end.written)
      return msg::player_stays({.player = end.seat, .town = at.size() == 1 ? as_name(at.first()) : none});
    return msg::player_discards({.cards = if_recorded(end.discard, noun::card), .player = end.seat});
  }
  Message operator()(const Keep& keep) const {
    return msg::player_keeps({.counters = kept_counters(keep.counters), .player = keep.seat});
  }
  /// No other kind of play has a line.
  Message operator()(const auto&) const { return {}; }
};

// ---------------------------------------------------------------- what it is about, and what it cost

/// Of one kind so many.
ViewPiece pieces_of(std::string_view kind, int count, ViewPiece::State state = ViewPiece::State::open) {
  return {.kind = std::string(kind), .state = state, .count = count, .most = count, .owner = {}};
}

/// A step that has a price. REQUIRES: priced(before, step).
ViewBill bill_of(const Position& before, const Step& step) {
  const Price price = price_of(before, step);
  ViewBill bill{.price = {}, .due = {}, .paid = shown_pieces(step.paid, piece::card), .sum = {}, .missing = 0};
  int due = 0, paid = 0;
  if (!price.land) {
    due = price.rafts;
    paid = step.paid.of[static_cast<std::size_t>(Transport::raft)];
    bill.price = water_price(*step.way, price.rafts);
    bill.due = {pieces_of(name(Transport::raft), due)};
  } else {
    const RoadState& road = before.roads.road[step.way->value];
    const bool told = !road.other && price.obstacles_min == price.obstacles_max && road.obstacles < 2;
    const bool exact = step.paid.exact() && road.counter;
    const Payment payment = exact ? payment_of(before, step, step.paid) : Payment::wrong;
    const bool caravan = step.caravan || payment == Payment::caravan || payment == Payment::overpaid_caravan;
    bill.price = caravan ? caravan_price(before, *step.way) : road_price(before, *step.way);
    if (told && caravan) {
      due = 3 + price.obstacles_min;
      paid = step.paid.count();
      bill.due = {pieces_of(piece::card, due, ViewPiece::State::unknown)};
    } else if (told && road.counter && cost(*road.counter, way(*step.way).terrain) > 0) {
      due = cost(*road.counter, way(*step.way).terrain) + price.obstacles_min;
      paid = step.paid.of[static_cast<std::size_t>(*road.counter)];
      bill.due = {pieces_of(name(*road.counter), due)};
    }
  }
  if (step.paid.exact()) bill.missing = std::max(0, due - paid);
  if (step.paid.exact() && due > 0)
    bill.sum = bill.missing > 0 ? msg::paid_of_due({.due = due, .paid = paid}) : alone(paid);
  return bill;
}

void tell_step(ViewMoment& moment, const Position& before, const Step& step) {
  moment.places = {id_of(step.to)};
  if (step.way) moment.ways = {id_of(*step.way)};
  if (step.from)
    moment.moves.push_back({.kind = piece::boot,
                            .owner = step.seat,
                            .from = id_of(*step.from),
                            .to = id_of(step.to),
                            .ways = moment.ways,
                            .done = true});
  if (priced(before, step)) moment.bill = bill_of(before, step);
  if (moment.bill && !moment.bill->price.empty()) {
    moment.because.push_back(moment.bill->price);
  } else if (step.way) {
    moment.because.push_back(way_in_words(before, step));
  }
  add(moment.because, arrival_in_words(before, step));
}

/// A boot is seen in another town than before.
void tell_gap(ViewMoment& moment, const Position& before, const UnknownSteps& gap) {
  moment.gap = true;
  if (!gap.at) return;
  moment.places = {id_of(*gap.at)};
  const TownSet at = before.at(gap.seat).at;
  if (at.size() == 1 && at.first() != *gap.at)
    moment.moves.push_back({.kind = piece::boot,
                            .owner = gap.seat,
                            .from = id_of(at.first()),
                            .to = id_of(*gap.at),
                            .ways = {},
                            .done = true});
}

/// A piece is laid between two towns.
void tell_link(ViewMoment& moment, const Link& link, ViewPiece piece) {
  if (const auto road = laid_on(link)) {
    moment.ways = {id_of(*road)};
    moment.laid.push_back({id_of(*road), std::move(piece)});
  } else {
    moment.places = {id_of(link.a), id_of(link.b)};
  }
}

}  // namespace

void narrate(ViewMoment& moment, const Position& before, const Action& play) {
  moment.words = std::visit(Sentence{before}, play);
  std::visit(Overloaded{[&](const Step& step) { tell_step(moment, before, step); },
                        [&](const UnknownSteps& gap) { tell_gap(moment, before, gap); },
                        [&](const UnknownPlay&) { moment.gap = true; },
                        [&](const PlaceCounter& place) {
                          tell_link(moment, place.link,
                                    place.kind ? pieces_of(name(*place.kind), 1)
                                               : pieces_of(piece::counter, 1, ViewPiece::State::unknown));
                        },
                        [&](const PlaceObstacle& place) {
                          tell_link(moment, place.link, pieces_of(piece::obstacle, 1));
                        },
                        [](const auto&) {}},
             play);
}

ViewMoment told(const Position& before, const Action& play) {
  ViewMoment moment;
  narrate(moment, before, play);
  return moment;
}

void narrate_end(ViewMoment& moment, const Position& before, const Position& after, const Action& play) {
  const auto* end = std::get_if<EndJourney>(&play);
  if (end == nullptr) return;
  const Hand &had = before.at(end->seat).hand, &has = after.at(end->seat).hand;
  if (has.max == had.max) return;
  moment.words = msg::hand_comes_down({.cards = quantity(Range{has.min, has.max}, noun::card), .play = moment.words});
  narrate_hand(moment, after, play);
}

void narrate_hand(ViewMoment& moment, const Position& after, const Action& play) {
  const auto* end = std::get_if<EndJourney>(&play);
  if (end == nullptr) return;
  add(moment.because, cards_left(after.at(end->seat)));
}

}  // namespace elfref::elfenland
