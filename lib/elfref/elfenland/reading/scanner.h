#pragma once

#include <cstdint>
#include <string_view>

#include "elfref/elfenland/facts/words.h"

namespace elfref::elfenland {

/// One unit of a sentence.
struct Token {
  enum class Kind : std::uint8_t {
    end,
    number,   ///< digits, with the `x` of `2x`
    known,    ///< a word or phrase with a meaning
    unknown,  ///< one or more words without
    plus,
    comma,  ///< `,`, or a word that people write for it: `and`
    odd,    ///< a full-width sign
  } kind = Kind::end;
  std::string_view text;
  int number = 0;  ///< below 0: no number that the format has
  Meaning meaning;

  [[nodiscard]] bool is(Word word) const {
    return kind == Kind::known && meaning.kind == Meaning::Kind::word && meaning.word == word;
  }
  [[nodiscard]] bool is_transport() const { return kind == Kind::known && meaning.kind == Meaning::Kind::transport; }
};

/// Cuts a sentence into numbers, phrases (the longest first) and signs.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}

  /// The next unit; `Kind::end` for ever at the end.
  Token next();
  /// What has not been read.
  [[nodiscard]] std::string_view rest() const { return rest_; }

 private:
  Token number();
  Token words();
  /// Adds the words without meaning that follow one.
  void extend(Token& token);
  Token take(Token::Kind kind, std::size_t size);

  std::string_view rest_;
};

/// Whether a text begins with a card: `raft`, `2 raft`, `unknown`.
[[nodiscard]] bool begins_with_card(std::string_view text);

}  // namespace elfref::elfenland
