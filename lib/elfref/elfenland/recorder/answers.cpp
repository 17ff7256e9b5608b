#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/asking/table_in_words.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/price.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// Forms, their slots, and the answers of each slot.

namespace elfref::elfenland {
namespace {

using recorder::Answer;
using recorder::Look;
using recorder::Slot;

Answer of_kind(Transport kind) {
  return {.value = std::string(name(kind)), .words = alone(as_noun(kind)), .picto = std::string(name(kind))};
}
Answer face_down(Transport kind) {
  return {.value = "hidden:" + std::string(name(kind)),
          .words = msg::recorder_kind_face_down({.kind = as_noun(kind)}),
          .picto = std::string(name(kind))};
}
Answer hidden_one() {
  return {.value = std::string(value::hidden), .words = msg::recorder_face_down(), .picto = piece::counter};
}
Answer not_seen() {
  return {.value = std::string(value::unknown), .words = elfref::msg::recorder_not_seen(), .picto = "unknown"};
}
Answer obstacle() {
  return {.value = std::string(value::obstacle), .words = alone(noun::obstacle), .picto = piece::obstacle};
}

std::vector<Answer> kinds(int count) {
  std::vector<Answer> all;
  for (int kind = 0; kind < count; ++kind) all.push_back(of_kind(Transport(kind)));
  return all;
}

std::vector<Answer> counters_or_not_seen() {
  std::vector<Answer> all = kinds(counter_kinds);
  all.push_back(not_seen());
  return all;
}

// ---------------------------------------------------------------- what lies in front of a player

void add_once(std::vector<Answer>& answers, Answer answer) {
  if (std::ranges::find(answers, answer.value, &Answer::value) == answers.end()) answers.push_back(std::move(answer));
}

/// The counters that a player may place or keep. Where several are unknown any kind may be among them, and where any
/// is, it need not be seen which.
std::vector<Answer> own_counters(const Position& state, Seat seat) {
  std::vector<Answer> all;
  int unknown = 0;
  bool any = false;
  const Holding& holding = state.at(seat).holding;
  for (const ViewPiece& piece : held(holding).pieces) {
    const auto kind = transport_named(piece.kind);
    any = any || piece.state == ViewPiece::State::perhaps;
    if (!kind) {
      unknown += piece.most;
      continue;
    }
    Answer answer = piece.state == ViewPiece::State::down ? face_down(*kind) : of_kind(*kind);
    answer.count = piece.count;
    answer.most = piece.most;
    add_once(all, std::move(answer));
  }
  // Where one of a kind was placed, it need not be known whether it lay face up.
  for (int kind = 0; kind < counter_kinds; ++kind)
    if (holding.is_known({Transport(kind), Facing::either}) && holding.is_known({Transport(kind), Facing::down}))
      add_once(all, face_down(Transport(kind)));
  if (unknown > 1 || any)
    for (Answer& kind : kinds(counter_kinds)) add_once(all, std::move(kind));
  if (unknown > 0) {
    Answer hidden = hidden_one();
    hidden.most = hidden.count = unknown;
    all.push_back(std::move(hidden));
  }
  if (unknown > 0 || any) all.push_back(not_seen());
  return all;
}

/// Any counter, also one that the player does not have: first the player's own.
std::vector<Answer> any_counter(const Position& state, Seat seat) {
  std::vector<Answer> all = own_counters(state, seat);
  for (Answer& kind : kinds(counter_kinds)) add_once(all, std::move(kind));
  add_once(all, hidden_one());
  add_once(all, not_seen());
  return all;
}

std::vector<Answer> pieces_to_place(const Position& state, Seat seat, bool free) {
  std::vector<Answer> all = free ? any_counter(state, seat) : own_counters(state, seat);
  if (free || state.at(seat).obstacle != Obstacle::used) all.push_back(obstacle());
  return all;
}

std::vector<Answer> roads() {
  std::vector<Answer> all;
  for (std::uint8_t road = 0; road < road_count; ++road)
    all.push_back({.value = id_of(WayId{road}),
                   .words = as_road(way({road}).a, way({road}).b),
                   .at = "way:" + id_of(WayId{road})});
  return all;
}

std::vector<Answer> counters_to_keep(const Position& state, Seat seat, bool free) {
  std::vector<Answer> all = free ? any_counter(state, seat) : own_counters(state, seat);
  all.push_back({.value = std::string(value::none), .words = msg::recorder_no_counter(), .picto = "none"});
  return all;
}

// ---------------------------------------------------------------- picks

std::vector<Answer> counters_to_pick(const Position& state, bool free) {
  std::vector<Answer> all;
  const Pieces& row = state.box.row;
  for (int kind = 0; kind < counter_kinds; ++kind) {
    const int count = row.of[static_cast<std::size_t>(kind)];
    if (count == 0 && row.unknown == 0 && !free) continue;
    Answer answer = of_kind(Transport(kind));
    answer.count = count;
    answer.most = count + row.unknown;
    if (count > 0) answer.at = "slot:row";
    all.push_back(std::move(answer));
  }
  all.push_back({.value = std::string(value::pile), .words = msg::recorder_from_pile(), .picto = piece::counter});
  return all;
}

// ---------------------------------------------------------------- steps

/// A way of a step: the town, and the connection if two lead there.
std::string town_id(TownId to, WayId way, TownId from) {
  const bool twice = road_between(from, to) && waterway_between(from, to);
  return twice ? id_of(to) + "@" + id_of(way) : id_of(to);
}

Message town_in_words(TownId to, WayId way, TownId from) {
  if (!road_between(from, to) || !waterway_between(from, to)) return alone(as_name(to));
  const Message by = is_road(way)    ? msg::recorder_by_road()
                     : is_river(way) ? msg::recorder_by_river()
                                     : msg::recorder_by_ferry();
  return msg::recorder_town_by({.town = as_name(to), .way = by});
}

/// The towns that a connection joins with that of the boot, cheapest first; then those for which nothing can be paid.
std::vector<Answer> next_answers(const Position& state, Seat seat) {
  const TownSet at = state.at(seat).at;
  std::vector<std::pair<int, Answer>> priced;
  for (const NextTown& next : next_towns(state, seat)) {
    const int cards = !next.prices.empty() ? next.prices.front().cards() : next.caravans.front().cards;
    priced.emplace_back(cards, Answer{.value = town_id(next.step.to, *next.step.way, *next.step.from),
                                      .words = town_in_words(next.step.to, *next.step.way, *next.step.from),
                                      .at = "place:" + id_of(next.step.to)});
  }
  std::ranges::stable_sort(priced, {}, [](const auto& one) { return one.first; });
  std::vector<Answer> all;
  for (auto& [cards, answer] : priced) add_once(all, std::move(answer));
  if (at.size() != 1) return all;
  for (std::uint8_t index = 0; index < way_count; ++index) {
    const WayId id{index};
    if (way(id).a != at.first() && way(id).b != at.first()) continue;
    const TownId to = way(id).a == at.first() ? way(id).b : way(id).a;
    add_once(
        all,
        {.value = town_id(to, id, at.first()), .words = town_in_words(to, id, at.first()), .at = "place:" + id_of(to)});
  }
  return all;
}

/// All towns; where a road and a waterway lead from the boot to one, each of them.
std::vector<Answer> all_towns(TownSet at) {
  std::vector<Answer> all;
  for (std::uint8_t index = 0; index < town_count; ++index) {
    const TownId to{index};
    const auto [road, water] = at.size() == 1 ? connections(at.first(), to, By::unsaid) : Connections();
    const std::string place = "place:" + id_of(to);
    if (road && water) {
      for (const WayId way : {*road, *water})
        all.push_back(
            {.value = town_id(to, way, at.first()), .words = town_in_words(to, way, at.first()), .at = place});
    } else {
      all.push_back({.value = id_of(to), .words = alone(as_name(to)), .at = place});
    }
  }
  return all;
}

Answer paid_as(const Pieces& paid) {
  Answer answer{.value = sum_of(paid), .words = as_pieces(paid, elfref::noun::card)};
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int count = paid.of[static_cast<std::size_t>(kind)]; count > 0)
      answer.price.push_back({std::string(name(Transport(kind))), count});
  if (paid.unknown > 0) answer.price.push_back({{}, paid.unknown});
  return answer;
}

Answer caravan(int cards) {
  return {.value = "caravan " + std::to_string(cards),
          .words = msg::recorder_caravan({.number = cards}),
          .picto = "caravan",
          .price = {{{}, cards}}};
}

/// What would be due for a step for which the hand cannot pay: what the rules would ask for.
std::vector<Answer> due_for(const Position& state, Seat seat, std::string_view to) {
  std::vector<Answer> all;
  const TownSet at = state.at(seat).at;
  for_steps([&](const Step& step) {
    if (!at.has(*step.from) || town_id(step.to, *step.way, *step.from) != to) return;
    const Price price = price_of(state, step);
    Pieces due;
    if (!price.land) {
      due.of[static_cast<std::size_t>(Transport::raft)] = static_cast<std::uint8_t>(price.rafts);
    } else if (const auto counter = state.roads.road[step.way->value].counter) {
      const int cards = std::max(1, cost(*counter, way(*step.way).terrain)) + price.obstacles_min;
      due.of[static_cast<std::size_t>(*counter)] = static_cast<std::uint8_t>(cards);
    } else {
      due.unknown = 1;
    }
    if (due.count() > 0) add_once(all, paid_as(due));
  });
  return all;
}

std::vector<Answer> payments(const Position& state, Seat seat, std::string_view to) {
  std::vector<Answer> all;
  const std::optional<TownId> town = town_of(to);
  if (!town) return all;  // not asked before the town
  for (const NextTown& next : next_towns(state, seat, town)) {
    if (town_id(next.step.to, *next.step.way, *next.step.from) != to) continue;
    for (const LegalPlay& price : next.prices) add_once(all, paid_as(std::get<Step>(price.play).paid));
    for (const NextTown::Caravan& one : next.caravans) add_once(all, caravan(one.cards));
  }
  return all.empty() ? due_for(state, seat, to) : all;
}

std::vector<Answer> manners() {
  return {{.value = "caravan", .words = msg::recorder_caravan({.number = none}), .picto = "caravan"},
          {.value = "road", .words = msg::recorder_by_road()},
          {.value = "river", .words = msg::recorder_by_river()},
          {.value = "ferry", .words = msg::recorder_by_ferry()}};
}

// ---------------------------------------------------------------- numbers of cards

/// The cards that a hand may have, with how many of each.
std::vector<Answer> cards_in_hand(const Position& state, Seat seat, bool free) {
  std::vector<Answer> all;
  const Hand& hand = state.at(seat).hand;
  for (int kind = 0; kind < transport_count; ++kind) {
    const auto index = static_cast<std::size_t>(kind);
    if (!free && hand.upper[index] == 0) continue;
    Answer answer = of_kind(Transport(kind));
    answer.count = hand.lower[index];
    answer.most = hand.upper[index];
    all.push_back(std::move(answer));
  }
  return all;
}

Slot counted(std::string id, Message words, Range due, bool free, int most) {
  Slot slot{.id = std::move(id), .words = std::move(words), .look = Look::counts, .least = due.min, .most = due.max};
  if (free || due.max == 0) {
    slot.least = 1;
    slot.most = most;
  }
  return slot;
}

/// The number of cards that each player is dealt, first as it is due.
std::vector<Slot> slots_of_deal(const Position& state) {
  std::vector<Slot> all;
  for (const Seat seat : seats_of(first_seats(state.players))) {
    const Range due = due_cards(state.at(seat).hand, state.options.deal());
    Slot slot = counted(slot_of_deal(seat), msg::recorder_slot_cards(), {0, most_dealt}, false, most_dealt);
    slot.optional = true;
    slot.seat = seat;
    if (due.exact()) slot.chosen = {{std::string(), due.min}};
    all.push_back(std::move(slot));
  }
  return all;
}

}  // namespace

