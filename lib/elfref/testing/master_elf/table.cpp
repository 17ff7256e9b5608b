#include <algorithm>

#include "elfref/core/reading/box.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/breakers.h"
#include "elfref/testing/master_elf/playing.h"

// The table as it really is: what lies where, what may be done, and what a play does to it.

namespace elfref::testing::workshop {

const Box& trial_box() {
  static const Box& box = *built_in_set<read_components, trial_set>("trial-set", vocabulary());
  return box;
}

int count_of(const Kinds& cards, KindId kind) {
  return static_cast<int>(std::ranges::count(cards, kind));
}

TrueTable::TrueTable(Played& played, const Breaker* breaks)
    : game(played),
      agreed(played.agreed),
      breaker(breaks),
      dice(agreed.seed, stream_of(agreed.number, agreed.attempt) * 4),
      other_dice(agreed.seed, stream_of(agreed.number, agreed.attempt) * 4 + 1),
      box(trial_box()) {}

// ---------------------------------------------------------------- what there is

Figure TrueTable::figure(Seat seat) const {
  return option(Option::abilities) == 1 ? Figure::elf : at(seat).figure;
}

const Helper* TrueTable::helper(Figure figure) const {
  const auto found = std::ranges::find(now.helpers, figure, &Helper::figure);
  return found == now.helpers.end() ? nullptr : &*found;
}

std::vector<PlaceId> TrueTable::goals(Seat seat) const {
  const Figure who = figure(seat);
  const PlaceId from = at(seat).at;
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < box.places.size(); ++place) {
    const bool way = (who == Figure::saucer) != box.linked(from, place) && place != from;
    if (way && (who == Figure::elf || place != city)) all.push_back(place);
  }
  return all;
}

std::vector<PlaceId> TrueTable::open_goals(Seat seat) const {
  std::vector<PlaceId> all = goals(seat);
  std::erase_if(all, [&](PlaceId place) { return !has_cards(place); });
  return all;
}

std::vector<Way> TrueTable::other_ways(Seat seat) const {
  if (option(Option::averts_loss) == 1 && open_goals(seat).empty()) return {};
  const PlaceId here = at(seat).at;
  const Helper *kitten = helper(Figure::kitten), *saucer = helper(Figure::saucer);
  const bool helped = figure(seat) == Figure::elf && kitten != nullptr && kitten->at == here && here != city;
  std::vector<Way> all;
  if ((figure(seat) == Figure::kitten || helped) && (has_cards(here) || option(Option::stay_without_cards) == 0))
    all.push_back(Way::stay);
  if (saucer == nullptr || figure(seat) != Figure::elf) return all;
  const bool in_place = saucer->at == here;
  const bool forbidden = (in_place && option(Option::swap_in_place) == 0) ||
                         (here == city && !in_place && option(Option::swap_from_city) == 1) ||
                         (!has_cards(saucer->at) && option(Option::swap_into_empty) == 1);
  if (!forbidden) all.push_back(Way::swap);
  return all;
}

std::vector<PlaceId> TrueTable::free_areas(PlaceId used_at) const {
  std::vector<PlaceId> all;
  for (PlaceId place = 1; place < box.places.size(); ++place) {
    const bool elf = std::ranges::any_of(now.players, [&](const TruePlayer& player) {
      return player.at == place && (player.figure == Figure::elf || option(Option::abilities) == 1);
    });
    if (!elf && place != used_at) all.push_back(place);
  }
  return all;
}

std::vector<Seat> TrueTable::neighbours(Seat seat) const {
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < now.players.size(); ++i)
    if (Seat{i} != seat && now.players[i].at == at(seat).at) all.push_back(Seat{i});
  return all;
}

Gifts TrueTable::tops() const {
  Gifts all;
  for (const Gifts& stack : now.stacks)
    if (!stack.empty()) all.push_back(stack.back());
  return all;
}

std::size_t TrueTable::stack_of(GiftId top) const {
  std::size_t stack = 0;
  while (stack < now.stacks.size() && (now.stacks[stack].empty() || now.stacks[stack].back() != top)) ++stack;
  return stack;
}

namespace {

/// The sets that all gifts below a parcel share.
std::vector<std::string> shared_sets(const TrueTable& table, Parcel parcel) {
  const Gifts& lying = table.under(parcel);
  std::vector<std::string> sets = table.gift(lying.front()).sets;
  for (const GiftId one : lying)
    std::erase_if(sets, [&](const std::string& set) { return !is_in(table.gift(one).sets, set); });
  return sets;
}

}  // namespace

bool TrueTable::fits(Parcel parcel, GiftId id) const {
  const Gift &other = gift(id), &first = gift(under(parcel).front());
  switch (parcel) {
    case Parcel::set: {
      const auto shared = shared_sets(*this, parcel);
      return std::ranges::any_of(shared, [&](const std::string& set) { return is_in(other.sets, set); });
    }
    case Parcel::colour:
      return other.rainbow() || other.colour == first.colour;
    case Parcel::elves:
      return other.elf;
    default:
      return other.takes(first.of[0]) || other.takes(first.of[1]);
  }
}

