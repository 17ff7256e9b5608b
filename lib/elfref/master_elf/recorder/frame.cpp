#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/recorder/choosing.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/asking/slots.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// The table around a question, and the play before it.

namespace elfref::master_elf {
namespace {

using recorder::Answer;
using recorder::Level;
using recorder::Look;
using recorder::PhaseShown;
using recorder::Slot;

// ---------------------------------------------------------------- the table

/// The number of the first play of a kind in a round, of a player or of anyone; nothing: there is none.
template <class Kind>
std::optional<std::uint32_t> first_of(const Guide::Desk& desk, std::optional<Seat> seat, int round) {
  return desk.first_play([&](const RecordedPlay& play) {
    return play.round == round && (!seat || play.seat == seat) &&
           std::holds_alternative<Kind>(desk.session().plays[play.ply].action);
  });
}

std::vector<PhaseShown> phases_of(const Guide::Desk& desk, const Guide::Question& question) {
  using State = PhaseShown::State;
  const Position& state = question.state;
  const bool in_turn = state.turn.open, moved = state.turn.visit != no_ply || state.turn.unknown;
  std::vector<PhaseShown> all;
  const auto add = [&](std::string id, Message words, std::string picto, State is, std::optional<std::uint32_t> first) {
    all.push_back({std::move(id), std::move(words), std::move(picto), is, first});
  };
  add("move", msg::ask_phase_move(), "elf", !in_turn || moved ? State::done : State::now,
      first_of<Visit>(desk, question.seat, question.round));
  add("create", msg::ask_phase_create(), piece::gift,
      !in_turn                       ? State::done
      : state.turn.created != no_ply ? State::done
      : moved                        ? State::now
                                     : State::later,
      first_of<Create>(desk, question.seat, question.round));
  if (!state.competitive)
    add("gift", msg::ask_phase_gift(), piece::deck,
        !in_turn && state.turns.returned                                          ? State::now
        : question.round > 1 && !desk.session().gift_lines && !desk.plays.empty() ? State::unrecorded
                                                                                  : State::later,
        first_of<NewGift>(desk, std::nullopt, question.round));
  return all;
}

std::vector<ViewPiece> cards_of(const Pile& hand) {
  std::vector<ViewPiece> pieces;
  if (const int known = static_cast<int>(hand.known.size()); known > 0)
    pieces.push_back({.kind = piece::card, .count = known, .most = known, .owner = {}});
  if (hand.unseen.max > 0)
    pieces.push_back({.kind = piece::card,
                      .state = hand.unseen.min > 0 ? ViewPiece::State::unknown : ViewPiece::State::perhaps,
                      .count = hand.unseen.min,
                      .most = hand.unseen.max,
                      .owner = {}});
  return pieces;
}

// ---------------------------------------------------------------- what may still be said about the last play

/// An area, and what is laid in it.
using AreaRefilled = std::pair<PlaceId, Cards>;

/// Asks for one more detail of a play that is written.
class Details {
 public:
  Details(const Guide::Desk& desk, const RecordedPlay& play, recorder::LastShown& shown)
      : desk_(desk),
        play_(play),
        spot_{.state = desk.kept.before(play.ply),
              .seat = play.seat.value_or(Seat{}),
              .phase = play.phase,
              .ply = play.ply},
        shown_(shown) {}

  void ask(const Visit& visit) {
    const PlaceId place = place_of(state(), visit);
    if (visit.put) return;
    if (place == city) return ask_of_city(visit);
    if (place >= state().board.piles.size() || state().at(place).count() != Range{1, 1}) return;
    const int due = std::min(refill_size, to_lay(state()).min);
    const int named = visit.refill ? static_cast<int>(visit.refill->named.size()) : 0;
    if (named >= due || (visit.refill && visit.refill->size() != due)) return;
    Slot slot{.id = "laid",
              .words = msg::ask_what_was_laid({.due = due, .number = named + 1}),
              .look = Look::grid,
              .optional = true};
    Visit counted = visit;
    if (!counted.refill || !counted.refill->counted()) counted.refill = Cards{};
    counted.refill->unknown = due - named;
    ask_kind(std::move(slot), counted, [](Visit& told) -> Cards& { return *told.refill; });
  }

