#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "elfref/core/reading/line_words.h"
#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// What a record names: the pieces of the box, and those that it names besides. A name that a whole pile does not have
/// is reported; in a partial one it is taken as written.
class Naming {
 public:
  /// REQUIRES: `box` has all that the components have, and outlives this.
  explicit Naming(Box& box);

  /// The most words of a phrase of a record that begins so.
  [[nodiscard]] std::size_t longest_phrase(std::string_view word);

  /// The word of a record that this is, or nothing.
  [[nodiscard]] std::optional<Word> word(std::string_view text) { return words_(text, word_of); }
  /// The names of cards, for who looks for them in a sentence.
  [[nodiscard]] const NameIndex& cards() const { return cards_; }
  [[nodiscard]] const NameIndex& places() const { return places_; }
  [[nodiscard]] const NameIndex& artifacts() const { return artifacts_; }
  [[nodiscard]] const NameIndex& goals() const { return goals_; }

  /// Whether a name that is not known may be a card's, or an Artifact's: not all of them are listed.
  [[nodiscard]] bool may_be_card() const { return unlisted_.pile != Piles::none(); }
  [[nodiscard]] bool may_be_artifact() const;

  /// The thing of that name, as it is or as it is taken; nothing, reported, where it can be none.
  std::optional<CardId> card(Reading& reading, const Phrase& name);
  std::optional<PlaceId> place(Reading& reading, const Phrase& name);
  std::optional<ArtifactId> artifact(Reading& reading, const Phrase& name);
  std::optional<GoalId> goal(Reading& reading, const Phrase& name);

 private:
  Box& box_;
  Card unlisted_;          // as it is added where no set lists it
  PlaceKinds unmapped_{};  // what a place may be that the map does not have
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
