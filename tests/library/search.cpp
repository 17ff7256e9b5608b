// Anna goes to new towns as long as she can, the others throw dice: how often does she win?
#include <elfref/elfenland/live/game.h>

#include <iostream>
#include <random>
#include <variant>
#include <vector>

using namespace elfref::elfenland;

std::mt19937 dice(1998);

/// The value of a play: 100 for each town of the player after it, and 1 for each card. `game` is a copy.
int worth(Game game, const Action& play) {
  const elfref::Seat player = game.to_play();
  game.play(play);
  const KnownPlayer& then = game.table().at(player);
  return 100 * then.towns.size() + then.hand.size().min;
}

Action best_of(const Game& game, const std::vector<Action>& plays) {
  const Action* best = &plays.back();  // the journey ends
  int most = 0;
  for (const Action& play : plays) {
    const int found = worth(game, play);
    if (found > most) best = &play;
    if (found > most) most = found;
  }
  return *best;
}

int main() {
  constexpr int games = 40;
  double won = 0;
  for (int i = 0; i < games; ++i) {
    Game game(3, edition("rio-grande-1998").options);
    std::vector<Action> plays;
    while (!game.is_over()) {
      if (game.is_chance()) {
        game.draw_any(dice);
        continue;
      }
      game.legal_plays(plays);
      const bool anna = game.to_play().value == 0 && game.phase() == phase::travel;
      if (!game.play(anna ? best_of(game, plays) : plays[dice() % plays.size()])) return 1;
    }
    won += game.returns()[0];
  }
  std::cout << "Anna wins " << won << " of " << games << " games\n";
}
