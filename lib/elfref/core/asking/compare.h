#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"

// A record by several rulebooks, side by side. Every judgement is one that `check` gives.

namespace elfref {

/// A record as it is judged by one rulebook.
struct JudgedBy {
  bool as_written = false;  ///< as the record stands: by the edition that it names, without what was asked for
  bool as_edition = true;   ///< by this edition as asked for; both may be true
  std::string otherwise{};  ///< `fire-ends: ends`: as written, but for that value of an option; empty: not so
  RulesInForce rules;       ///< by what it was judged
  Judgement judgement;      ///< what `check` says of it
};

/// Why some rulebooks part from the first: the options that make the difference.
struct Parting {
  std::vector<std::size_t> options;  ///< by index; one makes the difference alone, several do only together
  std::vector<std::size_t> groups;   ///< which of Comparison::groups
};

/// Something that is said of the record by some rulebooks, and by others not, or otherwise.
struct FindingApart {
  std::vector<const Diagnostic*> of_group;  ///< by group; null where it is not said
  std::vector<Parting> partings;            ///< empty where no option is known to make the difference

  /// The gravest of them.
  [[nodiscard]] const Diagnostic& gravest() const;
};

/// What the record comes to, where rulebooks part.
struct OutcomeApart {
  /// Of what.
  enum class What : std::uint8_t { verdict, claims, ended, winner, place, score };
  What what = What::verdict;          ///< the last two are of a player
  std::string player;                 ///< whose; empty where it is nobody's
  std::vector<std::string> of_group;  ///< by group, in words
  std::vector<Parting> partings;      ///< empty where no option is known to make the difference
};

/// What an outcome is of, as reports write it: `verdict`.
[[nodiscard]] std::string_view name(OutcomeApart::What what);

/// A record by several rulebooks. Rulebooks by which all is the same stand in one group.
struct Comparison {
  Comparison() = default;
  Comparison(const Comparison&) = delete;
  Comparison& operator=(const Comparison&) = delete;
  Comparison(Comparison&&) = default;
  Comparison& operator=(Comparison&&) = default;

  std::vector<JudgedBy> columns;                 ///< as written, then by edition in the order of the format
  std::vector<std::vector<std::size_t>> groups;  ///< indices of columns; the record as written is in the first
  std::vector<FindingApart> findings;            ///< in the order of the text
  std::vector<OutcomeApart> outcomes;            ///< in the order of OutcomeApart::What
  bool given_up = false;                         ///< not all options were tried that may make a difference
  bool by_options = false;                       ///< of a game with one edition: by every value of every option

  /// By all of them it is the same.
  [[nodiscard]] bool agree() const { return groups.size() <= 1; }
  /// The record cannot be read, by any of them; the one column says why.
  [[nodiscard]] bool unreadable() const { return columns.front().judgement.verdict == Verdict::unreadable; }
  /// One judgement of a group: they are alike.
  [[nodiscard]] const Judgement& judgement(std::size_t group) const { return columns[groups[group].front()].judgement; }
};

/// By what a record is compared.
struct ComparisonRequest {
  std::vector<std::string> editions;                         ///< by name; empty: every one
  std::vector<std::pair<std::string, std::string>> options;  ///< name and value, set in every edition
  std::shared_ptr<const Source> beside{};                    ///< over what the record names beside it; null: its own
};

/// Judges a record as it is written and by every edition, and tries options as long as all that takes no more than
/// twice as many judgements as there are editions. Where a game has one edition the values of options that the
/// record does not settle are tried, and those stand beside it that make a difference and by which no more is held
/// against it. `faults` are those of its text. What `request` asks for is let pass by the game's refuse().
[[nodiscard]] Comparison compare(const Record& record, const GameModule& game, const ComparisonRequest& request,
                                 const Diagnostics& faults);

/// What an outcome of a judgement is, in words; empty where there is none. The score of a game without points is the
/// first figure of its standings, with its name.
[[nodiscard]] std::string in_words(const Judgement& judgement, OutcomeApart::What what, std::string_view player);

}  // namespace elfref
