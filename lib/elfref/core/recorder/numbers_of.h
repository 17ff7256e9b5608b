#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/judging/judge.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/recorder/guide.h"
#include "elfref/core/recorder/numbers.h"
#include "elfref/core/words/core_msg.h"

// The form with the numbers that players count at the end of a game.

namespace elfref::recorder {

/// What the referee said of one record with other claims, so that the same claims are not judged again.
struct NumbersJudged {
  std::string text;                                                 ///< the record
  std::vector<std::pair<Edit, std::optional<ClaimsJudged>>> all{};  ///< by the change of it
};

/// The form of `numbers` at the end of a game.
template <GuideOf Guide>
class Numbers {
 public:
  using Kit = typename Guide::Kit;          ///< the game
  using Position = typename Kit::Position;  ///< the position
  using Session = typename Kit::Session;    ///< a decoded record

  /// `end`: the position at the end of the game; `now`: the judgement of the record. REQUIRES: all arguments outlive
  /// this object.
  Numbers(const Desk<Kit>& desk, const Position& end, const Judgement& now, NumbersJudged& judged)
      : desk_(desk),
        end_(end),
        now_(now),
        judged_(judged),
        all_(Guide::claimable(desk, now)),
        written_(claims_of_session(desk.session())) {
    if (judged_.text != desk.written.record.source().text) judged_ = {.text = desk.written.record.source().text};
    const Speaker titles(Language::en, words_of<Kit>());
    for (Claimable& figure : all_)
      if (figure.words.empty()) figure.words = title_of_figure(figure.key, titles);
  }

  /// Fills a sentence with the form and with what is chosen in it; where nothing is, the form has what the record
  /// claims, else what is certain.
  void fill(Sentence& sentence, const Choices& choices) {
    std::erase_if(all_, [&](const Claimable& figure) {
      return figure.only_if_claimed && !written_.of.contains(figure.slot()) && !choices.has(figure.slot());
    });
    const ClaimsMade chosen = chosen_in(choices);
    const std::optional<ClaimsJudged> judged = judged_as(chosen);
    sentence.form = {.id = std::string(numbers_form), .words = msg::recorder_other_numbers()};
    sentence.complete = judged.has_value();
    if (judged) {
      sentence.words = in_words(judged->claims);
      sentence.legal = judged->whole.legal;
      sentence.because = judged->whole.because;
      if (judged->writes != Edit()) sentence.writes = judged->writes;
    }
    const auto answered = [&](std::string_view slot) { return judged ? judged->in(slot) : ClaimAnswered(); };
    std::vector<Slot>& slots = sentence.form.slots;
    if (claims_winner) slots.push_back(slot_of_winners(players(), chosen.winners, answered(winner_slot)));
    for (const Claimable& figure : all_) {
      const auto value = chosen.of.find(figure.slot());
      slots.push_back(
          slot_of(figure, value == chosen.of.end() ? std::string() : value->second.value, answered(figure.slot())));
      if (!figure.answers.empty()) judge_values(figure, slots.back());
    }
  }
  /// Whether a form of this game has such a slot.
  [[nodiscard]] bool has(std::string_view slot) const {
    return (claims_winner && slot == winner_slot) ||
           std::ranges::any_of(all_, [&](const Claimable& figure) { return figure.slot() == slot; });
  }

 private:
  /// What a record claims.
  struct ClaimsMade {
    std::vector<Seat> winners{};
    ClaimedValues of{};
    friend bool operator==(const ClaimsMade&, const ClaimsMade&) = default;
  };

  /// Whether records of the game have `winner`.
  static constexpr bool claims_winner = requires(const typename Kit::Action& claim) { Guide::claimed_winners(claim); };

  [[nodiscard]] std::size_t players() const { return desk_.session().players.size(); }

  /// What a session claims.
  [[nodiscard]] static ClaimsMade claims_of_session(const Session& session) {
    ClaimsMade made;
    for (const auto& play : session.claims) {
      if (auto value = Guide::claimed(session, play.action)) made.of[value->slot] = std::move(*value);
      if constexpr (claims_winner)
        if (const auto seats = Guide::claimed_winners(play.action)) made.winners = seats_of(*seats);
    }
    return made;
  }

  /// What is certain of the end: what the referee confirms if it is claimed.
  [[nodiscard]] ClaimsMade certain() {
    ClaimsMade made;
    if (const Winners winners = winners_of(now_); claims_winner && winners.certain) made.winners = winners.seats;
    for (const Claimable& figure : all_)
      if (!figure.found.empty()) made.of[figure.slot()] = {figure.slot(), figure.found};
    certain_ = judged_as(made);
    if (!certain_) return made;
    for (const auto& [slot, answered] : certain_->of) {
      made.of.erase(slot);
      if (slot == winner_slot) made.winners.clear();
    }
    return made;
  }

  [[nodiscard]] ClaimsMade chosen_in(const Choices& choices) {
    ClaimsMade chosen = certain();
    if (!written_.winners.empty()) chosen.winners = written_.winners;
    for (const auto& [slot, value] : written_.of) chosen.of[slot] = value;
    if (choices.has(winner_slot)) {
      chosen.winners.clear();
      for (const Chosen& winner : choices.in(winner_slot))
        for (std::uint8_t seat = 0; seat < players(); ++seat)
          if (winner.value == std::to_string(seat)) chosen.winners.push_back({seat});
      std::ranges::sort(chosen.winners, {}, &Seat::value);
    }
    for (const Claimable& figure : all_) {
      const std::string slot = figure.slot();
      if (!choices.has(slot)) continue;
      std::string value = value_in(choices, slot);
      if (const auto same = written_.of.find(slot); same != written_.of.end() && same->second.value == value) continue;
      const bool known =
          figure.answers.empty() || std::ranges::find(figure.answers, value, &Answer::value) != figure.answers.end();
      if (figure.answers.empty() && !value.empty())
        value = choices.in(slot).front().value.empty()
                    ? std::to_string(std::clamp(choices.in(slot).front().count, figure.least, figure.most))
                    : std::string();
      if (value.empty() || !known)
        chosen.of.erase(slot);
      else
        chosen.of[slot] = {slot, value};
    }
    return chosen;
  }

