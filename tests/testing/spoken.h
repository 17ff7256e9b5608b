#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/replay_view.h"
#include "testing/english.h"

// Positions and replays whose messages are finished English text, for tests that compare them with texts.

namespace elfref {

/// Whether a message is this finished text.
inline bool operator==(const Message& message, std::string_view text) {
  return message.id() == finished_text && message.names() == text;
}

}  // namespace elfref

namespace elfref::testing {

/// Makes one message what it says.
inline void say_in_english(Message& message, std::span<const std::string> players) {
  message = Message(in_english(message, players));
}
/// Makes several messages what they say.
inline void say_in_english(std::vector<Message>& messages, std::span<const std::string> players) {
  for (Message& message : messages) say_in_english(message, players);
}
/// The contents of slots.
inline void say_in_english(std::vector<ViewHeld>& held, std::span<const std::string> players) {
  for (ViewHeld& one : held) say_in_english(one.words, players);
}
/// Changes of slots.
inline void say_in_english(std::vector<ViewChange>& changes, std::span<const std::string> players) {
  for (ViewChange& change : changes) say_in_english(change.now.words, players);
}

/// The same replay in English. `players`: their names, by seat.
[[nodiscard]] inline ReplayView in_english(ReplayView view, std::span<const std::string> players) {
  say_in_english(view.complaint, players);
  say_in_english(view.remarks, players);
  say_in_english(view.start, players);
  say_in_english(view.whole_start, players);
  for (ViewSlot& slot : view.slots) say_in_english(slot.title, players);
  for (ViewMoment& moment : view.moments) {
    say_in_english(moment.phase_in_words, players);
    say_in_english(moment.words, players);
    say_in_english(moment.because, players);
    if (moment.bill) {
      say_in_english(moment.bill->price, players);
      say_in_english(moment.bill->sum, players);
    }
    for (ViewChoice& choice : moment.legal) {
      say_in_english(choice.words, players);
      say_in_english(choice.price, players);
    }
    say_in_english(moment.changes, players);
    say_in_english(moment.whole, players);
  }
  return view;
}

/// The same position in English, but for its findings and its picture.
[[nodiscard]] inline PositionView in_english(PositionView position) {
  const std::vector<std::string> players = position.players;
  say_in_english(position.complaint, players);
  say_in_english(position.phase_in_words, players);
  say_in_english(position.nothing, players);
  say_in_english(position.remarks, players);
  for (Fact& fact : position.facts) say_in_english(fact.words, players);
  for (std::vector<Fact>& facts : position.of_each)
    for (Fact& fact : facts) say_in_english(fact.words, players);
  for (Choice& choice : position.choices) say_in_english(choice.remark, players);
  if (position.why) say_in_english(position.why->because, players);
  if (position.reach) {
    say_in_english(position.reach->words, players);
    say_in_english(position.reach->remarks, players);
  }
  return position;
}

}  // namespace elfref::testing
