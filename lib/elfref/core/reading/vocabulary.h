#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/reading/lexicon.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/text.h"

// The words of a game: what its plays are written with, and in how many spellings. A game lists them once.

namespace elfref {

/// What a word does in a sum of pieces. By this sums are read in every game.
enum class Role : std::uint8_t {
  plain,    ///< none: it has no business in a sum
  unknown,  ///< a piece that nobody saw: `2 unknown`
  none,     ///< no piece at all
  thing,    ///< is joined like a piece, and is none
  mark,     ///< stands before a piece and says something of it: `hidden`
  opening,  ///< stands before all pieces; no + follows
  closing,  ///< stands behind all pieces, and never behind a number alone
  between,  ///< stands between a piece and its place: `on`
};

/// What a word (or phrase) of a play means: a piece of the game, a word of the game, or nothing known.
struct Meaning {
  /// Of what `value` is an index.
  enum class Kind : std::uint8_t { nothing, piece, word };
  Kind kind = Kind::nothing;  ///< `nothing`: a word that nobody knows
  Role role = Role::plain;    ///< of Kind::word
  std::uint8_t value = 0;     ///< in the game's own enumeration

  /// A kind of piece: `value` is its place among the pieces.
  template <class Piece>
  [[nodiscard]] static constexpr Meaning piece(Piece kind) {
    return {Kind::piece, Role::plain, static_cast<std::uint8_t>(kind)};
  }
  /// A word, and what it does in a sum.
  template <class Word>
  [[nodiscard]] static constexpr Meaning word(Word word, Role role = Role::plain) {
    return {Kind::word, role, static_cast<std::uint8_t>(word)};
  }
  /// A word or piece as its game knows it. REQUIRES: `kind` is what `Thing` enumerates.
  template <class Thing>
  [[nodiscard]] constexpr Thing as() const {
    return static_cast<Thing>(value);
  }
  friend constexpr bool operator==(const Meaning&, const Meaning&) = default;
};

/// What one language calls one thing. A game says what its enumerations mean: `Meaning as_meaning(Thing)`, beside them.
struct WordRow {
  Meaning meaning;             ///< never Kind::nothing
  std::string_view spellings;  ///< between commas; only forms that differ after folding need to be listed

  /// What is spelled, and how: `{pearl, "pearl, pearls"}`.
  template <class Thing>
  constexpr WordRow(Thing thing, std::string_view names) : meaning(as_meaning(thing)), spellings(names) {}
};

/// A key and what people type for it who write in another language than English: words between commas.
struct KeyRow {
  std::string_view key;    ///< as the format has it
  std::string_view words;  ///< `Spieler, игроки`
};

/// A listed spelling and what it stands for.
template <class Value>
struct Spelled {
  std::string_view text;  ///< a word or phrase, with its own capitals and accents
  Value value;            ///< what it stands for
};

/// The parts of a text between commas.
[[nodiscard]] std::vector<std::string_view> between_commas(std::string_view text);

/// Things by name: each has one canonical name and any number of other spellings.
template <class Value>
class Names {
 public:
  /// Adds a spelling; the first of each thing is the canonical one. One that is there already keeps its thing.
  void add(std::string_view spelling, Value value, bool canonical = false) {
    if (canonical) words_.push_back(spelling);
    all_words_.push_back(spelling);
    spellings_.push_back({spelling, value});
    lexicon_.add_spelling(spelling, fold(spelling), value);
  }
  /// All spellings are known.
  void seal() { lexicon_.seal(); }

  /// The thing of this name, by its exact spelling first, then folded; or nothing.
  [[nodiscard]] std::optional<Value> find(std::string_view text) const {
    const Value* found = lexicon_.find_spelling(text);
    return found == nullptr ? std::nullopt : std::optional(*found);
  }

  /// The thing of this name by its exact spelling alone.
  [[nodiscard]] std::optional<Value> find_listed(std::string_view text) const {
    const Value* found = lexicon_.find(text);
    return found == nullptr ? std::nullopt : std::optional(*found);
  }

  /// The canonical names, for suggestions.
  [[nodiscard]] std::span<const std::string_view> words() const { return words_; }
  /// Every spelling, for slips in other languages than English.
  [[nodiscard]] std::span<const std::string_view> all_words() const { return all_words_; }
  /// Every spelling and its thing; one that two languages share is there twice.
  [[nodiscard]] std::span<const Spelled<Value>> spellings() const { return spellings_; }