  void ask(const Create& create) {
    const bool may_empty = create.gift != nothing_named &&
                           state().gifts.layouts.is_last(create.gift, may_turn_up(state(), create.gift)) == Sure::yes;
    if (!may_empty || create.next || create.none_laid || state().gifts.layouts.deck().max == 0 ||
        wins(state(), create) == Sure::yes)
      return;
    Slot slot{.id = "placed", .words = msg::ask_slot_placed(), .look = Look::list, .optional = true};
    for (Answer& gift : unseen_gifts(state(), false)) {
      Create told = create;
      told.next = gift_named(*state().box, gift.value);
      add(slot, std::move(gift), told);
    }
    finish(std::move(slot));
  }

  /// Asks card by card what was laid in the areas that were empty, one area after the other. All of them are named
  /// then, with the cards that are due.
  void ask(const Send& send) {
    Send due = send;
    if (!due.areas) due.areas.emplace();
    int left = plus(state().board.piles[city].count(), state().board.discard.count()).min;
    for (PlaceId place = 1; place < state().board.piles.size(); ++place) {
      if (state().at(place).any() != Sure::no) continue;
      const int number = std::min(refill_size, left);
      left -= number;
      const bool is_told = std::ranges::find(*due.areas, place, &AreaRefilled::first) != due.areas->end();
      if (!is_told) due.areas->emplace_back(place, Cards{.unknown = number});
    }
    for (std::size_t at = 0; at < due.areas->size(); ++at) {
      const auto& [place, cards] = (*due.areas)[at];
      if (cards.unknown == 0 || !cards.counted()) continue;
      const int named = static_cast<int>(cards.named.size());
      Slot slot{.id = std::string(value::area) + state().box->places[place].name,
                .words = msg::ask_what_was_laid_in(
                    {.due = cards.size(), .number = named + 1, .place = named_place(state(), place)}),
                .look = Look::grid,
                .optional = true};
      return ask_kind(std::move(slot), due, [at](Send& told) -> Cards& { return (*told.areas)[at].second; });
    }
  }

  void ask(const Discard& discard) {
    ask_which(msg::ask_which_discarded(), "cards", discard, discard.cards, spot_.seat,
              [](Discard& told) -> Cards& { return told.cards; });
  }

  void ask(const auto&) {}

  /// The other ways to pay for a gift, and its other parcels.
  void offer(const Create& create) {
    const auto told = Guide::choices_of(desk_.session(), create);
    if (!told) return;
    for (const std::string_view slot : {std::string_view("with"), std::string_view("for")}) {
      for (Answer& answer : Guide::answers(spot_, desk_.session(), form::create, slot, told->second, false)) {
        const auto other = Guide::play(spot_, form::create, told->second.with(slot, {{answer.value, 1}}));
        if (!other || same(std::get<Create>(*other), create)) continue;
        ask_rules(*other, answer);
        if (answer.legal == Legality::no) continue;
        answer.value = std::string(slot) + ": " + answer.value;
        answer.writes = instead(*other);
        if (answer.writes) shown_.instead.push_back(std::move(answer));
      }
    }
  }

 private:
  [[nodiscard]] const Position& state() const { return spot_.state; }

  static bool same(const Create& one, const Create& other) {
    std::vector<KindId> paid = one.paid.named, also = other.paid.named;
    std::ranges::sort(paid);
    std::ranges::sort(also);
    return paid == also && one.paid.unknown == other.paid.unknown && one.crystals == other.crystals &&
           one.parcel == other.parcel;
  }

  [[nodiscard]] std::optional<Edit> instead(const Action& told) const {
    return recorder::instead_of<Guide>(desk_, play_, spot_, told);
  }

  /// Sets what the rules say of a play.
  void ask_rules(const Action& told, Answer& answer) const {
    recorder::set_legality(answer, recorder::answered<Guide>(state(), told, spot_.seat));
  }

  void add(Slot& slot, Answer answer, const Action& told) const {
    ask_rules(told, answer);
    if (answer.legal == Legality::no) return;
    answer.writes = instead(told);
    if (answer.writes) slot.answers.push_back(std::move(answer));
  }
  void finish(Slot slot) const {
    if (!slot.answers.empty()) shown_.asks.push_back(std::move(slot));
  }

