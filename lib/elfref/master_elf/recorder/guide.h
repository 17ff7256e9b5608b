#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/recorder/guide.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/plays/session.h"
#include "elfref/master_elf/table/position.h"

// What Master Elf adds to the recorder: core/recorder/guide.h says what each function is for.

namespace elfref::master_elf {

/// The Guide of Master Elf.
struct Guide : recorder::GuideTypes<MasterElfKit> {
  static constexpr std::string_view plays_key = "turns";  ///< the key of the list of plays

  // guide.cpp: the question
  static Position start(const Session& session);                      ///< see GuideOf
  static std::vector<RecordedPlay> recorded(const Session& session);  ///< see GuideOf
  /// See GuideOf.
  static bool has_plays(const Session& session) { return !session.results_alone || session.claims.empty(); }
  static recorder::Level level_of(const Desk& desk);                   ///< see GuideOf
  static Question ask(const Desk& desk, std::optional<Seat> seat);     ///< see GuideOf
  static Question ask_at(const Desk& desk, const RecordedPlay& play);  ///< see GuideOf
  static std::optional<FormAt> form_at(const Desk& desk, const Question& question, std::string_view form,
                                       std::optional<Seat> seat);                 ///< see GuideOf
  static NewEntry entry(const Desk& desk, const Spot& spot, const Action& play);  ///< see GuideOf
  /// Whether two sessions begin alike: with the same box, and with the same table.
  static bool same_beginning(const Session& one, const Session& other);

  // frame.cpp: the table around it, and the play before
  static recorder::Frame frame(const Desk& desk, const Question& question);                  ///< see GuideOf
  static void last(const Desk& desk, const RecordedPlay& play, recorder::LastShown& shown);  ///< see GuideOf

  // answers.cpp: forms, slots and answers
  static std::vector<std::pair<std::string, Message>> every_form();  ///< see GuideOf
  static std::vector<recorder::Slot> slots(const Spot& spot, std::string_view form, const Choices& choices,
                                           bool free);  ///< see GuideOf
  static std::vector<recorder::Answer> answers(const Spot& spot, const Session& session, std::string_view form,
                                               std::string_view slot, const Choices& choices,
                                               bool free);                            ///< see GuideOf
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
  static bool is_of_nobody(std::string_view form);                      ///< see GuideOf
  /// Adds the names of typed answers to a spot whose box does not list them. Impossible names are left out.
  static void take_names(Spot& spot, const Choices& choices);

  // sheet.cpp: the start sheet, and the end
  static recorder::StartSheet sheet();                                                ///< see GuideOf
  static std::string head(const recorder::Begun& begun, recorder::Refusal& refusal);  ///< see GuideOf
  /// The entry that writes down how the game ended; empty if it did not.
  static std::string claims(const Desk& desk);

  // numbers.cpp: what is claimed at the end
  static constexpr std::string_view decides = "";                                                   ///< see GuideOf
  static std::vector<recorder::Claimable> claimable(const Desk& desk, const Judgement& judgement);  ///< see GuideOf
  static std::optional<recorder::ClaimedValue> claimed(const Session& session, const Action& claim);  ///< see GuideOf
  static std::optional<Action> claim(const Position& end, const recorder::Claimable& figure,
                                     std::string_view value);  ///< see GuideOf
};

/// The forms, by the ids that they have in questions.
namespace form {
inline constexpr std::string_view lies = "lies";            ///< what lies in an area before the first turn
inline constexpr std::string_view go = "go";                ///< a movement, and the cards taken there
inline constexpr std::string_view fox = "fox";              ///< an exchange by the Fox
inline constexpr std::string_view yeti = "yeti";            ///< cards for the crystal, by the helper Yeti
inline constexpr std::string_view helper = "helper";        ///< a helper goes elsewhere
inline constexpr std::string_view give = "give";            ///< cards for another player
inline constexpr std::string_view take = "take";            ///< cards from another player
inline constexpr std::string_view hand_over = "hand-over";  ///< cards between two other players
inline constexpr std::string_view create = "create";        ///< a gift
inline constexpr std::string_view send = "send";            ///< a parcel, and the cards placed then
inline constexpr std::string_view discard = "discard";      ///< the surplus of a hand
inline constexpr std::string_view gift = "gift";            ///< the gift placed when the turn comes back
inline constexpr std::string_view stuck = "stuck";          ///< no movement is possible
inline constexpr std::string_view nothing = "nothing";      ///< a turn without steps
inline constexpr std::string_view skipped = "skipped";      ///< a turn that is left out
inline constexpr std::string_view shortage = "shortage";    ///< all players discard their cards
}  // namespace form

/// The ids of values that are not names.
namespace value {
inline constexpr std::string_view stay = "stay";        ///< of a movement: none
inline constexpr std::string_view saucer = "saucer";    ///< of a movement: places are changed with the Saucer
inline constexpr std::string_view put = "put:";         ///< before a card that the Yeti puts somewhere
inline constexpr std::string_view crystal = "crystal";  ///< of a price
inline constexpr std::string_view box = "box";          ///< no parcel
inline constexpr std::string_view unknown = "unknown";  ///< not seen
inline constexpr std::string_view none = "none";        ///< nothing
inline constexpr std::string_view area = "area:";       ///< before the area of a slot
}  // namespace value

/// A piece of the box by its name, as records match names; nothing if it has none of that name.
[[nodiscard]] std::optional<PlaceId> place_named(const Box& box, std::string_view name);
[[nodiscard]] std::optional<KindId> kind_named(const Box& box, std::string_view name);  ///< see place_named()
[[nodiscard]] std::optional<GiftId> gift_named(const Box& box, std::string_view name);  ///< see place_named()
/// The number of cards that a value means; nothing if it is none, or more than a record may count.
[[nodiscard]] std::optional<int> number_in(std::string_view value);
/// The player that a value means: the number of a seat, from 0.
[[nodiscard]] std::optional<Seat> seat_in(const Position& state, std::string_view value);
/// The cards chosen in a slot, by name, by number or as a sum: `2 wool + 1 unknown`. Nothing if a name is not known.
/// `crystals`: if crystals may be among them, receives their number.
[[nodiscard]] std::optional<Cards> cards_in(const Box& box, const recorder::Choices& choices, std::string_view slot,
                                            int* crystals = nullptr);
/// Whether the record does not mention an area yet where it says what lies there when it begins.
[[nodiscard]] bool may_be_told(const Position& state, PlaceId area);
/// The parcels that the current turn made full, as records have them while their sending is written.
[[nodiscard]] std::vector<Parcel> full_parcels(const Position& state);

/// A kind of card or a gift as an answer, for a slot with their names.
[[nodiscard]] recorder::Answer answer_of_kind(const Position& state, KindId kind);
[[nodiscard]] recorder::Answer answer_of_gift(const Position& state, GiftId gift);  ///< see answer_of_kind()
/// The gifts that may turn up next, as answers. `all`: every gift.
[[nodiscard]] std::vector<recorder::Answer> unseen_gifts(const Position& state, bool all);

}  // namespace elfref::master_elf
