#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/elven_rage/hidden/pile_proof.h"
#include "elfref/elven_rage/judging/standings.h"
#include "elfref/elven_rage/reading/decode.h"
#include "elfref/elven_rage/rules/game.h"

namespace elfref::elven_rage {

class Judge;

/// Adds that a play is not right, if what a rule says of it leaves open which cards it moves.
void tell_of_a_slip(const RuleInfo& rule, const Finding& finding, PileSlip& slip);

/// What Elven Rage has, as the core asks for it to judge records.
struct ElvenRageKit : Rules {
  using Judge = elven_rage::Judge;  ///< below

  static constexpr std::string_view name = "elven-rage";
  static constexpr std::string_view title = "Elven Rage (D. Nelin, M. Kleyman, 2016)";
  static constexpr std::string_view beside = "components";
  /// A claim that holds by the values that are assumed is confirmed.
  static constexpr bool confirms_by_assumed = true;

  static std::optional<Session> decode(const Record& record, Diagnostics& faults) {
    return elven_rage::decode(record, faults);
  }
  static void look_ahead(Session& session) { elven_rage::look_ahead(session); }
  static void go_on(Action& action) { elven_rage::go_on(action); }
  static std::vector<Standing> standings(const State& state, const Session& session) {
    return elven_rage::standings(state, session);
  }
  static std::span<const FigureWords> figures() { return elven_rage::figures(); }
  static Ended ended(const State& state) {
    if (state.ended == never) return {};
    return state.winners == 0 ? Ended{"ended", "finished"} : Ended{"goal-fulfilled", "finished by a fulfilled goal"};
  }
};

/// From a session to its judgement: adds battles of which only the outcome is written, and that the box is made up.
class Judge final : public Judging<ElvenRageKit> {
 public:
  using Judging::Judging;

 protected:
  void replay_it() override;
  [[nodiscard]] bool bears(const Alternative& other, bool accuses) const override;
  void hidden() override;
  void whole() override;
  void deduce() override;
  [[nodiscard]] std::string winners(const Action& claim, const State& state) const override;

 private:
  /// The end of a battle of which only the outcome is written.
  struct Outcome {
    std::uint32_t ply = 0;
    Assault assault{};             ///< before it
    bool without_actions = false;  ///< Actions that nobody wrote down may have given it
  };
  /// What a replay tells.
  struct Told {
    Replayed<State> replayed;
    std::vector<PileLedger> piles;  ///< of cards
    std::vector<Outcome> outcomes;
  };
  struct WatchedReplay;  // judge.cpp
  /// Replays from a table on. `every_kind`: piles are read with the kinds that nobody names, too.
  [[nodiscard]] Told told(State begin, bool every_kind = false) const;
  /// Leaves those that no play of their cards gives.
  void leave_impossible(std::vector<Outcome>& outcomes) const;

  OptionSet asked_ = 0;  // the options that anything asked for in the replay: no other one changes what was found
  std::vector<PileLedger> piles_;
  std::vector<Outcome> outcomes_;

  // ---------------------------------------------------------------- hidden cards: judge_hidden.cpp

  /// Adds what cannot be of cards that nobody wrote down.
  void hidden_cards();
  /// Not held against anyone where it may be by another value of an option that is open.
  void hang_where_it_may_be(Diagnostic& found, const PileContradiction& contradiction) const;
};

}  // namespace elfref::elven_rage
