#include "elfref/core/asking/recorded_play.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "elfref/core/text/places.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// A whole number from 1 on.
std::optional<int> number_of(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < 1) return std::nullopt;
  return number;
}

/// Cuts `text` at the first or the last colon; the second part is empty where there is none.
std::pair<std::string_view, std::string_view> cut(std::string_view text, std::size_t colon) {
  if (colon == std::string_view::npos) return {text, {}};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

std::optional<At> read_in_game(int round, std::string_view rest) {
  const auto [phase, whose] = cut(rest, rest.find(':'));
  if (phase.empty() || whose.empty()) return std::nullopt;
  At::InGame in{.round = round, .phase = std::string(phase), .player = std::string(whose), .number = {}};
  const auto [player, last] = cut(whose, whose.rfind(':'));
  if (const auto number = number_of(last); number && !player.empty()) {
    in.player = player;
    in.number = number;
  }
  return At{in};
}

std::string player_of(const RecordedPlay& play, std::span<const std::string> players) {
  if (!play.seat || play.seat->value >= players.size()) return {};
  return players[play.seat->value];
}

/// `'line 18: Anna: 2 dragon on …'`.
Message in_words(const RecordedPlay& play, Places& places, std::span<const std::string> players) {
  const std::string player = player_of(play, players);
  return msg::quoted({.text = msg::play_in_line({.line = line_number(places.of(play.span).line),
                                                 .play = verbatim(play.words),
                                                 .player = player.empty() ? ArgView(none) : verbatim(player)})});
}

Message listed_or(const std::vector<std::string>& words) {
  return list(Joint::or_, words, [](const std::string& word) { return verbatim(word); });
}

/// Finds plays by their place in the text.
FoundPlay find_in_text(std::span<const RecordedPlay> plays, const At::InText& in, const Source& source,
                       std::span<const std::string> players) {
  Places places(source);
  std::vector<const RecordedPlay*> in_order;
  for (const RecordedPlay& play : plays) in_order.push_back(&play);
  std::ranges::stable_sort(in_order, {}, [](const RecordedPlay* play) { return play->span.begin; });
  const RecordedPlay *before = nullptr, *after = nullptr, *narrowest = nullptr, *first_on_the_line = nullptr;
  std::vector<std::string> on_the_line;  // columns
  const std::string_view text = source.text;
  for (const RecordedPlay* play : in_order) {
    const int first = places.of(play->span).line;
    const int last = first + static_cast<int>(std::ranges::count(
                                 text.substr(play->span.begin, play->span.end - play->span.begin), '\n'));
    if (last < in.line) before = play;
    if (first > in.line && after == nullptr) after = play;
    if (in.line < first || last < in.line) continue;
    if (!in.column) {
      if (first == in.line) return {.ply = play->ply, .play = play, .complaint = {}};
      continue;
    }
    const Place place = places.of(play->span);
    if (first == in.line) {
      on_the_line.push_back(std::to_string(place.column));
      if (first_on_the_line == nullptr) first_on_the_line = play;
    }
    const bool ends_here = last == first;
    if (first == in.line && (*in.column < place.column || (ends_here && *in.column >= place.end_column))) continue;
    if (narrowest == nullptr || play->span.end - play->span.begin < narrowest->span.end - narrowest->span.begin)
      narrowest = play;
  }
  if (narrowest != nullptr) return {.ply = narrowest->ply, .play = narrowest, .complaint = {}};
  if (on_the_line.size() == 1) return {.ply = first_on_the_line->ply, .play = first_on_the_line, .complaint = {}};
  const Message what =
      in.column ? msg::no_play_stands({.place = msg::line_column({.column = *in.column, .line = line_number(in.line)})})
                : msg::no_play_begins({.line = line_number(in.line)});
  const auto complain = [&](const Message& instead) {
    return FoundPlay{.ply = 0, .play = nullptr, .complaint = msg::no_play_but({.instead = instead, .what = what})};
  };
  if (!on_the_line.empty()) return complain(msg::one_at_column({.columns = listed_or(on_the_line)}));
  if (plays.empty()) return complain(msg::no_plays_recorded());
  List nearest(Joint::and_);
  for (const RecordedPlay* play : {before, after})
    if (play != nullptr) nearest.add(in_words(*play, places, players));
  return complain(msg::nearest_plays({.plays = nearest.take()}));
}

/// The different values that plays have, in the order of the game.
template <class Value>
std::vector<std::string> different(std::span<const RecordedPlay> plays, Value value) {
  std::vector<std::string> found;
  for (const RecordedPlay& play : plays) {
    std::string one = value(play);
    if (!one.empty() && std::ranges::find(found, one) == found.end()) found.push_back(std::move(one));
  }
  return found;
}

/// Those of some plays that have a value.
template <class Keep>
std::vector<RecordedPlay> those(std::span<const RecordedPlay> plays, Keep keep) {
  std::vector<RecordedPlay> found;
  std::ranges::copy_if(plays, std::back_inserter(found), keep);
  return found;
}

FoundPlay find_in_game(std::span<const RecordedPlay> plays, const At::InGame& in,
                       std::span<const std::string> players) {
  const auto complain = [](Message why) {
    return FoundPlay{.ply = 0, .play = nullptr, .complaint = std::move(why)};
  };
  const std::string wanted = fold(in.player);
  const auto same = [&](const std::string& name) { return fold(name) == wanted; };
  if (std::ranges::none_of(players, same)) {
    const std::vector<std::string> names(players.begin(), players.end());
    return complain(msg::no_such_player({.player = verbatim(in.player), .players = listed_or(names)}));
  }
  const auto in_round = those(plays, [&](const RecordedPlay& play) { return play.round == in.round; });
  if (in_round.empty()) {
    const auto rounds = different(plays, [](const RecordedPlay& play) { return std::to_string(play.round); });
    return complain(msg::no_play_in_round({.round = in.round, .rounds = listed_or(rounds)}));
  }
  const std::string phase = fold(in.phase);
  const auto in_phase = those(in_round, [&](const RecordedPlay& play) { return fold(play.phase) == phase; });
  if (in_phase.empty()) {
    const auto phases = different(in_round, [](const RecordedPlay& play) { return std::string(play.phase); });
    return complain(msg::no_play_of_phase(
        {.phase = verbatim(in.phase), .phases = listed_or(phases), .round = in.round}));
  }
  const auto of_player = [&](const RecordedPlay& play) { return same(player_of(play, players)); };
  const auto own = those(in_phase, of_player);
  if (own.empty()) {
    const auto names = different(in_phase, [&](const RecordedPlay& play) { return player_of(play, players); });
    return complain(msg::no_play_of_player({.phase = verbatim(in_phase.front().phase),
                                            .player = verbatim(in.player),
                                            .players = listed_or(names),
                                            .round = in.round}));
  }
  const int number = in.number.value_or(1);
  const int last = own.back().number;
  if (number == last + 1) return {.ply = own.back().next_ply, .play = nullptr, .complaint = {}};
  const auto it = std::ranges::find_if(plays, [&](const RecordedPlay& play) {
    return play.round == in.round && play.phase == in_phase.front().phase && of_player(play) && play.number == number;
  });
  if (it == plays.end())
    return complain(msg::no_such_number({.last = last,
                                         .next = last + 1,
                                         .phase = verbatim(in_phase.front().phase),
                                         .player = verbatim(in.player),
                                         .plays = quantity(last, noun::play),
                                         .round = in.round}));
  return {.ply = it->ply, .play = &*it, .complaint = {}};
}

}  // namespace

std::optional<At> read_at(std::string_view text) {
  if (text == "end") return At{At::End{}};
  const auto [first, rest] = cut(text, text.find(':'));
  const auto number = number_of(first);
  if (!number) return std::nullopt;
  if (first.size() == text.size()) return At{At::InText{.line = *number, .column = {}}};
  if (const auto column = number_of(rest)) return At{At::InText{.line = *number, .column = column}};
  return read_in_game(*number, rest);
}

FoundPlay find_play(std::span<const RecordedPlay> plays, const At& at, const Source& source,
                    std::span<const std::string> players) {
  if (const auto* in = std::get_if<At::InText>(&at.is)) return find_in_text(plays, *in, source, players);
  if (const auto* in = std::get_if<At::InGame>(&at.is)) return find_in_game(plays, *in, players);
  std::uint32_t end = 0;
  for (const RecordedPlay& play : plays) end = std::max(end, play.next_ply);
  return {.ply = end, .play = nullptr, .complaint = {}};
}

std::string name_of(const RecordedPlay& play, std::span<const std::string> players) {
  return fmt::format("{}:{}:{}:{}", play.round, play.phase, player_of(play, players), play.number);
}

}  // namespace elfref
