#include "elfref/core/reading/vocabulary.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace elfref {
namespace {

/// What stands between the words of a phrase in the lists.
bool is_gap(char c) { return c == ' ' || c == '-'; }

}  // namespace

Vocabulary::Vocabulary(std::initializer_list<std::span<const WordRow>> languages, const Wording& wording)
    : wording_(wording), keys_(wording.keys), languages_(languages) {
  for (const std::span<const WordRow> language : languages) {
    const bool english = language.data() == languages.begin()->data();
    for (const WordRow& row : language) {
      const bool piece = row.meaning.kind == Meaning::Kind::piece;
      bool first = true;
      const std::vector<std::string_view> names = between_commas(row.spellings);
      if (english && piece) plurals_.push_back(names[std::min<std::size_t>(1, names.size() - 1)]);
      for (const std::string_view name : names) {
        if (english && std::exchange(first, false)) words_.push_back(name);
        spellings_.push_back({name, row.meaning});
        if (piece) all_pieces_.push_back(name);
      }
    }
  }
  add_spellings();
  std::ranges::transform(wording.foreign, std::back_inserter(foreign_), fold);
}

void Vocabulary::add_spellings() {
  std::map<std::string_view, int> longest;
  for (const auto& [text, meaning] : spellings_) {
    const int words = static_cast<int>(std::ranges::count_if(text, is_gap)) + 1;
    longest_phrase_ = std::max(longest_phrase_, words);
    if (words == 1) continue;
    int& most = longest[{text.begin(), std::ranges::find_if(text, is_gap)}];
    most = std::max(most, words);
  }
  std::vector<std::string> begun;  // words with which phrases begin, folded
  for (const auto& [word, most] : longest) {
    openings_.add(word, most);
    begun.push_back(fold(word));
  }
  openings_.seal();
  std::ranges::sort(begun);
  for (const bool phrases : {false, true})  // what is a phrase and, folded, a word is known as the word
    for (const auto& [text, meaning] : spellings_) {
      if (std::ranges::any_of(text, is_gap) != phrases) continue;
      std::string folded = fold(text);
      const bool single = !phrases && !std::ranges::binary_search(begun, folded);
      known_.add_spelling(text, std::move(folded), {meaning, single});
    }
  known_.seal();
}

namespace {

std::string_view first_spelling(std::span<const WordRow> rows, std::span<const WordRow>::iterator found) {
  return found == rows.end() ? std::string_view() : found->spellings.substr(0, found->spellings.find(", "));
}

}  // namespace

std::string_view Vocabulary::spelling(const Meaning& meaning, std::size_t language) const {
  const std::span<const WordRow> rows = languages_[language];
  return first_spelling(rows, std::ranges::find(rows, meaning, &WordRow::meaning));
}

std::string_view Vocabulary::spelling(Role role, std::size_t language) const {
  const std::span<const WordRow> rows = languages_[language];
  return first_spelling(rows, std::ranges::find(rows, role, [](const WordRow& row) { return row.meaning.role; }));
}

bool Vocabulary::is_foreign(std::string_view word) const {
  return std::ranges::find(foreign_, fold(word)) != foreign_.end();
}

}  // namespace elfref
