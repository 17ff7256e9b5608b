#include "elfref/core/reading/listed_words.h"

#include <algorithm>
#include <utility>

#include "elfref/core/text/text.h"

namespace elfref {
namespace {

const std::vector<std::string_view>* spellings_in(std::string_view language, const ListedWord& word) {
  const auto found = std::ranges::find(word.in, language, &SpelledIn::language);
  return found == word.in.end() || found->spellings.empty() ? nullptr : &found->spellings;
}

/// Whether a phrase may end there: before a space or a sign.
bool ends_at(std::string_view text, std::size_t at) {
  constexpr std::string_view inside = "'";
  if (at >= text.size()) return true;
  const char c = text[at];
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
  return !letter && inside.find(c) == inside.npos;
}

/// The longest phrase with which a text begins, and what is written for it.
struct Found {
  std::size_t size = 0;
  std::string_view instead;
};

Found phrase_at(std::string_view text, std::string_view language, std::span<const ListedWords> all) {
  Found found;
  for (const ListedWords& kind : all)
    for (const ListedWord& word : kind.words) {
      const auto *from = spellings_in("en", word), *to = spellings_in(language, word);
      if (from == nullptr || to == nullptr) continue;
      for (const std::string_view spelling : *from)
        if (spelling.size() > found.size && text.starts_with(spelling) && ends_at(text, spelling.size()))
          found = {spelling.size(), to->front()};
    }
  return found;
}

}  // namespace

ListedWords listed_words(std::span<const TaggedRows> languages, Meaning::Kind which, std::string kind) {
  ListedWords listed{.kind = std::move(kind), .words = {}};
  std::vector<Meaning> meanings;
  for (const TaggedRows& language : languages)
    for (const WordRow& row : language.rows) {
      const std::vector<std::string_view> spellings = between_commas(row.spellings);
      if (row.meaning.kind != which || spellings.empty()) continue;
      auto at = std::ranges::find(meanings, row.meaning);
      if (at == meanings.end()) {
        at = meanings.insert(meanings.end(), row.meaning);
        listed.words.push_back({.word = spellings.front(), .in = {}});
      }
      ListedWord& word = listed.words[static_cast<std::size_t>(at - meanings.begin())];
      if (word.in.empty() || word.in.back().language != language.language) word.in.push_back({language.language, {}});
      std::vector<std::string_view>& known = word.in.back().spellings;
      known.insert(known.end(), spellings.begin(), spellings.end());
    }
  return listed;
}

ListedWords listed_words(std::span<const std::string_view> names, std::string kind) {
  ListedWords listed{.kind = std::move(kind), .words = {}};
  for (const std::string_view name : names) listed.words.push_back({.word = name, .in = {{"en", {name}}}});
  return listed;
}

std::string put_into(std::string_view language, std::string_view line, std::span<const ListedWords> words,
                     std::span<const std::string> names) {
  std::string out;
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view rest = line.substr(at);
    if (at > 0 && !ends_at(line, at - 1)) {  // within a word
      out += line[at++];
      continue;
    }
    const auto name = std::ranges::find_if(
        names, [&](const std::string& one) { return rest.starts_with(one) && ends_at(rest, one.size()); });
    const Found found = name != names.end() ? Found{name->size(), *name} : phrase_at(rest, language, words);
    out += found.size > 0 ? found.instead : rest.substr(0, 1);
    at += std::max<std::size_t>(found.size, 1);
  }
  return out;
}

}  // namespace elfref
