#include "elfref/core/asking/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

using What = OutcomeApart::What;

// ---------------------------------------------------------------- judging

/// Judges one record by many rulebooks, by each of them once.
class Judge {
 public:
  /// `most`: so many judgements may be made beside the first one.
  Judge(const Record& record, const GameModule& game, const Diagnostics& faults, std::size_t most)
      : record_(record), game_(game), faults_(faults), most_(most) {}

  [[nodiscard]] RulesInForce rules(const Overrides& overrides) const { return game_.in_force(record_, overrides); }

  const Judgement& judgement(const Overrides& overrides) {
    const std::string key = key_of(overrides);
    if (const auto known = judged_.find(key); known != judged_.end()) return known->second;
    const Judgement& judgement = judged_.emplace(key, game_.referee(record_, overrides, faults_)).first->second;
    // The first is that of the record as written; by it is measured what all may take.
    if (!work_) work_.emplace(times_judged(most_, judgement.work));
    work_->spend(judgement.work);
    return judgement;
  }

  /// The same as long as it does not take too much; nothing then. REQUIRES: something was judged before.
  const Judgement* judgement_if_cheap(Overrides overrides) {
    const std::string key = key_of(overrides);
    if (const auto known = judged_.find(key); known != judged_.end()) return &known->second;
    overrides.work = &*work_;
    if (!gave_up()) {
      Judgement judgement = game_.referee(record_, overrides, faults_);
      if (!gave_up()) return &judged_.emplace(key, std::move(judgement)).first->second;
    }
    tried_in_vain_ = true;
    return nullptr;
  }

  /// Something was not judged because it would have taken too much.
  [[nodiscard]] bool tried_in_vain() const { return tried_in_vain_; }

 private:
  static std::string key_of(const Overrides& overrides) {
    std::string key = overrides.edition;
    for (const auto& [name, value] : overrides.options) key += fmt::format("|{}={}", name, value);
    return key;
  }
  [[nodiscard]] bool gave_up() const { return work_->done(); }

  const Record& record_;
  const GameModule& game_;
  const Diagnostics& faults_;
  std::size_t most_;
  std::map<std::string, Judgement> judged_;
  std::optional<Work> work_;
  bool tried_in_vain_ = false;
};

// ---------------------------------------------------------------- what is compared

/// Which finding of a record it is, by whatever rulebook: the rule, where it points, and which one of those.
using Key = std::tuple<std::uint32_t, std::uint32_t, std::string_view, int>;

/// What a judgement says, without the notes that bear on nothing.
std::map<Key, const Diagnostic*> said(const Judgement& judgement) {
  std::map<Key, const Diagnostic*> found;
  for (const Diagnostic& finding : judgement.findings) {
    if (finding.severity == Severity::note && finding.bearing == Bearing::nothing) continue;
    Key key{finding.span.begin, finding.span.end, finding.id, 0};
    while (found.contains(key)) ++std::get<3>(key);
    found.emplace(key, &finding);
  }
  return found;
}

const Diagnostic* find(const std::map<Key, const Diagnostic*>& findings, const Key& key) {
  const auto found = findings.find(key);
  return found == findings.end() ? nullptr : found->second;
}

bool same(const Diagnostic* a, const Diagnostic* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return a->severity == b->severity && a->message == b->message;
}

/// The same but for how surely it is said: a value that somebody sets is no longer an assumed one.
bool alike(const Diagnostic* a, const Diagnostic* b) {
  if (a == nullptr || b == nullptr) return a == b;
  return (a->severity == Severity::note) == (b->severity == Severity::note) && a->message == b->message;
}

/// What a record comes to: an outcome with its words.
using Outcomes = std::map<std::pair<What, std::string>, Message>;

Outcomes outcomes(const Judgement& judgement) {
  Outcomes found;
  for (const What what : {What::verdict, What::claims, What::ended, What::winner})
    found[{what, ""}] = in_words(judgement, what, {});
  for (const std::string& player : judgement.players)
    for (const What what : {What::place, What::score}) found[{what, player}] = in_words(judgement, what, player);
  return found;
}

bool same(const Judgement& a, const Judgement& b) {
  const auto x = said(a), y = said(b);
  const auto same_finding = [](const auto& p, const auto& q) { return p.first == q.first && same(p.second, q.second); };
  return outcomes(a) == outcomes(b) && std::ranges::equal(x, y, same_finding);
}

Message winners_in_words(const Judgement& judgement) {
  const Winners winners = winners_of(judgement);
  if (winners.names.empty()) return {};
  return list(winners.certain ? Joint::and_ : Joint::or_, winners.names,
              [](std::string_view name) { return verbatim(name); });
}

