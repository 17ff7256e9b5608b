#include <algorithm>
#include <array>
#include <unordered_set>

#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/by_kind.h"

namespace elfref::elfenland {
namespace {

using Cards = by_kind::Numbers;

/// What one step along one connection takes, whoever makes it.
struct Toll {
  Step step;                  ///< without cards
  std::vector<Pieces> prices; ///< cheapest first
  std::vector<int> caravans;  ///< any so many cards
};

int sum(const Cards& cards) {
  return by_kind::sum(by_kind::load(cards));
}

Hand exactly(const Cards& cards) {
  Hand hand;
  hand.lower = hand.upper = cards;
  hand.min = hand.max = static_cast<std::uint8_t>(sum(cards));
  return hand;
}

/// Tries every journey that is worth it. A journey is where the boot stands, the cards left and the towns collected:
/// however they came about, what can follow is the same.
class JourneySearch {
 public:
  JourneySearch(const Position& state, Seat seat) : table_(state), seat_(seat), had_(state.at(seat).collected) {
    for (std::uint8_t town = 0; town < town_count; ++town) ask_tolls(TownId{town});
  }

  /// The best journey from a town with these cards.
  BestJourney run(TownId boot, const Cards& cards) {
    best_.cards_left = sum(cards);
    go_on(boot, cards, sum(cards), TownSet{});
    return best_;
  }

 private:
  /// Asks the rules what each step from a town takes: prices with a hand that has everything, caravans with one that
  /// has no price.
  void ask_tolls(TownId from) {
    table_.at(seat_).at = TownSet{from};
    Cards plenty;
    plenty.fill(4);
    table_.at(seat_).hand = exactly(plenty);
    for (const NextTown& next : next_towns(table_, seat_)) {
      Toll toll{.step = next.step, .prices = {}, .caravans = {}};
      for (const LegalPlay& price : next.prices)
        if (price.certain) toll.prices.push_back(std::get<Step>(price.play).paid);
      tolls_[from.value].push_back(std::move(toll));
    }
    for (std::size_t kind = 0; kind < transport_count; ++kind) {
      Cards alike{};
      alike[kind] = 4;
      table_.at(seat_).hand = exactly(alike);
      for (const NextTown& next : next_towns(table_, seat_)) note_caravans(tolls_[from.value], next);
    }
  }

  static void note_caravans(std::vector<Toll>& tolls, const NextTown& next) {
    auto toll = std::ranges::find_if(tolls, [&](const Toll& one) { return one.step.way == next.step.way; });
    if (toll == tolls.end()) toll = tolls.insert(tolls.end(), {.step = next.step, .prices = {}, .caravans = {}});
    for (const NextTown::Caravan& caravan : next.caravans)
      if (caravan.certain && std::ranges::find(toll->caravans, caravan.cards) == toll->caravans.end())
        toll->caravans.push_back(caravan.cards);
  }

  void go_on(TownId boot, const Cards& cards, int left, TownSet collected) {
    if (!seen_.insert(key(boot, cards, collected)).second) return;
    const int towns = collected.size();
    if (towns > best_.towns || (towns == best_.towns && left > best_.cards_left))
      best_ = {.towns = towns, .cards_left = left, .steps = steps_};
    for (const Toll& toll : tolls_[boot.value]) {
      for (const Pieces& price : toll.prices) pay(toll, price, false, cards, left, collected);
      for (const int number : toll.caravans) pay_caravans(toll, {}, number, 0, cards, left, collected);
    }
  }

  void pay_caravans(const Toll& toll, Pieces paid, int number, std::size_t kind, const Cards& cards, int left,
                    TownSet collected) {
    if (number == 0) return pay(toll, paid, true, cards, left, collected);
    if (kind == transport_count) return;
    for (int more = std::min<int>(number, cards[kind]); more >= 0; --more) {
      paid.of[kind] = static_cast<std::uint8_t>(more);
      pay_caravans(toll, paid, number - more, kind + 1, cards, left, collected);
    }
  }

  void pay(const Toll& toll, const Pieces& paid, bool caravan, const Cards& cards, int left, TownSet collected) {
    if (towns_at_most(left - paid.count(), collected, toll.step.to) <= best_.towns) return;
    Cards rest = cards;
    for (std::size_t kind = 0; kind < rest.size(); ++kind) {
      if (paid.of[kind] > cards[kind]) return;
      rest[kind] = static_cast<std::uint8_t>(cards[kind] - paid.of[kind]);
    }
    Step step = toll.step;
    step.paid = paid;
    step.caravan = caravan;
    if (caravan && table_.options.caravan() == CaravanOption::only_if_unable && !may_pay(step, cards)) return;
    if (is_new(step.to)) collected.add(step.to);
    steps_.push_back(step);
    go_on(step.to, rest, left - paid.count(), collected);
    steps_.pop_back();
  }

  [[nodiscard]] bool is_new(TownId town) const { return town != elvenhold && !had_.has(town); }

  /// How many towns there can be at the end: every further one costs a card at least. As many as the best journey has,
  /// for fewer cards than it leaves, count as one more.
  [[nodiscard]] int towns_at_most(int left, TownSet collected, TownId to) const {
    if (is_new(to)) collected.add(to);
    const int towns = collected.size();
    if (towns == best_.towns && left > best_.cards_left) return best_.towns + 1;
    return towns + left;
  }

  /// Asks the rules about a payment out of these cards.
  bool may_pay(const Step& step, const Cards& cards) {
    table_.at(seat_).at = TownSet{*step.from};
    table_.at(seat_).hand = exactly(cards);
    return legality(table_, step) == Legality::yes;
  }

  [[nodiscard]] static std::uint64_t key(TownId boot, const Cards& cards, TownSet collected) {
    std::uint64_t key = boot.value;
    for (const std::uint8_t number : cards) key = key << 4 | std::min<std::uint8_t>(number, 15);
    for (std::uint8_t town = 0; town < town_count; ++town) key = key << 1 | (collected.has(TownId{town}) ? 1u : 0u);
    return key;
  }

  Position table_;
  Seat seat_;
  TownSet had_;
  std::array<std::vector<Toll>, town_count> tolls_;
  std::unordered_set<std::uint64_t> seen_;
  std::vector<Step> steps_;
  BestJourney best_;
};

}  // namespace

std::optional<BestJourney> best_journey(const Position& state, Seat seat) {
  const PlayerState& player = state.at(seat);
  if (player.at.size() != 1) return std::nullopt;
  JourneySearch search(state, seat);
  return search.run(player.at.first(), player.hand.lower);
}

}  // namespace elfref::elfenland
