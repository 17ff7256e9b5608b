#include <algorithm>
#include <utility>

#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/playing.h"

// A session in which something is written otherwise: nobody knows what it breaks, or whether it breaks anything.

namespace elfref::testing::workshop {
namespace {

/// Changes one thing in a play: where, whose, which card, how many.
class Changing {
 public:
  Changing(const Played& game, Dice& dice) : game_(game), dice_(dice) {}

  void operator()(BeginTurn& begins) { begins.seat = any_seat(); }
  void operator()(Visit& visit) {
    switch (dice_.below(5)) {
      case 0:
        visit.place = below(trial_box().places.size());
        if (visit.way != Way::move) visit.place = nothing_named;
        break;
      case 1:
        if (visit.put) break;
        visit.way = any_of(std::array<Way, 3>{Way::move, Way::stay, Way::swap}, dice_);
        visit.place = visit.way == Way::move ? below(trial_box().places.size()) : nothing_named;
        break;
      case 2:
        if (visit.refill) return change(*visit.refill);
        visit.refill = cards_of({any_kind()});
        break;
      case 3:
        return change(visit.exchanges ? visit.thrown : visit.taken);
      default:
        return change(visit.put ? visit.thrown : visit.taken);
    }
  }
  void operator()(FoxSwap& swap) { change(dice_.chance(50) ? swap.given : swap.got); }
  void operator()(YetiHelp& help) { change(help.cards); }
  void operator()(HelperGoes& goes) { goes.place = below(trial_box().places.size()); }
  void operator()(Give& give) {
    if (dice_.chance(50)) return change(give.cards);
    (dice_.chance(50) ? give.from : give.to) = any_seat();
  }
  void operator()(Create& create) {
    switch (dice_.below(game_.agreed.competitive ? 3 : 5)) {
      case 0:
        create.gift = below(trial_box().gifts.size());
        break;
      case 1:
        create.crystals = dice_.below(3);
        break;
      case 3:
        create.parcel = Parcel(dice_.below(5));
        break;
      case 4:
        create.none_laid = !create.next && !create.none_laid;
        create.next = create.next || dice_.chance(50) ? std::nullopt : std::optional(below(trial_box().gifts.size()));
        break;
      default:
        return change(create.paid);
    }
  }
  void operator()(Send& send) {
    if (!send.areas || dice_.chance(30)) {
      send.parcel = Parcel(dice_.below(4));
    } else {
      auto& [place, cards] = (*send.areas)[below(send.areas->size())];
      if (dice_.chance(50)) return change(cards);
      place = static_cast<PlaceId>(1 + below(trial_box().places.size() - 1));
    }
  }
  void operator()(Discard& discard) { change(discard.cards); }
  void operator()(NewGift& gift) {
    gift.none = false;
    if (gift.gift == nothing_named || dice_.chance(60)) gift.gift = below(trial_box().gifts.size());
    gift.stack = dice_.below(stack_count);
  }
  void operator()(auto&) {}

 private:
  [[nodiscard]] std::uint16_t below(std::size_t many) {
    return static_cast<std::uint16_t>(dice_.below(static_cast<int>(many)));
  }
  [[nodiscard]] KindId any_kind() { return below(trial_box().ingredients.size()); }
  [[nodiscard]] Seat any_seat() { return {static_cast<std::uint8_t>(below(game_.names.size()))}; }
  /// One card more, one less, or another one.
  void change(Cards& cards) {
    const int how = dice_.below(4);
    if (how == 0 || cards.named.empty()) return cards.named.push_back(any_kind());
    const std::size_t at = below(cards.named.size());
    if (how == 1 && cards.named.size() > 1) {
      cards.named.erase(cards.named.begin() + static_cast<std::ptrdiff_t>(at));
    } else {
      cards.named[at] = any_kind();
    }
  }

  const Played& game_;
  Dice& dice_;
};

}  // namespace

void change_something(Played& game, Dice& dice) {
  std::vector<Action>& plays = game.plays;
  const int how = dice.below(10);
  if (how == 0) {
    const auto option = static_cast<Option>(dice.below(static_cast<int>(option_table().options().size())));
    game.agreed.set(
        option, dice.below(static_cast<int>(option_table().options()[static_cast<std::size_t>(option)].values.size())));
  } else if (how == 1) {
    game.agreed.hard.fill(!game.agreed.hard[0]);
  }
  if (how < 2 || plays.size() < 2) return;
  const auto at = plays.begin() + 1 + dice.below(static_cast<int>(plays.size()) - 1);
  if (how == 2) {
    plays.erase(at);
  } else if (how == 3) {
    plays.insert(at, Action(*at));
  } else if (how == 4 && at - 1 != plays.begin()) {
    std::iter_swap(at, at - 1);
  } else {
    std::visit(Changing(game, dice), *at);
  }
}

}  // namespace elfref::testing::workshop
