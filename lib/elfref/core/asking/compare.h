#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"

// A record by several rulebooks, side by side. Every judgement is the one that `check` gives.

namespace elfref {

/// A record as judged by one rulebook.
struct JudgedBy {
  bool as_written = false;  ///< by the edition that the record names, without the options of the request
  bool as_edition = true;   ///< by this edition as requested; both may be true
  std::string otherwise{};  ///< `fire-ends: ends`: as written, but with that value of an option; else empty
  RulesInForce rules;       ///< the rules in force
  Judgement judgement;      ///< what `check` reports
};

/// Why some rulebooks differ from the first: the options that make the difference.
struct Parting {
  std::vector<std::size_t> options;  ///< by index; one makes the difference alone, several only together
  std::vector<std::size_t> groups;   ///< indices of Comparison::groups
};

/// A finding that some rulebooks make and others do not, or make differently.
struct FindingApart {
  std::vector<const Diagnostic*> of_group;  ///< by group; null if the group lacks it
  std::vector<Parting> partings;            ///< empty if no option is known to make the difference

  /// The gravest of these findings.
  [[nodiscard]] const Diagnostic& gravest() const;
};

/// A result of the record on which rulebooks differ.
struct OutcomeApart {
  /// The kind of result.
  enum class What : std::uint8_t { verdict, claims, ended, winner, place, score };
  What what = What::verdict;          ///< the last two are about a player
  std::string player;                 ///< the player; empty if it is about none
  std::vector<Message> of_group;      ///< by group, in words
  std::vector<Parting> partings;      ///< empty if no option is known to make the difference
};

/// The kind of an outcome, as reports write it: `verdict`.
[[nodiscard]] std::string_view name(OutcomeApart::What what);

/// A record by several rulebooks. Rulebooks with the same results form a group.
struct Comparison {
  Comparison() = default;
  Comparison(const Comparison&) = delete;
  Comparison& operator=(const Comparison&) = delete;
  Comparison(Comparison&&) = default;
  Comparison& operator=(Comparison&&) = default;

  std::vector<JudgedBy> columns;                 ///< as written, then by edition in the order of the format
  std::vector<std::vector<std::size_t>> groups;  ///< indices of columns; the first group has the record as written
  std::vector<FindingApart> findings;            ///< in the order of the text
  std::vector<OutcomeApart> outcomes;            ///< in the order of OutcomeApart::What
  bool given_up = false;                         ///< not every option that may make a difference was tried
  bool by_options = false;                       ///< for a game with one edition: by every value of every option

  /// Whether all rulebooks lead to the same result.
  [[nodiscard]] bool agree() const { return groups.size() <= 1; }
  /// Whether the record cannot be read, by any rulebook; the only column explains why.
  [[nodiscard]] bool unreadable() const { return columns.front().judgement.verdict == Verdict::unreadable; }
  /// A judgement of a group; those of one group are alike.
  [[nodiscard]] const Judgement& judgement(std::size_t group) const { return columns[groups[group].front()].judgement; }
};

/// What a record is compared by.
struct ComparisonRequest {
  std::vector<std::string> editions;                         ///< by name; empty: all of them
  std::vector<std::pair<std::string, std::string>> options;  ///< name and value, set in every edition
  std::shared_ptr<const Source> attachment{};                ///< replaces attachments of the record; null: keeps them
};

/// Judges a record as written and by every edition, then tries options, with a limit of work: two judgements per
/// edition. For a game with one edition it also tries each value of the options that the record does not settle, and
/// the limit is one judgement more per value. Values that make a difference get a column, unless more is held against
/// the record by them. `faults` are those of its text. REQUIRES: the game's refuse() accepts what `request` sets.
[[nodiscard]] Comparison compare(const Record& record, const GameModule& game, const ComparisonRequest& request,
                                 const Diagnostics& faults);

/// An outcome of a judgement in words; empty if there is none. For a game without points, the score is the first figure
/// of its standings, with its name.
[[nodiscard]] Message in_words(const Judgement& judgement, OutcomeApart::What what, std::string_view player);

}  // namespace elfref
