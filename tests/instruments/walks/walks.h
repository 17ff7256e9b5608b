#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "elfref/core/record/diagnostic.h"
#include "elfref/testing/dice.h"

// Walks: from any position of a generated session, plays that are listed as legal are made at random.

namespace elfref::testing {

/// The results of walks.
struct Walks {
  std::map<std::string, std::uint64_t> counts{};  ///< by what is counted: `lines`, `candidates`
  std::vector<std::string> records{};             ///< a line of JSON each: after `r `, or after `c ` with a candidate
  std::vector<std::string> faults{};              ///< contradictions to the lists, each with its record
  std::set<std::string> known_faults{};           ///< the subjects of the faults: each is reported once

  /// Notes a fault, unless one like it is known. `about`: the subject that distinguishes it from others.
  void fault(const std::string& about, const std::string& words);
};

/// Makes one walk of a game. REQUIRES: the game has one.
void walk_elfenland(Walks& walks, std::uint64_t seed, std::uint64_t number);
void walk_elven_rage(Walks& walks, std::uint64_t seed, std::uint64_t number);
void walk_master_elf(Walks& walks, std::uint64_t seed, std::uint64_t number);

/// The record of a session of Elven Rage or of Master Elf by its number: whole in any detail, or thinned. If the number
/// ends in 4, 8 or 9, it is whole and in full: the second referee gets it changed.
[[nodiscard]] std::string session_of(bool master_elf, std::uint64_t seed, std::uint64_t number);
/// A battle of Elven Rage by its number. Every fifth one, from 4 on, is in full, to be changed too.
[[nodiscard]] std::string battle_of(std::uint64_t seed, std::uint64_t number);

/// The answer of check about a record in YAML: one word, with the rules of its errors; `legal`, `possible`.
[[nodiscard]] std::string checked(const std::string& yaml);
/// The rules of errors and warnings, each once.
[[nodiscard]] std::string rules_of(std::span<const Diagnostic> findings);
/// The record as a line of JSON.
[[nodiscard]] std::string json_line(const std::string& yaml);

}  // namespace elfref::testing
