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

/// The names that plays use: pieces and players. REQUIRES: both outlive this object.
template <class Box>
struct NamesOf {
  const Box& box;                      ///< the contents of the box
  const std::vector<Player>& players;  ///< by seat
  std::size_t language = 0;            ///< an index of the vocabulary's; 0 is English
};
/// The names in a session.
template <class Session>
[[nodiscard]] auto names_in(const Session& session) {
  return NamesOf<std::decay_t<decltype(*session.box)>>{*session.box, session.players};
}

/// What is written of a line.
enum class Saying : std::uint8_t {
  values,  ///< the values of the play
  open,    ///< the values; for those that the play lacks, a placeholder: `trades THING for THING`
  shape,   ///< a placeholder for every part: the form of such lines
  least,   ///< the shape without its optional parts
};

/// Adds cards to a meaning. `name` returns the name of an index.
template <class Name>
void add_cards(PlayMeaning& meaning, const Cards& cards, const Name& name) {
  meaning.unknown = cards.unknown;
  meaning.any_number = !cards.counted();
  for (const std::uint16_t card : cards.named) ++meaning.pieces[name(card)];
}

/// A line that is being written: its words and its meaning.
class LineOut {
 public:
  /// REQUIRES: all arguments outlive this object. `language`: an index of the vocabulary's; 0 is English.
  LineOut(const std::vector<Player>& players, const Vocabulary& words, Saying saying = Saying::values,
          std::size_t language = 0)
      : players_(players), words_(words), saying_(saying), language_(language) {}

  std::string text{};              ///< as a record has it
  PlayMeaning meaning{};           ///< by which lines are compared
  bool means = true;               ///< the meaning is requested
  std::vector<PartShape> shape{};  ///< the placeholders, if the values of the play are not requested

  [[nodiscard]] Saying saying() const { return saying_; }
  /// Whether the form is written, not the values of a play.
  [[nodiscard]] bool is_shape() const { return saying_ == Saying::shape || saying_ == Saying::least; }

  /// Adds words; does nothing if there are none.
  void say(std::string_view words) {
    if (words.empty()) return;
    if (colon_) text += ": ";
    if (!colon_ && !text.empty()) text += ' ';
    colon_ = false;
    text += words;
  }
  /// Makes what follows the value of the words so far.
  void colon() { colon_ = true; }
  /// Adds the first of these words that the language has.
  template <class Words>
  void say_word(const Words& words) {
    say(spelled(words));
  }
  /// Adds words that belong to the act itself.
  void say_act(std::string_view words) {
    meaning.act += meaning.act.empty() ? "" : colon_ ? ": " : " ";
    meaning.act += words;
    say(words);
  }
  template <class Words>
  void say_act_word(const Words& words) {
    say_act(spelled(words));
  }
  /// Notes what the line reports about a subject; does nothing if that is empty.
  void mean(std::string_view what, std::string words) {
    if (!words.empty() && means) meaning.details[std::string(what)] = std::move(words);
  }
  /// Writes a placeholder if one is requested. `nothing`: the play lacks this part.
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

  /// The word for something unrecorded.
  [[nodiscard]] std::string_view unknown() const { return words_.spelling(Role::unknown, language_); }
  /// Adds a small word. If nothing precedes it after the colon, first adds the word for something unrecorded.
  template <class Words>
  void say_between(const Words& words) {
    if (colon_) say(unknown());
    say_word(words);
  }
  /// Adds a small word and then a part, which was written separately.
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
