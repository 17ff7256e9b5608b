#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "elfref/core/reading/reading.h"
#include "elfref/core/reading/scanner.h"

// Words, numbers, names and whole sentences. Each function reports what it does not understand at the smallest place;
// what it answers then is only good for going on.

namespace elfref {

/// No word, phrase or name is longer than this, in bytes; folding is slow, and texts may be long.
inline constexpr std::size_t longest_name = 64;

/// Whether a text is the word `unknown` alone, in any language.
[[nodiscard]] bool is_unknown(const Reading& reading, std::string_view text);
/// The same of a node.
[[nodiscard]] bool is_unknown(const Reading& reading, const Node& node);
/// Whether a node is the word `none` alone, in any language.
[[nodiscard]] bool is_none(const Reading& reading, const Node& node);
/// Whether a text is one word, phrase or piece of a play.
[[nodiscard]] bool is_word_of_play(const Reading& reading, std::string_view text);

/// The number that a word is (`one`, `drei`, `x2`); 0: none. Numbers are written in digits: this is for advice only.
[[nodiscard]] int number_in_words(std::string_view word);

/// Reports a full-width sign.
void odd_sign(Reading& reading, const Phrase& phrase);

/// A whole number. A fault when it is none, or not from `min` to `max`.
std::optional<int> read_number(Reading& reading, const Phrase& phrase, int min, int max, std::string_view advice = {});

/// Whether a value is true, in any word that records have for it (`yes no true false on off`); reports any other. `key`
/// names what it is of.
std::optional<bool> read_truth(Reading& reading, const Phrase& phrase, std::string_view key);
/// One of some words, by its place among them; reports any other. `key` names what it is of.
std::optional<std::size_t> read_choice(Reading& reading, const Phrase& phrase, std::string_view key,
                                       std::span<const std::string_view> words);

/// The thing of this name; reports a name that nothing has. `otherwise` is the advice where no name is near.
template <class Value>
std::optional<Value> read_name(Reading& reading, const Phrase& phrase, const Names<Value>& names,
                               const FaultInfo& unknown, std::string_view otherwise = {}) {
  const auto found = phrase.text.size() > longest_name ? std::nullopt : names.find(phrase.text);
  if (!found) reading.unknown_name(unknown, phrase, names.words(), names.all_words(), otherwise);
  return found;
}

/// What stands before and behind a word with a space on each side; nothing where it stands nowhere.
[[nodiscard]] inline std::optional<std::pair<std::string_view, std::string_view>> cut_at(std::string_view text,
                                                                                        std::string_view word) {
  for (std::size_t at = 0;; ++at) {
    at += find_sign(text.substr(at), ' ');
    if (at + word.size() > text.size()) return std::nullopt;
    if (same_letters(text.substr(at, word.size()), word))
      return std::pair(text.substr(0, at), text.substr(at + word.size()));
  }
}

/// A sentence that is read word by word. Once something in it was no sense, only words that nobody knows are reported.
class Sentence {
 public:
  /// `forms` says how such sentences are written. REQUIRES: all that is given outlives this.
  Sentence(Reading& reading, const Phrase& phrase, std::string_view forms)
      : reading_(reading), phrase_(phrase), forms_(forms), scanner_(phrase.text, reading.vocabulary()) {}

  /// The next word.
  Token next() { return scanner_.next(); }
  /// What has not been read, without spaces round it.
  [[nodiscard]] Phrase rest() const { return phrase_.part(trimmed(scanner_.rest())); }
  [[nodiscard]] const Phrase& phrase() const { return phrase_; }
  /// A word of the sentence, in its place.
  [[nodiscard]] Phrase word(const Token& token) const { return phrase_.part(token.text); }
  /// Where a word of the sentence stands.
  [[nodiscard]] Span span(const Token& token) const { return reading_.span(word(token)); }

  /// Reports a word that has no business there.
  void refuse(const Token& token);
  /// Reports a sentence that is none.
  void refuse_all(std::string advice = {});
  /// Whether something was reported.
  [[nodiscard]] bool slipped() const { return slipped_; }
  /// Something was reported elsewhere.
  void slip() { slipped_ = true; }

 private:
  Reading& reading_;
  Phrase phrase_;
  std::string_view forms_;
  Scanner scanner_;
  bool slipped_ = false;
};

}  // namespace elfref
