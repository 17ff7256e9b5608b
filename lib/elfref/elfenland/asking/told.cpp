#include "elfref/elfenland/asking/told.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/rules/reasons.h"
#include "elfref/elfenland/rules/wording.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// A phrase that findings have too, in English. It names no player.
std::string said(const Message& phrase) {
  static const Speaker speaker(Language::en, &elfenland_words());
  return speaker(phrase);
}

// ---------------------------------------------------------------- in a sentence

/// `3 cards: 2 dragons and 1 raft`; `8 cards nobody saw`; `cards, how many nobody wrote down`.
std::string some_cards(const Pieces& cards) {
  if (cards.open) return "cards, how many nobody wrote down";
  if (cards.known() == 0) return said(as_pieces(cards, noun::card));
  return fmt::format("{}: {}", elfenland::cards(cards.count()), said(as_pieces(cards, noun::card)));
}

/// `a pig`, `a counter that nobody saw`.
std::string one_counter(std::optional<Transport> kind) {
  return kind ? said(as_one(kind)) : "a counter that nobody saw";
}

std::string by_way(By by) {
  constexpr std::array<std::string_view, 4> words{"", " by road", " by river", " by ferry"};
  return std::string(words[static_cast<std::size_t>(by)]);
}

/// What somebody did, or what happened, by kind of play.
struct Sentence {
  const State& before;
  const std::vector<Player>& players;

  [[nodiscard]] std::string name(Seat seat) const {
    return seat.value < players.size() ? printable(players[seat.value].name) : "?";
  }

  std::string operator()(const ShowRow& show) const {
    return show.row.open ? "the row is turned up, and nobody wrote down what it shows"
                         : "the row shows " + said(as_pieces(show.row, noun::counter));
  }
  std::string operator()(const Deal& deal) const {
    return fmt::format("{} is dealt {}", name(deal.seat), some_cards(deal.cards));
  }
  std::string operator()(const Draw& draw) const {
    const Pieces& drawn = draw.counters;
    if (drawn.open) return fmt::format("{} draws a counter that nobody saw", name(draw.seat));
    if (drawn.count() == 0) return fmt::format("{} draws no counter", name(draw.seat));
    const auto kind = std::ranges::find(drawn.of, 1);
    const bool one_is_known = drawn.count() == 1 && kind != drawn.of.end();
    return fmt::format("{} draws {} face down", name(draw.seat),
                       said(one_is_known ? as_one(Transport(kind - drawn.of.begin()))
                                         : as_pieces(drawn, noun::counter)));
  }
  std::string operator()(const Pick& pick) const {
    return fmt::format("{} takes {}{}{}{}", name(pick.seat), one_counter(pick.kind), pick.blind ? " from the pile" : "",
                       pick.hidden ? " and keeps it face down" : "",
                       pick.turned ? fmt::format("; {} is turned up", said(as_one(pick.turned))) : "");
  }
  std::string operator()(const PlaceCounter& place) const {
    return fmt::format("{} lays {}{} on {}{}", name(place.seat), one_counter(place.kind),
                       place.hidden ? " that lay face down" : "", road_name(place.link), by_way(place.link.by));
  }
  std::string operator()(const PlaceObstacle& place) const {
    return fmt::format("{} lays the obstacle on {}{}", name(place.seat), road_name(place.link), by_way(place.link.by));
  }
  std::string operator()(const Pass& pass) const { return fmt::format("{} passes", name(pass.seat)); }
  std::string operator()(const UnknownPlay& play) const {
    return fmt::format("what {} played nobody wrote down", name(play.seat));
  }
  std::string operator()(const Step& step) const {
    const std::string paid = step.paid.open ? "cards that nobody wrote down" : said(as_pieces(step.paid, noun::card));
    return fmt::format("{} goes {}to {}{} for {}", name(step.seat), step.caravan ? "by caravan " : "", ascii(step.to),
                       by_way(step.by), paid);
  }
  std::string operator()(const UnknownSteps& gap) const {
    return gap.at ? fmt::format("{} comes to {}, nobody wrote down how", name(gap.seat), ascii(*gap.at))
                  : fmt::format("how {} went on nobody wrote down", name(gap.seat));
  }
  std::string operator()(const EndJourney& end) const {
    const TownSet at = before.at(end.seat).at;
    if (!end.written)
      return fmt::format("{} stays{}", name(end.seat), at.size() == 1 ? " in " + ascii(at.first()) : std::string());
    return fmt::format("{} throws away {}", name(end.seat),
                       end.discard.open ? "cards, which nobody wrote down" : said(as_pieces(end.discard, noun::card)));
  }
  std::string operator()(const Keep& keep) const {
    const std::span all(keep.counters.at.data(), keep.counters.count);
    const auto words = [](const FacedCounters::Counter& counter) {
      return one_counter(counter.kind) + (counter.facing == Facing::down ? " face down" : "");
    };
    if (keep.counters.open) return fmt::format("what {} keeps nobody wrote down", name(keep.seat));
    return fmt::format("{} keeps {}", name(keep.seat), all.empty() ? "no counter" : joined(all, words, " and "));
  }
  /// What is not shown by itself is told in the words of its form.
  std::string operator()(const auto& play) const { return written_without_player(play, players); }
};

