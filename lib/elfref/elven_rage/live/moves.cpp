#include "elfref/elven_rage/live/moves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace elfref::elven_rage {
namespace {

using Hand = std::vector<CardId>;

int count_of(const Hand& cards, CardId card) {
  return static_cast<int>(std::ranges::count(cards, card));
}

/// The number of cards that a line draws: two, or all that are left.
int to_draw(const Game& game, Seat seat, bool none) {
  const Holding& holds = game[seat];
  return none ? 0 : std::min(2, static_cast<int>(holds.deck.size() + holds.discard.size()));
}

/// Whether a line that the table lists can be one of this game: the cards are there.
struct CanBe {
  const Game& game;

  bool operator()(const UseAction& used) const {
    return used.card != nothing_named && count_of(game[used.seat].hand, used.card) > 0;
  }
  bool operator()(const UseArtifact& used) const { return used.artifact != nothing_named; }
  bool operator()(const Look& look) const { return !game.squad(look.squad).empty(); }
  bool operator()(const FightSquad& fights) const { return !game.squad(fights.squad).empty(); }
  bool operator()(const Send& send) const { return send.cards.unknown == squad_size; }
  bool operator()(const Decline& decline) const {
    const TurnState& turn = game.table().turn;
    const bool none = turn.first && game.table().options[Option::first_turn_draw] == 1;
    return decline.cards.unknown == to_draw(game, decline.seat, none);
  }
  bool operator()(const Retreat& retreat) const { return retreat.cards.unknown == to_draw(game, retreat.seat, false); }
  bool operator()(const CashTreasure& cash) const { return cash.cards.unknown == to_draw(game, cash.seat, false); }
  bool operator()(const Fallen&) const { return false; }  // the acts say it
  template <class Other>
  bool operator()(const Other&) const {
    return true;
  }
};

/// Whether a line still stands for several.
struct IsOpen {
  static bool is_open(const Cards& cards) { return cards.unknown > 0 || cards.due; }

  bool operator()(const Discard& discard) const { return is_open(discard.cards); }
  bool operator()(const Send& send) const { return is_open(send.cards); }
  bool operator()(const Defend& defends) const { return defends.cards.due; }
  bool operator()(const LayOut& layout) const { return layout.cards[0] == nothing_named; }
  bool operator()(const PlacedInOrder& placed) const { return placed.cards[0] == nothing_named; }
  bool operator()(const LayCentre& centre) const { return centre.upper == nothing_named; }
  bool operator()(const UseAction& used) const { return used.changes.empty(); }
  bool operator()(const UseArtifact& used) const { return used.changes.empty(); }
  bool operator()(const Trade& trade) const { return trade.with == trade.seat; }
  bool operator()(const Give& give) const { return give.to == give.seat; }
  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }
};

/// The lines for which one stands.
class Chosen {
 public:
  explicit Chosen(const Game& game) : game_(game), table_(game.table()) {}

  std::vector<LegalPlay> of(const LegalPlay& several) {
    if (!std::visit(IsOpen{}, several.play)) return {};
    std::visit(*this, several.play);
    return std::move(found_);
  }

