// What nobody wrote down is held against nobody: legal records, thinned out. A run has 100 cases of a record
// each, or of some in full; RC_PARAMS="max_success=5000" makes it more.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/asking/record_diff.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/table/score.h"
#include "testing/english.h"
#include "testing/fixture.h"
#include "testing/thinning.h"
#include "testing/wanted.h"

namespace elfref::testing::thinned_property_test {
namespace {

const int records_a_case = in_full() ? 3 : 1;

using LeftOut = std::vector<Thinning::Left>;

/// Every legal record of the tree, by folder.
const std::vector<std::vector<Thinning>>& legal_records() {
  static const auto legal = [] {
    std::vector<std::vector<Thinning>> folders;
    for (const char* folder : {"rulebook", "disputes", "sessions", "hidden"}) {
      std::vector<Thinning>& found = folders.emplace_back();
      for (const std::string& path : records_below("records/elfenland/" + std::string(folder)))
        for (const Fixture& fixture : fixtures_of(path))
          if (fixture.verdict != "illegal" && referee(fixture.source, {}).judgement.verdict == Verdict::legal)
            found.emplace_back(fixture.source);
    }
    return folders;
  }();
  return legal;
}

/// A legal record of which something is left out.
struct Thinned {
  const Thinning* record = nullptr;
  LeftOut left{};
  std::optional<std::size_t> stop{};

  [[nodiscard]] const Thinning::Entry& entry(const Thinning::Left& one) const { return record->entries()[one.entry]; }
  [[nodiscard]] std::string text() const { return record->text(left, stop); }
  [[nodiscard]] Verdict verdict() const { return referee({"thinned", text(), 1, 1}).judgement.verdict; }
  [[nodiscard]] bool accused() const {
    const Verdict found = verdict();
    return found == Verdict::illegal || found == Verdict::unreadable;
  }
};

std::size_t below(std::size_t end) {
  return *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, end)));
}

/// Some kinds of entries, and of these few or many. `kept`: a kind of which none is left out.
Thinned any_thinned(const std::string& kept = {}) {
  const std::vector<Thinning>& folder = legal_records()[below(legal_records().size())];
  Thinned thinned{&folder[below(folder.size())]};
  const std::vector<Thinning::Entry>& entries = thinned.record->entries();
  std::set<std::string> kinds, chosen;
  for (const Thinning::Entry& entry : entries) kinds.insert(entry.what);
  for (const std::string& kind : kinds)
    if (kind != kept && below(2) == 0) chosen.insert(kind);
  // While phase 3 goes on, the picks that are written are all there are: a lap of them is not left out where the record
  // stops there.
  const bool picks = chosen.contains("pick");
  if (picks) chosen.erase("phase");
  const std::size_t one_of = 1 + below(12);
  for (std::size_t entry = 0; entry < entries.size(); ++entry)
    if (chosen.contains(entries[entry].what) && below(one_of) == 0)
      thinned.left.push_back({entry, below(entries[entry].ways.size())});
  const std::size_t stops = thinned.record->stops().size();
  if (stops > 0 && !picks && below(4) == 0) thinned.stop = below(stops);
  return thinned;
}

/// One entry is written after all, with all that belongs to it: what tells more of a play whenever it may be, a play
/// itself when all earlier ones are written. (An unwritten play was a legal one, and a written one may turn out not to
/// be, where what was played before it is open.)
Thinned with_one_more(Thinned thinned, std::size_t back) {
  const Thinning::Entry* more = &thinned.entry(thinned.left[back]);
  if (more->play)
    for (const Thinning::Left& one : thinned.left)
      if (thinned.entry(one).play && thinned.entry(one).begin() < more->begin()) more = &thinned.entry(one);
  std::erase_if(thinned.left, [&](const Thinning::Left& one) {
    return &thinned.entry(one) == more || thinned.entry(one).within(*more);
  });
  return thinned;
}

/// The same with as little left out as `fails` allows.
template <class Fails>
Thinned least(Thinned thinned, Fails fails) {
  for (std::size_t size = std::max<std::size_t>(thinned.left.size() / 2, 1); size > 0; size /= 2)
    for (std::size_t i = 0; i < thinned.left.size();) {
      Thinned fewer = thinned;
      const auto from = fewer.left.begin() + static_cast<std::ptrdiff_t>(i);
      fewer.left.erase(from, from + static_cast<std::ptrdiff_t>(std::min(size, fewer.left.size() - i)));
      if (fails(fewer)) {
        thinned = std::move(fewer);
      } else {
        i += size;
      }
    }
  return thinned;
}

/// A record and what is found in it, for whoever has to mend something.
std::string told(const Thinned& thinned) {
  const Refereed refereed = referee({"thinned", thinned.text(), 1, 1});
  std::string out = "left out:";
  for (const Thinning::Left& one : thinned.left) out += " " + thinned.entry(one).what;
  out += "\n" + thinned.text();
  for (const Diagnostic& found : refereed.judgement.findings)
    if (found.severity != Severity::note)
      out += std::to_string(place_of(refereed.source(), found.span).line) + ": " + std::string(name(found.severity)) +
             ": " + testing::in_english(found.message, refereed.judgement.players) + " [" + std::string(found.id) + "]\n";
  return out + "verdict: " + std::string(name(refereed.judgement.verdict)) + "\n";
}

