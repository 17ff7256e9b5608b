#include "elfref/elfenland/reading/decode.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/text/look.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/key_words.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/decode_parts.h"
#include "elfref/elfenland/reading/scanner.h"
#include "elfref/elfenland/reading/words_of_play.h"

namespace elfref::elfenland {
namespace {

/// Plays are counted in 16 bits where a finding points at an earlier one.
constexpr std::size_t most_plays = 60'000;

/// The keys of a record.
enum RecordKey { game, edition_key, options_key, session_key, players, start, rounds, final, result, winner };
constexpr std::array<std::string_view, 10> record_keys = {"game",  "edition", "options", "session", "players",
                                                          "start", "rounds",  "final",   "result",  "winner"};

constexpr std::array phases{std::string_view("row"), phase::deal, phase::draw, phase::choose, phase::plan,
                            phase::travel,           phase::keep};
constexpr Elsewhere in_a_round{phases, "it belongs to a round: indent it, below '- ' under rounds"};

void decode_game(Reading& reading, const Entry& entry) {
  static constexpr std::string_view games[] = {"elfenland"};
  const Node* name = reading.scalar(entry, "a game");
  if (name == nullptr || fold(name->text) == games[0]) return;
  if (is_foreign(name->text)) {
    reading.fault(Fault::foreign_component, *name);
  } else {
    reading.fault(Fault::unknown_game, *name, reading.did_you_mean(name->text, games));
  }
}

void decode_edition(Reading& reading, const Entry& entry, Session& session) {
  const Node* name = reading.scalar(entry, "an edition");
  if (name == nullptr) return;
  if (const auto named = edition_named(name->text)) {
    session.edition = *named;
    return;
  }
  std::string advice = reading.did_you_mean(name->text, edition_words());
  reading.fault(Fault::unknown_edition, *name, advice.empty() ? write_one_of(edition_words()) : std::move(advice));
}

std::vector<std::string_view> option_names() {
  std::vector<std::string_view> names;
  for (const OptionInfo& option : option_infos()) names.push_back(option.name);
  return names;
}

void decode_option(Reading& reading, const Entry& entry, Session& session) {
  const auto option = option_named(entry.key->text);
  if (!option) {
    const std::vector<std::string_view> names = option_names();
    if (reading.slip_in_key(entry, names)) return;
    std::string advice = reading.did_you_mean_in_english(entry.key->text, names);
    if (advice.empty()) advice = reading.did_you_mean(entry.key->text, names);
    if (advice.empty()) advice = "the options are " + listed(names, "and");
    reading.fault(Fault::unknown_option, *entry.key, std::move(advice));
    return;
  }
  const OptionInfo& known = info(*option);
  const Node* value = reading.scalar(entry, "a value");
  if (value == nullptr) return;
  if (const auto index = option_value(*option, value->text)) {
    session.options[*option] = *index;
    session.options_set |= static_cast<std::uint16_t>(1u << static_cast<int>(*option));
  } else {
    reading.fault(Fault::bad_option_value, value->span, {value->text, known.name},
                  write_one_of(std::span(known.values).first(known.value_count)));
  }
}

void decode_options(Reading& reading, const Entry& options, Session& session) {
  if (!options || !reading.is_map(options, "'{OPTION: value}'")) return;
  for (const Entry entry : reading.entries(*options.value)) decode_option(reading, entry, session);
}

/// `session`, or something in it: any keys and any text, but something. `key` is the nearest one.
void check_session(Reading& reading, const Node& key, const Node& value) {
  if (is_blank(value)) return reading.empty(key, "write a text, or leave the key out");
  for (const Entry entry : reading.entries(value)) check_session(reading, *entry.key, *entry.value);
  if (value.shape != Shape::list) return;
  for (const Node& item : reading.children(value)) {
    if (is_blank(item)) {
      reading.fault(Fault::empty_value, item.span, {"write a text"});
    } else {
      check_session(reading, key, item);
    }
  }
}

// ---------------------------------------------------------------- players

/// The list of players as it is read: names first, so that everything else can refer to them.
class Table {
 public:
  Table(Reading& reading, Session& session) : reading_(reading), session_(session) {}

  void decode(const Entry& players) {
    session_.players_span = players.key->span;
    session_.plays.push_back(play_outside(BeginGame{}, players.key->span, phase::setup));
    const bool understood = read_list(players);
    std::vector<std::string_view> names;
    for (const Phrase& name : names_) names.push_back(name.text);
    reading_.seat_players(names, understood);
    std::get<BeginGame>(session_.plays[0].action).players = static_cast<std::uint8_t>(names_.size());
    if (understood && names.empty()) reading_.empty(*players.key, "name the players");
  }

