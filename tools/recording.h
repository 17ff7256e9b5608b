#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"

namespace elfref::tools {

/// A record that somebody writes line by line at a prompt. Where a line goes, and whose it is, is found: the phase that
/// is open, a later one, another round.
class Recording {
 public:
  /// Goes on with the record of a file, whose name is that, or with a new one where its text is empty.
  Recording(std::string name, std::string text, Overrides overrides);

  /// What the record says so far; it ends with the end of a line.
  [[nodiscard]] const std::string& text() const { return text_; }
  /// Whether anybody plays yet: else the first line names the players, `Anna, Boris`.
  [[nodiscard]] bool has_players() const { return !judgement_.players.empty(); }
  /// Whose turn it is, and in which phase: `Boris, plan`.
  [[nodiscard]] std::string prompt() const;
  /// Lines that may be written now, each as a whole, that begin as `typed` does.
  [[nodiscard]] std::vector<std::string> completions(std::string_view typed) const;

  /// What became of a line.
  struct Taken {
    bool written = false;               ///< it stands in the record now
    Refereed refereed;                  ///< the record as it is, or as it would be
    std::vector<std::size_t> findings;  ///< what is new of them, by index: all of them faults where it was not written
  };
  /// Writes a line, unless it is empty: a play, with or without its player, or a key of the record, `winner: Anna`. One
  /// that cannot be read is not written.
  Taken take(std::string_view line);
  /// Takes the last line back, and with it keys that only it needed. False: there is none.
  bool undo();

 private:
  [[nodiscard]] Refereed judged(const std::string& text) const;
  [[nodiscard]] std::vector<std::string> places_for(const std::string& line) const;
  [[nodiscard]] std::vector<std::string> named(const std::string& line) const;
  void keep(std::string text, const Judgement& judgement);

  std::string name_;
  Overrides overrides_;
  std::string text_;
  Judgement judgement_;
  std::vector<std::string> before_;  // the texts as they were
};

}  // namespace elfref::tools
