#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/legality.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/recorder/edits.h"
#include "elfref/core/recorder/guide.h"
#include "elfref/core/words/core_msg.h"

// The answers of a form: what may come of each, given what is chosen already.

namespace elfref::recorder {

/// What the rules answer about one play.
struct Answered {
  Legality legal = Legality::yes;  ///< as a whole
  std::vector<Because> because{};  ///< the rules that are broken; or if none is, those that cannot tell
};

/// Sets what the rules answer about the play that an answer makes.
inline void set_legality(Answer& answer, Answered answered) {
  answer.legal = answered.legal;
  if (!answered.because.empty()) answer.because = std::move(answered.because.front());
}

/// Why a play of `seat` is not certainly legal, in words.
[[nodiscard]] inline Message why_uncertain(const Finding& finding, std::optional<Seat> seat) {
  if (finding.words) return finding.words->message;
  const Unrecorded& unrecorded = *finding.unrecorded;
  if (unrecorded.asks != Unrecorded::Asks::players || unrecorded.depends != unrecorded.summary)
    return say(unrecorded.depends, nullptr, 0);
  if (!seat) return msg::recorder_depends();
  const Message players = List(Joint::and_).add(*seat).take();
  const ArgView argument(players);
  return say(unrecorded.summary, &argument, 1);
}

/// Asks the rules about a play in a position. See answered().
template <GuideOf Guide>
[[nodiscard]] Answered answered_in(const typename Guide::Kit::Position& state, const typename Guide::Kit::Action& play,
                                   std::optional<Seat> seat) {
  using Kit = typename Guide::Kit;
  Answered answer{.legal = Guide::legality(state, play)};
  if (answer.legal == Legality::yes) return answer;
  typename Kit::Action read = play;
  Kit::resolve(state, read);
  Kit::check(state, std::as_const(read), [&](const RuleInfo& rule, Finding&& finding) {
    if (legality_of(rule, finding) == answer.legal) answer.because.push_back({rule.id, why_uncertain(finding, seat)});
  });
  if (answer.because.empty()) answer.because.push_back({{}, msg::recorder_depends()});
  return answer;
}

/// Asks the rules about a play that is written at a place. Where something unrecorded decides, it is said in words.
/// `seat`: the play's player.
template <GuideOf Guide>
[[nodiscard]] Answered answered(const typename Guide::Kit::Position& state, const typename Guide::Kit::Action& play,
                                std::optional<Seat> seat = {}) {
  if constexpr (requires { Guide::before(state, play); })
    return answered_in<Guide>(Guide::before(state, play), play, seat);
  else
    return answered_in<Guide>(state, play, seat);
}

/// The change that writes another play in place of a recorded one; with `insert`, before it.
template <GuideOf Guide>
[[nodiscard]] std::optional<Edit> instead_of(const typename Guide::Desk& desk, const RecordedPlay& recorded,
                                             const typename Guide::Spot& spot, const typename Guide::Kit::Action& other,
                                             bool insert = false) {
  const std::string words = Guide::words(desk.session(), spot, other, true);
  return in_place_of(desk.written, recorded.span, words, insert);
}

/// The edit that writes a play at a place that is asked about.
template <GuideOf Guide>
[[nodiscard]] std::optional<Edit> written_as(const typename Guide::Desk& desk, const typename Guide::Spot& spot,
                                             const typename Guide::Kit::Action& play, const PlaceAsked& asked) {
  if (!asked.at) return added(desk.written, Guide::entry(desk, spot, play));
  return instead_of<Guide>(desk, desk.plays[*asked.at - 1], spot, play, asked.insert);
}

/// Asks the whole record about plays at its end that no rule leaves open, but hidden things do. In a game without
/// `Whole` the answer is always no.
template <GuideOf Guide>
class AtTheEnd {
 public:
  /// Whether a play is certain that `answer` leaves open. `edit()` writes it at the end of the record.
  template <class Writes>
  [[nodiscard]] bool allows([[maybe_unused]] const typename Guide::Desk& desk,
                            [[maybe_unused]] const typename Guide::Spot& spot,
                            [[maybe_unused]] const typename Guide::Kit::Action& play,
                            [[maybe_unused]] const Answered& answer, [[maybe_unused]] const Writes& edit) {
    if constexpr (requires { typename Guide::Whole; }) {
      if (answer.legal != Legality::depends || !answer.because.front().rule.empty()) return false;
      const std::optional<Edit> change = tries_++ < most_tries ? edit() : std::nullopt;
      if (!change) return false;
      auto whole = Guide::Whole::of(desk, *change, *spot.state.box);
      return whole && whole->allows(play);
    } else {
      return false;
    }
  }