 private:
  bool read_list(const Entry& players) {
    const Node& list = *players.value;
    if (is_blank(list)) {
      reading_.empty(*players.key, "name the players");
      return false;
    }
    if (list.shape != Shape::list) {
      reading_.fault(Fault::not_a_list, list.span, {reading_.described(list), "'[NAME, NAME]'"},
                     "write [Anna, Boris] or a line '- Anna' each");
      return false;
    }
    int count = 0;
    for (const Node& item : reading_.children(list)) {
      if (reading_.is_remark(item)) continue;
      if (++count <= max_seats) read_player(item);
    }
    if (count > max_seats)
      reading_.fault(Fault::too_many_players, players.key->span, {std::to_string(count), std::to_string(max_seats)});
    return count <= max_seats && !nameless_;
  }

  void read_player(const Node& item) {
    switch (is_blank(item) ? Shape::empty : item.shape) {
      case Shape::scalar:
        return sit(item, item, {}, {});
      case Shape::map:
        return read_map(item);
      case Shape::empty:
        reading_.fault(Fault::empty_value, item.span, {"write a name"});
        break;
      case Shape::list:
        reading_.fault(Fault::not_a_scalar, item.span, {reading_.described(item), "a name"});
        break;
    }
    nameless_ = true;
  }

  void read_map(const Node& item) {
    static constexpr std::array<std::string_view, 5> keys = {"name", "colour", "town", "note", "ruling"};
    const auto [name, colour, town, note, ruling] = reading_.fields(item, keys);
    reading_.remark_within(item);
    const Node* named = name ? reading_.scalar(name, "a name") : nullptr;
    if (named == nullptr) nameless_ = true;
    if (!name) missing_name(item);
    sit(item, named != nullptr ? *named : item, colour, town);
  }

  void missing_name(const Node& item) {
    static constexpr std::string_view others[] = {"colour", "color", "town"};
    for (const Entry entry : reading_.entries(item))
      if (index_of(entry.key->text, others) < 0) return;  // told
    reading_.missing_key(item.span, "name", "this player", "{name: Anna}");
  }

  void sit(const Node& item, const Phrase& name, const Entry& colour, const Entry& town) {
    check_name(name);
    const Seat seat{static_cast<std::uint8_t>(names_.size())};
    names_.push_back(name);
    session_.players.push_back({std::string(name.text), reading_.span(name)});
    TakeSeat taken{.seat = seat, .colour = read_colour(colour), .town = read_town_card(town)};
    Play<Action> play = play_outside(taken, item.span, phase::setup, seat);
    play.parts[actor] = reading_.span(name);
    if (colour) play.parts[object] = colour.value->span;
    if (town) play.parts[where] = town.value->span;
    session_.plays.push_back(std::move(play));
  }

  void check_name(const Phrase& name) {
    const std::string folded = fold(name.text);
    if (folded == "note" || folded == "ruling") reading_.fault(Fault::reserved_name, name);
    const auto same = std::ranges::find(folded_, folded);
    if (same != folded_.end() && !nameless_) {
      const Phrase& other = names_[static_cast<std::size_t>(same - folded_.begin())];
      Diagnostic* fault = reading_.fault(Fault::same_names, reading_.span(name), {other.text, name.text});
      if (fault != nullptr) fault->related.push_back({reading_.span(other), "the other one"});
    }
    folded_.push_back(folded);
  }

  std::uint8_t read_colour(const Entry& entry) {
    const Node* colour = entry ? reading_.scalar(entry, "a colour") : nullptr;
    if (colour == nullptr) return 0;
    if (const auto known = colour_named(colour->text)) return static_cast<std::uint8_t>(*known);
    const std::string folded = fold(colour->text);
    const auto same = std::ranges::find(colours_, folded);
    const auto index = same - colours_.begin();
    if (same == colours_.end()) colours_.push_back(folded);
    return static_cast<std::uint8_t>(piece_colour_count + 1 + index);
  }

  std::optional<TownId> read_town_card(const Entry& entry) {
    const Node* town = entry ? reading_.scalar(entry, "a town") : nullptr;
    if (town == nullptr) return std::nullopt;
    session_.town_written = true;
    if (is_unknown(*town)) return std::nullopt;
    return read_town(reading_, *town);
  }

