#include <string>

#include "elfref/core/render/render_assist.h"
#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/text/utf16.h"

namespace elfref {
namespace {

/// Where things stand, for a page.
class AssistPlaces {
 public:
  explicit AssistPlaces(const Draft& draft) : source_(draft.source()), text_(draft.source().text), places_(source_) {}

  void put(Json& json, Span span) {
    const Place place = places_.of(span);
    json["line"] = place.line;
    json["column"] = place.column;
    json["from"] = text_.units_before(span.begin);
    json["to"] = text_.units_before(span.end);
  }

 private:
  const Source& source_;
  Utf16Text text_;
  Places places_;
};

Json json_of(const Symbol& symbol, AssistPlaces& places) {
  Json json{{"name", symbol.name}, {"detail", word_or_null(symbol.detail)}};
  places.put(json, symbol.span);
  Json words;
  places.put(words, symbol.words);
  json["words"] = std::move(words);
  Json& children = json["children"] = Json::array();
  for (const Symbol& child : symbol.children) children.push_back(json_of(child, places));
  return json;
}

}  // namespace

std::string render_expected_json(const Draft& draft, const Expected& expected, Language language) {
  AssistPlaces places(draft);
  Json json = Json::object();
  places.put(json, expected.path.word);
  Json& path = json["path"] = Json::array();
  for (const PathToPlace::Step& step : expected.path.steps) path.push_back(word_or_null(step.key));
  json["as"] = expected.path.in_remark ? "remark" : expected.path.as_value ? "value" : "key";
  Json& words = json["words"] = Json::array();
  for (const ExpectedWord& word : expected.words)
    words.push_back({{"kind", name(word.kind)},
                     {"text", word.text},
                     {"label", word.label},
                     {"means", word_or_null(word.means)},
                     {"remark", word_or_null(word.remark)},
                     {"legal", word.kind != WordKind::play ? Json() : Json(word.certain ? "yes" : "depends")},
                     {"due", word.due}});
  json["position"] = Json();
  if (expected.position)
    json["position"] =
        Json::parse(render_position_json(draft.source(), draft.game, *expected.position, nullptr, language));
  return dumped(json);
}

std::string render_hover_json(const Draft& draft, const std::optional<Hover>& hover) {
  if (!hover) return "null";
  Json json{{"title", hover->title}, {"lines", hover->lines}};
  AssistPlaces(draft).put(json, hover->span);
  return dumped(json);
}

std::string render_symbols_json(const Draft& draft, std::span<const Symbol> symbols) {
  AssistPlaces places(draft);
  Json json{{"symbols", Json::array()}};
  for (const Symbol& symbol : symbols) json["symbols"].push_back(json_of(symbol, places));
  return dumped(json);
}

std::string render_inlays_json(const Draft& draft, std::span<const Inlay> inlays) {
  AssistPlaces places(draft);
  Json json{{"inlays", Json::array()}};
  for (const Inlay& inlay : inlays) {
    Json one{{"text", inlay.text}, {"means", word_or_null(inlay.means)}};
    places.put(one, {inlay.at, inlay.at});
    json["inlays"].push_back(std::move(one));
  }
  return dumped(json);
}

std::string render_fixes_json(const Draft& draft, std::span<const Suggestion> fixes, Language language) {
  const Speaker says(draft.judgement, language);
  AssistPlaces places(draft);
  Json json{{"fixes", Json::array()}};
  for (const Suggestion& fix : fixes) {
    Json one{{"finding", fix.finding}, {"text", says(fix.text)}, {"only", fix.only}};
    Json& edits = one["edits"] = Json::array();
    for (const Edit& edit : fix.edits) {
      Json change{{"text", edit.text}};
      places.put(change, edit.span);
      edits.push_back(std::move(change));
    }
    json["fixes"].push_back(std::move(one));
  }
  return dumped(json);
}

}  // namespace elfref
