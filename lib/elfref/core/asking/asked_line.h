#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/position_view.h"
#include "elfref/core/judging/judge.h"
#include "elfref/core/judging/kit.h"
#include "elfref/core/judging/legality.h"
#include "elfref/core/reading/one_line.h"
#include "elfref/core/reading/signs.h"
#include "elfref/core/words/message.h"

// The rules' answers about a line that a person asks about: GameModule::position with `why`.

namespace elfref {

/// The complaint that words are not a play. `fault` is what is wrong with them, or null; `forms` explains how lines are
/// written.
[[nodiscard]] Message no_play(std::string_view asked, const Diagnostic* fault, const Message& forms);

/// Why a line that a person asks about is not a play; empty: it is one. `forms` explains how lines are written.
template <class Action>
[[nodiscard]] Message no_play(std::string_view asked, const LineRead<Action>& read, const Message& forms) {
  if (read.understood && !read.plays.empty()) return {};
  return no_play(asked, read.faults.empty() ? nullptr : &read.faults.front(), forms);
}

/// Judges plays after the first `ply` plays of a session, as if nothing after these had been played. `may_stand(state,
/// action)` returns whether the rules allow a play.
template <KitGame G, class MayStand>
[[nodiscard]] Asked asked_of(std::string_view line, std::vector<Play<typename G::Action>> asked,
                             const typename G::Session& session, std::uint32_t ply, typename G::Position state,
                             const Source& source, MayStand may_stand) {
  Asked answer{.line = {.name = "asked", .text = std::string(line)},
               .legal = true,
               .certain = true,
               .because = {},
               .findings = {}};
  std::vector<Play<typename G::Action>> plays(session.plays.begin(), session.plays.begin() + ply);
  std::vector<Raised> raised;
  for (Play<typename G::Action>& play : asked) {
    const auto at = static_cast<std::uint32_t>(plays.size());
    plays.push_back(play);
    state.ply = at;
    G::resolve(state, play.action);
    const Legality found = may_stand(std::as_const(state), std::as_const(play.action));
    answer.legal = answer.legal && found != Legality::no;
    answer.certain = answer.certain && found == Legality::yes;
    G::check(state, play.action, [&](const RuleInfo& rule, Finding&& finding) {
      raised.push_back({&rule, at, false, std::move(finding)});
    });
    G::apply(state, play.action);
  }
  const std::vector<std::string> names = names_of(session.players);
  const Reporter<typename G::Action> report(plays, {}, names);
  for (const Raised& one : raised) {
    answer.findings.push_back(diagnosed<G>(one, report, session, G::values(session), source));
    answer.findings.back().depends_on.clear();
  }
  return answer;
}

}  // namespace elfref
