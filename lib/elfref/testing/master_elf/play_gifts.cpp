#include <algorithm>
#include <utility>

#include "elfref/testing/master_elf/playing.h"

// Gifts are created, and parcels sent.

namespace elfref::testing::workshop {
namespace {

/// How many cards each empty area gets.
std::vector<std::pair<PlaceId, int>> due_in_empty_areas(TrueTable& table, int there) {
  std::vector<std::pair<PlaceId, int>> due;
  for (PlaceId place = 1; place < table.now.piles.size(); ++place)
    if (!table.has_cards(place)) due.emplace_back(place, refill_size);
  shuffle(due, table.dice);
  const bool two_each = table.option(Option::short_refill) == 1;
  for (int lacking = refill_size * static_cast<int>(due.size()) - there; lacking > 0; --lacking) {
    std::vector<std::size_t> some;
    for (std::size_t i = 0; i < due.size(); ++i)
      if (due[i].second > 0) some.push_back(i);
    --due[two_each ? some.front() : any_of(some, table.dice)].second;
  }
  return due;
}

/// A parcel is sent: what is laid where.
void send(TrueTable& table, Parcel parcel) {
  Kinds cards = table.now.piles[city];
  cards.insert(cards.end(), table.now.discard.begin(), table.now.discard.end());
  shuffle(cards, table.dice);
  Send send{.seat = table.mover, .parcel = parcel};
  std::vector<std::pair<PlaceId, Cards>> areas;
  const int all = static_cast<int>(cards.size());
  for (const auto& [place, many] : due_in_empty_areas(table, all)) {
    Kinds laid;
    for (int i = 0; i < many; ++i) {
      laid.push_back(cards.back());
      cards.pop_back();
    }
    if (!laid.empty()) areas.emplace_back(place, cards_of(std::move(laid)));
  }
  if (!areas.empty()) send.areas = std::move(areas);
  table.note(send.areas ? "parcel sent, areas filled" : "parcel sent");
  table.play(send);
}

/// A gift of the competitive game: where it lay, the base game's rules say.
void buy(TrueTable& table) {
  if (table.now.deck.empty()) return;
  const auto paid = table.payment(table.now.deck.back(), table.acting().hand, table.dice);
  if (!paid) return;
  table.note("gift of the competitive game");
  table.play(*paid);
}

/// Whether somebody has what he lacks for one of the gifts; then it is given to him.
void take_what_lacks(TrueTable& table) {
  const auto others = table.neighbours(table.mover);
  Gifts tops = table.tops();
  shuffle(tops, table.dice);
  for (const GiftId gift : tops)
    if (table.payment(gift, table.acting().hand, table.dice)) return;
  for (const GiftId gift : tops) {
    Kinds pool = table.acting().hand;
    for (const Seat seat : others) pool.insert(pool.end(), table.at(seat).hand.begin(), table.at(seat).hand.end());
    const auto paid = table.payment(gift, pool, table.dice);
    if (!paid) continue;
    Kinds lacking = paid->paid.named;
    for (const KindId card : table.acting().hand) take_out(lacking, card);
    for (const Seat seat : others) {
      Kinds taken;
      for (const KindId card : table.at(seat).hand)
        if (take_out(lacking, card)) taken.push_back(card);
      if (taken.empty()) continue;
      table.note(table.acting().at == city ? "exchange in the city" : "exchange in an area");
      table.play(Give{.seat = table.mover, .from = seat, .to = table.mover, .cards = cards_of(std::move(taken))});
    }
    return;
  }
}

/// Under which parcel a gift goes, of those that it fits; or into the box.
Parcel choose_parcel(TrueTable& table, GiftId gift) {
  std::vector<Parcel> fitting;
  bool for_certain = false;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    if (table.now.sent[i] || !table.fits(Parcel(i), gift)) continue;
    fitting.push_back(Parcel(i));
    for_certain = for_certain || table.fits_for_certain(Parcel(i), gift);
  }
  if (fitting.empty() || (!for_certain && table.chance(30))) return Parcel::box;
  if (table.chance(40)) return any_of(fitting, table.dice);
  const auto lacks = [&](Parcel parcel) { return table.due(parcel) - static_cast<int>(table.under(parcel).size()); };
  return *std::ranges::min_element(fitting, {}, lacks);
}

}  // namespace

void create_gift(TrueTable& table) {
  if (table.agreed.competitive) return buy(table);
  take_what_lacks(table);
  Gifts tops = table.tops();
  shuffle(tops, table.dice);
  std::optional<Create> chosen;
  for (const GiftId gift : tops) {
    const auto paid = table.payment(gift, table.acting().hand, table.dice);
    if (!paid) continue;
    const Parcel parcel = choose_parcel(table, gift);
    if (parcel == Parcel::box && (chosen || table.chance(60))) continue;
    chosen = table.creation(*paid, parcel);
    if (parcel != Parcel::box) break;
  }
  if (!chosen) return;
  const Parcel parcel = chosen->parcel;
  table.note(parcel == Parcel::box ? "gift into the box"
                                   : std::string("gift for ").append(parcel_names[static_cast<std::size_t>(parcel)]));
  if (chosen->crystals > 0) table.note("crystal used");
  if (chosen->next) table.note("stack filled");
  table.play(*chosen);
  const bool lost = chosen->none_laid;
  const bool full = parcel != Parcel::box && static_cast<int>(table.under(parcel).size()) >= table.due(parcel);
  if (full && table.sent() + 1 == static_cast<int>(parcel_count) && !(lost && table.option(Option::last_parcel) == 1)) {
    table.now.sent[static_cast<std::size_t>(parcel)] = true;
    table.outcome = Outcome::won;
    table.note("won");
    return;
  }
  if (lost) {
    table.outcome = Outcome::lost;
    table.note("lost without a gift for a stack");
  }
  if (full && !(lost && table.option(Option::last_parcel) == 1)) send(table, parcel);
}

}  // namespace elfref::testing::workshop
