#include <algorithm>
#include <bit>
#include <utility>

#include "elfref/core/reading/box.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/testing/master_elf/playing.h"

// Where a session begins, and what lies on its table.

namespace elfref::testing::workshop {

const Box& trial_box() {
  static const Box& box = *built_in_set<read_components, trial_set>("trial-set", vocabulary());
  return box;
}

int count_of(const Kinds& cards, KindId kind) {
  return static_cast<int>(std::ranges::count(cards, kind));
}

int due_under(const Agreement& agreed, std::size_t parcel) {
  return trial_box().parcels[parcel][agreed.hard[parcel] ? 1 : 0];
}

namespace {

/// Takes the top thing off.
template <class Thing>
Thing taken_off(std::vector<Thing>& things) {
  const Thing top = things.back();
  things.pop_back();
  return top;
}

/// Whether a gift may lie below a parcel at the setup: no other one shares a set with it.
bool may_begin(const KnownPosition& now, Parcel parcel, GiftId id) {
  const Gift& gift = trial_box().gifts[id];
  if ((parcel == Parcel::elves && !gift.elf) || (parcel == Parcel::colour && gift.rainbow())) return false;
  for (const Gifts& lying : now.under)
    for (const GiftId other : lying)
      for (const std::string& set : trial_box().gifts[other].sets)
        if (is_in(gift.sets, set)) return false;
  return true;
}

/// Gifts below the parcels; false where the first ones leave none for the others.
bool lay_out_gifts(KnownPosition& now, Dice& dice) {
  now.deck.clear();
  now.under = {};
  for (GiftId id = 0; id < trial_box().gifts.size(); ++id) now.deck.push_back(id);
  shuffle(now.deck, dice);
  for (std::size_t parcel = 0; parcel < parcel_count; ++parcel) {
    const auto found = std::ranges::find_if(now.deck, [&](GiftId id) { return may_begin(now, Parcel(parcel), id); });
    if (found == now.deck.end()) return false;
    now.under[parcel].push_back(*found);
    now.deck.erase(found);
  }
  return true;
}

/// Parcels are sent, or nearly full.
void fill_parcels(KnownPosition& now, const Agreement& agreed, Dice& dice) {
  std::array<std::size_t, parcel_count> order{0, 1, 2, 3};
  shuffle(order, dice);
  int left = any_of(std::array<int, 4>{1, 2, 3, 3}, dice) - static_cast<int>(std::ranges::count(now.sent, true));
  for (const std::size_t parcel : order) {
    if (now.sent[parcel]) continue;
    if (left-- > 0) now.sent[parcel] = true;
    const Gifts deck = now.deck;
    for (const GiftId id : deck) {
      if (static_cast<int>(now.under[parcel].size()) + 1 >= due_under(agreed, parcel)) break;
      const ParcelState lying{.gifts = now.under[parcel], .begun = true};
      if (fits(trial_box(), Parcel(parcel), lying, id) == Sure::no) continue;
      now.under[parcel].push_back(id);
      take_out(now.deck, id);
    }
  }
}

/// Cards lie in few areas, and few in the city.
void scatter_cards(KnownPosition& now, Dice& dice) {
  for (std::size_t place = 1; place < now.piles.size(); ++place) {
    if (!dice.chance(60)) continue;
    now.discard.insert(now.discard.end(), now.piles[place].begin(), now.piles[place].end());
    now.piles[place].clear();
  }
  const auto left = static_cast<std::size_t>(dice.below(4));
  while (now.piles[city].size() > left) {
    Kinds& hand = now.players[static_cast<std::size_t>(dice.below(static_cast<int>(now.players.size())))].hand;
    const bool kept = hand.size() < 5 && dice.chance(60);
    (kept ? hand : now.discard).push_back(taken_off(now.piles[city]));
  }
}

}  // namespace

KnownPosition lay_out(const Agreement& agreed, Dice& dice) {
  const Box& box = trial_box();
  KnownPosition now;
  now.piles.assign(box.places.size(), {});
  for (KindId kind = 0; kind < box.ingredients.size(); ++kind)
    now.piles[city].insert(now.piles[city].end(), static_cast<std::size_t>(*box.ingredients[kind].copies), kind);
  shuffle(now.piles[city], dice);
  const auto any_area = [&] { return static_cast<PlaceId>(1 + dice.below(static_cast<int>(box.places.size()) - 1)); };
  for (const Figure figure : agreed.figures) {
    TruePlayer& player = now.players.emplace_back();
    player.figure = figure;
    player.hand.push_back(taken_off(now.piles[city]));
    if (figure != Figure::elf || (agreed.elsewhere && dice.chance(70))) player.at = any_area();
  }
  for (std::size_t place = 1; place < now.piles.size(); ++place) now.piles[place].push_back(taken_off(now.piles[city]));
  while (!lay_out_gifts(now, dice)) continue;
  for (Gifts& stack : now.stacks) stack.push_back(taken_off(now.deck));
  for (const Figure helper : agreed.helpers) {
    PlaceId at = any_area();
    while (!now.helpers.empty() && now.helpers.front().at == at) at = any_area();
    now.helpers.push_back({.figure = helper, .at = at});
  }
  return now;
}

void change_position(KnownPosition& now, const Agreement& agreed, Dice& dice) {
  if (agreed.nearly) {
    fill_parcels(now, agreed, dice);
    for (TruePlayer& player : now.players) player.used = dice.chance(50);
  }
  if (agreed.poor) scatter_cards(now, dice);
  if (agreed.deck >= 0 && std::ssize(now.deck) > agreed.deck) now.deck.resize(static_cast<std::size_t>(agreed.deck));
}

Position table_of(const Agreement& agreed, const KnownPosition& begins, bool setup) {
  static const auto box = std::make_shared<const Box>(trial_box());
  Session session{.box = box,
                  .competitive = agreed.competitive,
                  .gift_lines = true,
                  .figures = agreed.figures,
                  .helpers = begins.helpers,
                  .helpers_written = !begins.helpers.empty()};
  session.players.resize(agreed.figures.size());
  Start& start = session.start;
  start.setup = setup;
  start.round = begins.round;
  start.turn = begins.turn;
  for (const TruePlayer& player : begins.players)
    start.of.push_back({.at = player.at, .hand = cards_of(player.hand), .used = player.used});
  for (PlaceId place = 1; place < begins.piles.size(); ++place)
    start.areas.emplace_back(place, cards_of(begins.piles[place]));
  start.stacks.emplace();
  for (const Gifts& stack : begins.stacks) start.stacks->push_back({.written = true, .gifts = stack});
  for (std::size_t i = 0; i < parcel_count; ++i) {
    session.due[i] = due_under(agreed, i);
    start.under[i] = {.written = true, .sent = begins.sent[i]};
    if (!begins.sent[i]) start.under[i].gifts = begins.under[i];
  }
  start.city = Cards{.unknown = static_cast<int>(begins.piles[city].size())};
  start.discard = cards_of(begins.discard);
  start.gifts = static_cast<int>(begins.deck.size());
  return begin(session, agreed.options);
}

KnownPosition position_of(const Position& state, Dice& mixes) {
  const Box& box = *state.box;
  KnownPosition now{.round = std::max(1, state.turns.rounds.min),
                    .turn = state.turn.open ? state.turn.seat : state.turns.next};
  for (KindId kind = 0; kind < box.ingredients.size(); ++kind)
    now.discard.insert(now.discard.end(), static_cast<std::size_t>(*box.ingredients[kind].copies), kind);
  const auto lie = [&](const Pile& pile) {
    for (const KindId card : pile.known) take_out(now.discard, card);
    return pile.known;
  };
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.of[seat];
    now.players.push_back({player.figure, player.at, lie(player.hand), player.used == Sure::yes});
  }
  for (const Pile& pile : state.board.piles) now.piles.push_back(lie(pile));
  Kinds thrown = lie(state.board.discard);
  shuffle(now.discard, mixes);  // what is left of the box is what nobody has seen
  now.piles[city].insert(now.piles[city].end(), now.discard.begin(), now.discard.end());
  now.discard = std::move(thrown);
  for (GiftId gift = 0; gift < box.gifts.size(); ++gift)
    if (may_turn_up(state, gift)) now.deck.push_back(gift);
  shuffle(now.deck, mixes);
  now.deck.resize(std::min(now.deck.size(), static_cast<std::size_t>(state.gifts.layouts.deck().max)));
  const Layout layout = state.gifts.layouts.first();
  for (std::size_t i = 0; i < now.stacks.size(); ++i) now.stacks[i] = layout.stacks[i].gifts;
  for (std::size_t i = 0; i < parcel_count; ++i) {
    now.under[i] = state.gifts.parcels[i].gifts;
    now.sent[i] = state.gifts.parcels[i].sent == Sure::yes;
  }
  for (const HelperState& helper : state.board.helpers) {
    const auto stands = static_cast<PlaceId>(std::countr_zero(helper.at));
    now.helpers.push_back({helper.figure, helper.used != no_ply ? helper.used_at : stands});
  }
  return now;
}

}  // namespace elfref::testing::workshop
