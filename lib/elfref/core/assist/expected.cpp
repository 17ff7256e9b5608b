#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/assist/schema_words.h"
#include "elfref/core/record/reader_parts.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

/// Of plays that are told as one so many are offered.
constexpr std::size_t most_of_several = 8;

/// The key under which the plays of a record stand.
bool holds_plays(std::string_view key) {
  return same_key(key, "rounds") || same_key(key, "turns");
}

/// `2 cards; new town`
std::string remark_of(const Choice& choice, const Speaker& says) {
  List remark(Joint::semicolon);
  if (choice.cards != 0) remark.add(quantity(choice.cards, noun::card));
  if (!choice.remark.empty()) remark.add(choice.remark);
  return says(remark.take());
}

/// The table before a play.
PositionRequest place_before(std::uint32_t ply, bool at_play) {
  PositionRequest request;
  request.ply = ply;
  request.at_play = at_play;
  return request;
}

/// Whether words can be written at a place: nothing is wrong with them, and with the rest nothing new. What a key says
/// is still to come.
class Trial {
 public:
  /// `keyed`: a value stands there already, which may be that of another key.
  Trial(const Draft& draft, Span place, bool keyed)
      : draft_(draft), place_(place), keyed_(keyed), before_(read(draft.source().text)) {}

  [[nodiscard]] bool can_be_written(const std::string& words) const {
    const bool begins = words.ends_with(": ");
    const Span here{place_.begin, place_.begin + offset(words.size())};
    const std::string_view text = draft_.source().text;
    std::string written(text.substr(0, place_.begin));
    written.append(words).append(text.substr(place_.end));
    const Read after = read(std::move(written));
    if (before_.names_game && !after.names_game) return false;  // the words would be those of another
    std::vector<std::string_view> known;
    for (const Diagnostic& fault : before_.faults) known.push_back(fault.id);
    return std::ranges::all_of(after.faults, [&](const Diagnostic& fault) {
      const bool lacks = fault.id == Fault::missing_key.id || fault.id == Fault::empty_value.id;
      const bool again = fault.id == Fault::duplicate_key.id;  // its value would be that of the other
      if (begins && (lacks || (keyed_ && !again && fault.span.begin >= here.end))) return true;
      const auto same = std::ranges::find(known, fault.id);
      if (touch(fault.span, here) || same == known.end()) return false;
      known.erase(same);
      return true;
    });
  }

 private:
  struct Read {
    std::vector<Diagnostic> faults;
    bool names_game = false;
  };

  static bool touch(Span one, Span other) {
    const bool empty = one.begin == one.end;
    return one.begin < other.end + (empty ? 1 : 0) && other.begin < one.end + (empty ? 1 : 0);
  }

  [[nodiscard]] Read read(std::string text) const {
    Diagnostics faults;
    Source source = draft_.source();
    source.text = std::move(text);
    const auto record = read_record(std::move(source), faults);
    for (const auto& document : draft_.record.attachments()) record->attach(document);
    const bool names_game = record->find(record->root(), "game") != nullptr;
    if (!faults.unreadable()) faults = draft_.game.read(*record, std::move(faults));
    std::vector<Diagnostic> errors = faults.take();
    std::erase_if(errors, [](const Diagnostic& fault) { return fault.severity != Severity::error; });
    return {std::move(errors), names_game};
  }

  const Draft& draft_;
  Span place_;
  bool keyed_;
  Read before_;
};

/// The words at one place.
class WordsAtPlace {
 public:
  WordsAtPlace(const Draft& draft, Expected& expected, Language language)
      : draft_(draft), expected_(expected), whole_(draft.schema, keys_of(draft.game)), schema_(whole_),
        path_(expected.path), keys_in_(language_of_keys(draft.record, keys_of(draft.game))),
        says_(draft.judgement, language) {
    schema_.go(path_.steps);
  }

  void collect() {
    if (in_indentation()) return;
    // Before a colon that stands there already only its key can be another one, and takes its place.
    const bool keyed = path_.as_key && take_in_the_colon();
    if (!keyed) add_plays();
    if (path_.as_key && schema_.names_players()) add_players();
    if (path_.as_key)
      for (ExpectedWord& key : schema_.keys()) add(as_the_record_writes(std::move(key)));
    if (!keyed)
      for (ExpectedWord& value : schema_.values()) add(as_the_record_writes(std::move(value)));
    leave_out_what_cannot_be_written(keyed);
  }

