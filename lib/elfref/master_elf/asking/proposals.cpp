#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/proposing.h"
#include "elfref/core/text/text.h"
#include "elfref/master_elf/asking/asking.h"
#include "elfref/master_elf/plays/written.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/rules/moves.h"

namespace elfref::master_elf {
namespace {

constexpr std::uint64_t units_a_step = 20;  // of work, to ask whether it may stand

/// As many of some cards as are due: named ones first, and others that nobody named.
Cards so_many_of(const Cards& cards, int number) {
  Cards right{.named = cards.named};
  right.named.resize(std::min(right.named.size(), static_cast<std::size_t>(number)));
  right.unknown = number - static_cast<int>(right.named.size());
  return right;
}

/// Proposes changes for one record.
class Proposing : Proposals {
 public:
  Proposing(const Record& record, const Session& session, const Judgement& judgement)
      : Proposals(record, judgement), session_(session), names_(names_in(session)) {}

  std::vector<Suggestion> propose() {
    return propose_each<Rules>(
        session_, [this](const State& state, const Play<Action>& play) { of_play(state, play); },
        [this](const Play<Action>& claim) { of_claim(claim); });
  }

 private:
  [[nodiscard]] bool is(std::string_view rule) const { return finding().id == rule; }

  [[nodiscard]] bool may_stand(const State& state, const Action& action) const {
    spend(session_.work, units_a_step);
    return allowed(state, action) != Allowed::no;
  }
  /// The whole step in other words.
  void whole_step(const Play<Action>& play, const Action& other) { instead(play.parts[whole], written(other, names_)); }
  void if_it_may_stand(const State& state, const Play<Action>& play, const Action& other) {
    if (may_stand(state, other)) whole_step(play, other);
  }

  void of_play(const State& state, const Play<Action>& play) {
    std::visit(Overloaded{
                   [&](const BeginTurn& begins) { of_turn(play, begins); },
                   [&](const Stuck& stuck) { of_stuck(state, play, stuck); },
                   [&](const Visit& visit) { of_visit(state, play, visit); },
                   [&](const FoxSwap& swap) { of_fox(state, play, swap); },
                   [&](const HelperGoes& goes) { of_helper(state, play, goes); },
                   [&](const Give& give) { of_gift_of_cards(state, play, give); },
                   [&](const Create& create) { of_create(state, play, create); },
                   [&](const Send& send) { of_send(state, play, send); },
                   [&](const Discard& discard) { of_discard(state, play, discard); },
                   [&](const NewGift& gift) { of_new_gift(state, play, gift); },
                   [&](const LayOut& lay) { of_layout(play, lay); },
                   [](const auto&) {},
               },
               play.action);
    if (play.phase == phase::setup || !play.counted) return;
    leave_out_repetition(play.parts[whole]);
    leave_out(play.parts[whole]);
  }

  // -------------------------------------------------------------- turns

  void of_turn(const Play<Action>& play, const BeginTurn& begins) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (is("gift-when-the-turn-returns") && entry) return insert_before(*entry, "gift: unknown");
    if (is("played-on")) return leave_out(play.parts[whole]);
    if (begins.skipped) return instead(play.at(object), "unknown");
    turn_elsewhere(play.parts[whole], session_.players, play.seat, "unknown");
  }

  /// Who did not move went somewhere, or nobody wrote where.
  void of_stuck(const State& state, const Play<Action>& play, const Stuck& stuck) {
    if (!stuck.written) return;
    instead(play.parts[whole], "unknown");
    for (const LegalPlay& legal : legal_moves(state))
      if (std::holds_alternative<Visit>(legal.play)) whole_step(play, legal.play);
  }

  // -------------------------------------------------------------- moving

