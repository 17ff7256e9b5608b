#include "elfref/elfenland/hidden/counters/counter_ledger.h"

#include <algorithm>
#include <array>
#include <bit>
#include <variant>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/hidden/plays_of.h"
#include "elfref/elfenland/hidden/slips.h"
#include "elfref/elfenland/table/turns.h"

namespace elfref::elfenland {
namespace {

using Do = CounterEvent::Do;

constexpr std::uint8_t nobody = 15;               ///< a seat for counters whose owner does not matter
constexpr std::size_t nowhere = ~std::size_t{0};  ///< what lies on the road came from nowhere
constexpr int row_size = 5;
constexpr int picks_each = 3;
constexpr int most_in_front = 5;

Kinds kinds_in(const Pieces& pieces) {
  Kinds kinds = 0;
  for_counters(all_counters, [&](Transport kind) {
    if (pieces.of[static_cast<std::size_t>(kind)] > 0) kinds |= counter_bit(kind);
  });
  return kinds;
}

/// Kinds that a play names.
Kinds named_by(const Session& session, std::uint32_t ply) {
  const Action& action = session.plays[ply].action;
  if (const auto* show = std::get_if<ShowRow>(&action)) return kinds_in(show->row);
  if (const auto* draw = std::get_if<Draw>(&action)) return kinds_in(draw->counters);
  if (const auto* pick = std::get_if<Pick>(&action))
    return static_cast<Kinds>((pick->kind ? kinds_of(*pick->kind) : 0) | (pick->turned ? kinds_of(*pick->turned) : 0));
  if (const auto* place = std::get_if<PlaceCounter>(&action)) return kinds_of(place->kind);
  if (const auto* road = std::get_if<StartRoad>(&action)) return kinds_of(road->counter);
  return all_counters;
}

// ---------------------------------------------------------------- reading

/// What a session tells of counters.
class CounterLedgerOf {
 public:
  CounterLedgerOf(const Session& session, const CounterRules& rules)
      : session_(session), rules_(rules), players_(static_cast<std::uint8_t>(session.players.size())) {
    reading_.first_round = session.start.round;
    reading_.ledger.events.reserve(session.plays.size() + 64);
    reading_.plies.reserve(session.plays.size() + 64);
    replays_ = needs_the_table();
    if (replays_) state_ = begin(session, rules.options, rules.seating);
  }

  CounterReading read() {
    for_plays_of(session_, replays_ ? &state_ : nullptr, [this](std::uint32_t ply, const Action& action) {
      ply_ = ply;
      std::visit([this](const auto& what) { take(what); }, action);
    });
    if (begun_) close_board(), lay_out_row();
    return std::move(reading_);
  }

 private:
  /// Whether the table must be followed: for the place of picks that were not written down among those that were, and
  /// for what lies on roads that nobody wrote down.
  [[nodiscard]] bool needs_the_table() const {
    bool partly = false;
    for (const Play<Action>& play : session_.plays) {
      if (const auto* choose = std::get_if<BeginChoose>(&play.action)) partly = !choose->complete;
      if (const auto* pick = std::get_if<Pick>(&play.action); pick != nullptr && pick->written && partly) return true;
      if (const auto* place = std::get_if<PlaceCounter>(&play.action); place != nullptr && !place->kind) return true;
      if (const auto* road = std::get_if<StartRoad>(&play.action); road != nullptr && road->unknown_counter)
        return true;
      if (const auto* plan = std::get_if<BeginPlan>(&play.action); plan != nullptr && !plan->recorded) return true;
      if (std::holds_alternative<UnknownPlay>(play.action)) return true;
    }
    return session_.start.roads_left_out();
  }

  [[nodiscard]] bool slipped() const { return std::ranges::binary_search(rules_.slips.plies, ply_); }

  std::size_t emit(const CounterEvent& event) {
    reading_.ledger.events.push_back(event);
    reading_.plies.push_back(ply_);
    return reading_.ledger.events.size() - 1;
  }

