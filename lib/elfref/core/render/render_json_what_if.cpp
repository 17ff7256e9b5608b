#include "elfref/core/asking/what_if.h"
#include "elfref/core/render/render_json_parts.h"

namespace elfref {
namespace {

/// Those findings of a report that are meant, in its order.
Json those(const Json& report, const std::vector<Diagnostic>& all, const std::vector<const Diagnostic*>& meant) {
  Json found = Json::array();
  for (const Diagnostic* one : meant)
    found.push_back(report.at("findings").at(static_cast<std::size_t>(one - all.data())));
  return found;
}

Json json_of(const LineChange& change, const Source& source) {
  Json json{{"line", source.first_line + static_cast<int>(change.begin)}, {"old", Json::array()}};
  for (const std::string_view line : change.lines) json["old"].push_back(lines_without_ends(line).front());
  json["new"] = lines_without_ends(change.text);
  return json;
}

}  // namespace

std::string render_what_if_json(const Source& source, const Judgement& before, const Altered& altered,
                                std::span<const WhatIf> what_ifs, Language language) {
  Json json{{"what_if", Json::array()},
            {"changes", Json::array()},
            {"before", Json::parse(render_json(source, before, language))},
            {"after", Json::parse(render_json(altered.record->source(), altered.judgement, language))}};
  for (const WhatIf& what_if : what_ifs) json["what_if"].push_back(what_if.text);
  for (const LineChange& change : line_changes(source.text, altered.edits))
    json["changes"].push_back(json_of(change, source));
  json["gone"] = those(json["before"], before.findings, altered.gone);
  json["came"] = those(json["after"], altered.judgement.findings, altered.came);
  json["kept"] = those(json["after"], altered.judgement.findings, altered.kept);
  return dumped(json);
}

}  // namespace elfref
