#include "elfref/testing/master_elf/breaker_parts.h"

namespace elfref::testing::workshop::breaking {
namespace {

/// The head alone, with something wrong in a line of it.
bool wrong_head(Played& game, std::string line) {
  game.plays.clear();
  game.result = std::nullopt;
  game.breach.line = std::move(line);
  return true;
}

Figure nobodys(const Played& game, Dice& dice) {
  std::vector<Figure> free;
  for (const Figure figure : {Figure::kitten, Figure::fox, Figure::saucer, Figure::yeti})
    if (!game.agreed.is_played(figure) && !game.agreed.helps(figure)) free.push_back(figure);
  return any_of(free, dice);
}

bool by_day(Played& game, Dice&) {
  game.day = true;
  return wrong_head(game, "side:");
}

void with_some_character(Agreement& agreed, Dice& dice) {
  const int players = 3 + dice.below(2);
  const Figure one = any_of(std::array<Figure, 4>{Figure::kitten, Figure::fox, Figure::saucer, Figure::yeti}, dice);
  let_play(agreed, {one}, players, dice);
  agreed.options[Option::inhabitants] = 0;
}
void with_characters_from_the_setup(Agreement& agreed, Dice& dice) {
  with_some_character(agreed, dice);
  from_the_setup(agreed, dice);
}

bool helped_and_played(Played& game, Dice& dice) {
  const Figure first = nobodys(game, dice);
  Figure second = first;
  while (second == first) second = nobodys(game, dice);
  game.start.helpers = {{.figure = first, .at = 1}, {.figure = second, .at = 2}};
  return wrong_head(game, "helpers:");
}

void with_helpers(Agreement& agreed, Dice& dice) {
  with_helper<Figure::kitten>(agreed, dice);
  from_the_setup(agreed, dice);
}

bool three_helpers(Played& game, Dice& dice) {
  game.start.helpers.push_back({.figure = nobodys(game, dice)});
  Helper& third = game.start.helpers.back();
  third.at = 1;
  while (third.at == game.start.helpers[0].at || third.at == game.start.helpers[1].at) ++third.at;
  return wrong_head(game, "helpers:");
}

bool helpers_together(Played& game, Dice& dice) {
  auto& helpers = game.start.helpers;
  helpers[1].at = dice.chance(50) ? helpers[0].at : city;
  return wrong_head(game, "helpers:");
}

bool figure_twice(Played& game, Dice& dice) {
  std::vector<TruePlayer*> elves;
  Figure played = Figure::elf;
  for (TruePlayer& player : game.start.players) {
    if (player.figure != Figure::elf) played = player.figure;
    if (player.figure == Figure::elf) elves.push_back(&player);
  }
  TruePlayer& other = *any_of(elves, dice);
  other.figure = played;
  other.at = 1;
  return wrong_head(game, "players:");
}

bool begins_in_the_city(Played& game, Dice&) {
  for (TruePlayer& player : game.start.players)
    if (player.figure != Figure::elf) player.at = city;
  return wrong_head(game, "players:");
}

/// Another gift of the deck below a parcel at the setup.
template <class Asked>
bool wrong_gift(Played& game, Parcel parcel, const Asked& asked) {
  const Box& box = trial_box();
  const auto index = static_cast<std::size_t>(parcel);
  const auto found = std::ranges::find_if(game.start.deck, [&](GiftId id) { return asked(box.gifts[id]); });
  if (found == game.start.deck.end()) return false;
  game.start.under[index] = {*found};
  return wrong_head(game, "    " + std::string(parcel_names[index]) + ":");
}

/// Whether a gift shares no set with those below the other parcels.
bool is_apart(const Played& game, Parcel parcel, const Gift& gift) {
  for (std::size_t other = 0; other < parcel_count; ++other)
    for (const GiftId id : game.start.under[other])
      for (const std::string& set : trial_box().gifts[id].sets)
        if (other != static_cast<std::size_t>(parcel) && is_in(gift.sets, set)) return false;
  return true;
}

bool of_one_set(Played& game, Dice& dice) {
  if (dice.chance(30)) {
    game.start.under[2].push_back(game.start.deck.front());
    return wrong_head(game, "    elves:");
  }
  const auto& sets = trial_box().gifts[game.start.under[0].front()].sets;
  return wrong_gift(game, Parcel::ingredients, [&](const Gift& gift) { return gift.sets == sets; });
}

bool unfit_to_begin(Played& game, Dice& dice) {
  const Parcel parcel = dice.chance(50) ? Parcel::colour : Parcel::elves;
  return wrong_gift(game, parcel, [&](const Gift& gift) {
    return (parcel == Parcel::colour ? gift.rainbow() : !gift.elf) && is_apart(game, parcel, gift);
  });
}

bool stack_of_two(Played& game, Dice& dice) {
  const auto stack = static_cast<std::size_t>(dice.below(stack_count));
  game.start.stacks[stack].push_back(game.start.deck.front());
  return wrong_head(game, "  stacks:");
}

bool two_cards(Played& game, Dice& dice) {
  KnownPosition& start = game.start;
  const KindId card = start.piles[city].back();
  if (dice.chance(50)) {
    const auto seat = static_cast<std::size_t>(dice.below(static_cast<int>(start.players.size())));
    start.players[seat].hand.push_back(card);
    return wrong_head(game, "    " + std::string(game.names[seat]) + ":");
  }
  const auto place = static_cast<std::size_t>(1 + dice.below(static_cast<int>(start.piles.size()) - 1));
  start.piles[place].push_back(card);
  return !game.agreed.russian && wrong_head(game, "    " + trial_box().places[place].name + ":");
}

bool wrong_outcome(Played& game, Dice&) {
  if (!game.result || game.result->outcome == Outcome::open) return false;
  Outcome& outcome = game.result->outcome;
  outcome = outcome == Outcome::won ? Outcome::lost : Outcome::won;
  game.breach.line = game.result->outcome_alone ? "result:" : "  outcome:";
  game.breach.claim = true;
  return true;
}

bool wrong_figure(Played& game, Dice& dice) {
  if (!game.result || game.result->outcome_alone) return false;
  game.breach.claim = true;
  const auto seat = static_cast<std::size_t>(dice.below(static_cast<int>(game.names.size())));
  if (dice.chance(50) && game.result->of[seat]) {
    TruePlayer& player = game.end.players[seat];
    if (dice.chance(50)) {
      player.used = !player.used;
    } else {
      player.hand.push_back(0);
    }
    game.breach.line = "  " + std::string(game.names[seat]) + ":";
    return true;
  }
  if (dice.chance(50)) {
    game.breach.line = "  rounds:";
    ++game.result->rounds;
    return true;
  }
  game.breach.line = "  gifts:";
  game.end.deck.push_back(0);
  return true;
}

void play_to_the_end(Agreement& agreed, Dice& dice) {
  near_the_end(agreed, dice);
  agreed.turns = 400;
}

constexpr Breaker of_the_setup[] = {
    {.rule = "night-side", .game = by_day},
    {.rule = "one-use-of-inhabitants", .prepare = with_some_character, .game = helped_and_played},
    {.rule = "two-helpers", .prepare = with_helpers, .game = three_helpers},
    {.rule = "helpers-start-apart", .prepare = with_helpers, .game = helpers_together},
    {.rule = "two-elves-at-least", .prepare = with_some_character, .game = figure_twice},
    {.rule = "characters-start", .prepare = with_characters_from_the_setup, .game = begins_in_the_city},
    {.rule = "start-gifts-differ", .prepare = from_the_setup, .game = of_one_set},
    {.rule = "start-gift-fits", .prepare = from_the_setup, .game = unfit_to_begin},
    {.rule = "three-stacks", .prepare = from_the_setup, .game = stack_of_two},
    {.rule = "start-cards", .prepare = from_the_setup, .game = two_cards},
    {.rule = "outcome-as-claimed", .prepare = play_to_the_end, .game = wrong_outcome},
    {.rule = "table-as-claimed", .game = wrong_figure},
};

}  // namespace

std::span<const Breaker> breakers_of_the_setup() {
  return of_the_setup;
}

}  // namespace elfref::testing::workshop::breaking
