#include <algorithm>

#include "kit/kites.h"

namespace elfref::kites {

Seats best(const Position& state) {
  Seats seats = 0;
  for (const Seat seat : seats_of(first_seats(state.players)))
    if (state.score[seat.value] == std::ranges::max(state.score)) seats |= bit(seat);
  return seats;
}

Position begin(const Session& session, const OptionValues& options) {
  return {options, session.in_box, session.points, static_cast<int>(session.players.size())};
}

namespace {

/// What each play does, right or wrong.
struct Applied {
  Position& state;

  void operator()(const Draw& draw) const {
    ++state.drawn;
    if (!draw.kind) ++state.unseen[draw.seat.value];
    if (draw.kind) ++state.hand[draw.seat.value][*draw.kind], ++state.shown[*draw.kind];
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

void apply(Position& state, const Action& action) { std::visit(Applied{state}, action); }

std::vector<Standing> standings(const Position& state, const Session& session) {
  return ranked(session.players, "score", state.score, state.ended.has_value());
}

}  // namespace elfref::kites
