#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "elfref/core/reading/reading.h"

namespace elfref {

/// What was found of words before: a record says the same ones again and again. Texts must outlive it.
template <class Found>
class Memo {
 public:
  /// What `find` finds of a text.
  template <class Find>
  std::optional<Found> operator()(std::string_view text, const Find& find) {
    const auto [known, fresh] = of_.try_emplace(text);
    if (fresh) known->second = find(text);
    return known->second;
  }
  void clear() { of_.clear(); }

 private:
  std::unordered_map<std::string_view, std::optional<Found>> of_;
};

/// Whether a Russian word is a name in some case: its stem, and at most three letters.
[[nodiscard]] bool is_case_of(std::string_view word, std::string_view name);

/// Names of one kind of thing, folded, and their indices: those of a box that a document describes, and those that a
/// record adds. Texts that are looked for must outlive it.
class NameIndex {
 public:
  /// Adds a name; one that is there already keeps its index.
  void add(std::string_view name, std::uint16_t index);
  /// The index of a name, or nothing.
  [[nodiscard]] std::optional<std::uint16_t> find(std::string_view name) const;
  /// Whether some name begins with a word.
  [[nodiscard]] bool begins_with(std::string_view word) const;
  /// The most words that a name has.
  [[nodiscard]] int longest() const { return longest_; }

 private:
  std::shared_ptr<std::map<std::string, std::uint16_t, std::less<>>> of_;  // by folded name; shared until one is added
  int longest_ = 1;
  mutable Memo<std::uint16_t> found_;
  mutable Memo<bool> begun_;
};

/// The words of one line, taken from left to right. A line is a sentence in one or two texts: `attack b1`, or a key and
/// its value. Names may have several words; a known name is longest, whatever small words are in it.
class LineTexts {
 public:
  /// REQUIRES: all that is given outlives this.
  LineTexts(Reading& reading, const Phrase& head, const Phrase& tail);

  [[nodiscard]] bool done() const { return at_ == words_.size(); }
  /// Where it has got to.
  [[nodiscard]] std::size_t at() const { return at_; }
  /// Goes back.
  void back_to(std::size_t at) { at_ = at; }
  /// How many words there are.
  [[nodiscard]] std::size_t size() const { return words_.size(); }

  /// Takes a sign.
  bool accept(std::string_view sign);
  /// The next number, with its sign; nothing for anything else. `signed_only`: only one with a sign, or 0.
  std::optional<int> take_number(bool signed_only = false);
  [[nodiscard]] bool number_next() const;

  /// Takes the longest known name that is next.
  std::optional<std::uint16_t> take_known(const NameIndex& names);
  /// Takes the player who is next. `inflected`: in any case of a Russian name.
  std::optional<Seat> take_player(bool inflected = false);
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

  [[nodiscard]] Reading& reading() { return reading_; }

 protected:
  /// The words of one meaning are no more than these: `двойной пробивной`.
  static constexpr std::size_t longest_phrase = 3;

  [[nodiscard]] Phrase phrase(std::size_t begin, std::size_t end) const;
  /// The word of the game that stands there, as its game numbers it, and how many words it has.
  [[nodiscard]] std::optional<std::uint8_t> word_at(std::size_t at, std::size_t& size) const;
  /// The end of the longest run of words from here on that may be one name.
  [[nodiscard]] std::size_t run(std::size_t most) const;

  std::size_t at_ = 0;

 private:
  struct Piece {
    std::string_view text;
    int of = 0;  // which text
  };
  void cut(const Phrase& text, int of);

  Reading& reading_;
  Phrase texts_[2];
  std::vector<Piece> words_;
};

/// The same with the words of a game, which are an enumeration.
template <class Word>
class LineWordsOf : public LineTexts {
 public:
  using LineTexts::LineTexts;
  using LineTexts::accept;

  /// The word that is next, of the game's; nothing for any other.
  [[nodiscard]] std::optional<Word> peek() const {
    std::size_t size = 0;
    const auto word = done() ? std::nullopt : word_at(at_, size);
    return word ? std::optional(Word(*word)) : std::nullopt;
  }
  /// Takes the next word of the game, whatever it is.
  std::optional<Word> take_word() {
    std::size_t size = 0;
    const auto word = done() ? std::nullopt : word_at(at_, size);
    if (!word) return std::nullopt;
    at_ += size;
    return Word(*word);
  }
  /// Takes the next word if it is this one.
  bool accept(Word word) {
    if (peek() != word) return false;
    take_word();
    return true;
  }
  /// Takes the next word if it is one of these.
  bool accept_any(std::initializer_list<Word> words) {
    for (const Word word : words)
      if (accept(word)) return true;
    return false;
  }
  /// Takes words up to one of these, or a +, or the end: a name that nobody knows yet. Empty: nothing is there.
  Phrase take_name(std::initializer_list<Word> stops) {
    const std::size_t begin = at_;
    const std::size_t end = done() ? at_ : run(size());
    for (; at_ < end; ++at_) {
      const auto word = peek();
      if (word && std::find(stops.begin(), stops.end(), *word) != stops.end()) break;
    }
    return at_ == begin ? next().part({}) : phrase(begin, at_);
  }
};

}  // namespace elfref
