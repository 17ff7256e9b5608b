#include "elfref/elfenland/judging/alternatives.h"

#include <algorithm>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {

bool is_set(const Session& session, Option option) {
  return (session.options_set >> static_cast<int>(option) & 1) != 0;
}

bool is_assumed(const EditionInfo& edition, const Options& options, Option option) {
  // Four rounds of the 2015 box have an early win, and when it is tested is assumed.
  if (edition.name == "rio-grande-2015" && option == Option::early_win && options.rounds() == 4) return true;
  return edition.assumes(option);
}

std::vector<Alternative> alternatives(const Session& session, const Options& options) {
  std::vector<Alternative> found;
  const EditionInfo& chosen = edition(session.edition);
  for (int index = 0; index < option_count; ++index) {
    const auto option = static_cast<Option>(index);
    if (is_set(session, option) || !is_assumed(chosen, options, option)) continue;
    for (std::uint8_t value = 0; value < info(option).value_count; ++value) {
      if (value == options[option]) continue;
      Alternative other{options, info(option).name};
      other.options[option] = value;
      found.push_back(other);
    }
  }
  if (!session.edition.empty()) return found;
  for (const EditionInfo& other : editions()) {
    Alternative whole{options, {}};
    for (int index = 0; index < option_count; ++index) {
      const auto option = static_cast<Option>(index);
      const bool stays = is_set(session, option) || is_assumed(other, whole.options, option) ||
                         (option == Option::town_cards && session.town_written);
      if (!stays) whole.options[option] = other.options[option];
    }
    const bool known =
        std::any_of(found.begin(), found.end(), [&](const Alternative& a) { return a.options == whole.options; });
    if (whole.options != options && !known) found.push_back(whole);
  }
  return found;
}

bool may_be_played_by(const Replayed<State>& other, const Accused& accused, const Report& report) {
  return std::all_of(other.raised.begin(), other.raised.end(), [&](const Raised& raised) {
    return raised.claim || !raised.finding.words || !report.accuses(raised) || accused.play(raised.ply);
  });
}

std::string winners(const State& state, const Session& session) {
  std::vector<std::string_view> names;
  const auto all = scores(state);
  for (std::size_t seat = 0; seat < session.players.size() && state.ending != Ending::none; ++seat)
    if (all[seat].place.max == 1) names.push_back(session.players[seat].name);
  if (state.ending == Ending::none) return "nobody yet";
  return names.empty() ? "nobody for certain" : listed(names, "and");
}

namespace {

/// The option that a finding is said to hang on: of those that differ, one that its rule names.
std::string_view option_of(const Alternative& other, const Options& options, const RuleInfo& rule) {
  if (!other.option.empty()) return other.option;
  std::string_view first;
  for (int index = 0; index < option_count; ++index) {
    if (other.options.value[index] == options.value[index]) continue;
    const std::string_view name = info(Option(index)).name;
    if (name == rule.options[0] || name == rule.options[1]) return name;
    if (first.empty()) first = name;
  }
  return first;
}

/// Which plays only follow from which slip.
class Followers {
 public:
  explicit Followers(const Replayed<State>& table) {
    for (const Raised& raised : table.raised)
      if (raised.finding.words && raised.finding.words->follows)
        all_.emplace_back(*raised.finding.words->follows, raised.ply);
    std::ranges::sort(all_);
  }

  /// Whether a table accuses a play that only follows from this slip: there the slip is another one, and not none.
  [[nodiscard]] bool any_accused(const Raised& slip, const Accused& accused) const {
    if (slip.claim) return false;
    for (auto it = std::ranges::lower_bound(all_, std::pair(slip.ply, std::uint32_t{0}));
         it != all_.end() && it->first == slip.ply; ++it)
      if (accused.play(it->second)) return true;
    return false;
  }

 private:
  std::vector<std::pair<std::uint32_t, std::uint32_t>> all_;  // slip and follower
};

/// Whether another value of this option (empty: another edition) can change a result without changing what is legal:
/// what an unknown payment by ferry leaves in the hand, too.
bool bears_on_claims(std::string_view option) {
  return option.empty() || option == "rounds" || option == "deal" || option == "early-win" || option == "lake-cost" ||
         option == "distance" || option == "second-tiebreak";
}

/// Whether an early win would be the same under every value of its option: nobody can have come to all towns.
bool nobody_wins_early(const State& table) {
  return std::none_of(table.player.begin(), table.player.begin() + table.players,
                      [](const PlayerState& player) { return player.gap || player.towns_max >= 20; });
}

}  // namespace

Hanging hanging(const Session& session, const Options& options, const Seating& seating, const Replayed<State>& table,
                const Report& report) {
  Hanging hangs{std::vector<std::string_view>(table.raised.size()), std::vector<OpenClaim>(session.claims.size())};
  const auto accuses = [&](const Raised& raised) { return raised.finding.words && report.accuses(raised); };
  const bool accused = std::any_of(table.raised.begin(), table.raised.end(), accuses);
  const Accused here(table, report);
  const Followers followers(table);
  for (const Alternative& other : alternatives(session, options)) {
    if (done(session.work)) break;
    if (!accused && (session.claims.empty() || !bears_on_claims(other.option))) continue;
    if (other.option == info(Option::early_win).name && !session.sheet && nobody_wins_early(table.table)) continue;
    const Replayed<State> judged = judged_whole(session, other.options, seating);
    const Accused there(judged, report);
    const bool may_be = may_be_played_by(judged, here, report);
    for (std::size_t i = 0; i < table.raised.size(); ++i)
      if (hangs.accusations[i].empty() && accuses(table.raised[i]) && (may_be || !table.raised[i].claim) &&
          there.takes_back(table.raised[i], here) && !followers.any_accused(table.raised[i], there))
        hangs.accusations[i] = option_of(other, options, *table.raised[i].rule);
    if (!may_be) continue;
    for (const Raised& raised : judged.raised) {
      if (!raised.claim || !hangs.claims[raised.ply].option.empty()) continue;
      const std::string_view name = option_of(other, options, *raised.rule);
      const Option option = *option_named(name);
      hangs.claims[raised.ply] = {.option = name,
                                  .here = info(option).values[options[option]],
                                  .there = info(option).values[other.options[option]],
                                  .refuted = accuses(raised),
                                  .told = report.named(raised.finding.words->message),
                                  .winners = winners(judged.table, session)};
    }
  }
  for (const Raised& raised : table.raised)
    if (raised.claim) hangs.claims[raised.ply] = {};  // said already
  return hangs;
}

}  // namespace elfref::elfenland
