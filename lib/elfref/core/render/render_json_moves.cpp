#include <string>
#include <string_view>

#include "elfref/core/render/render_json_parts.h"

namespace elfref {
namespace {

std::string name_of(Seat seat, const PositionView& position) {
  return seat.value < position.players.size() ? position.players[seat.value] : "";
}

Json name_or_null(std::optional<Seat> seat, const PositionView& position) {
  return seat ? Json(name_of(*seat, position)) : Json();
}

std::string_view legality(bool certain) {
  return certain ? "yes" : "depends";
}

Json json_of(const Fact& fact, const Speaker& says) {
  Json json{{"about", fact.key}, {"words", said(fact.words, says)}};
  put_says(json, "words", fact.words, says);
  return json;
}

Json json_of(const Choice& choice, const Speaker& says) {
  Json json{{"play", choice.words},
            {"legal", legality(choice.certain)},
            {"several", choice.several},
            {"cards", choice.cards},
            {"piece", word_or_null(choice.piece)},
            {"place", word_or_null(choice.place)},
            {"remark", word_or_null(says(choice.remark))}};
  Json& each = json["each"] = Json::array();
  for (const Choice::One& one : choice.each) each.push_back({{"play", one.words}, {"legal", legality(one.certain)}});
  put_says(json, "remark", choice.remark, says);
  return json;
}

/// A finding about the play that was asked about: its columns are those of the play as it was given.
Json json_of(const Diagnostic& finding, const Source& asked, const Speaker& says, Places& places) {
  const Place place = place_of(asked, finding.span);
  Json json{{"rule", finding.id},
            {"severity", name(finding.severity)},
            {"column", place.column},
            {"end_column", place.end_column}};
  put_words(json, finding, says, places);
  return json;
}

Json json_of(const Asked& asked, const Source& source, const Speaker& says) {
  Places places(source);
  Json json{{"play", asked.line.text}, {"legal", asked.legal ? legality(asked.certain) : std::string_view("no")},
            {"because", word_or_null(says(asked.because))}};
  Json& findings = json["findings"] = Json::array();
  for (const Diagnostic& finding : asked.findings) findings.push_back(json_of(finding, asked.line, says, places));
  put_says(json, "because", asked.because, says);
  return json;
}

Json json_of(const Reach& reach, const Speaker& says) {
  Json json;
  for (const auto& [key, number] : reach.figures) json[std::string(key)] = number;
  json[std::string(reach.key)] = word_or_null(reach.best);
  json["remarks"] = said(reach.remarks, says);
  put_says(json, "remarks", reach.remarks, says);
  return json;
}

Json written_there(const RecordedPlay* play, const Source& source, const PositionView& position) {
  if (play == nullptr) return {};
  const Place place = place_of(source, play->span);
  return {{"line", place.line},
          {"column", place.column},
          {"player", name_or_null(play->seat, position)},
          {"play", play->words}};
}

}  // namespace

std::string render_position_json(const Source& source, const GameModule& game, const PositionView& position,
                                 const RecordedPlay* play, Language language) {
  const Speaker says(position, language);
  Json json{{"elfref", ELFREF_VERSION},
            {"file", source.name},
            {"document", source.document},
            {"game", game.name},
            {"edition", position.edition},
            {"round", position.round},
            {"phase", position.phase},
            {"written", written_there(play, source, position)},
            {"player", name_or_null(position.seat, position)},
            {"nothing", word_or_null(says(position.nothing))}};
  Json& others = json["others"] = Json::array();
  for (const Seat seat : position.others) others.push_back(name_of(seat, position));
  Json& facts = json["table"] = Json::array();
  for (const Fact& fact : position.facts) facts.push_back(json_of(fact, says));
  Json& players = json["players"] = Json::array();
  for (std::uint8_t seat = 0; seat < position.of_each.size(); ++seat) {
    Json one{{"player", name_of({seat}, position)}};
    for (const Fact& fact : position.of_each[seat])
      one[std::string(fact.key)] = fact.words.empty() ? Json() : Json(says(fact.words.front()));
    for (const Fact& fact : position.of_each[seat])
      if (!fact.words.empty()) put_says(one, fact.key, fact.words.front(), says);
    players.push_back(std::move(one));
  }
  Json& moves = json["moves"] = Json::array();
  for (const Choice& choice : position.choices) moves.push_back(json_of(choice, says));
  json["remarks"] = said(position.remarks, says);
  json["why"] = position.why ? json_of(*position.why, source, says) : Json();
  json["reach"] = position.reach ? json_of(*position.reach, says) : Json();
  put_says(json, "nothing", position.nothing, says);
  put_says(json, "remarks", position.remarks, says);
  return dumped_in_lines(json);
}

}  // namespace elfref
