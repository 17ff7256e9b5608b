#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/judged_session.h"

// What hangs on an option whose value is open: assumed by the edition, or of an edition that nobody named.

namespace elfref::elfenland {

/// Other values that may hold.
struct Alternative {
  Options options;
  std::string_view option;  ///< empty: a whole edition
};

/// Whether the record itself, or somebody above it, sets an option.
[[nodiscard]] bool is_set(const Session& session, Option option);
/// Whether an edition only assumes the value of an option, where the others have these values.
[[nodiscard]] bool is_assumed(const EditionInfo& edition, const Options& options, Option option);

/// Every value that the edition only assumes and that may be another one, then (no edition named) every edition as it
/// is printed.
[[nodiscard]] std::vector<Alternative> alternatives(const Session& session, const Options& options);

/// Which plays and claims a table accuses of anything. Built once a table: a file may have a slip on every line.
class Accused {
 public:
  Accused(const Replayed<State>& table, const Report& report) {
    for (const Raised& raised : table.raised)
      if (raised.finding.words && report.accuses(raised)) all_.emplace_back(raised.claim, raised.ply, raised.rule->id);
    std::ranges::sort(all_);
  }

  /// Whether it accuses a play of anything.
  [[nodiscard]] bool play(std::uint32_t ply) const { return !about(false, ply).empty(); }
  /// Whether it makes neither this accusation nor, of the same play or claim, one that `other` does not make.
  [[nodiscard]] bool takes_back(const Raised& raised, const Accused& other) const {
    return std::ranges::all_of(about(raised.claim, raised.ply), [&](const Accusation& accusation) {
      return std::get<2>(accusation) != raised.rule->id && std::ranges::binary_search(other.all_, accusation);
    });
  }

 private:
  using Accusation = std::tuple<bool, std::uint32_t, std::string_view>;  // of a claim, ply, rule

  [[nodiscard]] std::span<const Accusation> about(bool claim, std::uint32_t ply) const {
    const auto begin = std::ranges::lower_bound(all_, Accusation(claim, ply, {}));
    return {begin, std::ranges::lower_bound(begin, all_.end(), Accusation(claim, ply + 1, {}))};
  }

  std::vector<Accusation> all_;
};

/// Whether the record may have been played by the options of `other`: they accuse no play that `accused` does not hold.
[[nodiscard]] bool may_be_played_by(const Replayed<State>& other, const Accused& accused, const Report& report);

/// A claim that is right, and is not, or not for certain, under another value of an option.
struct OpenClaim {
  std::string_view option{};         ///< empty: it hangs on none
  std::string_view here{}, there{};  ///< the values
  bool refuted = false;              ///< it is wrong there; else it cannot be told there
  std::string told{};                ///< what is said of it there
  std::string winners{};             ///< who has won there
};

/// What hangs on an option whose value is open.
struct Hanging {
  std::vector<std::string_view> accusations;  ///< by raised answer: the option under whose other value it is not made
  std::vector<OpenClaim> claims;              ///< by claim
};

/// Judges again under every other value that may hold. A claim hangs only on a value by which the record may have been
/// played, be it right here or wrong: so what contradicts a claim that hangs on none is wrong under every value.
[[nodiscard]] Hanging hanging(const Session& session, const Options& options, const Seating& seating,
                              const Replayed<State>& table, const Report& report);

/// `Anna and Boris`, who surely share the first place.
[[nodiscard]] std::string winners(const State& state, const Session& session);

}  // namespace elfref::elfenland
