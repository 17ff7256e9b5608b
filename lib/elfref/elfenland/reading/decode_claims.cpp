#include <array>
#include <utility>

#include "elfref/core/reading/claims.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- score sheets

constexpr std::string_view example = "{towns: 17}";
constexpr std::array<std::string_view, 3> sheet_keys = {"towns", "at", "cards"};
constexpr FigureForm sheet_form{sheet_keys, example, {}};

void decode_line(Reading& reading, std::optional<Seat> seat, const Field& line, Session& session) {
  const auto figures = read_figures(reading, line, sheet_form);
  if (!figures) return;
  const Field &towns = (*figures)[0], &at = (*figures)[1], &cards = (*figures)[2];
  Sheet sheet{.seat = seat.value_or(Seat{}), .towns = {}, .listed = false, .named = {}, .at = {}, .cards = {}};
  Play<Action> play = play_outside<Action>(sheet, reading.span(line), phase::end, seat);
  play.parts[actor] = line.key->span;
  if (towns) {
    const TownsWritten written = read_towns(reading, towns);
    for (const auto& [town, again, span] : written.idle) {
      session.plays.push_back(play_outside<Action>(SheetTown{sheet.seat, town, again}, span, phase::end, seat));
      session.plays.back().parts[actor] = line.key->span;
    }
    sheet.towns = written.count;
    sheet.listed = written.listed;
    sheet.named = written.named;
    play.parts[object] = towns.value->span;
  }
  if (const Node* town = at ? reading.scalar(at, msg::a_town) : nullptr) {
    sheet.at = read_town(reading, *town);
    play.parts[where] = town->span;
  }
  if (const Node* number = cards ? reading.scalar(cards, msg::number_of_cards) : nullptr) {
    if (const auto count = read_number(reading, *number, 0, 99)) sheet.cards = static_cast<std::uint8_t>(*count);
    play.parts[payment] = number->span;
  }
  play.action = sheet;
  session.plays.push_back(std::move(play));
}

// ---------------------------------------------------------------- claims

using Key = ClaimResult::Key;
constexpr FigureForm result_form{result_keys, example, msg::write_what_is_claimed};
constexpr std::array<Key, 6> result_kinds = {Key::towns, Key::at, Key::distance, Key::score, Key::cards, Key::place};

std::optional<int> read_claim(Reading& reading, Key key, const Field& field, TownSet& named) {
  if (key == Key::towns) {
    const TownsWritten written = read_towns(reading, field);
    note_idle_towns(reading, written);
    named = written.named;
    return written.count;
  }
  const Node* value = reading.scalar(field, key == Key::at ? FixedMessage(msg::a_town) : msg::a_number);
  if (value == nullptr) return std::nullopt;
  if (key == Key::at) {
    const auto town = read_town(reading, *value);
    return town ? std::optional<int>(town->value) : std::nullopt;
  }
  return read_number(reading, *value, key == Key::score ? -99 : key == Key::place ? 1 : 0, 99);
}

}  // namespace

void decode_sheet(Reading& reading, const Field& field, Session& session) {
  const ByPlayer lines = by_player(reading, field, msg::write_the_sheet);
  for (std::uint8_t i = 0; i < session.players.size(); ++i) {
    if (lines.of[i]) {
      decode_line(reading, Seat{i}, lines.of[i], session);
    } else {
      const Sheet nothing{.seat = {i}, .towns = {}, .listed = false, .named = {}, .at = {}, .cards = {}};
      session.plays.push_back(play_outside<Action>(nothing, session.players[i].span, phase::end, Seat{i}));
    }
  }
  for (const Field& other : lines.others) decode_line(reading, std::nullopt, other, session);
}

void decode_winner(Reading& reading, const Field& winner, Session& session) {
  read_winner_claim<ClaimWinner>(reading, winner, phase::end, session.claims);
}

void decode_result(Reading& reading, const Field& result, Session& session) {
  session.claims.reserve(session.claims.size() + session.players.size() * result_kinds.size());
  for_figures(reading, result, result_form,
              [&](std::optional<Seat> seat, const Field& line, const std::vector<Field>& figures) {
                for (std::size_t i = 0; i < figures.size(); ++i) {
                  if (!figures[i]) continue;
                  TownSet named;
                  const auto value = read_claim(reading, result_kinds[i], figures[i], named);
                  if (!value || !seat) continue;
                  const ClaimResult claim{.key = result_kinds[i], .seat = *seat, .value = *value, .named = named};
                  Play<Action> play = play_outside<Action>(claim, figures[i].value->span, phase::end, seat);
                  play.parts[actor] = line.key->span;
                  session.claims.push_back(std::move(play));
                }
              });
}

}  // namespace elfref::elfenland