bool TrueTable::fits_for_certain(Parcel parcel, GiftId id) const {
  if (parcel != Parcel::set) return fits(parcel, id);
  const auto shared = shared_sets(*this, parcel);
  return std::ranges::all_of(shared, [&](const std::string& set) { return is_in(gift(id).sets, set); });
}

int TrueTable::due(Parcel parcel) const {
  const auto index = static_cast<std::size_t>(parcel);
  return box.parcels[index][agreed.hard[index] ? 1 : 0];
}

int TrueTable::sent() const {
  return static_cast<int>(std::ranges::count(now.sent, true));
}

// ---------------------------------------------------------------- plays, made ready

Visit TrueTable::visit(Way way, PlaceId place, Dice& chooses) const {
  Visit visit{.seat = mover, .way = way, .place = way == Way::move ? place : nothing_named};
  const Kinds& there = now.piles[place];
  const Kinds& top = now.piles[city];
  const auto drawn = [&](int many) {
    many = std::min(many, static_cast<int>(top.size()));
    return Kinds(top.rbegin(), top.rbegin() + many);
  };
  if (place == city) {
    Kinds hand = acting().hand;
    shuffle(hand, chooses);
    const int held = static_cast<int>(hand.size());
    int thrown = any_of(std::array<int, 7>{0, 0, 1, 1, 2, 3, held}, chooses) % (held + 1);
    // What is thrown away before the deck is made anew would be in it.
    const int most = way == Way::swap ? 0 : std::max(0, static_cast<int>(top.size()) - 1);
    if (agreed.competitive) thrown = std::min(thrown, most);
    hand.resize(static_cast<std::size_t>(thrown));
    visit.taken = cards_of(drawn(thrown + 1));
    visit.exchanges = thrown > 0 || way == Way::swap;
    visit.thrown = cards_of(std::move(hand));
    return visit;
  }
  if (there.empty()) return visit;
  Kinds wanted;
  for (const KindId card : there)
    for (const GiftId one : tops())
      if (gift(one).takes(card)) wanted.push_back(card);
  visit.taken = cards_of({chooses.chance(70) && !wanted.empty() ? any_of(wanted, chooses) : any_of(there, chooses)});
  if (there.size() == 1) visit.refill = cards_of(drawn(refill_size));
  return visit;
}

std::optional<Create> TrueTable::payment(GiftId id, const Kinds& cards, Dice& chooses) const {
  const bool both_kinds = option(Option::gift_price) == 1, free_crystal = option(Option::crystal) == 0;
  const bool crystal = !acting().used;
  Create create{.seat = mover, .gift = id};
  Kinds fitting = cards;
  std::erase_if(fitting, [&](KindId kind) { return !gift(id).takes(kind); });
  shuffle(fitting, chooses);
  if (fitting.size() < price) {
    if (fitting.size() < price - 1 || !crystal) return std::nullopt;
    create.crystals = 1;
    create.paid = cards_of(std::move(fitting));
    return create;
  }
  const auto other = std::ranges::find_if(fitting, [&](KindId kind) { return kind != fitting[0]; });
  const bool one_kind = fitting[1] == fitting[0] && fitting[2] == fitting[0];
  if (one_kind && both_kinds && other != fitting.end()) std::swap(fitting[2], *other);
  const bool lacks = one_kind && both_kinds && other == fitting.end();
  if (lacks && !crystal) return std::nullopt;
  create.crystals = lacks || (crystal && free_crystal && chooses.chance(10)) ? 1 : 0;
  // The other kind, where some of each is due, is the last one.
  fitting.erase(fitting.begin(), fitting.begin() + create.crystals);
  fitting.resize(static_cast<std::size_t>(price - create.crystals));
  create.paid = cards_of(std::move(fitting));
  return create;
}

Create TrueTable::creation(Create paid, Parcel parcel) const {
  paid.parcel = parcel;
  const std::size_t stack = stack_of(paid.gift);
  if (agreed.competitive || stack == now.stacks.size() || now.stacks[stack].size() > 1) return paid;
  const bool full = parcel < Parcel::box && static_cast<int>(under(parcel).size()) + 1 >= due(parcel);
  const bool wins = full && sent() + 1 == static_cast<int>(parcel_count) && option(Option::last_parcel) == 0;
  if (!now.deck.empty()) paid.next = now.deck.back();
  paid.none_laid = now.deck.empty() && !wins;
  return paid;
}

// ---------------------------------------------------------------- what plays do

namespace {

/// What a play does to the table.
class Doing {
 public:
  explicit Doing(TrueTable& table) : table_(table), now_(table.now) {}

  template <class Other>
  void operator()(const Other&) {}