  void emit(Do what, Seat seat = {}, Kinds kinds = all_counters, bool down = false) {
    emit({.what = what, .seat = seat.value, .kinds = kinds, .down = down});
  }

  template <class Each>
  void for_everybody(Each each) const {
    for (std::uint8_t seat = 0; seat < players_; ++seat) each(Seat{seat});
  }

  // -------------------------------------------------------------- rounds

  template <class Other>
  void take(const Other&) {}

  void take(const BeginRound& begin) {
    const bool first = !begun_;
    const bool anew = first || rules_.options.row() == RowOption::refresh;
    if (anew && !first) emit(Do::sweep_row);
    begin_ = reading_.ledger.events.size();
    emit(Do::begin_round);
    limit(begin.number);
    begun_ = true;
    board_open_ = true;
    if (anew) row_due_ = true;
    if (first) lay_out_start();
    for (const CounterEvent& kept : kept_wrongly_) emit(kept);
    kept_wrongly_.clear();
    recorded_ = begin.recorded;
    if (recorded_) return;
    lay_out_row();
    // The record may begin in the midst of it, when these were in front of their players already.
    const std::string_view from = first ? session_.start.phase : phase::deal;
    const bool drawn = from != phase::deal && from != phase::draw;
    if (!drawn) for_everybody([&](Seat seat) { emit(Do::gain, seat, all_counters, true); });
    for (int lap = drawn && from != phase::choose ? picks_each : 0; lap < picks_each; ++lap)
      for_everybody([&](Seat seat) { emit(Do::pick, seat); });
    for_everybody([&](Seat seat) { emit({.what = Do::may_place, .seat = seat.value, .most = most_in_front}); });
  }

  /// 8 of each kind, or any number of those of which too many were found.
  void limit(int number) {
    CounterCounts& limits = reading_.ledger.limits.emplace_back();
    for (std::size_t kind = 0; kind < counter_kinds; ++kind)
      limits[kind] = static_cast<std::uint8_t>(counters_in_box(Transport(kind)));
    for (const CounterSlips::TooMany& found : rules_.slips.too_many)
      for (std::size_t kind = 0; kind < counter_kinds; ++kind)
        if ((found.round == number || (found.round == 0 && reading_.ledger.limits.size() == 1)) &&
            (found.kinds >> kind & 1) != 0)
          limits[kind] = 250;
  }

  void take(const EndRound&) {
    close_board();
    lay_out_row();
    if (!recorded_)
      for_everybody([&](Seat seat) {
        emit(Do::may_keep, seat);
        emit(Do::give_back, seat);
      });
    emit(Do::end_round);
  }

  // -------------------------------------------------------------- the start

  void lay_out_start() {
    const std::uint32_t here = ply_;
    for (ply_ = 0; ply_ < here; ++ply_) {
      const Play<Action>& play = session_.plays[ply_];
      if (play.ruling == Ruling::taken_back) continue;
      if (const auto* player = std::get_if<StartPlayer>(&play.action)) start_player(player->seat);
      if (const auto* road = std::get_if<StartRoad>(&play.action)) start_road(*road);
    }
    for_everybody([&](Seat seat) {
      if (!started(seat)) unrecorded_start(seat);
    });
    if (session_.start.roads_left_out()) lay_out_for_nobody(most_in_front * players_);
  }

  [[nodiscard]] const FacedCounters* started(Seat seat) const {
    const Start& start = session_.start;
    if (seat.value >= start.players.size() || !start.players[seat.value].counters) return nullptr;
    const FacedCounters& counters = *start.players[seat.value].counters;
    return counters.open ? nullptr : &counters;
  }

  void start_player(Seat seat) {
    const FacedCounters* counters = started(seat);
    for (int i = 0; counters != nullptr && i < counters->count; ++i)
      emit(Do::gain, seat, kinds_of(counters->at[static_cast<std::size_t>(i)].kind),
           counters->at[static_cast<std::size_t>(i)].facing != Facing::up);
  }

