#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judge.h"
#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
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

  /// What no play shows alone: travel cards that cannot all be true, whatever was in the hands.
  void hidden_cards();
  /// What no play shows alone: transport counters that cannot all be true. Where another row would make them true it is
  /// asked about and not held against anyone.
  void hidden_counters();
  /// What no play shows alone: a planning of which the unknown entries cannot have been anything legal. True where that
  /// is held against somebody.
  bool hidden_plan();

  template <class MayBe>
  bool hang_where_it_may_be(Diagnostic& found, const MayBe& may_be) const;
  [[nodiscard]] std::optional<Session> won_by(const Options& other) const;
  using Judging::hang_on;
  void hang_on(Diagnostic& found, Option option) const;
  void hang_on_the_row(Diagnostic& found) const;
  [[nodiscard]] Diagnostic undecided(std::string_view rule, std::string_view what, std::string_view about) const;
  void add_what_was_unseen(Diagnostic& found, const Session& told, const std::vector<CardEntry>& entries) const;
  void add_related(Diagnostic& found, const std::vector<CardEntry>& entries) const;
  [[nodiscard]] bool too_many_found(Answer answer) const;
  [[nodiscard]] CounterRules counter_rules() const;
  [[nodiscard]] Diagnostic contradiction(std::string_view rule, const std::string& message,
                                         const std::vector<std::uint32_t>& plies,
                                         std::string_view (*part)(const Action&)) const;

  [[nodiscard]] const Session& until_the_end() const { return shortened_ ? *shortened_ : session_; }

  Seating seating_ = listed_seating();
  /// The session without what was played after the end, where there is such: that is replayed for information, and
  /// shows nothing hidden.
  std::optional<Session> shortened_;
};

}  // namespace elfref::elfenland