TEST(Thinned, ARecordWrittenAgainIsWhatItWas) {
  std::set<std::string> kinds;
  for (const std::vector<Thinning>& folder : legal_records()) {
    EXPECT_GE(folder.size(), 5);
    for (const Thinning& record : folder) {
      const Thinned whole{&record};
      EXPECT_EQ(whole.verdict(), Verdict::legal) << told(whole);
      for (const Thinning::Entry& entry : record.entries()) kinds.insert(entry.what);
    }
  }
  const std::set<std::string> all = {"claims",  "deal",  "discard", "draw", "hand",  "journey", "keep",  "passes",
                                     "payment", "phase", "pick",    "plan", "round", "row",     "start", "step"};
  EXPECT_EQ(kinds, all);
}

RC_GTEST_PROP(Thinned, NobodyIsAccusedOfWhatWasNotWritten, ()) {
  for (int again = 0; again < records_a_case; ++again) {
    const Thinned thinned = any_thinned();
    if (thinned.accused()) RC_FAIL(told(least(thinned, [](const Thinned& fewer) { return fewer.accused(); })));
  }
}

RC_GTEST_PROP(Thinned, WhatIsTrueLeavesALegalRecordLegal, ()) {
  for (int again = 0; again < records_a_case; ++again) {
    const Thinned thinned = any_thinned();
    if (thinned.left.empty() || thinned.verdict() != Verdict::legal) continue;
    const Thinned more = with_one_more(thinned, below(thinned.left.size()));
    if (more.verdict() != Verdict::legal) RC_FAIL(told(thinned) + "\nand with one entry more\n\n" + told(more));
  }
}

/// On what the thinned record and the whole one differ.
std::string differences(const Thinned& thinned) {
  const Refereed whole = referee({"whole", thinned.record->text({}), 1, 1});
  const Refereed less = referee({"thinned", thinned.text(), 1, 1});
  const RecordDiff diff = diff_records(*whole.game, {*less.record, less.judgement}, {*whole.record, whole.judgement});
  std::string out;
  if (!diff.same())
    render_diff(out, diff, {Example{less.source(), less.judgement}, {whole.source(), whole.judgement}}, {});
  return out;
}

RC_GTEST_PROP(Thinned, ARecordSaysNothingAgainstTheWholeOne, ()) {
  for (int again = 0; again < records_a_case; ++again) {
    const Thinned thinned = any_thinned();
    if (differences(thinned).empty()) continue;
    const Thinned few = least(thinned, [](const Thinned& fewer) { return !differences(fewer).empty(); });
    RC_FAIL(differences(few) + told(few));
  }
}

/// A value of the whole record that does not lie within what the thinned one leaves open; empty: all do.
std::string outside(const std::vector<Standing>& whole, const std::vector<Standing>& thinned) {
  std::string text;
  for (const Standing& truth : whole)
    for (const Standing& bounds : thinned) {
      if (bounds.side != truth.side) continue;
      const auto compare = [&](std::string_view what, std::optional<Range> value, std::optional<Range> within) {
        if (value && within && (value->min < within->min || value->max > within->max))
          text += truth.name + ": " + std::string(what) + " " + std::to_string(value->min) + " to " +
                  std::to_string(value->max) + ", not within " + std::to_string(within->min) + " to " +
                  std::to_string(within->max) + "\n";
      };
      compare("place", truth.place, bounds.place);
      for (std::size_t i = 0; i < truth.figures.size(); ++i)
        compare(truth.figures[i].key, truth.figures[i].number, bounds.figures[i].number);
    }
  return text;
}

RC_GTEST_PROP(Thinned, WhatIsTrueLiesWithinEveryInterval, ()) {
  // Of games that ended after their last round: a record without its last phase is one that stops before it, and tells
  // how it stood there.
  Thinned thinned = any_thinned("phase");
  thinned.stop.reset();
  // A position may begin with fewer cards than were dealt; where they are left out, it begins as the rules deal.
  std::erase_if(thinned.left, [&](const Thinning::Left& left) {
    return thinned.entry(left).what == "start" || thinned.entry(left).what == "hand";
  });
  const auto standings = [](const Thinned& of) { return referee({"thinned", of.text(), 1, 1}).judgement.standings; };
  if (referee({"thinned", thinned.record->text({}), 1, 1}).judgement.ended != "last-round") return;
  const std::vector<Standing> whole = standings({thinned.record});
  const auto wrong = [&](const Thinned& fewer) { return !outside(whole, standings(fewer)).empty(); };
  if (!wrong(thinned)) return;
  const Thinned smaller = least(thinned, wrong);
  RC_FAIL(told(smaller) + outside(whole, standings(smaller)));
}

}  // namespace
}  // namespace elfref::testing::thinned_property_test
