#pragma once

#include <optional>
#include <string_view>

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
  /// REQUIRES: `box` outlives this.
  explicit Naming(Box& box);

  [[nodiscard]] const NameIndex& places() const { return places_; }
  [[nodiscard]] const NameIndex& kinds() const { return kinds_; }
  [[nodiscard]] const NameIndex& gifts() const { return gifts_; }

  /// The thing of that name, as it is or as it is taken; nothing, reported, where it can be none.
  /// `otherwise`: what to write where no known name is near.
  std::optional<PlaceId> place(Reading& reading, const Phrase& name, std::string_view otherwise = {});
  std::optional<KindId> kind(Reading& reading, const Phrase& name);
  std::optional<GiftId> gift(Reading& reading, const Phrase& name);

  [[nodiscard]] Box& box() { return box_; }

 private:
  Box& box_;
  NameIndex places_, kinds_, gifts_;
};

/// Reports a name that no piece may have: a word of the format, or one with a small word in it. Answers whether it may.
bool check_name(Reading& reading, const Phrase& name);

}  // namespace elfref::master_elf
