#include "elfref/serve_session.h"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

#include "elfref/core/judging/claims.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/text/text.h"
#include "elfref/serve.h"
#include "elfref/serve/words/serve_msg.h"

namespace elfref::serving {
namespace {

Source source_of(std::string text) {
  return {.name = "session", .text = std::move(text), .syntax = Syntax::json};
}

/// A session under way: no player is late in a turn that is not over.
JudgedDocument judged_so_far(std::string text, const Overrides& overrides, std::unique_ptr<Memory>& memory) {
  Overrides asked = overrides;
  asked.under_way = true;
  asked.memory = &memory;
  return judge_document(source_of(std::move(text)), asked);
}

auto place_of_finding(const Diagnostic& found, Span at) {
  return std::tuple(found.id, at.begin, at.end);
}

/// Whether a note sums up the whole record: it changes with every play.
bool is_of_the_whole(const Diagnostic& found) {
  return found.severity == Severity::note && !found.seat && found.round == 0;
}

/// The findings that were not there before an edit, by index.
std::vector<std::size_t> fresh_findings(const std::vector<Diagnostic>& before, const Edit& edit,
                                        const std::vector<Diagnostic>& now) {
  const std::array edits{edit};
  std::vector<std::pair<std::tuple<std::string_view, std::uint32_t, std::uint32_t>, const Diagnostic*>> known;
  for (const Diagnostic& found : before) {
    const Span at{moved(found.span.begin, edits), moved(found.span.end, edits)};
    known.emplace_back(place_of_finding(found, at), &found);
  }
  std::vector<std::size_t> fresh;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (is_of_the_whole(now[i])) continue;
    const auto key = place_of_finding(now[i], now[i].span);
    const auto same = std::ranges::find_if(known, [&](const auto& one) {
      return one.first == key && one.second->message == now[i].message && one.second->severity == now[i].severity;
    });
    if (same == known.end()) {
      fresh.push_back(i);
    } else {
      known.erase(same);
    }
  }
  return fresh;
}

Verdict verdict_of_some(const std::vector<Diagnostic>& all, const std::vector<std::size_t>& which) {
  std::vector<Diagnostic> some;
  for (const std::size_t index : which) some.push_back(all[index]);
  return verdict_of(some);
}

/// Where the next play of a record stands.
PositionRequest at_the_end(const std::vector<RecordedPlay>& plays, bool goes_on) {
  PositionRequest asked;
  for (const RecordedPlay& play : plays) asked.ply = std::max(asked.ply, play.next_ply);
  asked.at_end = !goes_on;
  asked.goes_on = goes_on;
  return asked;
}

std::string name_in(const PositionView& view, std::optional<Seat> seat) {
  return seat && seat->value < view.players.size() ? view.players[seat->value] : std::string();
}

/// Whether a turn goes on in the position after its last line. A list of steps that says itself where it ends is over.
bool goes_on(const OpenTurn& turn, const PositionView& within) {
  return within.complaint.empty() && (turn.phase.empty() || fold(name_in(within, within.seat)) == fold(turn.player));
}

/// Adds what can be played in a position. REQUIRES: it is the last of `listed.views`.
void add_plays(Listed& listed, const GameModule& game, std::string_view phase, const std::optional<std::string>& player,
               bool begins) {
  const std::size_t index = listed.views.size() - 1;
  const PositionView& view = listed.views.back();
  for (std::size_t i = 0; i < view.choices.size(); ++i) {
    const Choice& choice = view.choices[i];
    Playable play{.phase = std::string(phase),
                  .player = player,
                  .begins = begins,
                  .words = choice.words,
                  .certain = choice.certain,
                  .view = index,
                  .choice = i};
    if (is_between_turns(game, choice.words)) {
      play.player.reset();
      play.begins = false;
    }
    for (const Choice::One& one : choice.each) {
      play.words = one.words;
      play.certain = one.certain;
      listed.plays.push_back(play);
    }
    if (choice.each.empty()) (choice.several ? listed.open : listed.plays).push_back(std::move(play));
  }
}

}  // namespace

Session::Session(std::string text, const Overrides& overrides)
    : text_(std::move(text)), judged_(judged_so_far(text_, overrides, memory_)) {}

Source Session::source() const {
  return source_of(text_);
}

Session::Trial Session::tried(const Spot& spot, const std::string& entry, const Overrides& overrides) const {
  Trial trial;
  Diagnostics faults;
  const auto record = read_document(source(), faults);
  NewPlay play = new_play(*record, game(), spot, entry);
  if (!play.edit) {
    trial.refusal = std::move(play.refusal);
    return trial;
  }
  trial.edit = *std::move(play.edit);
  if (text_.size() + trial.edit.text.size() > most_session_bytes) {
    trial.refusal = msg::record_too_long({.most = most_session_bytes});
    return trial;
  }
  trial.judged = judged_so_far(with_edits(text_, std::array{trial.edit}), overrides, memory_);
  const Judgement& judgement = trial.judged.judgement;
  trial.fresh = fresh_findings(judged_.judgement.findings, trial.edit, judgement.findings);
  const bool readable = judgement.verdict != Verdict::unreadable;
  if (!readable) trial.refusal = msg::play_refused();
  if (readable) trial.verdict = verdict_of_some(judgement.findings, trial.fresh);
  return trial;
}

