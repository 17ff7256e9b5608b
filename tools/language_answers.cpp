#include "language_answers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "elfref/core/assist/assist.h"
#include "elfref/core/assist/names.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref::tools {
namespace {

/// The most hints of one answer: an editor shows those of a screen.
constexpr std::size_t most_hints = 5000;

Json json_of(Utf16Place place) {
  return {{"line", place.line}, {"character", place.character}};
}

Json range_of(Utf16Place begin, Utf16Place end) {
  return {{"start", json_of(begin)}, {"end", json_of(end)}};
}

int severity_of(Severity severity) {
  return severity == Severity::error ? 1 : severity == Severity::warning ? 2 : 3;
}

/// What an editor calls a kind of word.
int kind_of(WordKind kind) {
  constexpr int property = 10, value = 12, keyword = 14, snippet = 15, enum_member = 20, event = 23;
  switch (kind) {
    case WordKind::key:
      return keyword;
    case WordKind::player:
      return property;
    case WordKind::value:
      return enum_member;
    case WordKind::word:
      return value;
    case WordKind::form:
      return snippet;
    case WordKind::play:
      break;
  }
  return event;
}

std::string message_of(const Diagnostic& found, const Speaker& says) {
  std::string message = printable(says(found.message));
  const auto add = [&](const std::string& line) { message += "\n" + printable(line); };
  for (const Message& line : found.because) add(says(line));
  if (!found.advice.empty()) add(says(found.advice));
  if (found.cites.empty()) return message;
  const std::string where = cite(found.cites.front(), says);
  add(says(msg::ground_rule({.where = verbatim(where)})));
  return message;
}

/// The range of some bytes of a record.
Json range(const Utf16Text& places, const OpenRecord& record, Span span) {
  return range_of(places.place_of(record.begin + span.begin), places.place_of(record.begin + span.end));
}

bool is_space_or_end(char c) {
  return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

}  // namespace

const Json& at(const Json& json, const char* key) {
  static const Json none;
  if (!json.is_object()) return none;
  const auto found = json.find(key);
  return found == json.end() ? none : *found;
}

std::string text_of(const Json& json) {
  return json.is_string() ? json.get<std::string>() : std::string();
}

std::uint32_t number_of(const Json& json) {
  if (!json.is_number_unsigned() && !json.is_number_integer()) return 0;
  const auto number = json.get<std::int64_t>();
  return static_cast<std::uint32_t>(std::clamp<std::int64_t>(number, 0, 0x7FFFFFFF));
}

Utf16Place place_in(const Json& json) {
  return {number_of(at(json, "line")), number_of(at(json, "character"))};
}

Json LanguageAnswers::diagnostics(const OpenFile& file) const {
  Json found = Json::array();
  for (const ShownFinding& shown : files_.findings_in(file)) found.push_back(diagnostic(file, shown));
  return found;
}

Json LanguageAnswers::diagnostic(const OpenFile& file, const ShownFinding& shown) const {
  const Speaker says(shown.record->refereed.judgement, language_);
  Json json{{"range", range_of(shown.begin, shown.end)},
            {"severity", severity_of(shown.found->severity)},
            {"code", shown.found->id},
            {"source", "elfref"},
            {"message", message_of(*shown.found, says)}};
  if (shown.found->related.empty() || shown.found->attachment) return json;
  const Utf16Text places(file.text);
  Json& related = json["relatedInformation"] = Json::array();
  for (const Related& one : shown.found->related) {
    const Utf16Place begin = places.place_of(shown.record->begin + one.span.begin);
    const Utf16Place end = places.place_of(shown.record->begin + one.span.end);
    related.push_back(
        {{"location", {{"uri", file.uri}, {"range", range_of(begin, end)}}}, {"message", says(one.message)}});
  }
  return json;
}

LanguageAnswers::Here LanguageAnswers::here(const OpenFile& file, const Json& position) {
  const std::uint32_t byte = Utf16Text(file.text).byte_of(place_in(position));
  const OpenRecord* record = file.record_at(byte);
  if (record == nullptr || record->is_box || byte < record->begin) return {};
  return {record, byte - record->begin};
}

Json LanguageAnswers::completion(const OpenFile& file, const Json& position) const {
  Json items = Json::array();
  const Here there = here(file, position);
  if (there.record == nullptr) return items;
  const Draft draft = draft_of(there.record->refereed, files_.overrides());
  const Expected expected = expected_at(draft, there.byte, {.language = language_});
  const Utf16Text places(file.text);
  const Json replaced = range(places, *there.record, expected.path.word);
  int number = 10'000;
  for (const ExpectedWord& word : expected.words) {
    Json item{{"label", word.label.empty() ? word.text : word.label},
              {"kind", kind_of(word.kind)},
              {"sortText", std::to_string(number++)},
              {"filterText", word.text},
              {"textEdit", {{"range", replaced}, {"newText", word.text}}}};
    List details(Joint::semicolon);
    if (!word.remark.empty()) details.add(Message(word.remark));
    if (!word.certain) details.add(msg::perhaps_legal());
    const std::string detail = Speaker(language_)(details.take());
    if (!detail.empty()) item["detail"] = detail;
    if (!word.means.empty()) item["documentation"] = word.means;
    items.push_back(std::move(item));
  }
  return items;
}

Json LanguageAnswers::hover(const OpenFile& file, const Json& position) const {
  const Here there = here(file, position);
  if (there.record == nullptr) return {};
  const auto found = hover_at(draft_of(there.record->refereed, files_.overrides()), there.byte, language_);
  if (!found) return {};
  std::string text = found->title;
  for (const std::string& line : found->lines) text += "\n" + line;
  return {{"contents", {{"kind", "plaintext"}, {"value", text}}},
          {"range", range(Utf16Text(file.text), *there.record, found->span)}};
}

Json LanguageAnswers::code_actions(const OpenFile& file, const Json& wanted) const {
  Json actions = Json::array();
  const Utf16Text places(file.text);
  const Utf16Place begin = place_in(at(wanted, "start"));
  const Utf16Place end = place_in(at(wanted, "end"));
  for (const ShownFinding& shown : files_.findings_in(file)) {
    if (shown.found->attachment || shown.end < begin || end < shown.begin) continue;
    const Draft draft = draft_of(shown.record->refereed, files_.overrides());
    for (const Suggestion& fix : fixes_of(draft, shown.index)) {
      Json edits = Json::array();
      for (const Edit& edit : fix.edits)
        edits.push_back({{"range", range(places, *shown.record, edit.span)}, {"newText", edit.text}});
      Json action{{"title", Speaker(draft.judgement, language_)(fix.text)},
                  {"kind", "quickfix"},
                  {"diagnostics", Json::array({diagnostic(file, shown)})},
                  {"edit", {{"changes", Json::object()}}}};
      if (fix.only) action["isPreferred"] = true;
      action["edit"]["changes"][file.uri] = std::move(edits);
      actions.push_back(std::move(action));
    }
  }
  return actions;
}

Json LanguageAnswers::json_of_symbol(const Utf16Text& places, const OpenRecord& record, const Symbol& symbol) const {
  constexpr int name_space = 3, key = 20;
  Json json{{"name", symbol.name.empty() ? Speaker(language_)(alone(noun::record)) : symbol.name},
            {"kind", symbol.children.empty() ? key : name_space},
            {"range", range(places, record, symbol.span)},
            {"selectionRange", range(places, record, symbol.words)}};
  if (!symbol.detail.empty()) json["detail"] = symbol.detail;
  Json& children = json["children"] = Json::array();
  for (const Symbol& child : symbol.children) children.push_back(json_of_symbol(places, record, child));
  return json;
}

Json LanguageAnswers::symbols(const OpenFile& file) const {
  Json all = Json::array();
  const Utf16Text places(file.text);
  for (const OpenRecord& record : file.records) {
    if (record.is_box) continue;
    for (const Symbol& symbol : symbols_of(draft_of(record.refereed, files_.overrides()), language_))
      all.push_back(json_of_symbol(places, record, symbol));
  }
  return all;
}

Json LanguageAnswers::folds(const OpenFile& file) const {
  Json all = Json::array();
  const Utf16Text places(file.text);
  for (const OpenRecord& record : file.records) {
    if (record.is_box) continue;
    const auto add = [&](const auto& self, const Symbol& symbol) -> void {
      std::uint32_t end = record.begin + symbol.span.end;
      while (end > record.begin + symbol.span.begin && is_space_or_end(file.text[end - 1])) --end;
      const std::uint32_t first = places.place_of(record.begin + symbol.span.begin).line;
      const std::uint32_t last = places.place_of(end).line;
      if (first < last) all.push_back({{"startLine", first}, {"endLine", last}});
      for (const Symbol& child : symbol.children) self(self, child);
    };
    for (const Symbol& symbol : symbols_of(draft_of(record.refereed, files_.overrides()), language_)) add(add, symbol);
  }
  return all;
}

Json LanguageAnswers::inlays(const OpenFile& file, const Json& wanted) const {
  Json all = Json::array();
  const Utf16Text places(file.text);
  const std::uint32_t begin = wanted.is_object() ? places.byte_of(place_in(at(wanted, "start"))) : 0;
  const auto size = static_cast<std::uint32_t>(file.text.size());
  const std::uint32_t end = wanted.is_object() ? places.byte_of(place_in(at(wanted, "end"))) : size;
  for (std::size_t i = 0; i < file.records.size(); ++i) {
    const OpenRecord& record = file.records[i];
    const std::uint32_t next = i + 1 < file.records.size() ? file.records[i + 1].begin : size + 1;
    if (record.is_box || end < record.begin || next <= begin) continue;
    if (!record.hints) record.hints = inlays_of(draft_of(record.refereed, files_.overrides()), language_);
    const auto first =
        std::ranges::lower_bound(*record.hints, begin, {}, [&](const Inlay& hint) { return record.begin + hint.at; });
    for (auto hint = first; hint != record.hints->end() && record.begin + hint->at <= end; ++hint) {
      if (all.size() == most_hints) return all;
      Json shown{{"position", json_of(places.place_of(record.begin + hint->at))},
                 {"label", hint->text},
                 {"paddingLeft", true}};
      if (!hint->means.empty()) shown["tooltip"] = hint->means;
      all.push_back(std::move(shown));
    }
  }
  return all;
}

Json LanguageAnswers::definition(const OpenFile& file, const Json& position) const {
  Json all = Json::array();
  const Here there = here(file, position);
  if (there.record == nullptr) return all;
  const Utf16Text places(file.text);
  const auto add = [&](Span span) {
    Json place{{"uri", file.uri}, {"range", range(places, *there.record, span)}};
    if (std::ranges::find(all, place) == all.end()) all.push_back(std::move(place));
  };
  const auto add_mentioned = [&](const auto& is_asked) {
    for (const Diagnostic& found : there.record->refereed.judgement.findings)
      if (!found.attachment && is_asked(found.span))
        for (const Related& one : found.related) add(one.span);
    return !all.empty();
  };
  if (add_mentioned([&](Span span) { return span.begin <= there.byte && there.byte <= span.end; })) return all;
  if (const auto player = player_at(draft_of(there.record->refereed, files_.overrides()), there.byte)) {
    add(player->listed);
    return all;
  }
  const std::uint32_t line = place_in(position).line;
  add_mentioned([&](Span span) { return places.place_of(there.record->begin + span.begin).line == line; });
  return all;
}

Json LanguageAnswers::references(const OpenFile& file, const Json& position, bool listed) const {
  Json all = Json::array();
  const Here there = here(file, position);
  if (there.record == nullptr) return all;
  const auto player = player_at(draft_of(there.record->refereed, files_.overrides()), there.byte);
  if (!player) return all;
  const Utf16Text places(file.text);
  for (const Span place : player->places)
    if (listed || place != player->listed)
      all.push_back({{"uri", file.uri}, {"range", range(places, *there.record, place)}});
  return all;
}

Json LanguageAnswers::name_at(const OpenFile& file, const Json& position) const {
  const Here there = here(file, position);
  if (there.record == nullptr) return {};
  const auto player = player_at(draft_of(there.record->refereed, files_.overrides()), there.byte);
  if (!player) return {};
  return {{"range", range(Utf16Text(file.text), *there.record, player->here)}, {"placeholder", player->name}};
}

Json LanguageAnswers::rename(const OpenFile& file, const Json& position, const std::string& name) const {
  const Here there = here(file, position);
  if (there.record == nullptr) return {};
  const Draft draft = draft_of(there.record->refereed, files_.overrides());
  const auto player = player_at(draft, there.byte);
  if (!player) return {};
  const NewName to = renamed(draft, *player, name);
  if (!to.refused.empty()) return Speaker(language_)(to.refused);
  const Utf16Text places(file.text);
  Json edits = Json::array();
  for (const Edit& edit : to.edits)
    edits.push_back({{"range", range(places, *there.record, edit.span)}, {"newText", edit.text}});
  Json changes = Json::object();
  changes[file.uri] = std::move(edits);
  return {{"changes", std::move(changes)}};
}

}  // namespace elfref::tools
