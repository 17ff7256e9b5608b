#include <array>
#include <string>
#include <utility>

#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"

namespace elfref::elfenland {
namespace {

// ---------------------------------------------------------------- score sheets

/// What is due for a player on a sheet or in a result: a number alone is most likely that of his towns.
bool is_line(Reading& reading, const Entry& line) {
  const std::string_view text = line.value->text;
  const bool number = !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
  return reading.is_map(line, "'{towns: 17}'", number ? "write {towns: " + std::string(text) + "}" : std::string());
}

void decode_line(Reading& reading, std::optional<Seat> seat, const Entry& line, Session& session) {
  static constexpr std::array<std::string_view, 3> keys = {"towns", "at", "cards"};
  if (!is_line(reading, line)) return;
  const auto [towns, at, cards] = reading.fields(*line.value, keys);
  Sheet sheet{.seat = seat.value_or(Seat{}), .towns = {}, .listed = false, .named = {}, .at = {}, .cards = {}};
  Play<Action> play = play_outside(sheet, reading.span(line), phase::end, seat);
  play.parts[actor] = line.key->span;
  if (towns) {
    const TownsWritten written = read_towns(reading, towns);
    for (const auto& [town, again, span] : written.idle) {
      session.plays.push_back(play_outside(SheetTown{sheet.seat, town, again}, span, phase::end, seat));
      session.plays.back().parts[actor] = line.key->span;
    }
    sheet.towns = written.count;
    sheet.listed = written.listed;
    sheet.named = written.named;
    play.parts[object] = towns.value->span;
  }
  if (const Node* town = at ? reading.scalar(at, "a town") : nullptr) {
    sheet.at = read_town(reading, *town);
    play.parts[where] = town->span;
  }
  if (const Node* number = cards ? reading.scalar(cards, "a number of cards") : nullptr) {
    if (const auto count = read_number(reading, *number, 0, 99)) sheet.cards = static_cast<std::uint8_t>(*count);
    play.parts[payment] = number->span;
  }
  play.action = sheet;
  session.plays.push_back(std::move(play));
}

// ---------------------------------------------------------------- claims

using Key = ClaimResult::Key;
constexpr std::array<std::string_view, 6> result_keys = {"towns", "at", "distance", "score", "cards", "place"};
constexpr std::array<Key, 6> result_kinds = {Key::towns, Key::at, Key::distance, Key::score, Key::cards, Key::place};

std::optional<int> read_claim(Reading& reading, Key key, const Entry& entry, TownSet& named) {
  if (key == Key::towns) {
    const TownsWritten written = read_towns(reading, entry);
    note_idle_towns(reading, written);
    named = written.named;
    return written.count;
  }
  const Node* value = reading.scalar(entry, key == Key::at ? "a town" : "a number");
  if (value == nullptr) return std::nullopt;
  if (key == Key::at) {
    const auto town = read_town(reading, *value);
    return town ? std::optional<int>(town->value) : std::nullopt;
  }
  return read_number(reading, *value, key == Key::score ? -99 : key == Key::place ? 1 : 0, 99);
}

void decode_claims(Reading& reading, std::optional<Seat> seat, const Entry& line, Session& session) {
  if (!is_line(reading, line)) return;
  const auto found = reading.fields(*line.value, result_keys);
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (!found[i]) continue;
    TownSet named;
    const auto value = read_claim(reading, result_kinds[i], found[i], named);
    if (!value || !seat) continue;
    const ClaimResult claim{.key = result_kinds[i], .seat = *seat, .value = *value, .named = named};
    Play<Action> play = play_outside(claim, found[i].value->span, phase::end, seat);
    play.parts[actor] = line.key->span;
    session.claims.push_back(std::move(play));
  }
}

/// Whether a text is the names of several players and what people put between them.
bool is_several(const Reading& reading, std::string_view text) {
  if (reading.seat_named(text)) return false;
  for (const std::string_view joint : {",", "+", "&", "/", " and "}) {
    const std::size_t at = text.find(joint);
    if (at != std::string_view::npos && reading.seat_named(trimmed(text.substr(0, at)))) return true;
  }
  return false;
}

}  // namespace

void decode_sheet(Reading& reading, const Entry& entry, Session& session) {
  const ByPlayer lines = by_player(reading, entry, "write what is on the sheet");
  for (std::uint8_t i = 0; i < session.players.size(); ++i) {
    if (lines.of[i]) {
      decode_line(reading, Seat{i}, lines.of[i], session);
    } else {
      const Sheet nothing{.seat = {i}, .towns = {}, .listed = false, .named = {}, .at = {}, .cards = {}};
      session.plays.push_back(play_outside(nothing, session.players[i].span, phase::end, Seat{i}));
    }
  }
  for (const Entry& other : lines.others) decode_line(reading, std::nullopt, other, session);
}

void decode_winner(Reading& reading, const Entry& winner, Session& session) {
  ClaimWinner claim;
  int names = 0;
  std::optional<Seat> seat;
  const auto name = [&](const Node& node) {
    seat = reading.seat(node);
    const auto bit = static_cast<std::uint16_t>(seat ? 1u << seat->value : 0u);
    if ((claim.seats & bit) != 0) reading.fault(Fault::named_twice, node);
    claim.seats |= bit;
    ++names;
  };
  if (winner.value->shape == Shape::list) {
    for (const Node& item : reading.children(*winner.value)) {
      if (is_blank(item)) {
        reading.fault(Fault::empty_value, item.span, {"name a player"});
        ++names;
      } else if (item.shape == Shape::scalar) {
        name(item);
      } else if (!reading.is_remark(item)) {
        reading.fault(Fault::not_a_scalar, item.span, {reading.described(item), "a player"});
        ++names;
      }
    }
    if (names == 0) reading.empty(*winner.key, "name the winner, or leave the key out");
  } else if (const Node* one = reading.scalar(winner, "a player, or [NAME, NAME]")) {
    if (is_several(reading, one->text)) {
      reading.fault(Fault::not_a_list, one->span, {reading.described(*one), "'[NAME, NAME]'"}, "write [Anna, Boris]");
    } else if (!reading.seat_named(one->text) && (is_unknown(*one) || is_none(*one))) {
      reading.fault(Fault::unknown_player, *one, "leave 'winner' out where nobody is claimed to have won");
    } else {
      name(*one);
    }
  }
  if (names > 1) seat.reset();
  session.claims.push_back(play_outside(claim, winner.value->span, phase::end, seat));
}

void decode_result(Reading& reading, const Entry& result, Session& session) {
  const ByPlayer lines = by_player(reading, result, "write what is claimed");
  for (std::uint8_t i = 0; i < session.players.size(); ++i)
    if (lines.of[i]) decode_claims(reading, Seat{i}, lines.of[i], session);
  for (const Entry& other : lines.others) decode_claims(reading, std::nullopt, other, session);
}

}  // namespace elfref::elfenland
