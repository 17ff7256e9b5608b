#include "elfref/core/asking/count.h"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/place_in_record.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/early_win.h"
#include "elfref/elfenland/table/turns.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// docs/counts.md says what one play is, when the turn moves on, and what ends a line.

namespace elfref::elfenland {
namespace {

constexpr int most_towns = 20;

// ---------------------------------------------------------------- turns

/// A table at which somebody has to play; or nobody has a play left, and the line has ended.
struct Turn {
  Position state;
  std::string_view phase;      ///< phase::plan or phase::travel
  std::optional<Seat> seat{};  ///< whose turn it is; nothing: the line has ended
};

/// Who is the next to travel in this round; nothing: everybody has.
std::optional<Seat> next_traveller(const Position& state) {
  Seat seat = first_of(state.turns.first);
  for (int place = 0; place < state.players; ++place, seat = state.next(seat))
    if (!state.at(seat).travelled) return seat;
  return std::nullopt;
}

/// Goes on to whoever plays next. What nobody chooses happens by itself: phase 5 begins, a journey begins.
void move_on(Turn& turn) {
  Position& state = turn.state;
  turn.seat.reset();
  if (Elfenland<false>::closed(state)) return;
  if (turn.phase == phase::plan && !state.turns.phase_over) {
    turn.seat = first_of(state.turns.turn);
    return;
  }
  if (turn.phase == phase::plan) {
    turn.phase = phase::travel;
    apply(state, BeginTravel{.complete = true});
  }
  if (state.turns.traveller < max_seats) {
    turn.seat = Seat{state.turns.traveller};
  } else if (const auto next = next_traveller(state)) {
    apply(state, BeginJourney{.seat = *next});
    turn.seat = next;
  }
}

/// The table after a play.
Turn after(const Turn& turn, const Action& play) {
  Turn next = turn;
  apply(next.state, play);
  move_on(next);
  return next;
}

/// Every play of whoever has the turn. The end of a journey is one, whatever is thrown away with it.
std::vector<LegalPlay> plays_of(const Turn& turn) {
  if (turn.phase == phase::plan) return legal_plays(turn.state, turn.phase, *turn.seat);
  std::vector<LegalPlay> plays;
  for (const NextTown& next : next_towns(turn.state, *turn.seat)) {
    plays.insert(plays.end(), next.prices.begin(), next.prices.end());
    for (const NextTown::Caravan& caravan : next.caravans) {
      const auto each = caravans_of(turn.state, next, caravan.cards);
      plays.insert(plays.end(), each.begin(), each.end());
    }
  }
  plays.push_back({EndJourney{.seat = *turn.seat}});
  return plays;
}

/// The play with which whoever has the turn does nothing more.
Action shortest_play(const Turn& turn) {
  if (turn.phase == phase::plan) return Pass{.seat = *turn.seat};
  return EndJourney{.seat = *turn.seat};
}

/// Whether nobody has a play left after this one.
bool ends_the_line(const Turn& turn, const Action& play) {
  if (turn.phase == phase::plan) return false;
  const bool wins = std::holds_alternative<Step>(play) && ends_at_once(turn.state) &&
                    turn.state.at(*turn.seat).towns_max >= most_towns - 1;
  return (wins || std::holds_alternative<EndJourney>(play)) && !after(turn, play).seat;
}

// ---------------------------------------------------------------- what has to be written down

/// Whether it is known which counters are left in front of a player. How they lie makes no difference.
bool counters_known(const Holding& holding) {
  if (holding.lax) return false;
  const std::span counters(holding.counters.data(), holding.counter_count);
  const std::span uses(holding.uses.data(), holding.use_count);
  if (!std::ranges::all_of(counters, &Holding::Counter::certain)) return false;
  const auto told = [](const auto& one) { return one.kind.has_value(); };
  return counters.size() == uses.size() || (std::ranges::all_of(counters, told) && std::ranges::all_of(uses, told));
}

/// What nobody wrote down, and whoever has the turn would have to know to play.
class Missing {
 public:
  [[nodiscard]] bool none() const { return found_.empty(); }
  [[nodiscard]] Message in_words() const { return list(Joint::and_, found_); }

