#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/reference.h"
#include "elfref/core/reading/vocabulary.h"

namespace elfref {

/// The rows of a vocabulary's languages, with the tag of each.
struct TaggedRows {
  std::string_view language;      ///< its tag by BCP 47; `zxx` for signs
  std::span<const WordRow> rows;  ///< its words
};

/// The words of one kind of a vocabulary. English comes first.
[[nodiscard]] ListedWords listed_words(std::span<const TaggedRows> languages, Meaning::Kind which, std::string kind);
/// Words that are the same in every language.
[[nodiscard]] ListedWords listed_words(std::span<const std::string_view> names, std::string kind);

/// A line of a record with the words of another language: each word or phrase that is listed in English becomes its
/// first spelling there. Names, and words that the language lacks, stay as they are.
[[nodiscard]] std::string put_into(std::string_view language, std::string_view line, std::span<const ListedWords> words,
                                   std::span<const std::string> names);

}  // namespace elfref
