// Slips of a phone: legal records are broken at known places, as people who type on a phone break them. Each is read
// as it is, fixed, or reported at its place with the remedy; few are misleading. ELFREF_PHONE_SLIPS of the environment
// is the number of slips that are tried, ELFREF_SEED what they are drawn from, ELFREF_SHOWN how many misleading kinds
// are shown; `tools/test --all instruments` tries many.

#include "instruments/phone_slips.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/asking/fix.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/render/render.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/testing/generator.h"
#include "elfref/testing/things.h"
#include "testing/fixture.h"
#include "testing/wanted.h"

namespace elfref::testing::phone_slips_test {
namespace {

constexpr int share_of_slips = 300, all_slips = 10'000;
constexpr int most_misleading = 2;  // percent
constexpr int usually_shown = 10;
constexpr int most_judged = 400;      // to make one record small
constexpr std::size_t longest = 400;  // lines of a record

// ---------------------------------------------------------------- what a text says

Refereed refereed(std::string text) {
  return referee({.name = "phone.yaml", .text = std::move(text)});
}

bool unread(const Diagnostic& found) {
  return found.bearing == Bearing::record && found.severity == Severity::error;
}
bool accuses(const Diagnostic& found) {
  return found.bearing != Bearing::record && found.severity == Severity::error;
}

bool is_clean(const Refereed& read) {
  return read.judgement.verdict != Verdict::unreadable &&
         std::ranges::none_of(read.judgement.findings,
                              [](const auto& found) { return found.severity == Severity::error; });
}

/// Everything that a record says, for as far as it matters to the rules.
std::vector<std::string> told_by(const Refereed& read) {
  if (read.judgement.verdict == Verdict::unreadable) return {"unreadable"};
  std::vector<std::string> told{std::string(read.game->name), read.judgement.edition,
                                std::string(name(read.judgement.verdict)), std::string(name(read.judgement.claims))};
  told.insert(told.end(), read.judgement.players.begin(), read.judgement.players.end());
  for (const RecordedPlay& play : read.game->plays(*read.record))
    told.push_back(std::to_string(play.round) + " " + std::string(play.phase) + " " +
                   (play.seat ? std::to_string(play.seat->value) : "-") + " " + play.words);
  for (const RecordedFact& fact : read.game->facts(*read.record)) told.push_back(fact.what + ": " + fact.words);
  return told;
}

/// The ids of a message and of those in it.
void add_ids(const Message& message, const Speaker& says, std::set<std::string>& ids) {
  if (message.id() != finished_text && message.id() != lone_argument) ids.emplace(says.catalogue().name(message.id()));
  for (const Arg& arg : message.args())
    if (arg.kind == Arg::Kind::message) ids.emplace(says.catalogue().name(Msg{arg.id}));
}

/// Whether a finding or its advice has one of some messages.
bool names_one(const Diagnostic& found, std::span<const std::string_view> messages, const Speaker& says) {
  std::set<std::string> ids{std::string(found.id)};
  add_ids(found.message, says, ids);
  add_ids(found.advice, says, ids);
  for (const Message& ground : found.because) add_ids(ground, says, ids);
  return std::ranges::any_of(messages, [&](std::string_view id) { return ids.contains(std::string(id)); });
}

/// A remedy that a message asks for, and that can be tried: signs around the value of a line.
struct Remedy {
  std::string_view name;
  std::vector<std::string_view> messages;
  std::string_view open, close;
};
const std::vector<Remedy>& remedies() {
  static const std::vector<Remedy> all{
      {"quotes", {"colon-in-text", "whole-text-in-quotes", "put-texts-in-quotes"}, "'", "'"},
      {"brackets", {"second-colon-of-steps", "values-stand-in-brackets"}, "[", "]"},
  };
  return all;
}

/// Whether the record says what it should as soon as the remedy is applied to a line, from 1.
bool helps(const Remedy& remedy, const std::string& text, int line, const std::vector<std::string>& truth) {
  Lines lines = lines_of(text);
  std::string& here = lines[static_cast<std::size_t>(line) - 1];
  const std::string before = here.substr(0, here.find(" #"));
  for (const std::string_view begin : {"- ", ": "}) {
    const std::size_t at = before.find(begin);
    if (at == std::string::npos) continue;
    std::string value = before.substr(at + 2);
    if (remedy.open == "'")
      for (std::size_t quote = value.find('\''); quote != std::string::npos; quote = value.find('\'', quote + 2))
        value.insert(quote, 1, '\'');
    for (const std::string_view open : {remedy.open, std::string_view()}) {
      for (const std::string_view close : {remedy.close, std::string_view()}) {
        here = before.substr(0, at + 2).append(open).append(value).append(close);
        if (told_by(refereed(text_of_lines(lines))) == truth) return true;
      }
    }
  }
  return false;
}

// ---------------------------------------------------------------- what comes of a slip

enum class Outcome { read, fixed, told, place_only, misleading };
constexpr std::array<std::string_view, 5> outcome_names{"read", "fixed", "told", "place", "misleading"};

struct Result {
  Outcome outcome = Outcome::read;
  std::string why{};  ///< of a misleading one
};

/// What comes of the slips of a text, each by its index.
struct Results {
  std::vector<Result> of{};
  int runs = 1;           ///< the times that a person judges the record until all is told
  bool counts = true;     ///< the text is not simply another legal record
  std::string bad_fix{};  ///< what is wrong with a fix that was offered
};

/// What is wrong with a fix that is offered; empty: nothing.
std::string fault_of(const Suggestion& way, const Refereed& before) {
  const Diagnostic& slip = before.judgement.findings[way.finding];
  const Refereed after = refereed(with_edits(before.source().text, way.edits));
  const std::uint32_t begin = moved(slip.span.begin, way.edits);
  int first = place_of(before.source(), slip.span).line;  // from here on, nothing may have been read
  for (const Edit& edit : way.edits) first = std::min(first, place_of(before.source(), edit.span).line);
  for (const Diagnostic& found : after.judgement.findings) {
    if (found.id == slip.id && found.message == slip.message && found.span.begin == begin)
      return "the finding of a fix stays";
    const int line = place_of(after.source(), found.span).line;
    const bool known = std::ranges::any_of(before.judgement.findings, [&](const Diagnostic& other) {
      return (other.id == found.id && other.message == found.message) ||
             place_of(before.source(), other.span).line == line;
    });
    if (unread(found) && line < first && !known) return "a fix brings a finding to a line before it";
  }
  return {};
}

class Judged {
 public:
  Judged(const Slipped& slipped, const std::vector<std::string>& truth) : slipped_(slipped), truth_(truth) {
    results_.of.resize(slipped.slips.size());
  }

