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
bool is_odd(const State& state, const Action& play) {
  bool odd = false;
  Rules::check(state, play,
               [&](const RuleInfo&, const Finding& finding) { odd = odd || finding.answer == Answer::doubtful; });
  return odd;
}

/// Collects steps.
class Steps {
 public:
  explicit Steps(const State& state) : state_(state) {}

  std::vector<LegalPlay> all() {
    if (state_.outcome != Outcome::open) return {};
    if (!state_.turn.open) {
      new_gifts();
      return std::move(found_);
    }
    if (state_.turn.visit == no_ply || state_.turn.unknown) visits();
    swaps();
    helpers();
    const bool stays = may_stay(state_, seat()) != Sure::no && allowed(state_, Stuck{.seat = seat()}) != Allowed::no;
    const bool moved = state_.turn.visit != no_ply || state_.turn.unknown || stays;
    if (moved) creations();
    sendings();
    exchanges();
    add(Shortage{seat()});
    const bool moves = state_.turn.visit != no_ply || (state_.competitive && can_move(state_, seat()) == Sure::yes);
    if (!moves) add(Stuck{.seat = seat(), .written = true});
    if (moved) discards();
    return std::move(found_);
  }

  std::vector<LegalPlay> each(const LegalPlay& several) {
    std::visit([&](const auto& play) { each_of(play); }, several.play);
    return std::move(found_);
  }

 private:
  [[nodiscard]] Seat seat() const { return state_.turn.seat; }
  [[nodiscard]] const Pile& hand() const { return state_[seat()].hand; }

  /// Adds a step if it is legal. `hidden`: it needs a card of which nobody knows whether it is there.
  bool add(const Action& play, bool several = false, bool hidden = false) {
    if (found_.size() >= most_legal_plays) return false;
    const Allowed found = allowed(state_, play);
    if (found == Allowed::no || (found == Allowed::perhaps && is_odd(state_, play))) return false;
    found_.push_back({play, found == Allowed::surely && !hidden, several});
    return true;
  }

  template <class Each>
  void for_kinds(const Each& each) const {
    for (KindId kind = 0; kind < state_.box->ingredients.size(); ++kind) each(kind);
  }

  // ---------------------------------------------------------------- moving