 private:
  static constexpr int most_tries = 16;  // the whole record is read, so each takes a while

  int tries_ = 0;
};

/// Tries what may be chosen in a form at a place.
template <GuideOf Guide>
class Choosing {
 public:
  using Kit = typename Guide::Kit;          ///< the game
  using Position = typename Kit::Position;  ///< the position
  using Play = typename Kit::Action;        ///< a play

  /// What comes of some choices.
  struct Outcome {
    Legality legal = Legality::no;     ///< the best that can come of them
    bool open = false;                 ///< more has to be chosen, which is not tried
    std::optional<Because> because{};  ///< why it may not be legal
    std::optional<Play> play{};        ///< the best play
    Choices choices{};                 ///< its choices
  };

  /// `asked`: the place in the record; `work`: what trying spends from. REQUIRES: all arguments outlive this object.
  Choosing(const Desk<Kit>& desk, const Spot<Position>& spot, std::string_view form, const PlaceAsked& asked, bool free,
           Work& work)
      : desk_(desk), spot_(spot), form_(form), asked_(asked), free_(free), work_(work) {}

  /// Whether some answers were not tried.
  [[nodiscard]] bool gave_up() const { return gave_up_; }

  /// The slots of the form with their answers.
  [[nodiscard]] std::vector<Slot> slots(const Choices& chosen) {
    std::vector<Slot> all = Guide::slots(spot_, form_, chosen, free_);
    for (Slot& slot : all) {
      slot.answers = values_of(all, slot.id, chosen);
      if (chosen.has(slot.id)) slot.chosen = chosen.in(slot.id);  // else the choice of the game
      for (Answer& answer : slot.answers) try_answer(slot, answer, chosen);
    }
    std::erase_if(all, [](const Slot& slot) { return slot.answers.empty() && slot.look != Look::text; });
    return all;
  }

  /// The best that can come of what is chosen.
  [[nodiscard]] Outcome outcome(const Choices& chosen) {
    Tried tried;
    complete(chosen, tried);
    return tried.take();
  }

 private:
  /// All that was tried for one answer.
  class Tried {
   public:
    void add(const Choices& choices, const Play& play, Answered answer) {
      if (answer.legal == Legality::no) {
        for (const Because& because : answer.because) refuse(because, choices, play);
        return;
      }
      ++fitting_;
      if (best_ && !best_->open && (best_->legal == Legality::yes || answer.legal == Legality::depends)) return;
      best_ = Outcome{.legal = answer.legal, .play = play, .choices = choices};
      if (!answer.because.empty()) best_->because = std::move(answer.because.front());
    }
    /// How many plays were tried that are not refused.
    [[nodiscard]] int fitting() const { return fitting_; }
    /// More has to be chosen.
    void add_open(const Choices& choices) {
      if (!best_) best_ = Outcome{.legal = Legality::yes, .open = true, .choices = choices};
    }
    [[nodiscard]] bool done() const { return best_ && (best_->open || best_->legal == Legality::yes); }
    /// The best of all; of what is refused, by the rule that refuses most.
    [[nodiscard]] Outcome take() {
      if (best_) return std::move(*best_);
      const auto most = std::ranges::max_element(refused_, {}, &Refused::times);
      if (most == refused_.end()) return {};
      return {.legal = Legality::no, .because = most->because, .play = most->play, .choices = most->choices};
    }

   private:
    struct Refused {
      Because because;
      Play play;
      Choices choices;
      int times = 1;
    };
    void refuse(const Because& because, const Choices& choices, const Play& play) {
      const auto same =
          std::ranges::find_if(refused_, [&](const Refused& refused) { return refused.because.rule == because.rule; });
      if (same == refused_.end()) {
        refused_.push_back({because, play, choices});
      } else {
        ++same->times;
      }
    }

    std::optional<Outcome> best_;
    int fitting_ = 0;
    std::vector<Refused> refused_;
  };

  struct Values {
    std::string slot;
    Choices given;
    std::vector<Answer> answers;
  };

  static constexpr std::uint64_t units_a_try = 20;
  static constexpr std::size_t most_with_edits = 60;

