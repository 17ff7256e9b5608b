#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/core/reading/scanner.h"

// Pieces as people write them: sums as `2 gem + pearl`, lists of sums, numbers, `unknown`, `none`.

namespace elfref {

/// One term of a sum: `2 gem`, `hidden gem`, `8`, or a word of the game.
struct Term {
  int count = 1;         ///< how many
  bool counted = false;  ///< the number is written
  bool marked = false;   ///< a word of Role::mark stands before it
  bool named = false;    ///< `name` is written
  Token name;            ///< the piece or word
  Phrase number;         ///< as it is written
  Phrase phrase;         ///< the whole term

  /// It names this word or piece of the game.
  template <class Thing>
  [[nodiscard]] bool is(Thing thing) const {
    return named && name.is(thing);
  }
  /// `none`, and nothing with it.
  [[nodiscard]] bool is_none() const { return is(Role::none) && !counted && !marked; }
  /// No piece at all: `none`, or 0 alone.
  [[nodiscard]] bool is_nothing() const { return is_none() || (!named && counted && count == 0); }
  /// A word of the format other than a piece.
  [[nodiscard]] bool is_word() const { return named && name.kind == Token::Kind::known && !name.is_piece(); }
  /// Pieces that nobody saw: `2 unknown`, `8`, `hidden`.
  [[nodiscard]] bool is_unseen() const { return is(Role::unknown) || (!named && (counted || marked)); }
  [[nodiscard]] bool is_piece() const { return named && name.is_piece(); }
  /// Which piece it is. REQUIRES: it is one.
  template <class Piece>
  [[nodiscard]] Piece piece() const {
    return name.meaning.as<Piece>();
  }
};

/// Takes the terms of a sum, one after another.
class Terms {
 public:
  virtual void add(const Term& term) = 0;

 protected:
  ~Terms() = default;
};

/// Reads the terms of a sum, and reports what stands wrong between them.
void read_terms(Reading& reading, const Phrase& phrase, Terms& terms);
/// The same of a sum or a list of sums. REQUIRES: not a map.
void read_terms(Reading& reading, const Node& node, Terms& terms);

/// Counts a sum as nearly all are written, `2 gem + pearl`, without reading it word by word: adds to `of`, a number for
/// each kind. False: it is anything else, and `of` is of no use. REQUIRES: `of` has all kinds of pieces.
[[nodiscard]] bool plain_sum(const Vocabulary& words, std::string_view text, std::span<std::uint8_t> of);

/// Reports a word that names no piece.
void unknown_piece(Reading& reading, const Phrase& phrase);

/// What sums of pieces have in common: `none` stands alone, and `unknown` alone is any number.
class SumOfTerms : public Terms {
 public:
  /// How many terms there were.
  [[nodiscard]] int terms() const { return terms_; }

 protected:
  /// `due` says what is due: `write a sum as 2 gem + pearl`.
  SumOfTerms(Reading& reading, std::string_view due) : reading_(reading), due_(due) {}
  ~SumOfTerms() = default;

  Reading& reading() { return reading_; }
  /// Counts a term. REQUIRES: called for each, before anything else.
  void count(const Term& term);
  /// Notes a term that has to stand alone.
  void alone(const Term& term) { alone_ = term.phrase; }
  /// Reports a term that has no business in the sum, or names no piece.
  void refuse(const Term& term);
  /// Reports a term that makes the sum too large; `limit` says how many there can be: `99 in all`. Once a sum.
  void too_many(const Term& term, std::string_view limit);
  /// All terms are read. Answers whether they are `unknown` alone.
  bool finish();

 private:
  Reading& reading_;
  std::string_view due_;
  Phrase alone_;
  int terms_ = 0;
  bool open_ = false;
  bool full_ = false;
};

/// How a sum of pieces is put into words.
struct SumForm {
  std::string_view due;      ///< `write a sum as 2 gem + pearl, a number, unknown or none`
  std::string_view no_mark;  ///< why no word of Role::mark has sense here
};

/// Counts pieces of which it does not matter how they lie.
class CountedPieces final : public SumOfTerms {
 public:
  /// `of` has a number for each kind of piece, 0 as yet. REQUIRES: all that is given outlives this.
  CountedPieces(Reading& reading, const SumForm& form, std::span<std::uint8_t> of, std::uint8_t& unknown)
      : SumOfTerms(reading, form.due), no_mark_(form.no_mark), of_(of), unknown_(unknown) {}

  void add(const Term& term) override;
  /// All terms are read. Answers whether they are `unknown` alone: not even how many.
  bool open();

 private:
  void sum(std::uint8_t& of_kind, const Term& term);

  std::string_view no_mark_;
  std::span<std::uint8_t> of_;
  std::uint8_t& unknown_;
  int sum_ = 0;
};

/// A sum or list of pieces. `Pieces` has `of`, a number for each kind; `unknown`, those whose kind nobody wrote down;
/// `open`: not even how many. REQUIRES: not a map.
template <class Pieces, class Written>
Pieces read_sum(Reading& reading, const Written& written, const SumForm& form) {
  if constexpr (requires { written.text; }) {
    Pieces plain;
    if (plain_sum(reading.vocabulary(), written.text, plain.of)) return plain;
  }
  Pieces pieces;
  CountedPieces counted(reading, form, pieces.of, pieces.unknown);
  read_terms(reading, written, counted);
  pieces.open = counted.open();
  return pieces;
}

}  // namespace elfref
