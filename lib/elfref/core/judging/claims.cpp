#include "elfref/core/judging/claims.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/core/words/speaker.h"

namespace elfref {

Finding judge_number(const NumberClaim& claim, std::optional<Range> found, std::string reason) {
  if (found == Range{claim.value, claim.value}) return kept();
  Words words;
  words.open = found && !found->exact() && found->has(claim.value);
  words.message = fmt::format("{} {} claimed for {}, ", claim.what, claim.value, who(claim.seat));
  words.message += found ? fmt::format("{} {}", range(*found), found->exact() ? "found" : "possible")
                         : std::string("where there is none");
  if (!reason.empty()) words.because.push_back(std::move(reason));
  return broken(std::move(words));
}

Diagnostic open_claim(Diagnostic found, const OpenClaim& hangs, std::string_view winners, bool named) {
  found.severity = Severity::warning;
  found.option = hangs.option;
  const std::string_view why = named ? "the edition leaves it open" : "no edition is named";
  if (!winners.empty()) {
    found.message = fmt::format("{} won under {}: {}, {} under {}; {}", winners, hangs.option, hangs.here,
                                hangs.winners, hangs.there, why);
  } else {
    found.message = fmt::format("true under {}: {}, and not{} under {}; {}", hangs.option, hangs.here,
                                hangs.refuted ? "" : " for certain", hangs.there, why);
    found.because = {fmt::format("under {}: {}", hangs.there, english(hangs.told))};
  }
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
    return std::pair(found.beside != nullptr, found.span.begin);
  });
}

}  // namespace elfref
