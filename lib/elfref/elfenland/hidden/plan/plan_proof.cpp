#include "elfref/elfenland/hidden/plan/plan_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <variant>

#include "elfref/core/text/source.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
#include "elfref/elfenland/plays/phrases.h"

namespace elfref::elfenland {
namespace {

constexpr std::uint32_t most_of_a_step = 10'000;  ///< entries tried in one search while a proof is made: there are many

constexpr std::uint64_t units_an_entry = 8;       ///< of work, for each that is tried

/// Whether a planning can be made right, by searching on the session's account.
PlanAnswer complete(const Session& session, const PlanLedger& ledger, std::uint32_t most = most_plan_entries) {
  if (session.work != nullptr)
    most = static_cast<std::uint32_t>(std::min<std::uint64_t>(most, session.work->left() / units_an_entry));
  const PlanAnswer answer = complete_plan(ledger, most);
  spend(session.work, (1 + answer.tried) * units_an_entry);
  return answer;
}

/// The entries that a whole proof may try: when they are used up, what is left of it is told as it is.
class Budget {
 public:
  explicit Budget(const Session& session) : session_(session) {}

  [[nodiscard]] bool possible(const PlanLedger& ledger) {
    if (left_ == 0 || done(session_.work)) return true;
    const PlanAnswer answer = complete(session_, ledger, std::min(left_, most_of_a_step));
    left_ -= std::min(left_, answer.tried + 1);
    return answer.possible;
  }

 private:
  const Session& session_;
  std::uint32_t left_ = 100'000;
};

/// Whether a play tells which counters somebody has in front of him.
bool tells_of_a_holding(const Session& session, std::uint32_t ply) {
  const Action& action = session.plays[ply].action;
  return tells_of_counters(session, ply) &&
         (std::holds_alternative<StartPlayer>(action) || std::holds_alternative<Draw>(action) ||
          std::holds_alternative<Pick>(action));
}

/// The smallest set of entries that cannot all be true. REQUIRES: all together cannot.
class Shortened {
 public:
  Shortened(const Session& session, PlanRules rules) : left_(session), rules_(std::move(rules)), budget_(session) {
    drop_the_end();
    std::map<int, std::set<std::uint32_t>, std::greater<>> rounds;
    for (std::uint32_t ply = 0; ply < left_.plays.size(); ++ply) {
      if (!tells_of_the_plan(session, ply) && !tells_of_a_holding(session, ply)) continue;
      plies_.insert(ply);
      rounds[session.plays[ply].round].insert(ply);
    }
    for (const auto& [round, plies] : rounds) drop(plies);
    const std::vector<std::uint32_t> left(plies_.rbegin(), plies_.rend());
    for (const std::uint32_t ply : left) drop({ply});
  }

  [[nodiscard]] const std::set<std::uint32_t>& plies() const { return plies_; }
  /// What is left of the planning with everything else unknown.
  [[nodiscard]] PlanLedger ledger() const { return read_plan_of(left_, rules_); }

 private:
  /// Does without the rounds behind the first with which it becomes impossible.
  void drop_the_end() {
    for (std::uint32_t ply = 0; ply < left_.plays.size(); ++ply) {
      if (!std::holds_alternative<EndRound>(left_.plays[ply].action)) continue;
      Session begun = left_;
      begun.plays.resize(ply + 1);
      if (budget_.possible(read_plan_of(begun, rules_))) continue;
      left_ = std::move(begun);
      return;
    }
  }

  /// Does without some entries if what is left is still impossible.
  void drop(const std::set<std::uint32_t>& some) {
    const Session session = left_;
    const std::set<std::uint32_t> forgotten = rules_.forgotten;
    for (const std::uint32_t ply : some) {
      if (tells_of_a_holding(session, ply)) {
        forget_counters(left_, ply);
      } else {
        rules_.forgotten.insert(ply);
      }
    }
    if (budget_.possible(ledger())) {
      left_ = session;
      rules_.forgotten = forgotten;
    } else {
      for (const std::uint32_t ply : some) plies_.erase(ply);
    }
  }

