#include "recording.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <tuple>
#include <utility>

#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "what_fits.h"

namespace elfref::tools {
namespace {

/// The keys that may be written at the end of a text, in the order of the format.
std::vector<std::string> keys_after(const GameModule& game, const std::string& text) {
  Diagnostics faults;
  const GameRecord begun =
      read_game_record({.name = "keys", .text = "game: " + std::string(game.name) + "\n" + text}, faults);
  const Overrides none;
  const Judgement nothing;
  const Draft draft{.game = game,
                    .record = *begun.record,
                    .judged = *begun.record,
                    .overrides = none,
                    .judgement = nothing,
                    .schema = record_schema(game)};
  std::vector<std::string> keys;
  for (const ExpectedWord& word : expected_at(draft, static_cast<std::uint32_t>(begun.source().text.size())).words)
    if (word.kind == WordKind::key && word.label != "note") keys.push_back(word.label);
  return keys;
}

/// A key, or the dash of an item, in which the last line of a text stands.
struct Step {
  std::string key;  // empty: an item
  std::size_t column = 0;
};

/// Those from the outermost on.
std::vector<Step> open_steps(const std::string& text) {
  std::size_t end = 0;
  for (std::size_t begin = 0; begin < text.size(); begin = text.find('\n', begin) + 1) {
    const std::size_t words = text.find_first_not_of(' ', begin);
    const std::size_t line_end = std::min(text.find('\n', begin), text.size());
    if (words < line_end && text[words] != '#' && text[words] != '\r') end = line_end;
    if (line_end == text.size()) break;
  }
  std::vector<Step> found;
  for (const PathToPlace::Step& step : path_to({.name = "open", .text = text}, static_cast<std::uint32_t>(end)).steps) {
    const std::size_t line = step.at == 0 ? std::string::npos : text.rfind('\n', step.at - 1);
    found.push_back({step.key, step.at - (line == std::string::npos ? 0 : line + 1)});
  }
  return found;
}

std::string item(std::size_t column, std::string_view words) {
  return std::string(column, ' ') + "- " + std::string(words) + "\n";
}

std::size_t count(const std::vector<Diagnostic>& findings, Severity severity, bool faults) {
  return static_cast<std::size_t>(std::ranges::count_if(findings, [&](const Diagnostic& found) {
    return found.severity == severity && (found.bearing == Bearing::record) == faults;
  }));
}

/// The items of a list in brackets as they are written; nothing: it is none.
std::optional<std::vector<std::string>> items_of(std::string_view list) {
  if (!list.starts_with('[')) return std::nullopt;
  Diagnostics faults;
  const auto record = read_record({.name = "list", .text = "list: " + std::string(list)}, faults);
  const Node* node = record->find(record->root(), "list");
  if (faults.unreadable() || node == nullptr || node->shape != Shape::list) return std::nullopt;
  std::vector<std::string> items;
  for (const Node& one : record->children(*node))
    items.push_back(record->source().text.substr(one.span.begin, one.span.end - one.span.begin));
  return items;
}

/// The name of a player in a position; empty: nobody's.
std::string name_of(const std::optional<Seat>& seat, const std::vector<std::string>& players) {
  return seat && seat->value < players.size() ? players[seat->value] : std::string();
}

bool same_name(std::string_view one, std::string_view other) {
  return fold(one) == fold(other);
}

/// What stands after the name of a player with which a line begins.
std::string rest_of(const std::string& line, const std::string& player) {
  const bool quoted = line.front() == '"';
  const std::size_t colon = line.find(':', quoted ? quoted_key(player).size() : 0);
  const std::size_t rest = line.find_first_not_of(' ', colon + 1);
  return rest == std::string::npos ? std::string() : line.substr(rest);
}

/// The player with whose name a line begins.
std::optional<std::string> player_of(std::string_view line, const std::vector<std::string>& players) {
  for (std::size_t colon = line.find(':'); colon != std::string_view::npos; colon = line.find(':', colon + 1))
    for (const std::string& player : players) {
      const std::string_view key = line.substr(0, colon);
      if (same_name(key, player) || key == quoted_key(player)) return player;
    }
  return std::nullopt;
}

/// What may be added to a record so that a line is in it.
using Forms = std::function<std::vector<std::string>()>;

Forms one_form(std::string text) {
  return [text = std::move(text)] { return std::vector{text}; };
}

/// Where the plays of a text end: before the keys that stand after them.
std::size_t end_of_plays(const std::string& text) {
  bool plays = false;
  for (std::size_t begin = 0; begin < text.size(); begin = std::min(text.find('\n', begin), text.size() - 1) + 1) {
    const std::string_view line = std::string_view(text).substr(begin, text.find('\n', begin) - begin);
    if (line.empty() || std::string_view(" -#]}\r").find(line.front()) != std::string_view::npos) continue;
    if (plays) return begin;
    const std::string_view key = line.substr(0, line.find(':'));
    plays = same_key(key, "rounds") || same_key(key, "turns");
  }
  return text.size();
}

/// The steps in which the last play of a text is.
std::vector<Step> steps_of_plays(const std::string& text) {
  return open_steps(text.substr(0, end_of_plays(text)));
}

/// Whether the outermost step is a key: `turns`.
bool begins_with(const std::vector<Step>& open, std::string_view key) {
  return !open.empty() && same_key(open.front().key, key);
}

/// Whose a line is that stands in a phase, and all players.
struct Whose {
  const std::vector<std::string>& players;
  std::string due;    // empty: nobody knows
  bool over = false;  // no player is due any more
};

/// The line as it is, and with whose it is where it does not say so; with everybody's where nobody knows.
std::vector<std::string> named(const std::string& line, const Whose& whose) {
  std::vector<std::string> words{line};
  if (whose.over || player_of(line, whose.players)) return words;
  for (const std::string& player : whose.due.empty() ? whose.players : std::vector{whose.due})
    words.push_back(as_key(player) + ": " + line);
  return words;
}

/// The line in a list at the end of a text; also where the plays of each player are a list in the list.
std::vector<std::string> in_list(const std::string& before, std::size_t column, const std::string& line,
                                 const Whose& whose) {
  std::vector<std::string> forms;
  for (const std::string& one : named(line, whose)) {
    forms.push_back(before + item(column, one));
    const auto name = player_of(one, whose.players);
    if (name && rest_of(one, *name).find(':') != std::string::npos)
      forms.push_back(before + item(column, as_key(*name) + ":") + item(column + 2, rest_of(one, *name)));
  }
  return forms;
}

/// The line in a map of players at the end of a text.
std::vector<std::string> in_map(const std::string& before, std::size_t column, const std::string& line,
                                const Whose& whose) {
  std::vector<std::string> forms;
  for (const std::string& one : named(line, whose))
    if (player_of(one, whose.players)) forms.push_back(before + std::string(column, ' ') + one + "\n");
  return forms;
}

}  // namespace

std::string_view without_spaces(std::string_view line) {
  line = line.substr(0, line.find_last_not_of(" \t\r") + 1);
  return line.substr(std::min(line.find_first_not_of(" \t"), line.size()));
}

/// A place in which a line may stand.
struct Recording::Place {
  Forms forms;              // the first that can be read is meant
  Message skips{};          // what is not over yet where the line stands there
  bool stands = false;      // the game stands there, and it is the turn of whose line it is
  bool begun = false;       // the list has lines
  bool only = false;        // a line that can be read there is meant so
  bool at_the_top = false;  // it is a key of the whole record
  bool under_way = false;   // the turn goes on then
  bool ends = false;        // no more is said than that the turn is over
};

/// Where the game stands.
struct Recording::Table {
  Refereed refereed;
  std::vector<Step> open;
  bool rounds = true;                 // with phases; else turns
  std::optional<std::string> turn{};  // whose list of plays is the last thing that is written
  std::optional<PositionView> within{};   // in that
  std::optional<PositionView> next{};     // in the next one, or in the phase under way
  std::vector<RecordedPlay> plays{};

