#include "questions.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

std::string line_feed(std::size_t indent, const std::string& words) {
  return std::string(indent, ' ') + words + "\n";
}

/// The lines that begin a record of another game than the first.
std::vector<std::string> other_games() {
  std::vector<std::string> lines;
  for (const GameModule* game : games())
    if (game != games().front()) lines.push_back("game: " + std::string(game->name));
  return lines;
}

std::string who_plays(bool blank) {
  const Message games = list(Joint::or_, other_games(), [](const std::string& line) { return verbatim(line); });
  return said(msg::record_who_plays({.games = blank ? ArgView(games) : ArgView(none)}));
}

/// What a rule says, with its id; no id: no rule says it.
std::string with_rule(const std::string& words, std::string_view rule) {
  return rule.empty() ? words : words + " [" + std::string(rule) + "]";
}

std::string finding(const recorder::Found& found, const Speaker& says) {
  return with_rule(says(found.words), found.rule);
}

/// The heading of lines of a kind.
std::string heading(const Offer& offer, const Speaker& says) {
  switch (offer.kind) {
    case Offer::Kind::other: return said(msg::record_other_ways());
    case Offer::Kind::last: return said(msg::record_about_last());
    case Offer::Kind::play:
    case Offer::Kind::unseen: break;
  }
  return says(offer.words);
}

std::string shown(const Offer& offer) {
  return printable(offer.brief) + (offer.certain ? "" : " ?");
}

/// Whether two lines are alike enough that one of them can represent both.
bool alike(const Offer& one, const Offer& other) {
  return one.kind == other.kind && (one.group == other.group || one.kind == Offer::Kind::other);
}

}  // namespace

std::string Questions::prompt() const {
  if (!begun_) return said(msg::asks_players());
  const recorder::Next& next = offers_.next();
  const bool asks = next.refusal.id.empty() && !next.over;
  std::string phase;
  if (asks && next.frame.round)
    for (const recorder::PhaseShown& one : next.frame.round->phases)
      if (one.state == recorder::PhaseShown::State::now) phase = one.id;
  const bool named = asks && next.seat && next.seat->value < next.players.size();
  if (!named) return phase.empty() ? said(msg::asks_play()) : phase;
  const std::string& player = next.players[next.seat->value];
  if (phase.empty()) return printable(player);
  return said(msg::asks_turn({.phase = verbatim(phase), .players = verbatim(player)}));
}

std::string Questions::line() const {
  if (!begun_) return who_plays(blank_);
  const recorder::Next& next = offers_.next();
  const Speaker says(next, language());
  if (!can_ask()) return said(msg::record_nothing_offered({.why = verbatim(says(next.refusal.words))}));
  std::vector<std::string> parts{says(next.title)};
  if (next.over && next.over->words != next.title) parts.push_back(says(next.over->words));
  constexpr std::size_t examples_shown = 3;
  std::set<std::string> kinds;
  for (const Offer& offer : offers_.all())
    if (offer.kind == Offer::Kind::play && kinds.size() < examples_shown && kinds.insert(says(offer.words)).second)
      parts.push_back(printable(offer.brief));
  parts.push_back(said(msg::record_words()));
  return joined(parts, std::identity(), " · ");
}

std::string Questions::help() const {
  if (!can_ask()) return line_feed(0, line()) + line_feed(0, said(msg::record_help()));
  const Speaker says(offers_.next(), language());
  std::string all = line_feed(0, says(offers_.next().title)), last;
  const std::vector<Offer>& offers = offers_.all();
  for (auto first = offers.begin(); first != offers.end();) {
    const auto end = std::find_if(first, offers.end(), [&](const Offer& other) { return !alike(*first, other); });
    if (std::string words = heading(*first, says); words != last) all += line_feed(2, last = std::move(words));
    constexpr std::ptrdiff_t lines_shown = 8;
    if (end - first > (first->kind == Offer::Kind::other ? 1 : lines_shown)) {
      const auto more = static_cast<int>(end - first - 1);
      all += line_feed(4, said(msg::record_alike({.line = verbatim(shown(*first)), .number = more})));
    } else {
      for (auto one = first; one != end; ++one) all += line_feed(4, shown(*one));
    }
    first = end;
  }
  if (!std::ranges::all_of(offers, &Offer::certain)) all += line_feed(0, said(msg::record_possible()));
  return all + line_feed(0, said(msg::record_help())) + line_feed(0, said(msg::record_help_words()));
}

std::string Questions::reasons() const {
  if (!can_ask()) return line_feed(0, line());
  const Speaker says(offers_.next(), language());
  std::string all;
  if (const auto& last = offers_.next().last; last && !last->found.empty()) {
    all += line_feed(0, says(last->words));
    for (const recorder::Found& found : last->found) {
      all += line_feed(2, finding(found, says));
      for (const Message& ground : found.because) all += line_feed(4, says(ground));
    }
  }
  std::vector<std::pair<recorder::Because, std::vector<std::string>>> reasons;
  for (const RefusedChoice& choice : offers_.refused()) {
    auto same = std::ranges::find_if(reasons, [&](const auto& one) { return one.first.words == choice.because.words; });
    if (same == reasons.end()) same = reasons.insert(reasons.end(), {choice.because, {}});
    same->second.push_back(says(choice.words));
  }
  for (auto& [because, choices] : reasons) {
    constexpr std::size_t choices_shown = 6;
    const std::size_t more = choices.size() > choices_shown ? choices.size() - choices_shown : 0;
    choices.resize(choices.size() - more);
    std::string names = joined(choices, std::identity());
    if (more > 0) names = said(msg::record_and_more({.line = verbatim(names), .number = static_cast<int>(more)}));
    all += line_feed(0, with_rule(names + ": " + says(because.words), because.rule));
  }
  return all.empty() ? line_feed(0, said(msg::record_nothing_refused())) : all;
}

std::vector<std::string> Questions::completions(std::string_view typed) const {
  if (begun_) return offers_.completions(typed);
  std::vector<std::string> lines;
  if (blank_)
    for (std::string& line : other_games())
      if (line.starts_with(typed)) lines.push_back(std::move(line));
  return lines;
}

std::string plays_in_words(const recorder::Plays& plays) {
  const Speaker says(plays.judgement, plays.judgement.players, language());
  if (!plays.refusal.id.empty()) return line_feed(0, says(plays.refusal.words));
  std::string all;
  int round = 0;
  for (const recorder::PlayShown& play : plays.plays) {
    if (play.round > round) all += line_feed(0, says(msg::in_round({.round = round = play.round})));
    std::string words = says(play.words);
    if (!play.ruling.empty())
      words = said(msg::record_ruled({.play = verbatim(words), .ruling = verbatim(play.ruling)}));
    const std::string number = std::to_string(play.play);
    all += line_feed(5 - std::min<std::size_t>(number.size(), 5), number + "  " + words);
    for (const std::size_t index : play.found) all += line_feed(7, finding(plays.found[index], says));
  }
  return all + line_feed(0, says(verdict_in_words(plays.judgement)));
}

}  // namespace elfref::tools
