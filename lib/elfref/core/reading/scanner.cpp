#include "elfref/core/reading/scanner.h"

#include <algorithm>
#include <array>

#include "elfref/core/reading/signs.h"

namespace elfref {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// The bytes of the sign of multiplication at the start of `text`.
std::size_t times_at(std::string_view text) {
  if (text.empty() || (static_cast<unsigned char>(text.front()) < 0x80 && (text.front() | 0x20) != 'x')) return 0;
  static constexpr std::string_view signs[] = {"x", "X", "×", "х", "Х", "✕"};
  for (const std::string_view sign : signs)
    if (text.starts_with(sign)) return sign.size();
  return 0;
}

std::size_t space_size(std::string_view text) {
  std::size_t size = 0;
  while (const std::size_t space = space_at(text.substr(size))) size += space;
  return size;
}

/// Whether a word may end before a byte: a sign, white space, or the first byte of a sign beyond ASCII.
constexpr std::array<bool, 256> may_end_word = [] {
  std::array<bool, 256> ends{};
  for (std::size_t byte = 0; byte < ends.size(); ++byte) ends[byte] = byte <= ' ' || byte >= 0x80;
  for (const char sign : {'+', ',', ';', '&'}) ends[static_cast<unsigned char>(sign)] = true;
  return ends;
}();

/// The bytes of the word at the start of `text`.
std::size_t word_size(std::string_view text) {
  std::size_t size = 0;
  for (; size < text.size(); ++size) {
    const char c = text[size];
    if (!may_end_word[static_cast<unsigned char>(c)]) continue;
    if (c == ' ' || c == '+' || c == ',' || c == ';' || c == '&') break;
    if (const std::string_view rest = text.substr(size); space_at(rest) != 0 || odd_sign_at(rest)) break;
  }
  return size;
}

bool joins(std::string_view word) {
  return word == "and" || word == "und" || word == "и" || word == "e" || word == "ed" || word == "y";
}

/// A phrase is never longer than this.
constexpr std::size_t longest_text = 128;

}  // namespace

Token Scanner::take(Token::Kind kind, std::size_t size) {
  Token token{.kind = kind, .text = rest_.substr(0, size), .number = 0, .meaning = {}};
  rest_.remove_prefix(size);
  return token;
}

Token Scanner::next() {
  rest_.remove_prefix(space_size(rest_));
  if (rest_.empty()) return {};
  const char c = rest_.front();
  if (c == '+') return take(Token::Kind::plus, 1);
  if (c == ',' || c == ';' || c == '&') return take(Token::Kind::comma, 1);
  if (is_digit(c) || (c == '-' && rest_.size() > 1 && is_digit(rest_[1]))) return number();
  if (const auto odd = odd_sign_at(rest_)) return take(Token::Kind::odd, odd->sign.size());
  Token token = words();
  if (token.kind == Token::Kind::unknown) extend(token);
  return token;
}

void Scanner::extend(Token& token) {
  for (Scanner ahead = *this;; *this = ahead) {
    ahead.rest_.remove_prefix(space_size(ahead.rest_));
    if (word_size(ahead.rest_) == 0 || is_digit(ahead.rest_.front())) return;
    const Token more = ahead.words();
    if (more.kind != Token::Kind::unknown) return;
    token.text = {token.text.data(), static_cast<std::size_t>(more.text.data() + more.text.size() - token.text.data())};
  }
}

Token Scanner::number() {
  std::size_t size = 1;
  bool whole = is_digit(rest_.front());
  int value = whole ? rest_.front() - '0' : 0;
  for (; size < rest_.size(); ++size) {
    const bool fraction = rest_[size] == '.' && size + 1 < rest_.size() && is_digit(rest_[size + 1]);
    whole = whole && !fraction;
    if (!is_digit(rest_[size]) && !fraction) break;
    if (!fraction) value = std::min(value * 10 + (rest_[size] - '0'), 1000);
  }
  Token token = take(Token::Kind::number, size);
  token.number = whole && value <= 99 ? value : -1;
  if (const std::size_t times = times_at(rest_)) {
    rest_.remove_prefix(times);
    return token;
  }
  const std::string_view after = rest_.substr(space_size(rest_));
  const std::size_t apart = times_at(after);
  if (apart != 0 && (after.starts_with("×") || space_at(after.substr(apart)) != 0)) rest_ = after.substr(apart);
  return token;
}

Token Scanner::words() {
  const std::string_view text = rest_;
  const std::size_t first = word_size(text);
  if (const Meaning* found = words_->single(text.substr(0, first))) {
    Token token = take(Token::Kind::known, first);
    token.meaning = *found;
    return token;
  }
  if (joins(text.substr(0, first))) return take(Token::Kind::comma, first);

  // A phrase as it is listed is found first: folding is slow.
  const auto listed = static_cast<std::size_t>(words_->longest_from(text.substr(0, first)));
  std::array<std::size_t, 8> ends{first};
  std::size_t count = 1;
  const auto most = std::min<std::size_t>(ends.size(), static_cast<std::size_t>(words_->longest_phrase()));
  for (std::size_t at = first; count < most; ++count) {
    const std::size_t begin = at + space_size(text.substr(at));
    const std::size_t size = word_size(text.substr(begin));
    if (size == 0 || is_digit(text[begin])) break;
    ends[count] = at = begin + size;
  }
  for (std::size_t n = std::min(count, listed); n > 1; --n) {
    const Meaning meaning = words_->exact_meaning_of(text.substr(0, ends[n - 1]));
    if (meaning.kind == Meaning::Kind::nothing) continue;
    Token token = take(Token::Kind::known, ends[n - 1]);
    token.meaning = meaning;
    return token;
  }
  for (std::size_t n = count; n > 0; --n) {
    if (ends[n - 1] > longest_text) continue;
    const Meaning meaning = words_->meaning_of(text.substr(0, ends[n - 1]));
    if (meaning.kind == Meaning::Kind::nothing) continue;
    Token token = take(Token::Kind::known, ends[n - 1]);
    token.meaning = meaning;
    return token;
  }
  return take(Token::Kind::unknown, first);
}

bool begins_with_piece(std::string_view text, const Vocabulary& words) {
  Scanner scanner(text, words);
  Token token = scanner.next();
  if (token.kind == Token::Kind::number) {
    token = scanner.next();
    if (token.kind == Token::Kind::end) return true;
  }
  return token.is_piece() || token.is(Role::unknown);
}

}  // namespace elfref