  Results run() {
    for (std::size_t slip = 0; slip < slipped_.slips.size(); ++slip) index_.push_back(slip);
    while (!slipped_.slips.empty() && look()) ++results_.runs;
    return std::move(results_);
  }

 private:
  void all_left(Outcome outcome, const std::string& why = {}) {
    for (const std::size_t slip : index_) results_.of[slip] = {outcome, why};
  }

  /// Judges the text once. True: something is told, is corrected, and slips are left.
  bool look() {
    const Refereed now = refereed(slipped_.text());
    if (told_by(now) == truth_) return all_left(Outcome::read), false;
    const bool readable = now.judgement.verdict != Verdict::unreadable;
    if (results_.runs == 1) look_at_ways(now);
    const Fixed fixed = fix(*now.game, *now.record, {}, now.judgement, {});
    if (!fixed.edits.empty()) {
      const Refereed after = refereed(with_edits(now.source().text, fixed.edits));
      if (told_by(after) == truth_ || told_by(after) == fixed_truth()) return all_left(Outcome::fixed), false;
      if (after.judgement.verdict != Verdict::unreadable && !may_mean_otherwise())
        return misled(is_clean(after) ? "the fix changes plays" : "the fix brings an accusation");
      if (slipped_.slips.size() == 1 && after.judgement.verdict == Verdict::unreadable && !any_near(after, fixed.edits))
        return misled("after the fix, nothing is found at the place");
    }
    if (!may_mean_otherwise())
      for (const Diagnostic& found : now.judgement.findings)
        if (accuses(found)) return misled("accuses: " + std::string(found.id));
    if (told_at_places(now)) return !slipped_.slips.empty();
    if (readable && may_mean_otherwise()) {
      if (is_clean(now)) results_.counts = false;
      all_left(Outcome::place_only, "found later");
      return false;
    }
    std::string why = "read as something else";
    for (const Diagnostic& found : now.judgement.findings)
      if (unread(found)) why = "told elsewhere: " + std::string(found.id);
    return misled(why);
  }

