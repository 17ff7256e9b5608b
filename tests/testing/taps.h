#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/record/edit.h"
#include "elfref/recorder.h"
#include "elfref/testing/dice.h"

// Somebody who taps anything: a start sheet, what is on a screen, what is chosen for a play.

namespace elfref::testing {

/// An index of a list that is not empty.
[[nodiscard]] inline std::size_t index_below(std::size_t size, Dice& dice) {
  return static_cast<std::size_t>(dice.below(static_cast<int>(size)));
}

/// Any answers in slots of a start sheet. `on`: the switches that are on.
[[nodiscard]] inline recorder::Choices any_choices(const std::vector<recorder::SheetSlot>& slots,
                                                   const std::vector<std::string>& on, Dice& dice) {
  recorder::Choices choices;
  for (const recorder::SheetSlot& slot : slots) {
    const bool asked = slot.if_on.empty() || std::ranges::find(on, slot.if_on) != on.end();
    if (!asked || slot.answers.empty() || (slot.optional && dice.chance(50))) continue;
    choices = choices.with(slot.id, {{slot.answers[index_below(slot.answers.size(), dice)].value, 1}});
  }
  return choices;
}

/// A start sheet with any answers. Some break a rule, and some make no record.
[[nodiscard]] inline recorder::Begun any_sheet(const GameModule& game, Dice& dice) {
  const recorder::StartSheet sheet = start_sheet(game);
  recorder::Begun begun{.game = std::string(sheet.game)};
  begun.level = sheet.levels[index_below(sheet.levels.size(), dice)].level;
  if (!sheet.editions.empty() && dice.chance(80))
    begun.edition = sheet.editions[index_below(sheet.editions.size(), dice)];
  for (const recorder::Switch& one : sheet.switches)
    if (dice.chance(30)) begun.switches.push_back(one.id);
  const int players = sheet.least + dice.below(sheet.most - sheet.least + 1);
  constexpr std::array names{"Anna", "Boris the 2nd", "Chloé", "Дана", "no: one", "Fay", "Gus", "Ha"};
  for (int i = 0; i < players; ++i) begun.players.push_back({.name = names.at(static_cast<std::size_t>(i))});
  begun.of_all = any_choices(sheet.of_all, begun.switches, dice);
  for (recorder::BegunPlayer& player : begun.players)
    player.choices = any_choices(sheet.of_each, begun.switches, dice);
  return begun;
}

/// A tap that changes the record.
struct Tap {
  std::string what;
  Edit edit;
  Legality legal = Legality::depends;
  std::string rule{};
  bool plays = true;  ///< it is a play, not a remark on one
};

/// What an answer, an action or a whole sentence writes; nothing: more has to be chosen.
[[nodiscard]] std::optional<Tap> tap_of(const std::string& what, const auto& answer, bool plays = true) {
  if (!answer.writes) return std::nullopt;
  return Tap{what, *answer.writes, answer.legal, answer.because ? std::string(answer.because->rule) : std::string(),
             plays};
}
inline void add(std::vector<Tap>& taps, std::optional<Tap> tap) {
  if (tap) taps.push_back(std::move(*tap));
}

/// Visits everything on the screen that can be tapped: what it is, the answer, and whether it is a play.
template <class Visit>
void for_answers(const recorder::Next& next, const Visit& visit) {
  for (const recorder::Action& action : next.actions) visit("action " + action.id, action, true);
  for (const recorder::Form& form : next.forms)
    for (const recorder::Slot& slot : form.slots)
      for (const recorder::Answer& answer : slot.answers) visit(form.id + " " + slot.id, answer, true);
  for (const recorder::Action& action : next.unseen) visit("unseen " + action.id, action, false);
  if (next.last) {
    for (const recorder::Answer& answer : next.last->instead) visit("instead", answer, false);
    for (const recorder::Slot& slot : next.last->asks)
      for (const recorder::Answer& answer : slot.answers) visit("asked " + slot.id, answer, false);
  }
  if (next.ruling)
    for (const recorder::Action& action : next.ruling->actions) visit("ruling " + action.id, action, false);
}

/// Everything on the screen that changes the record with one tap.
[[nodiscard]] inline std::vector<Tap> taps_of(const recorder::Next& next) {
  std::vector<Tap> taps;
  for_answers(next, [&](const std::string& what, const auto& answer, bool plays) {
    add(taps, tap_of(what, answer, plays));
  });
  return taps;
}

/// A made-up name for a slot of which no answer is known, hardly ever the same twice.
[[nodiscard]] inline std::string typed_name(const std::string& slot, Dice& dice) {
  std::string name = "Some" + slot.substr(0, slot.find(':'));
  for (int i = 0; i < 3; ++i) name += static_cast<char>('a' + dice.below(26));
  return name;
}

/// Chooses what a form asks, slot by slot, until it is a whole play. `first`: takes the first answer that may be legal,
/// else any. `hear` is called with each sentence. Nothing: it is refused, or there is nothing to choose.
template <class Hear>
[[nodiscard]] std::optional<Tap> composed(Recorder& recorder, const Source& source, recorder::SentenceAsked asked,
                                          bool first, Dice& dice, const Hear& hear) {
  for (int choice = 0; choice < 40; ++choice) {
    const recorder::Sentence sentence = recorder.sentence(source, asked);
    hear(sentence);
    if (!sentence.refusal.id.empty()) return std::nullopt;
    if (sentence.complete) return tap_of("sentence " + asked.form, sentence);
    const recorder::Slot* open = nullptr;
    for (const recorder::Slot& slot : sentence.form.slots) {
      const int sum = asked.choices.sum(slot.id);
      const bool full = recorder::is_composed(slot.look) ? sum >= slot.least : sum > 0;
      if (!slot.later && !slot.optional && !full && open == nullptr) open = &slot;
    }
    if (open != nullptr && open->answers.empty() && open->look == recorder::Look::text) {
      asked.choices = asked.choices.with(open->id, {{typed_name(open->id, dice), 1}});
      continue;
    }
    if (open == nullptr || open->answers.empty()) return std::nullopt;
    std::vector<const recorder::Answer*> answers;
    for (const recorder::Answer& answer : open->answers)
      if (!first || answer.legal != Legality::no) answers.push_back(&answer);
    if (answers.empty()) answers.push_back(&open->answers.front());
    const std::string& value = answers[first ? 0 : index_below(answers.size(), dice)]->value;
    std::vector<recorder::Chosen> values = asked.choices.in(open->id);
    const auto same = std::ranges::find(values, value, &recorder::Chosen::value);
    if (same != values.end() && open->look != recorder::Look::seats) {
      ++same->count;
    } else {
      values.push_back({value, 1});
    }
    asked.choices = asked.choices.with(open->id, std::move(values));
  }
  return std::nullopt;
}

}  // namespace elfref::testing