 private:
  /// Words with their keys in the language of the record's keys. `place`: where they stand.
  [[nodiscard]] std::string as_the_record_writes(std::string words, const std::vector<PathToPlace::Step>& place) const {
    if (keys_in_ == Language::en) return words;
    return with_keys_in(keys_in_, words, draft_.game, whole_, place);
  }
  [[nodiscard]] ExpectedWord as_the_record_writes(ExpectedWord word) const {
    std::string written = as_the_record_writes(word.text, path_.steps);
    if (word.kind == WordKind::key) word.label = written.substr(0, written.rfind(": "));
    word.text = std::move(written);
    return word;
  }

  /// Whether the place is before the first word of its line, and not where that begins.
  [[nodiscard]] bool in_indentation() const {
    const std::string_view text = draft_.source().text;
    const std::size_t at = path_.word.begin, word = text.find_first_not_of(' ', at);
    const std::size_t before = text.find_last_not_of(' ', at == 0 ? 0 : at - 1);
    const bool line_begins = at == 0 || before == std::string_view::npos || text[before] == '\n';
    const bool words = word != std::string_view::npos && text[word] != '\n' && text[word] != '\r';
    return line_begins && words && (word != at || before_a_dash());
  }
  /// Whether the place is directly before the dash of an item, which no word can stand before.
  [[nodiscard]] bool before_a_dash() const {
    const std::string_view behind = std::string_view(draft_.source().text).substr(path_.word.begin);
    return behind == "-" || behind.starts_with("- ") || behind.starts_with("-\r") || behind.starts_with("-\n");
  }

  bool take_in_the_colon() {
    const std::string_view text = draft_.source().text;
    std::size_t end = std::min(text.find_first_not_of(' ', path_.word.end), text.size());
    if (end == text.size() || text[end] != ':') return false;
    if (++end < text.size() && text[end] == ' ') ++end;
    expected_.path.word.end = offset(end);
    return true;
  }

  /// Plays are alike: where the first can be written, the others can. After a dash or a colon words take a space.
  void leave_out_what_cannot_be_written(bool keyed) {
    const Trial trial(draft_, path_.word, keyed);
    const bool close = path_.word.begin > 0 && !is_space(draft_.source().text[path_.word.begin - 1]);
    std::optional<bool> plays, spaced;
    std::erase_if(expected_.words, [&](ExpectedWord& word) {
      const bool play = word.kind == WordKind::play;
      if (play && plays) {
        if (*plays && *spaced) word.text.insert(0, " ");
        return !*plays;
      }
      bool fits = trial.can_be_written(word.text), space = false;
      if (!fits && close) {
        fits = space = trial.can_be_written(" " + word.text);
        if (fits) word.text.insert(0, " ");
      }
      if (play) {
        plays = fits;
        spaced = space;
      }
      return !fits;
    });
  }

  void add(ExpectedWord word) {
    const auto same = [&](const ExpectedWord& other) { return other.text == word.text; };
    if (std::ranges::none_of(expected_.words, same)) expected_.words.push_back(std::move(word));
  }

  [[nodiscard]] std::string_view player(Seat seat) const {
    const auto& names = expected_.position->players;
    return seat.value < names.size() ? std::string_view(names[seat.value]) : std::string_view();
  }

  /// Whose turn it is there, or the players as far as they are known.
  void add_players() {
    const std::optional<Seat> due = expected_.position ? expected_.position->seat : std::nullopt;
    for (std::uint8_t seat = 0; seat < draft_.judgement.players.size(); ++seat) {
      const std::string& name = draft_.judgement.players[seat];
      ExpectedWord word{
          .kind = WordKind::player, .text = as_key(name) + ": ", .label = name, .means = {}, .remark = {}};
      word.due = due == Seat{seat};
      if (word.due) word.means = says_(msg::whose_turn());
      if (word.due) {
        expected_.words.insert(expected_.words.begin(), std::move(word));
      } else {
        add(std::move(word));
      }
    }
  }

