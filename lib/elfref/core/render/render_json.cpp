#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/text/markup.h"

namespace elfref {

std::string dumped(const Json& json) {
  return escaped_json(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string dumped_in_lines(const Json& json) {
  return escaped_json(json.dump(2, ' ', false, Json::error_handler_t::replace));
}

Json word_or_null(std::string_view word) {
  return word.empty() ? Json() : Json(word);
}

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
          {"title", citation.title},
          {"section", word_or_null(citation.section)},
          {"page", word_or_null(citation.page)},
          {"remark", word_or_null(citation.remark)}};
}

Json json_of(const Place& place) {
  return {{"line", place.line}, {"column", place.column}};
}

Json player_of(std::optional<Seat> seat, const Judgement& judgement) {
  if (!seat || seat->value >= judgement.players.size()) return {};
  return judgement.players[seat->value];
}

Json json_of(const Related& related, Places& places) {
  const Place place = places.of(related.span);
  return {
      {"line", place.line}, {"column", place.column}, {"end_column", place.end_column}, {"message", related.message}};
}

void put_words(Json& json, const Diagnostic& finding, Places& places) {
  json["message"] = finding.message;
  json["because"] = finding.because;
  json["advice"] = word_or_null(finding.advice);
  json["did_you_mean"] = finding.meant;
  json["option"] = word_or_null(finding.option);
  if (!finding.other_options.empty()) json["other_options"] = finding.other_options;
  json["ruling"] = word_or_null(finding.ruling);
  json["follows_from"] = finding.follows_from ? json_of(places.of(*finding.follows_from)) : Json();
  Json& cites = json["cites"] = Json::array();
  for (const Citation& citation : finding.cites) cites.push_back(json_of(citation));
  Json& related = json["related"] = Json::array();
  for (const Related& other : finding.related) related.push_back(json_of(other, places));
}

Json json_of(const Diagnostic& finding, const Judgement& judgement, Places& of_record) {
  std::optional<Places> own;
  Places& places = finding.beside ? own.emplace(*finding.beside) : of_record;
  const Place place = places.of(finding.span);
  Json json{{"rule", finding.id},
            {"severity", name(finding.severity)},
            {"line", place.line},
            {"column", place.column},
            {"end_column", place.end_column},
            {"player", player_of(finding.seat, judgement)},
            {"round", finding.round == 0 ? Json() : Json(finding.round)},
            {"phase", word_or_null(finding.phase)}};
  if (finding.beside) json["file"] = finding.beside->name;
  put_words(json, finding, places);
  return json;
}

Json json_of(const OptionWords& option) {
  Json json{{"option", option.name}, {"text", option.text}};
  Json& values = json["values"] = Json::array();
  for (std::size_t i = 0; i < option.values.size(); ++i)
    values.push_back({{"value", option.values[i]}, {"text", option.in_words[i]}});
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
  json["won"] = standing.won;
  Json& remarks = json["remarks"] = Json::object();
  for (const Figure& figure : standing.figures)
    if (!figure.remark.empty()) remarks[std::string(figure.key)] = figure.remark;
  return json;
}

Json editions_of(const RuleInfo& rule, const GameModule& game) {
  Json editions = Json::array();
  const auto options = game.options();
  for (const EditionWords& edition : game.editions()) {
    Json json{{"edition", edition.name},
              {"cited_as", word_or_null(edition.cited_as)},
              {"citation", nullptr},
              {"otherwise", nullptr}};
    if (const auto citation = citation_in(edition, rule.cites)) {
      json["citation"] = json_of(*citation);
      json["citation"]["value"] = word_or_null(citation->value);
    }
    if (const auto otherwise = citation_in(edition, rule.otherwise)) json["otherwise"] = json_of(*otherwise);
    Json& settings = json["options"] = Json::array();
    for (const std::string_view option : options_of(rule)) {
      const Setting& setting = edition.settings.at(index_of(option, options));
      settings.push_back({{"option", option},
                          {"value", setting.value},
                          {"assumed", setting.assumed},
                          {"remark", word_or_null(setting.remark)}});
    }
    editions.push_back(std::move(json));
  }
  return editions;
}

namespace {

Json json_of(const Suggestion& suggestion, const Source& source, Places& places) {
  Json json{{"finding", suggestion.finding}, {"text", suggestion.text}, {"only", suggestion.only}};
  Json& edits = json["edits"] = Json::array();
  for (const Edit& edit : suggestion.edits) {
    edits.push_back(json_of(places.of(edit.span)));
    edits.back()["old"] = source.text.substr(edit.span.begin, edit.span.end - edit.span.begin);
    edits.back()["new"] = edit.text;
  }
  return json;
}

Json json_of(const std::vector<Standing>& standings) {
  Json json = Json::array();
  for (const Standing& standing : standings) json.push_back(json_of(standing));
  return json;
}

Json json_of(const RoundScore& round) {
  return {{"round", round.round}, {"over", round.over}, {"standings", json_of(round.standings)}};
}

Json json_of(const Deduction& forced, const Judgement& judgement, Places& places) {
  Json json = json_of(places.of(forced.span));
  json["text"] = forced.text;
  json["player"] = player_of(forced.seat, judgement);
  json["round"] = forced.round == 0 ? Json() : Json(forced.round);
  return json;
}

Json head_of(const Source& source, const Judgement& judgement) {
  const Winners winners = winners_of(judgement);
  return {{"elfref", ELFREF_VERSION},
          {"file", source.name},
          {"document", source.document},
          {"game", word_or_null(judgement.game)},
          {"edition", word_or_null(judgement.edition)},
          {"verdict", name(judgement.verdict)},
          {"claims", name(judgement.claims)},
          {"finished", judgement.finished},
          {"ended", word_or_null(judgement.ended)},
          {"winners", winners.names},
          {"winners_certain", winners.certain},
          {"plays", judgement.plays},
          {"in_words", verdict_in_words(judgement)},
          {"hangs_on", judgement.hangs_on}};
}

Json json_of(const std::optional<Example>& example) {
  if (!example) return {};
  return {{"record", example->source.text}, {"report", Json::parse(render_json(example->source, example->judgement))}};
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
  out += dumped(json_of(judgement.standings));
  if (!judgement.rounds.empty()) {
    Json rounds = Json::array();
    for (const RoundScore& round : judgement.rounds) rounds.push_back(json_of(round));
    out += ",\"rounds\":" + dumped(rounds);
  }
  if (!judgement.deductions.empty()) {
    Json deductions = Json::array();
    for (const Deduction& forced : judgement.deductions) deductions.push_back(json_of(forced, judgement, places));
    out += ",\"deductions\":" + dumped(deductions);
  }
  if (!judgement.suggestions.empty()) {
    Json suggestions = Json::array();
    for (const Suggestion& suggestion : judgement.suggestions)
      suggestions.push_back(json_of(suggestion, source, places));
    out += ",\"suggestions\":" + dumped(suggestions);
  }
  if (!judgement.given_up.empty()) out += ",\"given_up\":" + dumped(judgement.given_up);
  out += '}';
  return out;
}

std::string render_summary_json(const Summary& summary) {
  Json verdicts, claims;
  for (std::size_t i = 0; i < summary.verdicts.size(); ++i)
    verdicts[std::string(name(static_cast<Verdict>(i)))] = summary.verdicts[i];
  for (std::size_t i = 0; i < summary.claims.size(); ++i)
    claims[std::string(name(static_cast<Claims>(i)))] = summary.claims[i];
  return dumped({{"summary",
                  {{"records", summary.records},
                   {"verdicts", verdicts},
                   {"claims", claims},
                   {"files_not_read", summary.files_not_read}}}});
}

std::string render_explanations_json(std::span<const Explanation> explanations) {
  Json all = Json::array();
  for (const Explanation& explanation : explanations) {
    Json json;
    if (explanation.rule != nullptr) {
      json = json_of(*explanation.rule);
      json["differs"] = word_or_null(explanation.rule->differs);
      json["editions"] = editions_of(*explanation.rule, *explanation.game);
      const auto options = explanation.game->options();
      Json& settled = json["option_words"] = Json::array();
      for (const std::string_view option : options_of(*explanation.rule))
        settled.push_back(json_of(options.at(index_of(option, options))));
    } else {
      const FaultInfo& fault = *explanation.fault;
      json = {{"id", fault.id}, {"severity", name(fault.severity)}, {"text", in_words(fault)}};
    }
    json["kept"] = json_of(explanation.kept);
    json["broken"] = json_of(explanation.broken);
    all.push_back(std::move(json));
  }
  return dumped_in_lines({{"explained", std::move(all)}});
}

std::string render_rules_json(std::span<const RuleInfo* const> rules) {
  Json array = Json::array();
  for (const RuleInfo* rule : rules) array.push_back(json_of(*rule));
  return dumped_in_lines(array);
}

}  // namespace elfref
