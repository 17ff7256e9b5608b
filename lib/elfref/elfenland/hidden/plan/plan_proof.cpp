#include "elfref/elfenland/hidden/plan/plan_proof.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <variant>

#include "elfref/core/text/source.h"
#include "elfref/elfenland/hidden/counters/counter_ledger.h"
#include "elfref/elfenland/hidden/counters/counter_proof.h"
#include "elfref/elfenland/hidden/proof_words.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

constexpr std::uint32_t most_of_a_step = 1000;   ///< conflicts in one search while a proof is made: there are many
constexpr std::uint64_t units_a_conflict = 100;  ///< of work, where they are many

/// Whether a planning can be made right, by searching on the session's account.
PlanAnswer complete(const Session& session, const PlanLedger& ledger, std::uint32_t most = most_plan_conflicts) {
  if (session.work != nullptr)
    most = static_cast<std::uint32_t>(std::min<std::uint64_t>(most, session.work->left() / units_a_conflict));
  const PlanAnswer answer = complete_plan(ledger, most);
  spend(session.work, answer.steps);
  return answer;
}

/// The end of the first round with which a planning becomes impossible; behind all where that is the last.
template <class MayBe>
std::size_t end_of(const Session& session, const MayBe& may_be) {
  for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
    if (!std::holds_alternative<EndRound>(session.plays[ply].action)) continue;
    Session begun = session;
    begun.plays.resize(ply + 1);
    if (!may_be(begun, Mask())) return begun.plays.size();
  }
  return session.plays.size();
}

/// Which rule leaves no way, and what it comes to.
struct Reason {
  std::string_view rule;
  Message words;
};

Reason reason_of(const Session& session, const PlanLedger& ledger, const Action& last) {
  const auto possible_with = [&](auto change) {
    PlanLedger other = ledger;
    change(other);
    const PlanAnswer answer = complete(session, other, most_of_a_step);
    return answer.possible && answer.complete;
  };
  if (possible_with([](PlanLedger& other) { other.endless = true; }))
    return {"planning-has-ended", msg::plan_had_ended()};
  if (possible_with([](PlanLedger& other) { other.any_counter = true; }))
    return {"place-an-own-counter", msg::plan_lacks_counters()};
  if (possible_with([](PlanLedger& other) { other.obstacles = everybody; }))
    return {"one-obstacle-a-game", msg::plan_lacks_obstacles()};
  const auto more_entries = [](PlanLedger& other) {
    other.endless = other.any_counter = true;
    for (PlanRound& round : other.rounds)
      for (std::uint8_t seat = 0; seat < other.players; ++seat)
        round.entries.insert(round.entries.begin(), 2, {.what = PlanEntry::Do::unknown, .seat = Seat{seat}});
  };
  if (!possible_with(more_entries)) return {"pay-the-price", msg::plan_lacks_everything()};
  const bool blocks = std::holds_alternative<PlaceObstacle>(last);
  return {blocks ? "obstacle-on-a-counter" : "counter-on-the-road", msg::plan_lacks_entries()};
}

/// `Anna (lines 12, 20), Boris (line 22)`.
Message whose(const Session& session, const Source& source, const std::vector<std::uint32_t>& plies) {
  std::map<std::uint8_t, std::set<std::uint32_t>> lines;
  for (const std::uint32_t ply : plies)
    if (const Play<Action>& play = session.plays[ply]; play.seat)
      lines[play.seat->value].insert(static_cast<std::uint32_t>(place_of(source, play.parts[0]).line));
  List all(Joint::comma);
  for (const auto& [seat, his] : lines)
    all.add(msg::entries_of({.holder = Seat{seat}, .lines = lines_in_brackets(his)}));
  return all.take();
}

/// Where the unknown entries of those rounds stand.
std::set<std::uint32_t> unknown_lines(const Session& session, const Source& source,
                                      const std::vector<std::uint32_t>& plies) {
  std::set<int> rounds;
  for (const std::uint32_t ply : plies) rounds.insert(session.plays[ply].round);
  std::set<std::uint32_t> lines;
  for (const Play<Action>& play : session.plays)
    if (std::holds_alternative<UnknownPlay>(play.action) && rounds.contains(play.round))
      lines.insert(static_cast<std::uint32_t>(place_of(source, play.parts[0]).line));
  return lines;
}

}  // namespace

Contradiction<std::uint32_t> contradiction_of_the_plan(const Session& session, const PlanRules& rules,
                                                       const Source& source) {
  if (!has_unknown_entries(session)) return {};
  const PlanAnswer answer = complete(session, read_plan_of(session, rules));
  if (answer.possible) return {.possible = possible(answer.possible, answer.complete)};
  Effort effort(session.work, {.all = 10'000, .each = most_of_a_step});
  const auto may_be = [&](const Session& of, const Mask& left_out) {
    return effort.may_be([&](std::uint64_t most) {
      const PlanLedger ledger = read_plan_of(of, rules, left_out);
      const PlanAnswer found = complete(session, ledger, static_cast<std::uint32_t>(most));
      return Searched{possible(found.possible, found.complete), found.conflicts};
    });
  };
  Session begun = session;
  begun.plays.resize(end_of(session, may_be));
  std::vector<std::uint32_t> plies;
  for (std::uint32_t ply = 0; ply < begun.plays.size(); ++ply)
    if (tells_of_the_plan(session, ply)) plies.push_back(ply);
  Minimiser proof(plies, [&](const Mask& left_out) { return may_be(begun, left_out); });
  proof.drop_groups([&](std::uint32_t ply) { return -int{session.plays[ply].round}; });
  proof.drop_each();
  Contradiction<std::uint32_t> found{.possible = Possible::no, .rule = {}, .message = {}, .entries = proof.entries()};
  if (!found) return found;
  const Play<Action>& last = session.plays[found.entries.back()];
  const Reason reason = reason_of(session, read_plan_of(begun, rules, proof.left_out()), last.action);
  found.rule = reason.rule;
  found.message = msg::plan_impossible({.entries = whose(session, source, found.entries),
                                        .reason = reason.words,
                                        .round = last.round,
                                        .unknown = lines_in_brackets(unknown_lines(session, source, found.entries))});
  return found;
}

bool plan_may_be(const Session& session, const PlanRules& rules) {
  return !has_unknown_entries(session) || complete(session, read_plan_of(session, rules)).possible;
}

Message part_in_plan(const Action& action) {
  if (std::holds_alternative<PlaceObstacle>(action)) return msg::piece_was_placed();
  return std::holds_alternative<Pass>(action) ? msg::player_passed() : part_in_proof(action);
}

}  // namespace elfref::elfenland
