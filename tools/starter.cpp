#include "starter.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/reading/listed_words.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/recorder.h"
#include "elfref/reference.h"
#include "elfref/testing/generator.h"
#include "key_words.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

constexpr std::string_view remark = "## ", example = "# ", empty_list = ": []";

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// A key of a record with all that is below it.
struct Part {
  std::string key;  // in English
  std::vector<std::string> lines;
};

/// The keys of a record in block style.
std::vector<Part> parts_of(std::string_view text, const KeyWords& keys) {
  std::vector<Part> parts;
  for (std::string& line : lines_of(text)) {
    const bool begins = !line.starts_with(' ') && !line.starts_with('-') && !line.starts_with('#');
    if (begins) {
      const std::string_view word = std::string_view(line).substr(0, line.find(':'));
      const std::string_view english = keys.in_english(word);
      parts.push_back({std::string(english.empty() ? word : english), {}});
    }
    if (!parts.empty()) parts.back().lines.push_back(std::move(line));
  }
  return parts;
}

const Part* find(const std::vector<Part>& parts, std::string_view key) {
  const auto found = std::ranges::find(parts, key, &Part::key);
  return found == parts.end() ? nullptr : &*found;
}

/// The key below which a game's plays are.
std::string_view plays_key(const std::vector<Part>& parts) {
  return parts.back().key;
}

std::string with_keys_in(Language language, std::string text, const GameModule& game) {
  if (language == Language::en) return text;
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = std::move(text)}, faults);
  return with_edits(record->source().text, keys_put_into(language, *record, game, record_schema(game)));
}

/// The players of a record, by their names.
std::vector<std::string> players_of(const std::string& text) {
  Diagnostics faults;
  const auto record = read_record({.name = {}, .text = text}, faults);
  std::vector<std::string> names;
  const Node* players = record->find(record->root(), "players");
  if (players == nullptr || players->shape != Shape::list) return names;
  for (const Node& player : record->children(*players)) {
    const Node* name = player.shape == Shape::map ? record->find(player, "name") : &player;
    if (name != nullptr) names.emplace_back(name->text);
  }
  return names;
}

class Starter {
 public:
  Starter(const StarterRequest& request, std::vector<std::string> players)
      : request_(request),
        game_(*request.game),
        keys_(keys_of(game_)),
        reference_(reference_of(game_)),
        players_(std::move(players)) {
    if (reference_ != nullptr) vocabulary_ = reference_->vocabulary();
  }

