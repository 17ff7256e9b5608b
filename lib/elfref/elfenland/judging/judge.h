#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/judging/judge.h"
#include "elfref/elfenland/judging/hidden_judges.h"
#include "elfref/elfenland/judging/judged_session.h"
#include "elfref/elfenland/judging/kit.h"

namespace elfref::elfenland {

/// Elfenland's own steps from a session to its judgement.
class Judge : public Judging<ElfenlandKit> {
 public:
  using Judging::Judging;

 private:
  [[nodiscard]] Replayed<Position> replayed(const OptionValues& options) const override;
  [[nodiscard]] Replayed<Position> replayed_whole(const OptionValues& options) const override;
  void replay_it() override;
  [[nodiscard]] bool bears(const Alternative& other, bool accuses) const override;
  void explain(const Raised& raised, Diagnostic& found) const override;
  [[nodiscard]] Message winners(const Action& claim, const Position& table) const override;
  void hidden() override;
  void whole() override;
  [[nodiscard]] std::vector<RoundScore> rounds() const override;
  void deduce() override;

  [[nodiscard]] Diagnostic seating_warning() const;

  // ---------------------------------------------------------------- hidden facts: judge_hidden.cpp

  [[nodiscard]] HiddenCase hidden_case(const Session& played, const Options& by,
                                       const Replayed<Position>& judged) const {
    return {session_, played, source_, by, seating_, judged};
  }
  /// Turns a contradiction from a breach into a warning if it depends on an unrecorded win, on an option that may have
  /// another value, or on another row. Returns whether it depends on a win by these options.
  bool depend_where_it_may_be(Diagnostic& found, const HiddenJudge& judge) const;
  bool depend_on_a_win(Diagnostic& found, const HiddenJudge& judge) const;
  void depend_on_an_option(Diagnostic& found, const HiddenJudge& judge) const;
  void depend_on_the_row(Diagnostic& found) const;
  using Judging::depend_on;
  /// Turns a contradiction into a warning, because an option that may have another value may remove it.
  void depend_on(Diagnostic& found, Option option) const;
  /// The session until an immediate win by another value of early-win, if such a win is possible.
  [[nodiscard]] std::optional<Session> won_by(const Options& other) const;
  /// The warning that a judge of hidden facts gave up.
  [[nodiscard]] Diagnostic undecided(const HiddenJudge& judge) const;

  [[nodiscard]] const Session& until_the_end() const { return shortened_ ? *shortened_ : session_; }

  Seating seating_ = listed_seating();
  /// The session without the plays after the end, if there are any. Those are replayed for information and show no
  /// hidden facts.
  std::optional<Session> shortened_;
};

}  // namespace elfref::elfenland

namespace elfref {
extern template class Judging<elfenland::ElfenlandKit>;  // instantiated once, in judge.cpp
}
