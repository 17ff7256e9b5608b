#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/master_elf/reading/decode.h"
#include "elfref/master_elf/rules/game.h"

namespace elfref::master_elf {

class Judge;

/// The standings: in a cooperative game all players together first, with the outcome; then each. There are no places.
[[nodiscard]] std::vector<Standing> standings(const Position& state, const Session& session);
/// The figures of a standing.
[[nodiscard]] std::span<const FigureWords> figures();

/// The parts of Master Elf that the core needs to judge records.
struct MasterElfKit : Rules {
  using Judge = master_elf::Judge;  ///< below

  static constexpr std::string_view name = "master-elf";
  static constexpr std::string_view title = "Master Elf";
  static constexpr std::string_view attachment_key = "components";
  static constexpr std::string_view setup_key = "start";
  /// A claim that is true with the assumed values is confirmed.
  static constexpr bool confirms_by_assumed = true;

  static std::optional<Session> decode(const Record& record, Diagnostics& faults) {
    return master_elf::decode(record, faults);
  }
  static std::vector<Standing> standings(const Position& state, const Session& session) {
    return master_elf::standings(state, session);
  }
  static std::span<const FigureWords> figures() { return master_elf::figures(); }
  static const Room& words();
  static Ended ended(const Position& state);
};

/// From a session to its judgement. Sums up what was played after the end, adds that the box is made up, and which
/// parts of another mode are not judged.
class Judge final : public Judging<MasterElfKit> {
 public:
  using Judging::Judging;

 protected:
  void whole() override;
  [[nodiscard]] std::vector<RoundScore> rounds() const override;

 private:
  void sum_up_what_was_played_on();
};

}  // namespace elfref::master_elf