  void of_visit(const State& state, const Play<Action>& play, const Visit& visit) {
    if (visit.put && is("yeti-puts-a-card")) leave_out(play.parts[whole]);
    if (place_of(state, visit) == city && visit.way != Way::stay) of_city(state, play, visit);
    // Names of locations that are near first.
    std::vector<std::string> legal;
    for (PlaceId place = 0; place < session_.box->places.size(); ++place) {
      Visit other = visit;
      other.way = Way::move;
      other.place = place;
      other.exchanges = place == city;
      if (place == city) other.refill.reset();
      if (place != city && !visit.put) other.thrown = {};
      if (!visit.put && other.taken.counted() && other.taken.size() == 0) other.taken = {.unknown = 1};
      if (place != visit.place && may_stand(state, other)) legal.push_back(written(other, names_));
    }
    const std::vector<std::string_view> views(legal.begin(), legal.end());
    of_what_is_taken(state, play, visit);
    for (const std::string_view near : nearest(text_at(play.parts[whole]), views))
      instead(play.parts[whole], std::string(near));
    for (const std::string& words : legal) instead(play.parts[whole], words);
    for (const Way way : {Way::stay, Way::swap}) {
      Visit other = visit;
      other.way = way;
      other.place = nothing_named;
      other.exchanges = false;
      if (!visit.put) other.thrown = {};
      if (way != visit.way) if_it_may_stand(state, play, other);
    }
  }

  /// One more is drawn than was thrown away, or as many as lie there.
  void of_city(const State& state, const Play<Action>& play, const Visit& visit) {
    if (!visit.taken.counted()) return;
    const int lay = to_lay(state).max;
    Visit other = visit;
    if (visit.thrown.counted()) {
      other.taken = so_many_of(visit.taken, std::min(visit.thrown.size() + 1, lay));
      if_it_may_stand(state, play, other);
    }
    other = visit;
    other.exchanges = true;
    other.thrown = so_many_of(visit.thrown, std::max(0, visit.taken.size() - 1));
    if_it_may_stand(state, play, other);
  }

  /// Another card, or another refill: as many as were due, or nobody wrote it.
  void of_what_is_taken(const State& state, const Play<Action>& play, const Visit& visit) {
    if (visit.refill) {
      for (int number = refill_size; number >= 0; --number) {
        Visit other = visit;
        other.refill = so_many_of(*visit.refill, number);
        if_it_may_stand(state, play, other);
      }
      Visit other = visit;
      other.refill.reset();
      if_it_may_stand(state, play, other);
    }
    const PlaceId place = place_of(state, visit);
    if (place == city || place >= state.piles.size() || visit.put) return;
    Visit other = visit;
    for (const KindId kind : state.piles[place].known) {
      other.taken = {.named = {kind}};
      if_it_may_stand(state, play, other);
    }
    other.taken = {.unknown = 1};
    if_it_may_stand(state, play, other);
  }

  // -------------------------------------------------------------- helpers and exchange

  void of_fox(const State& state, const Play<Action>& play, const FoxSwap& swap) {
    FoxSwap other = swap;
    for (const KindId kind : state.at(state[swap.seat].at).known) {
      other.got = {.named = {kind}};
      if_it_may_stand(state, play, other);
    }
    other = swap;
    for (const KindId kind : state[swap.seat].hand.known) {
      other.given = {.named = {kind}};
      if_it_may_stand(state, play, other);
    }
  }

  void of_helper(const State& state, const Play<Action>& play, const HelperGoes& goes) {
    HelperGoes other = goes;
    for (other.place = 1; other.place < session_.box->places.size(); ++other.place) if_it_may_stand(state, play, other);
  }

  void of_gift_of_cards(const State& state, const Play<Action>& play, const Give& give) {
    const auto entry = entry_around(record(), play.parts[whole]);
    if (entry && entry->parent->shape == Shape::list)
      for (const int away : {1, -1}) swap_with(*entry, away);
    for (std::uint8_t seat = 0; seat < state.players; ++seat)
      for (const bool takes : {false, true}) {
        if (Seat{seat} == give.seat) continue;
        const Give other{.seat = give.seat,
                         .from = takes ? Seat{seat} : give.seat,
                         .to = takes ? give.seat : Seat{seat},
                         .cards = give.cards};
        if_it_may_stand(state, play, other);
      }
  }

  // -------------------------------------------------------------- gifts

