#include "elfref/elven_rage/live/game.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <variant>

#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {
namespace {

constexpr int out_before = -1;  // instead of a number of Treasures

/// Takes one card away; false where there is none.
bool take(std::vector<CardId>& cards, CardId card) {
  const auto found = std::ranges::find(cards, card);
  if (found == cards.end()) return false;
  *found = cards.back();
  cards.pop_back();
  return true;
}

bool is_treasure(const Position& table, CardId card) {
  return kind_of(table, card).is(CardKind::treasure);
}

/// The moment after an act, made as it is written.
Fight after_act(Fight now, const BattleOptions& options, const WrittenAct& act) {
  const elven_rage::Place by = place_called(now, act.card);
  const auto slot = act.slot || !act.target.any()
                        ? act.slot
                        : slot_between(by, place_called(now, act.target), options.left_hits);
  if (act.kind == WrittenAct::Kind::strike && slot) {
    strike(now, options, by, *slot);
  } else if (act.kind == WrittenAct::Kind::move && slot) {
    move(now, by, target_of(by, *slot, options.left_hits));
  } else {
    stay(now, by);
  }
  return now;
}

/// Of what a battle may have come to, one: after an act the moment in which nobody else acted.
void be_certain(Battle& battle, const std::optional<Fight>& acted) {
  for (std::size_t i = 1; acted && i < battle.fights; ++i)
    if (battle.fight[i].fighter == acted->fighter) std::swap(battle.fight[0], battle.fight[i]);
  battle.fights = std::min<std::uint8_t>(battle.fights, 1);
}

}  // namespace

elven_rage::Place place_called(const Fight& fight, const CardCalled& called) {
  std::uint8_t place = 0;
  while (called.place == 0 && place + 1u < edge_count && fight.fighter[place].card != called.card) ++place;
  return {called.place != 0 ? static_cast<std::uint8_t>(called.place - 1) : place};
}

void Holding::draw(CardId card, bool at_once) {
  if (deck.empty()) deck.swap(discard);
  if (take(deck, card)) hand.push_back(card);
  if (deck.empty() && at_once) deck.swap(discard);
}

Game::Game(const Session& session, const OptionValues& options, std::uint64_t seed)
    : table_(begin(session, options)), dice_(seed) {
  apart_.fill(nothing_named);
  const std::vector<Card>& cards = session.box->components.cards;
  for (CardId id = 0; id < cards.size(); ++id) {
    const Card& card = cards[id];
    const Pile pile = *card.pile.known();
    if (card.kind.is(lies_apart)) {
      apart_[static_cast<std::size_t>(pile)] = id;
      continue;
    }
    if (card.kind.is(CardKind::treasure)) treasure_ = id;
    std::vector<CardId>* lies = pile == Pile::neutral ? &neutral_ : nullptr;
    for (std::uint8_t seat = 0; seat < table_.players; ++seat)
      if (table_.elves[seat] == pile) lies = &of_[seat].deck;
    if (lies != nullptr) lies->insert(lies->end(), static_cast<std::size_t>(card.copies), id);
  }
  lay_squads();
}

std::size_t Game::any(std::size_t many) {
  dice_ = dice_ * 6364136223846793005u + 1442695040888963407u;
  return static_cast<std::size_t>((dice_ >> 33u) * many >> 31u);
}

CardId Game::draw_neutral() {
  if (neutral_.empty()) neutral_.swap(neutral_discard_);
  const CardId drawn = neutral_[any(neutral_.size())];
  take(neutral_, drawn);
  if (neutral_.empty() && table_.options[Option::reshuffle] == 1) neutral_.swap(neutral_discard_);
  return drawn;
}

void Game::lay_squads() {
  for (int number = 1; number <= squads(); ++number)
    for (int card = 0; card < squad_size; ++card)
      squads_[static_cast<std::size_t>(number)].push_back(draw_neutral());
}

void Game::keep(Seat seat, const std::vector<CardId>& cards) {
  for (const CardId card : cards) of_[seat.value].draw(card, false);
}

std::vector<CardId> Game::left_for_the_centre() const {
  std::vector<CardId> left = sent(Side::attacker);
  left.insert(left.end(), sent(Side::defender).begin(), sent(Side::defender).end());
  for (const elven_rage::Place place : edge) take(left, table_.assault.cards[place.value]);
  return left;
}

Fight Game::fight() const {
  Battle now = table_.assault.battle;
  settle(now);
  begin_turn(now.fight[0]);
  return now.fight[0];
}

/// A card leaves a battle.
void Game::go_home(CardId card, bool dead) {
  if (!kind_of(table_, card).is(of_a_hand)) return;
  const Pile pile = *table_.box->card(card).pile.known();
  if (pile == Pile::neutral) return neutral_discard_.push_back(card);
  for (std::uint8_t seat = 0; seat < table_.players; ++seat)
    if (table_.elves[seat] == pile) (dead ? of_[seat].discard : of_[seat].hand).push_back(card);
}

/// Where cards go with a play, before the table notes it.
struct Game::Following {
  Game& game;