  void operator()(const Discard& discard) {
    for_sets(game_[discard.seat].hand, discard.cards.unknown, [&](const Hand& cards) {
      add(Discard{discard.seat, {.named = cards}});
    });
  }
  void operator()(const Send& send) {
    const auto sends = [&](const Hand& cards) { add(Send{send.seat, {.named = cards}}); };
    const Hand& hand = game_[send.seat].hand;
    for_sets(hand, squad_size, sends);
    for (const CardId helper : helpers(send.seat)) with(helper, hand, squad_size - 1, sends);
  }
  void operator()(const Defend& defends) {
    const Hand& hand = game_[defends.seat].hand;
    const Assault& assault = table_.assault;
    const auto fights = [&](const Hand& cards) {
      add(Defend{defends.seat, {.named = cards, .unknown = squad_size - static_cast<int>(cards.size())}});
    };
    if (assault.kinds.is(PlaceKind::castle)) {  // what is missing is drawn
      const Pile people = *table_.elves[static_cast<std::size_t>(assault.home)];
      return with(game_.apart(people), hand, std::min(squad_size - 1, static_cast<int>(hand.size())), fights);
    }
    for_sets(hand, squad_size, fights);
    for (const CardId dragon : captured_dragons_of(defends.seat)) with(dragon, hand, squad_size - 1, fights);
  }
  void operator()(const PlacedInOrder& placed) {
    for_orders([&](const auto& cards) {
      for (std::size_t i = 0; i < cards.size(); ++i)
        if (std::ranges::count(cards, cards[i]) > 1) return;  // which one was meant would not be clear
      add(PlacedInOrder{placed.seat, cards});
    });
  }
  void operator()(const LayOut& layout) {
    for_orders([&](const auto& cards) {
      if (!table_.assault.placed_written || std::ranges::is_permutation(cards, table_.assault.placed))
        add(LayOut{.seat = layout.seat, .cards = cards});
    });
  }
  void operator()(const LayCentre& centre) {
    const Hand left = game_.left_for_the_centre();
    add(LayCentre{centre.seat, left[0], left[1]});
    if (left[0] != left[1]) add(LayCentre{centre.seat, left[1], left[0]});
  }
  void operator()(const UseAction& used) { use(used); }
  void operator()(const UseArtifact& used) { use(used); }
  void operator()(const Trade& trade) {
    by_name(trade, [&](const Trade& one) {
      for_things(one.seat, one.given, [&](const Thing& given) {
        for_things(one.with, one.taken, [&](const Thing& taken) { add(Trade{one.seat, given, taken, one.with}); });
      });
    });
  }
  void operator()(const Give& give) {
    by_name(give, [&](const Give& one) {
      for_things(one.seat, one.given, [&](const Thing& given) { add(Give{one.seat, given, one.to}); });
    });
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  void add(Action play) { found_.push_back({std::move(play)}); }

  // ---------------------------------------------------------------- cards

  /// Every set of a number of these cards.
  template <class Each>
  static void for_sets(Hand cards, int number, const Each& each) {
    std::ranges::sort(cards);
    Hand chosen;
    choose(cards, 0, number, chosen, each);
  }
  template <class Each>
  static void choose(const Hand& cards, std::size_t from, int number, Hand& chosen, const Each& each) {
    if (number == 0) return each(chosen);
    for (std::size_t at = from; at + static_cast<std::size_t>(number) <= cards.size(); ++at) {
      if (at > from && cards[at] == cards[at - 1]) continue;
      chosen.push_back(cards[at]);
      choose(cards, at + 1, number - 1, chosen, each);
      chosen.pop_back();
    }
  }
  /// A card with a number of others.
  template <class Each>
  static void with(CardId first, const Hand& others, int number, const Each& each) {
    for_sets(others, number, [&](Hand cards) {
      cards.insert(cards.begin(), first);
      each(cards);
    });
  }

  [[nodiscard]] Hand captured_dragons_of(Seat seat) const {
    Hand dragons;
    if (table_.scenario != Scenario::lord_of_dragons) return dragons;
    for (std::uint8_t other = 0; other < table_.players; ++other)
      if (Seat{other} != seat && holds_castle_of(table_, seat, {other}).min == 1)
        dragons.push_back(game_.apart(*table_.elves[other]));
    return dragons;
  }
  /// Who may be sent beside cards of the hand.
  [[nodiscard]] Hand helpers(Seat seat) const {
    Hand found = captured_dragons_of(seat);
    const Assault& assault = table_.assault;
    const bool castle = assault.kinds.is(PlaceKind::castle) && !assault.free();
    if (castle && central_owners(table_) == elfref::bit(seat)) found.push_back(game_.apart(Pile::neutral));
    return found;
  }

  /// Every order of four of the six that fight.
  template <class Each>
  void for_orders(const Each& each) const {
    Hand six = game_.sent(Side::attacker);
    six.insert(six.end(), game_.sent(Side::defender).begin(), game_.sent(Side::defender).end());
    std::array<CardId, edge_places> cards{};
    lay(six, 0, cards, each);
  }
  template <class Each>
  static void lay(const Hand& left, std::size_t place, std::array<CardId, edge_places>& cards, const Each& each) {
    if (place == edge_places) return each(std::as_const(cards));
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (std::find(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(i), left[i]) !=
          left.begin() + static_cast<std::ptrdiff_t>(i))
        continue;  // copies are alike
      Hand rest = left;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      cards[place] = left[i];
      lay(rest, place + 1, cards, each);
    }
  }
  // ---------------------------------------------------------------- things

  /// What the table lists of it.
  template <class Use>
  void use(const Use& used) {
    for (LegalPlay& one : Moves::choices(table_, {used})) found_.push_back(std::move(one));
    const Assault& assault = table_.assault;
    if (!assault.laid || assault.centred) return;
    const Hand centre = game_.left_for_the_centre();
    for (std::size_t i = found_.size(); i > 0; --i) {  // of copies by name too, where none lies in the centre
      CardCalled& called = std::get<Use>(found_[i - 1].play).changes.front().card;
      const Places places = called.any() ? places_called(assault, called) : Places{0};
      if (places == 0) continue;
      const CardCalled by_name{.card = assault.cards[first_place(places).value]};
      if (count_of(centre, by_name.card) > 0) {
        called = {.place = static_cast<std::uint8_t>(first_place(places).value + 1)};
      } else if (called != by_name) {
        Use one = std::get<Use>(found_[i - 1].play);
        one.changes.front().card = by_name;
        add(std::move(one));
      }
    }
  }

