#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "elfref/elven_rage/rules/moves.h"

// The lines for which one stands, and what may turn up in one.

namespace elfref::elven_rage {
namespace {

using BattlePlace = elven_rage::Place;

class Each {
 public:
  Each(const Position& state, const LegalPlay& of) : state_(state), of_(of) {}

  std::vector<LegalPlay> all() {
    std::visit(*this, of_.play);
    return std::move(found_);
  }

  void operator()(const UseAction& used) { use(used, effect_of(state_, used)); }
  void operator()(const UseArtifact& used) {
    if (used.artifact != nothing_named) return use(used, effect_of(state_, used));
    for (ArtifactId id = 0; id < state_.box->components.artifacts.size(); ++id) {
      UseArtifact named = used;
      named.artifact = id;
      if (!holds(state_, used.seat, id)) use(named, effect_of(state_, named));
    }
  }
  void operator()(const Trade& trade) {
    for_others(trade.seat, [&](Seat with) {
      for (const auto given : {Thing::Kind::treasure, Thing::Kind::artifact})
        for (const auto taken : {Thing::Kind::treasure, Thing::Kind::artifact, Thing::Kind::help})
          add(Trade{.seat = trade.seat, .given = {.kind = given}, .taken = {.kind = taken}, .with = with});
    });
  }
  void operator()(const Give& give) {
    for_others(give.seat, [&](Seat to) {
      for (const auto given : {Thing::Kind::treasure, Thing::Kind::artifact})
        add(Give{.seat = give.seat, .given = {.kind = given}, .to = to});
    });
  }
  /// Two of each side at the edge, in any order: where all six are known.
  void operator()(const LayOut& layout) {
    std::vector<CardId> six;
    for (const Cards& sent : state_.assault.sent) {
      if (sent.unknown > 0 || sent.open || !sent.counted()) return;
      six.insert(six.end(), sent.named.begin(), sent.named.end());
    }
    if (six.size() != 2 * squad_size) return;
    std::ranges::sort(six);
    lay(layout, six, 0);
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  void add(Action play) { found_.push_back({std::move(play), of_.certain}); }

  template <class Visit>
  void for_others(Seat seat, const Visit& visit) {
    for (std::uint8_t other = 0; other < state_.players; ++other)
      if (other != seat.value && !state_.of[other].out) visit(Seat{other});
  }

  void lay(LayOut layout, const std::vector<CardId>& left, std::size_t place) {
    if (place == edge_places) return add(layout);
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (i > 0 && left[i] == left[i - 1]) continue;  // copies are alike
      std::vector<CardId> rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      layout.cards[place] = left[i];
      lay(layout, rest, place + 1);
    }
  }

  // ---------------------------------------------------------------- what comes of something

  template <class Use>
  void use(const Use& used, const std::optional<Effect>& effect) {
    if (!effect) return;
    for (const WrittenChange& change : changes(used.seat, *effect)) {
      Use one = used;
      one.changes = {change};
      add(std::move(one));
    }
  }

  std::vector<WrittenChange> changes(Seat seat, const Effect& effect) {
    using Kind = WrittenChange::Kind;
    std::vector<WrittenChange> all;
    switch (effect.does) {
      case Does::slot:
      case Does::life:
      case Does::initiative:
      case Does::more:
        of_cards(effect, all);
        break;
      case Does::draw:
        all.push_back({.kind = Kind::draw, .cards = {.unknown = effect.amount}});
        break;
      case Does::capture:
        all.push_back({.kind = Kind::capture});
        break;
      case Does::token:
        tokens(seat, all);
        break;
      case Does::tower:
        towers(seat, all);
        break;
      case Does::beginner:
        all.push_back({.kind = Kind::beginner});
        break;
      case Does::other:
        all.push_back({.kind = Kind::other});
        break;
    }
    return all;
  }

  void of_cards(const Effect& effect, std::vector<WrittenChange>& all) {
    const Assault& assault = state_.assault;
    if (!assault.open || !assault.laid) return;
    for (const BattlePlace place : edge) {
      const CardId card = assault.battle.fights > 0 ? assault.battle.fight[0][place].card : assault.cards[place.value];
      if (card == nothing_named || card >= state_.box->components.cards.size()) continue;
      if (!state_.box->card(card).fights()) continue;
      const bool alone = places_called(assault, {.card = card}) == bit(place);
      WrittenChange change;
      change.card = alone ? CardCalled{.card = card} : CardCalled{.place = static_cast<std::uint8_t>(place.value + 1)};
      change.kind = effect.does == Does::slot         ? WrittenChange::Kind::slot
                    : effect.does == Does::initiative ? WrittenChange::Kind::initiative
                                                      : WrittenChange::Kind::life;
      change.amount = effect.does == Does::more ? -effect.amount : effect.amount;
      change.icon = effect.icon;
      if (effect.does != Does::slot) {
        all.push_back(change);
        continue;
      }
      change.amount = 0;
      for (const Slot slot : all_slots) {
        change.slot = slot;
        all.push_back(change);
      }
    }
  }

