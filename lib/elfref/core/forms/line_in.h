#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "elfref/core/judging/session.h"
#include "elfref/core/reading/line_words.h"
#include "elfref/core/reading/lines.h"

namespace elfref::forms {

/// A line that is being read. `Words` is a game's LineWordsOf.
template <class Words>
struct LineIn {
  Words& words;
  const Line& line;
  FixedMessage advice{};        ///< what to write if a word of the form is missing
  std::array<Span, 6> parts{};  ///< the place of each part of the play
  bool slipped = false;         ///< something was reported: the rest of the line needs no other report

  [[nodiscard]] Reading& reading() { return words.reading(); }
  /// Whether what follows the first words is a list.
  [[nodiscard]] bool has_list() const { return line.value != nullptr && line.value->shape == Shape::list; }

  /// Reports that a word of the form is missing. Always false.
  bool refuse() { return refuse_for(advice); }
  bool refuse_for(FixedMessage what_to_write) {
    reading().fault(Fault::unknown_play, words.done() ? line.name : words.next(), what_to_write);
    slipped = true;
    return false;
  }
  /// The part `at` of the play: what `take` takes from the line. If it takes nothing, the part stays as it was.
  template <class Take>
  auto part(Part at, Take take) {
    const std::size_t begin = words.at();
    auto found = take();
    if (words.at() > begin) parts[at] = words.span_since(begin);
    return found;
  }
  /// The part `at` of the play: what `take` takes from the line, which has to be something.
  template <class Take>
  auto stretch(Part at, Take take) {
    const std::size_t begin = words.at();
    auto found = take();
    parts[at] = words.span_since(begin);
    return found;
  }
  /// Whether `taken` would take what is next; moves nothing.
  template <class Taken>
  bool is_next(Taken taken) {
    const std::size_t here = words.at();
    const bool found = taken();
    words.back_to(here);
    return found;
  }
  /// A required number. Anything else is reported, and `least` returned.
  int number(Part at, int least, int most, FixedMessage what_to_write) {
    const std::size_t begin = words.at();
    const std::optional<int> found = words.take_number();
    if (found && *found >= least && *found <= most) {
      parts[at] = words.span_since(begin);
      return *found;
    }
    const Phrase written = found ? words.taken_since(begin) : words.next();
    reading().bad_number(written, least, most, what_to_write);
    slipped = true;
    words.take_rest();
    return least;
  }
  /// A player, in any case of a Russian name. Any other name is reported, and nothing returned.
  std::optional<Seat> player(Part at) {
    const std::size_t begin = words.at();
    if (const auto seat = words.take_player(true)) {
      parts[at] = words.span_since(begin);
      return seat;
    }
    const Phrase name = words.take_rest();
    slipped = true;
    return reading().seat(name);
  }
};

}  // namespace elfref::forms
