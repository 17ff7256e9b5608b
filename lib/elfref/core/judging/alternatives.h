#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/judging/options.h"
#include "elfref/core/judging/replay.h"

// What depends on an option whose value is open: the edition only assumes it, or no edition is named.

namespace elfref {

/// Option values that are possible instead of those by which a record is judged.
struct Alternative {
  OptionValues options;
  std::string_view option;  ///< the option that differs; empty: the values of a whole edition
};

/// Every other possible value of an option that the edition only assumes; then, if no edition is named, the printed
/// values of every edition. `settled`: the options that the record settles. `options`: all values by which it is
/// judged.
[[nodiscard]] std::vector<Alternative> alternatives(const OptionTable& table, const Agreed& agreed, OptionSet settled,
                                                    const OptionValues& options);

/// The option on which a finding is reported to depend. For a whole edition: one that differs, preferably one that the
/// rule names.
[[nodiscard]] std::size_t option_of(const OptionTable& table, const Alternative& other, const OptionValues& options,
                                    const RuleInfo& rule);

/// An accusation of a play that only the whole record shows.
struct Shown {
  std::uint32_t ply = 0;           ///< the play
  const RuleInfo* rule = nullptr;  ///< the rule that it breaks
  std::uint32_t about = 0;         ///< what it is about, if other values may show it at another play; 0: the play alone
};

/// The plays and claims that are accused, by the rules and by what the whole record shows. Built once per replay,
/// because a file may have a slip on every line.
class Accused {
 public:
  template <class Action>
  Accused(std::span<const Raised> raised, const Reporter<Action>& report) {
    for (const Raised& one : raised)
      if (one.finding.words && report.accuses(one)) all_.emplace_back(one.claim, one.ply, one.rule->id);
    std::ranges::sort(all_);
  }
  /// Adds what the whole record shows.
  void add(std::span<const Shown> shown);

  /// Whether there is no accusation.
  [[nodiscard]] bool nobody() const { return all_.empty(); }
  /// Whether a play is accused of anything.
  [[nodiscard]] bool play(std::uint32_t ply) const { return !about(false, ply).empty(); }
  /// Whether this accusation is missing here, and each one here of its play or claim is also in `other`.
  [[nodiscard]] bool takes_back(const Raised& raised, const Accused& other) const {
    return takes_back(raised.claim, raised.ply, *raised.rule, other);
  }
  /// Whether an accusation that the whole record shows is missing here. `there`: everything that it shows by these
  /// values. If the accusation is about more than a play, it must also be absent from `there`, and `other` must accuse
  /// every play that is accused here.
  [[nodiscard]] bool takes_back(const Shown& one, std::span<const Shown> there, const Accused& other) const {
    if (!takes_back(false, one.ply, *one.rule, other)) return false;
    return one.about == 0 ||
           (std::ranges::find(there, one.about, &Shown::about) == there.end() && other.holds_all(*this));
  }
  /// Whether the record may have been played by the options that lead to `other`: each play that `other` accuses is
  /// accused here too.
  [[nodiscard]] bool holds_all(const Accused& other) const {
    return std::ranges::all_of(other.all_, [&](const Accusation& accusation) {
      return std::get<0>(accusation) || play(std::get<1>(accusation));
    });
  }

 private:
  using Accusation = std::tuple<bool, std::uint32_t, std::string_view>;  // whether of a claim, ply, rule

  [[nodiscard]] bool takes_back(bool claim, std::uint32_t ply, const RuleInfo& rule, const Accused& other) const {
    return std::ranges::all_of(about(claim, ply), [&](const Accusation& accusation) {
      return std::get<2>(accusation) != rule.id && std::ranges::binary_search(other.all_, accusation);
    });
  }
  [[nodiscard]] std::span<const Accusation> about(bool claim, std::uint32_t ply) const {
    const auto begin = std::ranges::lower_bound(all_, Accusation(claim, ply, {}));
    return {begin, std::ranges::lower_bound(begin, all_.end(), Accusation(claim, ply + 1, {}))};
  }

  std::vector<Accusation> all_;
};

/// The plays whose breaches only follow from an earlier slip.
class Followers {
 public:
  explicit Followers(std::span<const Raised> raised);

  /// Whether `accused` has a play that only follows from this slip: then the slip is another one there, not gone.
  [[nodiscard]] bool any_accused(const Raised& slip, const Accused& accused) const;

