#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/suggest.h"
#include "elfref/core/assist/assist.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

std::string findings_in_words(const Judgement& judgement, Span span, const Speaker& says) {
  std::size_t found = 0;
  for (const Diagnostic& one : judgement.findings)
    if (one.severity != Severity::note && !one.attachment && span.begin <= one.span.begin && one.span.begin < span.end)
      ++found;
  return found == 0 ? std::string() : says(alone(quantity(found, noun::finding)));
}

/// The round with which a record begins.
int first_round(const Record& record) {
  const Node* start = record.find(record.root(), "start");
  const Node* round = start == nullptr ? nullptr : record.find(*start, "round");
  int number = 1;
  if (round != nullptr && round->shape == Shape::scalar)
    std::from_chars(round->text.data(), round->text.data() + round->text.size(), number);
  return number;
}

class Symbols {
 public:
  Symbols(const Draft& draft, Language language) : draft_(draft), says_(draft.judgement, language) {}

  std::vector<Symbol> all() {
    std::vector<Symbol> found;
    for (const RecordEntry& entry : entries_of(draft_.judged, draft_.judged.root())) {
      if (entry.key == nullptr) continue;
      Symbol symbol = of(entry);
      const bool rounds = same_key(entry.key->text, "rounds");
      if (rounds || same_key(entry.key->text, "turns")) symbol.children = items(*entry.value, rounds);
      found.push_back(std::move(symbol));
    }
    return found;
  }

 private:
  /// Of one key and its value, within the text.
  [[nodiscard]] Symbol of(const RecordEntry& entry) const {
    const auto end = static_cast<std::uint32_t>(draft_.source().text.size());
    Symbol symbol;
    symbol.span = {std::min(entry.span.begin, end), std::min(entry.span.end, end)};
    symbol.words = entry.key == nullptr ? symbol.span : entry.key->span;
    symbol.words.end = std::clamp(symbol.words.end, symbol.span.begin, symbol.span.end);
    symbol.words.begin = std::clamp(symbol.words.begin, symbol.span.begin, symbol.words.end);
    if (entry.key != nullptr) symbol.name = printable(entry.key->text);
    if (symbol.name.empty()) symbol.name = "unknown";
    symbol.detail = findings_in_words(draft_.judgement, symbol.span, says_);
    return symbol;
  }

  [[nodiscard]] std::vector<Symbol> items(const Node& list, bool rounds) const {
    std::vector<Symbol> found;
    if (list.shape != Shape::list) return found;
    int number = rounds ? first_round(draft_.judged) : 1;
    for (const RecordEntry& item : entries_of(draft_.judged, list)) {
      if (item.key != nullptr && is_remark_word(item.key->text)) continue;
      Symbol symbol = of(item);
      if (rounds) {
        symbol.name = says_(msg::in_round({.round = number}));
        symbol.children = phases(item);
      } else {
        symbol.name = says_(msg::numbered_turn({.entry = verbatim(symbol.name), .number = number}));
      }
      ++number;
      found.push_back(std::move(symbol));
    }
    return found;
  }

  /// The phases of a round, and what each player did in them where that is a line of its own.
  [[nodiscard]] std::vector<Symbol> phases(const RecordEntry& round) const {
    std::vector<Symbol> found;
    const Node& map = round.key != nullptr ? list_item(*round.parent, round.index) : *round.value;
    if (map.shape != Shape::map) return found;
    for (const RecordEntry& phase : entries_of(draft_.judged, map)) {
      Symbol symbol = of(phase);
      if (phase.value->shape == Shape::list)
        for (const RecordEntry& line : entries_of(draft_.judged, *phase.value))
          if (line.key != nullptr && line.value->shape == Shape::list) symbol.children.push_back(of(line));
      found.push_back(std::move(symbol));
    }
    return found;
  }

  [[nodiscard]] const Node& list_item(const Node& list, std::uint32_t index) const {
    auto item = draft_.judged.children(list).begin();
    for (std::uint32_t i = 0; i < index; ++i) ++item;
    return *item;
  }

  const Draft& draft_;
  Speaker says_;
};

}  // namespace

std::vector<Symbol> symbols_of(const Draft& draft, Language language) {
  return Symbols(draft, language).all();
}

std::vector<Suggestion> fixes_of(const Draft& draft, std::size_t finding, bool* given_up) {
  if (given_up != nullptr) *given_up = false;
  if (finding >= draft.judgement.findings.size()) return {};
  const Diagnostic& found = draft.judgement.findings[finding];
  if (found.severity == Severity::note || found.attachment) return {};
  Judgement asked = draft.judgement;
  Work work(most_beside(asked.work));
  // What a game proposes it proposes of a record that it can read.
  const Record& record = found.rule != nullptr ? draft.judged : draft.record;
  suggest(draft.game, record, draft.overrides, asked, work, std::span(&finding, 1));
  if (given_up != nullptr) *given_up = !asked.given_up.empty();
  return std::move(asked.suggestions);
}

}  // namespace elfref
