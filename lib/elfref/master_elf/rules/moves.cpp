#include "elfref/master_elf/rules/moves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "elfref/master_elf/rules/game.h"

namespace elfref::master_elf {
namespace {

Cards so_many(int number) {
  return {.unknown = number};
}

Cards one_of(KindId kind) {
  return {.named = {kind}};
}

Cards as_due() {
  Cards cards;
  cards.due = true;
  return cards;
}

/// The kinds that are known of a pile, each once.
std::vector<KindId> kinds_in(const Pile& pile) {
  std::vector<KindId> kinds = pile.known;
  std::ranges::sort(kinds);
  kinds.erase(std::unique(kinds.begin(), kinds.end()), kinds.end());
  return kinds;
}

/// Whether the base game, of which nothing is printed, would warn.
bool is_odd(const Position& state, const Action& play) {
  bool odd = false;
  Rules::check(state, play,
               [&](const RuleInfo&, const Finding& finding) { odd = odd || finding.answer == Answer::doubtful; });
  return odd;
}

/// Whether a creation stands for those by prices of which nobody knows whether the hand has them.
bool is_by_another_price(const Box& box, const LegalPlay& legal) {
  const auto* create = std::get_if<Create>(&legal.play);
  return create != nullptr && create->paid.due && create->gift != nothing_named && box.gifts[create->gift].listed;
}

/// Collects steps. No rule is asked.
class Steps {
 public:
  explicit Steps(const Position& state, PlayKinds kinds = 0) : state_(state), kinds_(kinds) {}

  std::vector<LegalPlay> all() {
    if (state_.end.outcome != Outcome::open) return {};
    found_.reserve(64);
    if (!state_.turn.open) {
      if (wanted<NewGift>()) new_gifts();
      if (wanted<BeginTurn>() && state_.turns.next_known) add(BeginTurn{.seat = state_.turns.next});
      return std::move(found_);
    }
    if (wanted<Visit>() && (state_.turn.visit == no_ply || state_.turn.unknown)) visits();
    if (wanted<FoxSwap>()) swaps();
    if (wanted<YetiHelp>()) add(YetiHelp{.seat = seat(), .cards = so_many(2)}, true, hand().count().min < 2);
    if (wanted<HelperGoes>()) helpers();
    if (wanted<Create>() && has_moved()) creations();
    if (wanted<Send>()) sendings();
    if (wanted<Give>()) exchanges();
    if (wanted<Shortage>()) add(Shortage{seat()});
    if (wanted<Stuck>()) stuck();
    if (wanted<Discard>() && has_moved()) discards();
    if (wanted<EndTurn>() && has_moved()) add(EndTurn{seat()});
    return std::move(found_);
  }

  std::vector<LegalPlay> choices(const LegalPlay& several) {
    std::visit([&](const auto& play) { choices_of(play); }, several.play);
    return std::move(found_);
  }

 private:
  template <class Kind>
  [[nodiscard]] bool wanted() const {
    return (kinds_ & kinds_of<Action, Kind>()) != 0;
  }
  [[nodiscard]] Seat seat() const { return state_.turn.seat; }
  [[nodiscard]] const Pile& hand() const { return state_[seat()].hand; }

  /// Adds a step. `hidden`: it needs a card of which nobody knows whether it is there.
  void add(Action play, bool several = false, bool hidden = false) {
    found_.push_back({std::move(play), !hidden, several});
  }

  /// Who stays where he is, and takes nothing there, does not say so.
  [[nodiscard]] bool has_moved() const {
    if (state_.turn.visit != no_ply || state_.turn.unknown) return true;
    return may_stay(state_, seat()) != Sure::no && legality(state_, Stuck{.seat = seat()}) != Legality::no;
  }

  void stuck() {
    const bool moves = state_.turn.visit != no_ply || (state_.competitive && can_move(state_, seat()) == Sure::yes);
    if (!moves) add(Stuck{.seat = seat(), .written = true});
  }

  template <class Each>
  void for_kinds(const Each& each) const {
    for (KindId kind = 0; kind < state_.box->ingredients.size(); ++kind) each(kind);
  }

  // ---------------------------------------------------------------- moving

