#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/forms/line_in.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/reading/decode_parts.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// A value that is no list stands after the first words.
Phrase tail_of(const Line& line) {
  return line.value != nullptr && line.value->shape == Shape::scalar ? Phrase(*line.value) : Phrase();
}

/// The play of a line: a verb comes first, or whose line it is, or a card.
std::optional<Action> play_of(LineIn& in) {
  const std::size_t begin = in.words.at();
  if (const auto verb = in.words.take_word(); verb && begins_a_line(*verb)) return read_line(in, *verb);
  in.words.back_to(begin);
  const auto seat = in.words.take_player();
  if (!seat) return read_act_line(in);
  in.actor = *seat;
  if (const auto verb = in.words.take_word(); verb && begins_a_line(*verb)) return read_line(in, *verb);
  in.refuse_line();
  return std::nullopt;
}

}  // namespace

void decode_line(const Decoding& decoding, const TurnRead& turn, const Line& line) {
  LineWords words(decoding.reading, decoding.naming, line.name, tail_of(line));
  if (words.size() == 0) return;
  LineIn in(words, line, *decoding.session.box, decoding.session.plays, turn.seat);
  std::optional<Action> read = play_of(in);
  if (!read) return;
  if (!words.done() && !in.slipped && !in.has_list())
    decoding.reading.fault(Fault::misplaced_word, words.next(),
                           words.peek() == Word::and_ || words.next().text == "," ? msg::one_a_line() : Message());
  Play<Action> play;
  play.action = std::move(*read);
  play.parts = in.parts;
  Span all = words.span();
  if (line.value != nullptr) all.end = std::max(all.end, line.value->span.end);
  play.parts[whole] = all;
  play.seat = in.actor;
  play.round = turn.round;
  const std::string_view phase = form_of(play.action).phase;
  play.phase = phase.empty() ? phase::turn : phase;
  play.counted = true;
  if (std::holds_alternative<Decline>(play.action)) decoding.session.declines_written = true;
  decoding.session.plays.push_back(std::move(play));
}

}  // namespace elfref::elven_rage
