#include "elfref/core/assist/names.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/half_read.h"
#include "elfref/core/reading/line_words.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

constexpr std::size_t nobody = ~std::size_t{0};

/// A part of a text that names a player.
struct NameInText {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t seat = nobody;
};

bool parts_words(char c) {
  return std::string_view(" \t\r\n,:;[](){}\"'").find(c) != std::string_view::npos;
}

/// The names in a text: whole words, the longest name first. Russian names may be in any case.
class NamesIn {
 public:
  explicit NamesIn(const std::vector<std::string>& players) : players_(players) {
    for (const std::string& name : players) folded_.push_back(fold(name));
  }

  [[nodiscard]] std::vector<NameInText> in(std::string_view text) const {
    std::vector<NameInText> found;
    for (std::size_t at = 0; at < text.size();) {
      if (parts_words(text[at])) {
        ++at;
        continue;
      }
      const NameInText name = name_at(text, at);
      if (name.seat != nobody) found.push_back(name);
      at = name.seat != nobody ? name.end : end_of_word(text, at);
    }
    return found;
  }

 private:
  static std::size_t end_of_word(std::string_view text, std::size_t at) {
    while (at < text.size() && !parts_words(text[at])) ++at;
    return at;
  }

  [[nodiscard]] NameInText name_at(std::string_view text, std::size_t begin) const {
    NameInText found{.begin = begin};
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
      // A folded letter may have another size, so the end is looked for among the ends of words.
      const std::size_t most = begin + 2 * players_[seat].size();
      for (std::size_t end = end_of_word(text, begin); end <= most; end = end_of_word(text, end + 1)) {
        if (end > found.end && fold(text.substr(begin, end - begin)) == folded_[seat])
          found = {.begin = begin, .end = end, .seat = seat};
        if (end >= text.size()) break;
      }
    }
    if (found.seat != nobody) return found;
    found.end = end_of_word(text, begin);
    for (std::size_t seat = 0; seat < players_.size(); ++seat) {
      if (!is_case_of(text.substr(begin, found.end - begin), players_[seat])) continue;
      if (found.seat != nobody) return {.begin = begin};  // two names are alike
      found.seat = seat;
    }
    return found;
  }

  const std::vector<std::string>& players_;
  std::vector<std::string> folded_;
};

/// The names in the keys and values of a record, by seat.
class NamesOfRecord {
 public:
  NamesOfRecord(const Record& record, const std::vector<std::string>& players)
      : record_(record), names_(players), places_(players.size()) {
    walk(record.root());
    for (std::vector<Span>& places : places_) std::ranges::sort(places, {}, [](Span span) { return span.begin; });
  }

  [[nodiscard]] const std::vector<std::vector<Span>>& places() const { return places_; }

 private:
  void walk(const Node& node) {
    if (node.shape == Shape::scalar) return take(node);
    if (node.shape == Shape::map) {
      for (const RecordEntry& entry : entries_of(record_, node)) {
        take(*entry.key);
        if (!is_remark_word(entry.key->text)) walk(*entry.value);
      }
    } else {
      for (const Node& item : record_.children(node)) walk(item);
    }
  }

  void take(const Node& scalar) {
    for (const NameInText& name : names_.in(scalar.text)) {
      const std::string_view words = scalar.text.substr(name.begin, name.end - name.begin);
      const Span span = record_.span_of(scalar, words);
      if (span.end - span.begin == words.size()) places_[name.seat].push_back(span);
    }
  }

  const Record& record_;
  NamesIn names_;
  std::vector<std::vector<Span>> places_;
};

/// A text with another name for a player.
std::string with_name(std::string text, const std::vector<std::string>& players, Seat seat, std::string_view name) {
  const std::vector<NameInText> found = NamesIn(players).in(text);
  for (auto one = found.rbegin(); one != found.rend(); ++one)
    if (one->seat == seat.value) text.replace(one->begin, one->end - one->begin, name);
  return text;
}