  Reading& reading_;
  Session& session_;
  std::vector<Phrase> names_;
  std::vector<std::string> folded_;
  std::vector<std::string> colours_;  // those that have no name in core/text/look.h
  bool nameless_ = false;
};

/// A town card where the record says that there are none.
void check_town_cards(Reading& reading, const Session& session, const Entry& options) {
  const bool set = (session.options_set >> static_cast<int>(Option::town_cards) & 1) != 0;
  if (!session.town_written || !set || session.options.town_cards()) return;
  for (const Play<Action>& play : session.plays) {
    if (play.parts[where] == Span{}) continue;
    Diagnostic* fault = reading.fault(Fault::town_against_option, play.parts[where], {});
    if (fault != nullptr) fault->related.push_back({options.key->span, "the options are here"});
    return;
  }
}

bool says_that_it_ended(Reading& reading, const Entry& result) {
  static constexpr std::string_view keys[] = {"place", "score", "distance"};
  if (!result) return false;
  for (const Entry line : reading.entries(*result.value))
    for (const Entry entry : reading.entries(*line.value))
      if (index_of(entry.key->text, keys) >= 0) return true;
  return false;
}

void decode_plays(Reading& reading, const std::array<Entry, 10>& at, Session& session) {
  for (const RecordKey played : {rounds, start}) {
    if (!at[played] || !at[final]) continue;
    Diagnostic* fault = reading.fault(Fault::rounds_and_final, at[final].key->span, {at[played].key->text});
    if (fault != nullptr)
      fault->related.push_back({at[played].key->span, "'" + std::string(at[played].key->text) + "' is here"});
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

/// A record needs players; a slip in their key has been told.
void missing_players(Reading& reading, const Node& root) {
  static constexpr std::string_view due[] = {"players"};
  reading.seat_players({}, false);
  for (const Entry entry : reading.entries(root))
    if (!reading.did_you_mean(entry.key->text, due).empty() || !key_in_english(entry.key->text, due).empty()) return;
  const auto keys = reading.children(root);
  reading.missing_key(keys.empty() ? root.span : keys.begin()->span, due[0], "this record", "players: [Anna, Boris]");
}

void decode_map(Reading& reading, const Node& root, Session& session) {
  const std::array<Entry, 10> at = reading.fields(root, record_keys, in_a_round);
  if (at[game]) decode_game(reading, at[game]);
  if (at[edition_key]) decode_edition(reading, at[edition_key], session);
  decode_options(reading, at[options_key], session);
  if (at[session_key]) check_session(reading, *at[session_key].key, *at[session_key].value);
  if (at[players]) {
    Table(reading, session).decode(at[players]);
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

void add_line(Reading& reading, const Entry& entry, std::string_view empty, ByPlayer& found) {
  const Node& key = *entry.key;
  const bool left_out = is_blank(*entry.value);
  auto seat = reading.seat_named(key.text);
  if (!seat) {
    if (reading.slip_in_key(entry, {})) return;
    if (is_remark_word(key.text)) {
      reading.fault(Fault::unknown_key, key, "a note or ruling has a line of its own: '- " + fold(key.text) + ": …'");
      return;
    }
    if (left_out && begins_with_card(key.text)) {
      reading.fault(Fault::cards_not_joined, key.span, {});
      return;
    }
    seat = reading.seat(key);
  }
  if (left_out) {
    if (seat) reading.empty(key, empty);
  } else if (!seat) {
    found.others.push_back(entry);
  } else if (Entry& of = found.of[seat->value]; of) {
    reading.fault(Fault::duplicate_key, key);
  } else {
    of = entry;
  }
}

}  // namespace

Play<Action> play_outside(Action action, Span whole, std::string_view phase, std::optional<Seat> seat) {
  return {.action = std::move(action), .parts = {whole}, .seat = seat, .round = 0, .phase = phase};
}

ByPlayer by_player(Reading& reading, const Entry& map, std::string_view empty) {
  ByPlayer found;
  const Node& value = *map.value;
  if (reading.is_map(map, "'{NAME: …, NAME: …}'", "write {NAME: …, NAME: …} or a line 'NAME: …' each")) {
    for (const Entry entry : reading.entries(value)) add_line(reading, entry, empty, found);
  } else if (value.shape == Shape::list) {
    for (const Node& item : reading.children(value))
      for (const Entry entry : reading.entries(item))
        if (!is_remark_word(entry.key->text)) add_line(reading, entry, empty, found);
  }
  return found;
}

TownsWritten read_towns(Reading& reading, const Entry& towns) {
  TownsWritten written;
  const Node& value = *towns.value;
  if (value.shape != Shape::list) {
    const Node* number = reading.scalar(towns, "a number of towns, or [TOWN, TOWN]");
    const auto count = number != nullptr ? read_number(reading, *number, 0, 99, "or write [TOWN, TOWN]") : std::nullopt;
    if (count) written.count = static_cast<std::uint8_t>(*count);
    return written;
  }
  for (const Node& item : reading.children(value)) {
    if (is_blank(item)) {
      reading.fault(Fault::empty_value, item.span, {"write a town"});
      continue;
    }
    if (item.shape != Shape::scalar) {
      if (!reading.is_remark(item)) reading.fault(Fault::not_a_scalar, item.span, {reading.described(item), "a town"});
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
    reading.fault(Fault::idle_town, span, {ascii(town) + (again ? " a second time" : " has no town pieces")});
}

std::optional<Session> decode(const Record& record, Diagnostics& faults) {
  Reading reading(record, faults);
  Session session;
  session.plays.reserve(std::min<std::size_t>(record.source().text.size() / 20 + 64, most_plays));
  const Node& root = record.root();
  if (root.shape == Shape::map) {
    decode_map(reading, root, session);
  } else {
    reading.no_record();
  }
  if (session.plays.size() > most_plays)
    reading.fault(Fault::too_many_plays, session.players_span,
                  {std::to_string(session.plays.size()), std::to_string(most_plays)});
  if (faults.unreadable()) return std::nullopt;
  return session;
}

}  // namespace elfref::elfenland
