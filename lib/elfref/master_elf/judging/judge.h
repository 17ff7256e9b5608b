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

/// All of them together first, with what is won or lost; then what each has. There are no places.
[[nodiscard]] std::vector<Standing> standings(const State& state, const Session& session);
/// The figures of a standing.
[[nodiscard]] std::span<const FigureWords> figures();

/// What Master Elf has, as the core asks for it to judge records.
struct MasterElfKit : Rules {
  using Judge = master_elf::Judge;  ///< below

  static constexpr std::string_view name = "master-elf";
  static constexpr std::string_view title = "Master Elf, the cooperative mode and its inhabitants";
  static constexpr std::string_view beside = "components";
  /// A claim that holds by the values that are assumed is confirmed.
  static constexpr bool confirms_by_assumed = true;

  static std::optional<Session> decode(const Record& record, Diagnostics& faults) {
    return master_elf::decode(record, faults);
  }
  static std::vector<Standing> standings(const State& state, const Session& session) {
    return master_elf::standings(state, session);
  }
  static std::span<const FigureWords> figures() { return master_elf::figures(); }
  static Ended ended(const State& state);
};

/// From a session to its judgement: sums up what was played after the end, adds that the box is made up, and what of
/// another mode is not judged.
class Judge final : public Judging<MasterElfKit> {
 public:
  using Judging::Judging;

 protected:
  void whole() override;

 private:
  void sum_up_what_was_played_on();
};

}  // namespace elfref::master_elf