/// Whether a record has the same plays and findings after a player got another name.
bool same_but_for_name(const Draft& draft, const Judgement& judgement, const Record& record, const Record& judged,
                       std::span<const Edit> edits, Seat seat, std::string_view name) {
  const Judgement& before = draft.judgement;
  const auto same_finding = [&](const Diagnostic& one, const Diagnostic& other) {
    return std::string_view(one.id) == std::string_view(other.id) && one.severity == other.severity &&
           (one.attachment || moved(one.span.begin, edits) == other.span.begin);
  };
  if (before.verdict != judgement.verdict || before.players.size() != judgement.players.size() ||
      !std::ranges::equal(before.findings, judgement.findings, same_finding))
    return false;
  if (draft.game.plays == nullptr || judgement.players.empty()) return true;
  const NamesOfRecord names(record, judgement.players);
  if (names.places()[seat.value].size() != edits.size()) return false;  // the name was something else before
  const std::vector<RecordedPlay> plays = draft.game.plays(draft.judged);
  const std::vector<RecordedPlay> now = draft.game.plays(judged);
  return std::ranges::equal(plays, now, [&](const RecordedPlay& one, const RecordedPlay& other) {
    return one.seat == other.seat && one.round == other.round && one.phase == other.phase &&
           one.number == other.number && with_name(one.words, before.players, seat, name) == other.words;
  });
}

}  // namespace

std::optional<NamedPlayer> player_at(const Draft& draft, std::uint32_t at) {
  const std::vector<std::string>& players = draft.judgement.players;
  if (players.empty()) return std::nullopt;
  const NamesOfRecord names(draft.record, players);
  const Node* listed = draft.record.find(draft.record.root(), "players");
  if (listed == nullptr) return std::nullopt;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const std::vector<Span>& places = names.places()[seat];
    const auto here = std::ranges::find_if(places, [&](Span span) { return span.begin <= at && at <= span.end; });
    if (here == places.end()) continue;
    const auto in_list = std::ranges::find_if(
        places, [&](Span span) { return listed->span.begin <= span.begin && span.end <= listed->span.end; });
    if (in_list == places.end()) return std::nullopt;
    return NamedPlayer{.seat = Seat{static_cast<std::uint8_t>(seat)},
                       .name = players[seat],
                       .here = *here,
                       .listed = *in_list,
                       .places = places};
  }
  return std::nullopt;
}

NewName renamed(const Draft& draft, const NamedPlayer& player, std::string_view name) {
  NewName to;
  const auto refuse = [&](Message why) {
    to.edits.clear();
    to.refused = std::move(why);
    return to;
  };
  const auto not_possible = [&] { return refuse(msg::recorder_name_not_possible({.name = verbatim(name)})); };
  const std::string folded = fold(name);
  if (folded.empty()) return refuse(msg::recorder_no_name());
  const std::vector<std::string>& players = draft.judgement.players;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    if (seat != player.seat.value && fold(players[seat]) == folded)
      return refuse(msg::recorder_same_name({.name = verbatim(players[seat])}));
  if (name.front() == ' ' || name.back() == ' ' || printable(name) != name ||
      name.find_first_of(":#,;[]{}\"'\\") != std::string_view::npos)
    return not_possible();
  for (const Span place : player.places) to.edits.push_back({.span = place, .text = std::string(name)});
  Source source = draft.source();
  source.text = with_edits(source.text, to.edits);
  Diagnostics faults;
  const auto record = read_record(std::move(source), faults, draft.game.phases);
  for (const auto& document : draft.record.attachments()) record->attach(document);
  HalfRead half = referee_half_read(draft.game, *record, draft.overrides, std::move(faults));
  const Record& judged = half.record ? *half.record : *record;
  if (!same_but_for_name(draft, half.judgement, *record, judged, to.edits, player.seat, name)) return not_possible();
  return to;
}

}  // namespace elfref