std::vector<std::pair<std::string, Message>> Guide::every_form() {
  return {{"place", msg::recorder_form_place()}, {"step", msg::recorder_form_step()},
          {"pick", msg::recorder_form_pick()},   {"discard", msg::recorder_form_discard()},
          {"keep", msg::recorder_form_keep()},   {"draw", msg::recorder_form_draw()},
          {"deal", msg::recorder_form_deal()},   {"row", msg::recorder_form_row()}};
}

std::vector<recorder::Slot> Guide::slots(const Spot& spot, std::string_view form, const Choices& choices, bool free) {
  const Position& state = spot.state;
  if (form == "place") {
    std::vector<Slot> all{{.id = "piece", .words = msg::recorder_slot_piece()},
                          {.id = "way", .words = msg::recorder_slot_way(), .look = Look::picture}};
    if (choices.one("piece") == value::hidden) all.push_back({.id = "which", .words = msg::recorder_slot_which()});
    return all;
  }
  if (form == "step") {
    std::vector<Slot> all{{.id = "to", .words = msg::recorder_slot_to(), .look = Look::picture},
                          {.id = "paid", .words = msg::recorder_slot_paid(), .look = Look::list, .later = true}};
    if (free) {
      all[1] = {.id = "paid", .words = msg::recorder_slot_paid(), .look = Look::counts, .least = 1, .most = 12};
      all.push_back({.id = "how", .words = msg::recorder_slot_how(), .look = Look::list, .optional = true});
    }
    if (const int cards = cards_of_caravan(choices.one("paid")); cards > 0) {
      all.push_back({.id = "cards",
                     .words = msg::recorder_slot_cards(),
                     .look = Look::counts,
                     .optional = true,
                     .least = cards,
                     .most = cards});
    }
    return all;
  }
  if (form == "pick") {
    std::vector<Slot> all{{.id = "from", .words = msg::recorder_slot_from(), .look = Look::row}};
    if (choices.one("from") == value::pile) all.push_back({.id = "which", .words = msg::recorder_slot_which()});
    if (choices.has("from") && choices.one("from") != value::pile)
      all.push_back({.id = "turned", .words = msg::recorder_slot_turned(), .optional = true});
    return all;
  }
  if (form == "row") return {counted("row", msg::recorder_slot_row(), {5, 5}, free, 20)};
  if (form == "deal")
    return {counted("cards", msg::recorder_slot_cards(), due_cards(state.at(spot.seat).hand, state.options.deal()),
                    free, 20)};
  if (form == dealt_form) return slots_of_deal(state);
  if (form == "draw") return {{.id = "counter", .words = msg::recorder_slot_counter()}};
  if (form == "keep") {
    std::vector<Slot> all{{.id = "counter", .words = msg::recorder_slot_counter()}};
    if (choices.one("counter") == value::hidden)
      all.push_back({.id = "which", .words = msg::recorder_slot_which(), .optional = true});
    return all;
  }
  if (form == "discard") {
    const int due = due_discard(state, spot.seat).value_or(0);
    return {counted("cards", msg::recorder_slot_cards(), {due, due}, free, 20)};
  }
  return {};
}