  /// The player whose value the place is in, and what of a play is written there already.
  void add_plays() {
    const std::optional<PositionView>& position = expected_.position;
    if (!position || !position->seat) return;
    const std::string whose = fold(player(*position->seat));
    const auto is_whose = [&](const PathToPlace::Step& step) { return !step.key.empty() && fold(step.key) == whose; };
    const auto named = std::ranges::find_if(path_.steps, is_whose);
    if (named == path_.steps.end()) {
      // `- ` where a line is due: all of it, with whose it is.
      if (path_.as_key && schema_.names_players()) add_choices(as_key(player(*position->seat)) + ": ", {});
      return;
    }
    const auto behind = path_.steps.end() - named;
    const PathToPlace::Step& last = path_.steps.back();
    if (behind == 1 && path_.as_value) return add_choices({}, {});                   // NAME: …
    if (behind == 2 && path_.as_key && last.key.empty()) return add_choices({}, {});  // NAME: [… or - …
    if (path_.as_value && !last.key.empty()) return add_choices({}, last.key + ":");  // NAME: [WORD: …
  }

  /// Each choice behind `before`, without its beginning; others are passed over. A list of plays stands in brackets.
  void add_choices(const std::string& before, std::string_view beginning) {
    const bool list = in_brackets(before);
    std::vector<PathToPlace::Step> place = path_.steps;
    if (!beginning.empty()) place.pop_back();
    if (!before.empty()) place.push_back({.key = std::string(player(*expected_.position->seat))});
    const auto add_one = [&](const Choice& choice, const std::string& in_english, bool certain) {
      const bool bare = list && !in_english.starts_with('[');
      std::vector<PathToPlace::Step> there = place;
      if (bare) there.emplace_back();
      const std::string written = as_the_record_writes(in_english, there);
      std::string_view words = fold_starts(written, beginning) ? written : in_english;  // both languages are read
      if (!beginning.empty()) {
        if (!fold_starts(words, beginning)) return;
        words.remove_prefix(beginning.size());
        while (words.starts_with(' ')) words.remove_prefix(1);
        if (words.empty()) return;
      }
      ExpectedWord word{.kind = WordKind::play,
                        .text = before + (bare ? "[" + std::string(words) + "]" : std::string(words)),
                        .label = std::string(words),
                        .means = {},
                        .remark = remark_of(choice, says_)};
      word.certain = certain;
      word.due = true;
      add(std::move(word));
    };
    for (const Choice& choice : expected_.position->choices) {
      if (!choice.several) add_one(choice, choice.words, choice.certain);
      // What stands for many is no play: these are.
      for (std::size_t i = 0; choice.several && i < std::min(choice.each.size(), most_of_several); ++i)
        add_one(choice, choice.each[i].words, choice.each[i].certain);
    }
  }

  /// Whether plays of this player stand in a list of their own, which is not begun yet.
  [[nodiscard]] bool in_brackets(const std::string& before) const {
    if (!before.empty()) {
      SchemaWords value = whole_;
      std::vector<PathToPlace::Step> steps = path_.steps;
      steps.push_back({.key = std::string(player(*expected_.position->seat)), .at = 0});
      value.go(steps);
      return value.is_list();
    }
    const std::string_view whose = player(*expected_.position->seat);
    return path_.as_value && schema_.is_list() && fold(path_.steps.back().key) == fold(whose);
  }

  static bool fold_starts(std::string_view words, std::string_view beginning) {
    return words.size() >= beginning.size() && fold(words.substr(0, beginning.size())) == fold(beginning);
  }

  const Draft& draft_;
  Expected& expected_;
  SchemaWords whole_;   // at the whole record
  SchemaWords schema_;  // at the place
  const PathToPlace& path_;
  Language keys_in_;  // of the record's keys
  Speaker says_;
};

}  // namespace

std::string_view name(WordKind kind) {
  switch (kind) {
    case WordKind::key:
      return "key";
    case WordKind::player:
      return "player";
    case WordKind::value:
      return "value";
    case WordKind::word:
      return "word";
    case WordKind::form:
      return "form";
    case WordKind::play:
      break;
  }
  return "play";
}

