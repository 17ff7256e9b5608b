#include <nlohmann/json.hpp>

#include "elfref/core/render.h"
#include "elfref/core/what_if.h"

namespace elfref {
namespace {

using Json = nlohmann::ordered_json;

/// Those findings of a report that are meant, in its order.
Json those(const Json& report, const std::vector<Diagnostic>& all, const std::vector<const Diagnostic*>& meant) {
  Json found = Json::array();
  for (const Diagnostic* one : meant)
    found.push_back(report.at("findings").at(static_cast<std::size_t>(one - all.data())));
  return found;
}

}  // namespace

std::string render_what_if_json(const Source& source, const Judgement& before, const Altered& altered,
                                std::span<const WhatIf> what_ifs) {
  Json json{{"what_if", Json::array()},
            {"before", Json::parse(render_json(source, before))},
            {"after", Json::parse(render_json(altered.record->source(), altered.judgement))}};
  for (const WhatIf& what_if : what_ifs) json["what_if"].push_back(what_if.text);
  json["gone"] = those(json["before"], before.findings, altered.gone);
  json["came"] = those(json["after"], altered.judgement.findings, altered.came);
  json["kept"] = those(json["after"], altered.judgement.findings, altered.kept);
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace elfref
