#include "elfref/elfenland/live/sheet.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "elfref/core/judging/refused.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/judging/kit.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/reading/decode_parts.h"

namespace elfref::elfenland {
namespace {

std::optional<std::uint8_t> small(std::optional<int> number) {
  return number ? std::optional(static_cast<std::uint8_t>(std::clamp(*number, 0, 255))) : std::nullopt;
}

Sheet sheet_of(Seat seat, const SheetLine& line) {
  Sheet sheet{.seat = seat, .towns = small(line.towns), .named = line.named, .at = line.at, .cards = small(line.cards)};
  sheet.named.remove(elvenhold);
  sheet.listed = !line.named.empty();
  if (sheet.listed) sheet.towns = static_cast<std::uint8_t>(sheet.named.size());
  return sheet;
}

}  // namespace

Scored score(std::span<const SheetLine> lines, const Overrides& overrides) {
  assert(!lines.empty() && lines.size() <= max_seats);
  lines = lines.first(std::min<std::size_t>(lines.size(), max_seats));
  Scored scored{.source = {.name = "sheet", .text = {}}, .judgement = {}};
  Session session;
  session.sheet = true;
  for (const SheetLine& line : lines) session.players.push_back({line.player, {}});
  for (std::uint8_t i = 0; i < lines.size(); ++i)
    session.players[i].span = add_line(scored.source, written(sheet_of({i}, lines[i]), session.players));
  session.players_span = session.players.empty() ? Span{} : session.players.front().span;

  const auto add = [&](const Action& play, Span at, std::string_view phase, std::optional<Seat> seat = {}) {
    session.plays.push_back(play_outside(play, at, phase, seat));
  };
  add(BeginGame{static_cast<std::uint8_t>(lines.size())}, session.players_span, phase::setup);
  for (std::uint8_t i = 0; i < lines.size(); ++i) {
    add(TakeSeat{.seat = {i}, .town = lines[i].town}, session.players[i].span, phase::setup, Seat{i});
    session.town_written |= lines[i].town.has_value();
  }
  for (std::uint8_t i = 0; i < lines.size(); ++i) {
    const Span line = session.players[i].span;
    if (lines[i].named.has(elvenhold)) add(SheetTown{.seat = {i}, .town = elvenhold}, line, phase::end, Seat{i});
    add(sheet_of({i}, lines[i]), line, phase::end, Seat{i});
  }
  if (Message why = option_table().refuse(overrides); !why.empty()) {
    scored.judgement = judgement_of_refused("elfenland", words_of<ElfenlandKit>(), std::move(why));
    return scored;
  }
  option_table().override(session, overrides);
  session.work = overrides.work;
  scored.judgement = judge(session, scored.source);
  return scored;
}

}  // namespace elfref::elfenland
