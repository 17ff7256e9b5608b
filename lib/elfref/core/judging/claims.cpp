#include "elfref/core/judging/claims.h"

#include <algorithm>
#include <utility>

#include "elfref/core/words/core_msg.h"

namespace elfref {

Finding judge_number(const NumberClaim& claim, std::optional<Range> found, Message reason) {
  if (found == Range{claim.value, claim.value}) return kept();
  Words words;
  words.open = found && !found->exact() && found->has(claim.value);
  if (!found) {
    words.message = msg::number_claimed_of_none(
        {.claimed = claim.value, .player = claim.seat, .what = verbatim(claim.what)});
  } else if (found->exact()) {
    words.message = msg::number_claimed(
        {.claimed = claim.value, .found = *found, .player = claim.seat, .what = verbatim(claim.what)});
  } else {
    words.message = msg::number_claimed_possibly(
        {.claimed = claim.value, .found = *found, .player = claim.seat, .what = verbatim(claim.what)});
  }
  if (!reason.empty()) words.because.push_back(std::move(reason));
  return broken(std::move(words));
}

Diagnostic open_claim(Diagnostic found, const OpenClaim& depends, const Message& winners, bool named) {
  found.severity = Severity::warning;
  found.option = depends.option;
  const Message why = named ? msg::edition_leaves_open() : msg::edition_not_named();
  const Message here = setting(depends.option, depends.here);
  if (!winners.empty()) {
    found.message = msg::winner_by_option({.setting = here,
                                           .there = verbatim(depends.there),
                                           .why = why,
                                           .winners = winners,
                                           .winners_there = depends.winners});
    return found;
  }
  found.message = depends.refuted
                      ? msg::true_by_option({.setting = here, .there = verbatim(depends.there), .why = why})
                      : msg::certain_by_option({.setting = here, .there = verbatim(depends.there), .why = why});
  found.because = {msg::under_value({.there = verbatim(depends.there), .told = depends.told})};
  return found;
}

Verdict verdict_of(std::span<const Diagnostic> findings) {
  Verdict verdict = Verdict::legal;
  for (const Diagnostic& found : findings) {
    if (found.bearing != Bearing::verdict || found.severity == Severity::note) continue;
    if (found.severity == Severity::error) return Verdict::illegal;
    verdict = Verdict::possible;
  }
  return verdict;
}

Claims claims_of(std::span<const Diagnostic> findings) {
  Claims claims = Claims::confirmed;
  for (const Diagnostic& found : findings) {
    if (found.bearing != Bearing::claims) continue;
    if (found.severity == Severity::error) return Claims::refuted;
    if (found.severity == Severity::warning) claims = Claims::open;
  }
  return claims;
}

Judgement unreadable(std::string_view game, Diagnostics faults) {
  Judgement judgement;
  judgement.game = game;
  judgement.findings = faults.take();
  sort_by_place(judgement.findings);
  return judgement;
}

void sort_by_place(std::vector<Diagnostic>& findings) {
  std::ranges::stable_sort(findings, {}, [](const Diagnostic& found) {
    return std::pair(found.attachment != nullptr, found.span.begin);
  });
}

}  // namespace elfref
