#include <string>

#include "elfref/core/render/render.h"
#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/render/render_serve.h"

namespace elfref {

std::string render_findings_json(const Source& source, const Judgement& judgement, std::span<const std::size_t> which,
                                 Language language) {
  if (which.empty()) return "[]";
  Places places(source);
  const Speaker says(judgement, language);
  Json all = Json::array();
  for (const std::size_t index : which) {
    Json one = json_of(judgement.findings[index], judgement, says, places);
    for (const char* place : {"line", "column", "end_column", "follows_from"}) one.erase(place);
    for (Json& related : one["related"])
      for (const char* place : {"line", "column", "end_column"}) related.erase(place);
    all.push_back(std::move(one));
  }
  return dumped(all);
}

std::string render_standings_json(const Source& source, const Judgement& judgement, Language language) {
  return dumped(Json::parse(render_json(source, judgement, language))["standings"]);
}

std::string render_state_json(const Source& source, const GameModule& game, const PositionView& position,
                              Language language) {
  Json json = Json::parse(render_position_json(source, game, position, nullptr, language));
  for (const char* key : {"elfref", "file", "document", "written", "moves", "why", "reach"}) json.erase(key);
  return dumped(json);
}

std::string render_choice_json(const Choice& choice, const PositionView& position, Language language) {
  const Speaker says(position, language);
  Json json{{"cards", choice.cards},
            {"piece", word_or_null(choice.piece)},
            {"place", word_or_null(choice.place)},
            {"remark", word_or_null(says(choice.remark))}};
  put_says(json, "remark", choice.remark, says);
  return dumped(json);
}

}  // namespace elfref
