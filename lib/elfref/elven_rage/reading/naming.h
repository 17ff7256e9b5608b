#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "elfref/core/reading/reading.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/plays/session.h"

namespace elfref::elven_rage {

/// What was found of words before: a record says the same ones again and again. Texts must outlive it.
template <class Found>
class Memo {
 public:
  /// What `find` finds of a text.
  template <class Find>
  std::optional<Found> operator()(std::string_view text, const Find& find) {
    const auto [known, fresh] = of_.try_emplace(text);
    if (fresh) known->second = find(text);
    return known->second;
  }
  void clear() { of_.clear(); }

 private:
  std::unordered_map<std::string_view, std::optional<Found>> of_;
};

/// Names of one kind of thing, folded, and their indices. Texts that are looked for must outlive it.
class NameIndex {
 public:
  /// Adds a name; one that is there already keeps its index.
  void add(std::string_view name, std::uint16_t index);
  /// The index of a name, or nothing.
  [[nodiscard]] std::optional<std::uint16_t> find(std::string_view name) const;
  /// Whether some name begins with a word.
  [[nodiscard]] bool begins_with(std::string_view word) const;
  /// The most words that a name has.
  [[nodiscard]] int longest() const { return longest_; }

 private:
  std::shared_ptr<std::map<std::string, std::uint16_t, std::less<>>> of_;  // by folded name; shared until one is added
  int longest_ = 1;
  mutable Memo<std::uint16_t> found_;
  mutable Memo<bool> begun_;
};

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

  /// The thing of that name, as it is or as it is taken; nothing, reported, where it can be none.
  std::optional<CardId> card(Reading& reading, const Phrase& name);
  std::optional<PlaceId> place(Reading& reading, const Phrase& name);
  std::optional<ArtifactId> artifact(Reading& reading, const Phrase& name);
  std::optional<GoalId> goal(Reading& reading, const Phrase& name);

 private:
  [[nodiscard]] bool all_cards_known() const;

  Box& box_;
  Memo<Word> words_;
  Memo<std::size_t> phrases_;
  NameIndex cards_, places_, artifacts_, goals_;
};

}  // namespace elfref::elven_rage
