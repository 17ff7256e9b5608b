#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "elfref/core/reading/reading.h"
#include "elfref/core/reading/vocabulary.h"

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

/// How many words a name has, as a sentence is cut.
[[nodiscard]] std::size_t words_in(std::string_view name);
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
  [[nodiscard]] std::size_t longest() const { return longest_; }

 private:
  struct Names;

  std::shared_ptr<Names> of_;  // shared until one is added
  std::size_t longest_ = 1;
  mutable Memo<std::uint16_t> found_;
  mutable Memo<bool> begun_;
};

/// The words of one line, taken from left to right. A line is a sentence in one or two texts: `attack b1`, or a key and
/// its value. Names may have several words; a known name is longest, whatever small words are in it.
class LineTexts {
 public:
  /// REQUIRES: all that is given outlives this.
  LineTexts(Reading& reading, const Phrase& head, const Phrase& tail);

  [[nodiscard]] bool done() const { return at_ == end_; }
  /// Where it has got to.
  [[nodiscard]] std::size_t at() const { return at_; }
  /// Goes back.
  void back_to(std::size_t at) { at_ = at; }
  /// How many words there are.
  [[nodiscard]] std::size_t size() const { return words_.size(); }
  /// How many of them are of the first text.
  [[nodiscard]] std::size_t size_of_head() const { return in_one_text(0, words_.size()); }

  /// Takes a sign.
  bool accept(std::string_view sign);
  /// The next number, with its sign; nothing for anything else. `signed_only`: only one with a sign, or 0.
  std::optional<int> take_number(bool signed_only = false);
  [[nodiscard]] bool number_next() const;

  /// Takes the longest known name that is next.
  std::optional<std::uint16_t> take_known(const NameIndex& names);
  /// Takes the player who is next. `inflected`: in any case of a Russian name.
  std::optional<Seat> take_player(bool inflected = false);
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

  [[nodiscard]] Reading& reading() { return *reading_; }

 protected:
  [[nodiscard]] Phrase phrase(std::size_t begin, std::size_t end) const;
  /// One of the words.
  [[nodiscard]] std::string_view text_at(std::size_t at) const { return words_[at].text; }
  /// How many words follow from there on in one text, itself among them, at most so many.
  [[nodiscard]] std::size_t in_one_text(std::size_t at, std::size_t most) const;
  /// The end of the longest run of words from here on that may be one name.
  [[nodiscard]] std::size_t run(std::size_t most) const;
  /// Whether the words that begin and end there stand in one text, and no sign is among the last of them.
  [[nodiscard]] bool may_be_one(std::size_t begin, std::size_t end) const {
    const Piece& last = words_[end - 1];
    return last.of == words_[begin].of && last.text != "+" && last.text != ",";
  }
  /// Takes the longest known name that is next, of those whose end is right.
  template <class Ends>
  std::optional<std::uint16_t> take_known_if(const NameIndex& names, const Ends& ends) {
    if (done() || !names.begins_with(text_at(at_))) return std::nullopt;
    for (std::size_t end = run(names.longest()); end > at_; --end) {
      if (!ends(end)) continue;
      if (const auto found = names.find(phrase(at_, end).text)) {
        at_ = end;
        return found;
      }
    }
    return std::nullopt;
  }

  std::size_t at_ = 0;
  std::size_t end_ = 0;

 private:
  struct Piece {
    std::string_view text;
    int of = 0;  // which text
  };
  void cut(const Phrase& text, int of);

  Reading* reading_;
  Phrase texts_[2];
  std::vector<Piece> words_;
};

/// Finds the words of a record's vocabulary.
template <class Word>
class WordsOfReading {
 public:
  explicit WordsOfReading(const Reading& reading) : words_(&reading.vocabulary()) {}

  /// The most words of a phrase that begins so: `двойной пробивной`.
  [[nodiscard]] std::size_t longest_phrase(std::string_view) const { return 3; }
  /// The word that this is, or nothing.
  [[nodiscard]] std::optional<Word> word(std::string_view text) const {
    const Meaning meaning = words_->meaning_of(text);
    return meaning.kind == Meaning::Kind::word ? std::optional(meaning.as<Word>()) : std::nullopt;
  }

 private:
  const Vocabulary* words_;
};

/// The same with the words of a game, an enumeration. `Lookup` finds them, as WordsOfReading does; it may be a
/// reference.
template <class Word, class Lookup = WordsOfReading<Word>>
class LineWordsOf : public LineTexts {
 public:
  /// REQUIRES: all that is given outlives this.
  LineWordsOf(Reading& reading, Lookup lookup, const Phrase& head, const Phrase& tail)
      : LineTexts(reading, head, tail), lookup_(lookup) {}
  LineWordsOf(Reading& reading, const Phrase& head, const Phrase& tail)
      : LineWordsOf(reading, Lookup(reading), head, tail) {}
  using LineTexts::accept;

  /// The word that is next, of the game's; nothing for any other.
  [[nodiscard]] std::optional<Word> peek() const { return done() ? std::nullopt : word_at(at_); }
  /// Takes the next word of the game, whatever it is.
  std::optional<Word> take_word() {
    const auto word = peek();
    if (word) at_ += seen_size_;
    return word;
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
  /// Takes the next word if it is this one and all that stands there: before one of `stops`, a sign or the end.
  bool accept_item(Word word, std::initializer_list<Word> stops) {
    const std::size_t begin = at_;
    if (accept(word) && ends_at(begin, at_, stops)) return true;
    at_ = begin;
    return false;
  }
  /// What `read` reads of the line as if it ended before that word.
  template <class Read>
  auto within(std::size_t end, const Read& read) {
    const std::size_t whole = std::exchange(end_, end);
    seen_at_ = nowhere;
    auto found = read();
    end_ = whole;
    seen_at_ = nowhere;
    return found;
  }
  /// Takes a known name if it is all that stands there: `Wolf Rider` is no Wolf.
  std::optional<std::uint16_t> take_known_item(const NameIndex& names, std::initializer_list<Word> stops) {
    return take_known_if(names, [&](std::size_t end) { return ends_at(at_, end, stops); });
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

 protected:
  Lookup lookup_;

 private:
  /// Whether what begins and ends there is all of an item.
  [[nodiscard]] bool ends_at(std::size_t begin, std::size_t end, std::initializer_list<Word> stops) const {
    if (end == end_ || !may_be_one(begin, end + 1)) return true;
    const auto word = word_at(end);
    return word && std::find(stops.begin(), stops.end(), *word) != stops.end();
  }
  /// The word that stands there; it has seen_size_ words.
  [[nodiscard]] std::optional<Word> word_at(std::size_t at) const {
    if (seen_at_ == at) return seen_;
    seen_at_ = at;
    seen_ = std::nullopt;
    for (seen_size_ = in_one_text(at, lookup_.longest_phrase(text_at(at))); seen_size_ > 0; --seen_size_) {
      seen_ = lookup_.word(phrase(at, at + seen_size_).text);
      if (seen_) break;
    }
    return seen_;
  }

  static constexpr std::size_t nowhere = ~std::size_t{0};
  mutable std::size_t seen_at_ = nowhere;  // where a word was looked for last, and what was found
  mutable std::size_t seen_size_ = 0;
  mutable std::optional<Word> seen_;
};

}  // namespace elfref
