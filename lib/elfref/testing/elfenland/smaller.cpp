#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/testing/elfenland.h"

// Parts of a game that begin in the middle of its travels.

namespace elfref::testing {
namespace {

using namespace elfenland;

/// A part of the travels of one round: steps of some players.
struct Part {
  std::size_t begin = 0;  ///< the first play
  std::size_t end = 0;    ///< one past the last
  Seats players = 0;      ///< those who sit at the table
};

/// The journeys of a game: from their beginning to one past their end.
std::vector<Part> journeys_of(const PlayedGame& game) {
  std::vector<Part> journeys;
  for (std::size_t at = 0; at < game.plays.size(); ++at) {
    const auto* begins = std::get_if<BeginJourney>(&game.plays[at]);
    if (begins != nullptr) journeys.push_back({at, at, bit(begins->seat)});
    if (!journeys.empty() && is_any<Step, EndJourney, BeginJourney>(game.plays[at])) journeys.back().end = at + 1;
  }
  return journeys;
}

/// All seats of a game.
Seats all_of(const PlayedGame& game) {
  return static_cast<Seats>((1u << game.session.players.size()) - 1u);
}

/// Makes smaller games of one game.
class Cutting {
 public:
  explicit Cutting(const PlayedGame& game) : game_(game), journeys_(journeys_of(game)) {}

  std::vector<PlayedGame> all() {
    if (!game_.breach.rule.empty()) return {};
    rounds();
    players();
    journeys();
    steps();
    return std::move(found_);
  }

 private:
  /// The travels of each round alone.
  void rounds() {
    std::vector<Part> rounds;
    for (const Part& journey : journeys_) {
      const bool goes_on = !rounds.empty() && std::none_of(at(rounds.back().end), at(journey.begin),
                                                           [](const Action& play) { return is_any<BeginRound>(play); });
      if (!goes_on) rounds.push_back({journey.begin, journey.end, all_of(game_)});
      rounds.back().end = journey.end;
    }
    if (game_.cut && rounds.size() == 1) return;
    for (const Part& round : rounds) add(round);
  }

  /// Without one of the players.
  void players() {
    if (!game_.cut || game_.session.players.size() <= 2) return;
    for (std::uint8_t seat = 0; seat < game_.session.players.size(); ++seat)
      add({0, game_.plays.size(), static_cast<Seats>(all_of(game_) & ~bit(Seat{seat}))});
  }

  /// One journey alone.
  void journeys() {
    if (!game_.cut || journeys_.size() < 2) return;
    for (const Part& journey : journeys_) add({journey.begin, journey.end, all_of(game_)});
  }

  /// One journey without its first or its last steps.
  void steps() {
    if (!game_.cut || journeys_.size() != 1) return;
    const Part& journey = journeys_.front();
    std::vector<std::size_t> steps;
    for (std::size_t play = journey.begin; play < journey.end; ++play)
      if (is_any<Step>(game_.plays[play])) steps.push_back(play);
    for (std::size_t half = steps.size() / 2; half > 0; half /= 2) {
      add({steps[half], journey.end, all_of(game_)});
      add({journey.begin, steps[steps.size() - half], all_of(game_)});
    }
  }

  [[nodiscard]] std::vector<Action>::const_iterator at(std::size_t play) const {
    return game_.plays.begin() + static_cast<std::ptrdiff_t>(play);
  }

  /// Adds a part, if it is a smaller game and all of it is legal.
  void add(const Part& part) {
    const auto first = std::find_if(at(part.begin), at(part.end), [&](const Action& play) {
      const auto seat = player_of(play);
      return is_any<BeginJourney, Step>(play) && seat && (part.players & bit(*seat)) != 0;
    });
    if (first == at(part.end)) return;
    const auto begin = static_cast<std::size_t>(first - game_.plays.begin());
    Position state = elfenland::begin(game_.session, game_.options, listed_seating());
    for (std::size_t play = 0; play < begin; ++play) make(state, game_.plays[play]);
    const auto known = known_position_of(state);
    if (!known) return;
    PlayedGame made = begun(*known, part.players, *player_of(*first));
    for (std::size_t play = begin; play < part.end; ++play) put(made, game_.plays[play], part.players);
    const bool less = !game_.cut || made.plays.size() < game_.plays.size();
    if (less && plays_of(made) > 0 && is_legal(made)) found_.push_back(std::move(made));
  }

