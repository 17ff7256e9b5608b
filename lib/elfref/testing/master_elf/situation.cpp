#include <algorithm>

#include "elfref/testing/master_elf/playing.h"

// What somebody sees who is going to break a rule, and plays made ready for him.

namespace elfref::testing::workshop {

namespace {

/// What turns up next is what lies on top.
void put_on_top(std::vector<std::uint16_t>& pile, const std::vector<std::uint16_t>& turns_up) {
  for (auto one = turns_up.rbegin(); one != turns_up.rend(); ++one)
    if (take_out(pile, *one)) pile.push_back(*one);
}

}  // namespace

Situation::Situation(const Played& played, const Position& table, Dice& mixes, const Action& next)
    : game(played),
      agreed(played.agreed),
      state(table),
      box(trial_box()),
      now(position_of(table, mixes)),
      mover(table.turn.open ? table.turn.seat : table.turns.next) {
  if (table.turn.open && table.turn.visit != no_ply) came = table.turn.way;
  if (const auto* visit = std::get_if<Visit>(&next)) {
    if (visit->refill) put_on_top(now.piles[city], visit->refill->named);
    if (place_of(state, *visit) == city) put_on_top(now.piles[city], visit->taken.named);
  } else if (const auto* create = std::get_if<Create>(&next); create != nullptr && create->next) {
    put_on_top(now.deck, {*create->next});
  } else if (const auto* gift = std::get_if<NewGift>(&next)) {
    put_on_top(now.deck, {gift->gift});
  }
}

const Helper* Situation::helper(Figure figure) const {
  const auto found = std::ranges::find(now.helpers, figure, &Helper::figure);
  return found == now.helpers.end() ? nullptr : &*found;
}

std::vector<PlaceId> Situation::goals(Seat seat) const {
  const Figure who = figure(seat);
  const PlaceId from = at(seat).at;
  std::vector<PlaceId> all;
  for (PlaceId place = 0; place < box.places.size(); ++place) {
    const bool way = (who == Figure::saucer) != box.linked(from, place) && place != from;
    if (way && (who == Figure::elf || place != city)) all.push_back(place);
  }
  return all;
}

std::vector<PlaceId> Situation::open_goals(Seat seat) const {
  std::vector<PlaceId> all = goals(seat);
  std::erase_if(all, [&](PlaceId place) { return !has_cards(place); });
  return all;
}

std::vector<PlaceId> Situation::free_areas(PlaceId used_at) const {
  std::vector<PlaceId> all;
  for (PlaceId place = 1; place < box.places.size(); ++place) {
    const bool elf = std::ranges::any_of(now.players, [&](const TruePlayer& player) {
      return player.at == place && (player.figure == Figure::elf || option(Option::abilities) == 1);
    });
    if (!elf && place != used_at) all.push_back(place);
  }
  return all;
}

std::vector<Seat> Situation::neighbours(Seat seat) const {
  std::vector<Seat> all;
  for (std::uint8_t i = 0; i < now.players.size(); ++i)
    if (Seat{i} != seat && now.players[i].at == at(seat).at) all.push_back(Seat{i});
  return all;
}

Gifts Situation::tops() const {
  Gifts all;
  for (const Gifts& stack : now.stacks)
    if (!stack.empty()) all.push_back(stack.back());
  return all;
}

std::size_t Situation::stack_of(GiftId top) const {
  std::size_t stack = 0;
  while (stack < now.stacks.size() && (now.stacks[stack].empty() || now.stacks[stack].back() != top)) ++stack;
  return stack;
}

bool Situation::fits(Parcel parcel, GiftId id) const {
  return master_elf::fits(box, parcel, state.gifts.parcels[static_cast<std::size_t>(parcel)], id) != Sure::no;
}

bool Situation::fits_for_certain(Parcel parcel, GiftId id) const {
  return master_elf::fits(box, parcel, state.gifts.parcels[static_cast<std::size_t>(parcel)], id) == Sure::yes;
}

int Situation::due(Parcel parcel) const {
  return due_under(agreed, static_cast<std::size_t>(parcel));
}

int Situation::sent() const {
  return static_cast<int>(std::ranges::count(now.sent, true));
}

// ---------------------------------------------------------------- plays, made ready

Visit Situation::visit(Way way, PlaceId place, Dice& chooses) const {
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

std::optional<Create> Situation::payment(GiftId id, const Kinds& cards, Dice& chooses) const {
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

Create Situation::creation(Create paid, Parcel parcel) const {
  paid.parcel = parcel;
  const std::size_t stack = stack_of(paid.gift);
  if (agreed.competitive || stack == now.stacks.size() || now.stacks[stack].size() > 1) return paid;
  const bool full = parcel < Parcel::box && static_cast<int>(under(parcel).size()) + 1 >= due(parcel);
  const bool wins = full && sent() + 1 == static_cast<int>(parcel_count) && option(Option::last_parcel) == 0;
  if (!now.deck.empty()) paid.next = now.deck.back();
  paid.none_laid = now.deck.empty() && !wins;
  return paid;
}

}  // namespace elfref::testing::workshop