void Session::make(Trial trial) {
  const auto [begin, end] = trial.edit.span;
  const auto size = static_cast<std::uint32_t>(trial.edit.text.size());
  if (undone_.size() >= most_plays_undone) undone_.erase(undone_.begin());
  undone_.push_back({{begin, begin + size}, text_.substr(begin, end - begin)});
  text_ = with_edits(text_, std::array{std::move(trial.edit)});
  judged_ = std::move(trial.judged);
}

void Session::undo(std::size_t plays, const Overrides& overrides) {
  for (; plays > 0; --plays) {
    text_ = with_edits(text_, std::array{std::move(undone_.back())});
    undone_.pop_back();
  }
  judged_ = judged_so_far(text_, overrides, memory_);
}

std::string Session::as_yaml() const {
  Diagnostics faults;
  return write_yaml(*read_document(source(), faults));
}

PositionView Session::position(const Overrides& overrides, std::string_view why) const {
  if (game().position == nullptr) {
    PositionView none;
    none.complaint = msg::not_shown();
    return none;
  }
  Diagnostics faults;
  const GameRecord read = read_game_record(source(), faults);
  const auto view = [&](bool goes_on) {
    PositionRequest asked = at_the_end(game().plays(*read.record), goes_on);
    asked.listed = !why.empty();  // the reason names what is listed
    asked.state = why.empty();
    asked.why = why;
    return game().position(*read.record, overrides, asked);
  };
  const auto turn = open_turn(*read.record, game());
  if (turn)
    if (PositionView within = view(true); goes_on(*turn, within)) return within;
  return view(false);
}

/// Whether a listed play can be made, and is not illegal in the whole record.
bool Session::can_make(const Playable& play, const Overrides& overrides) const {
  const auto entry = json_of_words(play.words);
  if (!entry) return false;
  const Spot spot{.phase = play.phase, .player = play.player, .begins = play.begins};
  const Trial trial = tried(spot, *entry, overrides);
  return trial.refusal.empty() && trial.verdict != Verdict::illegal;
}

/// Tries what is not certain: only the whole record shows some of it. A group whose plays are not known can be a line
/// as it stands, or have gaps.
void Session::keep_playable(Listed& listed, const Overrides& overrides) const {
  Work work(most_work_of_trying);
  Overrides asked = overrides;
  asked.work = &work;
  for (auto group = listed.open.begin(); group != listed.open.end();) {
    if (can_make(*group, asked)) {
      listed.plays.push_back(std::move(*group));
      group = listed.open.erase(group);
    } else {
      ++group;
    }
  }
  std::size_t tries = 0;
  std::erase_if(listed.plays, [&](const Playable& play) {
    if (play.certain) return false;
    if (work.done() || ++tries > most_plays_tried) {
      listed.gave_up = true;
      return false;
    }
    const bool can = can_make(play, asked);
    return !can && !work.done();
  });
}

Listed Session::listed(const Overrides& overrides) const {
  Listed listed;
  if (game().position == nullptr) {
    listed.refusal = msg::not_shown();
    return listed;
  }
  Diagnostics faults;
  const GameRecord read = read_game_record(source(), faults);
  const std::vector<RecordedPlay> plays = game().plays(*read.record);
  const auto view_at_end = [&](bool goes_on) {
    PositionRequest asked = at_the_end(plays, goes_on);
    asked.each = true;
    return game().position(*read.record, overrides, asked);
  };
  const auto turn = open_turn(*read.record, game());
  bool may_go_on = false;
  if (turn) {
    PositionView within = view_at_end(true);
    may_go_on = goes_on(*turn, within);
    if (may_go_on) {
      listed.views.push_back(std::move(within));
      add_plays(listed, game(), turn->phase, turn->player, false);
    }
  }
  PositionView next = view_at_end(false);
  if (!next.complaint.empty() && !may_go_on) listed.refusal = next.complaint;
  const bool same = may_go_on && next.seat == listed.views.front().seat && next.round == listed.views.front().round;
  const bool another = next.complaint.empty() && !same && (!may_go_on || next.may_be_over);
  if (another || listed.views.empty()) listed.views.push_back(std::move(next));
  if (another) {
    const PositionView& view = listed.views.back();
    const std::string whose = name_in(view, view.seat);
    const auto phases = phases_of(game());
    const bool phased = std::ranges::find(phases, view.phase) != phases.end();
    add_plays(listed, game(), phased ? view.phase : std::string_view(),
              whose.empty() ? std::nullopt : std::optional(whose), turn.has_value() && !whose.empty());
  }
  keep_playable(listed, overrides);
  return listed;
}

}  // namespace elfref::serving
