#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/text/look.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/choices.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// Forms, their slots, and the answers of each slot.

namespace elfref::master_elf {
namespace {

using recorder::Answer;
using recorder::Choices;
using recorder::Look;
using recorder::Slot;

constexpr int most_counted = 20;  // cards that can be chosen in a composed play
constexpr int most_thrown = 12;   // cards that an answer discards in the city

/// How cards are chosen: where the box does not list them all, further names can be typed.
Look look_of_cards(const Position& state, Look look) {
  return state.box->has_ingredients ? look : Look::text;
}

/// Cards that are chosen together; where they are typed, as one sum.
Slot counted(const Position& state, std::string id, Message words, int least, int most) {
  const Look look = look_of_cards(state, Look::counts);
  return {.id = std::move(id),
          .words = std::move(words),
          .look = look,
          .least = look == Look::text ? std::min(1, least) : least,
          .most = look == Look::text ? 1 : most};
}

Answer not_seen() {
  return {.value = std::string(value::unknown), .words = elfref::msg::recorder_not_seen(), .picto = "unknown"};
}
Answer nothing() {
  return {.value = std::string(value::none), .words = msg::ask_none(), .picto = "none"};
}

/// Where a visit to the place of an answer leads; nothing_named if unknown.
PlaceId leads_to(const Position& state, Seat seat, std::string_view to) {
  if (to == value::stay) return place_of(state, {.seat = seat, .way = Way::stay});
  if (to == value::saucer) return place_of(state, {.seat = seat, .way = Way::swap});
  return place_named(*state.box, to).value_or(nothing_named);
}

// ---------------------------------------------------------------- cards

/// The cards of a pile: the known ones, which are there; then those that unseen ones may be. `free`: all kinds.
std::vector<Answer> cards_of(const Position& state, const Pile& pile, bool free) {
  std::vector<Answer> known, others;
  const int unseen = std::min(pile.unseen.max, most_counted);
  for (KindId kind = 0; kind < state.box->ingredients.size(); ++kind) {
    Answer answer = answer_of_kind(state, kind);
    answer.count = pile.of(kind);
    answer.most = answer.count + unseen;
    if (answer.count > 0) {
      known.push_back(std::move(answer));
    } else if (unseen > 0 || free) {
      others.push_back(std::move(answer));
    }
  }
  std::ranges::move(others, std::back_inserter(known));
  if (unseen > 0 || free) {
    known.push_back(not_seen());
    known.back().count = std::min(pile.unseen.min, unseen);
    known.back().most = std::max(1, unseen);
  }
  return known;
}

std::vector<Answer> kind_answers(const Position& state) {
  return cards_of(state, Pile{.unseen = {refill_size, refill_size}}, true);
}

std::vector<Answer> cards_to_take(const Position& state, Seat seat, PlaceId place, bool free) {
  const Pile there = state.at(place);
  std::vector<Answer> all = cards_of(state, there, free);
  if (all.empty() || free || there.any() != Sure::yes) all.push_back(nothing());
  if (acting(state, seat) != Figure::yeti && !free) return all;
  for (Answer put : cards_of(state, state[seat].hand, free)) {
    put.words = msg::ask_puts({.card = put.words});
    put.value = std::string(value::put) + put.value;
    all.push_back(std::move(put));
  }
  return all;
}

/// Numbers of cards, the first of them first.
std::vector<Answer> numbers(int from, int to, Message (*words)(const Message&)) {
  std::vector<Answer> all;
  for (int number = from; from <= to ? number <= to : number >= to; number += from <= to ? 1 : -1)
    all.push_back({.value = std::to_string(number),
                   .words = words(number == 0 ? msg::no_piece() : alone(quantity(number, elfref::noun::card))),
                   .picto = piece::card,
                   .count = number,
                   .most = number});
  return all;
}

/// How many cards may be discarded in the city.
std::vector<Answer> numbers_thrown(const Position& state, Seat seat, bool free) {
  const int most = free ? most_thrown : std::min(state[seat].hand.count().max, most_thrown);
  std::vector<Answer> all = numbers(0, most, [](const Message& cards) { return msg::ask_discards({.cards = cards}); });
  all.push_back(not_seen());
  return all;
}

/// How many may be drawn there: one more than are discarded, or fewer. `free`: any number.
std::vector<Answer> numbers_drawn(const Choices& choices, bool free) {
  const std::optional<int> thrown = number_in(choices.one("thrown"));
  std::vector<Answer> all = numbers(free || !thrown ? most_thrown : *thrown + 1, 0,
                                    [](const Message& cards) { return msg::ask_draws({.cards = cards}); });
  all.insert(thrown ? all.end() : all.begin(), not_seen());
  return all;
}

/// The cards among which those are that a number counts. Those that are not named stay unknown.
std::vector<Answer> named_cards(std::vector<Answer> all) {
  std::erase_if(all, [](const Answer& answer) { return answer.value == value::unknown; });
  return all;
}

/// The kinds that may be placed in an area, or none.
std::vector<Answer> cards_laid(const Position& state) {
  std::vector<Answer> all = kind_answers(state);
  all.push_back(nothing());
  return all;
}

// ---------------------------------------------------------------- places and players

Answer of_place(const Position& state, PlaceId place) {
  Answer answer{
      .value = state.box->places[place].name, .words = named_place(state, place), .at = "place:" + id_of_place(place)};
  answer.effect = place == city ? number_in_words(state.at(place).count()) : in_words(state, state.at(place));
  return answer;
}

/// The places to which a player may go, those with cards first; then all others.
std::vector<Answer> places_to_go(const Position& state, Seat seat) {
  const Box& box = *state.box;
  const PlaceId from = state[seat].at;
  const bool flies = acting(state, seat) == Figure::saucer;
  std::vector<std::pair<int, Answer>> ranked;
  for (PlaceId place = 0; place < box.places.size(); ++place) {
    if (place == from) continue;
    const bool near = !box.has_board || from >= box.places.size() || flies != box.linked(from, place);
    const Sure lies = state.competitive && place == city ? Sure::yes : cards_lie(state, place);
    const int rank = !near ? 4 : lies == Sure::no ? 3 : place == city ? 2 : lies == Sure::perhaps ? 1 : 0;
    ranked.emplace_back(rank, of_place(state, place));
  }
  std::ranges::stable_sort(ranked, {}, [](const auto& one) { return one.first; });
  std::vector<Answer> all;
  for (auto& [rank, answer] : ranked) all.push_back(std::move(answer));
  return all;
}

std::vector<Answer> ways_to_go(const Position& state, Seat seat, bool free) {
  std::vector<Answer> all = places_to_go(state, seat);
  const PlaceId own = state[seat].at, swap = place_of(state, {.seat = seat, .way = Way::swap});
  const auto add = [&](std::string_view value, Message words, PlaceId place) {
    Answer answer{.value = std::string(value), .words = std::move(words)};
    if (place < state.box->places.size()) {
      answer.at = "place:" + id_of_place(place);
      answer.effect = in_words(state, state.at(place));
    }
    all.push_back(std::move(answer));
  };
  if (free && own < state.box->places.size()) all.push_back(of_place(state, own));
  if (free || may_stay(state, seat) != Sure::no) add(value::stay, msg::ask_stays(), own);
  if (free || helper(state, Figure::saucer) != nullptr) add(value::saucer, msg::ask_swaps(), swap);
  return all;
}

/// The areas of which it is not recorded what lies there at the beginning.
std::vector<Answer> areas_to_tell(const Position& state) {
  std::vector<Answer> all;
  for (PlaceId place = 1; place < state.box->places.size(); ++place)
    if (may_be_told(state, place)) all.push_back(of_place(state, place));
  return all;
}

/// What may lie in an area at the beginning: one card at a setup, else any number.
std::vector<Answer> cards_that_lie(const Position& state) {
  if (state.start->setup) return named_cards(cards_of(state, {.unseen = {1, 1}}, true));
  std::vector<Answer> all = cards_of(state, {.unseen = {0, most_counted}}, true);
  all.push_back(nothing());
  return all;
}

std::vector<Answer> area_answers(const Position& state) {
  std::vector<Answer> all;
  for (PlaceId place = 1; place < state.box->places.size(); ++place) all.push_back(of_place(state, place));
  return all;
}

/// Players other than one; those at the same place, unless all are meant.
std::vector<Answer> other_players(const Position& state, Seat seat, bool all) {
  std::vector<Answer> players;
  for (std::uint8_t other = 0; other < state.players; ++other) {
    const bool apart =
        state.of[other].at != nothing_named && state[seat].at != nothing_named && state.of[other].at != state[seat].at;
    if (Seat{other} == seat || (apart && !all)) continue;
    players.push_back({.value = std::to_string(other),
                       .words = alone(Seat{other}),
                       .picto = std::string(figure_names[static_cast<std::size_t>(state.of[other].figure)])});
  }
  return players;
}

/// The helpers that were used and did not go away yet. `all`: every one.
std::vector<Answer> helper_answers(const Position& state, bool all) {
  std::vector<Answer> found;
  for (std::size_t figure = 1; figure < figure_count; ++figure) {
    const HelperState* helper = master_elf::helper(state, Figure(figure));
    const bool used = helper != nullptr && (helper->used != no_ply || helper->lost_sight);
    if (used || all)
      found.push_back({.value = std::string(figure_names[figure]),
                       .words = alone(noun_of(Figure(figure))),
                       .picto = id_of_helper(Figure(figure))});
  }
  return found;
}

// ---------------------------------------------------------------- gifts and parcels

std::vector<Answer> gifts_to_create(const Position& state, bool free) {
  std::vector<Answer> open, others;
  const bool any = free || state.competitive || state.gifts.layouts.on_top(nothing_named, true);
  for (GiftId gift = 0; gift < state.box->gifts.size(); ++gift) {
    const bool lies = state.gifts.turned_up[gift] > 0 && state.gifts.layouts.on_top(gift, false);
    if (lies) open.push_back(answer_of_gift(state, gift));
    if (!lies && (free || (any && may_turn_up(state, gift)))) others.push_back(answer_of_gift(state, gift));
  }
  std::ranges::move(others, std::back_inserter(open));
  if (free) open.push_back(not_seen());
  return open;
}

Answer of_parcel(const Position& state, std::size_t index) {
  const ParcelState& parcel = state.gifts.parcels[index];
  Answer answer{.value = std::string(parcel_names[index]),
                .words = alone(noun_of(Parcel(index))),
                .at = "slot:under:" + std::string(parcel_names[index])};
  answer.effect = parcel.sent == Sure::yes
                      ? msg::parcel_gone()
                      : msg::gifts_of_due({.due = parcel.due, .gifts = none, .lying = parcel.count()});
  return answer;
}

std::vector<Answer> parcel_answers(const Position& state, bool free) {
  std::vector<Answer> all;
  for (std::size_t i = 0; i < parcel_count; ++i) all.push_back(of_parcel(state, i));
  all.push_back({.value = std::string(value::box), .words = alone(noun_of(Parcel::box))});
  if (free) all.push_back(not_seen());
  return all;
}

/// Whether the parcel of a gift follows from the rules.
bool has_one_parcel(const Position& state, std::optional<GiftId> gift) {
  if (!gift || state.box->card(*gift) == nullptr) return false;
  const auto places = places_for(state, *gift);
  return std::ranges::count(places, Sure::no) + 1 == static_cast<std::ptrdiff_t>(parcel_count) &&
         std::ranges::count(places, Sure::yes) == 1;
}

Answer paid_as(const Position& state, const Cards& cards, int crystals) {
  Answer answer;
  std::vector<KindId> kinds = cards.named;
  std::ranges::sort(kinds);
  for (const KindId kind : kinds) {
    const std::string& name = state.box->ingredients[kind].name;
    if (answer.price.empty() || answer.price.back().picto != name) {
      answer.price.push_back({name, 1});
    } else {
      ++answer.price.back().count;
    }
  }
  if (cards.unknown > 0) answer.price.push_back({{}, cards.unknown});
  if (crystals > 0) answer.price.push_back({std::string(value::crystal), crystals});
  answer.value = cards.size() > 0 ? master_elf::in_words(state, cards) : std::string();
  std::optional<Message> of_cards;
  if (cards.size() > 0 && cards.named.empty()) of_cards = alone(quantity(cards.unknown, elfref::noun::card));
  if (!cards.named.empty()) of_cards = alone(verbatim(answer.value));
  answer.words =
      crystals > 0 ? msg::cards_and_crystal({.cards = of_cards, .crystals = crystals}) : of_cards.value_or(Message());
  if (crystals > 0) answer.value += (answer.value.empty() ? "" : " + ") + std::string(value::crystal);
  return answer;
}

/// The ways to pay for a gift, those that the hand surely can pay first, without the crystal first.
std::vector<Answer> payments(const Position& state, Seat seat, std::string_view name) {
  if (name.empty()) return {};  // not asked before the gift
  const auto gift = gift_named(*state.box, name);
  const Gift* card = gift ? state.box->card(*gift) : nullptr;
  const Pile& hand = state[seat].hand;
  std::vector<Answer> held, others;
  for (const int crystals : {0, 1}) {
    for (int first = card == nullptr ? -1 : price - crystals; first >= 0; --first) {
      const int other = price - crystals - first;
      if (card->of[0] == card->of[1] && other > 0) continue;
      Cards cards;
      cards.named.assign(static_cast<std::size_t>(first), card->of[0]);
      cards.named.insert(cards.named.end(), static_cast<std::size_t>(other), card->of[1]);
      (hand.beyond(cards) == 0 ? held : others).push_back(paid_as(state, cards, crystals));
    }
    others.push_back(paid_as(state, {.unknown = price - crystals}, crystals));
  }
  std::ranges::move(others, std::back_inserter(held));
  held.push_back(not_seen());
  return held;
}

std::vector<Answer> cards_paid(const Position& state, Seat seat) {
  std::vector<Answer> all = cards_of(state, state[seat].hand, true);
  all.push_back({.value = std::string(value::crystal), .words = alone(noun::crystal)});
  return all;
}

// ---------------------------------------------------------------- slots

std::vector<Slot> slots_to_go(const Guide::Spot& spot, const Choices& choices, bool free) {
  const Position& state = spot.state;
  std::vector<Slot> all{
      {.id = "to", .words = msg::ask_slot_to(), .look = state.box->has_board ? Look::picture : Look::text}};
  if (!choices.has("to")) return all;
  const PlaceId to = leads_to(state, spot.seat, choices.one("to"));
  if (to == city) {
    all.push_back({.id = "thrown", .words = msg::ask_slot_thrown(), .look = Look::list});
    all.push_back({.id = "drawn", .words = msg::ask_slot_drawn(), .look = Look::list, .later = !free});
    const auto ask_which = [&](std::string_view number, std::string id, Message words) {
      if (!choices.has(number)) return;
      const int most = number_in(choices.one(number)).value_or(most_thrown);
      if (most == 0) return;
      all.push_back(counted(state, std::move(id), std::move(words), 0, most));
      all.back().optional = true;
    };
    ask_which("thrown", "which-thrown", msg::ask_slot_which_thrown());
    ask_which("drawn", "which-drawn", msg::ask_slot_which_drawn());
    return all;
  }
  const Pile there = state.at(to);
  all.push_back({.id = "took", .words = msg::ask_slot_took(), .look = look_of_cards(state, Look::grid)});
  all.back().later = all.back().look != Look::text && cards_to_take(state, spot.seat, to, free).size() == 1;
  if (free || there.count().max == 1) {
    all.push_back(counted(state, "laid", msg::ask_slot_laid(), 0, refill_size));
    all.back().optional = true;
  }
  return all;
}

std::vector<Slot> slots_to_create(const Guide::Spot& spot, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const Look look_of_gifts = state.box->has_gifts ? Look::cards : Look::text;
  const auto gift = gift_named(*state.box, choices.one("gift"));
  std::vector<Slot> all{{.id = "gift", .words = msg::ask_slot_gift(), .look = look_of_gifts}};
  if (!state.competitive)
    all.push_back({.id = "for",
                   .words = msg::ask_slot_for(),
                   .look = Look::table,
                   .later = !free && has_one_parcel(state, gift)});
  if (free) {
    all.push_back(counted(state, "with", msg::ask_slot_with(), 1, most_counted));
  } else {
    all.push_back({.id = "with", .words = msg::ask_slot_with(), .look = Look::list, .later = true});
  }
  const bool empties = gift && state.gifts.layouts.is_last(*gift, may_turn_up(state, *gift)) != Sure::no;
  if (!state.competitive && (free || empties))
    all.push_back({.id = "placed",
                   .words = msg::ask_slot_placed(),
                   .look = state.box->has_gifts ? Look::list : Look::text,
                   .optional = true});
  return all;
}

std::vector<Slot> slots_to_send(const Guide::Spot& spot, bool free) {
  const Position& state = spot.state;
  std::vector<Slot> all{{.id = "sent", .words = msg::ask_slot_sent(), .look = Look::list}};
  all[0].later = !free && full_parcels(state).size() == 1;
  const auto add = [&](PlaceId place) {
    all.push_back(counted(state, std::string(value::area) + state.box->places[place].name, named_place(state, place), 0,
                          refill_size));
    all.back().optional = true;
  };
  for (PlaceId place = 1; place < state.box->places.size(); ++place)
    if (free || state.at(place).any() != Sure::yes) add(place);
  return all;
}

}  // namespace

// ---------------------------------------------------------------- the guide

bool may_be_told(const Position& state, PlaceId area) {
  const Start& start = *state.start;
  const auto told = [&](const auto& one) { return one.first == area; };
  return area != city && std::ranges::none_of(start.areas, told) && std::ranges::count(start.unknown_areas, area) == 0;
}

std::vector<Parcel> full_parcels(const Position& state) {
  std::vector<Parcel> full;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    const ParcelState& parcel = state.gifts.parcels[i];
    if (parcel.full_ply != no_ply && parcel.full_turn == state.turn.ply) full.push_back(Parcel(i));
  }
  return full;
}

