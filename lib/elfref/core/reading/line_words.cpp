#include "elfref/core/reading/line_words.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <unordered_set>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

/// A Russian name without the letters in which its cases differ: at most the last two.
std::string stem(std::string_view name) {
  std::string folded = fold(name);
  static constexpr std::string_view endings[] = {"а", "я", "о", "е", "и", "ы", "у", "ю", "ь"};
  for (const std::string_view ending : endings)
    if (folded.size() > 2 * ending.size() && folded.ends_with(ending)) {
      folded.resize(folded.size() - ending.size());
      break;
    }
  return folded;
}

}  // namespace

std::size_t words_in(std::string_view name) {
  std::size_t words = 0;
  bool inside = false;
  for (const char c : name) {
    if (c != ' ' && !inside) ++words;
    inside = c != ' ';
  }
  return std::max(words, std::size_t{1});
}

bool is_case_of(std::string_view word, std::string_view name) {
  constexpr std::size_t bytes_a_letter = 2;
  const bool cyrillic = std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  if (!cyrillic || name.empty()) return false;
  const std::string root = stem(name), folded = fold(word);
  return folded.starts_with(root) && folded.size() <= root.size() + 3 * bytes_a_letter;
}

/// Of a record most names are found as they are spelled, without folding them.
struct NameIndex::Names {
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  std::map<std::string, std::uint16_t, std::less<>> folded;
  std::unordered_map<std::string, std::uint16_t, Hash, std::equal_to<>> spelled;
  std::unordered_set<std::string, Hash, std::equal_to<>> begins;  // the first word of each
};

void NameIndex::add(std::string_view name, std::uint16_t index) {
  if (of_ == nullptr || of_.use_count() > 1)
    of_ = of_ == nullptr ? std::make_shared<Names>() : std::make_shared<Names>(*of_);
  const auto added = of_->folded.try_emplace(fold(name), index).first;
  of_->spelled.try_emplace(std::string(name), added->second);
  of_->begins.emplace(name.substr(0, name.find(' ')));
  found_.clear();
  begun_.clear();
  longest_ = std::max(longest_, words_in(name));
}

std::optional<std::uint16_t> NameIndex::find(std::string_view name) const {
  if (of_ == nullptr) return std::nullopt;
  if (const auto spelled = of_->spelled.find(name); spelled != of_->spelled.end()) return spelled->second;
  return found_(name, [this](std::string_view text) {
    const auto found = of_->folded.find(fold(text));
    return found == of_->folded.end() ? std::nullopt : std::optional(found->second);
  });
}

bool NameIndex::begins_with(std::string_view word) const {
  if (of_ == nullptr) return false;
  if (of_->begins.contains(word)) return true;
  return *begun_(word, [this](std::string_view text) {
    const std::string folded = fold(text);
    const auto next = of_->folded.lower_bound(folded);
    return std::optional(next != of_->folded.end() && next->first.starts_with(folded));
  });
}

LineTexts::LineTexts(Reading& reading, const Phrase& head, const Phrase& tail)
    : reading_(&reading), texts_{head, tail} {
  cut(head, 0);
  if (tail.node != nullptr) cut(tail, 1);
  end_ = words_.size();
}

void LineTexts::cut(const Phrase& text, int of) {
  constexpr std::size_t usual_words = 8;
  words_.reserve(usual_words);
  std::string_view rest = text.text;
  while (!rest.empty()) {
    if (const std::size_t space = space_at(rest)) {
      rest.remove_prefix(space);
      continue;
    }
    const bool sign =
        rest.front() == ',' || (rest.front() == '+' && !(rest.size() > 1 && rest[1] >= '0' && rest[1] <= '9'));
    std::size_t size = sign ? 1 : 0;
    const auto is_plain = [](char c) { return c > ' ' && c < '\x7f'; };
    while (!sign && size < rest.size() && rest[size] != ',' &&
           (is_plain(rest[size]) || space_at(rest.substr(size)) == 0))
      ++size;
    words_.push_back({rest.substr(0, size), of});
    rest.remove_prefix(size);
  }
}

Phrase LineTexts::phrase(std::size_t begin, std::size_t end) const {
  if (words_.empty()) return texts_[0];
  if (begin >= words_.size()) begin = words_.size() - 1;
  end = std::clamp(end, begin + 1, words_.size());
  while (words_[end - 1].of != words_[begin].of) --end;
  const char* first = words_[begin].text.data();
  const char* last = words_[end - 1].text.data() + words_[end - 1].text.size();
  return texts_[words_[begin].of].part({first, static_cast<std::size_t>(last - first)});
}

Span LineTexts::span_since(std::size_t begin) const {
  if (words_.empty() || begin >= at_) return reading_->span(next());
  return {reading_->span(phrase(begin, begin + 1)).begin, reading_->span(phrase(at_ - 1, at_)).end};
}

Span LineTexts::span() const {
  if (words_.empty()) return reading_->span(texts_[0]);
  return {reading_->span(phrase(0, 1)).begin, reading_->span(phrase(words_.size() - 1, words_.size())).end};
}

Phrase LineTexts::next() const {
  return phrase(at_, at_ + 1);
}

std::size_t LineTexts::run(std::size_t most) const {
  std::size_t end = at_;
  while (end < end_ && end < at_ + most && may_be_one(at_, end + 1)) ++end;
  return end;
}

std::size_t LineTexts::in_one_text(std::size_t at, std::size_t most) const {
  std::size_t end = at;
  while (end < end_ && end < at + most && words_[end].of == words_[at].of) ++end;
  return end - at;
}

bool LineTexts::accept(std::string_view sign) {
  if (done() || words_[at_].text != sign) return false;
  ++at_;
  return true;
}

bool LineTexts::number_next() const {
  if (done()) return false;
  std::string_view text = words_[at_].text;
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.size() <= 3 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<int> LineTexts::take_number(bool signed_only) {
  if (!number_next()) return std::nullopt;
  std::string_view text = words_[at_].text;
  const bool has_sign = text.front() == '+' || text.front() == '-';
  const bool minus = text.front() == '-';
  if (has_sign) text.remove_prefix(1);
  int value = 0;
  for (const char c : text) value = value * 10 + (c - '0');
  if (signed_only ? !has_sign && value != 0 : has_sign) return std::nullopt;
  ++at_;
  return minus ? -value : value;
}

std::optional<std::uint16_t> LineTexts::take_known(const NameIndex& names) {
  return take_known_if(names, [](std::size_t) { return true; });
}

std::optional<Seat> LineTexts::take_player(bool inflected) {
  constexpr std::size_t most_words = 6;
  if (done()) return std::nullopt;
  for (std::size_t end = run(most_words); end > at_; --end)
    if (const auto seat = reading_->seat_named(phrase(at_, end).text)) {
      at_ = end;
      return seat;
    }
  if (!inflected) return std::nullopt;
  std::optional<Seat> found;
  for (std::uint8_t seat = 0; seat < reading_->players(); ++seat) {
    if (!is_case_of(words_[at_].text, reading_->player_names()[seat])) continue;
    if (found) return std::nullopt;  // two names are alike
    found = Seat{seat};
  }
  if (found) ++at_;
  return found;
}

Phrase LineTexts::take_rest() {
  const std::size_t begin = at_;
  at_ = end_;
  return phrase(begin, at_);
}

}  // namespace elfref
