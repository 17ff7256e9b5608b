#include "oracle/counter_games.h"

#include <algorithm>
#include <string>
#include <utility>

#include "elfref/elfenland/facts/kinds.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"

namespace elfref::oracle {

using namespace elfenland;

namespace {

struct Counter {
  Transport kind;
  bool down;
};

class Game {
 public:
  Game(int players, CountersWritten written, Dice& dice) : players_(players), written_(written), dice_(dice) {
    for (int player = 0; player < players; ++player)
      session_.players.push_back({.name = "player" + std::to_string(player + 1), .span = {}});
    for (int kind = 0; kind < transport_count - 1; ++kind)
      for (int n = counters_in_box(Transport(kind)); n > 0; --n) pile_.push_back(Transport(kind));
    hands_.resize(static_cast<std::size_t>(players));
    for (int n = 0; n < 5; ++n) row_.push_back(from_pile());
  }

  Session play(int rounds) {
    for (round_ = 1; round_ <= rounds; ++round_) play_round();
    return std::move(session_);
  }

 private:
  [[nodiscard]] bool whole() const { return written_ == CountersWritten::all; }

  Transport from_pile() {
    const auto at = pile_.begin() + dice_.below(static_cast<int>(pile_.size()));
    const Transport kind = *at;
    pile_.erase(at);
    return kind;
  }

  void write(Action action, std::optional<Seat> seat = std::nullopt) {
    Play<Action> play{.action = std::move(action), .parts = {}, .seat = seat, .phase = {}};
    play.round = static_cast<std::uint16_t>(round_);
    session_.plays.push_back(std::move(play));
  }

  template <class Each>
  void for_everybody(Each each) {
    for (int n = 0; n < players_; ++n) each(Seat{static_cast<std::uint8_t>((n + round_ - 1) % players_)});
  }

  static Pieces pieces(const std::vector<Transport>& kinds) {
    Pieces pieces;
    for (const Transport kind : kinds) ++pieces.of[static_cast<std::size_t>(kind)];
    return pieces;
  }

  std::vector<Counter>& hand(Seat seat) { return hands_[seat.value]; }

  void play_round() {
    write(BeginRound{.number = static_cast<std::uint8_t>(round_)});
    write(ShowRow{.row = pieces(row_)});
    for_everybody([&](Seat seat) {
      hand(seat).push_back({from_pile(), true});
      Draw draw{.seat = seat, .counters = {.unknown = 1}, .written = false};
      if (whole()) draw = {.seat = seat, .counters = pieces({hand(seat).back().kind})};
      write(draw, seat);
    });
    write(BeginChoose{.complete = true});
    for (int lap = 0; lap < 3; ++lap) for_everybody([&](Seat seat) { pick(seat); });
    write(BeginPlan{});
    road_ = 0;
    std::vector<Transport> placed;
    for (int lap = 0; lap < 5; ++lap)
      for_everybody([&](Seat seat) {
        if (!hand(seat).empty() && dice_.chance(80)) placed.push_back(place(seat));
      });
    for_everybody([&](Seat seat) { keep(seat); });
    write(EndRound{});
    pile_.insert(pile_.end(), placed.begin(), placed.end());
  }

  void pick(Seat seat) {
    Pick pick{.seat = seat, .blind = dice_.chance(25)};
    if (pick.blind) {
      pick.kind = from_pile();
    } else {
      Transport& taken = row_[static_cast<std::size_t>(dice_.below(5))];
      pick.kind = taken;
      pick.turned = taken = from_pile();
    }
    hand(seat).push_back({*pick.kind, false});
    write(pick, seat);
  }

  Counter take_out(Seat seat) {
    const auto at = hand(seat).begin() + dice_.below(static_cast<int>(hand(seat).size()));
    const Counter counter = *at;
    hand(seat).erase(at);
    return counter;
  }

  Transport place(Seat seat) {
    const Counter counter = take_out(seat);
    const Way& road = way(WayId{static_cast<std::uint8_t>(road_++ % road_count)});
    write(PlaceCounter{.seat = seat,
                       .kind = counter.kind,
                       .hidden = counter.down && dice_.chance(70),
                       .link = {road.a, road.b, By::road}},
          seat);
    return counter.kind;
  }

  void keep(Seat seat) {
    Keep keep{.seat = seat, .counters = {}};
    std::vector<Counter> kept;
    if (!hand(seat).empty() && dice_.chance(80)) {
      kept.push_back(take_out(seat));
      keep.counters.count = 1;
      keep.counters.at[0] = {.kind = kept[0].kind, .facing = kept[0].down ? Facing::down : Facing::up};
      if (kept[0].down && !whole()) keep.counters.at[0].kind.reset();
    }
    for (const Counter& counter : hand(seat)) pile_.push_back(counter.kind);
    hand(seat) = std::move(kept);
    write(keep, seat);
  }

  int players_;
  CountersWritten written_;
  Dice& dice_;
  Session session_;
  std::vector<Transport> pile_, row_;
  std::vector<std::vector<Counter>> hands_;
  int round_ = 1;
  int road_ = 0;
};

}  // namespace

Session game_of_counters(int players, int rounds, CountersWritten written, Dice& dice) {
  return Game(players, written, dice).play(rounds);
}

void forget_some(Session& session, int percent, Dice& dice) {
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply)
    if (tells_of_counters(session, ply) && dice.chance(percent)) forget_counters(session, ply);
}

void write_otherwise(Session& session, Transport kind, Dice& dice) {
  for (;;) {
    Action& action = session.plays[static_cast<std::size_t>(dice.below(static_cast<int>(session.plays.size())))].action;
    if (auto* place = std::get_if<PlaceCounter>(&action)) {
      (dice.chance(20) ? place->hidden = true : (place->kind = kind, true));
      return;
    }
    if (auto* pick = std::get_if<Pick>(&action)) {
      (pick->turned && dice.chance(50) ? pick->turned : pick->kind) = kind;
      return;
    }
  }
}

}  // namespace elfref::oracle