recorder::Answer answer_of_kind(const Position& state, KindId kind) {
  return {.value = state.box->ingredients[kind].name, .words = named_kind(state, kind), .picto = piece::card};
}

recorder::Answer answer_of_gift(const Position& state, GiftId gift) {
  Answer answer{.value = state.box->gifts[gift].name, .words = named_gift(state, gift), .picto = piece::gift};
  const Gift* card = state.box->card(gift);
  if (card == nullptr) return answer;
  List about(Joint::comma);
  about.add(verbatim(price_of(*state.box, *card)));
  for (const std::string& set : card->sets) about.add(verbatim(set));
  about.add(verbatim(card->colour));
  if (card->elf) about.add(noun::elf);
  answer.effect = about.take();
  for (std::size_t i = 0; i < card->of.size(); ++i)
    answer.price.push_back({state.box->ingredients[card->of[i]].name, std::max(1, card->numbers[i])});
  if (const auto colour = colour_named(card->colour)) answer.colour = std::string(class_of(*colour));
  return answer;
}

std::vector<recorder::Answer> unseen_gifts(const Position& state, bool all) {
  std::vector<Answer> found;
  for (GiftId gift = 0; gift < state.box->gifts.size(); ++gift)
    if (all || may_turn_up(state, gift)) found.push_back(answer_of_gift(state, gift));
  return found;
}

