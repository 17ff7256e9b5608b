#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/record/keys.h"
#include "elfref/core/record/new_entry.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/recorder/answers.h"
#include "elfref/core/recorder/edits.h"
#include "elfref/core/recorder/kept_replay.h"
#include "elfref/core/recorder/numbers.h"
#include "elfref/core/recorder/of_game.h"
#include "elfref/core/text/markup.h"

// What a game adds to the recorder: a Guide, a struct of static functions. The rest is recorder_of.h.

namespace elfref::recorder {

/// The overrides by which a record is judged that is being written: its last turn goes on.
[[nodiscard]] inline Overrides under_way(Overrides overrides) {
  overrides.under_way = true;
  return overrides;
}

/// Sessions that were read to see what a change of one text makes of it, so that the same change is not read again.
template <KitGame G>
class ReadAhead {
 public:
  /// Forgets what was read if the text is another.
  void follow(const std::string& text) {
    if (text == text_) return;
    text_ = text;
    all_.clear();
  }
  /// The session after a change; where it was not read yet, by `read()`.
  template <class Read>
  [[nodiscard]] std::optional<typename G::Session> after(const Edit& edit, const Read& read) {
    const auto known = std::ranges::find(all_, edit, &Ahead::edit);
    if (known != all_.end()) return known->session;
    if (all_.size() == most) all_.erase(all_.begin());
    all_.push_back({edit, read()});
    return all_.back().session;
  }

 private:
  static constexpr std::size_t most = 8;  // the oldest is forgotten
  struct Ahead {
    Edit edit;
    std::optional<typename G::Session> session;
  };
  std::string text_;
  std::vector<Ahead> all_;
};

/// A record on the table: what a Guide reads.
template <KitGame G>
struct Desk {
  using Position = typename G::Position;  ///< the position between two plays
  using Session = typename G::Session;    ///< a decoded record

  const Written& written;                  ///< the record
  const KeptReplay<G>& kept;               ///< as it was judged
  const std::vector<RecordedPlay>& plays;  ///< its plays, in the order of the game
  ReadAhead<G>& ahead;                     ///< what changes of it make of it
  Level level = Level::public_;            ///< how much is written down
  const KeyWords& keys;                    ///< the keys of the game
  Language language = Language::en;        ///< of the record's keys
  Language answers_in = Language::en;      ///< of words that are drawn into the answer

  [[nodiscard]] const Session& session() const { return kept.session(); }
  /// A key as the record writes it.
  [[nodiscard]] std::string key(std::string_view english) const { return std::string(keys.in(language, english)); }
  /// The name of a player.
  [[nodiscard]] const std::string& name_of(Seat seat) const { return session().players[seat.value].name; }
  /// That name as a key of the record.
  [[nodiscard]] std::string key_of(Seat seat) const { return as_key(name_of(seat)); }
  /// The number of the first recorded play that `is` so, from 1; nothing: there is none.
  template <class Is>
  [[nodiscard]] std::optional<std::uint32_t> first_play(const Is& is) const {
    const auto found = std::ranges::find_if(plays, is);
    return found == plays.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(found - plays.begin() + 1));
  }
  /// A record with other text and the same attachments.
  [[nodiscard]] std::unique_ptr<Record> read(std::string text, Diagnostics& faults) const {
    Source source = written.record.source();
    source.text = std::move(text);
    auto record = read_record(std::move(source), faults);
    for (const auto& document : written.record.attachments()) record->attach(document);
    return record;
  }
  /// The session after a change of the text; nothing if it cannot be read then.
  [[nodiscard]] std::optional<Session> after(const Edit& edit) const {
    return ahead.after(edit, [&]() -> std::optional<Session> {
      Diagnostics faults;
      const auto record = read(with_edits(written.record.source().text, {&edit, 1}), faults);
      if (faults.unreadable()) return std::nullopt;
      return readable<G>(*record, under_way(written.overrides), faults);
    });
  }
  /// The position before the play of a new entry, as the record would have it: with all that happens between. `seat`:
  /// whose play it is. The entry should say nothing about the play: `Anna: unknown`.
  [[nodiscard]] std::optional<Position> probe(const NewEntry& entry, Seat seat) const {
    const std::optional<Edit> edit = added(written, entry);
    if (!edit) return std::nullopt;
    const std::optional<Session> session = after(*edit);
    if (!session) return std::nullopt;
    const auto end = edit->span.begin + static_cast<std::uint32_t>(edit->text.size());
    for (std::uint32_t ply = 0; ply < session->plays.size(); ++ply) {
      const auto& play = session->plays[ply];
      if (play.seat == seat && play.parts[0].begin >= edit->span.begin && play.parts[0].end <= end)
        return kept.before(*session, ply);
    }
    return std::nullopt;
  }
};

