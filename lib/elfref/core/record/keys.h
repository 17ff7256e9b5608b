#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/words/language.h"

// The keys of records, and their words in every language in which records are read. The core lists the keys that many
// games have; a game lists its own. Everything that reads a key knows it by its English word.

namespace elfref {

/// The languages in which keys are read and written: the columns of every table of keys. English is the first.
inline constexpr std::array key_languages{Language::en, Language::ru};

/// A key and its words.
struct KeyRow {
  /// By language, as in `key_languages`, between commas. All words are read, and the first one is written. The English
  /// word is the key itself. Empty: the language has no word.
  std::string_view words[key_languages.size()];
  /// What people type for it in other languages, between commas. It is known for advice only.
  std::string_view typed;

  /// The key, as the format spells it.
  [[nodiscard]] constexpr std::string_view key() const { return words[0]; }
};

/// Whether two keys are spelled alike. The case of English letters does not matter, because a phone begins a line with
/// a capital.
[[nodiscard]] constexpr bool same_spelling(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i] && small(a[i]) != small(b[i])) return false;
  return true;
}

/// Whether a word may be a key in a language other than English, by its first letter. It saves most look-ups; a
/// language with Latin letters needs other letters here.
[[nodiscard]] constexpr bool may_be_translated(std::string_view word) {
  return !word.empty() && static_cast<unsigned char>(word.front()) >= 0x80;
}

/// The keys of a game in all languages. Case does not matter in any of them.
class KeyWords {
 public:
  /// The keys that every game has, and those of one game. REQUIRES: `own` outlives this object.
  explicit KeyWords(std::span<const KeyRow> own = {});

  /// The key that a word of another language means; empty if it means none.
  [[nodiscard]] std::string_view in_english(std::string_view word) const {
    if (!may_be_translated(word) || !may_have(word)) return {};
    const Known found = known(word);
    return found.row == nullptr ? std::string_view() : found.row->key();
  }
  /// Whether a word is this key, in any language.
  [[nodiscard]] bool is(std::string_view word, std::string_view key) const {
    return same_spelling(word, key) || (may_be_translated(word) && in_english(word) == key);
  }
  /// The language of a key; nothing if the word is no key.
  [[nodiscard]] std::optional<Language> language_of(std::string_view word) const;
  /// The word for a key that is written in a language; the key itself if the language has none.
  [[nodiscard]] std::string_view in(Language language, std::string_view key) const;
  /// The words for some keys that are written in languages other than English.
  [[nodiscard]] std::vector<std::string_view> translated(std::span<const std::string_view> keys) const;
  /// The key among `keys` that people mean by a word in any other language, also one in which keys are not read; or
  /// empty.
  [[nodiscard]] std::string_view meant(std::string_view word, std::span<const std::string_view> keys) const;

  /// The tables: first the keys that every game has.
  [[nodiscard]] const std::array<std::span<const KeyRow>, 2>& tables() const { return tables_; }

 private:
  /// A word that was found.
  struct Known {
    const KeyRow* row = nullptr;
    Language language = Language::en;
  };

  /// Whether some word has the size of this one and ends with the same byte, or seems to. It spares most names the
  /// search.
  [[nodiscard]] bool may_have(std::string_view word) const {
    const std::size_t bit = bit_of(word);
    return (sizes_and_ends_[bit / 64] >> bit % 64 & 1) != 0;
  }
  /// A letter in capitals ends with another byte of these five bits only in `ё`, which no word ends with.
  static constexpr std::size_t bit_of(std::string_view word) {
    return (word.size() * 32 + (static_cast<unsigned char>(word.back()) & 31)) % 256;
  }
  [[nodiscard]] Known known(std::string_view word) const;
  [[nodiscard]] const KeyRow* row_of(std::string_view key) const;

  std::array<std::span<const KeyRow>, 2> tables_;
  std::array<std::uint64_t, 4> sizes_and_ends_{};  // of the words of languages other than English
};

/// The keys that every game has.
[[nodiscard]] const KeyWords& shared_keys();

/// Whether a key of a record is this key of every game, in any language.
[[nodiscard]] inline bool same_key(std::string_view written, std::string_view key) {
  return same_spelling(written, key) || (may_be_translated(written) && shared_keys().in_english(written) == key);
}

/// Whether a key is `note` or `ruling`, in any language.
[[nodiscard]] inline bool is_remark_word(std::string_view key) {
  return same_key(key, "note") || same_key(key, "ruling");
}

}  // namespace elfref
