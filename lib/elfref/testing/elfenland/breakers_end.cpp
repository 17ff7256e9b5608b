#include "elfref/testing/elfenland/breaker_parts.h"

namespace elfref::testing::breaking {
namespace {

using namespace elfenland;

// ---------------------------------------------------------------- the counter that is kept

template <class May>
Broken keep(const Occasion& at, int number, const May& may) {
  const auto* kept = std::get_if<Keep>(&at.play());
  if (kept == nullptr) return std::nullopt;
  std::vector<int> kinds;
  for (int kind = 0; kind < counter_kinds; ++kind)
    for (int n = may(kept->seat, kind); n > 0; --n) kinds.push_back(kind);
  Keep other{.seat = kept->seat, .counters = {}};
  for (int n = 0; n < number; ++n) {
    const auto kind = any(kinds, at.dice);
    if (!kind) return std::nullopt;
    kinds.erase(std::ranges::find(kinds, *kind));
    other.counters.at[other.counters.count++] = {Transport(*kind), Facing::either};
  }
  return other;
}

Broken kept_turned_over(const Occasion& at) {
  Broken other = keep(at, 1, [&](Seat seat, int kind) {
    return at.state.at(seat).holding.known_down[static_cast<std::size_t>(kind)] == 0 ? own(at.state, seat, kind) : 0;
  });
  if (other) std::get<Keep>(*other).counters.at[0].facing = Facing::down;
  return other;
}

// ---------------------------------------------------------------- the end, and what is claimed

bool one_round_more(PlayedGame& game, bool early) {
  if (!game.finished || game.won_early != early) return false;
  const auto rounds =
      std::ranges::count_if(game.plays, [](const Action& play) { return std::holds_alternative<BeginRound>(play); });
  game.breach.play = game.plays.size();
  game.plays.emplace_back(
      BeginRound{.number = static_cast<std::uint8_t>(game.session.start.round + rounds), .recorded = false});
  game.plays.emplace_back(EndRound{});
  return true;
}

bool change_sheet(PlayedGame& game, Dice& dice, bool twice) {
  if (!game.finished || game.won_early) return false;
  std::vector<std::uint8_t> seats;
  for (std::uint8_t seat = 0; seat < game.session.players.size(); ++seat)
    for (const Action& play : game.claims)
      if (const auto* claim = std::get_if<ClaimResult>(&play);
          claim != nullptr && claim->seat == Seat{seat} && claim->key == ClaimResult::Key::at &&
          (twice || TownId{static_cast<std::uint8_t>(claim->value)} != elvenhold))
        seats.push_back(seat);
  const auto seat = any(seats, dice);
  if (!seat) return false;
  game.breach.sheet = Seat{*seat};
  game.breach.twice = twice;
  for (const Action& play : game.claims)
    if (const auto* claim = std::get_if<ClaimResult>(&play);
        !twice && claim != nullptr && claim->seat == Seat{*seat} && claim->key == ClaimResult::Key::at)
      game.towns[*seat].remove(TownId{static_cast<std::uint8_t>(claim->value)});
  return true;
}

bool change_claim(PlayedGame& game, Dice& dice, ClaimResult::Key key) {
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < game.claims.size(); ++i)
    if (const auto* claim = std::get_if<ClaimResult>(&game.claims[i]); claim != nullptr && claim->key == key)
      all.push_back(i);
  const auto index = any(all, dice);
  if (!index) return false;
  auto& claim = std::get<ClaimResult>(game.claims[*index]);
  const bool place = key == ClaimResult::Key::place, at = key == ClaimResult::Key::at;
  const int values = at ? town_count : place ? static_cast<int>(game.session.players.size()) : 20;
  claim.value = (claim.value + 1 + dice.below(values - 1) - (place ? 1 : 0)) % values + (place ? 1 : 0);
  game.breach.claim = *index;
  return true;
}

template <ClaimResult::Key key>
bool refute(PlayedGame& game, Dice& dice) {
  return change_claim(game, dice, key);
}

bool refute_winner(PlayedGame& game, Dice& dice) {
  if (game.claims.empty()) return false;
  auto& claim = std::get<ClaimWinner>(game.claims.front());
  const auto all = static_cast<std::uint16_t>((1u << game.session.players.size()) - 1);
  const std::uint16_t right = claim.seats;
  while (claim.seats == right) claim.seats = static_cast<std::uint16_t>(1 + dice.below(all));
  game.breach.claim = 0;
  return true;
}

void play_out(Agreement& agreed, Dice&) {
  agreed.stop_after = 0;
}

/// Nobody knows what is dealt in a round too many: the cards are shuffled before it, and nothing more hangs on them.
void play_out_and_shuffle(Agreement& agreed, Dice& dice) {
  agreed.stop_after = 0;
  agree_on<Option::reshuffle, static_cast<int>(Reshuffle::every_round)>(agreed, dice);
}

void with_town_cards(Agreement& agreed, Dice&) {
  agreed.stop_after = 0;
  agreed.options[Option::town_cards] = 1;
  agreed.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(Option::town_cards));
  agreed.towns_written = true;
}

