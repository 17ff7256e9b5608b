#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "elfref/core/judging/alternatives.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/judging/rule.h"

// What a record claims of its result.

namespace elfref {

/// A number that is claimed of a player.
struct NumberClaim {
  Seat seat;              ///< of whom
  std::string_view what;  ///< `towns:`
  int value = 0;          ///< what is claimed
};
/// Judges such a claim: nothing found means that there is none. `reason`: what the true number is made of, or empty.
[[nodiscard]] Finding judge_number(const NumberClaim& claim, std::optional<Range> found, std::string reason);

/// What is said of a claim that is right, and hangs on an option; `found` is its place and its rule. `winners`: of a
/// claim who has won, these have; else empty. `named`: the record names an edition.
[[nodiscard]] Diagnostic open_claim(Diagnostic found, const OpenClaim& hangs, std::string_view winners, bool named);

/// What findings come to.
[[nodiscard]] Verdict verdict_of(std::span<const Diagnostic> findings);
/// What they make of claims, if there are any.
[[nodiscard]] Claims claims_of(std::span<const Diagnostic> findings);

/// What is said of a record that cannot be read.
[[nodiscard]] Judgement unreadable(std::string_view game, Diagnostics faults);
/// In the order of the text.
void sort_by_place(std::vector<Diagnostic>& findings);

}  // namespace elfref
