#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/assist/assist.h"
#include "elfref/core/assist/schema_words.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

bool is_around(Span span, std::uint32_t at) {
  return span.begin <= at && at <= span.end;
}

std::optional<ReplayView> view_of(const Draft& draft) {
  if (draft.game.replay == nullptr) return std::nullopt;
  ReplayView view = draft.game.replay(draft.judged, draft.overrides, draft.judgement);
  if (!view.complaint.empty()) return std::nullopt;
  return view;
}

/// What is said of a finding: what is there, why, and what would have been right.
void add_finding(std::vector<std::string>& lines, const Diagnostic& found, const Speaker& says) {
  lines.push_back(says(msg::finding_line({.message = found.message, .severity = in_words(found.severity)})));
  for (const Message& because : found.because) lines.push_back(says(because));
  if (!found.advice.empty()) lines.push_back(says(found.advice));
  if (found.cites.empty()) return;
  const Citation& decides = found.cites.front();
  const auto text = [](std::string_view words) { return words.empty() ? ArgView(none) : verbatim(words); };
  const Message where = msg::citation({.page = text(decides.page),
                                       .remark = none,
                                       .section = text(decides.section),
                                       .title = title_of_edition(decides.edition, says)});
  lines.push_back(says(msg::ground_rule({.where = where})));
}

/// Adds those that are told of words within a span, or there alone.
void add_findings(Hover& hover, const Draft& draft, std::uint32_t at, const Speaker& says) {
  for (const Diagnostic& found : draft.judgement.findings) {
    if (found.attachment) continue;
    const bool within = hover.span.begin <= found.span.begin && found.span.end <= hover.span.end;
    if (within || is_around(found.span, at)) add_finding(hover.lines, found, says);
  }
}

}  // namespace

std::optional<Hover> hover_at(const Draft& draft, std::uint32_t at, Language language) {
  const Speaker says(draft.judgement, language);
  const PathToPlace path = path_to(draft.source(), at);
  if (path.in_remark) return std::nullopt;
  if (const auto view = view_of(draft)) {
    const ViewMoment* here = nullptr;
    for (const ViewMoment& moment : view->moments) {
      const auto size = moment.span.end - moment.span.begin;
      if (is_around(moment.span, at) && size > 0 && (here == nullptr || size < here->span.end - here->span.begin))
        here = &moment;
    }
    if (here != nullptr) {
      Hover hover{.span = here->span, .title = says(here->words), .lines = {}};
      if (here->bill && !here->bill->price.empty() &&
          std::ranges::find(here->because, here->bill->price) == here->because.end())
        hover.lines.push_back(says(here->bill->price));
      for (const Message& why : here->because) hover.lines.push_back(says(why));
      add_findings(hover, draft, at, says);
      return hover;
    }
  }
  for (const Diagnostic& found : draft.judgement.findings) {
    if (found.attachment || !is_around(found.span, at)) continue;
    Hover hover{.span = found.span, .title = std::string(found.id), .lines = {}};
    add_findings(hover, draft, at, says);
    return hover;
  }
  std::vector<PathToPlace::Step> steps = path.steps;
  if (path.as_key && path.word.begin < path.word.end)
    steps.push_back({.key = draft.source().text.substr(path.word.begin, path.word.end - path.word.begin),
                     .at = path.word.begin});
  if (steps.empty() || steps.back().key.empty()) return std::nullopt;
  SchemaWords schema(draft.schema, keys_of(draft.game));
  schema.go(steps);
  std::string said = schema.description();
  if (said.empty()) return std::nullopt;
  const auto begin = steps.back().at;
  return Hover{.span = {begin, begin + static_cast<std::uint32_t>(steps.back().key.size())},
               .title = steps.back().key,
               .lines = {std::move(said)}};
}

std::vector<Inlay> inlays_of(const Draft& draft, Language language) {
  const Speaker says(draft.judgement, language);
  std::vector<Inlay> found;
  const auto view = view_of(draft);
  if (!view) return found;
  const auto hand_of = [&](Seat seat) -> std::optional<std::size_t> {
    const std::string id = "hand:" + std::to_string(seat.value);
    const auto slot = std::ranges::find(view->slots, id, &ViewSlot::id);
    if (slot == view->slots.end()) return std::nullopt;
    return static_cast<std::size_t>(slot - view->slots.begin());
  };
  std::vector<ViewHeld> held = view->start;
  struct Hints {
    List text{Joint::semicolon}, means{Joint::semicolon};
  };
  std::map<std::uint32_t, Hints> by_place;
  const auto add = [&](std::uint32_t at, const Message& text, const Message& means) {
    by_place[at].text.add(text);
    if (!means.empty()) by_place[at].means.add(means);
  };
  for (std::size_t i = 0; i < view->moments.size(); ++i) {
    const ViewMoment& moment = view->moments[i];
    for (const ViewChange& change : moment.changes)
      if (change.slot < held.size()) held[change.slot] = change.now;
    if (moment.bill) {
      int due = 0;
      for (const ViewPiece& piece : moment.bill->due) due += piece.count;
      if (!moment.bill->sum.empty()) {
        add(moment.span.end, msg::price_hint({.price = moment.bill->sum}), moment.bill->price);
      } else if (due > 0) {
        add(moment.span.end, msg::price_hint({.price = due}), moment.bill->price);
      }
    }
    // What is left, behind the last play of a turn that changed it.
    const bool last = i + 1 == view->moments.size() || view->moments[i + 1].turn != moment.turn;
    if (!last || !moment.seat || moment.gap) continue;
    const auto hand = hand_of(*moment.seat);
    if (!hand || *hand >= held.size() || held[*hand].words.empty()) continue;
    bool changed = false;
    for (std::size_t j = i + 1; j-- > 0 && view->moments[j].turn == moment.turn;)
      changed = changed || std::ranges::any_of(view->moments[j].changes,
                                               [&](const ViewChange& change) { return change.slot == *hand; });
    if (!changed) continue;
    const Message& cards = held[*hand].words;
    add(moment.span.end, msg::hand_hint({.cards = cards}), msg::hand_in_full({.cards = cards, .player = *moment.seat}));
  }
  for (auto& [at, hints] : by_place)
    found.push_back({.at = at, .text = says(hints.text.take()), .means = says(hints.means.take())});
  return found;
}

}  // namespace elfref
