#include <algorithm>

#include "kit/kites.h"

namespace elfref::kites {

Seats best(const State& state) {
  Seats seats = 0;
  const int most = *std::max_element(state.score.begin(), state.score.begin() + state.players);
  for (std::uint8_t seat = 0; seat < state.players; ++seat)
    if (state.score[seat] == most) seats |= bit({seat});
  return seats;
}

State begin(const Session& session, const OptionValues& options) {
  const int players = static_cast<int>(session.players.size());
  return {.options = options, .in_box = session.in_box, .points = session.points, .players = players};
}

namespace {

/// What each play does, right or wrong.
struct Applied {
  State& state;

  void operator()(const Draw& draw) const {
    ++state.drawn;
    if (draw.kind) {
      ++state.hand[draw.seat.value][*draw.kind];
      ++state.shown[*draw.kind];
    } else {
      ++state.unseen[draw.seat.value];
    }
    pass_on(draw.seat);
  }

  void operator()(const Fly& fly) const {
    std::uint8_t& known = state.hand[fly.seat.value][fly.kind];
    const int seen = std::min<int>(known, fly.kites);
    int& unseen = state.unseen[fly.seat.value];
    known = static_cast<std::uint8_t>(known - seen);
    unseen = std::max(0, unseen - (fly.kites - seen));
    state.shown[fly.kind] = static_cast<std::uint8_t>(state.shown[fly.kind] + fly.kites - seen);
    state.score[fly.seat.value] += fly.kites * state.points[fly.kind];
    const int goal = state.options[Option::goal] == 0 ? 3 : 2;
    if (++state.sets[fly.seat.value] == goal && !state.ended) state.ended = state.ply;
    pass_on(fly.seat);
  }

  void operator()(const Pass& pass) const { pass_on(pass.seat); }
  void operator()(const auto&) const {}

 private:
  void pass_on(Seat seat) const { state.turn = {static_cast<std::uint8_t>((seat.value + 1) % state.players)}; }
};

}  // namespace

void apply(State& state, const Action& action) { std::visit(Applied{state}, action); }

std::vector<Standing> standings(const State& state, const Session& session) {
  std::vector<Standing> all;
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const int score = state.score[seat];
    const int place = 1 + static_cast<int>(std::ranges::count_if(state.score, [&](int one) { return one > score; }));
    all.push_back({.side = {Seat{seat}},
                   .name = session.players[seat].name,
                   .place = Range{place, place},
                   .won = state.ended && place == 1,
                   .figures = {{.key = "score", .number = Range{score, score}, .word = {}, .remark = {}}}});
  }
  std::ranges::stable_sort(all, {}, [](const Standing& one) { return one.place->min; });
  return all;
}

}  // namespace elfref::kites
