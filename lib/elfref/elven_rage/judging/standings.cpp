#include "elfref/elven_rage/judging/standings.h"

#include <algorithm>
#include <array>

#include "elfref/elven_rage/table/carry_out.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

constexpr std::array<FigureWords, figure_count> all_figures{{
    {.key = "lands", .number = true},
    {.key = "towers", .number = true},
    {.key = "castles", .number = true},
    {.key = "hand", .number = true},
    {.key = "artifacts", .number = true},
    {.key = "treasures", .number = true},
    {.key = "out"},
}};

elfref::Figure number(std::string_view key, Range range) {
  return {.key = key, .number = range, .word = {}, .remark = {}};
}

elfref::Figure whether_out(const PlayerState& player, bool some_are_out) {
  if (player.out)
    return {.key = "out", .word = "out", .said = [](const elfref::Figure&) { return msg::out_of_game(); }};
  if (!some_are_out) return {.key = "out"};
  if (player.may_be_out)
    return {.key = "out", .word = "perhaps", .said = [](const elfref::Figure&) { return msg::perhaps_out(); }};
  return {.key = "out", .word = "in", .said = [](const elfref::Figure&) { return msg::still_in_game(); }};
}

}  // namespace

std::vector<Standing> standings(const Position& state, const Session& session) {
  if (state.turns.over != 0) {  // no line that follows says what is thrown away
    Position cut = state;
    cut_what_is_over(cut);
    return standings(cut, session);
  }
  std::vector<Standing> all;
  const bool some_are_out =
      std::any_of(state.of.begin(), state.of.begin() + state.players, [](const auto& player) { return player.out; });
  for (std::uint8_t i = 0; i < state.players; ++i) {
    const Seat seat{i};
    const PlayerState& player = state[seat];
    const bool won = state.end.ended != never && (state.end.winners & elfref::bit(seat)) != 0;
    Standing standing{.side = {seat}, .name = session.players[i].name, .won = won};
    if (won) standing.place = Range{1, 1};
    standing.figures = {number("lands", count_lands(state, seat, {})),
                        number("towers", count_lands(state, seat, PlaceKind::tower)),
                        number("castles", count_lands(state, seat, any_castle)),
                        number("hand", player.hand),
                        number("artifacts", player.artifacts),
                        number("treasures", player.treasures),
                        whether_out(player, some_are_out)};
    all.push_back(std::move(standing));
  }
  std::ranges::stable_sort(all, {}, [](const Standing& standing) { return standing.won ? 0 : 1; });
  return all;
}

std::span<const FigureWords> figures() {
  return all_figures;
}

}  // namespace elfref::elven_rage