  void operator()(const Discard& discard) const {
    for (const CardId card : discard.cards.named) leave_hand(discard.seat, card, true);
  }
  void operator()(const FightSquad& fights) const { sent(Side::defender) = game.squad(fights.squad); }
  void operator()(const Defend& defends) const {
    Holding& holds = game.of_[defends.seat.value];
    for (const CardId card : defends.cards.named) {
      if (std::ranges::count(holds.hand, card) == 0 && is_of_hand(card)) draw(defends.seat, card);  // it was missing
      leave_hand(defends.seat, card, false);
    }
    sent(Side::defender) = defends.cards.named;
  }
  void operator()(const Send& send) const {
    for (const CardId card : send.cards.named) leave_hand(send.seat, card, false);
    sent(Side::attacker) = send.cards.named;
  }
  void operator()(const LayCentre& centre) const {
    game.go_home(centre.upper, false);
    game.go_home(centre.lower, true);
  }
  void operator()(const Swap& swapped) const {
    const Assault& assault = game.table_.assault;
    const auto& cards = assault.cards;
    leave_hand(assault.attacker, cards[reserve_place.value], false);
    game.go_home(cards[first_place(swapped_places(assault, swapped)).value], false);
  }
  void operator()(const EndBattle& end) const {
    for (const Fighter& card : game.fight().fighter)
      if (card.kind == Fighter::Kind::warrior) game.go_home(card.card, !card.lives_on());
    if (end.won || game.table_.options[Option::lost_treasure] != 0) return;
    for (const CardId card : game.table_.assault.cards)
      if (is_treasure(game.table_, card)) game.neutral_discard_.push_back(card);
  }
  void operator()(const CashTreasure&) const { game.neutral_discard_.push_back(game.treasure_); }
  void operator()(const UseAction& used) const { leave_hand(used.seat, used.card, true); }
  template <class Other>
  void operator()(const Other&) const {}

  [[nodiscard]] std::vector<CardId>& sent(Side side) const { return game.sent_[static_cast<std::size_t>(side)]; }
  [[nodiscard]] bool is_of_hand(CardId card) const { return kind_of(game.table_, card).is(of_a_hand); }
  void draw(Seat seat, CardId card) const {
    game.of_[seat.value].draw(card, game.table_.options[Option::reshuffle] == 1);
  }
  void leave_hand(Seat seat, CardId card, bool thrown_away) const {
    Holding& holds = game.of_[seat.value];
    if (take(holds.hand, card) && thrown_away) holds.discard.push_back(card);
  }
};

/// Who lost his castle has nothing any more.
void Game::see_who_is_out(const std::array<int, max_seats>& treasures) {
  for (std::uint8_t seat = 0; seat < table_.players; ++seat) {
    if (!table_.of[seat].out || treasures[seat] == out_before) continue;
    of_[seat] = {};
    if (table_.options[Option::out_treasures] == 0)
      neutral_discard_.insert(neutral_discard_.end(), static_cast<std::size_t>(treasures[seat]), treasure_);
  }
}

/// The table knows as much of numbers as the game.
void Game::settle_ranges() {
  const auto exactly = [](std::size_t number) { return Range{static_cast<int>(number), static_cast<int>(number)}; };
  for (std::uint8_t seat = 0; seat < table_.players; ++seat) {
    const bool sends = table_.assault.away && !table_.assault.sent_written[0] && table_.assault.attacker == Seat{seat};
    if (sends) continue;  // what he is going to send is taken off already
    table_.of[seat].hand = exactly(of_[seat].hand.size());
    table_.of[seat].deck = exactly(of_[seat].deck.size());
  }
}

void Game::play(const Action& play) {
  const Following follow{*this};
  if (const Drawn drawn = drawn_in(play); drawn.cards != nullptr)
    for (const CardId card : drawn.cards->named) follow.draw(drawn.seat, card);
  const Assault& assault = table_.assault;
  const int squad = is_any<EndBattle>(play) ? assault.squad : 0;
  std::optional<Fight> acted;
  if (const auto* act = std::get_if<WrittenAct>(&play)) acted = after_act(fight(), assault.battle.options, *act);
  std::array<int, max_seats> treasures{};
  for (std::uint8_t seat = 0; seat < table_.players; ++seat)
    treasures[seat] = table_.of[seat].out ? out_before : table_.of[seat].treasures.max;
  std::visit(follow, play);
  Action known = play;
  if (auto* attack = std::get_if<Attack>(&known)) attack->ahead = {.ended = true, .centre = true, .begins = true};
  elven_rage::apply(table_, known);
  ++table_.ply;
  if (is_any<LayOut>(play)) {  // a name means none of the centre: which lies on top is not decided yet
    const std::vector<CardId> centre = left_for_the_centre();
    const auto fighter = [&](CardId card) { return fighter_of(table_, assault, card); };
    expect_centre(table_.assault.battle, fighter(centre[0]), fighter(centre[1]));
  }
  be_certain(table_.assault.battle, acted);
  see_who_is_out(treasures);
  settle_ranges();
  if (is_any<Attack>(play)) {
    sent_ = {};
    if (assault.free() && assault.kinds.is(PlaceKind::centre)) {
      std::vector<CardId>& guards = sent_[static_cast<std::size_t>(Side::defender)];
      guards = {apart(Pile::neutral)};
      while (guards.size() < squad_size) guards.push_back(draw_neutral());
    }
  }
  if (squad == 0) return;
  squads_[static_cast<std::size_t>(squad)].clear();
  if (std::ranges::all_of(squads_, &std::vector<CardId>::empty)) lay_squads();
}

}  // namespace elfref::elven_rage