  std::string write(Message& why) {
    recorder::Begun begun{.game = std::string(game_.name), .level = request_.level, .language = language()};
    for (const std::string& name : players_) begun.players.push_back({.name = name});
    const recorder::BegunText text = elfref::begun(begun);
    if (!text.refusal.id.empty()) {
      why = text.refusal.words;
      return {};
    }
    begun_ = parts_of(text.text, keys_);
    std::string best = written({});
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= (most > 0 ? sessions_tried : most_sessions); ++seed) {
      const std::optional<std::vector<Part>> session = example_session(seed);
      if (!session) continue;
      const std::size_t words = words_in(*session);
      if (words <= most) continue;
      std::string with = written(*session);
      if (!is_legal(with_examples(with))) continue;
      best = std::move(with);
      most = words;
    }
    return best;
  }

 private:
  static constexpr std::uint64_t sessions_tried = 20;  // the richest of these
  static constexpr std::uint64_t most_sessions = 200;  // until one has an example at all
  static constexpr std::size_t most_turns = 4;

  // -------------------------------------------------------------- an example

  [[nodiscard]] const testing::SessionGenerator* generator() const {
    const auto all = testing::generators();
    const auto found = std::ranges::find(all, &game_, &testing::SessionGenerator::game);
    return found == all.end() ? nullptr : &*found;
  }

  /// The beginning of a session that was not played, with the players and the words of this record.
  [[nodiscard]] std::optional<std::vector<Part>> example_session(std::uint64_t seed) const {
    const testing::SessionGenerator* sessions = generator();
    if (sessions == nullptr) return std::nullopt;
    testing::SessionRequest wanted{.seed = seed, .players = static_cast<int>(players_.size())};
    wanted.edition = game_.editions().front().name;
    wanted.detail = request_.level == recorder::Level::full      ? testing::Detail::full
                    : request_.level == recorder::Level::public_ ? testing::Detail::in_public
                                                                 : testing::Detail::minimal;
    if (!sessions->refuse(wanted).empty()) wanted.edition.clear();
    const std::string text = sessions->record(wanted, 0);
    const bool english = std::ranges::none_of(text, [](char c) { return (c & 0x80) != 0; });
    if (!english && language() != Language::ru) return std::nullopt;
    ListedWords names{.kind = "player", .words = {}};
    const std::vector<std::string> before = players_of(text);
    if (before.size() != players_.size()) return std::nullopt;
    std::vector<std::string> after;
    for (const std::string& name : players_) after.push_back(as_key(name));
    for (std::size_t seat = 0; seat < before.size(); ++seat)
      names.words.push_back({.word = before[seat], .in = {{"en", {before[seat]}}, {"to", {after[seat]}}}});
    const std::vector<ListedWords> words = vocabulary_;
    std::vector<Part> parts = parts_of(with_keys_in(language(), text, game_), keys_);
    if (find(parts, "options") != nullptr) return std::nullopt;
    for (Part& part : parts) {
      shorten(part);
      for (std::string& line : part.lines) {
        line = put_into("to", line, std::span(&names, 1), {});
        if (english && language() != Language::en) line = put_into(tag(language()), line, words, after);
      }
    }
    return parts;
  }

  /// One round, or a turn of each player.
  void shorten(Part& part) const {
    if (part.key != plays_key(begun_)) return;
    const std::size_t most = part.key == "rounds" ? 1 : std::min(players_.size(), most_turns);
    std::size_t count = 0;
    const auto end = std::ranges::find_if(
        part.lines, [&](const std::string& line) { return line.starts_with("- ") && ++count > most; });
    part.lines.erase(end, part.lines.end());
  }

  /// How many different words of plays an example has.
  [[nodiscard]] std::size_t words_in(const std::vector<Part>& parts) const {
    const Part* plays = find(parts, plays_key(begun_));
    if (plays == nullptr) return 0;
    std::string all;
    for (const std::string& line : plays->lines) all += line + "\n";
    std::size_t count = 1;
    for (const ListedWords& listed : vocabulary_)
      for (const ListedWord& word : listed.words)
        count += std::ranges::any_of(word.in, [&](const SpelledIn& spelled) {
          return std::ranges::any_of(spelled.spellings, [&](std::string_view one) {
            return all.find(" " + std::string(one)) != std::string::npos;
          });
        });
    return count;
  }

  [[nodiscard]] static bool is_legal(const std::string& text) {
    const Refereed refereed = referee({.name = "starter", .text = text});
    return refereed.judgement.verdict == Verdict::legal;
  }

  // -------------------------------------------------------------- the text

  [[nodiscard]] std::string written(const std::vector<Part>& session) const {
    std::string out;
    const Message title = title_of(game_, speaker_of(game_, language()));
    say(out, msg::starter_title({.game = title}));
    say(out, msg::starter_remarks());
    if (!session.empty()) say(out, msg::starter_examples());
    say_level(out);
    const std::string_view plays = plays_key(begun_);
    for (const std::string& key : keys_at(game_))
      if (key != plays && key != "result" && key != "winner") add(out, key, session);
    add_plays(out, session);
    for (const std::string_view key : {"result", "winner"})
      if (std::ranges::count(keys_at(game_), key) > 0) say_key(out, key);
    return out;
  }

  static void say(std::string& out, const Message& words) { out += std::string(remark) + said(words) + "\n"; }
  void say_key(std::string& out, std::string_view key, std::string_view before = {}) const {
    const std::string means = meaning_of_key(game_, key);
    if (means.empty()) return;
    out.append(remark).append(before).append(keys_.in(language(), key)).append(": ").append(means).append("\n");
  }

  void say_level(std::string& out) const {
    const recorder::StartSheet sheet = start_sheet(game_);
    for (const recorder::LevelShown& level : sheet.levels)
      if (level.level == request_.level) say(out, msg::starter_level({.level = level.words, .means = level.means}));
  }

  void add(std::string& out, const std::string& key, const std::vector<Part>& session) const {
    say_key(out, key);
    if (key == "edition")
      for (const EditionWords& edition : game_.editions()) {
        const Speaker says = speaker_of(game_, language());
        out.append(remark).append("  ").append(edition.name).append(": ").append(says(book_of(edition, says))) += "\n";
      }
    if (const Part* part = find(begun_, key)) {
      for (const std::string& line : part->lines) out += line + "\n";
    } else if (key == "edition") {
      add_example(out, keys_.in(language(), key), game_.editions().front().name);
    } else if (const Part* of_session = find(session, key)) {
      for (const std::string& line : of_session->lines) out.append(example).append(line) += "\n";
    }
  }
  static void add_example(std::string& out, std::string_view key, std::string_view value) {
    out.append(example).append(key).append(": ").append(value) += "\n";
  }

  void add_plays(std::string& out, const std::vector<Part>& session) const {
    const std::string_view key = plays_key(begun_);
    say_key(out, key);
    for (const std::string& line : begun_.back().lines) out += line + "\n";
    const Part* plays = find(session, key);
    if (plays == nullptr) return add_samples(out);
    say(out, msg::starter_brackets());
    std::vector<std::string> said_of;
    for (const std::string& line : std::span(plays->lines).subspan(1)) {
      std::string_view word = line;
      word.remove_prefix(std::min(word.find_first_not_of("- "), word.size()));
      word = word.substr(0, word.find(':'));
      std::string english(keys_.in_english(word).empty() ? word : keys_.in_english(word));
      const auto known = keys_at(game_, {std::string(key), ""});
      const bool explains = line.find_first_not_of("- ") == 2 && std::ranges::count(known, english) > 0;
      if (explains && std::ranges::count(said_of, english) == 0) {
        say_key(out, english, "  ");
        said_of.push_back(std::move(english));
      }
      out.append(example).append(line) += "\n";
    }
    add_samples(out);
  }

  /// An example of each kind of line, and what it says.
  void add_samples(std::string& out) const {
    if (reference_ == nullptr) return;
    say(out, msg::starter_lines());
    std::vector<std::pair<std::string, std::string>> rows;
    std::size_t widest = 0;
    for (const SampleLine& sample : reference_->samples(language())) {
      std::string line = sample.line;
      if (!sample.below.empty()) line = std::string(keys_.in(language(), sample.below)) + ": " + line;
      widest = std::max(widest, static_cast<std::size_t>(display_width(line)));
      rows.emplace_back(std::move(line), said(sample.means));
    }
    for (const auto& [line, means] : rows)
      out.append(remark)
          .append("  ")
          .append(line)
          .append(widest + 2 - static_cast<std::size_t>(display_width(line)), ' ')
          .append(means) += "\n";
  }

  const StarterRequest& request_;
  const GameModule& game_;
  const KeyWords& keys_;
  const GameReference* reference_;
  std::vector<ListedWords> vocabulary_;
  std::vector<std::string> players_;
  std::vector<Part> begun_;
};

/// Made-up names, as many as are usual.
std::vector<std::string> made_up(const GameModule& game) {
  constexpr std::size_t usual = 3;
  std::vector<std::string> names;
  const std::string all = said(msg::starter_players());
  for (const std::string_view name : between_commas(all)) names.emplace_back(name);
  names.resize(std::clamp(usual, static_cast<std::size_t>(start_sheet(game).least), names.size()));
  return names;
}

}  // namespace

std::string starter(const StarterRequest& request, Message& why) {
  return Starter(request, request.players.empty() ? made_up(*request.game) : request.players).write(why);
}

std::string with_examples(std::string_view starter) {
  const std::vector<std::string> lines = lines_of(starter);
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view line = lines[i];
    const bool plays_follow = std::any_of(lines.begin() + static_cast<std::ptrdiff_t>(i), lines.end(),
                                          [](const std::string& one) { return one.starts_with("# - "); });
    if (line.starts_with(example)) {
      line.remove_prefix(example.size());
    } else if (line.ends_with(empty_list) && plays_follow) {
      line.remove_suffix(empty_list.size() - 1);
    }
    out.append(line).append("\n");
  }
  return out;
}

}  // namespace elfref::tools