  /// As many counters as there may be, each only if it is used.
  void lay_out_for_nobody(int most) {
    for (int i = 0; i < most; ++i) emit({.what = Do::gain, .seat = nobody, .maybe = true});
    emit({.what = Do::may_place, .seat = nobody, .most = static_cast<std::uint8_t>(std::min(250, most))});
  }

  void start_road(const StartRoad& road) {
    if (!road.counter && !road.unknown_counter) return;
    const auto way = laid_on(road.link);
    if (way && laid_[way->value] != 0) return;  // one too many counts as given back
    emit({.what = Do::gain, .seat = nobody});
    const std::size_t event = emit({.what = Do::place, .seat = nobody, .kinds = kinds_of(road.counter)});
    if (way) laid_[way->value] = event + 1;
  }

  void unrecorded_start(Seat seat) {
    const std::string_view from = session_.start.phase;
    const bool later = session_.start.round > 1;
    if (from == phase::travel) {  // what was placed already, nobody wrote down
      for (int i = 0; i < most_in_front; ++i) emit({.what = Do::gain, .seat = seat.value, .down = true, .maybe = true});
      return;
    }
    if (later) emit({.what = Do::gain, .seat = seat.value, .down = true, .maybe = true});
    if (from == phase::choose || from == phase::plan) emit(Do::gain, seat, all_counters, true);
    if (from == phase::plan)
      for (int pick = 0; pick < picks_each; ++pick) emit(Do::gain, seat);
  }

  // -------------------------------------------------------------- the row

  void turn_up(Kinds kinds) {
    emit(Do::turn_up, {}, kinds);
    ++in_row_;
  }

  /// Five counters that nobody wrote down, where a row is due.
  void lay_out_row() {
    if (!row_due_) return;
    row_due_ = false;
    in_row_ = 0;
    for (int i = 0; i < row_size; ++i) turn_up(all_counters);
  }

  void take(const ShowRow& show) {
    if (show.row.open) return;
    const bool swept = slipped() || show.row.count() != in_row_;
    if (!row_due_ && !swept) {
      emit(Do::show);
      each_of(show.row, [&](Kinds kinds) {
        if (kinds != all_counters) emit(Do::see, {}, kinds);
      });
      return;
    }
    if (!row_due_) {
      const auto at = static_cast<std::ptrdiff_t>(begin_++);
      reading_.ledger.events.insert(reading_.ledger.events.begin() + at, {.what = Do::sweep_row});
      reading_.plies.insert(reading_.plies.begin() + at, ply_);
      for (std::size_t& event : laid_)
        if (event > 0 && event != nowhere) ++event;
    }
    row_due_ = false;
    in_row_ = 0;
    each_of(show.row, [&](Kinds kinds) { turn_up(kinds); });
  }

  template <class Each>
  static void each_of(const Pieces& pieces, Each each) {
    for (int kind = 0; kind < transport_count; ++kind)
      for (int i = 0; i < pieces.of[static_cast<std::size_t>(kind)]; ++i) each(kinds_of(Transport(kind)));
    for (int i = 0; i < pieces.unknown; ++i) each(all_counters);
  }

  // -------------------------------------------------------------- draw, choose

  void take(const Draw& draw) {
    if (!draw.written || draw.counters.open) return emit(Do::gain, draw.seat, all_counters, true);
    each_of(draw.counters, [&](Kinds kinds) { emit(Do::gain, draw.seat, kinds, true); });
  }

  void take(const BeginChoose& choose) {
    lay_out_row();
    missing_ = {};
    told_missing_ = {};
    laps_missing_ = choose.laps_missing;
    for (std::size_t later = ply_ + 1; later < session_.plays.size(); ++later) {
      const Play<Action>& play = session_.plays[later];
      const auto* pick = std::get_if<Pick>(&play.action);
      if (pick == nullptr) break;
      if (!pick->written && pick->seat.value < players_) ++missing_[pick->seat.value];
    }
  }