  [[nodiscard]] bool begun() const { return begins_with(open, rounds ? "rounds" : "turns"); }
  /// The column of an open key or dash.
  [[nodiscard]] std::size_t column(std::size_t step) const { return step < open.size() ? open[step].column : 0; }
  /// Whether some step is the dash of a list.
  [[nodiscard]] bool is_list(std::size_t step) const { return step < open.size() && open[step].key.empty(); }
  /// A key as the record writes it: in the language of its keys.
  [[nodiscard]] std::string key(std::string_view key) const {
    const KeyWords& keys = keys_of(*refereed.game);
    return std::string(keys.in(language_of_keys(refereed.judged(), keys), key));
  }
  [[nodiscard]] std::string due() const { return next ? name_of(next->seat, next->players) : std::string(); }

  /// Whether it is a player's turn in the phase that is under way.
  [[nodiscard]] bool is_due(const std::string& player) const {
    if (!next || player.empty()) return true;
    const auto is_his = [&](Seat seat) { return same_name(name_of(seat, next->players), player); };
    if (next->seat) return is_his(*next->seat) || std::ranges::any_of(next->others, is_his);
    return std::ranges::none_of(plays, [&](const RecordedPlay& play) {
      return play.round == next->round && play.phase == next->phase && play.seat && is_his(*play.seat);
    });
  }
};

Recording::Recording(std::string name, std::string text, Overrides overrides, OpenBeside open)
    : name_(std::move(name)), overrides_(std::move(overrides)), open_(std::move(open)) {
  at_.text = std::move(text);
  if (!at_.text.empty() && at_.text.back() != '\n') at_.text += '\n';
  if (at_.text.empty()) return;
  const Refereed begun = table().refereed;
  at_.players = begun.judgement.players;
  at_.findings = begun.judgement.findings;
}

bool Recording::has_breach() const {
  return at_.breaks || std::ranges::any_of(before_, &Moment::breaks);
}

Refereed Recording::judged(std::string text, bool under_way) const {
  Overrides overrides = overrides_;
  overrides.under_way = under_way;
  return referee_by_what_fits({.name = name_, .text = std::move(text)}, overrides, open_);
}

// ---------------------------------------------------------------- where the game stands

Recording::Table Recording::table() const {
  Table now{.refereed = {}, .open = steps_of_plays(at_.text)};
  now.refereed = judged(at_.text, begins_with(now.open, "turns") && now.is_list(3));
  const GameModule& game = *now.refereed.game;
  const std::vector<std::string> keys = keys_after(game, "");
  now.rounds = std::ranges::find(keys, "rounds") != keys.end();
  const std::size_t of_turn = now.rounds ? 4 : 2;
  if (now.begun() && now.is_list(of_turn + 1) && at_.over != now.open[of_turn].key) now.turn = now.open[of_turn].key;
  if (game.position == nullptr || game.plays == nullptr) return now;
  now.plays = game.plays(now.refereed.judged());
  PositionRequest asked;
  asked.at_end = true;
  asked.goes_on = false;
  for (const RecordedPlay& play : now.plays) asked.ply = std::max(asked.ply, play.next_ply);
  const auto position = [&]() -> std::optional<PositionView> {
    PositionView there = game.position(now.refereed.judged(), overrides_, asked);
    return there.complaint.empty() ? std::optional(std::move(there)) : std::nullopt;
  };
  now.next = position();
  if (!now.turn) return now;
  asked.goes_on = true;
  asked.at_end = false;
  now.within = position();
  // A list of steps that says itself where it ends is over.
  if (now.rounds && now.within && !same_name(name_of(now.within->seat, now.within->players), *now.turn)) {
    now.within.reset();
    now.turn.reset();
  }
  return now;
}

// ---------------------------------------------------------------- the places of a line

/// Whose turn it is where a list begins.
std::optional<std::string> Recording::due_in(const std::string& added) const {
  const std::string begun = at_.text.substr(0, end_of_plays(at_.text)) + added;
  const Refereed there = judged(begun, false);
  const Expected expected =
      expected_at(draft_of(there, overrides_), static_cast<std::uint32_t>(begun.size()), {.each = false});
  if (!expected.position || !expected.position->seat) return std::nullopt;
  return name_of(expected.position->seat, expected.position->players);
}

std::vector<Recording::Place> Recording::in_rounds(const std::string& line, const Table& now) const {
  const std::vector<std::string> phases = keys_after(*now.refereed.game, "rounds:\n- ");
  const auto number_of = [&](std::string_view key) {
    const KeyWords& keys = keys_of(*now.refereed.game);
    return std::ranges::find_if(phases, [&](const std::string& phase) { return keys.is(key, phase); }) -
           phases.begin();
  };
  const auto none = static_cast<std::ptrdiff_t>(phases.size()), last = none - 1;
  const bool round = now.begun() && now.open.size() > 2;  // one is begun that has keys
  const auto there = number_of(now.next ? now.next->phase : ""), open = round ? number_of(now.open[2].key) : -1;
  const std::string all = now.begun() ? "" : now.key("rounds") + ":\n";
  const std::optional<std::string> player = player_of(line, at_.players);
  const bool due = now.is_due(player.value_or(""));
  const std::string now_due = now.due();
  const bool ended = now.next && there == none;  // the game has
  Message not_over;
  if (round && now.next && !now.next->may_be_over)
    not_over = msg::round_is_not_over({.due = now.due().empty() ? ArgView(elfref::none) : verbatim(now_due),
                                       .phase = verbatim(now.next->phase),
                                       .round = now.next->round});
  const std::size_t key_column = now.column(2), item_column = now.column(1);
  std::vector<Place> found, late;

  // A phase as a whole.
  const auto key = player ? none : number_of(std::string_view(line).substr(0, std::min(line.find(':'), line.size())));
  if (key != none && line.find(':') != std::string::npos) {
    const bool of_the_next = !round || (not_over.empty() && key <= open);
    if (!of_the_next)
      found.push_back({.forms = one_form(all + std::string(key_column, ' ') + line + "\n"),
                       .skips = key == last ? not_over : Message(),
                       .only = true});
    found.push_back({.forms = one_form(all + item(item_column, line)), .skips = not_over});
    return found;
  }

  // A step of the journey under way, or all that is left of it.
  if (now.turn && (!player || same_name(*player, *now.turn))) {
    const std::string rest = player ? rest_of(line, *player) : line;
    const auto steps = items_of(rest);
    std::string text = all;
    for (const std::string& one : steps.value_or(std::vector{rest})) text += item(now.column(5), one);
    found.push_back({.forms = one_form(text), .only = true, .ends = steps.has_value()});
  }
  // The phases of the round.
  const auto phase_begun = [=, this](const std::string& begun, std::size_t column, bool is_there,
                                     bool over = false) -> Forms {
    return [=, this] {
      Whose whose{at_.players, is_there ? now_due : "", over};
      std::vector<std::string> in_a_map = in_map(begun, column + 2, line, whose);
      if (!is_there && !player) whose.due = due_in(begun + std::string(column, ' ') + "- ").value_or("");
      std::vector<std::string> forms = in_list(begun, column, line, whose);
      std::ranges::move(in_a_map, std::back_inserter(forms));
      return forms;
    };
  };
  if (open != -1 && open != none && now.open.size() > 3) {
    const std::size_t column = now.column(3);
    const Whose of{at_.players, now_due, ended};
    found.push_back({.forms = [=, list = now.is_list(3)] { return (list ? in_list : in_map)(all, column, line, of); },
                     .stands = open == there && due,
                     .begun = true});
  }
  for (auto phase = open + 1; round && phase <= last; ++phase) {
    const std::string key_of_phase = now.key(phases[static_cast<std::size_t>(phase)]);
    const std::string begun = all + std::string(key_column, ' ') + key_of_phase + ":\n";
    auto& to = phase == last && !not_over.empty() ? late : found;
    to.push_back({.forms = phase_begun(begun, key_column, phase == there, ended),
                  .skips = phase == last ? not_over : Message(),
                  .stands = phase == there && due});
  }
  found.push_back({.forms = one_form(line + "\n"), .at_the_top = true});
  // The next round.
  auto& to = not_over.empty() ? found : late;
  const Place as_a_whole{.forms = one_form(all + item(item_column, line)), .skips = not_over};
  if (ended) to.push_back(as_a_whole);
  for (const std::string& phase : phases)
    to.push_back({.forms = phase_begun(all + item(item_column, now.key(phase) + ":"), item_column + 2, false),
                  .skips = not_over,
                  .stands = !round && number_of(phase) == there && due});
  if (!ended) to.push_back(as_a_whole);
  std::ranges::move(late, std::back_inserter(found));
  return found;
}

std::vector<Recording::Place> Recording::in_turns(const std::string& line, const Table& now) const {
  const std::string all = now.begun() ? "" : now.key("turns") + ":\n";
  const std::size_t column = now.column(1);
  const std::optional<std::string> player = player_of(line, at_.players);
  const std::string due = now.due();
  const bool next = !now.within || (now.next && now.next->before);  // whose turn is next can be told
  Message not_over;
  if (now.within && !now.within->may_be_over) not_over = msg::turn_not_over({.player = verbatim(*now.turn)});
  const Place at_the_top{.forms = one_form(line + "\n"), .at_the_top = true};
  std::vector<Place> found, late;
  if (!now.begun()) found.push_back(at_the_top);
  // The turn under way.
  const auto within = [&](const std::string& words) {
    found.push_back({.forms = one_form(all + item(now.column(3), words)), .under_way = true});
  };
  const std::string acts = now.within ? name_of(now.within->seat, now.within->players) : std::string();
  if (now.turn) {
    const bool own = player && same_name(*player, *now.turn);
    if (own) within(rest_of(line, *player));
    within(line);
    // A sentence of another has one colon: `Boris: attack d1`.
    const std::string rest = player ? rest_of(line, *player) : std::string();
    if (const std::size_t colon = rest.find(':'); player && !own && colon != std::string::npos)
      within(as_key(*player) + ": " + rest.substr(0, colon) + rest.substr(colon + 1));
    if (!player && !acts.empty() && !same_name(acts, *now.turn)) within(as_key(acts) + ": " + line);
  }
  // The next one.
  std::vector<std::string> whose;
  if (player) {
    whose.push_back(*player);
  } else if (next) {
    whose = due.empty() ? at_.players : std::vector{due};
  }
  for (const std::string& one : whose) {
    const std::string rest = player ? rest_of(line, one) : line, name = as_key(one) + ":";
    Place place{.forms =
                    [=] {
                      return std::vector{all + item(column, name) + item(column + 2, rest),
                                         all + item(column, name + " " + rest)};
                    },
                .skips = not_over,
                .under_way = true};
    if (now.turn && same_name(one, *now.turn) && !(next && same_name(one, due)))
      place.skips = msg::turn_is_of(
          {.due = next && !due.empty() ? verbatim(due) : ArgView(none), .player = verbatim(*now.turn)});
    const bool stands_here = now.turn && !same_name(one, *now.turn) && same_name(one, acts);
    if (now.turn && next && player && same_name(one, due) && !stands_here) {  // named, and due
      found.insert(found.begin(), std::move(place));
    } else {
      (place.skips.empty() ? found : late).push_back(std::move(place));
    }
  }
  // Between two turns.
  (not_over.empty() ? found : late).push_back({.forms = one_form(all + item(column, line)), .skips = not_over});
  if (now.begun()) found.push_back(at_the_top);
  std::ranges::move(late, std::back_inserter(found));
  return found;
}

std::vector<Recording::Place> Recording::places(const std::string& line) const {
  if (has_players()) {
    const Table now = table();
    return now.rounds ? in_rounds(line, now) : in_turns(line, now);
  }
  const std::string players = (at_.text.empty() ? std::string("players") : table().key("players")) + ": ";
  if (line.front() == '[') return {{.forms = one_form(players + line + "\n")}};
  const bool key = line.find(':') != std::string::npos;  // another key of the head
  return {{.forms = one_form((key ? line : players + "[" + line + "]") + "\n")}};
}

// ---------------------------------------------------------------- what becomes of a line

/// What of its findings is new.
void Recording::tell_news(Taken& taken) const {
  const auto place = [&](std::uint32_t byte) { return taken.at_the_top ? byte : moved(byte, taken.edits); };
  std::vector<std::tuple<std::string_view, std::uint32_t, std::uint32_t, Severity>> known;
  for (const Diagnostic& found : at_.findings)
    known.emplace_back(found.id, place(found.span.begin), place(found.span.end), found.severity);
  taken.findings.clear();
  for (std::size_t i = 0; i < taken.refereed.judgement.findings.size(); ++i) {
    const Diagnostic& found = taken.refereed.judgement.findings[i];
    const bool sums_up = found.severity == Severity::note && found.rule == nullptr;
    const bool lacking = taken.readable && found.id == Fault::missing_key.id;  // it is still to come
    const std::tuple key(found.id, found.span.begin, found.span.end, found.severity);
    if (const auto same = std::ranges::find(known, key); same != known.end()) {
      known.erase(same);
    } else if (!sums_up && !lacking && (taken.readable || found.bearing == Bearing::record)) {
      taken.findings.push_back(i);
      taken.breaks = taken.breaks || (found.severity == Severity::error && found.bearing != Bearing::record);
    }
  }
}

/// Judges the record with its edits.
void Recording::judge(Taken& taken, bool under_way) const {
  taken.breaks = !taken.skips.empty();
  taken.refereed = judged(with_edits(at_.text, taken.edits), under_way);
  const std::vector<Diagnostic>& findings = taken.refereed.judgement.findings;
  // A head lacks players until they are written.
  const auto lacks = has_players() ? 0 : std::ranges::count(findings, Fault::missing_key.id, &Diagnostic::id);
  taken.readable = count(findings, Severity::error, true) <=
                   std::max(count(at_.findings, Severity::error, true), static_cast<std::size_t>(lacks));
}

/// What becomes of a line in a place. Nothing: the place has no form for it.
std::optional<Recording::Taken> Recording::at(const Place& place) const {
  std::optional<Taken> best;
  const auto end = static_cast<std::uint32_t>(place.at_the_top ? at_.text.size() : end_of_plays(at_.text));
  for (const std::string& form : place.forms()) {
    Taken taken{.skips = place.skips,
                .edits = {{{end, end}, form}},
                .ends = place.ends,
                .at_the_top = place.at_the_top};
    judge(taken, place.under_way);
    const std::size_t faults = count(taken.refereed.judgement.findings, Severity::error, true);
    if (best && !taken.readable && faults >= count(best->refereed.judgement.findings, Severity::error, true)) continue;
    tell_news(taken);
    best = std::move(taken);
    if (best->readable) break;
  }
  return best;
}

Recording::Taken Recording::changed(const Edit& edit) const {
  return changed(Taken(), edit);
}

Recording::Taken Recording::changed(const Taken& first, const Edit& then) const {
  Taken taken{.skips = first.skips, .edits = composed(at_.text, first.edits, {&then, 1})};
  judge(taken, begins_with(steps_of_plays(with_edits(at_.text, taken.edits)), "turns"));
  tell_news(taken);
  return taken;
}

Recording::Taken Recording::ask(std::string_view typed) const {
  const std::string line(without_spaces(typed));
  const auto cost = [](const Taken& taken) {
    std::vector<Diagnostic> news;
    for (const std::size_t index : taken.findings) news.push_back(taken.refereed.judgement.findings[index]);
    return std::tuple(!taken.readable, count(news, Severity::error, !taken.readable),
                      taken.readable ? count(news, Severity::warning, false) : 0);
  };
  std::optional<Taken> best;
  int more = -1;  // places in which it is still looked for; -1: all
  for (const Place& place : places(line)) {
    if (more == 0 || (best && best->readable && best->skips.empty() && !place.skips.empty())) break;
    std::optional<Taken> taken = at(place);
    if (!taken) continue;
    const bool readable = taken->readable;
    if (readable && more > 0) --more;
    if (!best || cost(*taken) < cost(*best)) best = std::move(taken);
    if (best->readable && cost(*best) == std::tuple(false, std::size_t{0}, std::size_t{0})) break;
    if (readable && place.only) break;
    if (readable && place.stands && more < 0) more = place.begun ? 0 : 1;
  }
  if (best->readable) put_keys_into_its_language(*best);
  return std::move(*best);
}

/// Keys that were typed in another language than the record's get that one.
void Recording::put_keys_into_its_language(Taken& taken) const {
  Diagnostics faults;
  const GameRecord typed = read_game_record({.name = name_, .text = with_edits(at_.text, taken.edits)}, faults);
  const Language language = language_of_keys(*typed.record, keys_of(*typed.game));
  if (language == Language::en) return;
  std::vector<Edit> keys = keys_put_into(language, *typed.record, *typed.game, record_schema(*typed.game));
  const std::vector<Span> places = new_places(taken.edits);
  std::erase_if(keys, [&](const Edit& key) {
    return std::ranges::none_of(
        places, [&](Span place) { return place.begin <= key.span.begin && key.span.end <= place.end; });
  });
  if (keys.empty()) return;
  taken.edits = composed(at_.text, taken.edits, keys);
  judge(taken, begins_with(steps_of_plays(with_edits(at_.text, taken.edits)), "turns"));
  tell_news(taken);
}

void Recording::write(Taken taken) {
  std::optional<std::string> over;
  if (taken.ends) over = table().turn;
  before_.push_back(std::exchange(at_, {.text = taken.refereed.source().text,
                                        .players = taken.refereed.judgement.players,
                                        .findings = taken.refereed.judgement.findings,
                                        .over = std::move(over),
                                        .breaks = taken.breaks}));
}

bool Recording::undo() {
  if (before_.empty()) return false;
  at_ = std::move(before_.back());
  before_.pop_back();
  return true;
}

}  // namespace elfref::tools