  void visits() {
    for (PlaceId place = 1; place < state_.box->places.size(); ++place) {
      if (!may_lead(place)) continue;
      Visit visit{.seat = seat(), .way = Way::move, .place = place};
      visit.may_stay = may_be_a_stay(state_, visit);
      takes(visit, state_.at(place));
      if (acting(state_, seat()) == Figure::yeti) puts(place);
    }
    if (may_lead(city)) in_the_city({.seat = seat(), .way = Way::move, .place = city});
    if (may_stay(state_, seat()) != Sure::no) takes({.seat = seat(), .way = Way::stay}, state_.at(state_[seat()].at));
    if (helper(state_, Figure::saucer) == nullptr) return;
    const Visit swap{.seat = seat(), .way = Way::swap};
    const PlaceId to = place_of(state_, swap);
    if (to == city) {
      in_the_city(swap);
    } else if (to != nothing_named) {
      takes(swap, state_.at(to));
    } else {
      Visit open = swap;
      open.taken = as_due();
      add(open, true, true);
    }
  }

  /// Where it surely leads nowhere the rules need not be asked.
  [[nodiscard]] bool may_lead(PlaceId to) const {
    const PlaceId from = state_[seat()].at;
    if (!state_.box->has_board || state_.day || from >= state_.box->places.size() || to == from) return true;
    return (acting(state_, seat()) == Figure::saucer) != state_.box->linked(from, to);
  }

  /// One of the cards that lie in an area: each that is known, and one for all that nobody saw.
  void takes(const Visit& visit, const Pile& there) {
    Visit one = visit;
    if (there.any() != Sure::yes && !visit.surely_moves()) {
      one.taken = {};
      add(one, false, there.any() == Sure::perhaps);
    }
    for (const KindId kind : kinds_in(there)) {
      one.taken = one_of(kind);
      add(one);
    }
    one.taken = so_many(1);
    if (there.unseen.max > 0) add(one, true, there.unseen.min == 0);
  }

  void choices_of(const Visit& visit) {
    if (visit.put) return each_put(visit);
    if (visit.taken.due) return;
    if (place_of(state_, visit) == city) {
      if (visit.thrown.unknown == 0 || hand().unseen.max > 0) return;
      return for_sets(hand(), visit.thrown.unknown, [&](Cards thrown) {
        Visit one = visit;
        one.thrown = std::move(thrown);
        add(one, false, visit.taken.size() <= visit.thrown.unknown);
      });
    }
    if (visit.taken.unknown == 0) return;
    for_kinds([&](KindId kind) {
      Visit one = visit;
      one.taken = one_of(kind);
      add(one, false, true);
    });
  }

  /// So many cards for one more, as far as they reach: in the base game, with those that were thrown away.
  void in_the_city(Visit visit) {
    const Range there = to_lay(state_);
    const int held = hand().count().max;
    visit.exchanges = true;
    for (int thrown = 0; thrown <= std::min(held, most_thrown); ++thrown) {
      const int back = state_.competitive ? thrown : 0;
      const Range due{std::min(thrown + 1, there.min), std::min(thrown + 1, there.max + back)};
      const int least = visit.way == Way::swap ? due.min : std::max(1, due.min);  // nobody moves where none lie
      for (int drawn = least; drawn <= due.max; ++drawn) {
        visit.thrown = so_many(thrown);
        visit.taken = so_many(drawn);
        add(visit, false, !due.exact());
      }
    }
    visit.exchanges = false;
    visit.thrown = visit.taken = as_due();
    if (held > most_thrown) add(visit, true, true);
  }

  /// The Yeti's card into an area where it is, or to which it goes.
  void puts(PlaceId place) {
    if (place == city || place >= state_.box->places.size()) return;
    Visit put{.seat = seat(), .way = Way::move, .place = place, .put = true};
    for (const KindId kind : kinds_in(hand())) {
      put.thrown = one_of(kind);
      add(put);
    }
    put.thrown = so_many(1);
    if (hand().unseen.max > 0) add(put, true, hand().unseen.min == 0);
  }

  void each_put(const Visit& visit) {
    if (visit.thrown.unknown == 0) return;
    for_kinds([&](KindId kind) {
      Visit one = visit;
      one.thrown = one_of(kind);
      add(one, false, true);
    });
  }

  // ---------------------------------------------------------------- the Fox, the Yeti, helpers

  void swaps() {
    if (!state_.turn.took && !state_.turn.unknown) return;
    add(FoxSwap{.seat = seat(), .given = so_many(1), .got = so_many(1)}, true,
        hand().count().min == 0 || state_.at(state_[seat()].at).count().min == 0);
  }

  void choices_of(const FoxSwap& swap) {
    if (swap.given.unknown == 0) return;
    for (const KindId given : kinds_in(hand()))
      for (const KindId got : kinds_in(state_.at(state_[seat()].at)))
        add(FoxSwap{.seat = swap.seat, .given = one_of(given), .got = one_of(got)});
  }

