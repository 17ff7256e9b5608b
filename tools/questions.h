#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "offers.h"

// The questions of the recorder as a terminal shows them, in language().

namespace elfref::tools {

/// What a person reads before the next line.
class Questions {
 public:
  /// `offers`: what can be typed; it outlives this object. `begun`: the players are known. `blank`: nothing is
  /// written yet.
  Questions(const Offers& offers, bool begun, bool blank) : offers_(offers), begun_(begun), blank_(blank) {}

  /// The player whose turn it is, and the phase: `Boris, plan`.
  [[nodiscard]] std::string prompt() const;
  /// One line: whose turn it is, examples of what can be typed, and the words that are answered.
  [[nodiscard]] std::string line() const;
  /// Everything that can be typed, and the words that are answered. Many lines that are alike become one.
  [[nodiscard]] std::string help() const;
  /// What is wrong with the last play, and which choices a rule refuses now.
  [[nodiscard]] std::string reasons() const;
  /// The lines that begin as `typed`.
  [[nodiscard]] std::vector<std::string> completions(std::string_view typed) const;

 private:
  [[nodiscard]] bool can_ask() const { return begun_ && offers_.next().refusal.id.empty(); }

  const Offers& offers_;
  bool begun_;
  bool blank_;
};

/// All plays, with what was found, and the verdict.
[[nodiscard]] std::string plays_in_words(const recorder::Plays& plays);

}  // namespace elfref::tools