  void note(const Turn& turn) { turn.phase == phase::plan ? note_plan(turn) : note_travel(turn); }

  /// The same of everybody who has the turn before so many plays are made, if nobody does anything.
  void note_all(Turn turn, int plays) {
    for (; plays > 0 && turn.seat; --plays) {
      note(turn);
      turn = after(turn, shortest_play(turn));
    }
  }

 private:
  void add(Message what) {
    if (std::ranges::find(found_, what) == found_.end()) found_.push_back(std::move(what));
  }

  void note_plan(const Turn& turn) {
    const Position& state = turn.state;
    const PlayerState& player = state.at(*turn.seat);
    if (state.unrecorded.roads_unknown) add(msg::what_lies_on_roads());
    if (!counters_known(player.holding)) add(msg::counters_of_player({.player = *turn.seat}));
    const bool place = std::ranges::any_of(state.roads.road,
                                           [](const RoadState& road) { return road.occupied && road.obstacles == 0; });
    if (place && player.obstacle == Obstacle::unknown) add(msg::whether_obstacle_used({.player = *turn.seat}));
  }

  void note_travel(const Turn& turn) {
    const Position& state = turn.state;
    const PlayerState& player = state.at(*turn.seat);
    if (!player.hand.exact()) add(msg::hand_of_player({.player = *turn.seat}));
    if (player.hand.max == 0) return;
    if (player.at.size() != 1) {
      add(msg::where_boot_stands({.player = *turn.seat}));
    } else {
      note_roads(state, player.at.first());
    }
    const bool told = player.towns_min == player.towns_max && player.open.empty();
    if (ends_at_once(state) && player.towns_max >= most_towns - 1 && !told)
      add(msg::which_towns_visited({.player = *turn.seat}));
  }

  void note_roads(const Position& state, TownId boot) {
    if (state.unrecorded.roads_unknown) return add(msg::what_lies_on_roads());
    for (std::uint8_t index = 0; index < road_count; ++index) {
      const Way& road = way({index});
      const bool unknown = state.roads.road[index].occupied && !state.roads.road[index].counter;
      if (unknown && (road.a == boot || road.b == boot))
        add(msg::which_counter_lies_on({.road = as_road(road.a, road.b)}));
    }
  }

  std::vector<Message> found_;
};

// ---------------------------------------------------------------- counting

/// Follows every sequence. The longest are not played to their last play: what could be that one is only counted.
class Counting {
 public:
  Counting(const Session& session, int depth)
      : session_(session), of_length_(static_cast<std::size_t>(depth)) {}

  void run(const Turn& from) {
    missing_.note_all(from, depth());
    if (missing_.none()) go_on(from, 0);
  }

  /// Why nothing was counted; empty where it was.
  [[nodiscard]] Message complaint() const {
    if (missing_.none() && open_.empty()) return {};
    return msg::count_depends_on({.plays = quantity(depth(), noun::play), .unrecorded = unrecorded()});
  }
  [[nodiscard]] std::vector<Count::OfLength> of_length() { return std::move(of_length_); }
  [[nodiscard]] std::vector<Count::Beginning> beginnings() { return std::move(beginnings_); }

 private:
  [[nodiscard]] int depth() const { return static_cast<int>(of_length_.size()); }
  [[nodiscard]] Message unrecorded() const {
    return missing_.none() ? msg::whether_legal({.play = open_}) : missing_.in_words();
  }

  /// What goes on from a turn before which so many plays were made.
  void go_on(const Turn& turn, int made) {
    if (!given_up_) look(turn, made);
    if (given_up_) return;
    const std::vector<LegalPlay> plays = plays_of(turn);
    Count::OfLength& here = of_length_[static_cast<std::size_t>(made)];
    here.sequences += plays.size();
    for (const LegalPlay& play : plays) {
      if (!play.certain) give_up(play.play);
      if (given_up_) return;
      const std::uint64_t before = of_length_.back().sequences;
      if (made + 1 == depth()) {
        here.ended += ends_the_line(turn, play.play) ? 1 : 0;
      } else if (const Turn next = after(turn, play.play); next.seat) {
        go_on(next, made + 1);
      } else {
        ++here.ended;
      }
      if (made == 0) beginnings_.push_back({words(play.play), depth() == 1 ? 1 : of_length_.back().sequences - before});
    }
  }

