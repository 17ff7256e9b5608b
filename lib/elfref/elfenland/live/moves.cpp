#include "elfref/elfenland/live/moves.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace elfref::elfenland {
namespace {

/// The pieces of a play that are drawn, one after the other; null where it has none.
const Pieces* drawn_in(const Action& play) {
  if (const auto* show = std::get_if<ShowRow>(&play)) return &show->row;
  if (const auto* deal = std::get_if<Deal>(&play)) return &deal->cards;
  const auto* draw = std::get_if<Draw>(&play);
  return draw != nullptr ? &draw->counters : nullptr;
}
Pieces* drawn_in(Action& play) {
  return const_cast<Pieces*>(drawn_in(std::as_const(play)));
}

/// A pick as it is chosen: without what turns up.
Pick chosen(const Pick& pick) {
  Pick open = pick;
  if (pick.blind) open.kind.reset();
  open.turned.reset();
  return open;
}

template <class Each>
void for_pieces(const Pieces& pieces, const Each& each) {
  for (std::size_t kind = 0; kind < pieces.of.size(); ++kind)
    for (int number = pieces.of[kind]; number > 0; --number) each(Transport(kind));
}

}  // namespace

std::vector<GameMoves::Play> GameMoves::proposed(const Game& game, PlayKinds kinds) {
  std::vector<Play> plays;
  if (game.is_over()) return plays;
  if (game.is_chance()) {
    plays.push_back({game.waits_for()});
  } else {
    for (Action& play : game.legal_plays()) plays.push_back({std::move(play)});
  }
  std::erase_if(plays, [&](const Play& one) { return !has_kind(kinds, one.play); });
  return plays;
}

std::vector<Chance> GameMoves::chances(const Game& game, const Action& play) {
  Counts pile{};
  if (const Pieces* pieces = drawn_in(play)) {
    if (pieces->unknown == 0) return {};
    Game after = game;
    for_pieces(*pieces, [&](Transport kind) { after.draw(kind); });
    pile = after.chances();
  } else if (const auto* pick = std::get_if<Pick>(&play)) {
    if (pick->blind ? pick->kind.has_value() : pick->turned.has_value()) return {};
    pile = game.chances();
  }
  std::vector<Chance> found;
  for (std::size_t kind = 0; kind < pile.size(); ++kind)
    if (pile[kind] > 0) found.push_back({static_cast<std::uint16_t>(kind), pile[kind]});
  return found;
}

void GameMoves::turn_up(const Game&, Action& play, std::uint16_t piece) {
  if (Pieces* pieces = drawn_in(play)) {
    --pieces->unknown;
    ++pieces->of[piece];
  } else if (auto* pick = std::get_if<Pick>(&play)) {
    (pick->blind ? pick->kind : pick->turned) = Transport(piece);
  }
}

bool GameMoves::ask(const Game& game, Play& proposed) {
  const auto* pick = std::get_if<Pick>(&proposed.play);
  if (game.is_chance()) return pick != nullptr || drawn_in(proposed.play) != nullptr;
  Game after = game;
  return after.play(pick == nullptr ? proposed.play : Action(chosen(*pick)));
}

void GameMoves::play(Game& game, const Action& play) {
  if (const Pieces* pieces = drawn_in(play)) {
    for_pieces(*pieces, [&](Transport kind) { game.draw(kind); });
  } else if (const auto* pick = std::get_if<Pick>(&play)) {
    if (!game.is_chance()) game.play(chosen(*pick));
    game.draw(pick->blind ? *pick->kind : *pick->turned);
  } else {
    game.play(play);
  }
}

}  // namespace elfref::elfenland
