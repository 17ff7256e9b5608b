#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/reading/naming.h"

namespace elfref::elven_rage {

/// The words of one line, taken from left to right. A line is a sentence in one or two texts: `attack b1`, or a key and
/// its value. Names may have several words; a known name is longest, whatever small words are in it.
class LineWords {
 public:
  /// REQUIRES: all that is given outlives this.
  LineWords(Reading& reading, Naming& naming, const Phrase& head, const Phrase& tail);

  [[nodiscard]] bool done() const { return at_ == words_.size(); }
  /// Where it has got to.
  [[nodiscard]] std::size_t at() const { return at_; }
  /// Goes back.
  void back_to(std::size_t at) { at_ = at; }
  /// How many words there are.
  [[nodiscard]] std::size_t size() const { return words_.size(); }

  /// The word that is next, of the game's; nothing for any other.
  [[nodiscard]] std::optional<Word> peek() const;
  /// Takes the next word if it is this one.
  bool accept(Word word);
  /// Takes the next word if it is one of these.
  bool accept_any(std::initializer_list<Word> words);
  /// Takes the next word of the game, whatever it is.
  std::optional<Word> take_word();
  /// Takes a sign.
  bool accept(std::string_view sign);
  /// The next number, with its sign; nothing for anything else. `signed_only`: only one with a sign, or 0.
  std::optional<int> take_number(bool signed_only = false);
  [[nodiscard]] bool number_next() const;

  /// Takes the longest known name that is next.
  std::optional<std::uint16_t> take_known(const NameIndex& names);
  /// Takes the player who is next. `inflected`: in any case of a Russian name.
  std::optional<Seat> take_player(bool inflected = false);
  /// Takes an icon.
  std::optional<Icon> take_icon();
  /// Takes words up to one of these, or a +, or the end: a name that nobody knows yet. Empty: nothing is there.
  Phrase take_name(std::initializer_list<Word> stops);
  /// Passes over the next word.
  void skip_word() { at_ += done() ? 0 : 1; }
  /// All that is left.
  Phrase take_rest();

  /// The words from `begin` on that were taken.
  [[nodiscard]] Phrase taken_since(std::size_t begin) const { return phrase(begin, at_); }
  /// Where these stand.
  [[nodiscard]] Span span_since(std::size_t begin) const;
  /// All of it.
  [[nodiscard]] Span span() const;
  /// What is next, or the last word.
  [[nodiscard]] Phrase next() const;

  Reading& reading() { return reading_; }
  Naming& naming() { return naming_; }

 private:
  struct Piece {
    std::string_view text;
    int of = 0;  // which text
  };
  void cut(const Phrase& text, int of);
  [[nodiscard]] Phrase phrase(std::size_t begin, std::size_t end) const;
  [[nodiscard]] std::optional<Word> word_at(std::size_t at, std::size_t& size) const;
  /// The end of the longest run of words from here on that may be one name.
  [[nodiscard]] std::size_t run(std::size_t most) const;

  Reading& reading_;
  Naming& naming_;
  Phrase texts_[2];
  std::vector<Piece> words_;
  std::size_t at_ = 0;
  mutable std::size_t seen_at_ = ~std::size_t{0};  // where a word was looked for last, and what was found
  mutable std::size_t seen_size_ = 0;
  mutable std::optional<Word> seen_;
};

}  // namespace elfref::elven_rage
