#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/reading.h"

// What stands below a phase: a list of plays, or a map of players.

namespace elfref {

/// One line of a list of plays: `NAME: play`, or a ruling on the line before it.
struct Line {
  std::optional<Ruling> ruling;  ///< set: the line is a ruling, and nothing else is set
  std::optional<Seat> seat;      ///< whose it is; nothing: reported, nobody has that name
  Phrase name;                   ///< as it is written
  const Node* value = nullptr;   ///< null where the space behind the colon is missing: then `text` is all there is
  Phrase text;                   ///< the play, if it is one scalar
};

/// The lines of a list of plays, without notes. Reports what is no line and names nobody has. `empty` says what could
/// stand where the list was left out; `elsewhere` are keys that stand elsewhere.
std::vector<Line> read_lines(Reading& reading, const Field& phase, std::string_view empty,
                             std::span<const Elsewhere> elsewhere = {});

/// The player of a line of a part that was left unread, or a note: then nothing. False: neither.
[[nodiscard]] inline bool read_unread_name(const Reading& reading, const Node& key, std::optional<Seat>& seat) {
  if (same_key(key.text, "note")) return true;
  if (!same_key(key.text, "ruling")) seat = reading.seat_named(key.text);
  return seat.has_value();
}

/// Visits the lines of such a list, `NAME: play` each, where the play is one scalar: `read(seat, name, play)` gets
/// those that `take(json)` does not go past.
template <class Take, class Read>
void read_unread_lines(Reading& reading, const Node& list, Take take, Read read) {
  UnreadJson json = reading.unread(list);
  Node name, play;
  const auto line = [&] {
    if (take(json)) return true;
    std::optional<Seat> seat;
    if (!json.take('{') || !json.take_key(name) || !json.take(play) || !json.take('}')) return false;
    if (!read_unread_name(reading, name, seat)) return false;
    if (seat) read(*seat, name, play);
    return seat || (play.quoted && !is_blank(play));
  };
  if (!json.take_all('[', ']', line) || !json.at_end()) reading.give_up(list);
}

/// The words of a line that has to be one scalar: `due` says what. Nothing, reported, for other values.
std::optional<Phrase> words_of(Reading& reading, const Line& line, std::string_view due, std::string_view empty);

/// The steps of a turn, each words, or words and what stands behind their colon; rulings among them are lines too.
/// `form` shows such a list.
std::vector<Line> read_steps(Reading& reading, const Field& turn, std::string_view form);

/// An entry of a list of turns: one is set.
struct TurnEntry {
  Field turn{};                    ///< `NAME: …`; several of one item, each reported behind the first
  const Node* unknown = nullptr;   ///< `unknown` alone
  std::optional<Ruling> ruling{};  ///< on the entry before it, which is a turn
};
/// The entries of a list of turns, without notes. Reports what is none; `form` shows one.
std::vector<TurnEntry> read_turns(Reading& reading, const Field& turns, std::string_view form);

/// What a `ruling` says.
std::optional<Ruling> read_ruling(Reading& reading, const Field& field);

/// The values of a map whose keys are players, by seat. Everything else is reported.
struct ByPlayer {
  std::vector<Field> of;      ///< by seat; null: left out
  std::vector<Field> others;  ///< of unknown players, so that their words are read too

  /// Nothing of anybody.
  explicit ByPlayer(const Reading& reading) : of(static_cast<std::size_t>(reading.players())) {}

  /// Visits those that are there: the seat, if it is known, and the value with its key.
  template <class Visit>
  void each(Visit visit) const {
    for (std::uint8_t i = 0; i < of.size(); ++i)
      if (of[i]) visit(std::optional(Seat{i}), of[i]);
    for (const Field& other : others) visit(std::optional<Seat>(), other);
  }
};
/// Reads such a map. `empty` says what could stand where a value was left out. REQUIRES: the players are seated.
ByPlayer by_player(Reading& reading, const Field& map, std::string_view empty);

/// A play of the record without a round.
template <class Action>
[[nodiscard]] Play<Action> play_outside(Action action, Span whole, std::string_view phase,
                                        std::optional<Seat> seat = std::nullopt) {
  return {.action = std::move(action), .parts = {whole}, .seat = seat, .round = 0, .phase = phase};
}

/// Reads the lines of a list: `read` puts the plays of a line behind `plays`. A ruling holds for all plays of the line
/// before it.
template <class Action, class Read>
void read_plays(Reading& reading, const std::vector<Line>& lines, std::vector<Play<Action>>& plays, Read read) {
  std::size_t begin = plays.size();
  for (const Line& line : lines) {
    if (!line.ruling) {
      begin = plays.size();
      read(line);
      continue;
    }
    const auto ruled = std::span(plays).subspan(begin);
    if (std::ranges::any_of(ruled, [](const Play<Action>& play) { return play.ruling != Ruling::none; }))
      reading.fault(Fault::second_ruling, reading.span(line.name), {},
                    "one of the steps has its own: write each ruling behind its step");
    for (Play<Action>& play : ruled) play.ruling = *line.ruling;
  }
}

}  // namespace elfref