  void tokens(Seat seat, std::vector<WrittenChange>& all) {
    if (!state_.has_map()) return;
    for (PlaceId from = 0; from < state_.map.mapped; ++from) {
      if (!state_.map.lands[from].may_be_of(seat)) continue;
      for (const PlaceId to : state_.box->map->places[from].neighbours)
        all.push_back({.kind = WrittenChange::Kind::token, .from = from, .to = to});
    }
  }

  void towers(Seat seat, std::vector<WrittenChange>& all) {
    for (PlaceId place = 0; place < state_.map.mapped; ++place)
      if (state_.map.lands[place].may_be_of(seat)) all.push_back({.kind = WrittenChange::Kind::tower, .to = place});
  }

  const Position& state_;
  const LegalPlay& of_;
  std::vector<LegalPlay> found_;
};

/// What may turn up next.
class TurningUp {
 public:
  explicit TurningUp(const Position& state) : state_(state) {}

  std::vector<Chance> in(const Action& play) {
    if (const auto* look = std::get_if<Look>(&play); look != nullptr && look->shown == nothing_named)
      if (!look->none_shown) cards_of(Pile::neutral);
    if (const auto* taken = std::get_if<TakeArtifact>(&play); taken != nullptr && taken->artifact == nothing_named)
      if (!taken->none) artifacts();
    const auto drawn = drawn_in(play);
    if (drawn.cards != nullptr && drawn.cards->unknown > 0 && state_.elves[drawn.seat.value]) draws(drawn);
    return std::move(found_);
  }

 private:
  void cards_of(Pile pile) {
    const std::vector<Card>& cards = state_.box->components.cards;
    for (CardId id = 0; id < cards.size(); ++id)
      if (cards[id].pile.is(pile)) found_.push_back({id, cards[id].copies});
  }
  void draws(const Drawn& drawn) {
    const PlayerState& player = state_[drawn.seat];
    cards_of(*state_.elves[drawn.seat.value]);
    for (Chance& chance : found_) {
      const auto seen =
          std::ranges::count(player.gone, chance.piece) + std::ranges::count(drawn.cards->named, chance.piece);
      chance.ways = kind_of(state_, chance.piece).is(of_a_hand) ? chance.ways - static_cast<int>(seen) : 0;
    }
    std::erase_if(found_, [](const Chance& chance) { return chance.ways <= 0; });
  }
  void artifacts() {
    for (ArtifactId id = 0; id < state_.box->components.artifacts.size(); ++id) {
      const auto has = [&](const PlayerState& player) { return std::ranges::count(player.drawn, id) > 0; };
      if (std::ranges::count(state_.common.used, id) == 0 && std::ranges::none_of(state_.of, has))
        found_.push_back({id});
    }
  }

  const Position& state_;
  std::vector<Chance> found_;
};

}  // namespace

Drawn drawn_in(const Action& play) {
  return std::visit(
      [](const auto& line) -> Drawn {
        using Line = std::decay_t<decltype(line)>;
        if constexpr (std::is_same_v<Line, Summon> || std::is_same_v<Line, Decline> || std::is_same_v<Line, Retreat> ||
                      std::is_same_v<Line, CashTreasure>)
          return {line.seat, &line.cards};
        if constexpr (requires { line.changes; })
          for (const WrittenChange& change : line.changes)
            if (change.kind == WrittenChange::Kind::draw) return {line.seat, &change.cards};
        return {};
      },
      play);
}

std::vector<LegalPlay> Moves::choices(const Position& state, const LegalPlay& several) {
  return Each(state, several).all();
}

std::vector<Chance> Moves::chances(const Position& state, const Action& play) {
  return TurningUp(state).in(play);
}

void Moves::turn_up(const Position&, Action& play, std::uint16_t piece) {
  if (auto* look = std::get_if<Look>(&play)) look->shown = piece;
  if (auto* taken = std::get_if<TakeArtifact>(&play)) taken->artifact = piece;
  if (auto* drawn = const_cast<Cards*>(drawn_in(play).cards)) {
    --drawn->unknown;
    drawn->named.push_back(piece);
  }
}

}  // namespace elfref::elven_rage
