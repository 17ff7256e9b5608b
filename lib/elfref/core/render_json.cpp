#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "elfref/core/places.h"
#include "elfref/core/render.h"

namespace elfref {
namespace {

using Json = nlohmann::ordered_json;

/// One line of JSON; bytes of the file that are not UTF-8 become U+FFFD, so nothing is thrown.
std::string dumped(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json word_or_null(std::string_view word) {
  return word.empty() ? Json() : Json(word);
}

/// A number, or null and its interval under `KEY_range`.
void put(Json& object, std::string_view key, const Range& range) {
  if (range.exact()) {
    object[std::string(key)] = range.min;
    return;
  }
  object[std::string(key)] = nullptr;
  object[std::string(key) + "_range"] = {range.min, range.max};
}

Json json_of(const Citation& citation) {
  return {{"edition", citation.edition},
          {"section", word_or_null(citation.section)},
          {"page", word_or_null(citation.page)}};
}

Json json_of(const Place& place) {
  return {{"line", place.line}, {"column", place.column}};
}

Json player_of(const Diagnostic& finding, const Judgement& judgement) {
  if (!finding.seat || finding.seat->value >= judgement.players.size()) return {};
  return judgement.players[finding.seat->value];
}

Json json_of(const Diagnostic& finding, const Judgement& judgement, Places& places) {
  const Place place = places.of(finding.span);
  Json json{{"rule", finding.id},
            {"severity", name(finding.severity)},
            {"line", place.line},
            {"column", place.column},
            {"end_column", place.end_column},
            {"message", finding.message},
            {"player", player_of(finding, judgement)},
            {"round", finding.round == 0 ? Json() : Json(finding.round)},
            {"phase", word_or_null(finding.phase)},
            {"option", word_or_null(finding.option)},
            {"ruling", word_or_null(finding.ruling)},
            {"follows_from", finding.follows_from ? json_of(places.of(*finding.follows_from)) : Json()}};
  Json& cites = json["cites"] = Json::array();
  for (const Citation& citation : finding.cites) cites.push_back(json_of(citation));
  Json& related = json["related"] = Json::array();
  for (const Related& other : finding.related) {
    related.push_back(json_of(places.of(other.span)));
    related.back()["message"] = other.message;
  }
  return json;
}

Json json_of(const Standing& standing) {
  Json json{{"player", standing.name}};
  if (standing.place) {
    put(json, "place", *standing.place);
  } else {
    json["place"] = nullptr;
  }
  for (const Figure& figure : standing.figures) {
    if (figure.number) {
      put(json, figure.key, *figure.number);
    } else {
      json[std::string(figure.key)] = word_or_null(figure.word);
    }
  }
  return json;
}

Json head_of(const Source& source, const Judgement& judgement) {
  return {{"elfref", ELFREF_VERSION},
          {"file", source.name},
          {"document", source.document},
          {"game", word_or_null(judgement.game)},
          {"edition", word_or_null(judgement.edition)},
          {"verdict", name(judgement.verdict)},
          {"claims", name(judgement.claims)},
          {"finished", judgement.finished},
          {"ended", word_or_null(judgement.ended)},
          {"plays", judgement.plays},
          {"hangs_on", judgement.hangs_on}};
}

Json json_of(const RuleInfo& rule) {
  Json json{{"id", rule.id}, {"code", rule.code}, {"phase", rule.phase}, {"severity", name(rule.severity)}};
  Json& options = json["options"] = Json::array();
  for (const std::string_view option : rule.options)
    if (!option.empty()) options.push_back(option);
  Json& citations = json["citations"] = Json::array();
  for (const Citation& citation : rule.cites) {
    if (citation.edition.empty()) continue;
    citations.push_back(json_of(citation));
    citations.back()["value"] = word_or_null(citation.value);
  }
  json["text"] = rule.text;
  return json;
}

}  // namespace

std::string render_json(const Source& source, const Judgement& judgement) {
  // Findings are written one by one: a large file with a fault on every line would fill the memory as one tree.
  std::string out = dumped(head_of(source, judgement));
  out.pop_back();
  out += ",\"findings\":[";
  Places places(source);
  for (const Diagnostic& finding : judgement.findings) {
    if (&finding != &judgement.findings.front()) out += ',';
    out += dumped(json_of(finding, judgement, places));
  }
  out += "],\"standings\":";
  Json standings = Json::array();
  for (const Standing& standing : judgement.standings) standings.push_back(json_of(standing));
  out += dumped(standings);
  out += '}';
  return out;
}

std::string render_rules_json(std::span<const RuleInfo* const> rules) {
  Json array = Json::array();
  for (const RuleInfo* rule : rules) array.push_back(json_of(*rule));
  return array.dump(2, ' ', false, Json::error_handler_t::replace);
}

}  // namespace elfref