  void ask_of_city(const Visit& visit) const {
    if (!visit.exchanges) return;
    ask_which(msg::ask_which_discarded(), "thrown", visit, visit.thrown, visit.seat,
              [](Visit& told) -> Cards& { return told.thrown; });
    if (desk_.level != Level::full || visit.taken.unknown == 0 || !visit.taken.counted()) return;
    Slot slot{.id = "drawn", .words = msg::ask_which_drawn(), .look = Look::grid, .optional = true};
    ask_kind(std::move(slot), visit, [](Visit& told) -> Cards& { return told.taken; });
  }

  /// Asks of which kind one of the cards is whose number alone is written. `of`: those cards of the play; `may`:
  /// whether it may be of a kind.
  template <class Kind, class Of, class May>
  void ask_kind(Slot slot, const Kind& play, const Of& of, const May& may) const {
    for (KindId kind = 0; kind < state().box->ingredients.size(); ++kind) {
      if (!may(kind)) continue;
      Kind told = play;
      Cards& cards = of(told);
      --cards.unknown;
      cards.named.push_back(kind);
      add(slot, answer_of_kind(state(), kind), told);
    }
    finish(std::move(slot));
  }
  template <class Kind, class Of>
  void ask_kind(Slot slot, const Kind& play, const Of& of) const {
    ask_kind(std::move(slot), play, of, [](KindId) { return true; });
  }

  /// Which card of a hand one of those was whose number alone is written.
  template <class Kind, class Of>
  void ask_which(Message words, std::string id, const Kind& play, const Cards& cards, Seat seat, const Of& of) const {
    if (!cards.counted() || cards.unknown == 0) return;
    Slot slot{.id = std::move(id), .words = std::move(words), .look = Look::grid, .optional = true};
    const Pile& hand = state()[seat].hand;
    ask_kind(std::move(slot), play, of,
             [&](KindId kind) { return hand.of(kind) > std::ranges::count(cards.named, kind) || hand.unseen.max > 0; });
  }

  const Guide::Desk& desk_;
  const RecordedPlay& play_;
  Guide::Spot spot_;
  recorder::LastShown& shown_;
};

}  // namespace

recorder::Frame Guide::frame(const Desk& desk, const Question& question) {
  const Session& session = desk.session();
  const Position& state = question.state;
  recorder::Frame frame;
  frame.slots = slots_of(session, Shown::alone);
  frame.held = held(session, state, Shown::alone, desk.answers_in);
  if (question.round > 0)
    frame.round = recorder::RoundShown{.number = question.round,
                                       .words = msg::ask_round({.round = question.round}),
                                       .phases = phases_of(desk, question)};
  const std::vector<ViewPlayer> drawn = drawn_players(session);
  for (std::uint8_t index = 0; index < drawn.size(); ++index) {
    const PlayerState& player = state.of[index];
    const Range cards = player.hand.count();
    frame.players.push_back(
        {.player = drawn[index],
         .turn = question.seat == Seat{index},
         .counts = {.count = cards.min, .most = cards.max, .of = hand_limit, .words = msg::title_cards()},
         .pieces = cards_of(player.hand),
         .cards = recorder::CountShown{.count = player.used == Sure::no ? 1 : 0,
                                       .most = player.used == Sure::yes ? 0 : 1,
                                       .of = {},
                                       .words = alone(noun::crystal)}});
  }
  for (std::size_t i = 0; i < parcel_count && !state.competitive; ++i) {
    const std::string slot = "under:" + std::string(parcel_names[i]);
    const ParcelState& parcel = state.gifts.parcels[i];
    const ViewHeld* there = frame.in(slot);
    Message lying = parcel.sent == Sure::yes
                        ? msg::parcel_gone()
                        : msg::gifts_of_due({.due = parcel.due, .gifts = none, .lying = parcel.count()});
    frame.table.push_back({.slot = slot,
                           .words = msg::of_parcel({.lying = lying, .parcel = noun_of(Parcel(i))}),
                           .pieces = there != nullptr ? there->pieces : std::vector<ViewPiece>()});
  }
  return frame;
}

void Guide::last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown) {
  if (desk.level == Level::minimal) return;
  Details details(desk, play, shown);
  Action action = desk.session().plays[play.ply].action;
  resolve(desk.kept.before(play.ply), action);
  std::visit([&](const auto& one) { details.ask(one); }, action);
  if (const auto* create = std::get_if<Create>(&action)) details.offer(*create);
}

}  // namespace elfref::master_elf
