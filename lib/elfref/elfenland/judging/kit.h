#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "elfref/core/judging/kit.h"
#include "elfref/core/words/catalogue.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/session.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/rules/game.h"
#include "elfref/elfenland/table/position.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {

class Judge;  // judging/judge.h

/// The parts of Elfenland that the core needs to judge records.
struct ElfenlandKit : Elfenland<false> {
  using Session = elfenland::Session;
  using Judge = elfenland::Judge;

  static constexpr std::string_view name = "elfenland";
  static constexpr std::string_view title = "Elfenland (Alan R. Moon, 1998)";
  static constexpr Part missing = payment;
  static constexpr bool confirms_by_assumed = false;
  static constexpr UnreadParts unread = unread_parts;

  static std::optional<Session> decode(const Record& record, Diagnostics& faults) {
    return elfenland::decode(record, faults);
  }
  static void look_ahead(Session& session) { elfenland::look_ahead(session.plays); }
  static const OptionTable& option_table() { return elfenland::option_table(); }
  static OptionValues values(const Session& session) { return judging_options(session); }
  static OptionSet settled(const Session& session) { return settled_options(session); }
  static auto rulebook() { return elfenland::rulebook(); }
  static Position begin(const Session& session, const OptionValues& options) {
    return elfenland::begin(session, options, listed_seating());
  }
  static const RuleInfo& claim_rule(const Action& claim) {
    const auto* result = std::get_if<ClaimResult>(&claim);
    return result != nullptr ? rule_of(result->key) : rule_named("claimed-winner");
  }
  static Message nobody();
  static Ended ended(const Position& state);
  static std::vector<Standing> standings(const Position& state, const Session& session) {
    return elfenland::standings(state, session.players);
  }
  static const Room& words();
  static Naming naming(std::string_view text) { return naming_in(text); }
  static std::span<const FigureWords> figures() { return elfenland::figures(); }
};

}  // namespace elfref::elfenland
