#include <algorithm>
#include <array>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/testing/elfenland.h"
#include "elfref/testing/elfenland/box.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

bool is_counted(const Action& play) {
  const auto* end = std::get_if<EndJourney>(&play);
  return std::holds_alternative<Pick>(play) || std::holds_alternative<PlaceCounter>(play) ||
         std::holds_alternative<PlaceObstacle>(play) || std::holds_alternative<Pass>(play) ||
         std::holds_alternative<Step>(play) || (end != nullptr && end->written);
}

/// The same without an end of its own.
Agreement played_out(Agreement agreed) {
  agreed.stop_after = 0;
  return agreed;
}

/// The place of a phase among all phases of a game.
int place_of(const Agreement& agreed) {
  const auto phase = std::ranges::find(phases, agreed.first_phase) - phases.begin();
  return agreed.first_round * 5 + static_cast<int>(phase);
}

/// The same game written down from a later phase on, as far as before; nothing where it does not come so far.
std::optional<Agreement> begun_later(const Agreement& agreed, int place, int plays) {
  Agreement later = played_out(agreed);
  later.first_round = place / 5;
  later.first_phase = phases[static_cast<std::size_t>(place % 5)];
  const PlayedGame game = play_game(later);
  if (game.agreed != later) return std::nullopt;  // the game was won before
  const int left_out = plays_of(play_game(played_out(agreed))) - plays_of(game);
  if (left_out <= 0 && place % 5 > 2) return std::nullopt;
  if (left_out >= plays) return std::nullopt;
  if (agreed.stop_after != 0) later.stop_after = agreed.stop_after - left_out;
  return later;
}

}  // namespace

int plays_of(const PlayedGame& game) {
  return static_cast<int>(std::ranges::count_if(game.plays, is_counted));
}

namespace {

/// Other games, at simpler tables, from beginning to end.
void add_simpler_tables(const Agreement& agreed, std::vector<Agreement>& found) {
  constexpr std::uint64_t games_each = 4;
  Agreement whole = played_out(agreed);
  if (!whole.ahead) {
    whole.first_round = 1;
    whole.first_phase = phase::deal;
  }
  for (std::uint64_t more = 0; more < games_each; ++more, ++whole.attempt)
    for (int players = 2; players < agreed.players; ++players) {
      found.push_back(whole);
      found.back().players = players;
    }
  whole.attempt = agreed.attempt;
  const EditionInfo& plain = edition("italian");
  if (agreed.edition != plain.name || agreed.options != plain.options) {
    Agreement& printed = found.emplace_back(whole);
    printed.edition = plain.name;
    printed.options = plain.options;
    printed.options_set = 0;
    printed.towns_written = false;
  }
  if (agreed.ahead) {
    Agreement& begun = found.emplace_back(whole);
    begun.ahead = false;
    begun.first_round = 1;
    begun.first_phase = phase::deal;
  }
}

}  // namespace

std::vector<Agreement> simpler(const Agreement& agreed) {
  std::vector<Agreement> found;
  add_simpler_tables(agreed, found);
  // Less of the same game: its end first, by halves, then its beginning.
  const int plays = plays_of(play_game(agreed));
  for (int less = plays; less > 0; less /= 2) {
    Agreement shorter = agreed;
    shorter.stop_after = plays - less;
    if (shorter.stop_after > 0 && shorter.stop_after != agreed.stop_after) found.push_back(shorter);
  }
  const int begun = place_of(agreed);
  for (int place = agreed.options.rounds() * 5 + 4; place > begun && !agreed.ahead; --place)
    if (const auto later = begun_later(agreed, place, plays)) found.push_back(*later);
  return found;
}

ReachedTable table_after(PlayedGame game) {
  Position state = begin(game.session, game.options, listed_seating());
  for (Action& play : game.plays) {
    resolve(state, play);
    elfenland::apply(state, play);
  }
  return {std::move(game), state};
}

NextPlay last_play_of(PlayedGame game) {
  const auto last = std::ranges::find_if(game.plays.rbegin(), game.plays.rend(), is_counted);
  Action play = last != game.plays.rend() ? *last : game.plays.back();
  game.plays.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, game.plays.rend() - last - 1)));
  game.claims.clear();
  ReachedTable before = table_after(std::move(game));
  resolve(before.state, play);
  return {std::move(before), std::move(play)};
}

std::string words_of(const NextPlay& next) {
  return written(next.play, next.before.game.session.players);
}

}  // namespace elfref::testing
