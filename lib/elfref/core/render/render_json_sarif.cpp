#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/render/render_ci.h"
#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/render/render_parts.h"
#include "elfref/core/text/places.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// A path as a relative reference of a URI (RFC 3986): what is not unreserved is percent-encoded.
std::string uri_of(std::string_view path) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  constexpr std::string_view kept = "-._~/";
  std::string uri;
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9');
    if (plain || kept.find(c) != std::string_view::npos) {
      uri += c;
    } else {
      uri += {'%', digits[byte >> 4], digits[byte & 15]};
    }
  }
  return uri;
}

Json artifact_of(const Source& source) {
  return {{"uri", uri_of(source.name)}};
}

/// Where a span stands, also where it goes on to another line.
Json region_of(Span span, Places& places) {
  const Place begins = places.of(span);
  const Place ends = places.of({span.end, span.end});
  Json json{{"startLine", begins.line}, {"startColumn", begins.column}};
  if (ends.line > begins.line) json["endLine"] = ends.line;
  json["endColumn"] = ends.column;
  return json;
}

Json location_of(Span span, const Source& source, Places& places) {
  return {{"physicalLocation", {{"artifactLocation", artifact_of(source)}, {"region", region_of(span, places)}}}};
}

/// What is said, with its grounds and what would have been right.
std::string text_of(const Diagnostic& finding, const Speaker& says) {
  std::string text = says(finding.message);
  for (const Message& ground : finding.because) text += "\n" + says(ground);
  if (!finding.advice.empty()) text += "\n" + says(finding.advice);
  return text;
}

Json fix_of(const Suggestion& suggestion, const Source& source, const Speaker& says, Places& places) {
  Json replacements = Json::array();
  for (const Edit& edit : suggestion.edits)
    replacements.push_back(
        {{"deletedRegion", region_of(edit.span, places)}, {"insertedContent", {{"text", edit.text}}}});
  return {{"description", {{"text", says(suggestion.text)}}},
          {"artifactChanges", {{{"artifactLocation", artifact_of(source)}, {"replacements", replacements}}}}};
}

/// With its messages as data: the `id` of a SARIF message is looked up in its rule's `messageStrings`, and arguments
/// there are strings.
Json properties_of(const Diagnostic& finding, const Source& source, const Judgement& judgement, const Speaker& says) {
  Json json{{"document", source.document}, {"verdict", name(judgement.verdict)}};
  if (const Json player = player_of(finding.seat, judgement); !player.is_null()) json["player"] = player;
  if (finding.round > 0) json["round"] = finding.round;
  if (!finding.phase.empty()) json["phase"] = finding.phase;
  if (!finding.option.empty()) json["option"] = finding.option;
  if (!finding.ruling.empty()) json["ruling"] = finding.ruling;
  json["says"] = data_of(finding, says);
  return json;
}

Json result_of(const Diagnostic& finding, const Source& record, const Judgement& judgement, const Speaker& says,
               Places& of_record) {
  std::optional<Places> own;
  Places& places = finding.attachment ? own.emplace(*finding.attachment) : of_record;
  const Source& source = finding.source(record);
  Json json{{"ruleId", finding.id},
            {"level", name(finding.severity)},
            {"message", {{"text", text_of(finding, says)}}},
            {"locations", {location_of(finding.span, source, places)}}};
  for (const Related& other : finding.related) {
    json["relatedLocations"].push_back(location_of(other.span, source, places));
    json["relatedLocations"].back()["message"] = {{"text", says(other.message)}};
  }
  if (!finding.ruling.empty())
    json["suppressions"] = {{{"kind", "inSource"}, {"justification", says(ruling_in_words(finding))}}};
  json["properties"] = properties_of(finding, source, judgement, says);
  return json;
}

/// Where a rule is printed, in one line.
Message printed_in(const RuleInfo& rule, const Speaker& says) {
  List all(Joint::semicolon);
  for (Citation citation : rule.cites) {
    if (citation.edition.empty()) continue;
    citation.used = {};
    all.add(cited(citation, says));
  }
  return all.take();
}

Json descriptor(std::string_view id, std::string_view text, Severity severity) {
  return {{"id", id},
          {"shortDescription", {{"text", text}}},
          {"defaultConfiguration", {{"level", name(severity)}}}};
}

}  // namespace

std::string render_sarif_head(std::span<const GameModule* const> games, std::span<const Fault* const> faults) {
  std::map<std::string, Json> rules;  // an id is one rule, whichever games have it
  for (const GameModule* game : games) {
    const Speaker says = speaker_of(*game);
    for (const RuleInfo* rule : game->rules()) {
      const std::string title = says(title_of(*rule, says));
      const auto [at, first] = rules.try_emplace(std::string(rule->id), descriptor(rule->id, title, rule->severity));
      if (!first) continue;
      const std::string printed = says(printed_in(*rule, says));
      if (!printed.empty()) at->second["fullDescription"] = {{"text", title + " (" + printed + ")"}};
      at->second["properties"] = {{"game", game->name}, {"code", rule->code}, {"phase", rule->phase}};
    }
  }
  for (const Fault* fault : faults)
    rules.try_emplace(std::string(fault->id), descriptor(fault->id, in_words(*fault), fault->severity));
  Json listed = Json::array();
  for (auto& [id, rule] : rules) listed.push_back(std::move(rule));
  const Json driver{{"name", "elfref"}, {"version", ELFREF_VERSION}, {"rules", std::move(listed)}};
  return R"({"version":"2.1.0","$schema":"https://json.schemastore.org/sarif-2.1.0.json",)"
         R"("runs":[{"columnKind":"unicodeCodePoints","tool":{"driver":)" +
         dumped(driver) + "},\"results\":[\n";
}

std::string render_sarif(const Source& source, const Judgement& judgement, Language language) {
  const Speaker says(judgement, language);
  std::string out;
  Places places(source);
  for (std::size_t i = 0; i < judgement.findings.size(); ++i) {
    Json result = result_of(judgement.findings[i], source, judgement, says, places);
    for (const Suggestion& suggestion : judgement.suggestions)
      if (suggestion.finding == i) result["fixes"].push_back(fix_of(suggestion, source, says, places));
    out += (out.empty() ? "" : ",\n") + dumped(result);
  }
  return out;
}

std::string render_sarif_foot(bool complete) {
  return std::string("\n],\"invocations\":[{\"executionSuccessful\":") + (complete ? "true" : "false") + "}]}]}\n";
}

}  // namespace elfref
