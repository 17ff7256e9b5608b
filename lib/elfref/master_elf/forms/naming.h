#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "elfref/core/judging/cards.h"
#include "elfref/core/reading/line_words.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/facts/words.h"

namespace elfref::master_elf {

/// The words of one line.
using LineWords = LineWordsOf<Word>;

/// What a record names: the pieces of the box, and those that it names besides. A name that a listed part of the box
/// does not have is reported; where nothing is listed any word is a name.
class Naming {
 public:
  /// REQUIRES: both outlive this.
  Naming(Reading& reading, Box& box);

  [[nodiscard]] const NameIndex& places() const { return places_; }
  [[nodiscard]] const NameIndex& kinds() const { return kinds_; }
  [[nodiscard]] const NameIndex& gifts() const { return gifts_; }

  /// The thing of that name, as it is or as it is taken; nothing, reported, where it can be none.
  /// `otherwise`: what to write where no known name is near.
  std::optional<PlaceId> place(const Phrase& name, std::string_view otherwise = {});
  std::optional<KindId> kind(const Phrase& name);
  std::optional<GiftId> gift(const Phrase& name);
  /// A gift, or `unknown`, before one of `stops`; reports where none is named.
  GiftId gift(LineWords& words, std::initializer_list<Word> stops);
  /// A sum of ingredients, before one of `stops`. `crystals`: where a crystal may stand among them, how many did.
  Cards cards(LineWords& words, std::initializer_list<Word> stops, int* crystals = nullptr);
  /// The same of a value: a sum, or a list of sums.
  Cards cards(const Node& node, int* crystals = nullptr);
  /// The figure of that name; reports any other. `helper`: the elf is none.
  std::optional<Figure> figure(const Phrase& name, bool helper);
  /// The parcel of that name; reports any other. `box`: the box may be meant too.
  std::optional<Parcel> parcel(const Phrase& name, bool box);

  [[nodiscard]] Reading& reading() { return reading_; }

 private:
  Reading& reading_;
  Box& box_;
  NameIndex places_, kinds_, gifts_;
};

/// Reports a name that no piece may have: a word of the format, or one with a small word in it. Answers whether it may.
bool check_name(Reading& reading, const Phrase& name);

}  // namespace elfref::master_elf
