#include "elfref/core/suggest.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "elfref/core/edit.h"
#include "elfref/core/text.h"

namespace elfref {
namespace {

constexpr std::size_t most_for_a_finding = 3;
constexpr std::size_t most_work = 400'000;  // in all judgements together: a second, more or less
constexpr std::size_t bytes_a_play = 16;    // what takes as long to read as a play to judge

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

/// Words that are near to one that is not understood.
std::vector<Suggestion> meant(const Record& record, const Judgement& judgement) {
  std::vector<Suggestion> found;
  for (std::size_t index = 0; index < judgement.findings.size(); ++index) {
    const Diagnostic& fault = judgement.findings[index];
    const std::string word = record.source().text.substr(fault.span.begin, fault.span.end - fault.span.begin);
    for (const std::string& near : fault.meant)
      found.push_back({.finding = index,
                       .text = "write '" + near + "' instead of '" + printable(word) + "'",
                       .edits = {{fault.span, words_for(record, fault.span, near)}}});
  }
  return found;
}

/// The same, without what no finding hangs on and takes long.
Overrides without_deductions(Overrides overrides) {
  overrides.deductions = false;
  return overrides;
}

}  // namespace

void suggest(const GameModule& game, const Record& record, const Overrides& asked, Judgement& judgement) {
  const Overrides overrides = without_deductions(asked);
  judgement.suggestions.clear();
  std::size_t work = 0;
  const std::size_t work_each =
      static_cast<std::size_t>(judgement.plays) + record.source().text.size() / bytes_a_play + 1;
  std::vector<std::size_t> found(judgement.findings.size());
  std::vector<Suggestion> all = meant(record, judgement);
  std::ranges::move(game.proposals(record, overrides, judgement), std::back_inserter(all));
  for (Suggestion& proposed : all) {
    if (work > most_work) break;
    if (found[proposed.finding] == most_for_a_finding) continue;
    work += work_each;
    const Altered after = altered(game, record, judgement, proposed.edits, overrides);
    if (!is_gone(after, judgement.findings[proposed.finding]) || !brings_nothing(after)) continue;
    ++found[proposed.finding];
    judgement.suggestions.push_back(std::move(proposed));
  }
  std::ranges::stable_sort(judgement.suggestions, {}, &Suggestion::finding);
}

std::vector<Edit> fixes(const GameModule& game, const Record& record, const Overrides& asked,
                        const Judgement& judgement) {
  const Overrides overrides = without_deductions(asked);
  std::vector<Edit> taken;
  std::vector<std::size_t> fixed;  // findings
  std::size_t work = 0;
  for (const Suggestion& suggestion : judgement.suggestions) {
    if (work > most_work) break;
    if (std::ranges::find(fixed, suggestion.finding) != fixed.end() || overlap(taken, suggestion.edits)) continue;
    std::vector<Edit> both = taken;
    both.insert(both.end(), suggestion.edits.begin(), suggestion.edits.end());
    work += static_cast<std::size_t>(judgement.plays) + record.source().text.size() / bytes_a_play + 1;
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
