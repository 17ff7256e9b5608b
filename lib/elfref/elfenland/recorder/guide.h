#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/recorder/guide.h"
#include "elfref/elfenland/judging/judge.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/table/position.h"

// What Elfenland adds to the recorder: core/recorder/guide.h says what each function is for.

namespace elfref::elfenland {

/// The Guide of Elfenland.
struct Guide : recorder::GuideTypes<ElfenlandKit> {
  static constexpr std::string_view plays_key = "rounds";  ///< the key of the list of plays

  // guide.cpp: the question
  static Position start(const Session& session);                                                    ///< see GuideOf
  static std::vector<RecordedPlay> recorded(const Session& session);                                ///< see GuideOf
  static bool has_plays(const Session& session) { return !session.sheet && !session.only_claims; }  ///< see GuideOf
  static recorder::Level level_of(const Desk& desk);                                                ///< see GuideOf
  static Question ask(const Desk& desk, std::optional<Seat> seat);                                  ///< see GuideOf
  static std::optional<FormAt> form_at(const Desk& desk, const Question& question, std::string_view form,
                                       std::optional<Seat> seat);                 ///< see GuideOf
  static NewEntry entry(const Desk& desk, const Spot& spot, const Action& play);  ///< see GuideOf
  static std::optional<std::pair<NewEntry, Message>> beside(const Desk& desk, std::string_view form,
                                                            const Choices& choices);  ///< see GuideOf

  static Question ask_at(const Desk& desk, const RecordedPlay& play);             ///< see GuideOf; at_play.cpp

  // frame.cpp: the table around it, and the play before
  static recorder::Frame frame(const Desk& desk, const Question& question);                  ///< see GuideOf
  static void last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown);  ///< see GuideOf

  // answers.cpp: forms, slots and answers
  static std::vector<std::pair<std::string, Message>> every_form();  ///< see GuideOf
  static std::vector<recorder::Slot> slots(const Spot& spot, std::string_view form, const Choices& choices,
                                           bool free);  ///< see GuideOf
  static std::vector<recorder::Answer> answers(const Spot& spot, const Session& session, std::string_view form,
                                               std::string_view slot, const Choices& choices,
                                               bool free);  ///< see GuideOf
  static void as_offered(const Position& before, const Action& play, Choices& told);  ///< see GuideOf
  static void describe(const Spot& spot, const Session& session, const Action& play,
                       recorder::Answer& answer);  ///< see GuideOf

  // choices.cpp: from choices to plays and back
  static std::optional<Action> play(const Spot& spot, std::string_view form, const Choices& choices);  ///< see GuideOf
  static Choices as_counts(const Spot& spot, std::string_view form, const Choices& choices);           ///< see GuideOf
  static Known choices_of(const Session& session, const Action& play);                                 ///< see GuideOf
  static std::string words(const Session& session, const Spot& spot, const Action& play,
                           bool at_play);                               ///< see GuideOf
  static Legality legality(const Position& state, const Action& play);  ///< see GuideOf
  static ViewMoment told(const Position& before, const Action& play);   ///< see GuideOf
  static bool is_of_nobody(std::string_view form) { return form == "row"; }  ///< see GuideOf

  // sheet.cpp: the start sheet
  static recorder::StartSheet sheet();                                                ///< see GuideOf
  static std::string head(const recorder::Begun& begun, recorder::Refusal& refusal);  ///< see GuideOf

  // numbers.cpp: what is claimed at the end
  static constexpr std::string_view decides = "score";                                              ///< see GuideOf
  static std::vector<recorder::Claimable> claimable(const Desk& desk, const Judgement& judgement);  ///< see GuideOf
  static std::optional<recorder::ClaimedValue> claimed(const Session& session, const Action& claim);  ///< see GuideOf
  static std::optional<Action> claim(const Position& end, const recorder::Claimable& figure,
                                     std::string_view value);  ///< see GuideOf
  static std::optional<Seats> claimed_winners(const Action& claim);  ///< see GuideOf
};

/// The ids of values that are not kinds.
namespace value {
inline constexpr std::string_view obstacle = "obstacle";  ///< the player's obstacle
inline constexpr std::string_view hidden = "hidden";      ///< a counter that lay face down
inline constexpr std::string_view pile = "pile";          ///< from the face-down pile
inline constexpr std::string_view unknown = "unknown";    ///< not seen
inline constexpr std::string_view none = "none";          ///< nothing
}  // namespace value

/// The form with the numbers of cards that all players are dealt.
inline constexpr std::string_view dealt_form = "dealt";
/// The greatest number that it offers.
inline constexpr int most_dealt = 20;
/// The slot of that form about a player.
[[nodiscard]] inline std::string slot_of_deal(Seat seat) { return "cards-" + std::to_string(seat.value); }

/// The phases of a round, in order.
inline constexpr std::array phases_of_round{phase::deal, phase::draw,   phase::choose,
                                            phase::plan, phase::travel, phase::keep};

/// The transport with this name; nothing: there is no such transport.
[[nodiscard]] std::optional<Transport> transport_named(std::string_view name);
/// The town of an answer, which may name the connection too: `virst`, `virst@w14`; nothing: there is no such town.
[[nodiscard]] std::optional<TownId> town_of(std::string_view value);
/// How many cards a caravan takes, from a payment as answers have it; 0: it is no caravan.
[[nodiscard]] int cards_of_caravan(std::string_view payment);
/// The kinds chosen in a slot, as pieces; nothing: one is no kind.
[[nodiscard]] std::optional<Pieces> pieces_in(const recorder::Choices& choices, std::string_view slot);
/// Pieces as what is chosen in a slot.
[[nodiscard]] std::vector<recorder::Chosen> chosen_of(const Pieces& pieces);

}  // namespace elfref::elfenland