  /// What is chosen in the slots before one of `slots`.
  [[nodiscard]] static Choices before(const std::vector<Slot>& slots, std::string_view slot, const Choices& chosen) {
    Choices before = chosen;
    for (auto one = std::ranges::find(slots, slot, &Slot::id); one != slots.end(); ++one)
      before = before.without(one->id);
    return before;
  }

  /// The values of a slot, given what is chosen in the slots before it. They are asked for once. `slots`: all of the
  /// form, given the choices.
  const std::vector<Answer>& values_of(const std::vector<Slot>& slots, const std::string& slot, const Choices& chosen) {
    const Choices given = before(slots, slot, chosen);
    const auto known = std::ranges::find_if(
        values_, [&](const Values& values) { return values.slot == slot && values.given == given; });
    if (known != values_.end()) return known->answers;
    values_.push_back({slot, given, Guide::answers(spot_, desk_.session(), form_, slot, given, free_)});
    return values_.back().answers;
  }

  /// Completes choices in every way, slot by slot.
  void complete(const Choices& chosen, Tried& tried) {
    if (done(&work_)) {
      gave_up_ = true;
      return tried.add_open(chosen);
    }
    const std::vector<Slot> slots = Guide::slots(spot_, form_, chosen, free_);
    for (const Slot& slot : slots) {
      const int sum = chosen.sum(slot.id);
      if (is_composed(slot.look)) {
        if (sum < slot.least && !slot.optional) return tried.add_open(chosen);
        continue;
      }
      if (sum > 0 || slot.optional) continue;
      const std::vector<Answer>& answers = values_of(slots, slot.id, chosen);
      if (answers.empty() && slot.look == Look::text) return tried.add_open(chosen);
      if (answers.empty()) continue;
      const int before = tried.fitting();
      for (const Answer& answer : answers) {
        // What is chosen later is the first that fits, though another may be more certain.
        if (tried.done() || (slot.later && tried.fitting() > before)) return;
        complete(chosen.with(slot.id, {{answer.value, 1}}), tried);
      }
      return;
    }
    work_.spend(units_a_try);
    if (const std::optional<Play> play = Guide::play(spot_, form_, chosen)) {
      Answered answer = answered<Guide>(spot_.state, *play, whose<Guide>(form_, spot_.seat));
      if (!asked_.at && at_the_end_.allows(desk_, spot_, *play, answer, [&] { return written(*play); })) answer = {};
      tried.add(chosen, *play, std::move(answer));
    } else {
      tried.add_open(chosen);
    }
  }

  void try_answer(const Slot& slot, Answer& answer, const Choices& chosen) {
    std::vector<Chosen> values{{answer.value, 1}};
    if (is_composed(slot.look)) {
      values = chosen.in(slot.id);
      add_one(values, answer.value);
      const int sum = chosen.sum(slot.id) + 1;
      if (slot.look != Look::counts || sum != slot.least || sum != slot.most) return;  // more are to be chosen
    }
    const Outcome found = outcome(chosen.with(slot.id, std::move(values)));
    answer.legal = found.legal;
    answer.because = found.because;
    if (gave_up_ && found.open) {
      answer.legal = Legality::depends;
      answer.because = Because{{}, msg::recorder_gave_up()};
    }
    if (!found.play) return;
    if (may_write(slot.id, chosen, found.choices)) {
      Guide::describe(spot_, desk_.session(), *found.play, answer);
      if (slot.answers.size() <= most_with_edits) answer.writes = written(*found.play);
    }
  }

  [[nodiscard]] std::optional<Edit> written(const Play& play) const {
    return written_as<Guide>(desk_, spot_, play, asked_);
  }

  /// Whether an answer finishes the play: all else is chosen, or need not be.
  [[nodiscard]] bool may_write(std::string_view slot, const Choices& chosen, const Choices& all) const {
    return std::ranges::all_of(Guide::slots(spot_, form_, all, free_), [&](const Slot& other) {
      return other.id == slot || other.later || other.optional || chosen.has(other.id) || !all.has(other.id);
    });
  }

  const Desk<Kit>& desk_;
  const Spot<Position>& spot_;
  std::string_view form_;
  const PlaceAsked& asked_;
  bool free_;
  Work& work_;
  AtTheEnd<Guide> at_the_end_;
  bool gave_up_ = false;
  std::deque<Values> values_;  // its elements stay where they are
};

}  // namespace elfref::recorder