// ---------------------------------------------------------------- the comparison

/// Whether a game is compared by its options: it has one edition.
bool is_by_options(const GameModule& game) {
  return game.editions().size() == 1;
}

/// How many judgements a comparison may take beside the first one.
std::size_t most_judgements(const GameModule& game) {
  std::size_t most = 2 * game.editions().size();
  if (is_by_options(game))
    for (const OptionWords& option : game.options()) most += option.values.size();
  return most;
}

class Comparing {
 public:
  Comparing(const Record& record, const GameModule& game, const Diagnostics& faults)
      : judge_(record, game, faults, most_judgements(game)), game_(game), options_(game.options()) {}

  Comparison run(const std::vector<std::string>& editions, const ComparisonRequest& request) {
    add({}, true, false);
    if (comparison_.unreadable()) return std::move(comparison_);
    const RulesInForce& written = comparison_.columns.front().rules;
    const std::string named(written.edition_named ? written.edition : std::string_view());
    for (const std::string& edition : editions) {
      if (judge_.rules({.edition = edition}).edition == named && request.options.empty()) {
        comparison_.columns.front().as_edition = true;
      } else {
        add({.edition = edition, .options = request.options}, false, true);
      }
    }
    if (request.editions.empty() && is_by_options(game_)) add_options(request);
    group();
    add_findings();
    add_outcomes();
    comparison_.given_up = judge_.tried_in_vain();
    return std::move(comparison_);
  }

 private:
  void add(const Overrides& overrides, bool as_written, bool as_edition) {
    comparison_.columns.push_back({.as_written = as_written,
                                   .as_edition = as_edition,
                                   .rules = judge_.rules(overrides),
                                   .judgement = judge_.judgement(overrides)});
    overrides_.push_back(overrides);
  }

  /// The values of options that make a difference, each alone. An option that the record settles is settled, and by a
  /// value by which more is held against it than as written it was not played, unless that hangs on the option.
  void add_options(const ComparisonRequest& request) {
    comparison_.by_options = true;
    const auto depends_on = [&](const OptionWords& option) {
      return std::ranges::any_of(comparison_.columns.front().judgement.findings,
                                 [&](const Diagnostic& finding) { return finding.option == option.name; });
    };
    for (std::size_t i = 0; i < options_.size(); ++i) {
      const OptionWords& option = options_[i];
      if (!comparison_.columns.front().rules.options[i].assumed) continue;
      const bool asked = depends_on(option);
      for (const std::string_view value : option.values) {
        Overrides overrides{.edition = {}, .options = request.options};
        overrides.options.emplace_back(option.name, value);
        const Judgement* judgement = judge_.judgement_if_cheap(overrides);
        if (judgement == nullptr) return;
        const Judgement& written = comparison_.columns.front().judgement;
        if (same(written, *judgement) || (!asked && is_worse(*judgement, written))) continue;
        add(overrides, false, false);
        comparison_.columns.back().otherwise = fmt::format("{}: {}", option.name, value);
      }
    }
  }

  /// Whether more is held against a record.
  static bool is_worse(const Judgement& judgement, const Judgement& than) {
    const auto slips = [](const Judgement& of) {
      std::array<std::ptrdiff_t, 2> found{};
      for (const Diagnostic& finding : of.findings) {
        found[0] += finding.severity == Severity::error ? 1 : 0;
        found[1] += finding.severity == Severity::warning ? 1 : 0;
      }
      return found;
    };
    return slips(judgement) > slips(than);
  }

  void group() {
    for (std::size_t column = 0; column < comparison_.columns.size(); ++column) {
      const Judgement& judgement = comparison_.columns[column].judgement;
      const auto alike_group = std::ranges::find_if(comparison_.groups, [&](const auto& group) {
        return same(comparison_.columns[group.front()].judgement, judgement);
      });
      if (alike_group == comparison_.groups.end()) {
        comparison_.groups.push_back({column});
      } else {
        alike_group->push_back(column);
      }
    }
  }

  /// The same as said(), which is asked once for each finding. REQUIRES: the judgement stays where it is.
  const std::map<Key, const Diagnostic*>& said_once(const Judgement& judgement) {
    const auto known = said_.find(&judgement);
    return known != said_.end() ? known->second : said_.emplace(&judgement, said(judgement)).first->second;
  }

