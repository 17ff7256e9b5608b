#include "elfref/core/asking/outcome.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "elfref/core/asking/suggest.h"
#include "elfref/core/asking/what_if.h"
#include "elfref/core/judging/work.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// The standing of all players together; null: they do not stand together.
const Standing* together_in(const Judgement& judgement) {
  const auto found =
      std::ranges::find_if(judgement.standings, [](const Standing& standing) { return standing.side.size() > 1; });
  return found == judgement.standings.end() ? nullptr : &*found;
}

/// Whether the players win or lose together.
bool is_won_together(const Judgement& judgement, std::string_view decides) {
  const Standing* together = together_in(judgement);
  return together != nullptr && together->figure(decides) == nullptr && !together->place;
}

/// Whether a game has ended, and nothing unrecorded decides who won.
bool is_certain(const Judgement& judgement) {
  return judgement.finished && (is_won_together(judgement, {}) || winners_of(judgement).certain);
}

/// A play that breaks a rule.
struct Breach {
  Span span;
  Seat seat;
};

/// The plays that break a rule and were not ruled on, in the order of the text; nothing if a breach is not a player's
/// play.
std::optional<std::vector<Breach>> breaches_of(const std::vector<RecordedPlay>& plays, const Judgement& judgement) {
  std::vector<Breach> found;
  for (const Diagnostic& finding : judgement.findings) {
    if (finding.severity != Severity::error || finding.bearing != Bearing::verdict || !finding.ruling.empty()) continue;
    const RecordedPlay* of = nullptr;
    for (const RecordedPlay& play : plays) {
      const bool within = play.span.begin <= finding.span.begin && finding.span.end <= play.span.end;
      if (within && (of == nullptr || play.span.end - play.span.begin < of->span.end - of->span.begin)) of = &play;
    }
    if (of == nullptr || !of->seat) return std::nullopt;
    if (std::ranges::find(found, of->span, &Breach::span) == found.end()) found.push_back({of->span, *of->seat});
  }
  std::ranges::sort(found, {}, [](const Breach& breach) { return breach.span.begin; });
  return found;
}

/// How a session would have ended if its breaches had been taken back.
struct Otherwise {
  Message heading;     ///< empty: that cannot be worked out
  bool alone = false;  ///< nothing else had to be taken back with them
};

Otherwise without_breaches(const GameModule& game, const Record& record, const Overrides& overrides,
                           const Judgement& judgement) {
  Work work(most_beside(judgement.work));
  const Overrides judged_by = searching(overrides, work);
  std::optional<Altered> now;
  std::vector<Seat> accused;
  for (std::size_t taken_back = 0;; ++taken_back) {
    const Record& written = now ? *now->record : record;
    const Judgement& judged = now ? now->judgement : judgement;
    const auto breaches = breaches_of(game.plays(written), judged);
    if (!breaches) return {};
    if (breaches->empty()) return {is_certain(judged) ? heading_of(judged, {}) : Message(), taken_back == 1};
    std::vector<Edit> edits;
    for (const Breach& breach : *breaches) {
      // Another player would not have played so: what that play would have been, nobody knows.
      const bool known = std::ranges::find(accused, breach.seat) != accused.end();
      if (taken_back > 0 && !known) return {};
      if (!known) accused.push_back(breach.seat);
      auto edit = ruled(written, breach.span, "ruling", "void");
      if (!edit) return {};
      edits.push_back(std::move(*edit));
    }
    Altered next = altered(game, written, judged, std::move(edits), judged_by);
    if (work.done() || next.judgement.verdict == Verdict::unreadable) return {};
    now.emplace(std::move(next));
  }
}

}  // namespace

Message in_words(const Range& range) {
  if (range.exact()) return verbatim(fmt::format("{}", range.min));
  if (range.min < 0) return msg::range_below_zero({.max = range.max, .min = range.min});
  return verbatim(fmt::format("{}–{}", range.min, range.max));
}

std::string shown(const Figure& figure, const Speaker& says) {
  if (figure.number) return says(in_words(*figure.number));
  if (figure.said != nullptr) return says(figure.said(figure));
  return figure.word.empty() ? "?" : says(alone(verbatim(figure.word)));
}

Winners winners_of(const Judgement& judgement) {
  Winners certain{.names = {}, .certain = true}, thinkable;
  if (!judgement.finished) return thinkable;
  const auto add = [](Winners& winners, const Standing& standing) {
    winners.names.push_back(standing.name);
    winners.seats.insert(winners.seats.end(), standing.side.begin(), standing.side.end());
  };
  for (const Standing& standing : judgement.standings) {
    if (standing.won) add(certain, standing);
    if (standing.place && standing.place->min == 1) add(thinkable, standing);
  }
  const bool may_be_more = thinkable.names.size() > certain.names.size();  // who may share the first place
  return certain.names.empty() || may_be_more ? thinkable : certain;
}

Message heading_of(const Judgement& judgement, std::string_view decides) {
  if (!judgement.finished) return {};
  if (is_won_together(judgement, decides))
    return together_in(judgement)->won ? msg::outcome_all_win() : msg::outcome_all_lose();
  const Winners winners = winners_of(judgement);
  if (winners.names.empty()) return {};
  const Message names = list(winners.certain ? Joint::and_ : Joint::or_, winners.names,
                             [](std::string_view name) { return verbatim(name); });
  if (!winners.certain) return msg::outcome_may_win({.players = names});
  const auto first = std::ranges::find(judgement.standings, true, &Standing::won);
  const Figure* figure = decides.empty() ? nullptr : first->figure(decides);
  const bool known = figure != nullptr && figure->number && figure->number->exact();
  const ArgView number = known ? ArgView(figure->number->min) : ArgView(none);
  return winners.names.size() == 1 ? msg::outcome_wins({.number = number, .player = names})
                                   : msg::outcome_win_together({.number = number, .players = names});
}

Ending ending_of(const GameModule& game, const Record& record, const Overrides& overrides,
                 const Judgement& judgement) {
  Ending ending{.words = heading_of(judgement, "score"), .decisive = {}};
  if (judgement.verdict != Verdict::illegal || !is_certain(judgement) || game.plays == nullptr) return ending;
  const auto breaches = breaches_of(game.plays(record), judgement);
  if (!breaches || breaches->empty()) return ending;
  const Message as_is = heading_of(judgement, {});
  const Otherwise otherwise = without_breaches(game, record, overrides, judgement);
  if (otherwise.heading == as_is) {
    ending.decisive = false;
    ending.words = msg::outcome_in_any_case({.outcome = as_is});
  } else if (!otherwise.heading.empty() && otherwise.alone) {
    ending.decisive = true;
    ending.words =
        msg::outcome_decided({.breaches = breaches->size(), .other = otherwise.heading, .outcome = as_is});
  }
  return ending;
}

}  // namespace elfref
