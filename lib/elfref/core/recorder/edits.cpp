#include "elfref/core/recorder/edits.h"

#include <algorithm>
#include <utility>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/assist/keys_in_language.h"
#include "elfref/core/assist/schema_words.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::recorder {
namespace {

constexpr std::string_view detail = "detail";

bool is_in_list(const RecordEntry& entry) {
  return entry.parent->shape == Shape::list;
}

/// Whether an entry is a line among those of a turn or a phase, not a whole round or turn.
bool is_line(const Record& record, const RecordEntry& entry) {
  if (!is_in_list(entry)) return false;
  return std::ranges::none_of(entries_of(record, record.root()),
                              [&](const RecordEntry& one) { return one.value == entry.parent; });
}

// ---------------------------------------------------------------- keys in the record's language

using Steps = std::vector<PathToPlace::Step>;

std::string in_its_language(const Written& to, std::string_view words, const Steps& place) {
  const Language language = language_of_keys(to.record, keys_of(to.game));
  return with_keys_in(language, words, to.game, *to.schema, place);
}

/// The steps from a node to another one that it contains.
Steps steps_between(const Record& record, const Node* from, const Node& to) {
  Steps steps;
  while (from != &to) {
    const Node *inner = nullptr, *key = nullptr;
    for (const Node& child : record.children(*from)) {
      if (from->shape == Shape::map && key == nullptr) {
        key = &child;
        continue;
      }
      if (child.span.begin <= to.span.begin && to.span.end <= child.span.end) {
        steps.push_back({.key = std::string(key == nullptr ? std::string_view() : key->text)});
        inner = &child;
        break;
      }
      key = nullptr;
    }
    if (inner == nullptr) break;
    from = inner;
  }
  return steps;
}

/// Words for an entry that is there, or for another one beside it. `whole`: they are not only its value.
std::string in_its_language(const Written& to, std::string_view words, const RecordEntry& entry, bool whole) {
  if (to.schema == nullptr) return std::string(words);
  Steps place = steps_between(to.record, &to.record.root(), *entry.parent);
  if (is_in_list(entry)) place.emplace_back();
  if (!whole && !is_key_and_value(words)) place.push_back({.key = std::string(entry.key->text)});
  return in_its_language(to, words, place);
}

/// A text in double quotes, on one line.
std::string quoted(std::string_view words) {
  std::string text;
  for (const char c : words) {
    const bool control = static_cast<unsigned char>(c) < ' ' || c == '\x7F';
    text += control ? ' ' : c;
  }
  return quoted_key(text);
}

Message wrong_name(const BegunPlayer& player) {
  const std::string folded = fold(player.name);
  if (folded.empty()) return msg::recorder_no_name();
  if (is_remark_word(folded)) return msg::recorder_name_not_possible({.name = verbatim(player.name)});
  Diagnostics faults;
  const auto read = read_record({.name = {}, .text = "players: [" + as_key(player.name) + "]\n"}, faults);
  const Node* names = read->find(read->root(), "players");
  const bool alone = names != nullptr && names->shape == Shape::list && !read->children(*names).empty() &&
                     read->children(*names).begin()->text == player.name;
  if (faults.unreadable() || !alone) return msg::recorder_name_not_possible({.name = verbatim(player.name)});
  return {};
}

/// Why a filled start sheet is refused.
Refusal wrong(std::string_view id, std::string_view field, std::optional<std::size_t> player, Message words) {
  return {.id = id, .words = std::move(words), .field = field, .player = player};
}

Refusal wrong_players(const Begun& begun, const StartSheet& sheet) {
  const auto at = [](std::string_view field, std::optional<std::size_t> player, Message words) {
    return wrong("bad-player", field, player, std::move(words));
  };
  const auto size = static_cast<int>(begun.players.size());
  if (size < sheet.least || size > sheet.most)
    return at("players", {}, msg::recorder_number_of_players({.least = sheet.least, .most = sheet.most}));
  for (std::size_t i = 0; i < begun.players.size(); ++i) {
    const BegunPlayer& player = begun.players[i];
    if (Message wrong = wrong_name(player); !wrong.empty()) return at("players", i, std::move(wrong));
    for (std::size_t before = 0; before < i; ++before)
      if (fold(begun.players[before].name) == fold(player.name))
        return at("players", i, msg::recorder_same_name({.name = verbatim(player.name)}));
    for (const Choice& choice : player.choices.all()) {
      const auto slot = std::ranges::find(sheet.of_each, choice.slot, &SheetSlot::id);
      const std::vector<Answer>* answers = choice.slot == "colour" ? &sheet.colours : nullptr;
      if (slot != sheet.of_each.end()) answers = &slot->answers;
      const bool text = slot != sheet.of_each.end() && slot->look == Look::text;
      const bool known = answers != nullptr && std::ranges::all_of(choice.values, [&](const Chosen& chosen) {
                           return text || std::ranges::find(*answers, chosen.value, &Answer::value) != answers->end();
                         });
      if (!known) return at("of_each", i, msg::recorder_unknown_choice());
    }
  }
  return {};
}

}  // namespace