  void take(const Pick& pick) {
    if (!pick.written) {
      if (pick.seat.value >= players_ || --told_missing_[pick.seat.value] >= 0 || missing_[pick.seat.value] == 0)
        return;
      --missing_[pick.seat.value];
      return emit(Do::pick, pick.seat);
    }
    const bool in_order = !replays_ || state_.turns.strict || pick_skipped(pick.seat);
    const Kinds kinds = kinds_of(pick.kind);
    if (slipped()) {
      emit(Do::gain, pick.seat, kinds, pick.hidden);
      emit(Do::forget_row);
      row_due_ = true;
      return lay_out_row();
    }
    if (pick.blind) return emit(Do::gain, pick.seat, kinds, pick.hidden);
    if (in_row_ == 0 || !in_order || (!pick.kind && !pick.turned)) return emit(Do::pick, pick.seat, kinds, pick.hidden);
    emit(Do::take, pick.seat, kinds, pick.hidden);
    --in_row_;
    turn_up(kinds_of(pick.turned));
  }

  /// The next of a player's picks that were not written down; they stand behind those that were.
  std::uint32_t next_missing(Seat seat) {
    int nth = ++told_missing_[seat.value];
    for (std::uint32_t later = ply_; later < session_.plays.size(); ++later)
      if (const auto* pick = std::get_if<Pick>(&session_.plays[later].action))
        if (!pick->written && pick->seat == seat && --nth == 0) return later;
    return ply_;
  }

  /// Those who were passed over picked something. False if nobody can tell who that was.
  bool pick_skipped(Seat seat) {
    if (!std::has_single_bit(state_.turns.first) || laps_missing_) return false;
    if (state_.at(seat).picks >= picks_each) return true;
    for (int index = state_.turns.pick_index; index < next_pick(state_, seat); ++index)
      for_everybody([&](Seat other) {
        if (state_.position(other) != index % std::max<int>(1, players_) || missing_[other.value] == 0) return;
        --missing_[other.value];
        emit(Do::pick, other);
        reading_.plies.back() = next_missing(other);
      });
    return true;
  }

  // -------------------------------------------------------------- plan

  void take(const BeginPlan& plan) {
    lay_out_row();
    if (!plan.recorded)
      for_everybody([&](Seat seat) { emit({.what = Do::may_place, .seat = seat.value, .most = most_in_front}); });
  }

  void take(const UnknownPlay& play) { emit({.what = Do::may_place, .seat = play.seat.value, .most = 1}); }

  void take(const PlaceCounter& place) {
    const auto road = laid_on(place.link);
    if (slipped() || place.kind == Transport::raft) {
      if (road) laid_[road->value] = nowhere;
      return;
    }
    const std::size_t event =
        emit({.what = Do::place, .seat = place.seat.value, .kinds = kinds_of(place.kind), .down = place.hidden});
    if (road) laid_[road->value] = event + 1;
  }

  /// When all have travelled: what the journeys tell of counters that nobody wrote down.
  void close_board() {
    if (!board_open_) return;
    board_open_ = false;
    for (std::uint8_t index = 0; index < road_count && replays_; ++index) {
      const RoadState& road = state_.roads.road[index];
      if (!road.occupied || road.counter) continue;
      const auto kinds = static_cast<Kinds>(road.possible & fitting(way(WayId{index}).terrain));
      if (kinds == 0) continue;
      if (laid_[index] == nowhere) continue;
      if (laid_[index] > 0) {
        CounterEvent& event = reading_.ledger.events[laid_[index] - 1];
        if (event.kinds == all_counters) event.kinds = kinds;
      } else if (recorded_) {
        emit(Do::place_any, {}, kinds);
      }
    }
    laid_ = {};
  }

  // -------------------------------------------------------------- keep

  void take(const Keep& keep) {
    close_board();
    const FacedCounters& kept = keep.counters;
    if (!keep.written || kept.open) {
      emit(Do::may_keep, keep.seat);
    } else {
      for (int i = 0; i < kept.count; ++i) {
        const FacedCounters::Counter& counter = kept.at[static_cast<std::size_t>(i)];
        if (slipped()) {
          kept_wrongly_.push_back(
              {.what = Do::gain, .seat = keep.seat.value, .kinds = kinds_of(counter.kind), .down = true});
        } else {
          emit(Do::keep, keep.seat, kinds_of(counter.kind), counter.facing == Facing::down);
        }
      }
    }
    emit(Do::give_back, keep.seat);
  }