  /// The text misleads. Of several slips, those without which it would not are the cause, and are corrected. False: no
  /// other is left.
  bool misled(const std::string& why) {
    std::set<std::size_t> causes;
    for (std::size_t slip = 0; slip < slipped_.slips.size() && slipped_.slips.size() > 1; ++slip) {
      Slipped less = slipped_;
      less.slips.erase(less.slips.begin() + static_cast<std::ptrdiff_t>(slip));
      const Results results = Judged(less, truth_).run();
      if (std::ranges::none_of(results.of, [&](const Result& result) { return result.why == why; }))
        causes.insert(slip);
    }
    if (causes.empty()) return all_left(Outcome::misleading, why), false;
    for (const std::size_t slip : causes) results_.of[index_[slip]] = {Outcome::misleading, why};
    correct(causes);
    return !slipped_.slips.empty();
  }

  void correct(const std::set<std::size_t>& slips) {
    for (auto slip = slips.rbegin(); slip != slips.rend(); ++slip) {
      slipped_.slips.erase(slipped_.slips.begin() + static_cast<std::ptrdiff_t>(*slip));
      index_.erase(index_.begin() + static_cast<std::ptrdiff_t>(*slip));
    }
  }

  /// What the record without slips says after its own findings are fixed.
  [[nodiscard]] std::vector<std::string> fixed_truth() const {
    const Refereed original = refereed(slipped_.original());
    const Fixed fixed = fix(*original.game, *original.record, {}, original.judgement, {});
    return told_by(refereed(with_edits(original.source().text, fixed.edits)));
  }

  [[nodiscard]] bool may_mean_otherwise() const {
    return std::ranges::any_of(slipped_.slips, [](const Slip& slip) { return slip_kinds()[slip.kind].other_meaning; });
  }

  /// Whether something is found at the place of the one slip of a text that was changed.
  [[nodiscard]] bool any_near(const Refereed& after, const std::vector<Edit>& edits) const {
    const auto [first, last] = slipped_.around(0);
    const int more = std::max(0, lines_added({.name = "phone.yaml", .text = slipped_.text()}, edits));
    return std::ranges::any_of(after.judgement.findings, [&, from = first, to = last](const Diagnostic& found) {
      const int line = place_of(after.source(), found.span).line;
      return unread(found) && line >= from - more && line <= to + more;
    });
  }

  /// What a finding near a slip is worth to the person who made it.
  [[nodiscard]] Result worth(const Diagnostic& found, const SlipKind& kind, const Refereed& now) const {
    const Speaker says(now.judgement);
    const std::string what = std::string(found.id) + ": " + says(found.message);
    const bool single = slipped_.slips.size() == 1;
    if (single && is_in(right_, found.span)) return {Outcome::told, {}};
    if (single && is_in(wrong_, found.span) && !kind.other_meaning)
      return {Outcome::misleading, "a way that is offered changes plays"};
    if (single) {
      const int line = place_of(now.source(), found.span).line;
      for (const Remedy& remedy : remedies()) {
        if (!names_one(found, remedy.messages, says)) continue;
        if (helps(remedy, now.source().text, line, truth_)) return {Outcome::told, {}};
        return {Outcome::misleading, std::string(remedy.name) + " would not help"};
      }
    }
    const bool told = names_one(found, kind.told_by, says) || (kind.other_meaning && accuses(found));
    return told ? Result{Outcome::told, {}} : Result{Outcome::place_only, what};
  }

