#include "elfref/elfenland/judging/judge.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "elfref/elfenland/hidden/cards/card_proof.h"
#include "elfref/elfenland/judging/whole.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref {
template class Judging<elfenland::ElfenlandKit>;
}

namespace elfref::elfenland {

const Room& ElfenlandKit::words() { return elfenland_words(); }

Message ElfenlandKit::nobody() { return msg::the_row(); }

Ended ElfenlandKit::ended(const Position& state) {
  if (state.end.ending == Ending::early_win) return {"early-win", msg::finished_by_early_win.id};
  if (state.end.ending == Ending::none) return {};
  return {"last-round", state.end.sheet ? msg::score_sheet.id : msg::finished_after_last_round.id};
}

Replayed<Position> Judge::replayed(const OptionValues& options) const {
  return judged_by(session_, options, seating_);
}

Replayed<Position> Judge::replayed_whole(const OptionValues& options) const {
  return judged_whole(session_, options, seating_);
}

void Judge::replay_it() {
  JudgedPlays judged = judged_plays(session_, options_, seating_);
  table_ = std::move(judged.table);
  judgement_.all_known = judged.known;
  if (const auto seating = other_seating(session_, options_, table_)) {
    seating_ = *seating;
    add(seating_warning());
    table_ = replayed(options_);
  }
  if (!ElfenlandKit::closed(table_.table) || table_.table.ply >= session_.plays.size()) return;
  shortened_ = session_;
  shortened_->plays.resize(table_.table.ply);
}

Diagnostic Judge::seating_warning() const {
  const Message order = list(Joint::comma, std::span(seating_).first(names_.size()),
                             [](const std::uint8_t seat) { return Seat{seat}; });
  return remark(rule_named("another-seating"), session_.players_span, msg::another_seating({.order = order}));
}

namespace {

/// Whether another value of this option (empty: another edition) can change a result without changing what is legal:
/// what an unknown payment by ferry leaves in the hand, too.
bool bears_on_claims(std::string_view option) {
  return option.empty() || option == "rounds" || option == "deal" || option == "early-win" || option == "lake-cost" ||
         option == "distance" || option == "second-tiebreak";
}

/// Whether an early win would be the same under every value of its option: nobody can have come to all towns.
bool nobody_wins_early(const Position& table) {
  return std::none_of(table.player.begin(), table.player.begin() + table.players,
                      [](const PlayerState& player) { return player.gap || player.towns_max >= 20; });
}

}  // namespace

bool Judge::bears(const Alternative& other, bool accuses) const {
  if (!accuses && !bears_on_claims(other.option)) return false;
  if (!accuses && judgement_.all_known && other.option == info(Option::lake_cost).name) return false;  // it was paid
  return other.option != info(Option::early_win).name || session_.sheet || !nobody_wins_early(table_.table);
}

void Judge::explain(const Raised& raised, Diagnostic& found) const {
  if (raised.rule->id != "cards-in-the-box" || raised.claim) return;
  if (const auto proof = contradiction_of_cards(until_the_end(), options_, table_, source_, raised.ply))
    found.because.push_back(proof.message);
}

Message Judge::winners(const Action& claim, const Position& table) const {
  if (!std::holds_alternative<ClaimWinner>(claim)) return {};
  if (table.end.ending == Ending::none) return msg::nobody_yet();
  std::vector<Seat> first;
  const auto all = scores(table);
  for (std::uint8_t seat = 0; seat < names_.size(); ++seat)
    if (all[seat].place.max == 1) first.push_back(Seat{seat});
  return first.empty() ? msg::nobody_for_certain() : list(Joint::and_, first);
}

void Judge::whole() {
  const Span result = session_.claims.empty() ? session_.players_span : session_.claims.front().parts[0];
  for (Diagnostic& found : remarks_on({session_, options_, seating_, table_.table, result})) add(std::move(found));
}

std::vector<RoundScore> Judge::rounds() const {
  return scores_by_round(session_, options_, seating_);
}

Judgement judge(const Session& session, const Source& source, const Overrides& asked) {
  return judge_session<ElfenlandKit>(session, source, {}, asked);
}

Diagnostic diagnosed(const Raised& raised, const Reporter<Action>& report, const Session& session,
                     const Options& judging, const Source& source) {
  return elfref::diagnosed<ElfenlandKit>(raised, report, session, judging, source);
}

std::optional<Session> readable(const Record& record, const Overrides& overrides, Diagnostics& faults) {
  return elfref::readable<ElfenlandKit>(record, overrides, faults);
}

}  // namespace elfref::elfenland