// ---------------------------------------------------------------- what it is about, and what it cost

/// Of one kind so many.
ViewPiece due_piece(std::string_view kind, int count, ViewPiece::State state = ViewPiece::State::open) {
  return {.kind = std::string(kind), .state = state, .count = count, .most = count, .owner = {}};
}

/// A step that has a price. REQUIRES: priced(before, step).
ViewBill bill_of(const State& before, const Step& step) {
  const Price price = price_of(before, step);
  ViewBill bill{.price = {}, .due = {}, .paid = shown_pieces(step.paid, piece::card), .sum = {}, .missing = 0};
  int due = 0, paid = 0;
  if (!price.land) {
    due = price.rafts;
    paid = step.paid.of[static_cast<std::size_t>(Transport::raft)];
    bill.price = said(water_price(*step.way, price.rafts));
    bill.due = {due_piece(name(Transport::raft), due)};
  } else {
    const RoadState& road = before.road[step.way->value];
    const bool told = !road.other && price.obstacles_min == price.obstacles_max && road.obstacles < 2;
    const bool exact = step.paid.exact() && road.counter;
    const Payment payment = exact ? payment_of(before, step, step.paid) : Payment::wrong;
    const bool caravan = step.caravan || payment == Payment::caravan || payment == Payment::overpaid_caravan;
    bill.price = said(caravan ? caravan_price(before, *step.way) : road_price(before, *step.way));
    if (told && caravan) {
      due = 3 + price.obstacles_min;
      paid = step.paid.count();
      bill.due = {due_piece(piece::card, due, ViewPiece::State::unknown)};
    } else if (told && road.counter && cost(*road.counter, way(*step.way).terrain) > 0) {
      due = cost(*road.counter, way(*step.way).terrain) + price.obstacles_min;
      paid = step.paid.of[static_cast<std::size_t>(*road.counter)];
      bill.due = {due_piece(name(*road.counter), due)};
    }
  }
  if (step.paid.exact()) bill.missing = std::max(0, due - paid);
  if (step.paid.exact() && due > 0)
    bill.sum = bill.missing > 0 ? fmt::format("{} of {}", paid, due) : std::to_string(paid);
  return bill;
}

void tell_step(ViewMoment& moment, const State& before, const Step& step) {
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
void tell_gap(ViewMoment& moment, const State& before, const UnknownSteps& gap) {
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

/// Something is laid between two towns.
void tell_link(ViewMoment& moment, const Link& link) {
  if (const auto road = laid_on(link)) {
    moment.ways = {id_of(*road)};
  } else {
    moment.places = {id_of(link.a), id_of(link.b)};
  }
}

}  // namespace

void tell(ViewMoment& moment, const State& before, const Action& play, const std::vector<Player>& players) {
  moment.words = std::visit(Sentence{before, players}, play);
  std::visit(Overloaded{[&](const Step& step) { tell_step(moment, before, step); },
                        [&](const UnknownSteps& gap) { tell_gap(moment, before, gap); },
                        [&](const UnknownPlay&) { moment.gap = true; },
                        [&](const PlaceCounter& place) { tell_link(moment, place.link); },
                        [&](const PlaceObstacle& place) { tell_link(moment, place.link); }, [](const auto&) {}},
             play);
}

void tell_end(ViewMoment& moment, const State& before, const State& behind, const Action& play) {
  const auto* end = std::get_if<EndJourney>(&play);
  if (end == nullptr) return;
  const Hand &had = before.at(end->seat).hand, &has = behind.at(end->seat).hand;
  if (has.max == had.max) return;
  moment.words += fmt::format("; then the hand comes down to {} cards", range({has.min, has.max}));
  tell_hand(moment, behind, play);
}

void tell_hand(ViewMoment& moment, const State& behind, const Action& play) {
  const auto* end = std::get_if<EndJourney>(&play);
  if (end == nullptr) return;
  add(moment.because, said(cards_left(behind.at(end->seat))));
}

}  // namespace elfref::elfenland
