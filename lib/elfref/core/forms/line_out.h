#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "elfref/core/judging/cards.h"
#include "elfref/core/judging/game.h"
#include "elfref/core/judging/session.h"
#include "elfref/core/reading/vocabulary.h"
#include "elfref/core/text/text.h"

namespace elfref::forms {

/// What plays name, and who plays. REQUIRES: both outlive it.
template <class Box>
struct NamesOf {
  const Box& box;                      ///< what is in the box
  const std::vector<Player>& players;  ///< by seat
  std::size_t language = 0;            ///< one of the vocabulary's; 0 is English
};
/// Those of a session.
template <class Session>
[[nodiscard]] auto names_in(const Session& session) {
  return NamesOf<std::decay_t<decltype(*session.box)>>{*session.box, session.players};
}

/// What of a line is written.
enum class Saying : std::uint8_t {
  values,  ///< what the play says
  open,    ///< the same; where it says nothing, a placeholder: `trades THING for THING`
  shape,   ///< a placeholder for every part: how such lines are written
  least,   ///< the same without what may be left out
};

/// Adds cards to what is meant. `name` says what an index is called.
template <class Name>
void add_cards(PlayMeaning& meaning, const Cards& cards, const Name& name) {
  meaning.unknown = cards.unknown;
  meaning.any_number = !cards.counted();
  for (const std::uint16_t card : cards.named) ++meaning.pieces[name(card)];
}

/// A line while it is written: its words, and what it means.
class LineOut {
 public:
  /// REQUIRES: what is given outlives this. `language`: one of the vocabulary's, from 0, which is English.
  LineOut(const std::vector<Player>& players, const Vocabulary& words, Saying saying = Saying::values,
          std::size_t language = 0)
      : players_(players), words_(words), saying_(saying), language_(language) {}

  std::string text{};              ///< as a record has it
  PlayMeaning meaning{};           ///< by which it is compared
  bool means = true;               ///< what it means is asked for
  std::vector<PartShape> shape{};  ///< its placeholders, where the play itself is not asked for

  [[nodiscard]] Saying saying() const { return saying_; }
  /// Whether the form is written, and not what a play says.
  [[nodiscard]] bool is_shape() const { return saying_ == Saying::shape || saying_ == Saying::least; }

  /// Adds words; nothing where there are none.
  void say(std::string_view words) {
    if (words.empty()) return;
    if (colon_) text += ": ";
    if (!colon_ && !text.empty()) text += ' ';
    colon_ = false;
    text += words;
  }
  /// What follows is the value of what was said.
  void colon() { colon_ = true; }
  /// Adds the first of these words that the language has.
  template <class Words>
  void say_word(const Words& words) {
    say(spelled(words));
  }
  /// Adds words that are of the act itself.
  void say_act(std::string_view words) {
    meaning.act += meaning.act.empty() ? "" : colon_ ? ": " : " ";
    meaning.act += words;
    say(words);
  }
  template <class Words>
  void say_act_word(const Words& words) {
    say_act(spelled(words));
  }
  /// Notes what the line says of something; nothing where it says nothing.
  void mean(std::string_view what, std::string words) {
    if (!words.empty() && means) meaning.details[std::string(what)] = std::move(words);
  }
  /// Writes a placeholder, where one is asked for. `nothing`: the play says nothing of it.
  bool placed(std::string_view name, std::string_view holds, bool nothing) {
    if (saying_ == Saying::values || (saying_ == Saying::open && !nothing)) return false;
    say(holds);
    shape.push_back({name, holds});
    return true;
  }

  [[nodiscard]] std::string player(Seat seat) const {
    return seat.value < players_.size() ? printable(players_[seat.value].name) : "?";
  }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }

  /// The word for what was not recorded.
  [[nodiscard]] std::string_view unknown() const { return words_.spelling(Role::unknown, language_); }
  /// Adds a small word; where nothing stands before it after the colon, a word for what was not recorded.
  template <class Words>
  void say_between(const Words& words) {
    if (colon_) say(unknown());
    say_word(words);
  }
  /// Adds a part, which was written by itself, after a small word.
  template <class Words>
  void append_after(const Words& words, LineOut& part) {
    if (saying_ == Saying::least) return;
    if (colon_) say(unknown());
    const bool shape_of = saying_ == Saying::shape;
    say(shape_of ? "[" + std::string(spelled(words)) : std::string(spelled(words)));
    say(part.text + (shape_of ? "]" : ""));
    meaning.details.merge(part.meaning.details);
    shape.insert(shape.end(), part.shape.begin(), part.shape.end());
  }

  /// The first of these words that the language has; empty: it has none.
  template <class Words>
  [[nodiscard]] std::string_view spelled(const Words& words) const {
    for (const auto word : words)
      if (const std::string_view found = words_.spelling(as_meaning(word), language_); !found.empty()) return found;
    return {};
  }

 private:
  const std::vector<Player>& players_;
  const Vocabulary& words_;
  Saying saying_;
  std::size_t language_;
  bool colon_ = false;
};

}  // namespace elfref::forms
