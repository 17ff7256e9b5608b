#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/recorder/guide.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/plays/session.h"
#include "elfref/elven_rage/recorder/whole.h"
#include "elfref/elven_rage/table/position.h"

// What Elven Rage adds to the recorder: core/recorder/guide.h says what each function is for. The values of answers are
// names of cards, Artifacts, goals and places, as records write them.

namespace elfref::elven_rage {

/// The Guide of Elven Rage.
struct Guide : recorder::GuideTypes<ElvenRageKit> {
  static constexpr std::string_view plays_key = "turns";  ///< the key of the list of plays
  using Whole = elven_rage::Whole;                        ///< see GuideOf

  // guide.cpp: the question
  static Position start(const Session& session);                       ///< see GuideOf
  static std::vector<RecordedPlay> recorded(const Session& session);   ///< see GuideOf
  static bool has_plays(const Session& session);                       ///< see GuideOf
  static recorder::Level level_of(const Desk& desk);                   ///< see GuideOf
  static Question ask(const Desk& desk, std::optional<Seat> seat);     ///< see GuideOf
  static Question ask_at(const Desk& desk, const RecordedPlay& play);  ///< see GuideOf
  static std::optional<FormAt> form_at(const Desk& desk, const Question& question, std::string_view form,
                                       std::optional<Seat> seat);                 ///< see GuideOf
  static NewEntry entry(const Desk& desk, const Spot& spot, const Action& play);  ///< see GuideOf
  static bool same_beginning(const Session& kept, const Session& now);            ///< see GuideOf

  // frame.cpp: the table around it, and the play before
  static recorder::Frame frame(const Desk& desk, const Question& question);                  ///< see GuideOf
  static void last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown);  ///< see GuideOf

  // forms.cpp: forms and their slots
  static std::vector<std::pair<std::string, Message>> every_form();  ///< see GuideOf
  static std::vector<recorder::Slot> slots(const Spot& spot, std::string_view form, const Choices& choices,
                                           bool free);  ///< see GuideOf

  // answers.cpp: the answers of a slot
  static std::vector<recorder::Answer> answers(const Spot& spot, const Session& session, std::string_view form,
                                               std::string_view slot, const Choices& choices,
                                               bool free);  ///< see GuideOf
  static void describe(const Spot& spot, const Session& session, const Action& play,
                       recorder::Answer& answer);  ///< see GuideOf

  // choices.cpp: from choices to plays and back
  static std::optional<Action> play(const Spot& spot, std::string_view form, const Choices& choices);  ///< see GuideOf
  static Known choices_of(const Session& session, const Action& play);                                 ///< see GuideOf
  static std::string words(const Session& session, const Spot& spot, const Action& play,
                           bool at_play);                               ///< see GuideOf
  static ViewMoment told(const Position& before, const Action& play);   ///< see GuideOf
  static std::optional<Seat> who_plays(const Position& before, const Action& play);  ///< see GuideOf
  static void take_names(Spot& spot, const Choices& choices);           ///< see GuideOf
  static std::optional<std::pair<NewEntry, Message>> beside(const Desk& desk, std::string_view form,
                                                            const Choices& choices);  ///< see GuideOf

  // legality.cpp: what the rules say of a play
  static Legality legality(const Position& state, const Action& play);  ///< see GuideOf
  static Position before(const Position& state, const Action& play);    ///< see GuideOf

  // as_offered.cpp: recorded plays by what was offered
  static void as_offered(const Position& before, const Action& play, std::string& form,
                         Choices& told);  ///< see GuideOf

  // sheet.cpp: the start sheet
  static recorder::StartSheet sheet();                                                ///< see GuideOf
  static std::string head(const recorder::Begun& begun, recorder::Refusal& refusal);  ///< see GuideOf

  // numbers.cpp: what is claimed at the end
  static constexpr std::string_view decides = "";                                                   ///< see GuideOf
  static std::vector<recorder::Claimable> claimable(const Desk& desk, const Judgement& judgement);  ///< see GuideOf
  static std::optional<recorder::ClaimedValue> claimed(const Session& session, const Action& claim);  ///< see GuideOf
  static std::optional<Action> claim(const Position& end, const recorder::Claimable& figure,
                                     std::string_view value);  ///< see GuideOf
  static std::optional<Seats> claimed_winners(const Action& claim);  ///< see GuideOf
};

