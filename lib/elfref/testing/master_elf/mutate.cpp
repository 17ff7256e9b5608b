#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "elfref/testing/breaches.h"
#include "elfref/testing/master_elf/playing.h"

// A session in which something is written otherwise: nobody knows what it breaks, or whether it breaks anything.

namespace elfref::testing::workshop {
namespace {

/// Changes one thing in a play: where, whose, which card, how many.
class Changing {
 public:
  Changing(const Played& game, Dice& dice) : game_(game), dice_(dice) {}

  template <class Kind>
  void operator()(Kind& play) {
    [[maybe_unused]] const auto places = trial_box().places.size(), gifts = trial_box().gifts.size();
    [[maybe_unused]] const auto flag = [](bool& so) { return [&so] { so = !so; }; };
    [[maybe_unused]] const auto cards = [this](Cards& some) { return [this, &some] { change(some); }; };
    [[maybe_unused]] const auto seat = [this](Seat& of) { return [this, &of] { of = any_seat(); }; };
    if constexpr (requires { play.position; }) can(seat(play.seat));  // whose turn it is
    if constexpr (requires { play.way; }) {
      if (play.way == Way::move) can([&, this] { play.place = below(places); });
      if (!play.put)
        can([&, this] {
          play.way = any_of(std::array<Way, 3>{Way::move, Way::stay, Way::swap}, dice_);
          play.place = play.way == Way::move ? below(places) : nothing_named;
        });
      can(cards(play.taken)), can(cards(play.thrown)), can(flag(play.exchanges));
      can([&, this] { change(play.refill ? *play.refill : play.refill.emplace()); });
    }
    if constexpr (requires { play.given; }) can(cards(play.given)), can(cards(play.got));
    if constexpr (requires { play.cards; }) can(cards(play.cards));
    if constexpr (requires { play.helper; }) can([&, this] { play.place = below(places); });
    if constexpr (requires { play.from; }) can(seat(play.from)), can(seat(play.to));
    if constexpr (requires { play.paid; }) {
      can(cards(play.paid));
      can([&, this] { play.crystals = dice_.below(3); });
      can([&, this] { play.gift = below(gifts); });
      if (!game_.agreed.competitive) can([&, this] { play.parcel = Parcel(dice_.below(5)); });
      if (!game_.agreed.competitive)
        can([&, this] {
          play.none_laid = !play.next && !play.none_laid;
          play.next = play.next || dice_.chance(50) ? std::nullopt : std::optional(below(gifts));
        });
    }
    if constexpr (requires { play.areas; }) {
      can([&, this] { play.parcel = Parcel(dice_.below(4)); });
      if (play.areas && !play.areas->empty())
        can([&, this] {
          auto& [place, laid] = (*play.areas)[below(play.areas->size())];
          if (dice_.chance(50)) return change(laid);
          place = static_cast<PlaceId>(1 + below(places - 1));
        });
    }
    if constexpr (requires { play.stack; })
      can([&, this] {
        play.none = false;
        if (play.gift == nothing_named || dice_.chance(60)) play.gift = below(gifts);
        play.stack = dice_.below(stack_count);
      });
    if (!ways_.empty()) any_of(ways_, dice_)();
  }

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

  void can(std::function<void()> change) { ways_.push_back(std::move(change)); }

  const Played& game_;
  Dice& dice_;
  std::vector<std::function<void()>> ways_;  // in which the play may be changed
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
