#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "elfref/core/judging/cards.h"
#include "elfref/core/reading/line_words.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/facts/words.h"

namespace elfref::master_elf {

/// The words of one line.
using LineWords = LineWordsOf<Word>;

/// The names of the pieces of a box, and what else they are called.
struct PieceNames {
  explicit PieceNames(const Box& box);
  NameIndex places, kinds, gifts;
};

/// The names of a record: the pieces of the box, and further ones that only the record names. A name that a listed part
/// of the box lacks is reported; if nothing is listed, any word is a name.
class Naming {
 public:
  /// REQUIRES: both outlive this.
  Naming(Reading& reading, Box& box) : Naming(reading, box, PieceNames(box)) {}
  /// The same; `names` are those of the box.
  Naming(Reading& reading, Box& box, PieceNames names) : reading_(reading), box_(box), names_(std::move(names)) {}

  [[nodiscard]] const NameIndex& places() const { return names_.places; }
  [[nodiscard]] const NameIndex& kinds() const { return names_.kinds; }
  [[nodiscard]] const NameIndex& gifts() const { return names_.gifts; }

  /// The place of that name, if it is known.
  [[nodiscard]] std::optional<PlaceId> known_place(const Phrase& name) const;

  /// The thing of that name, known or taken on trust; nothing, reported, if the name is impossible. `otherwise`: the
  /// advice if no known name is near.
  std::optional<PlaceId> place(const Phrase& name, FixedMessage otherwise = {});
  std::optional<KindId> kind(const Phrase& name);
  std::optional<GiftId> gift(const Phrase& name);
  /// A gift, or `unknown`, before one of `stops`; reports if none is named.
  GiftId gift(LineWords& words, std::initializer_list<Word> stops);
  /// A sum of ingredients, before one of `stops`. `crystals`: if crystals may be among them, receives their number.
  Cards cards(LineWords& words, std::initializer_list<Word> stops, int* crystals = nullptr);
  /// The cards of a value: a sum, or a list of sums.
  Cards cards(const Node& node, int* crystals = nullptr);
  /// The figure with this name; reports any other name. `helper`: the elf is not one.
  std::optional<Figure> figure(const Phrase& name, bool helper);
  /// The parcel with this name; reports any other name. `box`: the box may be meant too.
  std::optional<Parcel> parcel(const Phrase& name, bool box);

  [[nodiscard]] Reading& reading() { return reading_; }

 private:
  Reading& reading_;
  Box& box_;
  PieceNames names_;
};

/// Reports a name that no piece may have: a word of the format, or one with a small word in it. Returns whether the
/// name is allowed.
bool check_name(Reading& reading, const Phrase& name);

}  // namespace elfref::master_elf
