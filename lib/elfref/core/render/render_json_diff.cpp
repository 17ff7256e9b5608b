#include "elfref/core/render/render_json_parts.h"

namespace elfref {
namespace {

Json json_of(const RecordsApart& apart, std::array<Places, 2>& places) {
  Json json{{"how", name(apart.how)},
            {"what", word_or_null(apart.what)},
            {"round", apart.round == 0 ? Json() : Json(apart.round)},
            {"phase", word_or_null(apart.phase)},
            {"player", word_or_null(apart.player)}};
  Json& sides = json["sides"] = Json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    if (!apart.spans[side]) {
      sides.emplace_back();
      continue;
    }
    const Place place = places[side].of(*apart.spans[side]);
    sides.push_back({{"line", place.line},
                     {"column", place.column},
                     {"end_column", place.end_column},
                     {"words", apart.words[side]}});
  }
  return json;
}

}  // namespace

std::string render_diff_json(const RecordDiff& diff, const std::array<Example, 2>& records, Language language) {
  std::array<Places, 2> places{Places(records[0].source), Places(records[1].source)};
  Json json{{"elfref", ELFREF_VERSION}, {"same", diff.same()}, {"tells_more", diff.tells_more}};
  Json& differences = json["differences"] = Json::array();
  for (const RecordsApart& apart : diff.apart) differences.push_back(json_of(apart, places));
  Json& reports = json["reports"] = Json::array();
  for (const Example& record : records) 
    reports.push_back(Json::parse(render_json(record.source, record.judgement, language)));
  Json& only = json["only"] = Json::array();
  for (std::size_t side = 0; side < 2; ++side) {
    only.push_back(Json::array());
    const Speaker says(records[side].judgement, language);
    for (const Diagnostic* found : diff.only[side])
      only.back().push_back(json_of(*found, records[side].judgement, says, places[side]));
  }
  const auto better = diff.stands_up();
  json["stands_up"] = better ? Json(*better) : Json();
  return dumped(json);
}

}  // namespace elfref
