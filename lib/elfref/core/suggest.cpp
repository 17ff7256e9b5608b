#include "elfref/core/suggest.h"

#include <algorithm>
#include <utility>

namespace elfref {
namespace {

constexpr std::size_t most_for_a_finding = 3;
constexpr long most_plays_judged = 3'000'000;  // in all judgements together: a second, more or less

/// Whether a finding is none that a change may bring: all but what sums up, changes nothing, and has no rule.
bool matters(const Diagnostic* found) {
  return found->severity != Severity::note || found->rule != nullptr;
}

bool brings_nothing(const Altered& altered) {
  return std::ranges::none_of(altered.came, matters);
}

bool is_gone(const Altered& altered, const Diagnostic& finding) {
  return std::ranges::find(altered.gone, &finding) != altered.gone.end();
}

bool overlap(const std::vector<Edit>& some, const std::vector<Edit>& others) {
  return std::ranges::any_of(some, [&](const Edit& a) {
    return std::ranges::any_of(others, [&](const Edit& b) {
      return a.span == b.span || (a.span.begin < b.span.end && b.span.begin < a.span.end);
    });
  });
}

}  // namespace

void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement) {
  judgement.suggestions.clear();
  long judged = 0;
  std::vector<std::size_t> found(judgement.findings.size());
  for (Suggestion& proposed : game.proposals(record, overrides, judgement)) {
    if (judged > most_plays_judged) return;
    if (found[proposed.finding] == most_for_a_finding) continue;
    judged += judgement.plays + 1;
    const Altered after = altered(game, record, judgement, proposed.edits, overrides);
    if (!is_gone(after, judgement.findings[proposed.finding]) || !brings_nothing(after)) continue;
    ++found[proposed.finding];
    judgement.suggestions.push_back(std::move(proposed));
  }
  std::ranges::stable_sort(judgement.suggestions, {}, &Suggestion::finding);
}

std::vector<Edit> fixes(const GameModule& game, const Record& record, const Overrides& overrides,
                        const Judgement& judgement) {
  std::vector<Edit> taken;
  std::vector<std::size_t> fixed;  // findings
  for (const Suggestion& suggestion : judgement.suggestions) {
    if (std::ranges::find(fixed, suggestion.finding) != fixed.end() || overlap(taken, suggestion.edits)) continue;
    std::vector<Edit> both = taken;
    both.insert(both.end(), suggestion.edits.begin(), suggestion.edits.end());
    const Altered after = altered(game, record, judgement, both, overrides);
    std::vector<std::size_t> gone = fixed;
    gone.push_back(suggestion.finding);
    const bool all_gone =
        std::ranges::all_of(gone, [&](std::size_t finding) { return is_gone(after, judgement.findings[finding]); });
    if (!all_gone || !brings_nothing(after)) continue;
    taken = std::move(both);
    fixed = std::move(gone);
  }
  return taken;
}

}  // namespace elfref
