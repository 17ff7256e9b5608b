#include "elfref/core/reading/sentences.h"

#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/reading/sums.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

bool is_word(const Reading& reading, std::string_view text, Role role, std::string_view english) {
  if (text == english) return true;
  if (text.empty() || text.size() > longest_name) return false;
  const Meaning meaning = reading.vocabulary().meaning_of(text);
  return meaning.kind == Meaning::Kind::word && meaning.role == role;
}

}  // namespace

bool is_unknown(const Reading& reading, std::string_view text) {
  return is_word(reading, text, Role::unknown, "unknown");
}

bool is_unknown(const Reading& reading, const Node& node) {
  return node.shape == Shape::scalar && is_unknown(reading, node.text);
}

bool is_none(const Reading& reading, const Node& node) {
  return node.shape == Shape::scalar && is_word(reading, node.text, Role::none, "none");
}

bool is_word_of_play(const Reading& reading, std::string_view text) {
  return text.size() <= longest_name && reading.vocabulary().meaning_of(text).kind != Meaning::Kind::nothing;
}

int number_in_words(std::string_view word) {
  static constexpr std::array<std::string_view, 8> numbers = {"a an one ein eine einen eins un uno una один одна одно",
                                                              "two zwei due два две",
                                                              "three drei tre три",
                                                              "four vier quattro четыре",
                                                              "five fünf cinque пять",
                                                              "six sechs sei шесть",
                                                              "seven sieben sette семь",
                                                              "eight acht otto восемь"};
  if (word.size() == 2 && (word[0] | 0x20) == 'x' && word[1] >= '1' && word[1] <= '9') return word[1] - '0';
  const std::string folded = fold(word);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    for (std::string_view left = numbers[i]; !left.empty();) {
      const std::size_t space = std::min(left.find(' '), left.size());
      if (fold(left.substr(0, space)) == folded) return static_cast<int>(i) + 1;
      left.remove_prefix(std::min(space + 1, left.size()));
    }
  return 0;
}

void odd_sign(Reading& reading, const Phrase& phrase) {
  if (const auto odd = odd_sign_at(phrase.text))
    reading.fault(Fault::odd_character, reading.span(phrase),
                  msg::odd_character({.meant = verbatim(odd->due), .typed = verbatim(odd->sign)}));
}

std::optional<int> read_number(Reading& reading, const Phrase& phrase, int min, int max, FixedMessage advice) {
  std::string_view digits = trimmed(phrase.text);
  const std::size_t sign = dash_at(digits);
  digits.remove_prefix(sign);
  int value = 0;
  bool good = !digits.empty() && digits.size() <= 6;
  for (const char c : digits) {
    good = good && c >= '0' && c <= '9';
    if (good) value = value * 10 + (c - '0');
  }
  if (sign != 0) value = -value;
  if (good && min <= value && value <= max) return value;
  reading.bad_number(phrase, min, max, advice);
  return std::nullopt;
}

void Sentence::refuse(const Token& token) {
  if (token.kind == Token::Kind::unknown) {
    unknown_piece(reading_, word(token));
  } else if (token.kind == Token::Kind::odd) {
    odd_sign(reading_, word(token));
  } else if (!slipped_) {
    reading_.fault(Fault::unknown_play, token.kind == Token::Kind::known ? word(token) : phrase_, forms_);
  }
  slipped_ = true;
}

void Sentence::refuse_all(Message advice) {
  if (!slipped_) reading_.fault(Fault::unknown_play, phrase_, advice.empty() ? forms_.message() : std::move(advice));
  slipped_ = true;
}

std::optional<std::size_t> read_choice(Reading& reading, const Phrase& phrase, std::string_view key,
                                       std::span<const std::string_view> words) {
  const std::string folded = fold(phrase.text);
  for (std::size_t i = 0; i < words.size(); ++i)
    if (fold(words[i]) == folded) return i;
  reading.bad_value(phrase, key, write_one_of(words));
  return std::nullopt;
}

std::optional<bool> read_truth(Reading& reading, const Phrase& phrase, std::string_view key) {
  for (const std::string_view yes : {"true", "yes", "on"})
    if (same_key(phrase.text, yes)) return true;
  for (const std::string_view no : {"false", "no", "off"})
    if (same_key(phrase.text, no)) return false;
  static constexpr std::string_view truths[] = {"true", "false"};
  reading.bad_value(phrase, key, write_one_of(truths));
  return std::nullopt;
}

}  // namespace elfref