  void look(const Turn& turn, int made) {
    missing_.note(turn);
    if (missing_.none()) return;
    given_up_ = true;
    missing_.note_all(turn, depth() - made);
  }

  void give_up(const Action& play) {
    given_up_ = true;
    open_ = words(play);
  }

  [[nodiscard]] Message words(const Action& play) const {
    if (std::holds_alternative<EndJourney>(play)) return msg::journey_ends();
    return alone(verbatim(written_without_player(play, session_.players)));
  }

  const Session& session_;
  Missing missing_;
  std::vector<Count::OfLength> of_length_;
  std::vector<Count::Beginning> beginnings_;
  Message open_;  ///< a play of which nobody knows whether it is legal; or empty
  bool given_up_ = false;
};

// ---------------------------------------------------------------- where it begins

/// A hand of as many cards as are known of it is known.
void settle(Hand& hand) {
  if (Pieces{.of = hand.lower}.known() != hand.max) return;
  hand.upper = hand.lower;
  hand.min = hand.max;
}

/// Whose planning turn it is. Where passes were not recorded, whoever is passed over by the play that is written there
/// has passed.
void find_planner(Position& state, std::optional<Seat> written) {
  for (int passed = 0;
       written && !state.turns.strict && passed < state.players && first_of(state.turns.turn) != *written; ++passed)
    apply(state, Pass{.seat = first_of(state.turns.turn)});
  const Seats may = may_play(state);
  state.turns.turn = written && (may & bit(*written)) != 0 ? bit(*written) : bit(first_of(may));
}

/// The turn at a place; whatever was out of turn before is over and done with.
Turn turn_at(const PlaceInRecord& there) {
  Turn turn{.state = there.state, .phase = there.phase};
  Position& state = turn.state;
  for (std::size_t seat = 0; seat < state.players; ++seat) settle(state.player[seat].hand);
  if (there.phase == phase::plan && !state.turns.phase_over) find_planner(state, there.written);
  state.turns.skipped = state.turns.ahead = state.turns.starters = 0;
  state.turns.misplaced = 0;
  state.turns.strict = true;
  move_on(turn);
  return turn;
}

/// Why nothing can be counted at a place; or empty.
Message refusal(const PlaceInRecord& there) {
  if (there.over) return msg::ended_there();
  if (there.phase != phase::plan && there.phase != phase::travel)
    return msg::not_counted_from(
        {.phase = there.phase == phase::setup ? msg::beginning_of_game() : phase_in_words(there.phase)});
  if (std::popcount(there.state.turns.first) != 1 || there.state.turns.turn == 0) return msg::first_not_recorded();
  return {};
}

}  // namespace

Count count(const Record& record, const Overrides& overrides, const CountRequest& request) {
  Count count;
  const std::optional<Session> session = session_with_places(record, overrides, count.from);
  count.complaint = std::exchange(count.from.complaint, {});
  if (!session) return count;
  const PlaceInRecord there(*session, request.from);
  count.complaint = refusal(there);
  if (!count.complaint.empty()) return count;
  const Turn from = turn_at(there);
  count.from.round = from.state.round;
  count.from.phase = from.phase;
  count.from.phase_in_words = phase_in_words(from.phase);
  count.from.seat = from.seat;
  if (!from.seat) {
    count.complaint = msg::no_play_left();
    return count;
  }
  Counting counting(*session, std::max(1, request.depth));
  counting.run(from);
  count.complaint = counting.complaint();
  if (!count.complaint.empty()) return count;
  count.of_length = counting.of_length();
  if (request.divide) count.beginnings = counting.beginnings();
  return count;
}

}  // namespace elfref::elfenland
