#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/record/edit.h"
#include "elfref/games.h"

namespace elfref::tools {

/// A typed line without the spaces at its ends; empty if it is blank.
[[nodiscard]] std::string_view without_spaces(std::string_view line);

/// A record that a person writes line by line at a prompt. A line goes to the current place of the game: into the
/// current turn, phase or round. A new one is begun only if the old one may be over.
class Recording {
 public:
  /// Continues the record of a file of this name, or begins a new one if its text is empty. `open` opens the
  /// attachments that it names.
  Recording(std::string name, std::string text, Overrides overrides, OpenBeside open = {});

  /// The text of the record so far; it ends with the end of a line.
  [[nodiscard]] const std::string& text() const { return at_.text; }
  /// Whether there are players; else the first line names them, `Anna, Boris`.
  [[nodiscard]] bool has_players() const { return !at_.players.empty(); }
  /// Whether a line that was written, and not taken back, breaks a rule.
  [[nodiscard]] bool has_breach() const;

  /// The result of a line.
  struct Taken {
    bool readable = false;              ///< a record can contain it
    bool breaks = false;                ///< it breaks a rule that was not broken before, or `skips` something
    Message skips;                      ///< the unfinished part of the game, if the line begins something new; or empty
    Refereed refereed;                  ///< the record with the line
    std::vector<std::size_t> findings;  ///< its new findings, by index; faults if the line is not readable
    std::vector<Edit> edits;            ///< what it changes in the record
    bool ends = false;                  ///< the turn of the last line is over then, though the record does not say so
    bool at_the_top = false;            ///< it is a key of the whole record
  };
  /// The result that a line would have: a play, with or without its player, or a key of the record, `winner: Anna`.
  /// REQUIRES: it is not blank.
  [[nodiscard]] Taken ask(std::string_view line) const;
  /// The result that a change of the record would have: what the questions offer.
  [[nodiscard]] Taken changed(const Edit& edit) const;
  /// The result with one more change after it, say a ruling.
  [[nodiscard]] Taken changed(const Taken& first, const Edit& then) const;
  /// Writes the line. REQUIRES: it is readable, and nothing was written since ask().
  void write(Taken taken);
  /// Takes the last line back, with its ruling and the keys that only it needed. False: there is none.
  bool undo();

 private:
  /// The record after a line.
  struct Moment {
    std::string text;
    std::vector<std::string> players{};
    std::vector<Diagnostic> findings{};
    std::optional<std::string> over{};  // the player whose turn the last line seems to have ended, though it may go on
    bool breaks = false;                // the last line breaks a rule
  };
  struct Place;
  struct Table;

  [[nodiscard]] Refereed judged(std::string text, bool under_way) const;
  [[nodiscard]] Table table() const;
  [[nodiscard]] std::optional<std::string> due_in(const std::string& added) const;
  [[nodiscard]] std::vector<Place> places(const std::string& line) const;
  [[nodiscard]] std::vector<Place> in_rounds(const std::string& line, const Table& now) const;
  [[nodiscard]] std::vector<Place> in_turns(const std::string& line, const Table& now) const;
  [[nodiscard]] std::optional<Taken> at(const Place& place) const;
  void judge(Taken& taken, bool under_way) const;
  void tell_news(Taken& taken) const;
  void put_keys_into_its_language(Taken& taken) const;

  std::string name_;
  Overrides overrides_;
  OpenBeside open_;
  Moment at_;
  std::vector<Moment> before_;
};

}  // namespace elfref::tools