  void helpers() {
    for (const HelperState& helper : state_.board.helpers) {
      if (helper.used == no_ply && !state_.turn.unknown && !helper.lost_sight) continue;
      for (PlaceId place = 1; place < state_.box->places.size(); ++place)
        add(HelperGoes{.seat = seat(), .helper = helper.figure, .place = place});
    }
  }

  void choices_of(const YetiHelp& help) {
    if (help.cards.unknown == 0) return;
    for_sets(hand(), 2, [&](Cards cards) { add(YetiHelp{.seat = help.seat, .cards = std::move(cards)}); });
  }

  // ---------------------------------------------------------------- exchange, and the end of the turn

  void exchanges() {
    Cards some;
    some.open = true;
    for (std::uint8_t other = 0; other < state_.players; ++other) {
      if (Seat{other} == seat()) continue;
      for (const bool takes : {false, true}) {
        const Give give{
            .seat = seat(), .from = takes ? Seat{other} : seat(), .to = takes ? seat() : Seat{other}, .cards = some};
        const Range held = state_[give.from].hand.count();
        if (held.max > 0) add(give, true, held.min == 0);
      }
    }
  }

  void choices_of(const Give& give) {
    if (!give.cards.open) return;
    const Pile& from = state_[give.from].hand;
    for (int number = 1; number <= static_cast<int>(from.known.size()); ++number)
      for_sets(from, number, [&](Cards cards) { add(Give{give.seat, give.from, give.to, std::move(cards)}); });
    if (from.unseen.max > 0) add(Give{give.seat, give.from, give.to, so_many(1)}, false, from.unseen.min == 0);
  }

  void choices_of(const Discard& discard) {
    if (discard.cards.unknown == 0 || hand().unseen.max > 0) return;
    for_sets(hand(), discard.cards.unknown, [&](Cards cards) { add(Discard{discard.seat, std::move(cards)}); });
  }

  void discards() {
    if (state_.competitive || state_.turn.discarded) return;
    const Range held = hand().count(), surplus = minus(held, {hand_limit, hand_limit});
    const int most = state_.options[Option::surplus_discard] == 1 ? held.max : surplus.max;
    for (int number = std::max(1, surplus.min); number <= std::min(most, std::max(1, surplus.min) + most_thrown);
         ++number)
      add(Discard{seat(), so_many(number)}, false, held.min < number || !surplus.exact());
  }

  // ---------------------------------------------------------------- gifts

  void creations() {
    for (GiftId gift = 0; gift < state_.box->gifts.size() && !state_.competitive; ++gift)
      if (state_.gifts.turned_up[gift] > 0 && state_.gifts.layouts.on_top(gift, false)) create(gift);
    if (!state_.competitive && !state_.gifts.layouts.on_top(nothing_named, true)) return;
    add(Create{.seat = seat(), .paid = as_due()}, true, true);
    found_.back().nameless = true;
  }

  void create(GiftId id) {
    const bool listed = state_.box->gifts[id].listed;
    const auto& of = state_.box->gifts[id].of;
    const int held = hand().of(of[0]) + (of[0] != of[1] ? hand().of(of[1]) : 0);
    if (listed && hand().unseen.max == 0 && held + 1 < price) return;  // a crystal stands for one card
    const bool certain = state_.gifts.layouts.surely_on_top(id);
    Create create{.seat = seat(), .gift = id, .paid = as_due()};
    if (!listed) {
      prices(create, !certain);
      return;
    }
    const auto places = places_for(state_, id);
    for (std::size_t i = 0; i <= parcel_count; ++i) {
      create.parcel = Parcel(i);
      const Sure fits = i < parcel_count ? places[i] : Sure::yes;  // whether it may go into the box, the rules say
      if (fits != Sure::no) prices(create, !certain || fits == Sure::perhaps);
    }
  }

  /// By each price that the hand is known to hold, and by one for all others.
  void prices(const Create& create, bool hidden) {
    const bool listed = state_.box->gifts[create.gift].listed;
    if (listed) for_prices(create, true, hidden);
    if (!listed || hand().unseen.max > 0) add(create, true, true);
  }

  /// By each price that the hand is known to hold, or by each other one.
  void for_prices(const Create& create, bool known, bool hidden) {
    const auto& of = state_.box->gifts[create.gift].of;
    const int of_first = hand().of(of[0]), of_other = hand().of(of[1]);
    for (const int crystals : {0, 1})
      for (int first = price - crystals; first >= 0; --first) {
        const int other = price - crystals - first;
        const bool held = of[0] == of[1] ? first + other <= of_first : first <= of_first && other <= of_other;
        if (held != known) continue;
        Create paid = create;
        paid.crystals = crystals;
        paid.paid = {};
        paid.paid.named.assign(static_cast<std::size_t>(first), of[0]);
        paid.paid.named.insert(paid.paid.named.end(), static_cast<std::size_t>(other), of[1]);
        add(std::move(paid), false, hidden);
      }
  }