std::vector<std::pair<std::string, Message>> Guide::every_form() {
  const std::array<std::pair<std::string_view, Message>, 16> all{{{form::go, msg::ask_form_go()},
                                                                  {form::create, msg::ask_form_create()},
                                                                  {form::give, msg::ask_form_give()},
                                                                  {form::take, msg::ask_form_take()},
                                                                  {form::fox, msg::ask_form_fox()},
                                                                  {form::yeti, msg::ask_form_yeti()},
                                                                  {form::helper, msg::ask_form_helper()},
                                                                  {form::send, msg::ask_form_send()},
                                                                  {form::gift, msg::ask_form_gift()},
                                                                  {form::discard, msg::ask_form_discard()},
                                                                  {form::shortage, msg::ask_form_shortage()},
                                                                  {form::stuck, msg::ask_form_stuck()},
                                                                  {form::nothing, msg::ask_form_nothing()},
                                                                  {form::skipped, msg::ask_form_skipped()},
                                                                  {form::hand_over, msg::ask_form_hand_over()},
                                                                  {form::lies, msg::ask_form_lies()}}};
  std::vector<std::pair<std::string, Message>> forms;
  for (const auto& [id, words] : all) forms.emplace_back(id, words);
  return forms;
}

std::vector<recorder::Slot> Guide::slots(const Spot& spot, std::string_view form, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const auto cards = [&](std::string id, Message words) {
    return Slot{.id = std::move(id), .words = std::move(words), .look = look_of_cards(state, Look::grid)};
  };
  const auto one_of_few = [&](std::string id, Message words, const std::vector<Answer>& few) {
    return Slot{.id = std::move(id), .words = std::move(words), .look = Look::list, .later = few.size() == 1};
  };
  if (form == form::lies)
    return {{.id = "area", .words = msg::ask_slot_area(), .look = state.box->has_board ? Look::picture : Look::text},
            state.start->setup ? cards("cards", msg::ask_slot_lies())
                               : counted(state, "cards", msg::ask_slot_lies(), 1, most_counted)};
  if (form == form::go) return slots_to_go(spot, choices, free);
  if (form == form::create) return slots_to_create(spot, choices, free);
  if (form == form::send) return slots_to_send(spot, free);
  if (form == form::fox) return {cards("gives", msg::ask_slot_gives()), cards("takes", msg::ask_slot_takes())};
  if (form == form::yeti)
    return {counted(state, "cards", msg::ask_slot_cards(), free ? 1 : 2, free ? most_counted : 2)};
  if (form == form::helper)
    return {one_of_few("helper", msg::ask_slot_helper(), helper_answers(state, free)),
            {.id = "to", .words = msg::ask_slot_to(), .look = state.box->has_board ? Look::picture : Look::text}};
  if (form == form::give || form == form::take || form == form::hand_over) {
    std::vector<Slot> all;
    const std::vector<Answer> others = other_players(state, spot.seat, free);
    if (form != form::give) all.push_back(one_of_few("from", msg::ask_slot_from(), others));
    if (form != form::take) all.push_back(one_of_few("to", msg::ask_slot_whom(), others));
    all.push_back(counted(state, "cards", msg::ask_slot_cards(), 1, most_counted));
    return all;
  }
  if (form == form::discard) {
    const Range surplus = minus(state[spot.seat].hand.count(), {hand_limit, hand_limit});
    const bool due = !free && surplus.max > 0;
    return {counted(state, "cards", msg::ask_slot_cards(), due ? std::max(1, surplus.min) : 1,
                    due ? surplus.max : most_counted)};
  }
  if (form == form::gift)
    return {{.id = "gift", .words = msg::ask_slot_gift(), .look = state.box->has_gifts ? Look::list : Look::text},
            {.id = "on", .words = msg::ask_slot_on(), .look = Look::grid}};
  return {};
}

