#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/asking/position.h"
#include "elfref/games.h"

namespace elfref::tools {

/// A record that somebody writes line by line at a prompt. A line goes where the game stands: into the turn, the phase
/// or the round under way; a new one is begun only where the old one may be over.
class Recording {
 public:
  /// Goes on with the record of a file, whose name is that, or with a new one where its text is empty. `open` opens
  /// what it names beside it.
  Recording(std::string name, std::string text, Overrides overrides, OpenBeside open = {});

  /// What the record says so far; it ends with the end of a line.
  [[nodiscard]] const std::string& text() const { return at_.text; }
  /// Whether anybody plays yet: else the first line names the players, `Anna, Boris`.
  [[nodiscard]] bool has_players() const { return !at_.players.empty(); }
  /// Whether some line that was written, and not taken back, breaks a rule.
  [[nodiscard]] bool has_breach() const;
  /// Whose turn it is, and in which phase: `Boris, plan`.
  [[nodiscard]] std::string prompt() const;
  /// Lines that may be written now, each as it is taken, that begin as `typed` does.
  [[nodiscard]] std::vector<std::string> completions(std::string_view typed) const;
  /// What else a line may begin with: a player, a key.
  [[nodiscard]] std::vector<std::string> beginnings(std::string_view typed) const;

  /// What becomes of a line.
  struct Taken {
    bool readable = false;              ///< a record can say it
    bool breaks = false;                ///< some rule is broken that was not before, or `skips`
    std::string skips;                  ///< what is not over yet, though something new begins; or empty
    Refereed refereed;                  ///< the record as it would be
    std::vector<std::size_t> findings;  ///< what is new of its findings, by index; faults where it is not readable
    bool ends = false;                  ///< the turn of the last line is over then, though the record does not say so
    bool at_the_top = false;            ///< it is a key of the whole record
    std::string added;                  ///< what is added to the text
    std::optional<std::size_t> list;    ///< the column of the list in which it stands: a ruling may follow it
  };
  /// What would become of a line: a play, with or without its player, or a key of the record, `winner: Anna`.
  /// REQUIRES: it is not blank.
  [[nodiscard]] Taken ask(std::string_view line) const;
  /// The same with a ruling on it, `void` or `stands`. Nothing: no ruling can stand there.
  [[nodiscard]] std::optional<Taken> ruled(const Taken& taken, std::string_view ruling) const;
  /// Writes it. REQUIRES: it is readable, and nothing was written since it was asked for.
  void write(Taken taken);
  /// Takes the last line back, and with it its ruling and keys that only it needed. False: there is none.
  bool undo();

 private:
  /// The record at a moment.
  struct Moment {
    std::string text;
    std::vector<std::string> players{};
    std::vector<Diagnostic> findings{};
    std::optional<std::string> over{};  // whose turn the last line is said to have ended, though it may go on
    bool breaks = false;                // by the last line
  };
  struct Place;
  struct Table;

  [[nodiscard]] Refereed judged(std::string text, bool under_way) const;
  [[nodiscard]] Table table(bool each) const;
  [[nodiscard]] std::optional<std::string> due_in(const std::string& added) const;
  [[nodiscard]] std::vector<Place> places(const std::string& line) const;
  [[nodiscard]] std::vector<Place> in_rounds(const std::string& line, const Table& now) const;
  [[nodiscard]] std::vector<Place> in_turns(const std::string& line, const Table& now) const;
  [[nodiscard]] std::optional<Taken> at(const Place& place) const;
  void tell_news(Taken& taken) const;

  std::string name_;
  Overrides overrides_;
  OpenBeside open_;
  Moment at_;
  std::vector<Moment> before_;
};

}  // namespace elfref::tools
