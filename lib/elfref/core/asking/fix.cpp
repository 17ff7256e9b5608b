#include "elfref/core/asking/fix.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <map>
#include <memory>
#include <utility>

#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

// ---------------------------------------------------------------- which way is meant

/// The words of a text, without what stands between them.
std::vector<std::string_view> words_of(std::string_view text) {
  constexpr std::string_view between = " \t\n\r:,+[](){}\"-";
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = text.find_first_not_of(between);
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(text.find_first_of(between, begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    text.remove_prefix(end);
  }
}

std::vector<std::string> folded(std::string_view text) {
  std::vector<std::string> words;
  for (const std::string_view word : words_of(text)) words.push_back(fold(word));
  return words;
}

/// What a way writes, or else does.
std::string written(const Suggestion& way, const Speaker& says) {
  const bool one = way.edits.size() == 1 && !words_of(way.edits.front().text).empty();
  return one ? way.edits.front().text : says(way.text);
}

using Ways = std::vector<const Suggestion*>;

/// The ways that somebody may mean: those that write nothing but these words; else those that write them; else the one
/// of that number.
Ways meant_by(std::string_view choice, const Ways& ways, const Speaker& says) {
  const std::vector<std::string> wanted = folded(choice);
  if (wanted.empty()) return {};
  Ways same, with;
  for (const Suggestion* way : ways) {
    const std::vector<std::string> words = folded(written(*way, says));
    if (words == wanted) same.push_back(way);
    if (std::search(words.begin(), words.end(), wanted.begin(), wanted.end()) != words.end()) with.push_back(way);
  }
  if (!same.empty() || !with.empty()) return same.empty() ? with : same;
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(choice.data(), choice.data() + choice.size(), number);
  const bool counts = error == std::errc() && end == choice.data() + choice.size();
  return counts && number >= 1 && number <= ways.size() ? Ways{ways[number - 1]} : Ways();
}

/// The shortest that chooses a way, as a shell takes it.
std::string choice_of(std::size_t index, const Ways& ways, const std::string& place, const Speaker& says) {
  constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const auto chooses = [&](std::string_view words) { return meant_by(words, ways, says) == Ways{ways[index]}; };
  const std::string all = written(*ways[index], says);
  for (const std::string_view word : words_of(all))
    if (word.find_first_not_of(plain) == std::string_view::npos && chooses(word))
      return fmt::format("{}={}", place, word);
  if (all.find_first_of("'\n\\") == std::string_view::npos && chooses(all)) return fmt::format("'{}={}'", place, all);
  return fmt::format("{}={}", place, index + 1);
}

// ---------------------------------------------------------------- what is changed

bool overlap(std::span<const Edit> some, std::span<const Edit> others) {
  return std::ranges::any_of(some, [&](const Edit& a) {
    return std::ranges::any_of(others, [&](const Edit& b) {
      return a.span == b.span || (a.span.begin < b.span.end && b.span.begin < a.span.end);
    });
  });
}

/// Mends one record, round after round: what a correction uncovers is mended in the next.
class Fixing {
 public:
  Fixing(const GameModule& game, const Record& record, const Overrides& overrides, const Judgement& judgement,
          const std::vector<ChosenWay>& choices)
      : game_(game),
        first_(record),
        record_(&record),
        judgement_(judgement),
        choices_(choices),
        made_(choices.size(), false),
        work_(most_beside(judgement.work)),
        overrides_(searching(overrides, work_)) {}

  Fixed run() {
    do {
      suggest(game_, *record_, overrides_, judgement_, work_, slips_of(judgement_));
    } while (round());
    fixed_.given_up = work_.done();
    return std::move(fixed_);
  }

 private:
  /// Makes the changes of one round. True: they uncovered something.
  bool round() {
    std::vector<const Suggestion*> wanted;
    std::map<std::size_t, const Suggestion*> by_choice;
    for (std::size_t i = 0; i < choices_.size(); ++i)
      if (const Suggestion* way = chosen(i); way != nullptr) wanted.push_back(by_choice[i] = way);
    for (const Suggestion& way : judgement_.suggestions)
      if (way.only && std::ranges::none_of(wanted, [&](const auto* other) { return other->finding == way.finding; }))
        wanted.push_back(&way);
    std::optional<Altered> after = together(wanted);
    for (const auto& [choice, way] : by_choice)
      if (!after || std::ranges::find(after->gone, &judgement_.findings[way->finding]) == after->gone.end())
        fixed_.complaint = msg::changes_conflict({.choice = verbatim(choices_[choice].text)});
    if (!fixed_.complaint.empty()) return false;
    const bool unread = judgement_.verdict == Verdict::unreadable;
    if (!after || !unread) {
      tell_what_is_left(after ? after->gone : std::vector<const Diagnostic*>());
      for (std::size_t i = 0; i < choices_.size() && fixed_.complaint.empty(); ++i)
        if (!made_[i]) fixed_.complaint = why_not(choices_[i]);
    }
    if (!after) return false;
    fixed_.edits = composed(first_.source().text, fixed_.edits, after->edits);
    if (!unread) return false;
    judgement_ = std::move(after->judgement);
    changed_ = std::move(after->record);
    record_ = changed_.get();
    return true;
  }

  /// The record with these changes, all of them if that goes, else as many as do. Nothing: none of them.
  std::optional<Altered> together(const std::vector<const Suggestion*>& wanted) {
    std::optional<Altered> best;
    std::vector<Edit> edits;
    std::vector<std::size_t> findings;
    const auto take = [&](std::span<const Suggestion* const> some) {
      std::vector<Edit> more = edits;
      std::vector<std::size_t> gone = findings;
      for (const Suggestion* way : some) {
        gone.push_back(way->finding);
        // Of one change two findings may be the reason.
        const bool known = std::ranges::all_of(
            way->edits, [&](const Edit& edit) { return std::ranges::find(more, edit) != more.end(); });
        if (known) continue;
        if (overlap(more, way->edits)) return false;
        more.insert(more.end(), way->edits.begin(), way->edits.end());
      }
      Altered after = altered(game_, *record_, judgement_, more, overrides_);
      if (work_.done() || effect_of(*record_, judgement_, after, gone) == Effect::none) return false;
      best = std::move(after);
      edits = std::move(more);
      findings = std::move(gone);
      return true;
    };
    if (wanted.empty() || take(wanted) || wanted.size() == 1) return best;
    for (const Suggestion* way : wanted)
      if (!work_.done()) take(std::span(&way, 1));
    return best;
  }

  // -------------------------------------------------------------- choices

  /// Where something stands in the record as it was.
  [[nodiscard]] Place place_in_the_first(Span span) const {
    const std::uint32_t begin = moved_back(span.begin, fixed_.edits);
    return place_of(first_.source(), {begin, std::max(begin, moved_back(span.end, fixed_.edits))});
  }

  /// The ways to mend what a place names.
  [[nodiscard]] Ways ways_at(const At::InText& at) const {
    Ways ways;
    for (const Suggestion& way : judgement_.suggestions) {
      const Place place = place_in_the_first(judgement_.findings[way.finding].span);
      const bool there = place.line == at.line && (!at.column || *at.column == place.column);
      if (there && std::ranges::none_of(ways, [&](const auto* other) { return other->edits == way.edits; }))
        ways.push_back(&way);
    }
    return ways;
  }

  const Suggestion* chosen(std::size_t index) {
    if (made_[index]) return nullptr;
    const Ways ways = ways_at(choices_[index].at);
    const Ways meant = meant_by(choices_[index].way, ways, Speaker(judgement_));
    if (meant.size() != 1) return nullptr;
    made_[index] = true;
    return meant.front();
  }

  [[nodiscard]] Message why_not(const ChosenWay& choice) const {
    const Ways ways = ways_at(choice.at);
    const std::array line{static_cast<std::uint32_t>(choice.at.line)};
    const Message place = choice.at.column
                              ? msg::line_column({.column = *choice.at.column, .line = line_number(line.front())})
                              : msg::lines({.lines = list(Joint::comma, line, line_number)});
    const Message typed = alone(verbatim(choice.text));
    if (ways.empty()) return msg::no_way_to_fix({.choice = typed, .place = place});
    const Speaker says(judgement_);
    List all(Joint::comma);
    for (std::size_t i = 0; i < ways.size(); ++i) all.add(verbatim(choice_of(i, ways, place_words(choice.at), says)));
    return msg::which_way_to_fix({.choice = typed,
                                  .meant = meant_by(choice.way, ways, says).size(),
                                  .place = place,
                                  .ways = all.take()});
  }

  static std::string place_words(const At::InText& at) {
    return at.column ? fmt::format("{}:{}", at.line, *at.column) : std::to_string(at.line);
  }

  // -------------------------------------------------------------- what is left

  void tell_what_is_left(const std::vector<const Diagnostic*>& gone) {
    const Speaker says(judgement_);
    for (const std::size_t finding : slips_of(judgement_)) {
      const Diagnostic& slip = judgement_.findings[finding];
      if (std::ranges::find(gone, &slip) != gone.end()) continue;
      Unfixed left{.place = place_in_the_first(slip.span), .message = slip.message, .ways = {}};
      // Where a line has several findings with ways, each is chosen by its column.
      const bool alone = std::ranges::all_of(judgement_.suggestions, [&](const Suggestion& other) {
        return other.finding == finding ||
               place_in_the_first(judgement_.findings[other.finding].span).line != left.place.line;
      });
      const At::InText at{.line = left.place.line, .column = alone ? std::nullopt : std::optional(left.place.column)};
      const Ways ways = ways_at(at);
      for (std::size_t i = 0; i < ways.size(); ++i)
        if (ways[i]->finding == finding)
          left.ways.push_back({.choice = choice_of(i, ways, place_words(at), says), .text = ways[i]->text});
      fixed_.left.push_back(std::move(left));
    }
  }

  const GameModule& game_;
  const Record& first_;
  const Record* record_;             // as it is now
  std::unique_ptr<Record> changed_;  // owns it, once it is another one
  Judgement judgement_;              // of it
  const std::vector<ChosenWay>& choices_;
  std::vector<bool> made_;  // by choice
  Work work_;
  Overrides overrides_;
  Fixed fixed_;
};

}  // namespace

std::optional<ChosenWay> read_choice(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals + 1 == text.size()) return std::nullopt;
  const auto at = read_at(text.substr(0, equals));
  if (!at || !std::holds_alternative<At::InText>(at->is)) return std::nullopt;
  return ChosenWay{
      .at = std::get<At::InText>(at->is), .way = std::string(text.substr(equals + 1)), .text = std::string(text)};
}

Fixed fix(const GameModule& game, const Record& record, const Overrides& overrides, const Judgement& judgement,
            const std::vector<ChosenWay>& choices) {
  return Fixing(game, record, overrides, judgement, choices).run();
}

}  // namespace elfref
