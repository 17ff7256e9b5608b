// walks GAME [WALKS [SEED [sessions|battles]]]: walks through positions of a game, playing what is listed as legal.
// Prints the records to which they came, a line of JSON each, for a second referee; on standard error what was counted,
// and every line that is listed and not read, not legal, or illegal when the whole record is checked. Exit status 1
// where there is one.
// `sessions`: no walks, but sessions of Elven Rage or Master Elf, some thinned; `battles`: single turns of Elven Rage.

#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/games.h"
#include "instruments/walks/walks.h"

namespace elfref::testing {

void Walks::fault(const std::string& about, const std::string& words) {
  ++counts["faults"];
  if (known_faults.insert(about).second) faults.push_back(words);
}

std::string checked(const std::string& yaml) {
  const Refereed found = referee({.name = "walk", .text = yaml});
  std::set<std::string> rules;
  for (const Diagnostic& finding : found.judgement.findings)
    if (finding.severity == Severity::error) rules.insert(std::string(finding.id));
  std::string text(name(found.judgement.verdict));
  for (const std::string& rule : rules) text += " " + rule;
  return text;
}

std::string rules_of(std::span<const Diagnostic> findings) {
  std::set<std::string> rules;
  for (const Diagnostic& finding : findings)
    if (finding.severity != Severity::note) rules.insert(std::string(finding.id));
  std::string text;
  for (const std::string& rule : rules) text += (text.empty() ? "" : ", ") + rule;
  return text;
}

std::string json_line(const std::string& yaml) {
  Diagnostics faults;
  return write_json(*read_record({.name = "walk", .text = yaml}, faults));
}

}  // namespace elfref::testing

int main(int argc, char** argv) {
  using namespace elfref::testing;
  const std::string_view game = argc > 1 ? argv[1] : "";
  const auto walk = game == "elfenland"    ? walk_elfenland
                    : game == "elven-rage" ? walk_elven_rage
                    : game == "master-elf" ? walk_master_elf
                                           : nullptr;
  if (walk == nullptr) {
    std::cerr << "walks elfenland|elven-rage|master-elf [WALKS [SEED [sessions|battles]]]\n";
    return 2;
  }
  const std::uint64_t many = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 20;
  const std::uint64_t seed = argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1;
  const std::string_view instead = argc > 4 ? argv[4] : "";
  if (!instead.empty() && game != "elfenland") {
    const bool battles = instead == "battles", master_elf = game == "master-elf";
    for (std::uint64_t number = 0; number < many; ++number)
      std::cout << json_line(battles ? battle_of(seed, number) : session_of(master_elf, seed, number)) << '\n';
    return 0;
  }
  Walks walks;
  for (std::uint64_t number = 0; number < many; ++number) {
    walk(walks, seed, number);
    for (const std::string& record : walks.records) std::cout << record << '\n';
    walks.records.clear();
  }
  for (const std::string& fault : walks.faults) std::cerr << fault << '\n';
  std::cerr << game << ", seed " << seed << ':';
  for (const auto& [what, times] : walks.counts) std::cerr << ' ' << times << ' ' << what;
  std::cerr << '\n';
  return walks.faults.empty() ? 0 : 1;
}
