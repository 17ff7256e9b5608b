#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/core/words/speaker.h"
#include "elfref/recorder.h"

namespace elfref::testing {

/// The answer of a slot that has this value; null: none has it.
[[nodiscard]] inline const recorder::Answer* answer_in(const std::vector<recorder::Slot>& slots, std::string_view slot,
                                                       std::string_view value) {
  for (const recorder::Slot& in : slots)
    for (const recorder::Answer& answer : in.answers)
      if (in.id == slot && answer.value == value) return &answer;
  return nullptr;
}
/// The answer to a form that has this value in a slot; null: none has it.
[[nodiscard]] inline const recorder::Answer* answer_of(const recorder::Next& next, std::string_view form,
                                                       std::string_view slot, std::string_view value) {
  for (const recorder::Form& asked : next.forms)
    if (asked.id == form)
      if (const recorder::Answer* answer = answer_in(asked.slots, slot, value); answer != nullptr) return answer;
  return nullptr;
}
/// An action on the screen; null: it is not there.
[[nodiscard]] inline const recorder::Action* action_of(const recorder::Next& next, std::string_view id) {
  const auto found = std::ranges::find(next.actions, id, &recorder::Action::id);
  return found == next.actions.end() ? nullptr : &*found;
}
/// A message of a screen in English.
[[nodiscard]] inline std::string said(const recorder::Next& next, const Message& message) {
  return Speaker(Language::en, next.words, next.players)(message);
}
/// One value of a slot.
[[nodiscard]] inline recorder::Choice one(std::string slot, std::string value) {
  return {std::move(slot), {{std::move(value), 1}}};
}

/// A record on a phone. Each tap changes its text.
class Phone {
 public:
  /// `level`: how much is written down; nothing: as the record shows.
  explicit Phone(std::string record, std::optional<recorder::Level> level = {})
      : text(std::move(record)), level_(level) {}

  [[nodiscard]] recorder::Next next(const recorder::PlaceAsked& place = {}) {
    return recorder_.next(source(), {place, level_});
  }
  [[nodiscard]] recorder::Sentence sentence(const recorder::SentenceAsked& asked) {
    return recorder_.sentence(source(), asked);
  }
  [[nodiscard]] recorder::Plays plays() { return recorder_.plays(source()); }
  [[nodiscard]] std::uint32_t plays_judged() const { return recorder_.plays_judged(); }

  void write(const std::optional<Edit>& edit) {
    ASSERT_TRUE(edit) << text;
    text = with_edits(text, std::span(&*edit, 1));
  }
  /// Taps an action.
  void act(std::string_view id) {
    const recorder::Next screen = next();
    const recorder::Action* action = action_of(screen, id);
    ASSERT_NE(action, nullptr) << id << "\n" << text;
    write(action->writes);
  }
  /// Chooses values, and writes the play.
  recorder::Sentence choose(std::string form, std::vector<recorder::Choice> choices, bool free = false,
                            std::optional<Seat> seat = {}) {
    recorder::SentenceAsked asked{{.seat = seat}};
    asked.form = std::move(form);
    asked.choices = recorder::Choices(std::move(choices));
    asked.free = free;
    recorder::Sentence found = sentence(asked);
    EXPECT_EQ(found.refusal.id, "") << asked.form << "\n" << text;
    write(found.writes);
    return found;
  }
  /// Says more about the last play.
  void tell(std::string_view slot, std::string_view value) {
    const recorder::Next screen = next();
    ASSERT_TRUE(screen.last) << text;
    const recorder::Answer* answer = answer_in(screen.last->asks, slot, value);
    ASSERT_NE(answer, nullptr) << slot << " is not asked\n" << text;
    write(answer->writes);
  }

  std::string text;

 private:
  [[nodiscard]] Source source() const { return {.name = "taps.yaml", .text = text}; }

  std::optional<recorder::Level> level_;
  Recorder recorder_;
};

}  // namespace elfref::testing
