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
#include "elfref/core/record/keys.h"
#include "elfref/core/text/text.h"

// The words of a game, with which its plays are written, and their spellings. A game lists them once.

namespace elfref {

/// The role of a word in a sum of pieces, by which every game reads its sums.
enum class Role : std::uint8_t {
  plain,    ///< none: it does not belong in a sum
  unknown,  ///< an unseen piece: `2 unknown`
  none,     ///< no piece at all
  thing,    ///< joined like a piece, but is not one
  mark,     ///< precedes a piece and describes it: `hidden`
  opening,  ///< precedes all pieces; no + follows
  closing,  ///< follows all pieces, and never a number alone
  between,  ///< between a piece and its place: `on`
};

/// The meaning of a word (or phrase) of a play: a piece of the game, a word of the game, or nothing known.
struct Meaning {
  /// The kind of thing that `value` is an index of.
  enum class Kind : std::uint8_t { nothing, piece, word };
  Kind kind = Kind::nothing;  ///< `nothing`: an unknown word
  Role role = Role::plain;    ///< of Kind::word
  std::uint8_t value = 0;     ///< in the game's own enumeration

  /// A kind of piece: `value` is its index among the pieces.
  template <class Piece>
  [[nodiscard]] static constexpr Meaning piece(Piece kind) {
    return {Kind::piece, Role::plain, static_cast<std::uint8_t>(kind)};
  }
  /// A word, and its role in a sum.
  template <class Word>
  [[nodiscard]] static constexpr Meaning word(Word word, Role role = Role::plain) {
    return {Kind::word, role, static_cast<std::uint8_t>(word)};
  }
  /// A word or piece as its game names it. REQUIRES: `kind` is the kind that `Thing` enumerates.
  template <class Thing>
  [[nodiscard]] constexpr Thing as() const {
    return static_cast<Thing>(value);
  }
  friend constexpr bool operator==(const Meaning&, const Meaning&) = default;
};

/// The spellings of one thing in one language. A game defines `Meaning as_meaning(Thing)` next to its enumerations.
struct WordRow {
  Meaning meaning;             ///< never Kind::nothing
  std::string_view spellings;  ///< between commas; only forms that differ after folding need to be listed

  /// A thing and its spellings: `{pearl, "pearl, pearls"}`.
  template <class Thing>
  constexpr WordRow(Thing thing, std::string_view names) : meaning(as_meaning(thing)), spellings(names) {}
};

/// A listed spelling and its value.
template <class Value>
struct Spelled {
  std::string_view text;  ///< a word or phrase, with its own capitals and accents
  Value value;            ///< its value
};

/// Things by name: each has one canonical name and any number of other spellings.
template <class Value>
class Names {
 public:
  /// Adds a spelling; `canonical` for the main one of its thing. A spelling that is already there keeps its thing.
  void add(std::string_view spelling, Value value, bool canonical = false) {
    if (canonical) words_.push_back(spelling);
    all_words_.push_back(spelling);
    spellings_.push_back({spelling, value});
    lexicon_.add_spelling(spelling, fold(spelling), value);
  }
  /// Ends the adding of spellings.
  void seal() { lexicon_.seal(); }

  /// The thing with this name, by its exact spelling, else folded; or nothing.
  [[nodiscard]] std::optional<Value> find(std::string_view text) const {
    const Value* found = lexicon_.find_spelling(text);
    return found == nullptr ? std::nullopt : std::optional(*found);
  }

  /// The thing with this name, by its exact spelling only; or nothing.
  [[nodiscard]] std::optional<Value> find_listed(std::string_view text) const {
    const Value* found = lexicon_.find(text);
    return found == nullptr ? std::nullopt : std::optional(*found);
  }

  /// The canonical names, for suggestions.
  [[nodiscard]] std::span<const std::string_view> words() const { return words_; }
  /// Every spelling, for slips in languages other than English.
  [[nodiscard]] std::span<const std::string_view> all_words() const { return all_words_; }
  /// Every spelling and its thing; a spelling that two languages share occurs twice.
  [[nodiscard]] std::span<const Spelled<Value>> spellings() const { return spellings_; }

