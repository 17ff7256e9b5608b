#pragma once

#include <optional>
#include <string>
#include <vector>

#include "elfref/core/judging/judge.h"
#include "elfref/elfenland/judging/hidden_judges.h"
#include "elfref/elfenland/judging/judged_session.h"
#include "elfref/elfenland/judging/kit.h"

namespace elfref::elfenland {

/// From a session to its judgement: Elfenland's own steps.
class Judge : public Judging<ElfenlandKit> {
 public:
  using Judging::Judging;

 private:
  [[nodiscard]] Replayed<State> replayed(const OptionValues& options) const override;
  [[nodiscard]] Replayed<State> replayed_whole(const OptionValues& options) const override;
  void replay_it() override;
  [[nodiscard]] bool bears(const Alternative& other, bool accuses) const override;
  void explain(const Raised& raised, Diagnostic& found) const override;
  [[nodiscard]] std::string winners(const Action& claim, const State& table) const override;
  void hidden() override;
  void whole() override;
  [[nodiscard]] std::vector<RoundScore> rounds() const override;
  void deduce() override;

  [[nodiscard]] Diagnostic seating_warning() const;

  // ---------------------------------------------------------------- what is hidden: judge_hidden.cpp

  [[nodiscard]] HiddenCase hidden_case(const Session& played, const Options& by, const Replayed<State>& judged) const {
    return {session_, played, source_, by, seating_, judged};
  }
  /// A contradiction is not held against anyone where there is none if somebody has won before, or by another value of
  /// some option that may hold, or with another row. True where it hangs on a win by these options.
  bool hang_where_it_may_be(Diagnostic& found, const HiddenJudge& judge) const;
  bool hang_on_a_win(Diagnostic& found, const HiddenJudge& judge) const;
  void hang_on_an_option(Diagnostic& found, const HiddenJudge& judge) const;
  void hang_on_the_row(Diagnostic& found) const;
  using Judging::hang_on;
  /// Not held against anyone: it may be none, by another value of an option that may hold.
  void hang_on(Diagnostic& found, Option option) const;
  /// The session until a win at once by another value of early-win, if somebody may have won so.
  [[nodiscard]] std::optional<Session> won_by(const Options& other) const;
  /// What is said where a judge of hidden things gave up.
  [[nodiscard]] Diagnostic undecided(const HiddenJudge& judge) const;

  [[nodiscard]] const Session& until_the_end() const { return shortened_ ? *shortened_ : session_; }

  Seating seating_ = listed_seating();
  /// The session without what was played after the end, where there is such: that is replayed for information, and
  /// shows nothing hidden.
  std::optional<Session> shortened_;
};

}  // namespace elfref::elfenland

namespace elfref {
extern template class Judging<elfenland::ElfenlandKit>;  // made once, in judge.cpp
}