  void operator()(const BeginTurn& begins) {
    table_.mover = begins.seat;
    table_.took = table_.created = table_.used_fox = table_.short_of_cards = false;
    table_.came = std::nullopt;
  }
  void operator()(const Visit& visit) {
    TruePlayer& player = table_.at(visit.seat);
    if (visit.way == Way::swap) {
      Helper& saucer = *std::ranges::find(now_.helpers, Figure::saucer, &Helper::figure);
      std::swap(player.at, saucer.at);
    } else if (visit.way == Way::move) {
      player.at = visit.place;
    }
    table_.came = visit.way;
    Kinds& there = now_.piles[player.at];
    for (const KindId card : visit.thrown.named) {
      take_out(player.hand, card);
      (visit.put ? there : now_.discard).push_back(card);
    }
    if (visit.put) player.used = false;
    if (visit.put) return;
    for (const KindId card : visit.taken.named) {
      draw(there, card);
      player.hand.push_back(card);
    }
    table_.took = visit.taken.size() > 0;
    if (visit.refill)
      for (const KindId card : visit.refill->named) {
        draw(now_.piles[city], card);
        there.push_back(card);
      }
    const int due = player.at == city ? visit.thrown.size() + 1 : visit.refill ? refill_size : 0;
    const int got = player.at == city ? visit.taken.size() : visit.refill ? visit.refill->size() : 0;
    table_.short_of_cards = got < due && now_.discard.empty();
  }
  void operator()(const FoxSwap& swap) {
    TruePlayer& player = table_.at(swap.seat);
    Kinds& there = now_.piles[player.at];
    take_out(player.hand, swap.given.named.front());
    take_out(there, swap.got.named.front());
    player.hand.push_back(swap.got.named.front());
    there.push_back(swap.given.named.front());
    table_.used_fox = true;
  }
  void operator()(const YetiHelp& help) {
    throw_away(help.seat, help.cards.named);
    table_.at(help.seat).used = false;
  }
  void operator()(const HelperGoes& goes) {
    std::ranges::find(now_.helpers, goes.helper, &Helper::figure)->at = goes.place;
  }
  void operator()(const Give& give) {
    for (const KindId card : give.cards.named) {
      take_out(table_.at(give.from).hand, card);
      table_.at(give.to).hand.push_back(card);
    }
  }
  void operator()(const Create& create) {
    throw_away(create.seat, create.paid.named);
    if (create.crystals > 0) table_.at(create.seat).used = true;
    table_.created = true;
    if (table_.agreed.competitive) return now_.deck.pop_back();
    Gifts& stack = now_.stacks[table_.stack_of(create.gift)];
    stack.pop_back();
    if (create.parcel < Parcel::box) now_.under[static_cast<std::size_t>(create.parcel)].push_back(create.gift);
    if (!create.next) return;
    stack.push_back(*create.next);
    now_.deck.pop_back();
  }
  void operator()(const Send& send) {
    now_.sent[static_cast<std::size_t>(send.parcel)] = true;
    Kinds& lies = now_.piles[city];
    lies.insert(lies.end(), now_.discard.begin(), now_.discard.end());
    now_.discard.clear();
    if (send.areas)
      for (const auto& [place, cards] : *send.areas)
        for (const KindId card : cards.named) {
          take_out(lies, card);
          now_.piles[place].push_back(card);
        }
    shuffle(lies, table_.dice);
  }
  void operator()(const Discard& discard) { throw_away(discard.seat, discard.cards.named); }
  void operator()(const Shortage&) {
    for (TruePlayer& player : now_.players) {
      now_.piles[city].insert(now_.piles[city].end(), player.hand.begin(), player.hand.end());
      player.hand.clear();
    }
    shuffle(now_.piles[city], table_.dice);
  }
  void operator()(const Stuck&) { table_.outcome = Outcome::lost; }
  void operator()(const NewGift& gift) {
    if (gift.none) {
      table_.outcome = Outcome::lost;
      return;
    }
    now_.stacks[static_cast<std::size_t>(gift.stack)].push_back(gift.gift);
    now_.deck.pop_back();
  }

 private:
  /// The one nearest to the top.
  static void draw(Kinds& cards, KindId card) {
    const auto found = std::find(cards.rbegin(), cards.rend(), card);
    cards.erase(std::next(found).base());
  }
  void throw_away(Seat seat, const Kinds& cards) {
    for (const KindId card : cards) {
      take_out(table_.at(seat).hand, card);
      now_.discard.push_back(card);
    }
  }

  TrueTable& table_;
  Position& now_;
};

}  // namespace

void TrueTable::offer(const Action& next) {
  if (breaker == nullptr || breaker->play == nullptr || !recorded) return;
  auto other = breaker->play(*this, next, other_dice);
  if (other.empty() || other_dice.below(++occasions) != 0) return;
  broken = std::move(other);
  broken_at = game.plays.size();
}

void TrueTable::play(const Action& action) {
  offer(action);
  if (recorded) game.plays.push_back(action);
  std::visit(Doing(*this), action);
}

}  // namespace elfref::testing::workshop
