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

// The contents of a phase: a list of plays, or a map of players.

namespace elfref {

/// One line of a list of plays: `NAME: play`, or a ruling on the line before it.
struct Line {
  std::optional<Ruling> ruling;  ///< if set, the line is a ruling, and nothing else is set
  std::optional<Seat> seat;      ///< the player; nothing: an unknown name, which was reported
  Phrase name;                   ///< as it is written
  const Node* value = nullptr;   ///< null if the space after the colon is missing: then `text` is all there is
  Phrase text;                   ///< the play, if it is one scalar
};

/// The lines of a list of plays, without notes. Reports what is not a line, and names that no player has. `empty` is
/// what to write if the list was left out; `elsewhere` are keys that belong elsewhere.
std::vector<Line> read_lines(Reading& reading, const Field& phase, FixedMessage empty,
                             std::span<const Elsewhere> elsewhere = {});

/// Whether the key of an unread line is a player's name or `note`. Sets `seat`, or nothing for a note.
[[nodiscard]] inline bool read_unread_name(const Reading& reading, const Node& key, std::optional<Seat>& seat) {
  if (same_key(key.text, "note")) return true;
  if (!same_key(key.text, "ruling")) seat = reading.seat_named(key.text);
  return seat.has_value();
}

/// Visits the lines of an unread list, `NAME: play` with a play that is one scalar: `read(seat, name, play)` gets those
/// that `take(part)` does not take.
template <class Take, class Read>
void read_unread_lines(Reading& reading, const Node& list, Take take, Read read) {
  const bool good = reading.read_unread(list, [&](auto& part) {
    Node name, play;
    const auto line = [&] {
      if (take(part)) return true;
      std::optional<Seat> seat;
      if (!part.take_item(name, play) || name.shape == Shape::empty) return false;
      if (!read_unread_name(reading, name, seat)) return false;
      if (seat) read(*seat, name, play);
      return seat || (part.is_text(play) && !is_blank(play));
    };
    return part.take_list(line) && part.at_end();
  });
  if (!good) reading.give_up(list);
}

/// The words of a line that has to be one scalar. `due`: what is expected. Other values are reported, and nothing is
/// returned.
std::optional<Phrase> words_of(Reading& reading, const Line& line, FixedMessage due, FixedMessage empty);

/// The steps of a turn: words, or words and what follows their colon. Rulings among them are lines too. `form` shows
/// such a list.
std::vector<Line> read_steps(Reading& reading, const Field& turn, FixedMessage form);

/// An entry of a list of turns: one member is set.
struct TurnEntry {
  Field turn{};                    ///< `NAME: …`; further turns of one item are entries too, after a report
  const Node* unknown = nullptr;   ///< `unknown` alone
  std::optional<Ruling> ruling{};  ///< about the entry before it, which is a turn
};
/// The entries of a list of turns, without notes. Reports what is not an entry; `form` shows one.
std::vector<TurnEntry> read_turns(Reading& reading, const Field& turns, FixedMessage form);

/// Reads the value of a `ruling`.
std::optional<Ruling> read_ruling(Reading& reading, const Field& field);

/// The values of a map whose keys are players, by seat. Everything else is reported.
struct ByPlayer {
  std::vector<Field> of;      ///< by seat; null: left out
  std::vector<Field> others;  ///< of unknown names, so that their words are read too

  /// Makes a map without values.
  explicit ByPlayer(const Reading& reading) : of(static_cast<std::size_t>(reading.players())) {}

  /// Visits the values that are there: the seat, if it is known, and the value with its key.
  template <class Visit>
  void each(Visit visit) const {
    for (std::uint8_t i = 0; i < of.size(); ++i)
      if (of[i]) visit(std::optional(Seat{i}), of[i]);
    for (const Field& other : others) visit(std::optional<Seat>(), other);
  }
};
/// Reads a map of players. `empty` is what to write if a value was left out. REQUIRES: the players are seated.
ByPlayer by_player(Reading& reading, const Field& map, FixedMessage empty);

/// A play of the record outside of any round.
template <class Action>
[[nodiscard]] Play<Action> play_outside(Action action, Span whole, std::string_view phase,
                                        std::optional<Seat> seat = std::nullopt) {
  return {.action = std::move(action), .parts = {whole}, .seat = seat, .round = 0, .phase = phase};
}

/// Reads the lines of a list: `read` adds the plays of a line to `plays`. A ruling is about all plays of the line
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
      reading.ruling_beside_another(reading.span(line.name));
    for (Play<Action>& play : ruled) play.ruling = *line.ruling;
  }
}

}  // namespace elfref
