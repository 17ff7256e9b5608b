#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "elfref/core/reading/reading.h"
#include "elfref/core/reading/scanner.h"

// Pieces as people write them: sums such as `2 gem + pearl`, lists of sums, numbers, `unknown`, `none`.

namespace elfref {

/// One term of a sum: `2 gem`, `hidden gem`, `8`, or a word of the game.
struct Term {
  int count = 1;         ///< the number of pieces
  bool counted = false;  ///< the number is written
  bool marked = false;   ///< a word of Role::mark precedes it
  bool named = false;    ///< `name` is written
  Token name;            ///< the piece or word
  Phrase number;         ///< as it is written
  Phrase phrase;         ///< the whole term

  /// Whether it names this word or piece of the game.
  template <class Thing>
  [[nodiscard]] bool is(Thing thing) const {
    return named && name.is(thing);
  }
  /// Whether it is only `none`.
  [[nodiscard]] bool is_none() const { return is(Role::none) && !counted && !marked; }
  /// Whether it is no piece at all: `none`, or 0 alone.
  [[nodiscard]] bool is_nothing() const { return is_none() || (!named && counted && count == 0); }
  /// Whether it is a word of the format other than a piece.
  [[nodiscard]] bool is_word() const { return named && name.kind == Token::Kind::known && !name.is_piece(); }
  /// Whether it is unseen pieces: `2 unknown`, `8`, `hidden`.
  [[nodiscard]] bool is_unseen() const { return is(Role::unknown) || (!named && (counted || marked)); }
  [[nodiscard]] bool is_piece() const { return named && name.is_piece(); }
  /// The piece. REQUIRES: is_piece().
  template <class Piece>
  [[nodiscard]] Piece piece() const {
    return name.meaning.as<Piece>();
  }
};

/// A receiver of the terms of a sum, one after another.
class Terms {
 public:
  virtual void add(const Term& term) = 0;

 protected:
  ~Terms() = default;
};

/// Reads the terms of a sum, and reports what is wrong between them.
void read_terms(Reading& reading, const Phrase& phrase, Terms& terms);
/// Reads the terms of a sum or a list of sums. REQUIRES: the node is not a map.
void read_terms(Reading& reading, const Node& node, Terms& terms);

/// Counts a sum in the usual form, `2 gem + pearl`, without reading it word by word: adds to `of`, which has a number
/// for each kind. False: it has another form, and `of` is not usable. REQUIRES: `of` has all kinds of pieces.
[[nodiscard]] bool plain_sum(const Vocabulary& words, std::string_view text, std::span<std::uint8_t> of);

/// Reports a word that does not name a piece.
void unknown_piece(Reading& reading, const Phrase& phrase);

/// What all sums of pieces share: `none` is only allowed alone, and `unknown` alone is any number.
class SumOfTerms : public Terms {
 public:
  /// The number of terms so far.
  [[nodiscard]] int terms() const { return terms_; }

 protected:
  /// `due`: what is expected: `write a sum as 2 gem + pearl`.
  SumOfTerms(Reading& reading, FixedMessage due) : reading_(reading), due_(due) {}
  ~SumOfTerms() = default;

  Reading& reading() { return reading_; }
  /// Counts a term. REQUIRES: it is called for each term, before anything else.
  void count(const Term& term);
  /// Notes a term that must be the only one.
  void alone(const Term& term) { alone_ = term.phrase; }
  /// Reports a term that does not belong in the sum, or does not name a piece.
  void refuse(const Term& term);
  /// Reports, once per sum, a term that makes it too large; `limit` is the most that is possible: `99 in all`.
  void too_many(const Term& term, const ArgView& limit);
  /// Ends the sum, and returns whether it is `unknown` alone.
  bool finish();

 private:
  Reading& reading_;
  FixedMessage due_;
  Phrase alone_;
  int terms_ = 0;
  bool open_ = false;
  bool full_ = false;
};

/// The advice for a sum of pieces.
struct SumForm {
  FixedMessage due;      ///< `write a sum as 2 gem + pearl, a number, unknown or none`
  FixedMessage no_mark;  ///< why a word of Role::mark makes no sense here
};

/// Counts pieces whose arrangement does not matter.
class CountedPieces final : public SumOfTerms {
 public:
  /// `of` has a number for each kind of piece, all 0. REQUIRES: all arguments outlive this object.
  CountedPieces(Reading& reading, const SumForm& form, std::span<std::uint8_t> of, std::uint8_t& unknown)
      : SumOfTerms(reading, form.due), no_mark_(form.no_mark), of_(of), unknown_(unknown) {}

  void add(const Term& term) override;
  /// Ends the sum, and returns whether it is `unknown` alone: even the number is unknown.
  bool open();

 private:
  void sum(std::uint8_t& of_kind, const Term& term);

  FixedMessage no_mark_;
  std::span<std::uint8_t> of_;
  std::uint8_t& unknown_;
  int sum_ = 0;
};

/// Reads a sum or list of pieces. `Pieces` has `of`, a number for each kind; `unknown`, the pieces of unrecorded kind;
/// `open`, whether even the number is unrecorded. REQUIRES: not a map.
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
