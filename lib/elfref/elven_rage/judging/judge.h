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

/// Marks the slip of a play if a finding about the play leaves open which cards it moves.
void tell_of_a_slip(const RuleInfo& rule, const Finding& finding, PileSlip& slip);

/// The parts of Elven Rage that the core needs to judge records.
struct ElvenRageKit : Rules {
  using Judge = elven_rage::Judge;  ///< below

  static constexpr std::string_view name = "elven-rage";
  static constexpr std::string_view title = "Elven Rage (D. Nelin, M. Kleyman, 2016)";
  static constexpr std::string_view attachment_key = "components";
  static const Room& words();
  /// A claim that is true with the assumed values is confirmed.
  static constexpr bool confirms_by_assumed = true;

  static std::optional<Session> decode(const Record& record, Diagnostics& faults) {
    return elven_rage::decode(record, faults);
  }
  static void look_ahead(Session& session) { elven_rage::look_ahead(session); }
  static void go_on(Action& action) { elven_rage::go_on(action); }
  /// Makes a position that another session reached one of this session, which begins alike.
  static void adopt(Position& state, const Session& session) {
    state.box = session.box;
    state.claims = session.claimed;
  }
  static std::vector<Standing> standings(const Position& state, const Session& session) {
    return elven_rage::standings(state, session);
  }
  static std::span<const FigureWords> figures() { return elven_rage::figures(); }
  static Ended ended(const Position& state);
};

/// From a session to its judgement. Adds what only the whole record shows (piles of cards, battles with only their
/// outcome recorded), and a note that the box is made up.
class Judge final : public Judging<ElvenRageKit> {
 public:
  using Judging::Judging;

 protected:
  [[nodiscard]] Replayed<Position> replayed(const OptionValues& options) const override;
  void replay_it() override;
  [[nodiscard]] bool bears(const Alternative& other, bool accuses) const override;
  [[nodiscard]] std::vector<Shown> shown_here() override;
  [[nodiscard]] std::vector<Shown> shown_by(const OptionValues& options) const override;
  void hidden() override;
  void whole() override;
  void explain_unrecorded(const Unrecorded& unrecorded, Diagnostic& found) const override;
  [[nodiscard]] std::vector<RoundScore> rounds() const override;
  void deduce() override;
  [[nodiscard]] Message winners(const Action& claim, const Position& state) const override;

 private:
  /// A player who may have used an Action or an Artifact in a battle without a record of it.
  struct MayAct {
    Seat seat{};
    bool sure = false;  ///< the player may hold an Artifact, or have exchanged the reserve for a card with an Action
    int lands = 0;      ///< the player's lands, at most
  };
  /// The end of a battle with only its outcome recorded.
  struct Outcome {
    std::uint32_t ply = 0;
    Assault assault{};             ///< before it
    std::vector<MayAct> may_act{};  ///< as far as the sizes of hands show
    Possible acted = Possible::no;  ///< whether unrecorded Actions may have decided it, by the values in force
  };
  /// The results of a replay.
  struct Told {
    Replayed<Position> replayed;
    std::vector<PileLedger> piles;  ///< of cards
    std::vector<Outcome> outcomes;
  };
  struct WatchedReplay;  // judge.cpp
  /// Replays from a position. `every_kind`: the piles also have the kinds that no entry names; `until`: stops before
  /// that play, and judges no claim.
  [[nodiscard]] Told told(Position begin, bool every_kind = false, std::uint32_t until = never) const;
  [[nodiscard]] static std::vector<MayAct> who_may_act(const Position& state);
  /// Whether a card or an Artifact that can change a battle may have been in a hand at its end, judging by the piles
  /// and these option values.
  [[nodiscard]] Possible may_have_acted(const Outcome& outcome, const OptionValues& options) const;
  /// Keeps only the outcomes to which no play of the cards leads.
  void leave_impossible(std::vector<Outcome>& outcomes) const;
  /// Adds findings about battles to whose outcome no play of the cards leads.
  void impossible_outcomes();
  /// The play with which a pile becomes impossible; nothing: it does not, or there may be more cards than are listed.
  /// Most options change no pile, so a pile that was judged before is not searched again.
  [[nodiscard]] std::optional<std::uint32_t> impossible_at(const PileLedger& pile) const;

  std::vector<PileLedger> piles_;
  struct PileJudged {
    PileLedger pile;
    std::optional<std::uint32_t> impossible_at{};
  };
  mutable std::vector<PileJudged> piles_judged_;  // by the options in force, and by others
  struct ToldBy {
    OptionValues options;
    Told told;
  };
  mutable std::optional<ToldBy> told_last_;  // by other options
  std::vector<PileContradiction> contradictions_;
  std::vector<std::uint32_t> in_part_;  // plays that contradict others only if the box has no more cards than listed
  std::vector<Outcome> outcomes_;  // those to which no play of the cards leads
  mutable std::uint64_t work_of_acting_ = 0;  // units

  // ---------------------------------------------------------------- hidden cards: judge_hidden.cpp

  /// Adds findings about cards that are not recorded.
  void hidden_cards();
  /// Whether there may be more cards of a pile than are listed.
  [[nodiscard]] bool is_in_part(PileLedger::Of of, Seat seat) const;
};

}  // namespace elfref::elven_rage