Refusal refused(std::string_view id, Message words) {
  return {.id = id, .words = std::move(words)};
}

std::optional<Level> level_written(const Record& record) {
  const Node* session = record.find(record.root(), "session");
  if (session == nullptr || session->shape != Shape::map) return std::nullopt;
  const Node* level = record.find(*session, detail);
  return level == nullptr || level->shape != Shape::scalar ? std::nullopt : level_named(level->text);
}

std::optional<Edit> added(const Written& to, NewEntry entry) {
  const KeyWords& keys = keys_of(to.game);
  if (to.schema != nullptr) {
    Steps place;
    for (const EntryStep& step : entry.path) place.push_back({.key = step.key});
    if (is_item(to.record, entry, keys)) place.emplace_back();
    entry.words = in_its_language(to, entry.words, place);
  }
  return elfref::added(to.record, entry, keys);
}

std::string note_entry(std::string_view key, std::string_view words) {
  return std::string(key) + ": " + quoted(words);
}

std::string winner_entry(const std::vector<std::string>& names) {
  const std::string all = joined(names, [](const std::string& name) { return as_key(name); });
  return "winner: " + (names.size() == 1 ? all : "[" + all + "]");
}

std::optional<Edit> after_play(const Record& record, Span play, std::string_view words) {
  const auto entry = listed_entry_around(record, play);
  return entry ? std::optional(inserted_after(record, *entry, words)) : std::nullopt;
}

std::optional<Edit> without_play(const Record& record, Span play) {
  const auto entry = entry_around(record, play);
  return entry ? std::optional(removed(record, *entry)) : std::nullopt;
}

std::optional<Edit> in_place_of(const Written& to, Span play, std::string_view words, bool insert) {
  const Record& record = to.record;
  const auto entry = insert ? listed_entry_around(record, play) : entry_around(record, play);
  if (!entry) return std::nullopt;
  if (insert) return inserted_before(record, *entry, in_its_language(to, words, *entry, true));
  RecordEntry line = *entry;
  if (is_line(record, line)) line.key = nullptr;  // its key is one of its words: `attack: b1`
  return replaced(record, line, in_its_language(to, words, line, line.key == nullptr));
}

bool can_insert(const Record& record, Span play) {
  return listed_entry_around(record, play).has_value();
}

std::vector<NoteShown> notes_of(const Record& record, const std::vector<PlayShown>& plays) {
  std::vector<NoteShown> notes;
  for (const WrittenNote& note : written_notes(record)) {
    NoteShown shown{.words = std::string(note.text), .span = note.span, .remove = without_play(record, note.span)};
    for (const PlayShown& play : plays)
      if (play.span.end <= note.span.begin) shown.after = std::max(shown.after, play.play);
    notes.push_back(std::move(shown));
  }
  return notes;
}

BegunText text_of(const Begun& begun, const StartSheet& sheet, std::string_view head, std::string_view plays) {
  BegunText made;
  made.refusal = wrong_players(begun, sheet);
  if (!made.refusal.id.empty()) return made;
  if (!begun.edition.empty() && std::ranges::find(sheet.editions, begun.edition) == sheet.editions.end()) {
    made.refusal = wrong("bad-edition", "edition", {}, msg::recorder_unknown_edition());
    return made;
  }
  for (const std::string& one : begun.switches)
    if (std::ranges::find(sheet.switches, one, &Switch::id) == sheet.switches.end()) {
      made.refusal = wrong("bad-switch", "switches", {}, msg::recorder_unknown_choice());
      return made;
    }
  std::string& text = made.text;
  text = "game: " + begun.game + "\n";
  if (!begun.edition.empty()) text += "edition: " + begun.edition + "\n";
  std::string options;
  for (const Switch& one : sheet.switches) {
    const bool on = std::ranges::find(begun.switches, one.id) != begun.switches.end();
    if (on == one.on) continue;
    if (!options.empty()) options += ", ";
    options += one.id + ": " + (on ? "true" : "false");
  }
  if (!options.empty()) text += "options: {" + options + "}\n";
  if (begun.level) text += "session: {" + std::string(detail) + ": " + std::string(name(*begun.level)) + "}\n";
  text += head;
  text += "players:\n";
  for (const BegunPlayer& player : begun.players) {
    std::string of_player;
    for (const Choice& choice : player.choices.all())
      for (const Chosen& chosen : choice.values) of_player += ", " + choice.slot + ": " + as_key(chosen.value);
    text +=
        of_player.empty() ? "- " + as_key(player.name) + "\n" : "- {name: " + as_key(player.name) + of_player + "}\n";
  }
  text += std::string(plays) + ": []\n";
  return made;
}

}  // namespace elfref::recorder