  const Session& session_;
  const CounterRules& rules_;
  std::uint8_t players_;
  CounterReading reading_;
  bool replays_ = false;
  Position state_;
  std::uint32_t ply_ = 0;
  bool begun_ = false;
  bool recorded_ = true;
  bool board_open_ = false;
  bool row_due_ = false;
  int in_row_ = 0;
  std::size_t begin_ = 0;                          ///< the event with which the round begins
  std::array<std::uint8_t, max_seats> missing_{};  ///< picks of this round that nobody wrote down, yet to come
  std::array<int, max_seats> told_missing_{};      ///< of them, those already told
  bool laps_missing_ = false;                      ///< nobody can tell where among the others they were made
  std::array<std::size_t, road_count> laid_{};     ///< by road: the event that placed its counter, plus one
  std::vector<CounterEvent> kept_wrongly_;
};

}  // namespace

// ---------------------------------------------------------------- slips

CounterSlips CounterSlips::of(const Session& session, const Replayed<Position>& table) {
  CounterSlips slips;
  for (const Slip& slip : Slips::of(table)) {
    const auto* place = std::get_if<PlaceCounter>(&session.plays[slip.ply].action);
    const bool nowhere_to_lie = slip.about == about::terrain && place != nullptr && !place->kind;
    if (slip.about == about::counters_in_all)
      slips.too_many.push_back({session.plays[slip.ply].round, named_by(session, slip.ply)});
    if (slip.about == about::counters || nowhere_to_lie) slips.plies.push_back(slip.ply);
  }
  return slips;
}

CounterReading read_counters_of(const Session& session, const CounterRules& rules, const Mask& left_out) {
  if (left_out.size() == 0) return CounterLedgerOf(session, rules).read();
  Session rest = session;
  for (std::uint32_t ply = 0; ply < left_out.size(); ++ply)
    if (left_out.has(ply)) forget_counters(rest, ply);
  return CounterLedgerOf(rest, rules).read();
}

// ---------------------------------------------------------------- what needs no search

namespace {

/// Every counter is written down.
bool all_written(const Session& session) {
  if (session.start.written || session.plays.empty()) return false;
  bool row = false;
  for (const Play<Action>& play : session.plays) {
    if (const auto* round = std::get_if<BeginRound>(&play.action); round != nullptr && !round->recorded) return false;
    if (const auto* show = std::get_if<ShowRow>(&play.action)) row = row || show->row.exact();
    if (const auto* draw = std::get_if<Draw>(&play.action); draw != nullptr && !draw->counters.exact()) return false;
    if (const auto* pick = std::get_if<Pick>(&play.action))
      if (!row || !pick->kind || (!pick->blind && !pick->turned)) return false;
    if (const auto* plan = std::get_if<BeginPlan>(&play.action); plan != nullptr && !plan->recorded) return false;
    if (const auto* place = std::get_if<PlaceCounter>(&play.action); place != nullptr && !place->kind) return false;
    if (std::holds_alternative<UnknownPlay>(play.action)) return false;
    if (const auto* keep = std::get_if<Keep>(&play.action);
        keep != nullptr && play.round < session.plays.back().round) {
      if (keep->counters.open) return false;
      for (int i = 0; i < keep->counters.count; ++i)
        if (!keep->counters.at[static_cast<std::size_t>(i)].kind) return false;
    }
  }
  return true;
}

/// Nothing but placements is written, and so few of any kind that there is room for a row as well, whatever it is, and
/// nobody needs more than four counters.
bool far_from_the_limit(const Session& session) {
  if (session.start.written) return false;
  std::array<int, counter_kinds> most{}, now{};
  std::array<std::uint8_t, max_seats> placed{}, hidden{};
  for (const Play<Action>& play : session.plays) {
    if (std::holds_alternative<BeginRound>(play.action)) now = {}, placed = {}, hidden = {};
    if (std::holds_alternative<ShowRow>(play.action) || std::holds_alternative<UnknownPlay>(play.action)) return false;
    if (const auto* round = std::get_if<BeginRound>(&play.action); round != nullptr && !round->recorded) return false;
    if (const auto* draw = std::get_if<Draw>(&play.action); draw != nullptr && draw->written) return false;
    if (const auto* pick = std::get_if<Pick>(&play.action); pick != nullptr && pick->written) return false;
    if (const auto* plan = std::get_if<BeginPlan>(&play.action); plan != nullptr && !plan->recorded) return false;
    if (const auto* keep = std::get_if<Keep>(&play.action); keep != nullptr && keep->written) return false;
    const auto* place = std::get_if<PlaceCounter>(&play.action);
    if (place == nullptr) continue;
    if (!place->kind || *place->kind == Transport::raft || ++placed[place->seat.value] > 4) return false;
    if (place->hidden && ++hidden[place->seat.value] > 1) return false;
    const auto kind = static_cast<std::size_t>(*place->kind);
    most[kind] = std::max(most[kind], ++now[kind]);
  }
  int room = 0;
  for (const int n : most) room += n > 8 ? -100 : 8 - n;
  return room >= row_size;
}

}  // namespace

bool counters_are_plain(const Session& session, const CounterSlips& slips) {
  return slips.plies.empty() && slips.too_many.empty() && (far_from_the_limit(session) || all_written(session));
}

// ---------------------------------------------------------------- entries

namespace {

struct Tells {
  const Session& session;

  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }
  bool operator()(const ShowRow& show) const { return !show.row.open; }
  bool operator()(const Draw& draw) const { return draw.written && draw.counters != Pieces{.unknown = 1}; }
  bool operator()(const Pick& pick) const {
    return pick.written && (pick.kind || pick.turned || pick.blind || pick.hidden);
  }
  bool operator()(const PlaceCounter&) const { return true; }
  bool operator()(const Keep& keep) const { return keep.written && !keep.counters.open; }
  bool operator()(const StartPlayer& player) const {
    const auto& players = session.start.players;
    return player.seat.value < players.size() && players[player.seat.value].counters &&
           !players[player.seat.value].counters->open;
  }
  bool operator()(const StartRoad& road) const { return road.counter.has_value(); }
  bool operator()(const Step& step) const { return !step.paid.open; }
};

struct Forget {
  Session& session;