/// Where a form is answered: the position before the play, and whose play it is.
template <class Position>
struct Spot {
  Position state;                      ///< the position just before the play
  Seat seat;                           ///< its player
  std::string_view phase{};            ///< its phase in the game
  bool is_new = false;                 ///< the play begins a new round or turn in the record
  std::optional<std::uint32_t> ply{};  ///< of the play that is changed, or before which it is inserted
};

/// A form at a place, without its answers.
template <class Position>
struct FormAt {
  std::string id;       ///< its id
  Message words;        ///< in words
  Spot<Position> spot;  ///< where it is answered
};

/// An answer without slots, at a place.
template <class G>
struct ActionAt {
  Action shown;                                 ///< all but its legality and its edit
  std::optional<NewEntry> entry{};              ///< what it writes; nothing: it opens a form
  std::optional<typename G::Position> state{};  ///< where the rules are asked; nothing: they are not
  std::vector<typename G::Action> plays{};      ///< about these plays, one after the other
};

/// A question of a game.
template <class G>
struct Question {
  Message title{};                                    ///< whose turn it is, and for what
  Message hint{};                                     ///< what to tap
  std::optional<Seat> seat{};                         ///< whose turn it is
  std::vector<Seat> others{};                         ///< who may play instead
  std::vector<FormAt<typename G::Position>> forms{};  ///< what can be answered
  std::vector<ActionAt<G>> actions{};                 ///< answers without slots
  std::vector<ActionAt<G>> unseen{};                  ///< what says that something was not seen
  bool over = false;                                  ///< the game has ended
  typename G::Position state{};                       ///< the table that is shown
  int round = 0;                                      ///< the round of the question
  std::string_view phase{};                           ///< its phase
};

/// The types of a Guide, which derives from them. G is its kit.
template <KitGame G>
struct GuideTypes {
  using Kit = G;                                          ///< the game
  using Desk = recorder::Desk<G>;                         ///< a record on the table
  using Spot = recorder::Spot<typename G::Position>;      ///< where a form is answered
  using FormAt = recorder::FormAt<typename G::Position>;  ///< a form at a place
  using Question = recorder::Question<G>;                 ///< a question
  using Choices = recorder::Choices;                      ///< what is chosen
  /// The form and the choices of a play that is recorded; nothing: it has no form.
  using Known = std::optional<std::pair<std::string, Choices>>;
};