  Session left_;
  PlanRules rules_;
  Budget budget_;
  std::set<std::uint32_t> plies_;
};

/// Which rule leaves no way, and what it comes to.
struct Reason {
  std::string_view rule;
  std::string_view words;
};

Reason reason_of(const Session& session, const PlanLedger& ledger, const Action& last) {
  const auto possible_with = [&](auto change) {
    PlanLedger other = ledger;
    change(other);
    const PlanAnswer answer = complete(session, other, most_of_a_step);
    return answer.possible && answer.complete;
  };
  if (possible_with([](PlanLedger& other) { other.endless = true; }))
    return {"planning-has-ended", "everybody would have passed in succession before the last piece was laid"};
  if (possible_with([](PlanLedger& other) { other.any_counter = true; }))
    return {"place-an-own-counter", "their players have no counters that make all of this right"};
  if (possible_with([](PlanLedger& other) { other.obstacles = everybody; }))
    return {"one-obstacle-a-game", "their players have no obstacle left that makes all of this right"};
  const auto more_entries = [](PlanLedger& other) {
    other.endless = other.any_counter = true;
    for (PlanRound& round : other.rounds)
      for (std::uint8_t seat = 0; seat < other.players; ++seat)
        round.entries.insert(round.entries.begin(), 2, {.what = PlanEntry::Do::unknown, .seat = Seat{seat}});
  };
  if (!possible_with(more_entries)) return {"pay-the-price", "nothing that they can have been makes all of this right"};
  const bool blocks = std::holds_alternative<PlaceObstacle>(last);
  return {blocks ? "obstacle-on-a-counter" : "counter-on-the-road",
          "they are too few, or come too late, for all that lies on the roads"};
}

/// `Anna (lines 12, 20), Boris (line 22)`.
std::string in_words(const Session& session, const Source& source, const std::set<std::uint32_t>& plies) {
  std::map<std::uint8_t, std::set<std::uint32_t>> lines;
  for (const std::uint32_t ply : plies)
    if (const Play<Action>& play = session.plays[ply]; play.seat)
      lines[play.seat->value].insert(static_cast<std::uint32_t>(place_of(source, play.parts[0]).line));
  std::string text;
  for (const auto& [seat, his] : lines)
    text += fmt::format("{}{}{}", text.empty() ? "" : ", ", session.players[seat].name, in_lines(his));
  return text;
}

/// Where the unknown entries of those rounds stand.
std::set<std::uint32_t> unknown_lines(const Session& session, const Source& source,
                                      const std::set<std::uint32_t>& plies) {
  std::set<int> rounds;
  for (const std::uint32_t ply : plies) rounds.insert(session.plays[ply].round);
  std::set<std::uint32_t> lines;
  for (const Play<Action>& play : session.plays)
    if (std::holds_alternative<UnknownPlay>(play.action) && rounds.contains(play.round))
      lines.insert(static_cast<std::uint32_t>(place_of(source, play.parts[0]).line));
  return lines;
}

}  // namespace

std::optional<PlanContradiction> contradiction_of_the_plan(const Session& session, const PlanRules& rules,
                                                           const Source& source, bool* decided) {
  if (decided != nullptr) *decided = true;
  if (!has_unknown_entries(session)) return std::nullopt;
  const PlanAnswer answer = complete(session, read_plan_of(session, rules));
  if (decided != nullptr) *decided = answer.complete;
  if (answer.possible) return std::nullopt;
  const Shortened shortened(session, rules);
  const std::set<std::uint32_t>& plies = shortened.plies();
  if (plies.empty()) return std::nullopt;
  const Play<Action>& last = session.plays[*plies.rbegin()];
  const Reason reason = reason_of(session, shortened.ledger(), last.action);
  return PlanContradiction{.message = fmt::format("round {}: whatever the unknown entries{} were, {}: {}", last.round,
                                                  in_lines(unknown_lines(session, source, plies)), reason.words,
                                                  in_words(session, source, plies)),
                           .rule = reason.rule,
                           .plies = {plies.begin(), plies.end()}};
}

bool plan_may_be(const Session& session, const PlanRules& rules) {
  return !has_unknown_entries(session) || complete(session, read_plan_of(session, rules)).possible;
}

std::string_view part_in_plan(const Action& action) {
  if (std::holds_alternative<PlaceObstacle>(action)) return "placed here";
  return std::holds_alternative<Pass>(action) ? "passed here" : part_in_proof(action);
}

}  // namespace elfref::elfenland
