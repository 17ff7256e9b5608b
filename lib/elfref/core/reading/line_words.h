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

/// Results for texts, kept because a record repeats its words. REQUIRES: texts outlive this object.
template <class Found>
class Memo {
 public:
  /// The result of `find` for a text.
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

/// The number of words in a name, as sentences are cut.
[[nodiscard]] std::size_t words_in(std::string_view name);
/// Whether a Russian word is a name in some case: its stem and at most three more letters.
[[nodiscard]] bool is_case_of(std::string_view word, std::string_view name);

/// Names of one kind of thing, folded, with their indices: those in a box that a document lists, and those that a
/// record adds. Texts that are looked up must outlive it.
class NameIndex {
 public:
  /// Adds a name; a name that is already there keeps its index.
  void add(std::string_view name, std::uint16_t index);
  /// The index of a name, or nothing.
  [[nodiscard]] std::optional<std::uint16_t> find(std::string_view name) const;
  /// Whether some name begins with a word.
  [[nodiscard]] bool begins_with(std::string_view word) const;
  /// The number of words in the longest name.
  [[nodiscard]] std::size_t longest() const { return longest_; }

 private:
  struct Names;

  std::shared_ptr<Names> of_;  // shared until a name is added
  std::size_t longest_ = 1;
  mutable Memo<std::uint16_t> found_;
  mutable Memo<bool> begun_;
};

/// The words of one line, taken from left to right. A line is a sentence in one or two texts: `attack b1`, or a key and
/// its value. Names may have several words; the longest known name is taken, even with small words in it.
class LineTexts {
 public:
  /// REQUIRES: all arguments outlive this object.
  LineTexts(Reading& reading, const Phrase& head, const Phrase& tail);

  [[nodiscard]] bool done() const { return at_ == end_; }
  /// The index of the next word.
  [[nodiscard]] std::size_t at() const { return at_; }
  /// Returns to an earlier index.
  void back_to(std::size_t at) { at_ = at; }
  /// The number of words.
  [[nodiscard]] std::size_t size() const { return words_.size(); }
  /// The number of words in the first text.
  [[nodiscard]] std::size_t size_of_head() const { return in_one_text(0, words_.size()); }

  /// Takes a sign.
  bool accept(std::string_view sign);
  /// Takes the next number, with its sign; nothing for anything else. `signed_only`: only a number with a sign, or 0.
  std::optional<int> take_number(bool signed_only = false);
  [[nodiscard]] bool number_next() const;

  /// Takes the longest known name that comes next.
  std::optional<std::uint16_t> take_known(const NameIndex& names);
  /// Takes the player that comes next. `inflected`: in any case of a Russian name.
  std::optional<Seat> take_player(bool inflected = false);
  /// Skips the next word.
  void skip_word() { at_ += done() ? 0 : 1; }
  /// Takes all words that are left.
  Phrase take_rest();

  /// The words taken since index `begin`.
  [[nodiscard]] Phrase taken_since(std::size_t begin) const { return phrase(begin, at_); }
  /// The place of the words taken since index `begin`.
  [[nodiscard]] Span span_since(std::size_t begin) const;
  /// The place of the whole line.
  [[nodiscard]] Span span() const;
  /// The next word, or else the last one.
  [[nodiscard]] Phrase next() const;

  [[nodiscard]] Reading& reading() { return *reading_; }

 protected:
  [[nodiscard]] Phrase phrase(std::size_t begin, std::size_t end) const;
  /// The word at an index.
  [[nodiscard]] std::string_view text_at(std::size_t at) const { return words_[at].text; }
  /// The number of words from there on that are in one text, that word included, and at most `most`.
  [[nodiscard]] std::size_t in_one_text(std::size_t at, std::size_t most) const;
  /// The end of the longest run of words from here on that may be one name.
  [[nodiscard]] std::size_t run(std::size_t most) const;
  /// Whether the words from `begin` to `end` are in one text, and the last one is not a sign.
  [[nodiscard]] bool may_be_one(std::size_t begin, std::size_t end) const {
    const Piece& last = words_[end - 1];
    return last.of == words_[begin].of && last.text != "+" && last.text != ",";
  }
  /// Takes the longest known name that comes next and whose end `ends` accepts.
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
    int of = 0;  // the index of its text
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

  /// The number of words in the longest phrase that begins with a word: `двойной пробивной`.
  [[nodiscard]] std::size_t longest_phrase(std::string_view) const { return 3; }
  /// The word of the game for a text, or nothing.
  [[nodiscard]] std::optional<Word> word(std::string_view text) const {
    const Meaning meaning = words_->meaning_of(text);
    return meaning.kind == Meaning::Kind::word ? std::optional(meaning.as<Word>()) : std::nullopt;
  }

 private:
  const Vocabulary* words_;
};

/// The words of a line, with the words of a game, which are an enumeration. `Lookup` finds them, as WordsOfReading
/// does; it may be a reference.
template <class Word, class Lookup = WordsOfReading<Word>>
class LineWordsOf : public LineTexts {
 public:
  /// REQUIRES: all arguments outlive this object.
  LineWordsOf(Reading& reading, Lookup lookup, const Phrase& head, const Phrase& tail)
      : LineTexts(reading, head, tail), lookup_(lookup) {}
  LineWordsOf(Reading& reading, const Phrase& head, const Phrase& tail)
      : LineWordsOf(reading, Lookup(reading), head, tail) {}
  using LineTexts::accept;

  /// The game's word that comes next; nothing for any other word.
  [[nodiscard]] std::optional<Word> peek() const { return done() ? std::nullopt : word_at(at_); }
  /// Takes the game's word that comes next.
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
  /// Takes the next word if it is this one and the whole item: it is followed by one of `stops`, a sign or the end.
  bool accept_item(Word word, std::initializer_list<Word> stops) {
    const std::size_t begin = at_;
    if (accept(word) && ends_at(begin, at_, stops)) return true;
    at_ = begin;
    return false;
  }
  /// The result of `read` as if the line ended before the word at `end`.
  template <class Read>
  auto within(std::size_t end, const Read& read) {
    const std::size_t whole = std::exchange(end_, end);
    seen_at_ = nowhere;
    auto found = read();
    end_ = whole;
    seen_at_ = nowhere;
    return found;
  }
  /// Takes a known name if it is the whole item: `Wolf Rider` is not a Wolf.
  std::optional<std::uint16_t> take_known_item(const NameIndex& names, std::initializer_list<Word> stops) {
    return take_known_if(names, [&](std::size_t end) { return ends_at(at_, end, stops); });
  }
  /// Takes words up to one of these, a + or the end: a name that is not yet known. Empty: there is none.
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
  /// Whether the words from `begin` to `end` are a whole item.
  [[nodiscard]] bool ends_at(std::size_t begin, std::size_t end, std::initializer_list<Word> stops) const {
    if (end == end_ || !may_be_one(begin, end + 1)) return true;
    const auto word = word_at(end);
    return word && std::find(stops.begin(), stops.end(), *word) != stops.end();
  }
  /// The game's word at an index; it has seen_size_ words.
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
  mutable std::size_t seen_at_ = nowhere;  // the last index that was looked up, and the result
  mutable std::size_t seen_size_ = 0;
  mutable std::optional<Word> seen_;
};

}  // namespace elfref