  template <class Other>
  Action operator()(const Other& other) const {
    return other;
  }
  Action operator()(const ShowRow&) const { return ShowRow{.row = {.open = true}}; }
  Action operator()(const Draw& draw) const { return Draw{draw.seat, {.unknown = 1}, true}; }
  Action operator()(const Pick& pick) const { return Pick{.seat = pick.seat}; }
  Action operator()(const PlaceCounter& place) const { return UnknownPlay{.seat = place.seat}; }
  Action operator()(const Keep& keep) const { return Keep{keep.seat, {.open = true}, true}; }
  Action operator()(const StartPlayer& player) const {
    session.start.players[player.seat.value].counters = FacedCounters{.open = true};
    return player;
  }
  Action operator()(const StartRoad& road) const {
    return StartRoad{.link = road.link, .counter = {}, .unknown_counter = true, .obstacle = road.obstacle};
  }
  Action operator()(Step step) const {
    step.paid = {.open = true};
    step.caravan = false;
    return step;
  }
};

}  // namespace

bool tells_of_counters(const Session& session, std::uint32_t ply) {
  const Play<Action>& play = session.plays[ply];
  return play.ruling != Ruling::taken_back && std::visit(Tells{session}, play.action);
}

void forget_counters(Session& session, std::uint32_t ply) {
  Action& action = session.plays[ply].action;
  action = std::visit(Forget{session}, Action(action));
}

}  // namespace elfref::elfenland