  template <class Line, class Each>
  void by_name(const Line& line, const Each& each) const {
    for (const LegalPlay& one : Moves::choices(table_, {line})) each(std::get<Line>(one.play));
  }
  /// The things of that kind that somebody has.
  template <class Each>
  void for_things(Seat seat, const Thing& thing, const Each& each) const {
    const PlayerState& player = table_[seat];
    if (thing.kind == Thing::Kind::help || (thing.kind == Thing::Kind::treasure && player.treasures.min > 0))
      each(thing);
    if (thing.kind != Thing::Kind::artifact) return;
    for (const ArtifactId id : player.drawn)
      if (std::ranges::count(table_.common.used, id) == 0) each(Thing{.kind = thing.kind, .artifact = id});
  }

  const Game& game_;
  const Position& table_;
  std::vector<LegalPlay> found_;
};

/// What the cards whose turn it is can do, by their places: who can do nothing says so.
void acts(const Game& game, std::vector<LegalPlay>& plays) {
  using Kind = WrittenAct::Kind;
  const Assault& assault = game.table().assault;
  if (!assault.laid || !assault.centred) return;
  const BattleOptions& options = assault.battle.options;
  const Fight now = game.fight();
  const Turn turn = turn_of(now);
  const auto called = [](elven_rage::Place place) {
    return CardCalled{.place = static_cast<std::uint8_t>(place.value + 1)};
  };
  for (const elven_rage::Place place : edge) {
    if (!has(turn.places, place)) continue;
    const Choices can = choices_of(now, options, place);
    const auto add = [&](Kind kind, const CardCalled& target) {
      plays.push_back({WrittenAct{.seat = assault.attacker, .card = called(place), .kind = kind, .target = target}});
    };
    for (const Slot slot : all_slots) {
      const CardCalled target = called(target_of(place, slot, options.left_hits));
      if (has(can.strikes(), slot)) add(Kind::strike, target);
      if (has(can.moves, slot) && can.may_move) add(Kind::move, target);
    }
    if (can.may_stay || can.duty == Duty::none) add(Kind::stay, {});
  }
}

/// How many there are of each card.
std::vector<Chance> counted(Hand cards) {
  std::vector<Chance> found;
  std::ranges::sort(cards);
  for (const CardId card : cards) {
    if (found.empty() || found.back().piece != card) found.push_back({card, 0});
    ++found.back().ways;
  }
  return found;
}

}  // namespace

std::vector<LegalPlay> GameMoves::proposed(const Game& game, PlayKinds kinds) {
  constexpr PlayKinds of_acts = kinds_of<Action, WrittenAct>();
  std::vector<LegalPlay> plays;
  if (kinds != of_acts) plays = Moves::proposed(game.table(), kinds & ~of_acts);
  std::erase_if(plays, [&](const LegalPlay& one) { return !std::visit(CanBe{game}, one.play); });
  if ((kinds & of_acts) != 0) acts(game, plays);
  return plays;
}

std::vector<LegalPlay> GameMoves::choices(const Game& game, const LegalPlay& several) {
  return Chosen(game).of(several);
}

std::vector<Chance> GameMoves::chances(const Game& game, const Action& play) {
  if (const auto* look = std::get_if<Look>(&play))
    return look->shown == nothing_named ? counted(game.squad(look->squad)) : std::vector<Chance>();
  Drawn drawn = drawn_in(play);
  Hand held;
  if (const auto* defends = std::get_if<Defend>(&play)) {
    drawn = {defends->seat, &defends->cards};
    held = game[defends->seat].hand;
  }
  if (drawn.cards == nullptr) return Moves::chances(game.table(), play);
  if (drawn.cards->unknown == 0) return {};
  Holding then = game[drawn.seat];
  for (const CardId card : drawn.cards->named)
    if (count_of(held, card) == 0) then.draw(card, game.table().options[Option::reshuffle] == 1);
  return counted(then.drawable());
}

void GameMoves::turn_up(const Game& game, Action& play, std::uint16_t piece) {
  if (auto* defends = std::get_if<Defend>(&play)) {
    --defends->cards.unknown;
    defends->cards.named.push_back(piece);
  } else {
    Moves::turn_up(game.table(), play, piece);
  }
}

bool GameMoves::ask(const Game& game, LegalPlay& proposed) {
  return !std::visit(IsOpen{}, proposed.play) && Moves::ask(game.table(), proposed) && proposed.certain;
}

}  // namespace elfref::elven_rage