  void of_create(const State& state, const Play<Action>& play, const Create& create) {
    of_parcel(state, play, create);
    Create other = create;
    other.next.reset();
    other.none_laid = false;
    if (create.next || create.none_laid) if_it_may_stand(state, play, other);
    of_price(state, play, create);
    of_crystal(state, create);
    of_cover(state, create);
    for (const LegalPlay& legal : legal_moves(state))
      if (const auto* gift = std::get_if<Create>(&legal.play); gift != nullptr && gift->gift != create.gift)
        whole_step(play, *gift);
  }

  /// Under another parcel, or nobody wrote under which; a sending of it that follows was none.
  void of_parcel(const State& state, const Play<Action>& play, const Create& create) {
    if (create.parcel == Parcel::unknown) return;
    Create other = create;
    other.later = 0;
    other.parcel = Parcel::unknown;
    const bool open = may_stand(state, other);
    if (open && is("send-at-once"))
      for (const Play<Action>& next : session_.plays) {
        const auto* send = std::get_if<Send>(&next.action);
        if (send == nullptr || send->parcel != create.parcel || next.parts[whole].begin < play.parts[whole].begin)
          continue;
        if (const auto entry = entry_around(record(), next.parts[whole]))
          add("write '" + written(other, names_) + "', and leave out '" + printable(text_at(entry->span)) + "'",
              {{play.parts[whole], words_for(record(), play.parts[whole], written(other, names_))},
               removed(record(), *entry)});
        break;
      }
    for (std::size_t parcel = 0; parcel <= parcel_count; ++parcel) {
      other.parcel = Parcel(parcel);
      if (other.parcel != create.parcel) if_it_may_stand(state, play, other);
    }
    other.parcel = Parcel::unknown;
    if (open) whole_step(play, other);
  }

  /// Every price that may stand: those with the cards that are written first.
  void of_price(const State& state, const Play<Action>& play, const Create& create) {
    if (session_.box->card(create.gift) == nullptr) return;
    const Gift& gift = session_.box->gifts[create.gift];
    std::vector<std::pair<int, Create>> prices;
    for (const int crystals : {0, 1})
      for (int first = 0; first <= price - crystals; ++first) {
        Create other = create;
        other.crystals = crystals;
        other.paid = {};
        other.paid.named.assign(static_cast<std::size_t>(first), gift.of[0]);
        other.paid.named.insert(other.paid.named.end(), static_cast<std::size_t>(price - crystals - first), gift.of[1]);
        if (may_stand(state, other)) prices.emplace_back(unlike(other, create), std::move(other));
      }
    std::ranges::stable_sort(prices, {}, &std::pair<int, Create>::first);
    for (const auto& one : prices) whole_step(play, one.second);
  }

  static int unlike(const Create& one, const Create& other) {
    Pile pile;
    pile.add(other.paid);
    Pile own;
    own.add(one.paid);
    return pile.beyond(one.paid) + own.beyond(other.paid) + (one.crystals != other.crystals ? 1 : 0);
  }

  /// The crystal was not used the first time: a card was paid.
  void of_crystal(const State& state, const Create& create) {
    const std::uint32_t used = state[create.seat].used_ply;
    if (!is("one-crystal") || used == no_ply) return;
    const Play<Action>& before = session_.plays[used];
    const auto* first = std::get_if<Create>(&before.action);
    if (first == nullptr || first->crystals == 0) return;
    Create other = *first;
    other.crystals = 0;
    ++other.paid.unknown;
    whole_step(before, other);
  }

  /// The gift that covers it was laid on another stack.
  void of_cover(const State& state, const Create& create) {
    if (create.gift == nothing_named || !is("top-of-a-stack")) return;
    const GiftId cover = state.layouts.cover_of(create.gift).value_or(nothing_named);
    if (cover == nothing_named || state.laid[cover] == no_ply) return;
    const Play<Action>& laid_on_it = session_.plays[state.laid[cover]];
    const auto* gift = std::get_if<NewGift>(&laid_on_it.action);
    if (gift == nullptr) return;
    NewGift other = *gift;
    for (other.stack = 0; other.stack < stack_count; ++other.stack)
      if (other.stack != gift->stack) whole_step(laid_on_it, other);
  }

