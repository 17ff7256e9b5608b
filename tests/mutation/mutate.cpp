// mutate [RULE…]: replaces one entry of the rules table at a time (of these rules, or of all) and judges everything
// whose verdict is known, until something is judged otherwise. A line a mutant; a mutant that nothing notices is a
// failure.

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/elfenland/rules/rulebook.h"
#include "mutation/evidence.h"
#include "mutation/mutants.h"

namespace elfref::testing {
namespace {

using elfenland::Mutant;

/// Mutants that judge as the table itself does, and why. One that is noticed after all is a failure.
struct Equal {
  std::string_view names;  ///< all that begin so
  std::string_view why;
};

constexpr std::string_view not_asked = "the option decides how plays are applied; the judge does not ask for it";
constexpr std::string_view always_wrong = "there is such a play only where the town does not count";
constexpr std::string_view only_doubts = "the rule accuses nobody: a doubt is a warning, whatever its rule is";
constexpr std::string_view only_in_words = "the judge asks for the option only to word its message";
constexpr std::string_view not_tracked = "under the other value no row is known to have been left";

constexpr std::array equal_to_the_table{
    Equal{"cards-in-the-box: judges by reshuffle: ", not_asked},
    Equal{"row-stays: judges by row: persistent", not_tracked},
    Equal{"row-stays: is a note", only_doubts},
    Equal{"planning-has-ended: judges by pass-end: ", not_asked},
    Equal{"a-town-counts-once: town of a sheet: always fires", always_wrong},
    Equal{"early-win: judges by early-win: ", not_asked},
    Equal{"claimed-winner: judges by rounds: ", only_in_words},
    Equal{"claimed-score: judges by town-cards: ", not_asked},
};

const Equal* equal(const Mutant& mutant) {
  const auto* found = std::ranges::find_if(
      equal_to_the_table, [name = mutant.name()](const Equal& one) { return name.starts_with(one.names); });
  return found == equal_to_the_table.end() ? nullptr : found;
}

/// The fixtures of the rule come first: they notice most.
std::vector<const Evidence*> in_order(const std::vector<Evidence>& all, const std::string& rule) {
  std::vector<const Evidence*> order;
  for (const Evidence& one : all) order.push_back(&one);
  std::stable_partition(order.begin(), order.end(), [own = "/rules/" + rule + ".yaml:"](const Evidence* one) {
    return one->name.find(own) != std::string::npos;
  });
  return order;
}

/// By what a mutant is noticed; empty: by nothing.
std::string noticed_by(const std::vector<Evidence>& all, const Mutant& mutant) {
  mutant.begin();
  std::string by;
  for (const Evidence* one : in_order(all, mutant.rule)) {
    const auto difference =
        one->differs(mutant.leaves_out_remarks ? std::string_view(mutant.rule) : std::string_view());
    if (!difference) continue;
    by = one->name + ": " + *difference;
    break;
  }
  elfenland::end_mutant();
  return by;
}

bool holds_without_a_mutant(const std::vector<Evidence>& all) {
  bool holds = true;
  for (const Evidence& one : all)
    if (const auto difference = one.differs({})) {
      std::printf("without a mutant: %s: %s\n", one.name.c_str(), difference->c_str());
      holds = false;
    }
  return holds;
}

int run(const std::vector<std::string_view>& rules) {
  for (const std::string_view rule : rules)
    if (std::ranges::none_of(elfenland::rulebook(), [&](const auto& known) { return known.info.id == rule; })) {
      std::fprintf(stderr, "mutate: '%.*s' is no rule\n", static_cast<int>(rule.size()), rule.data());
      return 2;
    }
  const std::vector<Evidence> all = all_evidence();
  if (!holds_without_a_mutant(all)) return 1;

  int tried = 0, killed = 0, equals = 0, wrong = 0;
  const std::vector<Mutant> mutants = elfenland::mutants();
  for (const Mutant& mutant : mutants) {
    if (!rules.empty() && std::ranges::find(rules, mutant.rule) == rules.end()) continue;
    const std::string by = noticed_by(all, mutant);
    const Equal* same = equal(mutant);
    ++tried;
    if (by.empty() == (same == nullptr)) ++wrong;
    if (by.empty() && same != nullptr) {
      ++equals;
      std::printf("%s: is the table itself: %s\n", mutant.name().c_str(), std::string(same->why).c_str());
    } else {
      if (!by.empty()) ++killed;
      std::printf("%s: %s%s%s\n", mutant.name().c_str(), by.empty() ? "SURVIVED" : "killed by ", by.c_str(),
                  same == nullptr ? "" : " (NOT EXPECTED: it is listed as one that judges as the table does)");
    }
    std::fflush(stdout);
  }
  for (const Equal& one : equal_to_the_table) {
    if (std::ranges::any_of(mutants, [&](const Mutant& mutant) { return mutant.name().starts_with(one.names); }))
      continue;
    std::printf("no mutant is called '%s'\n", std::string(one.names).c_str());
    ++wrong;
  }
  if (equals > 0) std::printf("%d more judge as the table does\n", equals);
  std::printf("%d mutants, %d killed\n", tried - equals, killed);
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace elfref::testing

int main(int count, char** words) {
  return elfref::testing::run({words + 1, words + count});
}