  void add_findings() {
    std::vector<std::map<Key, const Diagnostic*>> by_group;
    std::map<Key, bool> keys;
    for (std::size_t i = 0; i < comparison_.groups.size(); ++i) {
      by_group.push_back(said(comparison_.judgement(i)));
      for (const auto& entry : by_group.back()) keys[entry.first] = true;
    }
    for (const auto& entry : keys) {
      const Key& key = entry.first;
      FindingApart apart;
      for (const auto& findings : by_group) apart.of_group.push_back(find(findings, key));
      const auto differs = [&](std::size_t i) { return !same(apart.of_group[0], apart.of_group[i]); };
      const auto as_in = [&](const Judgement& judgement, std::size_t i) {
        return alike(find(said_once(judgement), key), apart.of_group[i]);
      };
      apart.partings = partings(differs, as_in, named_by(apart.of_group));
      bool any = false;
      for (std::size_t i = 1; i < apart.of_group.size(); ++i) any = any || differs(i);
      if (any) comparison_.findings.push_back(std::move(apart));
    }
  }

  void add_outcomes() {
    std::vector<Outcomes> by_group;
    for (std::size_t i = 0; i < comparison_.groups.size(); ++i) by_group.push_back(outcomes(comparison_.judgement(i)));
    for (const auto& entry : by_group.front()) {
      const auto& key = entry.first;
      OutcomeApart apart{.what = key.first, .player = key.second, .of_group = {}, .partings = {}};
      for (const Outcomes& found : by_group) apart.of_group.push_back(found.at(key));
      const auto differs = [&](std::size_t i) { return apart.of_group[i] != apart.of_group[0]; };
      const auto as_in = [&](const Judgement& judgement, std::size_t i) {
        return in_words(judgement, key.first, key.second) == apart.of_group[i];
      };
      bool any = false;
      for (std::size_t i = 1; i < apart.of_group.size(); ++i) any = any || differs(i);
      if (!any) continue;
      apart.partings = partings(differs, as_in, {});
      comparison_.outcomes.push_back(std::move(apart));
    }
  }

  // -------------------------------------------------------------- which options make a difference

  /// The options of which two columns have different values.
  [[nodiscard]] std::vector<std::size_t> options_apart(std::size_t a, std::size_t b) const {
    std::vector<std::size_t> found;
    const auto& x = comparison_.columns[a].rules.options;
    const auto& y = comparison_.columns[b].rules.options;
    for (std::size_t i = 0; i < x.size(); ++i)
      if (x[i].value != y[i].value) found.push_back(i);
    return found;
  }

  /// The columns, one of the first group and one of another, that have the fewest options apart.
  [[nodiscard]] std::pair<std::size_t, std::size_t> nearest_columns(std::size_t group) const {
    std::pair<std::size_t, std::size_t> best{comparison_.groups[0].front(), comparison_.groups[group].front()};
    for (const std::size_t a : comparison_.groups[0])
      for (const std::size_t b : comparison_.groups[group])
        if (options_apart(a, b).size() < options_apart(best.first, best.second).size()) best = {a, b};
    return best;
  }

  /// Whether a value is only assumed in one of two groups, or one of them is a record that names no edition.
  [[nodiscard]] bool assumed_apart(std::size_t group, std::size_t option) const {
    const auto [a, b] = nearest_columns(group);
    const RulesInForce &x = comparison_.columns[a].rules, &y = comparison_.columns[b].rules;
    return x.options[option].assumed != y.options[option].assumed || x.edition_named != y.edition_named;
  }

  /// The judgement of column `a` with some options as column `b` has them; null where that would take too much.
  const Judgement* switched(std::size_t a, std::size_t b, const std::vector<std::size_t>& options) {
    Overrides overrides = overrides_[a];
    for (const std::size_t option : options)
      overrides.options.emplace_back(options_[option].name, comparison_.columns[b].rules.options[option].value);
    return judge_.judgement_if_cheap(std::move(overrides));
  }

  /// The smallest sets of options that make the first group like this one. `as_in(judgement, group)`: the thing in
  /// question is in a judgement as it is in a group.
  template <class AsIn>
  std::vector<std::vector<std::size_t>> reasons(std::size_t group, const AsIn& as_in) {
    const auto [a, b] = nearest_columns(group);
    const std::vector<std::size_t> apart = options_apart(a, b);
    std::vector<std::vector<std::size_t>> found;
    const auto is_so = [&](const Judgement* judgement, std::size_t there) {
      return judgement != nullptr && as_in(*judgement, there);
    };
    if (as_in(comparison_.judgement(0), group)) return found;  // no value makes the difference
    for (const std::size_t option : apart)
      if (is_so(switched(a, b, {option}), group)) found.push_back({option});
    if (!found.empty()) return found;
    for (const std::size_t option : apart)
      if (is_so(switched(b, a, {option}), 0)) found.push_back({option});
    if (!found.empty()) return found;
    for (std::size_t i = 0; i < apart.size(); ++i)
      for (std::size_t j = i + 1; j < apart.size(); ++j)
        if (is_so(switched(a, b, {apart[i], apart[j]}), group)) found.push_back({apart[i], apart[j]});
    if (found.empty() && apart.size() > 2 && is_so(switched(a, b, apart), group)) found.push_back(apart);
    return found;
  }

