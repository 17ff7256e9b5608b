#include "elfref/core/asking/replay_view.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Moments in the order of the text.
std::vector<std::size_t> by_text(std::span<const ViewMoment> moments) {
  std::vector<std::size_t> order(moments.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return moments[i].span.begin; });
  return order;
}

/// The moment whose play is the smallest of those that a place is within. `order` is that of the text.
std::optional<std::size_t> moment_around(Span span, std::span<const ViewMoment> moments,
                                         std::span<const std::size_t> order) {
  constexpr std::ptrdiff_t deepest = 16;  // no play is written within more than a few others
  const auto begin_of = [&](std::size_t i) { return moments[i].span.begin; };
  const auto after = std::ranges::upper_bound(order, span.begin, {}, begin_of);
  const auto first = after - std::min(deepest, after - order.begin());
  for (auto at = after; at != first;)
    if (span.end <= moments[*--at].span.end) return *at;
  return std::nullopt;
}

/// The moment that comes nearest to what nobody wrote down as a play of its own: of the same player, phase and round
/// the first one that is written behind, else the last one of these; then the same of whoever plays.
std::optional<std::size_t> moment_near(const Diagnostic& finding, std::span<const ViewMoment> moments) {
  for (const bool own : {true, false}) {
    for (const bool in_phase : {true, false}) {
      std::optional<std::size_t> last;
      for (std::size_t i = 0; i < moments.size(); ++i) {
        const ViewMoment& moment = moments[i];
        if (moment.round != finding.round || (own && moment.seat != finding.seat) ||
            (in_phase && moment.phase != finding.phase))
          continue;
        last = i;
        if (moment.span.begin >= finding.span.begin) break;
      }
      if (last) return last;
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> names_of(const ReplayView& view) {
  std::vector<std::string> names;
  for (const ViewPlayer& player : view.players) names.push_back(player.name);
  return names;
}

std::vector<ViewChange> changes_between(const std::vector<ViewHeld>& before, const std::vector<ViewHeld>& now) {
  std::vector<ViewChange> changes;
  for (std::size_t slot = 0; slot < now.size(); ++slot)
    if (before[slot] != now[slot]) changes.push_back({slot, now[slot]});
  return changes;
}

std::vector<ViewHeld> held_after(const ReplayView& view, std::optional<std::size_t> moment, ViewTrack track) {
  const bool whole = track == ViewTrack::whole;
  std::vector<ViewHeld> held = whole ? view.whole_start : view.start;
  for (std::size_t i = 0; moment && i <= *moment; ++i)
    for (const ViewChange& change : whole ? view.moments[i].whole : view.moments[i].changes)
      held[change.slot] = change.now;
  return held;
}

std::vector<ViewMoment> named_moments(std::span<const RecordedPlay> plays, std::span<const std::string> players) {
  std::vector<ViewMoment> moments;
  const RecordedPlay* before = nullptr;
  std::uint32_t turn = 0;
  for (const RecordedPlay& play : plays) {
    if (before != nullptr &&
        (before->seat != play.seat || before->phase != play.phase || before->round != play.round))
      ++turn;
    ViewMoment moment;
    moment.ply = play.ply;
    moment.span = play.span;
    moment.name = name_of(play, players);
    moment.round = play.round;
    moment.phase = play.phase;
    moment.seat = play.seat;
    moment.turn = turn;
    moments.push_back(std::move(moment));
    before = &play;
  }
  return moments;
}

std::string_view in_words(Ruling ruling) {
  return ruling == Ruling::none ? "" : ruling == Ruling::stands ? "stands" : "void";
}

Message explained_only_first(std::size_t number, std::size_t more) {
  return msg::explained_only_first({.more = more, .number = number});
}

std::set<std::size_t> breaches(const Judgement& judgement, std::span<const ViewMoment> moments) {
  std::set<std::size_t> found;
  const auto shown = moments_of(judgement.findings, moments);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const Diagnostic& finding = judgement.findings[i];
    if (shown[i] && finding.severity != Severity::note && finding.bearing == Bearing::verdict) found.insert(*shown[i]);
  }
  return found;
}

std::vector<std::optional<std::size_t>> moments_of(std::span<const Diagnostic> findings,
                                                   std::span<const ViewMoment> moments) {
  const std::vector<std::size_t> order = by_text(moments);
  std::vector<std::optional<std::size_t>> found;
  for (const Diagnostic& finding : findings) {
    std::optional<std::size_t>& moment = found.emplace_back();
    if (finding.bearing == Bearing::claims) continue;
    moment = moment_around(finding.span, moments, order);
    if (!moment && finding.round != 0) moment = moment_near(finding, moments);
  }
  return found;
}

std::vector<std::vector<std::size_t>> findings_at(std::span<const std::optional<std::size_t>> moments,
                                                  std::size_t count) {
  std::vector<std::vector<std::size_t>> found(count);
  for (std::size_t finding = 0; finding < moments.size(); ++finding)
    if (moments[finding]) found[*moments[finding]].push_back(finding);
  return found;
}

std::vector<std::optional<std::size_t>> moments_before(std::span<const Span> places,
                                                       std::span<const ViewMoment> moments) {
  const std::vector<std::size_t> order = by_text(moments);
  std::vector<std::optional<std::size_t>> found;
  std::size_t after = 0;
  for (const Span& place : places) {
    while (after < order.size() && moments[order[after]].span.begin < place.begin) ++after;
    found.push_back(after == 0 ? std::nullopt : std::optional(order[after - 1]));
  }
  return found;
}

std::vector<std::string> marks_of(std::span<const std::string> names) {
  constexpr std::size_t most_letters = 3;
  std::vector<std::string> marks;
  const auto mark_of = [&](const std::string& name) {
    std::size_t bytes = 0;
    for (std::size_t letters = 1; letters <= most_letters && bytes < name.size(); ++letters) {
      do ++bytes;
      while (bytes < name.size() && (static_cast<unsigned char>(name[bytes]) & 0xC0) == 0x80);
      if (std::string mark = name.substr(0, bytes); std::ranges::find(marks, mark) == marks.end()) return mark;
    }
    return std::to_string(marks.size() + 1);
  };
  for (const std::string& name : names) marks.push_back(mark_of(name));
  return marks;
}

}  // namespace elfref