  /// Sorts the slips at which something is found, and corrects them. False: there are none.
  bool told_at_places(const Refereed& now) {
    std::set<std::size_t> done;
    for (std::size_t slip = 0; slip < slipped_.slips.size(); ++slip) {
      const SlipKind& kind = slip_kinds()[slipped_.slips[slip].kind];
      const auto [first, last] = slipped_.around(slip);
      for (const Diagnostic& found : now.judgement.findings) {
        const int line = place_of(now.source(), found.span).line;
        if (found.severity == Severity::note || line < first || line > last) continue;
        Result& result = results_.of[index_[slip]];
        const Result here = worth(found, kind, now);
        // The best of several findings counts.
        if (done.insert(slip).second || here.outcome < result.outcome) result = here;
      }
    }
    correct(done);
    return !done.empty();
  }

  /// Tries each fix that is offered.
  void look_at_ways(const Refereed& now) {
    Judgement judgement = now.judgement;
    suggest(*now.game, *now.record, {}, judgement);
    for (const Suggestion& way : judgement.suggestions) {
      if (const std::string bad = fault_of(way, now); !bad.empty()) results_.bad_fix = bad;
      const Refereed after = refereed(with_edits(now.source().text, way.edits));
      const Span place = judgement.findings[way.finding].span;
      if (told_by(after) == truth_) {
        right_.push_back(place);
      } else if (after.judgement.verdict != Verdict::unreadable) {
        wrong_.push_back(place);
      }
    }
  }

  Slipped slipped_;
  std::vector<std::size_t> index_;  // of the slips that are left, as they were
  const std::vector<std::string>& truth_;
  std::vector<Span> right_;  // findings that have the right way among theirs
  std::vector<Span> wrong_;  // findings with a way that makes another record
  Results results_;
};

// ---------------------------------------------------------------- records

/// The record with the first `most` of its rounds or turns.
Lines shortened(const Lines& lines, std::size_t most) {
  std::size_t entries = 0;
  bool in_plays = false;
  Lines fewer;
  for (const std::string& line : lines) {
    if (in_plays && (line.starts_with("- ") || line == "-") && ++entries > most) break;
    fewer.push_back(line);
    if (line.starts_with("rounds:") || line.starts_with("turns:")) in_plays = true;
  }
  return fewer;
}

/// The first line of the plays.
std::size_t first_play(const Lines& lines) {
  const auto found = std::ranges::find_if(lines, [](const std::string& line) {
    return line.starts_with("rounds:") || line.starts_with("turns:") || line.starts_with("final:");
  });
  return found == lines.end() ? 0 : static_cast<std::size_t>(found - lines.begin());
}

/// Legal records of all games: generated ones, and those of the folder `records`.
class Records {
 public:
  explicit Records(std::uint64_t seed) : seed_(seed) {
    for (const std::string& path : records_below("records"))
      if (path.find("/counts/") == std::string::npos) paths_.push_back(path);
  }

  /// A legal record; empty if this number gives none.
  [[nodiscard]] Lines legal(std::uint64_t number, Dice& dice) const {
    Lines lines;
    if (dice.chance(40)) {
      const std::string text = text_of_file(std::string(ELFREF_SOURCE_DIR "/") + any_of(paths_, dice));
      lines = lines_of(std::string_view(text).substr(0, document_size(text)));
    } else {
      const SessionGenerator& sessions = generators()[number % generators().size()];
      const Detail detail = std::array{Detail::full, Detail::in_public, Detail::minimal}[number / 3 % 3];
      lines = lines_of(sessions.record({.seed = seed_, .detail = detail}, number));
    }
    const Lines fewer = shortened(lines, 1 + static_cast<std::size_t>(dice.below(4)));
    if (is_clean(refereed(text_of_lines(fewer)))) return fewer;
    return lines.size() <= longest && is_clean(refereed(text_of_lines(lines))) ? lines : Lines();
  }