/// What a game adds: functions beside GuideTypes.
/// - `start(session)`: the position with which a session begins;
/// - `recorded(session)`: its plays, as GameModule::plays has them;
/// - `ask(desk, seat)`: the question at the end, for this player of the record, or for who is due;
/// - `ask_at(desk, play)`: the question at a play;
/// - `frame(desk, question)`: the table around it;
/// - `slots(spot, form, choices, free)`: the slots of a form, given what is chosen before; none: no such form;
/// - `answers(spot, session, form, slot, choices, free)`: the values of a slot, given what is chosen in slots before
/// it;
///   whether they are legal is left open. None: the slot is not asked;
/// - `play(spot, form, choices)`: the play that these choices are; nothing: more has to be chosen;
/// - `describe(spot, session, play, answer)`: adds the price, the effect and the pill of an answer that makes this
/// play;
/// - `words(session, spot, play, at_play)`: its line with keys in English, for `entry()` or in place of another;
/// - `entry(desk, spot, play)`: where it is written;
/// - `choices_of(session, play)`: the form and choices of a play that is recorded; nothing: it has no form;
/// - `every_form()`: all forms, for a play that is composed; `form_at(desk, question, form, seat)`: one of them at the
///   place of a question, whoever plays; nothing: there is no such form;
/// - `has_plays(session)`: whether it is a session whose plays are recorded;
/// - `plays_key`: the key of the list of plays: `turns`;
/// - `legality(state, play)`: as legality_of(), or more careful;
/// - `told(before, play)`: the play in words, and where it is on the picture;
/// - `last(desk, play, shown)`: adds other ways to have done the last play, and what may still be said about it;
/// - `level_of(desk)`: how much a record writes down, if it does not say so;
/// - `sheet()` and `head(begun, refusal)`: the start sheet, and the lines of the head that are the game's own;
/// - `claimable(desk, judgement)`: what `result` may claim of the end;
/// - `claimed(session, claim)`: the slot and the value of a recorded claim; nothing: it is `winner`;
/// - `claim(end, figure, value)`: the claim of one of the values of a figure; nothing: there is no such value;
/// - `decides`: the key of the figure that decides who wins, or empty.
/// A game may have, too:
/// - `same_beginning(kept, session)`: whether what positions are made of besides plays is the same, such as the box;
/// - `Kit::adopt(state, session)`: takes over names that a later session has and a kept position lacks;
/// - `as_offered(before, play, told)`: names what `choices_of` told by the values that the question before it offers;
///   or `as_offered(before, play, form, told)`, where that question may offer another form;
/// - `as_counts(spot, form, choices)`: choices of a free composition, in which what is chosen in one word, such as
///   `2 raft`, is the number of each value;
/// - `who_plays(before, play)`: the player of a play whose line names no one, such as the owner of a card that acts;
/// - `is_of_nobody(form)`: whether what a form writes is no player's play, such as a gift that all place together;
/// - `before(state, play)`: the position in which a record judges this play if it is written there, where the play
///   itself shows what may have happened before it;
/// - `take_names(spot, choices)`: names that choices bring, where the box is not known;
/// - `Whole`: what the whole record says of hidden things, if its last play is another: `Whole::of(desk, edit, box)` is
///   it where `edit` writes such a play, or nothing; `allows(play)` is whether another play of that kind is certainly
///   legal in its place. It is asked where no rule leaves a play open, but `legality` is careful;
/// - `claimed_winners(claim)`: the players whom `winner` names; nothing: it is another claim;
/// - `beside(desk, form, choices)`: the entry of a form that is not one play, and the same in words: what a new card
///   shows; or nothing;
/// - `claims(desk)`: the result as an entry of a record without claims, or "" for none; else it is `winner`.
template <class Guide>
concept GuideOf = KitGame<typename Guide::Kit> && std::derived_from<Guide, GuideTypes<typename Guide::Kit>> &&
    requires(const Desk<typename Guide::Kit>& desk, const Spot<typename Guide::Kit::Position>& spot,
             const typename Guide::Kit::Session& session, const typename Guide::Kit::Action& play,
             const Question<typename Guide::Kit>& question, const Choices& choices, std::string_view id,
             const RecordedPlay& recorded, Answer& answer, const Begun& begun, Refusal& refusal, LastShown& last,
             const Judgement& judgement, const Claimable& figure) {
  { Guide::start(session) } -> std::same_as<typename Guide::Kit::Position>;
  { Guide::recorded(session) } -> std::same_as<std::vector<RecordedPlay>>;
  { Guide::ask(desk, std::optional<Seat>()) } -> std::same_as<Question<typename Guide::Kit>>;
  { Guide::ask_at(desk, recorded) } -> std::same_as<Question<typename Guide::Kit>>;
  { Guide::frame(desk, question) } -> std::same_as<Frame>;
  { Guide::slots(spot, id, choices, true) } -> std::same_as<std::vector<Slot>>;
  { Guide::answers(spot, session, id, id, choices, true) } -> std::same_as<std::vector<Answer>>;
  { Guide::play(spot, id, choices) } -> std::same_as<std::optional<typename Guide::Kit::Action>>;
  Guide::describe(spot, session, play, answer);
  { Guide::words(session, spot, play, true) } -> std::same_as<std::string>;
  { Guide::entry(desk, spot, play) } -> std::same_as<NewEntry>;
  { Guide::choices_of(session, play) } -> std::same_as<typename Guide::Known>;
  { Guide::every_form() } -> std::same_as<std::vector<std::pair<std::string, Message>>>;
  {
    Guide::form_at(desk, question, id, std::optional<Seat>())
    } -> std::same_as<std::optional<FormAt<typename Guide::Kit::Position>>>;
  { Guide::has_plays(session) } -> std::same_as<bool>;
  { Guide::plays_key } -> std::convertible_to<std::string_view>;
  { Guide::legality(spot.state, play) } -> std::same_as<Legality>;
  { Guide::told(spot.state, play) } -> std::same_as<ViewMoment>;
  Guide::last(desk, recorded, last);
  { Guide::level_of(desk) } -> std::same_as<Level>;
  { Guide::sheet() } -> std::same_as<StartSheet>;
  { Guide::head(begun, refusal) } -> std::same_as<std::string>;
  { Guide::claimable(desk, judgement) } -> std::same_as<std::vector<Claimable>>;
  { Guide::claimed(session, play) } -> std::same_as<std::optional<ClaimedValue>>;
  { Guide::claim(spot.state, figure, id) } -> std::same_as<std::optional<typename Guide::Kit::Action>>;
  { Guide::decides } -> std::convertible_to<std::string_view>;
};

/// A form of a game in words; empty: there is no such form.
template <GuideOf Guide>
[[nodiscard]] Message words_of_form(std::string_view form) {
  for (auto& [id, words] : Guide::every_form())
    if (id == form) return std::move(words);
  return {};
}

/// Whose a play of a form is that asks this player; nothing: it is nobody's.
template <GuideOf Guide>
[[nodiscard]] std::optional<Seat> whose([[maybe_unused]] std::string_view form, Seat seat) {
  if constexpr (requires { Guide::is_of_nobody(form); })
    if (Guide::is_of_nobody(form)) return std::nullopt;
  return seat;
}

}  // namespace elfref::recorder