  // ------------------------------------------------------------------ what the referee says

  /// The change that writes these claims, and what the referee says of them; nothing: they cannot be written.
  [[nodiscard]] std::optional<ClaimsJudged> judged_as(const ClaimsMade& made) {
    if (made == ClaimsMade()) return std::nullopt;
    std::vector<std::string> winners, names;
    for (const Seat seat : made.winners) winners.push_back(desk_.name_of(seat));
    for (const auto& player : desk_.session().players) names.push_back(player.name);
    std::optional<std::string> winner, result;
    if (made.winners != written_.winners) winner = winners.empty() ? std::string() : winner_entry(winners);
    if (made.of != written_.of) result = result_entry(all_, made.of, names);
    const auto read = [&](std::string text, Diagnostics& faults) { return desk_.read(std::move(text), faults); };
    const Edit change = claims_written(desk_.written, winner, result, read).value_or(Edit());
    const auto known = std::ranges::find(judged_.all, change, &std::pair<Edit, std::optional<ClaimsJudged>>::first);
    if (known != judged_.all.end()) return known->second;
    if (judged_.all.size() == most_kept) judged_.all.erase(judged_.all.begin());
    judged_.all.emplace_back(change, judged_after(change));
    return judged_.all.back().second;
  }

  [[nodiscard]] std::optional<ClaimsJudged> judged_after(const Edit& change) const {
    Diagnostics faults;
    const auto record = desk_.read(with_edits(desk_.written.record.source().text, {&change, 1}), faults);
    if (faults.unreadable()) return std::nullopt;
    const std::optional<Session> session = readable<Kit>(*record, under_way(desk_.written.overrides), faults);
    if (!session) return std::nullopt;
    const Judgement judgement = elfref::Kit<Kit>::referee(*record, desk_.written.overrides, desk_.written.faults);
    ClaimsJudged judged{.writes = change, .claims = judgement.claims};
    judged.whole.legal = judgement.claims == Claims::refuted ? Legality::no
                         : judgement.claims == Claims::open  ? Legality::depends
                                                             : Legality::yes;
    for (const Diagnostic& found : judgement.findings) {
      if (found.bearing != Bearing::claims) continue;
      const ClaimAnswered answered{found.severity == Severity::error ? Legality::no : Legality::depends,
                                   Because{found.id, found.message}};
      if (answered.legal == judged.whole.legal && !judged.whole.because) judged.whole.because = answered.because;
      for (const auto& claim : session->claims) {
        const Span span = claim.parts[0];
        if (found.span.begin < span.begin || found.span.end > span.end) continue;
        const auto value = Guide::claimed(*session, claim.action);
        ClaimAnswered& here = judged.of[value ? value->slot : std::string(winner_slot)];
        if (!here.because || here.legal < answered.legal) here = answered;
      }
    }
    if (judged.whole.legal != Legality::yes && !judged.whole.because)
      judged.whole.because = Because{{}, in_words(judgement.claims)};
    return judged;
  }

  /// What the rules say of the values of a slot that are not chosen. What contradicts them is uncertain until it is
  /// chosen and judged with the whole record.
  void judge_values(const Claimable& figure, Slot& slot) {
    for (Answer& answer : slot.answers) {
      if (answer.value == unclaimed || answer.value == slot.chosen.front().value) continue;
      const auto claim = Guide::claim(end_, figure, answer.value);
      if (!claim) continue;
      Kit::check(end_, *claim, [&](const RuleInfo& rule, Finding&& finding) {
        if (!finding.words || rule.bearing != Bearing::claims) return;
        answer.legal = Legality::depends;
        answer.because = Because{rule.id, finding.words->message};
      });
      if (answer.legal != Legality::yes) continue;
      // A claim also says that the record goes up to the end, so that what is open there has been settled.
      const ClaimAnswered alone = claimed_alone(figure, answer.value);
      if (alone.legal == Legality::yes) continue;
      answer.legal = Legality::depends;
      answer.because = alone.because;
    }
  }

  /// What the referee says of one value: of what was found beside all that was, of another one alone.
  [[nodiscard]] ClaimAnswered claimed_alone(const Claimable& figure, const std::string& value) {
    const std::string slot = figure.slot();
    if (value == figure.found) return certain_ ? certain_->in(slot) : ClaimAnswered();
    const auto judged = judged_as({.of = {{slot, {slot, value}}}});
    return judged ? judged->in(slot) : ClaimAnswered();
  }

  static constexpr std::size_t most_kept = 8;  // the oldest is forgotten

  const Desk<Kit>& desk_;
  const Position& end_;
  const Judgement& now_;
  NumbersJudged& judged_;
  std::vector<Claimable> all_;
  ClaimsMade written_;                     // what the record claims
  std::optional<ClaimsJudged> certain_{};  // what the referee says if all that was found is claimed
};

}  // namespace elfref::recorder