namespace {

bool is_in_turns(const PathToPlace& path) {
  return !path.steps.empty() && same_key(path.steps.front().key, "turns");
}

/// Whether a place is in the list of a player's plays that begins before a byte.
bool is_in_list(const Draft& draft, const PathToPlace& path, std::uint32_t before) {
  return std::ranges::any_of(path.steps, [&](const PathToPlace::Step& step) {
    return !step.key.empty() && step.at <= before &&
           std::ranges::any_of(draft.judgement.players,
                               [&](const std::string& name) { return fold(name) == fold(step.key); });
  });
}

/// Whether a play stands for a line at a place that has only its dash: it was taken as unrecorded.
bool is_empty_line(const RecordedPlay& play, std::string_view text, std::uint32_t at) {
  return play.span.begin == play.span.end && play.span.begin <= at &&
         text.substr(play.span.begin, at - play.span.begin).find_first_not_of(' ') == std::string_view::npos;
}

/// The place after a play. In a list of turns: within the player's list that has the play, the turn goes on; else a
/// turn after which nothing is written is whole, as at the end of a record.
PositionRequest place_after(const RecordedPlay& play, const Draft& draft, const PathToPlace& path, bool is_last) {
  PositionRequest request = place_before(play.next_ply, false);
  if (!is_in_turns(path)) return request;
  if (is_in_list(draft, path, play.span.begin)) {
    request.goes_on = true;
  } else {
    request.at_end = is_last;
  }
  return request;
}

}  // namespace

PositionRequest place_in_game(const Draft& draft, const std::vector<RecordedPlay>& all, const PathToPlace& path,
                              std::uint32_t at) {
  std::vector<RecordedPlay> plays = all;
  std::optional<std::uint32_t> begins;  // where the turn of an empty line begins, if it is the first of its list
  if (is_in_turns(path)) {
    const auto empty = std::ranges::find_if(plays, [&](const RecordedPlay& play) {
      return is_empty_line(play, draft.source().text, at);
    });
    if (empty != plays.end()) {
      if (empty->seat) begins = empty->ply;
      plays.erase(empty);
    }
  }
  // The words at the place, with their key.
  const bool keyed = path.as_value && !path.steps.empty() && !path.steps.back().key.empty();
  const Span words{keyed ? path.steps.back().at : path.word.begin, std::max(path.word.end, at)};
  const RecordedPlay* narrowest = nullptr;  // in which the place is
  const RecordedPlay* begun = nullptr;      // the first one that is within the words
  const RecordedPlay* before = nullptr;     // the last one that ends before it
  const auto size = [](const RecordedPlay& play) { return play.span.end - play.span.begin; };
  const auto later = [](const RecordedPlay& play, const RecordedPlay* than) {
    return than == nullptr || than->span.end < play.span.end ||
           (than->span.end == play.span.end && than->next_ply <= play.next_ply);
  };
  for (const RecordedPlay& play : plays) {
    const bool within = play.span.begin <= at && at <= play.span.end;
    if (within && (narrowest == nullptr || size(play) < size(*narrowest))) narrowest = &play;
    if (words.begin <= play.span.begin && play.span.end <= words.end) {
      if (begun == nullptr || play.ply < begun->ply) begun = &play;
    } else if (play.span.end < at && later(play, before)) {
      before = &play;
    }
  }
  if (begun != nullptr) return place_before(begun->ply, true);
  if (narrowest != nullptr) {
    // Within a list of plays, behind some of them.
    if (before != nullptr && narrowest->span.begin <= before->span.begin) return place_before(before->next_ply, false);
    return place_before(narrowest->ply, true);
  }
  // The phase in which it is: the innermost key over the line.
  std::uint32_t begin = 0;
  for (const PathToPlace::Step& step : path.steps)
    if (!step.key.empty() && step.at <= at) begin = std::max(begin, step.at);
  if (path.as_value && path.steps.size() > 1) {  // the key of the line itself is none
    begin = 0;
    for (std::size_t i = 0; i + 1 < path.steps.size(); ++i)
      if (!path.steps[i].key.empty()) begin = std::max(begin, path.steps[i].at);
  }
  if (before != nullptr && before->span.begin >= begin) {
    const bool is_last =
        std::ranges::none_of(plays, [&](const RecordedPlay& play) { return play.ply >= before->next_ply; });
    return place_after(*before, draft, path, is_last);
  }
  if (begins) {
    PositionRequest request = place_before(*begins, false);
    request.goes_on = true;
    return request;
  }
  const RecordedPlay* next = nullptr;
  for (const RecordedPlay& play : plays)
    if (play.span.begin > at && (next == nullptr || play.ply < next->ply)) next = &play;
  std::uint32_t next_ply = 0;
  for (const RecordedPlay& play : plays)
    if (play.span.end < at) next_ply = std::max(next_ply, play.next_ply);
  if (next != nullptr && next->ply >= next_ply) return place_before(next->ply, true);
  return place_before(next_ply, false);
}