  void choices_of(const Create& create) {
    const bool open = create.gift != nothing_named && create.paid.due && state_.box->gifts[create.gift].listed;
    if (open) for_prices(create, false, true);
  }

  void sendings() {
    const bool created = state_.turn.created != no_ply || state_.turn.unknown;
    for (std::size_t i = 0; i < parcel_count && created && !state_.competitive; ++i) {
      const ParcelState& parcel = state_.gifts.parcels[i];
      const bool with_the_end = state_.end.outcome == Outcome::open && sent_at_the_end(state_, parcel);
      if (parcel.sent != Sure::yes || with_the_end)
        add(Send{.seat = seat(), .parcel = Parcel(i)}, false, !with_the_end && parcel.full() != Sure::yes);
    }
  }

  /// What is laid into areas without cards, by how many each gets; the city and the discard may be too few for all.
  void choices_of(const Send& send) {
    if (send.areas) return;
    Send open = send;
    open.areas.emplace();
    for (PlaceId place = 1; place < state_.board.piles.size(); ++place)
      if (state_.board.piles[place].any() == Sure::no) open.areas->emplace_back(place, so_many(refill_size));
    const Range there = plus(state_.board.piles[city].count(), state_.board.discard.count());
    if (open.areas->empty() || !there.exact()) return;
    spread(open, 0, std::min(there.min, refill_size * static_cast<int>(open.areas->size())));
  }

  void spread(Send& send, std::size_t from, int left) {
    const int room = refill_size * static_cast<int>(send.areas->size() - from);
    if (left > room || found_.size() > most_legal_plays) return;
    if (from == send.areas->size()) {
      Send laid = send;
      std::erase_if(*laid.areas, [](const auto& area) { return area.second.size() == 0; });
      if (laid.areas->empty()) laid.areas.reset();
      if (laid.areas) add(laid);
      return;
    }
    for (int number = std::min(left, refill_size); number >= 0; --number) {
      (*send.areas)[from].second = so_many(number);
      spread(send, from + 1, left - number);
    }
  }

  void new_gifts() {
    const Range deck = state_.gifts.layouts.deck();
    for (int stack = 0; stack < stack_count && deck.max > 0; ++stack) add(NewGift{.stack = stack}, true, deck.min == 0);
    add(NewGift{.none = true});
  }

  template <class Other>
  void choices_of(const Other&) {}

  // ---------------------------------------------------------------- cards

  /// Every set of so many of the known cards of a pile.
  template <class Each>
  void for_sets(const Pile& pile, int number, const Each& each) const {
    std::vector<KindId> cards = pile.known;
    std::ranges::sort(cards);
    Cards chosen;
    choose(cards, 0, number, chosen, each);
  }

  template <class Each>
  void choose(const std::vector<KindId>& cards, std::size_t from, int number, Cards& chosen, const Each& each) const {
    if (found_.size() >= most_proposed) return;
    if (number == 0) return each(chosen);
    for (std::size_t at = from; at + static_cast<std::size_t>(number) <= cards.size(); ++at) {
      if (at > from && cards[at] == cards[at - 1]) continue;
      chosen.named.push_back(cards[at]);
      choose(cards, at + 1, number - 1, chosen, each);
      chosen.named.pop_back();
    }
  }

  static constexpr int most_thrown = 8;

  const Position& state_;
  PlayKinds kinds_;
  std::vector<LegalPlay> found_;
};

/// What may turn up next.
class TurningUp {
 public:
  explicit TurningUp(const Position& state) : state_(state) {}

  std::vector<Chance> next(const Action& play) {
    std::visit([&](const auto& one) { next_of(one); }, play);
    return std::move(found_);
  }

 private:
  void next_of(const Visit& visit) {
    const PlaceId place = place_of(state_, visit);
    if (place == city) {
      if (visit.taken.unknown > 0 && visit.taken.counted()) cards(is_made_anew(visit.taken.size()), visit.taken.named);
      return;
    }
    if (visit.put || place >= state_.board.piles.size() || visit.taken.named.size() != 1) return;
    if (const Range there = state_.board.piles[place].count(); !there.exact() || there.min != 1) return;
    const int due = std::min(refill_size, to_lay(state_).min), laid = visit.refill ? visit.refill->size() : 0;
    if (due == 0 && !visit.refill) return found_.push_back({nothing_named});
    if (laid < due) cards(is_made_anew(due), visit.refill ? visit.refill->named : std::vector<KindId>());
  }

