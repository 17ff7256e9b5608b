#include "elfref/master_elf/judging/judge.h"

#include <array>
#include <string>

namespace elfref::master_elf {
namespace {

constexpr std::array<FigureWords, 10> all_figures{{
    {.key = "sent", .number = true},
    {.key = "set"},
    {.key = "colour"},
    {.key = "elves"},
    {.key = "ingredients"},
    {.key = "rounds", .number = true},
    {.key = "gifts", .number = true},
    {.key = "at"},
    {.key = "cards", .number = true},
    {.key = "crystal"},
}};

elfref::Figure number(std::string_view key, Range range) {
  return {.key = key, .number = range, .word = {}, .remark = {}};
}

elfref::Figure word(std::string_view key, std::string text) {
  return {.key = key, .number = {}, .word = std::move(text), .remark = {}};
}

/// `5 of 6`, `sent`.
std::string in_words(const ParcelState& parcel) {
  if (parcel.sent == Sure::yes) return "sent";
  const std::string lying = range(parcel.count()) + " of " + range(parcel.due);
  return parcel.sent == Sure::perhaps ? lying + ", or sent" : lying;
}

}  // namespace

std::vector<Standing> standings(const State& state, const Session& session) {
  std::vector<Standing> all;
  Standing together{.name = "all", .won = state.outcome == Outcome::won};
  for (std::uint8_t seat = 0; seat < state.players; ++seat) together.side.push_back({seat});
  if (!state.competitive) {
    together.figures.push_back(number("sent", sent(state)));
    for (std::size_t i = 0; i < parcel_count; ++i)
      together.figures.push_back(word(parcel_names[i], in_words(state.parcels[i])));
    together.figures.push_back(number("rounds", {state.rounds, state.next_known ? state.rounds : no_limit}));
    together.figures.push_back(number("gifts", gifts_left(state)));
    all.push_back(std::move(together));
  }
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.of[seat];
    Standing own{.side = {{seat}}, .name = session.players[seat].name};
    own.figures = {word("at", player.at < state.box->places.size() ? state.box->places[player.at].name : ""),
                   number("cards", player.hand.count()),
                   word("crystal", player.used == Sure::yes  ? "used"
                                   : player.used == Sure::no ? "unused"
                                                             : "")};
    all.push_back(std::move(own));
  }
  return all;
}

std::span<const FigureWords> figures() {
  return all_figures;
}

Ended MasterElfKit::ended(const State& state) {
  switch (state.ending) {
    case Ending::last_parcel:
      return {"won", "won: the last parcel was sent"};
    case Ending::nowhere_to_go:
      return {"nowhere-to-go", "lost: cards lay nowhere where somebody could move"};
    case Ending::no_gift_left:
      return {"no-gift-left", "lost: a gift was due, and none was left"};
    case Ending::none:
      break;
  }
  return {};
}

void Judge::whole() {
  const Box& box = *session_.box;
  if (box.invented) add(invented_components(box.name, session_.players_span));
  if (!session_.competitive) return;
  Diagnostic found;
  found.severity = Severity::note;
  found.bearing = Bearing::nothing;
  found.id = "base-game-not-known";
  found.span = session_.players_span;
  found.message =
      "the base rulebook is not known: of the competitive game only what the supplement prints is judged, "
      "and no score";
  add(std::move(found));
}

}  // namespace elfref::master_elf
