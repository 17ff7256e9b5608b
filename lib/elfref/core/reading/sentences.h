#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "elfref/core/reading/reading.h"
#include "elfref/core/reading/scanner.h"

// Words, numbers, names and whole sentences. Each function reports what it does not understand, at the smallest place;
// its result then only serves to go on.

namespace elfref {

/// The most bytes of a word, phrase or name, because folding is slow and texts may be long.
inline constexpr std::size_t longest_name = 64;

/// Whether a text is the word `unknown` alone, in any language.
[[nodiscard]] bool is_unknown(const Reading& reading, std::string_view text);
/// Whether a node is the word `unknown` alone, in any language.
[[nodiscard]] bool is_unknown(const Reading& reading, const Node& node);
/// Whether a node is the word `none` alone, in any language.
[[nodiscard]] bool is_none(const Reading& reading, const Node& node);
/// Whether a text is one word, phrase or piece of a play.
[[nodiscard]] bool is_word_of_play(const Reading& reading, std::string_view text);

/// The number that a word means (`one`, `drei`, `x2`); 0: none. Numbers are written in digits: this is for advice only.
[[nodiscard]] int number_in_words(std::string_view word);

/// Reports a full-width sign.
void odd_sign(Reading& reading, const Phrase& phrase);

/// A whole number; reports anything else, and numbers outside of `min` to `max`.
std::optional<int> read_number(Reading& reading, const Phrase& phrase, int min, int max, FixedMessage advice = {});

/// Whether a value is true, in any word that records have for it (`yes no true false on off`); reports any other. `key`
/// names the setting in messages.
std::optional<bool> read_truth(Reading& reading, const Phrase& phrase, std::string_view key);
/// The index of a word among `words`; reports any other. `key` names the setting in messages.
std::optional<std::size_t> read_choice(Reading& reading, const Phrase& phrase, std::string_view key,
                                       std::span<const std::string_view> words);

/// The thing with this name; reports an unknown name. `otherwise` is the advice if no name is near.
template <class Value>
std::optional<Value> read_name(Reading& reading, const Phrase& phrase, const Names<Value>& names,
                               const Fault& unknown, FixedMessage otherwise = {}) {
  const auto found = phrase.text.size() > longest_name ? std::nullopt : names.find(phrase.text);
  if (!found) reading.unknown_name(unknown, phrase, names.words(), names.all_words(), otherwise);
  return found;
}

/// The parts of a text before and after a word with a space on each side; nothing if the text lacks it.
[[nodiscard]] inline std::optional<std::pair<std::string_view, std::string_view>> cut_at(std::string_view text,
                                                                                        std::string_view word) {
  for (std::size_t at = 0;; ++at) {
    at += find_sign(text.substr(at), ' ');
    if (at + word.size() > text.size()) return std::nullopt;
    if (same_letters(text.substr(at, word.size()), word))
      return std::pair(text.substr(0, at), text.substr(at + word.size()));
  }
}

/// A sentence that is read word by word. After its first fault, only unknown words are reported.
class Sentence {
 public:
  /// `forms` explains how such sentences are written. REQUIRES: all arguments outlive this object.
  Sentence(Reading& reading, const Phrase& phrase, FixedMessage forms)
      : reading_(reading), phrase_(phrase), forms_(forms), scanner_(phrase.text, reading.vocabulary()) {}

  /// The next word.
  Token next() { return scanner_.next(); }
  /// The text that has not been read, without spaces around it.
  [[nodiscard]] Phrase rest() const { return phrase_.part(trimmed(scanner_.rest())); }
  [[nodiscard]] const Phrase& phrase() const { return phrase_; }
  /// A word of the sentence, with its place.
  [[nodiscard]] Phrase word(const Token& token) const { return phrase_.part(token.text); }
  /// The place of a word of the sentence.
  [[nodiscard]] Span span(const Token& token) const { return reading_.span(word(token)); }

  /// Reports a word that does not belong there.
  void refuse(const Token& token);
  /// Reports that the text is not such a sentence.
  void refuse_all(Message advice = {});
  /// Whether something was reported.
  [[nodiscard]] bool slipped() const { return slipped_; }
  /// Notes that something was reported elsewhere.
  void slip() { slipped_ = true; }

 private:
  Reading& reading_;
  Phrase phrase_;
  FixedMessage forms_;
  Scanner scanner_;
  bool slipped_ = false;
};

}  // namespace elfref
