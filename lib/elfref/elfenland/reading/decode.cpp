#include "elfref/elfenland/reading/decode.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/reading/header.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/words_of_play.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// The keys of a record.
enum RecordKey { game, edition_key, options_key, session_key, players, start, rounds, final, result, winner };
constexpr std::array<std::string_view, 10> record_keys = {"game",  "edition", "options", "session", "players",
                                                          "start", "rounds",  "final",   "result",  "winner"};

constexpr Elsewhere in_a_round{round_keys, msg::belongs_to_a_round};

// ---------------------------------------------------------------- players

/// Those who play, and the plays with which they sit down.
class Players {
 public:
  Players(Reading& reading, Session& session) : reading_(reading), session_(session) {}

  void decode(const Field& players) {
    static constexpr std::array<std::string_view, 2> own = {"colour", "town"};
    session_.players_span = players.key->span;
    const std::vector<PlayerWritten> listed = read_players(reading_, players, own, max_seats);
    const BeginGame begin{.players = static_cast<std::uint8_t>(listed.size())};
    session_.plays.push_back(play_outside<Action>(begin, players.key->span, phase::setup));
    for (const PlayerWritten& player : listed) sit(player);
  }

 private:
  void sit(const PlayerWritten& player) {
    const Field colour = player.own.empty() ? Field{} : player.own[0];
    const Field town = player.own.empty() ? Field{} : player.own[1];
    const Seat seat{static_cast<std::uint8_t>(session_.players.size())};
    session_.players.push_back({std::string(player.name.text), reading_.span(player.name)});
    const TakeSeat taken{.seat = seat, .colour = read_colour(colour), .town = read_town_card(town)};
    Play<Action> play = play_outside<Action>(taken, player.entry->span, phase::setup, seat);
    play.parts[actor] = reading_.span(player.name);
    if (colour) play.parts[object] = colour.value->span;
    if (town) play.parts[where] = town.value->span;
    session_.plays.push_back(std::move(play));
  }

  std::uint8_t read_colour(const Field& field) {
    const Node* colour = field ? reading_.scalar(field, msg::a_colour) : nullptr;
    if (colour == nullptr) return 0;
    if (const auto known = colour_named(colour->text)) return static_cast<std::uint8_t>(*known);
    const std::string folded = fold(colour->text);
    const auto same = std::ranges::find(colours_, folded);
    const auto index = same - colours_.begin();
    if (same == colours_.end()) colours_.push_back(folded);
    return static_cast<std::uint8_t>(piece_colour_count + 1 + index);
  }

  std::optional<TownId> read_town_card(const Field& field) {
    const Node* town = field ? reading_.scalar(field, msg::a_town) : nullptr;
    if (town == nullptr) return std::nullopt;
    session_.town_written = true;
    if (is_unknown(reading_, *town)) return std::nullopt;
    return read_town(reading_, *town);
  }

  Reading& reading_;
  Session& session_;
  std::vector<std::string> colours_;  // those that have no name in core/text/look.h
};

/// A town card where the record says that there are none.
void check_town_cards(Reading& reading, const Session& session, const Field& options) {
  const bool set = session.sets(Option::town_cards);
  if (!session.town_written || !set || session.options[Option::town_cards] != 0) return;
  for (const Play<Action>& play : session.plays) {
    if (play.parts[where] == Span{}) continue;
    Diagnostic* fault = reading.fault(faults::town_against_option, play.parts[where], msg::town_against_option());
    if (fault != nullptr) fault->related.push_back({options.key->span, msg::the_options_here()});
    return;
  }
}

bool says_that_it_ended(Reading& reading, const Field& result) {
  static constexpr std::string_view keys[] = {"place", "score", "distance"};
  if (!result) return false;
  for (const Field line : reading.fields(*result.value))
    for (const Field field : reading.fields(*line.value))
      if (reading.index_of(field.key->text, keys) >= 0) return true;
  return false;
}