 private:
  std::vector<std::pair<std::uint32_t, std::uint32_t>> all_;  // slip and follower
};

/// A claim that is right, but wrong or uncertain under another value of an option.
struct OpenClaim {
  std::string_view option{};         ///< empty: it depends on none
  std::string_view here{}, there{};  ///< its value here and there
  bool refuted = false;              ///< it is wrong there; else uncertain there
  Message told{};                    ///< the message about it there
  Message winners{};                 ///< the winners there
};

/// What depends on an option whose value is open.
struct Dependence {
  /// By index of the answer: the options of which another value alone takes the accusation back. If only whole editions
  /// do: one option.
  std::vector<std::vector<std::string_view>> accusations;
  std::vector<std::vector<std::string_view>> shown;  ///< by index of what the whole record shows
  std::vector<OpenClaim> claims;                     ///< by index of the claim
};

/// A record as it is judged: the values and the answers under them.
template <class Action>
struct AnswersHere {
  const OptionTable& table;
  const OptionValues& options;
  std::span<const Raised> raised;
  const Reporter<Action>& report;
  std::span<const Shown> shown{};  ///< what the whole record shows
};

/// A record judged by other values: the answers of the rules, and the winners.
struct OtherAnswers {
  std::vector<Raised> raised;
  Message winners;
  std::function<std::vector<Shown>()> shown{};  ///< what the whole record shows; called only if needed; empty: nothing
};

/// Judges again under every other possible value. `judged` returns the answers under one, or nothing if it need not be
/// asked. A value takes an accusation back only if it leads to no other accusation of that play; the rules and the
/// whole record are asked together. A claim, and what the whole record shows of hidden things, depend only on values by
/// which the record may have been played. So whatever contradicts a claim that depends on none is wrong under every
/// value.
template <class Action>
[[nodiscard]] Dependence dependence(const AnswersHere<Action>& here, std::size_t claims,
                                    std::span<const Alternative> others,
                                    const std::function<std::optional<OtherAnswers>(const Alternative&)>& judged) {
  const Reporter<Action>& report = here.report;
  Dependence depends{std::vector<std::vector<std::string_view>>(here.raised.size()),
                     std::vector<std::vector<std::string_view>>(here.shown.size()), std::vector<OpenClaim>(claims)};
  const auto accuses = [&](const Raised& raised) { return raised.finding.words && report.accuses(raised); };
  Accused accused(here.raised, report);
  accused.add(here.shown);
  const Followers followers(here.raised);
  const auto name_of = [&](std::size_t option) { return here.table.options()[option].name; };
  for (const Alternative& other : others) {
    const std::optional<OtherAnswers> there = judged(other);
    if (!there) continue;
    Accused accused_there(there->raised, report);
    std::optional<std::vector<Shown>> shown_there;
    const auto ask_the_whole = [&] {
      if (shown_there) return;
      shown_there = there->shown ? there->shown() : std::vector<Shown>();
      accused_there.add(*shown_there);
    };
    const auto takes_back = [&](const Raised& raised) {
      return (!raised.claim || accused.holds_all(accused_there)) && accused_there.takes_back(raised, accused) &&
             !followers.any_accused(raised, accused_there);
    };
    for (std::size_t i = 0; i < here.raised.size(); ++i) {
      const Raised& raised = here.raised[i];
      std::vector<std::string_view>& named = depends.accusations[i];
      if (!accuses(raised) || (other.option.empty() && !named.empty())) continue;
      const auto option = name_of(option_of(here.table, other, here.options, *raised.rule));
      if (std::ranges::find(named, option) != named.end() || !takes_back(raised)) continue;
      ask_the_whole();
      if (takes_back(raised)) named.push_back(option);
    }
    for (std::size_t i = 0; i < here.shown.size(); ++i) {
      const Shown& shown = here.shown[i];
      std::vector<std::string_view>& named = depends.shown[i];
      const auto option = name_of(option_of(here.table, other, here.options, *shown.rule));
      if (std::ranges::find(named, option) != named.end()) continue;
      ask_the_whole();
      if (accused_there.takes_back(shown, *shown_there, accused)) named.push_back(option);
    }
    if (!accused.holds_all(accused_there)) continue;
    for (const Raised& raised : there->raised) {
      if (!raised.claim || !depends.claims[raised.ply].option.empty()) continue;
      const std::size_t option = option_of(here.table, other, here.options, *raised.rule);
      depends.claims[raised.ply] = {.option = name_of(option),
                                    .here = here.table.value(here.options, option),
                                    .there = here.table.value(other.options, option),
                                    .refuted = accuses(raised),
                                    .told = raised.finding.words->message,
                                    .winners = there->winners};
    }
  }
  for (const Raised& raised : here.raised)
    if (raised.claim) depends.claims[raised.ply] = {};  // already reported
  return depends;
}

}  // namespace elfref