  void of_send(const State& state, const Play<Action>& play, const Send& send) {
    Send other = send;
    if (send.areas) {
      other.areas.emplace();
      for (const auto& [place, cards] : *send.areas)
        if (state.at(place).any() != Sure::yes && place != city)
          other.areas->emplace_back(place, so_many_of(cards, refill_size));
      if_it_may_stand(state, play, other);
      for (PlaceId place = 1; place < state.piles.size(); ++place)
        if (std::ranges::none_of(*other.areas, [&](const auto& one) { return one.first == place; }) &&
            state.piles[place].any() == Sure::no)
          other.areas->emplace_back(place, Cards{.unknown = refill_size});
      if_it_may_stand(state, play, other);
      other.areas.reset();
      if_it_may_stand(state, play, other);
    }
    for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
      other = send;
      other.parcel = Parcel(parcel);
      if (other.parcel != send.parcel && state.parcels[parcel].full() == Sure::yes) if_it_may_stand(state, play, other);
    }
  }

  void of_discard(const State& state, const Play<Action>& play, const Discard& discard) {
    const Range surplus = minus(state[discard.seat].hand.count(), {hand_limit, hand_limit});
    for (int number = surplus.min; number <= std::min(surplus.max, surplus.min + 2) && number > 0; ++number)
      if_it_may_stand(state, play, Discard{discard.seat, so_many_of(discard.cards, number)});
  }

  void of_new_gift(const State& state, const Play<Action>& play, const NewGift& gift) {
    NewGift other;
    if (gift.none) if_it_may_stand(state, play, other);
    other = gift;
    other.gift = nothing_named;
    other.none = false;
    if_it_may_stand(state, play, other);
    const auto entry = entry_around(record(), play.parts[whole]);
    if (entry && entry->parent->shape == Shape::list)
      for (const int away : {-1, 1}) swap_with(*entry, away);
  }

  // -------------------------------------------------------------- the setup and claims

  /// Numbers that a setup has; another gift under a parcel is one that nobody named.
  void of_layout(const Play<Action>& play, const LayOut& lay) {
    const Span at = play.at(object);
    if (lay.where == LayOut::Where::under) return instead(at, "1");
    if (lay.where == LayOut::Where::discard) return instead(at, "none");
    if (lay.where == LayOut::Where::hand || lay.where == LayOut::Where::area) return instead(at, "1");
    const auto total = session_.box->all_gifts();
    if (lay.where == LayOut::Where::deck && total)
      instead(at, std::to_string(*total - static_cast<int>(parcel_count) - stack_count));
    if (lay.where != LayOut::Where::the_city) return;
    if (const auto due = city_at_setup(begin(session_, Rules::values(session_)))) instead(at, std::to_string(*due));
  }

  void of_claim(const Play<Action>& claim) {
    if (std::holds_alternative<ClaimOutcome>(claim.action)) {
      const bool won = std::ranges::any_of(judgement().standings, &Standing::won);
      const auto entry = entry_around(record(), claim.parts[whole]);
      if (judgement().ended.empty() && entry)
        add("leave out '" + printable(text_at(entry->span)) + "'", {removed(record(), *entry)});
      if (judgement().ended.empty()) return;
      return instead(claim.parts[object], won ? "won" : "lost");
    }
    if (claim.seat) return claim_as_found(claim.parts[object], *claim.seat, key_of(claim.action));
    const auto* number = std::get_if<ClaimNumber>(&claim.action);
    if (number == nullptr || number->what == ClaimNumber::What::under) return;
    for (const Standing& standing : judgement().standings)
      for (const elfref::Figure& found : standing.figures)
        if (found.key == key_of(claim.action) && found.number && found.number->exact())
          instead(claim.parts[object], std::to_string(found.number->min));
  }

  const Session& session_;
  Names names_;
};

}  // namespace

std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
  return Proposing(record, session, judgement).propose();
}

}  // namespace elfref::master_elf
