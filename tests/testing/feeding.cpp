#include "testing/feeding.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

#include "elfref/core/judging/rule.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

constexpr std::array phases{phase::deal, phase::draw, phase::choose, phase::plan, phase::travel, phase::keep};

using Pair = std::pair<const Node*, const Node*>;

/// Keys and values of a map; none of anything else.
std::vector<Pair> pairs_of(const Record& record, const Node& map) {
  std::vector<Pair> found;
  if (map.shape != Shape::map) return found;
  const Node* key = nullptr;
  for (const Node& child : record.children(map)) {
    if (key == nullptr) {
      key = &child;
    } else {
      found.emplace_back(std::exchange(key, nullptr), &child);
    }
  }
  return found;
}

class Feeder {
 public:
  Feeder(const Record& record, const Session& agreed) : record_(record), fed_{Table(agreed)}, agreed_(agreed) {}

  Feeding feed() {
    hear(fed_.table.opening());
    if (const Node* rounds = record_.find(record_.root(), "rounds")) {
      std::vector<const Node*> all;
      for (const Node& round : record_.children(*rounds))
        if (record_.find(round, "note") == nullptr) all.push_back(&round);
      for (const Node* round : all) {
        feed_round(*round);
        if (round != all.back() || is_over(*round)) hear(fed_.table.begin(phase::end));
      }
    }
    for (const auto& claim : agreed_.claims) line(claim.parts[whole], [&] { return fed_.table.play(claim.action); });
    return std::move(fed_);
  }

 private:
  void hear(const Judged& judged) {
    fed_.answers.insert(fed_.answers.end(), judged.findings.begin(), judged.findings.end());
  }

  template <class Play>
  void line(Span there, const Play& play) {
    const auto begin = static_cast<std::uint32_t>(fed_.table.source().text.size());
    const Judged judged = play();
    const auto end = static_cast<std::uint32_t>(fed_.table.source().text.size());
    fed_.lines.push_back({there, {begin, end}, judged.verdict == Verdict::unreadable});
    hear(judged);
  }

  [[nodiscard]] std::string_view text(Span span) const {
    return std::string_view(record_.source().text).substr(span.begin, span.end - span.begin);
  }

  void feed_text(Span span, Ruling ruling = Ruling::none) {
    line(span, [&] { return fed_.table.play(text(span), ruling); });
  }

  /// Whether a reader takes the last round as over.
  [[nodiscard]] bool is_over(const Node& round) const {
    if (record_.find(round, phase::keep) != nullptr) return true;
    const Node* travel = record_.find(round, phase::travel);
    if (travel == nullptr) return false;
    Seats travelled = 0;
    for (const Node& journey : record_.children(*travel))
      for (const auto& [name, steps] : pairs_of(record_, journey))
        if (const auto seat = fed_.table.seat(name->text)) travelled |= bit(*seat);
    return std::popcount(travelled) == static_cast<int>(agreed_.players.size());
  }

  void feed_round(const Node& round) {
    if (round.shape == Shape::scalar) {
      hear(fed_.table.play(BeginRound{static_cast<std::uint8_t>(fed_.table.round() + 1), false}));
      return;
    }
    const std::vector<Pair> keys = pairs_of(record_, round);
    const auto with = [&](std::string_view key) {
      return std::ranges::find_if(keys, [&](const Pair& pair) { return pair.first->text == key; });
    };
    auto row = with("row");
    for (const std::string_view phase : phases) {
      bool begun = false;
      const bool before_the_picks = phase == phase::draw && with(phase::deal) == keys.end() &&
                                    with(phase) == keys.end() && with(phase::choose) == keys.end() &&
                                    agreed_.start.phase == phase::deal;
      if (row != keys.end() && before_the_picks) {  // the row alone
        hear(fed_.table.begin(phase));
        show(row, keys.end());
      }
      for (const auto& [key, value] : keys) {
        if (key->text != phase) continue;
        if (value->shape == Shape::scalar && value->text == "unknown") {
          if (phase == phase::plan) hear(fed_.table.play(BeginPlan{.passes_recorded = false, .recorded = false}));
          continue;
        }
        if (!std::exchange(begun, true)) hear(fed_.table.begin(phase));
        show(row, keys.end());
        feed_phase(*value);
      }
    }
    if (row != keys.end()) {
      hear(fed_.table.begin(agreed_.start.phase));
      show(row, keys.end());
    }
  }

  void show(std::vector<Pair>::const_iterator& row, std::vector<Pair>::const_iterator none) {
    if (row != none) feed_text({row->first->span.begin, row->second->span.end});
    row = none;
  }

  /// A line is an entry of a map, or an item of a list; a ruling belongs to the line before it.
  void feed_phase(const Node& lines) {
    for (const auto& [key, value] : pairs_of(record_, lines)) feed_text({key->span.begin, end_of(*key, *value)});
    if (lines.shape != Shape::list) return;
    std::vector<std::pair<Span, Ruling>> items;
    for (const Node& item : record_.children(lines)) {
      const Node* ruling = record_.find(item, "ruling");
      const bool rules = ruling != nullptr && !items.empty() && items.back().second == Ruling::none &&
                         !text(items.back().first).starts_with("note");
      if (rules) {
        items.back().second = ruling->text == "void" ? Ruling::taken_back : Ruling::stands;
        continue;
      }
      Span span = item.span;
      if (const auto entries = pairs_of(record_, item); !entries.empty())
        span = {entries.front().first->span.begin, end_of(*entries.back().first, *entries.back().second)};
      items.emplace_back(span, Ruling::none);
    }
    for (const auto& [span, ruling] : items) feed_text(span, ruling);
  }

  /// Where an entry ends; one of a key alone, behind its colon.
  [[nodiscard]] std::uint32_t end_of(const Node& key, const Node& value) const {
    const auto colon = static_cast<std::uint32_t>(record_.source().text.find(':', key.span.end)) + 1;
    return value.shape == Shape::empty ? colon : std::max(colon, value.span.end);
  }

  const Record& record_;
  Feeding fed_;
  const Session& agreed_;
};

template <class Place>
int line_with(const std::vector<FedLine>& lines, Span span, Place place) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Span all = place(lines[i]);
    if (span.begin >= all.begin && span.end <= all.end) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

int Feeding::line_of_record(Span span) const {
  return line_with(lines, span, [](const FedLine& line) { return line.there; });
}

int Feeding::line_of_table(Span span) const {
  return line_with(lines, span, [](const FedLine& line) { return line.here; });
}

Feeding feed(const Record& record, const Session& agreed) {
  return Feeder(record, agreed).feed();
}

std::vector<std::string> found_by_line(const Judgement& judgement, const Feeding& fed, bool in_the_record) {
  std::vector<std::string> found;
  for (const Diagnostic& finding : judgement.findings) {
    if (finding.id == Fault::own_dash.id || finding.id == Fault::comment_in_text.id) continue;
    const int line = in_the_record ? fed.line_of_record(finding.span) : fed.line_of_table(finding.span);
    found.push_back(std::to_string(line) + " " + std::string(name(finding.severity)) + " " + std::string(finding.id));
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace elfref::testing
