#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/judging/alternatives.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"

// What a record claims about its result.

namespace elfref {

/// A number that is claimed for a player.
struct NumberClaim {
  Seat seat;              ///< the player
  std::string_view what;  ///< `towns:`
  int value = 0;          ///< the claimed number
};
/// Judges such a claim. `found`: the true number, or nothing if there is none. `reason`: what it is made of, or empty.
[[nodiscard]] Finding judge_number(const NumberClaim& claim, std::optional<Range> found, Message reason);

/// The finding about a claim that is right, but depends on an option. `found`: its place and rule. `winners`: the
/// winners, for a claim that names them; else empty. `named`: whether the record names an edition.
[[nodiscard]] Diagnostic open_claim(Diagnostic found, const OpenClaim& depends, const Message& winners, bool named);

/// The verdict that follows from findings.
[[nodiscard]] Verdict verdict_of(std::span<const Diagnostic> findings);
/// What findings mean for the claims of a record that makes some.
[[nodiscard]] Claims claims_of(std::span<const Diagnostic> findings);

/// The judgement of a record that cannot be read.
[[nodiscard]] Judgement unreadable(std::string_view game, Diagnostics faults);
/// Sorts findings by their place in the text.
void sort_by_place(std::vector<Diagnostic>& findings);

}  // namespace elfref