 private:
  Lexicon<Value> lexicon_;
  std::vector<std::string_view> words_;
  std::vector<std::string_view> all_words_;
  std::vector<Spelled<Value>> spellings_;
};

/// What a game's messages say of its words.
struct Wording {
  std::span<const KeyRow> keys{};                 ///< its own keys in other languages
  std::span<const std::string_view> foreign{};    ///< what belongs to expansions that are not known
  std::string_view foreign_edition{};             ///< what to write where such a word is named as the edition
  std::string_view piece = "a piece";             ///< one of its pieces, for messages
  std::string_view pieces = "the pieces";         ///< all of them
  const FaultInfo* unknown_piece = nullptr;       ///< a word that names none of them; null: a misplaced word
};

/// Every word of a game's plays, in all languages. A game has one, which lives as long as the program.
class Vocabulary {
 public:
  /// The rows of each language, English first: there the pieces stand first, in the order of their values, and the
  /// first spelling is the canonical one, the second of a piece its plural. REQUIRES: what is given outlives this.
  Vocabulary(std::initializer_list<std::span<const WordRow>> languages, const Wording& wording = {});

  /// What a word or phrase means, by its exact spelling first, then folded. Phrases are given whole.
  [[nodiscard]] Meaning meaning_of(std::string_view phrase) const {
    const Known* found = known_.find_spelling(phrase);
    return found == nullptr ? Meaning{} : found->meaning;
  }
  /// The same by its exact spelling alone.
  [[nodiscard]] Meaning exact_meaning_of(std::string_view phrase) const {
    const Known* found = known_.find(phrase);
    return found == nullptr ? Meaning{} : found->meaning;
  }
  /// The most words that a phrase of the lists has.
  [[nodiscard]] int longest_phrase() const { return longest_phrase_; }

  /// What a word of a play could have been, for suggestions: English, one a meaning, pieces first.
  [[nodiscard]] std::span<const std::string_view> words() const { return words_; }
  /// The pieces in English, by value.
  [[nodiscard]] std::span<const std::string_view> pieces() const { return words().first(plurals_.size()); }
  /// Several of a piece, by value.
  [[nodiscard]] std::span<const std::string_view> plurals() const { return plurals_; }
  /// Every spelling of a piece, for slips in other languages than English.
  [[nodiscard]] std::span<const std::string_view> all_pieces() const { return all_pieces_; }
  /// Every spelling of the lists, in all languages; a spelling that two languages share is there twice.
  [[nodiscard]] std::span<const Spelled<Meaning>> spellings() const { return spellings_; }

  /// The first spelling of a word or piece in a language, by its place among them: English is 0. Empty: it has none.
  [[nodiscard]] std::string_view spelling(const Meaning& meaning, std::size_t language = 0) const;
  /// The same of the word that has this role.
  [[nodiscard]] std::string_view spelling(Role role, std::size_t language = 0) const;

  /// The one of `keys` that a word in another language means, or nothing. Keys are English: this is for advice only.
  [[nodiscard]] std::string_view key_in_english(std::string_view word, std::span<const std::string_view> keys) const;
  /// Whether a word names something of an expansion.
  [[nodiscard]] bool is_foreign(std::string_view word) const;
  /// What messages say.
  [[nodiscard]] const Wording& wording() const { return wording_; }

  /// What a word means with which no longer phrase begins: it needs no look at what follows. Null: look.
  [[nodiscard]] const Meaning* single(std::string_view word) const {
    const Known* found = known_.find(word);
    return found != nullptr && found->single ? &found->meaning : nullptr;
  }
  /// The most words of a phrase that begins with this one as it is listed; 0: there is none.
  [[nodiscard]] int longest_from(std::string_view word) const {
    const int* words = openings_.find(word);
    return words == nullptr ? 0 : *words;
  }

 private:
  /// A word or phrase of the lists.
  struct Known {
    Meaning meaning;
    bool single = false;  // a word with which no longer phrase begins
  };

  void add_spellings();

  Wording wording_;
  std::vector<std::span<const WordRow>> languages_;
  Lexicon<Known> known_;
  Lexicon<int> openings_;
  std::vector<std::string_view> words_;
  std::vector<Spelled<Meaning>> spellings_;
  std::vector<std::string_view> plurals_;
  std::vector<std::string_view> all_pieces_;
  int longest_phrase_ = 0;
  std::vector<std::string> foreign_;  // folded
};

}  // namespace elfref