 private:
  std::uint64_t seed_;
  std::vector<std::string> paths_;
};

/// What comes of a text with slips; of one whose record is not legal, nothing.
Results results_of(const Slipped& slipped) {
  const Refereed original = refereed(slipped.original());
  return is_clean(original) ? Judged(slipped, told_by(original)).run() : Results();
}

bool misleads(const Results& results, const std::string& why) {
  return std::ranges::any_of(
      results.of, [&](const Result& result) { return result.outcome == Outcome::misleading && result.why == why; });
}

/// A shorter record with fewer slips that fails in the same way.
template <class Fails>
Slipped smallest(Slipped slipped, const Fails& fails) {
  for (std::size_t slip = slipped.slips.size(); slip-- > 0 && slipped.slips.size() > 1;) {
    Slipped less = slipped;
    less.slips.erase(less.slips.begin() + static_cast<std::ptrdiff_t>(slip));
    if (fails(results_of(less))) slipped = std::move(less);
  }
  int judged = 0;
  for (std::size_t size = std::max<std::size_t>(slipped.lines.size() / 2, 1); size > 0; size /= 2) {
    for (std::size_t begin = 0; begin < slipped.lines.size() && judged < most_judged;) {
      const std::size_t end = std::min(begin + size, slipped.lines.size());
      const bool holds = std::ranges::any_of(slipped.slips, [&](const Slip& slip) {
        return begin < std::max(slip.end(), slip.line + 1) && slip.line < end;
      });
      if (!holds) {
        Slipped less = without_lines(slipped, begin, end);
        ++judged;
        if (fails(results_of(less))) {
          slipped = std::move(less);
          continue;
        }
      }
      begin = end;
    }
  }
  return slipped;
}

/// The shorter of two texts, of which the first may be none.
void keep_shorter(Slipped& shortest, const Slipped& other) {
  const auto size = [](const Slipped& of) { return std::pair(of.slips.size(), of.lines.size()); };
  if (shortest.slips.empty() || size(other) < size(shortest)) shortest = other;
}

std::string shown(const Slipped& slipped) {
  const Refereed found = refereed(slipped.text());
  std::string out = found.source().text + "\n";
  render_check(out, found.source(), found.judgement, {});
  return out;
}

// ---------------------------------------------------------------- all of them

struct Tally {
  std::array<int, outcome_names.size()> of{};
  [[nodiscard]] int total() const {
    int sum = 0;
    for (const int times : of) sum += times;
    return sum;
  }
};

void print(std::string_view what, const Tally& tally) {
  std::cout << "  " << std::left << std::setw(24) << what << std::right << std::setw(6) << tally.total();
  for (const int times : tally.of)
    std::cout << std::setw(7) << times << std::setw(5) << (times * 100 + tally.total() / 2) / std::max(tally.total(), 1)
              << '%';
  std::cout << '\n';
}

TEST(PhoneSlips, AreReadFixedOrTold) {
  const int wanted_slips = wanted("ELFREF_PHONE_SLIPS", share_of_slips, all_slips);
  const std::uint64_t seed = seed_wanted("ELFREF_SEED", 20161124);
  const int most_shown = wanted("ELFREF_SHOWN", usually_shown, usually_shown);
  std::cout << wanted_slips << " slips, ELFREF_SEED=" << seed << '\n';
  const Records records(seed);
  std::map<std::string, Slipped> bad_fixes;
  std::vector<Tally> tallies(slip_kinds().size());
  Tally sum;
  std::map<std::tuple<std::size_t, std::string>, std::pair<int, Slipped>> misleading;  // the shortest of each
  std::map<std::tuple<std::size_t, std::string>, int> places;  // what is told without the remedy
  int texts = 0, runs = 0;
  std::size_t next_kind = 0;
  for (std::uint64_t number = 0; sum.total() < wanted_slips; ++number) {
    Dice dice(seed ^ 0x5119, number);
    Slipped slipped{.lines = records.legal(number, dice)};
    if (slipped.lines.empty()) continue;
    const std::vector<std::string> truth = told_by(refereed(slipped.original()));
    const std::size_t plays = first_play(slipped.lines);
    const int slips = dice.chance(80) ? 1 : 2 + dice.below(2);
    for (int again = 0; again < slips; ++again) {
      const std::size_t kind = again == 0 ? next_kind++ % slip_kinds().size()
                                          : static_cast<std::size_t>(dice.below(static_cast<int>(slip_kinds().size())));
      const auto slip = any_slip(kind, slipped.lines, plays, dice);
      if (slip && !slipped.touches(*slip)) slipped.slips.push_back(*slip);
    }
    if (slipped.slips.empty()) continue;
    std::ranges::sort(slipped.slips, {}, &Slip::line);
    const Results results = Judged(slipped, truth).run();
    if (!results.bad_fix.empty()) keep_shorter(bad_fixes[results.bad_fix], slipped);
    if (!results.counts) continue;
    ++texts;
    runs += results.runs;
    for (std::size_t slip = 0; slip < slipped.slips.size(); ++slip) {
      const std::size_t kind = slipped.slips[slip].kind;
      const auto& [outcome, why] = results.of[slip];
      ++tallies[kind].of[static_cast<std::size_t>(outcome)];
      ++sum.of[static_cast<std::size_t>(outcome)];
      if (outcome == Outcome::place_only) ++places[{kind, why}];
      if (outcome != Outcome::misleading) continue;
      auto& [times, shortest] = misleading[{kind, why}];
      ++times;
      keep_shorter(shortest, slipped);
    }
  }
  std::cout << "  " << std::left << std::setw(24) << "kind" << std::right << std::setw(6) << "slips";
  for (const std::string_view name : outcome_names) std::cout << std::setw(13) << name;
  std::cout << '\n';
  for (std::size_t kind = 0; kind < tallies.size(); ++kind) print(slip_kinds()[kind].name, tallies[kind]);
  print("all", sum);
  std::cout << "  " << texts << " texts, " << runs << " runs until all is told\n";
  for (const auto& [what, times] : places)
    std::cout << "  place only: " << times << " " << slip_kinds()[std::get<0>(what)].name << ": " << std::get<1>(what)
              << '\n';
  std::vector<std::pair<int, const std::pair<const std::tuple<std::size_t, std::string>, std::pair<int, Slipped>>*>>
      by_times;
  for (const auto& one : misleading) by_times.emplace_back(-one.second.first, &one);
  std::ranges::sort(by_times, {}, [](const auto& one) { return one.first; });
  int shown_so_far = 0;
  for (const auto& [negative, one] : by_times) {
    const auto& [kind, why] = one->first;
    std::cout << "  misleading: " << -negative << " " << slip_kinds()[kind].name << ": " << why << '\n';
    if (shown_so_far >= most_shown || one->second.second.slips.empty()) continue;
    ++shown_so_far;
    const Slipped small = smallest(one->second.second, [how = why](const Results& of) { return misleads(of, how); });
    std::cout << "----------------\n" << shown(small) << "---------------- where " << why << "\n\n";
  }
  for (const auto& [bad, slipped] : bad_fixes)
    ADD_FAILURE() << bad << "\n"
                  << shown(smallest(slipped, [how = bad](const Results& of) { return of.bad_fix == how; }));
  EXPECT_LE(sum.of[static_cast<std::size_t>(Outcome::misleading)] * 100, most_misleading * sum.total());
  for (std::size_t kind = 0; kind < tallies.size(); ++kind)
    EXPECT_GT(tallies[kind].total(), 0) << slip_kinds()[kind].name;
}

}  // namespace
}  // namespace elfref::testing::phone_slips_test