std::vector<recorder::Answer> Guide::answers(const Spot& spot, const Session&, std::string_view form,
                                             std::string_view slot, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const Seat seat = spot.seat;
  if (form == "place" && slot == "piece") return pieces_to_place(state, seat, free);
  if (form == "place" && slot == "way") return roads();
  if (slot == "which") return counters_or_not_seen();
  if (slot == "turned") return kinds(counter_kinds);
  if (form == "step" && slot == "to") return free ? all_towns(state.at(seat).at) : next_answers(state, seat);
  if (form == "step" && slot == "paid") return free ? kinds(transport_count) : payments(state, seat, choices.one("to"));
  if (form == "step" && slot == "cards") return cards_in_hand(state, seat, free);
  if (slot == "how") return manners();
  if (form == "pick" && slot == "from") return counters_to_pick(state, free);
  if (form == "row") return kinds(counter_kinds);
  if (form == "deal") return kinds(transport_count);
  if (form == dealt_form) return {{.value = {}, .words = msg::recorder_slot_cards()}};
  if (form == "draw") return counters_or_not_seen();
  if (form == "keep") return counters_to_keep(state, seat, free);
  if (form == "discard") return cards_in_hand(state, seat, free);
  return {};
}

void Guide::as_offered(const Position& before, const Action& play, Choices& told) {
  if (const auto* step = std::get_if<Step>(&play)) {
    if (!step->way || !step->from) return;
    told = told.with("to", {{town_id(step->to, *step->way, *step->from), 1}}).without("how");
    return;
  }
  const auto* place = std::get_if<PlaceCounter>(&play);
  const auto* keep = std::get_if<Keep>(&play);
  if (place == nullptr && keep == nullptr) return;
  const std::string_view slot = place != nullptr ? "piece" : "counter";
  const std::vector<Answer> own = own_counters(before, place != nullptr ? place->seat : keep->seat);
  const auto has = [&](std::string_view value) { return std::ranges::find(own, value, &Answer::value) != own.end(); };
  const bool down = told.one(slot) == value::hidden;
  const std::string kind(told.one(down ? "which" : slot));
  if (!transport_named(kind) || (!down && has(kind))) return;
  // It lies face down: of a kind that is known, or else it is said which it was.
  const std::string known = "hidden:" + kind;
  if (has(known)) {
    told = told.with(slot, {{known, 1}}).without("which");
  } else if (has(value::hidden)) {
    told = told.with(slot, {{std::string(value::hidden), 1}}).with("which", {{kind, 1}});
  }
}

void Guide::describe(const Spot& spot, const Session&, const Action& play, recorder::Answer& answer) {
  const auto* step = std::get_if<Step>(&play);
  if (step == nullptr) return;
  Action read = play;
  resolve(spot.state, read);
  const Step& made = std::get<Step>(read);
  answer.price = paid_as(made.paid).price;
  const int cards = made.paid.count();
  answer.pill = made.caravan ? msg::recorder_any_cards({.number = cards}) : alone(cards);
  if (made.way) answer.effect = step_remark(spot.state, made);
}

}  // namespace elfref::elfenland
