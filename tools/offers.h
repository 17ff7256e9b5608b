#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/recorder.h"

// The answers of the recorder as lines to type.

namespace elfref::tools {

/// A line that may be typed next, and the change that it makes.
struct Offer {
  /// What it says.
  enum class Kind : std::uint8_t {
    play,    ///< a play, or who won
    other,   ///< the same in another way: at another price, with what was turned up
    last,    ///< something about the play before: how it was paid, a ruling
    unseen,  ///< that something was not seen
  };
  std::string line;      ///< as a record writes it: `Boris: pass`
  std::string brief;     ///< without the player whose turn it is: `pass`
  Message words;         ///< its kind of play, or its meaning
  Kind kind = Kind::play;
  std::size_t group = 0;  ///< lines with one number differ in one choice
  bool certain = true;    ///< the rules certainly allow it
  Edit writes;            ///< the change of the record
};

/// A choice that the rules refuse.
struct RefusedChoice {
  Message words;              ///< in words
  recorder::Because because;  ///< the reason
};

/// What can be typed at the end of a record, by the questions of the recorder.
class Offers {
 public:
  /// For the record of a file of this name. `open` opens the attachments that it names.
  Offers(std::string name, Overrides overrides, OpenBeside open = {});

  /// Asks about a record.
  void ask(const std::string& text);

  /// The question.
  [[nodiscard]] const recorder::Next& next() const { return next_; }
  /// Its answers as lines, no two of them equal; none if the question is refused. Where several choices follow each
  /// other, or several answers are chosen together, not all of them but some examples.
  [[nodiscard]] const std::vector<Offer>& all() const { return all_; }
  /// The choices that break a rule.
  [[nodiscard]] const std::vector<RefusedChoice>& refused() const { return refused_; }

  /// The offer that a typed line names, with or without its player; or null.
  [[nodiscard]] const Offer* named(std::string_view line) const;
  /// The lines that begin as `typed`, and the names of players. Only plays without their player if nothing is typed.
  [[nodiscard]] std::vector<std::string> completions(std::string_view typed) const;

  /// All plays of a record in words.
  [[nodiscard]] recorder::Plays plays(const std::string& text);

 private:
  class Collecting;

  std::string name_;
  Recorder recorder_;
  recorder::Next next_;
  std::vector<Offer> all_;
  std::vector<RefusedChoice> refused_;
};

}  // namespace elfref::tools