  /// Why groups part in one thing. `named`: the options that the findings themselves name, for where the values are the
  /// same and only one of them is assumed.
  template <class Differs, class AsIn>
  std::vector<Parting> partings(const Differs& differs, const AsIn& as_in, const std::vector<std::size_t>& named) {
    std::vector<Parting> found;
    for (std::size_t group = 1; group < comparison_.groups.size(); ++group) {
      if (!differs(group)) continue;
      auto sets = reasons(group, as_in);
      if (sets.empty())
        for (const std::size_t option : named)
          if (assumed_apart(group, option)) sets.push_back({option});
      if (sets.empty()) sets = reasons_of_findings(group);
      for (std::vector<std::size_t>& set : sets) {
        auto known = std::ranges::find(found, set, &Parting::options);
        if (known == found.end()) known = found.insert(found.end(), {.options = std::move(set), .groups = {}});
        known->groups.push_back(group);
      }
    }
    return found;
  }

  /// The options that findings name on which they hang.
  [[nodiscard]] std::vector<std::size_t> named_by(const std::vector<const Diagnostic*>& findings) const {
    std::vector<std::size_t> found;
    for (const Diagnostic* finding : findings) {
      if (finding == nullptr || finding->option.empty()) continue;
      std::vector<std::string_view> names{finding->option};
      names.insert(names.end(), finding->other_options.begin(), finding->other_options.end());
      for (const std::string_view name : names) {
        const auto option = std::ranges::find(options_, name, &OptionWords::name);
        const auto index = static_cast<std::size_t>(option - options_.begin());
        if (option != options_.end() && std::ranges::find(found, index) == found.end()) found.push_back(index);
      }
    }
    return found;
  }

  /// Why the findings of a group part: a verdict follows from them.
  [[nodiscard]] std::vector<std::vector<std::size_t>> reasons_of_findings(std::size_t group) const {
    std::vector<std::vector<std::size_t>> found;
    for (const FindingApart& apart : comparison_.findings)
      for (const Parting& parting : apart.partings)
        if (std::ranges::find(parting.groups, group) != parting.groups.end() &&
            std::ranges::find(found, parting.options) == found.end())
          found.push_back(parting.options);
    return found;
  }

  Judge judge_;
  const GameModule& game_;
  std::vector<OptionWords> options_;
  Comparison comparison_;
  std::vector<Overrides> overrides_;  ///< by column
  std::map<const Judgement*, std::map<Key, const Diagnostic*>> said_;
};

}  // namespace

const Diagnostic& FindingApart::gravest() const {
  const Diagnostic* found = nullptr;
  for (const Diagnostic* one : of_group)
    if (one != nullptr && (found == nullptr || one->severity > found->severity)) found = one;
  return *found;
}

std::string_view name(OutcomeApart::What what) {
  switch (what) {
    case What::verdict:
      return "verdict";
    case What::claims:
      return "claims";
    case What::ended:
      return "ended";
    case What::winner:
      return "winner";
    case What::place:
      return "place";
    case What::score:
      break;
  }
  return "score";
}

Message in_words(const Judgement& judgement, OutcomeApart::What what, std::string_view player) {
  switch (what) {
    case What::verdict:
      return in_words(judgement.verdict);
    case What::claims:
      return in_words(judgement.claims);
    case What::ended:
      return judgement.finished ? judgement.ended_in_words : msg::unfinished();
    case What::winner:
      return winners_in_words(judgement);
    case What::place:
    case What::score:
      break;
  }
  const auto standing = std::ranges::find(judgement.standings, player, &Standing::name);
  if (standing == judgement.standings.end()) return {};
  if (what == What::place) return standing->place ? in_words(*standing->place) : Message();
  const Figure* score = standing->figure("score");
  if (score == nullptr && !standing->figures.empty() && standing->figures.front().number)  // a game without points
    return msg::score_figure({.figure = verbatim(standing->figures.front().key),
                              .value = in_words(*standing->figures.front().number)});
  return score != nullptr && score->number ? in_words(*score->number) : Message();
}

Comparison compare(const Record& record, const GameModule& game, const ComparisonRequest& request,
                   const Diagnostics& faults) {
  std::vector<std::string> editions = request.editions;
  if (editions.empty())
    for (const EditionWords& edition : game.editions()) editions.emplace_back(edition.name);
  return Comparing(record, game, faults).run(editions, request);
}

}  // namespace elfref