  void next_of(const Create& create) {
    if (state_.competitive || create.next || create.none_laid || create.gift == nothing_named) return;
    const bool last = std::ranges::any_of(state_.gifts.layouts.first().stacks, [&](const Stack& stack) {
      return stack.gifts.size() == 1 && !stack.loose && stack.gifts.front() == create.gift;
    });
    if (!last) return;
    if (state_.gifts.layouts.deck().max > 0) return gifts();
    if (wins(state_, create) != Sure::yes) found_.push_back({nothing_named});  // else none is due
  }

  void next_of(const NewGift& gift) {
    if (!gift.none && gift.gift == nothing_named) gifts();
  }

  void next_of(const Send& send) {
    if (!send.areas) return;
    bool open = false;
    std::vector<KindId> laid;
    for (const auto& [place, cards] : *send.areas) {
      open = open || cards.unknown > 0;
      laid.insert(laid.end(), cards.named.begin(), cards.named.end());
    }
    if (open) cards(true, laid);
  }

  template <class Other>
  void next_of(const Other&) {}

  /// Competitive: what was thrown away comes back where the city has fewer cards than these.
  [[nodiscard]] bool is_made_anew(int due) const {
    return state_.competitive && state_.board.piles[city].count().max < due;
  }

  /// Cards of each kind that are nowhere where they were seen, besides these. `anew`: those that were thrown away are
  /// among the unseen again.
  void cards(bool anew, const std::vector<KindId>& turned_up) {
    const Box& box = *state_.box;
    for (KindId kind = 0; kind < box.ingredients.size(); ++kind)
      found_.push_back({kind, box.copies_of_kind(kind).value_or(most_cards)});
    const auto take = [&](const std::vector<KindId>& kinds) {
      for (const KindId kind : kinds) found_[kind].ways = std::max(0, found_[kind].ways - 1);
    };
    take(turned_up);
    for (const Pile& pile : state_.board.piles) take(pile.known);
    for (std::uint8_t seat = 0; seat < state_.players; ++seat) take(state_.of[seat].hand.known);
    if (!anew) take(state_.board.discard.known);
    std::erase_if(found_, [](const Chance& chance) { return chance.ways == 0; });
  }

  void gifts() {
    for (GiftId gift = 0; gift < state_.box->gifts.size(); ++gift)
      if (may_turn_up(state_, gift)) {
        const auto copies = state_.box->copies_of_gift(gift);
        found_.push_back({gift, copies ? *copies - state_.gifts.turned_up[gift] : 1});
      }
  }

  const Position& state_;
  std::vector<Chance> found_;
};

/// Names it in a play.
struct TurnsUp {
  const Position& state;
  std::uint16_t piece;

  void operator()(Visit& visit) const {
    if (place_of(state, visit) == city) return name(visit.taken);
    if (!visit.refill) visit.refill.emplace();
    if (piece != nothing_named) visit.refill->named.push_back(piece);
  }
  void operator()(Create& create) const {
    create.none_laid = piece == nothing_named;
    if (!create.none_laid) create.next = piece;
  }
  void operator()(NewGift& gift) const { gift.gift = piece; }
  void operator()(Send& send) const {
    const auto open = std::ranges::find_if(*send.areas, [](const auto& area) { return area.second.unknown > 0; });
    name(open->second);
  }
  template <class Other>
  void operator()(Other&) const {}

 private:
  void name(Cards& cards) const {
    --cards.unknown;
    cards.named.push_back(piece);
  }
};

}  // namespace

Legality legality(const Position& state, const Action& play) {
  return legality_of<Rules>(state, play);
}

std::vector<LegalPlay> Moves::proposed(const Position& state, PlayKinds kinds) {
  return Steps(state, kinds).all();
}

std::vector<LegalPlay> Moves::choices(const Position& state, const LegalPlay& several) {
  return Steps(state).choices(several);
}

std::vector<Chance> Moves::chances(const Position& state, const Action& play) {
  return TurningUp(state).next(play);
}

void Moves::turn_up(const Position& state, Action& play, std::uint16_t piece) {
  std::visit(TurnsUp{state, piece}, play);
}

bool Moves::ask(const Position& state, LegalPlay& proposed) {
  if (is_by_another_price(*state.box, proposed)) {
    const auto prices = choices(state, proposed);
    if (std::ranges::all_of(prices, [&](const LegalPlay& one) { return legality(state, one.play) == Legality::no; }))
      return false;
  }
  return ask_rules<Rules>(state, proposed) && (proposed.certain || !is_odd(state, proposed.play));
}

}  // namespace elfref::master_elf