 private:
  Lexicon<Value> lexicon_;
  std::vector<std::string_view> words_;
  std::vector<std::string_view> all_words_;
  std::vector<Spelled<Value>> spellings_;
};

/// The words that a game's messages use.
struct Wording {
  std::span<const KeyRow> keys{};                 ///< its own keys
  std::span<const std::string_view> foreign{};    ///< words of expansions that are not known
  FixedMessage foreign_edition{};                 ///< what to write if such a word is given as the edition
  FixedMessage piece{};                           ///< one of its pieces, as what is expected; empty: `a piece`
  FixedMessage pieces{};                          ///< all its pieces, before their list; empty: `the pieces`
  const Fault* unknown_piece = nullptr;           ///< a word that is not a piece; null: a misplaced word
};

/// Every word of a game's plays, in all languages. A game has one, which lives as long as the program.
class Vocabulary {
 public:
  /// The rows of each language, English first. There the pieces come first, in the order of their values; a first
  /// spelling is canonical, and the second one of a piece is its plural. REQUIRES: all arguments outlive this object.
  Vocabulary(std::initializer_list<std::span<const WordRow>> languages, const Wording& wording = {});

  /// The meaning of a word or phrase, by its exact spelling, else folded. A phrase must be complete.
  [[nodiscard]] Meaning meaning_of(std::string_view phrase) const {
    const Known* found = known_.find_spelling(phrase);
    return found == nullptr ? Meaning{} : found->meaning;
  }
  /// The meaning of a word or phrase, by its exact spelling only.
  [[nodiscard]] Meaning exact_meaning_of(std::string_view phrase) const {
    const Known* found = known_.find(phrase);
    return found == nullptr ? Meaning{} : found->meaning;
  }
  /// The number of words in the longest listed phrase.
  [[nodiscard]] int longest_phrase() const { return longest_phrase_; }

  /// Words that may have been meant, for suggestions: English, one per meaning, pieces first.
  [[nodiscard]] std::span<const std::string_view> words() const { return words_; }
  /// The pieces in English, by value.
  [[nodiscard]] std::span<const std::string_view> pieces() const { return words().first(plurals_.size()); }
  /// The plurals of the pieces, by value.
  [[nodiscard]] std::span<const std::string_view> plurals() const { return plurals_; }
  /// Every spelling of a piece, for slips in languages other than English.
  [[nodiscard]] std::span<const std::string_view> all_pieces() const { return all_pieces_; }
  /// Every listed spelling, in all languages; a spelling that two languages share occurs twice.
  [[nodiscard]] std::span<const Spelled<Meaning>> spellings() const { return spellings_; }

  /// The first spelling of a word or piece in a language, by its index; 0 is English. Empty: it has none.
  [[nodiscard]] std::string_view spelling(const Meaning& meaning, std::size_t language = 0) const;
  /// The first spelling, in a language, of the word that has this role.
  [[nodiscard]] std::string_view spelling(Role role, std::size_t language = 0) const;

  /// The keys of the game's records.
  [[nodiscard]] const KeyWords& keys() const { return keys_; }
  /// Whether a word belongs to an expansion.
  [[nodiscard]] bool is_foreign(std::string_view word) const;
  /// The words that messages use.
  [[nodiscard]] const Wording& wording() const { return wording_; }

  /// The meaning of a word with which no longer phrase begins, so that the next word need not be checked. Null: check
  /// it.
  [[nodiscard]] const Meaning* single(std::string_view word) const {
    const Known* found = known_.find(word);
    return found != nullptr && found->single ? &found->meaning : nullptr;
  }
  /// The number of words in the longest listed phrase that begins with this exact word; 0: there is none.
  [[nodiscard]] int longest_from(std::string_view word) const {
    const int* words = openings_.find(word);
    return words == nullptr ? 0 : *words;
  }

 private:
  /// A listed word or phrase.
  struct Known {
    Meaning meaning;
    bool single = false;  // no longer phrase begins with it
  };

  void add_spellings();

  Wording wording_;
  KeyWords keys_;
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