  void visits() {
    for (PlaceId place = 1; place < state_.box->places.size(); ++place) {
      takes({.seat = seat(), .way = Way::move, .place = place}, state_.at(place));
      if (acting(state_, seat()) == Figure::yeti) puts(place);
    }
    in_the_city({.seat = seat(), .way = Way::move, .place = city});
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

  /// One of the cards that lie in an area: each that is known, and one for all that nobody saw.
  void takes(const Visit& visit, const Pile& there) {
    Visit one = visit;
    if (there.any() != Sure::yes && visit.way != Way::move) {
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

  void each_of(const Visit& visit) {
    if (visit.put) return each_put(visit);
    if (visit.taken.due || visit.exchanges) return;
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

  void each_of(const FoxSwap& swap) {
    for (const KindId given : kinds_in(hand()))
      for (const KindId got : kinds_in(state_.at(state_[seat()].at)))
        add(FoxSwap{.seat = swap.seat, .given = one_of(given), .got = one_of(got)});
  }

  void helpers() {
    add(YetiHelp{.seat = seat(), .cards = so_many(2)}, true, hand().count().min < 2);
    for (const HelperState& helper : state_.helpers) {
      if (helper.used == no_ply && !state_.turn.unknown && !helper.lost_sight) continue;
      for (PlaceId place = 1; place < state_.box->places.size(); ++place)
        add(HelperGoes{.seat = seat(), .helper = helper.figure, .place = place});
    }
  }

  void each_of(const YetiHelp& help) {
    const std::vector<KindId> kinds = kinds_in(hand());
    for (std::size_t i = 0; i < kinds.size(); ++i)
      for (std::size_t j = i; j < kinds.size(); ++j)
        if (i != j || hand().of(kinds[i]) > 1)
          add(YetiHelp{.seat = help.seat, .cards = {.named = {kinds[i], kinds[j]}}});
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

  void each_of(const Give& give) {
    const Pile& from = state_[give.from].hand;
    for (const KindId kind : kinds_in(from)) add(Give{give.seat, give.from, give.to, one_of(kind)});
    if (from.unseen.max > 0) add(Give{give.seat, give.from, give.to, so_many(1)}, false, from.unseen.min == 0);
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
      if (state_.layouts.on_top(gift, false)) create(gift);
    if (state_.competitive || state_.layouts.on_top(nothing_named, true))
      if (add(Create{.seat = seat(), .paid = as_due()}, true, true)) found_.back().nameless = true;
  }

  void create(GiftId id) {
    const bool listed = state_.box->gifts[id].listed;
    const bool surely = std::ranges::all_of(state_.layouts.all(), [&](const Layout& layout) {
      return std::ranges::any_of(layout.stacks,
                                 [&](const Stack& stack) { return !stack.gifts.empty() && stack.gifts.back() == id; });
    });
    Create create{.seat = seat(), .gift = id, .paid = as_due()};
    if (!listed) {
      prices(create, !surely);
      return;
    }
    const auto places = places_for(state_, id);
    for (std::size_t i = 0; i <= parcel_count; ++i) {
      create.parcel = Parcel(i);
      const Sure fits = i < parcel_count ? places[i] : Sure::yes;  // whether it may go into the box, the rules say
      if (fits != Sure::no) prices(create, !surely || fits == Sure::perhaps);
    }
  }

  /// By each price that the hand is known to hold, and by one for all others.
  void prices(const Create& create, bool hidden) {
    if (allowed(state_, create) == Allowed::no) return;
    bool others = !state_.box->gifts[create.gift].listed;
    for_prices(create, [&](const Create& paid) {
      const bool known = hand().beyond(paid.paid) == 0;
      if (known) add(paid, false, hidden);
      others = others || (!known && allowed(state_, paid) != Allowed::no);
    });
    if (others) add(create, true, true);
  }

  template <class Each>
  void for_prices(const Create& create, const Each& each) const {
    const Gift& gift = state_.box->gifts[create.gift];
    if (!gift.listed) return;
    for (const int crystals : {0, 1})
      for (int first = price - crystals; first >= 0; --first) {
        Create paid = create;
        paid.crystals = crystals;
        paid.paid = {};
        paid.paid.named.assign(static_cast<std::size_t>(first), gift.of[0]);
        paid.paid.named.insert(paid.paid.named.end(), static_cast<std::size_t>(price - crystals - first), gift.of[1]);
        each(paid);
      }
  }

  void each_of(const Create& create) {
    if (create.gift == nothing_named) return;
    for_prices(create, [&](const Create& paid) {
      if (hand().beyond(paid.paid) > 0) add(paid, false, true);
    });
  }

  void sendings() {
    const bool created = state_.turn.created != no_ply || state_.turn.unknown;
    for (std::size_t i = 0; i < parcel_count && created && !state_.competitive; ++i) {
      const ParcelState& parcel = state_.parcels[i];
      const bool with_the_end = state_.outcome == Outcome::open && sent_at_the_end(state_, parcel);
      if (parcel.sent != Sure::yes || with_the_end)
        add(Send{.seat = seat(), .parcel = Parcel(i)}, false, !with_the_end && parcel.full() != Sure::yes);
    }
  }

  void new_gifts() {
    const Range deck = state_.layouts.deck();
    for (int stack = 0; stack < stack_count && deck.max > 0; ++stack) add(NewGift{.stack = stack}, true, deck.min == 0);
    add(NewGift{.none = true});
  }

  void each_of(const NewGift& gift) {
    for (GiftId id = 0; id < state_.box->gifts.size(); ++id) add(NewGift{.gift = id, .stack = gift.stack}, false, true);
  }

  template <class Other>
  void each_of(const Other&) {}

  static constexpr int most_thrown = 8;

  const State& state_;
  std::vector<LegalPlay> found_;
};

}  // namespace

Allowed allowed(const State& state, const Action& play) {
  return allowed_by<Rules>(state, play);
}

std::vector<LegalPlay> legal_plays(const State& state) {
  return Steps(state).all();
}

std::vector<LegalPlay> each_of(const State& state, const LegalPlay& several) {
  return Steps(state).each(several);
}

}  // namespace elfref::master_elf
