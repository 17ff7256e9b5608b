#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

// How messages become text. docs/words.md is for who writes the texts.

namespace elfref {

/// Texts in one blob: text `i` is from `begins[i]` to `begins[i + 1]`.
struct TextTable {
  const char* blob = nullptr;             ///< null: there are none
  const std::uint32_t* begins = nullptr;  ///< one more than there are texts, in rising order

  /// One of them. REQUIRES: there is such a text.
  [[nodiscard]] constexpr std::string_view operator[](std::size_t index) const {
    return {blob + begins[index], begins[index + 1] - begins[index]};
  }
};

/// What a room can say, in each language: a constant that lib/cmake/write_words.cmake makes from its catalogues.
/// Messages come first, then nouns, both in the order of their ids.
struct Room {
  std::uint16_t number = 0;    ///< the upper 4 bits of its ids
  std::uint16_t messages = 0;  ///< how many there are
  std::uint16_t nouns = 0;     ///< how many there are
  TextTable ids;               ///< of messages, then of nouns: `price-wrong`
  TextTable arguments;         ///< of messages: the names in alphabetical order, a space between them
  std::array<TextTable, all_languages.size()> texts;  ///< of messages, then of nouns; empty: the language lacks it
};

/// What the core can say.
[[nodiscard]] const Room& core_words();

/// The message of a room with an id.
[[nodiscard]] std::optional<Msg> find(const Room& room, std::string_view id);

/// How a record of a game names things in a language, where messages have other names for them.
struct Naming {
  Language language = Language::en;  ///< the language of these names
  /// The record's name for one that a message has; the same, if it has no other; null: it has none.
  std::string (*named)(std::string_view name) = nullptr;

  /// `named` if it is of that language; else null.
  [[nodiscard]] auto in(Language asked) const { return asked == language ? named : nullptr; }
};

/// The texts of one language. Making one reads nothing: a text is looked up when it is said.
class Catalogue {
 public:
  /// Knows the words of the core and of these rooms, which live as long as it. If rooms share a number, it knows the
  /// last.
  explicit Catalogue(Language language, std::span<const Room* const> rooms = {});

  /// Names things as a record does, if that is written in this language.
  void name_by(const Naming& naming) { named_ = naming.in(language_); }
  /// How texts have a name that a message has.
  [[nodiscard]] std::string named(std::string_view name) const {
    return named_ == nullptr ? std::string(name) : named_(name);
  }

  /// Its language.
  [[nodiscard]] Language language() const { return language_; }
  /// A message's id as data formats write it: `price-wrong`; `?` for one that it does not know.
  [[nodiscard]] std::string_view name(Msg message) const;
  /// A noun's id: `dragon`; `?` for one that it does not know.
  [[nodiscard]] std::string_view name(Noun noun) const;
  /// The names of a message's arguments in alphabetical order, a space between them.
  [[nodiscard]] std::string_view arguments(Msg message) const;
  /// The text of a message in a language, as write_words.cmake stores it; empty where there is none.
  [[nodiscard]] std::string_view stored(Msg message, Language language) const;
  /// The forms of a noun in a language, likewise.
  [[nodiscard]] std::string_view stored(Noun noun, Language language) const;
  /// The message of a room, or else of the core, with an id.
  [[nodiscard]] std::optional<Msg> find(std::uint16_t room, std::string_view id) const;

 private:
  [[nodiscard]] const Room* room_of(std::uint16_t id) const { return rooms_[id >> 12]; }

  Language language_;
  std::string (*named_)(std::string_view) = nullptr;
  std::array<const Room*, 16> rooms_{};
};

/// What a message says in the catalogue's language. If that language lacks a part of it, all of it is in English; what
/// English lacks is the id. `players` are their names, by seat. Names are made printable(); finished text stays as it
/// is.
[[nodiscard]] std::string text(const Message& message, const Catalogue& catalogue,
                               std::span<const std::string> players);

}  // namespace elfref
