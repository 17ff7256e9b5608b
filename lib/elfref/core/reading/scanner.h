#pragma once

#include <cstdint>
#include <string_view>

#include "elfref/core/reading/vocabulary.h"

namespace elfref {

/// One unit of a sentence.
struct Token {
  enum class Kind : std::uint8_t {
    end,
    number,   ///< digits, with the `x` of `2x`
    known,    ///< a word or phrase with a meaning
    unknown,  ///< one or more words without a meaning
    plus,
    comma,  ///< `,`, or a word that people write for it: `and`
    odd,    ///< a full-width sign
  } kind = Kind::end;
  std::string_view text;
  int number = 0;  ///< negative: not a number of the format
  Meaning meaning;

  /// Whether it is this word or piece of the game.
  template <class Thing>
  [[nodiscard]] bool is(Thing thing) const {
    return kind == Kind::known && meaning == as_meaning(thing);
  }
  /// Whether it is a word with this role in a sum.
  [[nodiscard]] bool is(Role role) const {
    return kind == Kind::known && meaning.kind == Meaning::Kind::word && meaning.role == role;
  }
  [[nodiscard]] bool is_piece() const { return kind == Kind::known && meaning.kind == Meaning::Kind::piece; }
};

/// Cuts a sentence into numbers, phrases (the longest first) and signs.
class Scanner {
 public:
  /// REQUIRES: `words` outlives this object.
  Scanner(std::string_view text, const Vocabulary& words) : words_(&words), rest_(text) {}

  /// The next unit; at the end, always `Kind::end`.
  Token next();
  /// The text that has not been read.
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  Token number();
  Token words();
  /// Adds words without a meaning that follow such a word.
  void extend(Token& token);
  Token take(Token::Kind kind, std::size_t size);

  const Vocabulary* words_;
  std::string_view rest_;
};

/// Whether a text begins with a piece: `2 gem`, `gem`, `unknown`.
[[nodiscard]] bool begins_with_piece(std::string_view text, const Vocabulary& words);

}  // namespace elfref