void far_ahead(Agreement& agreed, Dice&) {
  agreed.ahead = true;
  agreed.first_round = 3;
  agreed.first_phase = phase::deal;
  agreed.stop_after = 0;
}

using Key = ClaimResult::Key;

// In the order of the rulebook.
constexpr Breaker of_the_end[] = {
    {.rule = "pieces-come-from-towns-visited",
     .prepare = play_out,
     .game = [](PlayedGame& game, Dice& dice) { return change_sheet(game, dice, false); }},
    {.rule = "a-town-counts-once",
     .prepare = play_out,
     .game = [](PlayedGame& game, Dice& dice) { return change_sheet(game, dice, true); }},
    {.rule = "keep-one-counter",
     .play =
         [](const Occasion& at) {
           return keep(at, 2, [&](Seat seat, int kind) { return own(at.state, seat, kind); });
         }},
    {.rule = "keep-an-own-counter",
     .play =
         [](const Occasion& at) {
           return keep(at, 1, [&](Seat seat, int kind) { return own(at.state, seat, kind) == 0 ? 1 : 0; });
         }},
    {.rule = "kept-counter-lies-as-it-lay", .play = kept_turned_over},
    {.rule = "last-round",
     .prepare = play_out_and_shuffle,
     .game = [](PlayedGame& game, Dice&) { return one_round_more(game, false); }},
    {.rule = "early-win",
     .prepare = far_ahead,
     .game = [](PlayedGame& game, Dice&) { return one_round_more(game, true); }},
    {.rule = "claimed-towns", .prepare = play_out, .game = refute<Key::towns>},
    {.rule = "claimed-boot", .prepare = play_out, .game = refute<Key::at>},
    {.rule = "claimed-cards", .prepare = play_out, .game = refute<Key::cards>},
    {.rule = "claimed-winner", .prepare = play_out, .game = refute_winner},
    {.rule = "claimed-place", .prepare = play_out, .game = refute<Key::place>},
    {.rule = "town-cards-differ",
     .prepare = with_town_cards,
     .game =
         [](PlayedGame& game, Dice& dice) {
           const bool again = dice.below(2) == 0;
           return change_seat(game, [&](TakeSeat& take, const TakeSeat& before) {
             take.town = again ? before.town : TownId{8};  // Feodor has no card
             return true;
           });
         }},
    {.rule = "claimed-score", .prepare = with_town_cards, .game = refute<Key::score>},
    {.rule = "claimed-distance", .prepare = with_town_cards, .game = refute<Key::distance>},
};

}  // namespace

std::span<const Breaker> breakers_of_the_end() {
  return of_the_end;
}

}  // namespace elfref::testing::breaking
