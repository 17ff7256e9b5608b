#include "elfref/core/asking/suggest.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/record/edit.h"
#include "elfref/core/record/layout.h"
#include "elfref/core/record/mends.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::size_t most_for_a_finding = 3;
constexpr std::size_t most_near_words = 3;  // nearest() finds no more: then there may be others

/// Whether a finding is none that a change may bring: all but what sums up, changes nothing, and has no rule.
bool matters(const Diagnostic& found) {
  return found.severity != Severity::note || found.rule != nullptr;
}

bool holds(Span outer, Span inner) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

/// Places in a text as it is after changes.
struct Uncovered {
  std::vector<Span> unread;   ///< what stands behind words that were not understood: nobody read it before
  std::vector<Span> changed;  ///< entries in which a word is another one, but for the names of keys
  std::vector<Span> words;    ///< the changed words, and for a slip of the form all of their lines
};

/// The bytes of the lines in which a span is.
Span lines_of(std::string_view text, Span span) {
  return layout::between(layout::line_begin(text, span.begin), layout::line_end(text, span.end));
}

Uncovered uncovered(const Record& record, const Judgement& before, std::span<const Edit> edits) {
  const auto now = [&](Span span) { return Span{moved(span.begin, edits), moved(span.end, edits)}; };
  const auto is_unknown_key = [&](Span span) {
    return std::ranges::any_of(before.findings, [&](const Diagnostic& finding) {
      return finding.id == Fault::unknown_key.id && finding.span == span;
    });
  };
  Uncovered found;
  const auto first = std::ranges::find_if(before.findings, is_slip_of_form);  // they are in the order of the text
  if (first != before.findings.end()) {
    const Span lines = lines_of(record.source().text, first->span);
    found.unread.push_back({moved(lines.begin, edits), std::numeric_limits<std::uint32_t>::max()});
  }
  const std::string changed_text = with_edits(record.source().text, edits);
  for (const Span words : new_places(edits))
    found.words.push_back(first == before.findings.end() ? words : lines_of(changed_text, words));
  for (const Edit& edit : edits) {
    const auto entry = entry_around(record, edit.span);
    if (!entry) continue;
    if (!is_unknown_key(edit.span)) found.changed.push_back(now(entry->span));
    if (entry->key == nullptr || entry->key->span != edit.span) continue;
    if (entry->parent == &record.root()) {  // who plays, and by which rules: it bears on all
      found.unread.push_back({0, std::numeric_limits<std::uint32_t>::max()});
    } else {
      found.unread.push_back(now(entry->value->span));
    }
  }
  return found;
}

/// Words that are near to one that is not understood.
std::vector<Suggestion> meant(const Record& record, const Judgement& judgement) {
  std::vector<Suggestion> found;
  for (std::size_t index = 0; index < judgement.findings.size(); ++index) {
    const Diagnostic& fault = judgement.findings[index];
    // A record with gaps may end before the place of a fault.
    if (fault.meant.empty() || fault.span.end > record.source().text.size()) continue;
    const std::string word = record.source().text.substr(fault.span.begin, fault.span.end - fault.span.begin);
    for (const std::string& near : fault.meant)
      found.push_back({.finding = index,
                       .text = msg::write_instead({.old = verbatim(word), .text = verbatim(near)}),
                       .edits = {{fault.span, words_for(record, fault.span, near)}}});
  }
  return found;
}

}  // namespace

Overrides searching(Overrides overrides, Work& work) {
  overrides.deductions = false;
  overrides.work = &work;
  return overrides;
}

std::vector<std::size_t> slips_of(const Judgement& judgement) {
  std::vector<std::size_t> found;
  for (std::size_t index = 0; index < judgement.findings.size(); ++index)
    if (judgement.findings[index].severity != Severity::note && !judgement.findings[index].attachment)
      found.push_back(index);
  return found;
}

Effect effect_of(const Record& record, const Judgement& before, const Altered& after,
                 std::span<const std::size_t> findings) {
  const auto is_gone = [&](std::size_t finding) {
    return std::ranges::find(after.gone, &before.findings[finding]) != after.gone.end();
  };
  if (!std::ranges::all_of(findings, is_gone)) return Effect::none;
  const auto brought = [](const Diagnostic* found) { return matters(*found); };
  if (std::ranges::none_of(after.came, brought)) return Effect::fixes;
  if (before.verdict != Verdict::unreadable) return Effect::none;
  const Uncovered places = uncovered(record, before, after.edits);
  const auto was_there = [&](const Diagnostic* found) {
    const auto around = [&](Span place) { return holds(place, found->span); };
    if (!matters(*found)) return true;
    const auto meets = [&](Span words) { return words.begin < found->span.end && found->span.begin < words.end; };
    if (found->bearing == Bearing::record)
      return std::ranges::any_of(places.unread, around) && std::ranges::none_of(places.words, meets);
    return std::ranges::none_of(places.changed, around);
  };
  return std::ranges::all_of(after.came, was_there) ? Effect::uncovers : Effect::none;
}

void suggest(const GameModule& game, const Record& record, const Overrides& overrides, Judgement& judgement) {
  Work work(most_beside(judgement.work));
  suggest(game, record, overrides, judgement, work, slips_of(judgement));
}

void suggest(const GameModule& game, const Record& record, const Overrides& asked, Judgement& judgement, Work& work,
             std::span<const std::size_t> findings) {
  const Overrides overrides = searching(asked, work);
  judgement.suggestions.clear();
  std::map<std::size_t, std::vector<Suggestion>> proposed;  // by finding
  for (Suggestion& near : meant(record, judgement)) proposed[near.finding].push_back(std::move(near));
  if (game.proposals != nullptr)
    for (Suggestion& other : game.proposals(record, overrides, judgement))
      proposed[other.finding].push_back(std::move(other));
  for (const std::size_t finding : findings) {
    std::vector<Suggestion> fixing, uncovering;
    // Of the ways to mend a slip of the form, only the first that does it is offered.
    for (Mend& mend : mends_of(record.source(), judgement.findings[finding])) {
      const Altered after = altered(game, record, judgement, mend, overrides);
      if (work.done()) break;
      const Effect effect = effect_of(record, judgement, after, std::span(&finding, 1));
      if (effect == Effect::none) continue;
      std::vector<Suggestion>& to = effect == Effect::fixes ? fixing : uncovering;
      to.push_back({.finding = finding, .text = mend_in_words(record.source(), mend), .edits = std::move(mend)});
      break;
    }
    for (Suggestion& one : proposed[finding]) {
      if (work.done() || fixing.size() == most_for_a_finding) break;
      const Altered after = altered(game, record, judgement, one.edits, overrides);
      if (work.done()) break;  // that was not judged to its end
      const Effect effect = effect_of(record, judgement, after, std::span(&finding, 1));
      if (effect == Effect::fixes) fixing.push_back(std::move(one));
      if (effect == Effect::uncovers && uncovering.size() < most_for_a_finding) uncovering.push_back(std::move(one));
    }
    std::vector<Suggestion>& found = fixing.empty() ? uncovering : fixing;
    const bool all_tried = !work.done() && judgement.findings[finding].meant.size() < most_near_words;
    if (found.size() == 1) found.front().only = all_tried;
    std::ranges::move(found, std::back_inserter(judgement.suggestions));
    if (!work.done()) continue;
    judgement.given_up.push_back(msg::suggestions());
    break;
  }
}

}  // namespace elfref