  static void make(Position& state, Action play) {
    resolve(state, play);
    elfenland::apply(state, play);
  }

  /// Whether every play is legal; notes the towns that were reached.
  static bool is_legal(PlayedGame& game) {
    Position state = elfenland::begin(game.session, game.options, listed_seating());
    for (Action play : game.plays) {
      resolve(state, play);
      if (breaks_a_rule(state, play)) return false;
      elfenland::apply(state, play);
    }
    for (std::size_t seat = 0; seat < game.session.players.size(); ++seat)
      game.towns[seat] = state.player[seat].collected;
    return true;
  }

  /// A game that begins with the position of these players, of whom one travels first.
  [[nodiscard]] PlayedGame begun(const KnownPosition& known, Seats players, Seat first) const {
    PlayedGame made;
    made.session = game_.session;
    made.options = game_.options;
    made.agreed = game_.agreed;
    made.cut = true;
    Session& session = made.session;
    session.players.clear();
    session.start = {};
    session.start.round = known.round;
    session.start.phase = phase::travel;
    session.start.written = session.start.roads_written = true;
    session.start.first = seat_in(players, first);
    std::vector<Action> told;
    for (const Seat seat : seats_of(players)) {
      session.players.push_back(game_.session.players[seat.value]);
      session.start.players.push_back(told_of(known.at(seat)));
      TakeSeat take{.seat = seat_in(players, seat)};
      take.town = known.at(seat).town;
      told.emplace_back(take);
    }
    made.plays.emplace_back(BeginGame{.players = static_cast<std::uint8_t>(session.players.size())});
    made.plays.insert(made.plays.end(), told.begin(), told.end());
    for (const Seat seat : seats_of(players))
      made.plays.emplace_back(StartPlayer{seat_in(players, seat), phase::travel});
    for (std::uint8_t id = 0; id < road_count; ++id)
      if (const KnownRoad road = known.lies(WayId{id}); road.occupied)
        made.plays.emplace_back(StartRoad{
            .link = {way(WayId{id}).a, way(WayId{id}).b}, .counter = *road.counter, .obstacle = road.obstacles > 0});
    made.plays.emplace_back(BeginRound{.number = known.round});
    made.plays.emplace_back(BeginTravel{.complete = true});
    return made;
  }

  /// What `start` has of a player: where the boot is, the towns and the cards. Counters are used up.
  static Start::Player told_of(const KnownPlayer& player) {
    Start::Player told;
    told.at = player.at;
    told.towns = static_cast<std::uint8_t>(player.towns.size());
    told.towns_listed = true;
    told.named = player.towns;
    told.hand = Pieces{};
    by_kind::store(player.hand.of, told.hand->of);
    told.counters = FacedCounters{};
    told.obstacle_used = player.obstacle != Obstacle::available;
    return told;
  }

  /// Adds a play, if its player is one of these. A journey begins before its first step.
  static void put(PlayedGame& made, const Action& play, Seats players) {
    const auto seat = player_of(play);
    if (!seat || (players & bit(*seat)) == 0 || !is_any<BeginJourney, Step, EndJourney>(play)) return;
    const Seat now = seat_in(players, *seat);
    const bool begun = std::ranges::any_of(
        made.plays, [now](const Action& other) { return is_any<BeginJourney>(other) && player_of(other) == now; });
    if (!begun) made.plays.emplace_back(BeginJourney{.seat = now});
    if (is_any<BeginJourney>(play)) return;
    Action moved = play;
    std::visit(
        [now](auto& one) {
          if constexpr (requires { one.seat = now; }) one.seat = now;
        },
        moved);
    made.plays.push_back(std::move(moved));
  }

  /// The seat of a player among these.
  static Seat seat_in(Seats players, Seat seat) {
    return {static_cast<std::uint8_t>(std::popcount(static_cast<unsigned>(players) & ((1u << seat.value) - 1u)))};
  }

  const PlayedGame& game_;
  std::vector<Part> journeys_;
  std::vector<PlayedGame> found_;
};

}  // namespace

std::vector<PlayedGame> smaller(const PlayedGame& game) {
  std::vector<PlayedGame> found = Cutting(game).all();
  if (game.cut) return found;
  for (const Agreement& agreed : simpler(game.agreed)) found.push_back(play_game(agreed));
  return found;
}

}  // namespace elfref::testing
