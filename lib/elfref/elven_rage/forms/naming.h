#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/reading/line_words.h"
#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// The names of a record: the pieces of the box, and further ones that only the record names. A name that a completely
/// listed pile lacks is reported; with a partly listed one it is taken on trust.
class Naming {
 public:
  /// REQUIRES: `box` has all that the components have, and outlives this.
  explicit Naming(Box& box);

  /// The most words in a phrase of a record that begins with this word.
  [[nodiscard]] std::size_t longest_phrase(std::string_view word);

  /// The word of a record with this spelling, or nothing.
  [[nodiscard]] std::optional<Word> word(std::string_view text) { return words_(text, word_of); }
  /// The names of cards, for searches in a sentence.
  [[nodiscard]] const NameIndex& cards() const { return cards_; }
  [[nodiscard]] const NameIndex& places() const { return places_; }
  [[nodiscard]] const NameIndex& artifacts() const { return artifacts_; }
  [[nodiscard]] const NameIndex& goals() const { return goals_; }

  /// Whether an unknown name may be a card's, or an Artifact's: not all of them are listed.
  [[nodiscard]] bool may_be_card() const { return unlisted_.pile != Piles::none(); }
  [[nodiscard]] bool may_be_artifact() const;

  /// The thing of that name, known or taken on trust; nothing, reported, if the name is impossible.
  std::optional<CardId> card(Reading& reading, const Phrase& name);
  std::optional<PlaceId> place(Reading& reading, const Phrase& name);
  std::optional<ArtifactId> artifact(Reading& reading, const Phrase& name);
  std::optional<GoalId> goal(Reading& reading, const Phrase& name);

 private:
  Box& box_;
  Card unlisted_;          // as added if no set lists it
  PlaceKinds unmapped_{};  // the possible kinds of a place that the map lacks
  Memo<Word> words_;
  Memo<std::size_t> phrases_;
  NameIndex cards_, places_, artifacts_, goals_;
};

/// The words of one line.
class LineWords : public LineWordsOf<Word, Naming&> {
 public:
  using LineWordsOf::LineWordsOf;

  [[nodiscard]] Naming& naming() { return lookup_; }
  /// Takes an icon.
  std::optional<Icon> take_icon();
};

}  // namespace elfref::elven_rage