namespace {

/// The phase in which a place is, by the key over it; or empty.
std::string_view phase_over(const PathToPlace& path) {
  if (path.steps.size() < 3 || !same_key(path.steps.front().key, "rounds")) return {};
  return path.steps[2].key;
}

/// The record without its last line, if this line is only a dash and the place comes after the dash; else null.
std::unique_ptr<Record> before_empty_line(const Draft& draft, std::uint32_t at) {
  const std::string_view text = draft.source().text;
  const std::size_t dash = text.substr(0, at).find_last_not_of(' ');
  constexpr std::size_t npos = std::string_view::npos;
  if (dash == npos || text[dash] != '-' || text.find_first_not_of(" \r\n", at) != npos) return nullptr;
  const std::size_t begin = text.find_last_of('\n', dash) + 1;
  if (text.find_first_not_of(' ', begin) != dash) return nullptr;
  Source source = draft.source();
  source.text.resize(begin);
  Diagnostics faults;
  std::unique_ptr<Record> record = read_record(std::move(source), faults);
  for (const auto& document : draft.record.attachments()) record->attach(document);
  return record;
}

/// The table at a place. Where a phase has no play before the place, that is where the phase begins.
std::optional<PositionView> position_at(const Draft& draft, const PathToPlace& path, std::uint32_t at, bool picture) {
  if (is_in_turns(path))
    if (const std::unique_ptr<Record> written = before_empty_line(draft, at)) {
      PositionRequest end{.at_end = true, .each = true, .picture = picture, .why = {}};
      for (const RecordedPlay& play : draft.game.plays(*written)) end.ply = std::max(end.ply, play.next_ply);
      if (is_in_list(draft, path, at)) end.goes_on = true;
      PositionView position = draft.game.position(*written, draft.overrides, end);
      if (position.complaint.empty()) return position;
    }
  const std::vector<RecordedPlay> plays = draft.game.plays(draft.judged);
  PositionRequest asked = place_in_game(draft, plays, path, at);
  asked.each = true;
  asked.picture = picture;
  const std::string_view phase = phase_over(path);
  constexpr int most_between = 12;  // what begins a phase is written by nobody
  std::optional<PositionView> first;
  for (int between = 0; between < most_between; ++between, ++asked.ply) {
    PositionView position = draft.game.position(draft.judged, draft.overrides, asked);
    if (!position.complaint.empty()) break;
    if (phase.empty() || keys_of(draft.game).is(phase, position.phase)) return position;
    if (!first) first = std::move(position);
    first->choices.clear();  // of another phase
    if (asked.at_play) break;
  }
  return first;
}

}  // namespace

Expected expected_at(const Draft& draft, std::uint32_t at, const ExpectedRequest& request) {
  Expected expected{.path = path_to(draft.source(), at), .words = {}, .position = {}};
  if (expected.path.in_remark) return expected;
  const bool in_plays = !expected.path.steps.empty() && holds_plays(expected.path.steps.front().key);
  if (in_plays && draft.game.position != nullptr && draft.game.plays != nullptr) {
    expected.position = position_at(draft, expected.path, at, request.picture);
    if (expected.position && !request.each)
      for (Choice& choice : expected.position->choices)
        choice.each.resize(std::min(most_of_several, choice.each.size()));
  }
  WordsAtPlace(draft, expected, request.language).collect();
  return expected;
}

}  // namespace elfref