std::vector<recorder::Answer> Guide::answers(const Spot& spot, const Session&, std::string_view form,
                                             std::string_view slot, const Choices& choices, bool free) {
  const Position& state = spot.state;
  const Seat seat = spot.seat;
  const Pile& hand = state[seat].hand;
  if (form == form::lies) return slot == "area" ? areas_to_tell(state) : cards_that_lie(state);
  if (form == form::go) {
    if (slot == "to") return ways_to_go(state, seat, free);
    if (slot == "thrown") return numbers_thrown(state, seat, free);
    if (slot == "drawn") return numbers_drawn(choices, free);
    if (slot == "which-thrown") return named_cards(cards_of(state, hand, free));
    if (slot == "which-drawn") return named_cards(kind_answers(state));
    if (slot == "laid") return cards_laid(state);
    return cards_to_take(state, seat, leads_to(state, seat, choices.one("to")), free);
  }
  if (form == form::create) {
    if (slot == "gift") return gifts_to_create(state, free);
    if (slot == "for") return parcel_answers(state, free);
    if (slot == "with") return free ? cards_paid(state, seat) : payments(state, seat, choices.one("gift"));
    std::vector<Answer> all = unseen_gifts(state, free);
    all.push_back(nothing());
    all.push_back(not_seen());
    return all;
  }
  if (form == form::send) {
    if (slot != "sent") return cards_laid(state);
    std::vector<Answer> all;
    const std::vector<Parcel> full = full_parcels(state);
    for (std::size_t i = 0; i < parcel_count; ++i)
      if (free || std::ranges::find(full, Parcel(i)) != full.end()) all.push_back(of_parcel(state, i));
    return all;
  }
  if (form == form::gift && slot == "gift") {
    std::vector<Answer> all = unseen_gifts(state, free);
    all.push_back(not_seen());
    return all;
  }
  if (form == form::gift) {
    std::vector<Answer> all;
    for (std::size_t stack = 0; stack < stack_count; ++stack)
      all.push_back({.value = std::to_string(stack + 1),
                     .words = msg::stack_place({.number = stack + 1}),
                     .at = "slot:" + id_of_stack(stack)});
    all.push_back(not_seen());
    return all;
  }
  if (form == form::fox && slot == "takes") return cards_of(state, state.at(state[seat].at), free);
  if (form == form::helper) return slot == "helper" ? helper_answers(state, free) : area_answers(state);
  if (slot == "from" || slot == "to") return other_players(state, seat, free);
  if (form == form::take || form == form::hand_over) {
    const auto from = seat_in(state, choices.one("from"));
    return from ? cards_of(state, state[*from].hand, free) : std::vector<Answer>();
  }
  return cards_of(state, hand, free);
}

void Guide::as_offered(const Position& before, const Action& play, Choices& told) {
  if (const auto* visit = std::get_if<Visit>(&play)) {
    if (told.has("thrown") || visit->put || place_of(before, *visit) != city) return;
    Visit exchange = *visit;  // with the Saucer into the city, and nothing is discarded
    exchange.exchanges = true;
    Session session;
    session.box = before.box;
    told = choices_of(session, exchange)->second;
  }
  const auto* create = std::get_if<Create>(&play);
  if (create == nullptr || !create->paid.counted()) return;
  const std::string paid = paid_as(before, create->paid, create->crystals).value;
  const std::vector<Answer> offered = payments(before, create->seat, told.one("gift"));
  if (std::ranges::find(offered, paid, &Answer::value) != offered.end()) told = told.with("with", {{paid, 1}});
}

void Guide::describe(const Spot& spot, const Session&, const Action& play, recorder::Answer& answer) {
  if (answer.effect.empty() && is_any<Visit, Create>(play)) answer.effect = remark_on(spot.state, play);
}

}  // namespace elfref::master_elf