void decode_plays(Reading& reading, const std::array<Field, 10>& at, Session& session) {
  for (const RecordKey played : {rounds, start}) {
    if (!at[played] || !at[final]) continue;
    Diagnostic* fault = reading.fault(Fault::rounds_and_final, at[final].key->span,
                                      msg::rounds_and_final({.key = verbatim(at[played].key->text)}));
    if (fault != nullptr)
      fault->related.push_back({at[played].key->span, msg::key_is_here({.key = verbatim(at[played].key->text)})});
    break;
  }
  if (at[rounds]) {
    const bool ended = at[winner] || says_that_it_ended(reading, at[result]);
    decode_rounds(reading, at[rounds], ended, session);
  } else if (at[final]) {
    session.sheet = true;
  }
  if (at[final]) decode_sheet(reading, at[final], session);
}

void decode_map(Reading& reading, const Node& root, Session& session) {
  const std::array<Field, 10> at = fields_of_record(reading, root, record_keys, in_a_round);
  read_game(reading, at[game], "elfenland");
  read_agreed(reading, at[edition_key], at[options_key], option_table(), session);
  check_session(reading, at[session_key]);
  if (at[players]) {
    Players(reading, session).decode(at[players]);
  } else {
    missing_players(reading, root);
  }
  check_town_cards(reading, session, at[options_key]);
  if (at[start]) decode_start(reading, at[start], session);
  decode_plays(reading, at, session);
  session.has_winner = static_cast<bool>(at[winner]);
  if (at[winner]) decode_winner(reading, at[winner], session);
  if (at[result]) decode_result(reading, at[result], session);
  const bool something_recorded = session.rounds_recorded > 0 || session.sheet || session.start.written;
  session.only_claims = !something_recorded && !session.claims.empty();
}

}  // namespace

TownsWritten read_towns(Reading& reading, const Field& towns) {
  TownsWritten written;
  const Node& value = *towns.value;
  if (value.shape != Shape::list) {
    const Node* number = reading.scalar(towns, msg::number_of_towns);
    const auto count = number != nullptr ? read_number(reading, *number, 0, 99, msg::or_write_towns) : std::nullopt;
    if (count) written.count = static_cast<std::uint8_t>(*count);
    return written;
  }
  for (const Node& item : reading.children(value)) {
    if (is_blank(item)) {
      reading.nothing_there(item.span, msg::write_this({.what = msg::a_town()}));
      continue;
    }
    if (item.shape != Shape::scalar) {
      if (!reading.is_remark(item)) reading.wrong_shape(Fault::not_a_scalar, item, msg::a_town);
      continue;
    }
    const auto town = read_town(reading, item);
    if (!town) continue;
    if (*town == elvenhold || written.named.has(*town)) {
      written.idle.push_back({*town, *town != elvenhold, item.span});
    } else {
      written.named.add(*town);
    }
  }
  written.listed = true;
  written.count = static_cast<std::uint8_t>(written.named.size());
  return written;
}

void note_idle_towns(Reading& reading, const TownsWritten& towns) {
  for (const auto& [town, again, span] : towns.idle)
    reading.fault(faults::idle_town, span,
                  msg::idle_town({.what = again ? msg::town_a_second_time({.town = verbatim(ascii(town))})
                                                : msg::town_has_no_pieces({.town = verbatim(ascii(town))})}));
}

std::optional<Session> decode(const Record& record, Diagnostics& faults) {
  Reading reading(record, faults, vocabulary());
  Session session;
  session.plays.reserve(std::min<std::size_t>(record.source().text.size() / 20 + 64, most_plays));
  const Node& root = record.root();
  if (root.shape == Shape::map) {
    decode_map(reading, root, session);
  } else {
    reading.no_record();
  }
  if (session.plays.size() > most_plays) reading.too_many_plays(session.players_span, session.plays.size());
  if (faults.unreadable()) return std::nullopt;
  return session;
}

}  // namespace elfref::elfenland