/// The ids of forms that code names.
namespace form {
inline constexpr std::string_view attack = "attack", look = "look", fight = "fight", summon = "summon",
                                  discard = "discard", decline = "decline", send = "send", defend = "defend",
                                  retreat = "retreat", placed = "placed", seats = "seats", centre = "centre",
                                  swap = "swap", act = "act", any_act = "any-act", fallen = "fallen",
                                  artifact = "artifact", treasure = "treasure", plays = "plays", uses = "uses",
                                  answers = "answers", answers_with = "answers-with", trades = "trades",
                                  gives = "gives", goal = "goal", hand = "hand", neutrals = "neutrals", keep = "keep",
                                  new_card = "new-card";
}  // namespace form

/// The ids of values that are not names.
namespace value {
inline constexpr std::string_view unknown = "unknown";  ///< not seen
inline constexpr std::string_view none = "none";        ///< nothing
}  // namespace value

/// The values of the slots of a card, by Slot.
inline constexpr std::array<std::string_view, slot_count> slot_names{"left", "centre", "right"};

/// The slots in which names are typed that no set lists.
namespace name_slot {
inline constexpr std::string_view card = "card-name", artifact = "artifact-name", place = "place-name",
                                  goal = "goal-name";
}  // namespace name_slot

/// The kinds of things that may come of an Action or an Artifact, as values of the slot `what`.
[[nodiscard]] std::string_view value_of(WrittenChange::Kind kind);
/// The kind with this value; nothing: there is none.
[[nodiscard]] std::optional<WrittenChange::Kind> kind_of_change(std::string_view value);
/// What may come of the effect of a card or an Artifact.
[[nodiscard]] WrittenChange::Kind kind_of_change(Does does);
/// Whether a form is about an Action.
[[nodiscard]] constexpr bool uses_an_action(std::string_view form) {
  return form == form::plays || form == form::answers;
}
/// Whether a form is about an Artifact that is used.
[[nodiscard]] constexpr bool uses_an_artifact(std::string_view form) {
  return form == form::uses || form == form::answers_with;
}
/// The effect of the Action or the Artifact that is chosen in a form; nothing: none is, or its effect is not listed.
[[nodiscard]] std::optional<Effect> effect_chosen(const Position& state, Seat seat, std::string_view form,
                                                  const recorder::Choices& choices);

/// The card with this name, in any case; nothing_named: there is none. Likewise the others.
[[nodiscard]] CardId card_named(const Box& box, std::string_view name);
[[nodiscard]] ArtifactId artifact_named(const Box& box, std::string_view name);
[[nodiscard]] GoalId goal_named(const Box& box, std::string_view name);
[[nodiscard]] PlaceId place_named(const Box& box, std::string_view name);
/// Whether a set lists fewer cards than a pile has.
[[nodiscard]] bool may_be_more_cards(const Box& box);
/// Whether the record may say what a card shows that it names: it has no components, or its own.
[[nodiscard]] bool can_describe_cards(const Guide::Desk& desk);
/// Whether there may be goals that the set does not list.
[[nodiscard]] bool may_be_more_goals(const Box& box);
/// A card of the battle as a value calls it: a number from 1 for its place, `reserve`, `beneath`, or its name.
[[nodiscard]] CardCalled card_called(const Box& box, std::string_view value);
/// A card as a line calls it, as such a value.
[[nodiscard]] std::string value_of(const CardCalled& called, const Box& box);
/// A player as a value: `1`, by seat from 1.
[[nodiscard]] std::string value_of(Seat seat);
/// The player of a value; nothing if there is no such player.
[[nodiscard]] std::optional<Seat> seat_of(std::string_view value, int players);
/// An act as a value: `4:left`, `2:right:moves`, `1:stays`.
[[nodiscard]] std::string value_of(const Act& act);
/// The act of a value in a battle; nothing: there is no such act.
[[nodiscard]] std::optional<Act> act_of(const Battle& battle, std::string_view value);

/// How many cards a play draws that lets its player draw two: fewer where the rules allow no more.
[[nodiscard]] Cards drawn_by(const Position& state, Action play);
/// The last line of the attack that is under way before the play `from`; no_ply: none follows.
[[nodiscard]] std::uint32_t last_line_of_attack(const Session& session, std::uint32_t from);
/// The outcome of the battle under way, with the name of who won, or with the attacker's if neutral cards did.
[[nodiscard]] EndBattle ended(const Position& state, bool won);

}  // namespace elfref::elven_rage
