#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/render/render_json_text.h"
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

Json seat_or_null(std::optional<Seat> seat) {
  return seat ? Json(seat->value) : Json();
}

Json said(const std::vector<Message>& messages, const Speaker& says) {
  Json all = Json::array();
  for (const Message& message : messages) all.push_back(says(message));
  return all;
}

namespace {

/// A number, or null and its interval under `KEY_range`.
void put(JsonText& json, std::string_view key, const Range& range) {
  if (range.exact()) return json.put(key, range.min);
  json.put(key, nullptr);
  json.put(std::string(key) + "_range", std::array{range.min, range.max});
}

/// What messages say, as a list.
void put_said(JsonText& json, std::string_view key, const std::vector<Message>& messages, const Speaker& says) {
  json.key(key).open_list();
  for (const Message& message : messages) json.add(says(message));
  json.close_list();
}

/// A player's name, or null.
void put_player(JsonText& json, std::optional<Seat> seat, const Judgement& judgement) {
  json.put_word("player", seat && seat->value < judgement.players.size() ? judgement.players[seat->value] : "");
}

void put_place(JsonText& json, const Place& place) {
  json.put("line", place.line);
  json.put("column", place.column);
}

void write(JsonText& json, const Citation& citation, const Speaker& says) {
  json.open_object();
  json.put("edition", citation.edition);
  json.put("title", says(title_of_edition(citation.edition, says)));
  json.put_word("section", citation.section);
  json.put_word("page", citation.page);
  json.put_word("remark", says(remark_of(citation, says)));
  json.close_object();
}

void write(JsonText& json, const Related& related, const Speaker& says, Places& places) {
  const Place place = places.of(related.span);
  json.open_object();
  put_place(json, place);
  json.put("end_column", place.end_column);
  json.put("message", says(related.message));
  json.close_object();
}

/// The messages of a finding as data.
void add_data(JsonText& json, const Diagnostic& finding, const Speaker& says) {
  json.open_object();
  put_data(json, "message", finding.message, says);
  put_data(json, "because", finding.because, says);
  put_data(json, "advice", finding.advice, says);
  json.key("related").open_list();
  for (const Related& other : finding.related) add_data(json, other.message, says);
  json.close_list();
  json.close_object();
}

/// What a finding says besides its place and whose it is. `places` are those of the record.
void put_words(JsonText& json, const Diagnostic& finding, const Speaker& says, Places& places) {
  json.put("message", says(finding.message));
  put_said(json, "because", finding.because, says);
  json.put_word("advice", says(finding.advice));
  json.put("did_you_mean", finding.meant);
  json.put_word("option", finding.option);
  if (!finding.other_options.empty()) json.put("other_options", finding.other_options);
  json.put_word("ruling", finding.ruling);
  json.key("follows_from");
  if (finding.follows_from) {
    json.open_object();
    put_place(json, places.of(*finding.follows_from));
    json.close_object();
  } else {
    json.add(nullptr);
  }
  json.key("cites").open_list();
  for (const Citation& citation : finding.cites) write(json, citation, says);
  json.close_list();
  json.key("related").open_list();
  for (const Related& other : finding.related) write(json, other, says, places);
  json.close_list();
  add_data(json.key("says"), finding, says);
}

void write(JsonText& json, const Diagnostic& finding, const Judgement& judgement, const Speaker& says,
           Places& of_record) {
  std::optional<Places> own;
  Places& places = finding.attachment ? own.emplace(*finding.attachment) : of_record;
  const Place place = places.of(finding.span);
  json.open_object();
  json.put("rule", finding.id);
  json.put("severity", name(finding.severity));
  put_place(json, place);
  json.put("end_column", place.end_column);
  put_player(json, finding.seat, judgement);
  if (finding.round == 0) {
    json.put("round", nullptr);
  } else {
    json.put("round", finding.round);
  }
  json.put_word("phase", finding.phase);
  if (finding.attachment) json.put("file", finding.attachment->name);
  put_words(json, finding, says, places);
  json.close_object();
}

void write(JsonText& json, const Standing& standing, const Speaker& says) {
  json.open_object();
  json.put("player", standing.name);
  if (standing.place) {
    put(json, "place", *standing.place);
  } else {
    json.put("place", nullptr);
  }
  for (const Figure& figure : standing.figures) {
    if (figure.number) {
      put(json, figure.key, *figure.number);
    } else {
      json.put_word(figure.key, figure.word);
    }
  }
  json.put("won", standing.won);
  const auto put_remarks = [&](const auto& put_one) {
    json.key("remarks").open_object();
    for (const Figure& figure : standing.figures)
      if (!figure.remark.empty()) put_one(figure);
    json.close_object();
  };
  put_remarks([&](const Figure& figure) { json.put(figure.key, says(figure.remark)); });
  if (!std::ranges::all_of(standing.figures, &Message::empty, &Figure::remark)) {
    json.key("says").open_object();
    put_remarks([&](const Figure& figure) { put_data(json, figure.key, figure.remark, says); });
    json.close_object();
  }
  json.close_object();
}

void write(JsonText& json, const std::vector<Standing>& standings, const Speaker& says) {
  json.open_list();
  for (const Standing& standing : standings) write(json, standing, says);
  json.close_list();
}

/// The tree of what a writer writes, for reports that are made of trees.
Json tree_of(const auto& writer) {
  std::string text;
  JsonText json(text);
  writer(json);
  return Json::parse(text);
}

}  // namespace

void put_words(Json& json, const Diagnostic& finding, const Speaker& says, Places& places) {
  json.update(tree_of([&](JsonText& text) {
    text.open_object();
    put_words(text, finding, says, places);
    text.close_object();
  }));
}

Json data_of(const Message& message, const Speaker& says) {
  return tree_of([&](JsonText& json) { add_data(json, message, says); });
}

Json data_of(const std::vector<Message>& messages, const Speaker& says) {
  return tree_of([&](JsonText& json) { add_data(json, messages, says); });
}

Json data_of(const Diagnostic& finding, const Speaker& says) {
  return tree_of([&](JsonText& json) { add_data(json, finding, says); });
}

void put_says(Json& json, std::string_view key, const Message& message, const Speaker& says) {
  if (!message.empty()) json["says"][std::string(key)] = data_of(message, says);
}

void put_says(Json& json, std::string_view key, const std::vector<Message>& messages, const Speaker& says) {
  if (!messages.empty()) json["says"][std::string(key)] = data_of(messages, says);
}

Json json_of(const Citation& citation, const Speaker& says) {
  return tree_of([&](JsonText& json) { write(json, citation, says); });
}

Json json_of(const Diagnostic& finding, const Judgement& judgement, const Speaker& says, Places& places) {
  return tree_of([&](JsonText& json) { write(json, finding, judgement, says, places); });
}

Json json_of(const Place& place) {
  return {{"line", place.line}, {"column", place.column}};
}

Json player_of(std::optional<Seat> seat, const Judgement& judgement) {
  if (!seat || seat->value >= judgement.players.size()) return {};
  return judgement.players[seat->value];
}

Json json_of(const OptionWords& option, const Speaker& says) {
  Json json{{"option", option.name}, {"text", says(title_of(option, says))}};
  Json& values = json["values"] = Json::array();
  for (std::size_t i = 0; i < option.values.size(); ++i)
    values.push_back({{"value", option.values[i]}, {"text", says(meaning_of(option, i, says))}});
  return json;
}

Json editions_of(const RuleInfo& rule, const GameModule& game, const Speaker& says) {
  Json editions = Json::array();
  const auto options = game.options();
  for (const EditionWords& edition : game.editions()) {
    Json json{{"edition", edition.name},
              {"cited_as", word_or_null(edition.cited_as)},
              {"citation", nullptr},
              {"otherwise", nullptr}};
    if (const auto citation = citation_in(edition, rule.cites)) {
      json["citation"] = json_of(*citation, says);
      json["citation"]["value"] = word_or_null(citation->value);
    }
    if (const auto otherwise = citation_in(edition, rule.otherwise)) json["otherwise"] = json_of(*otherwise, says);
    Json& settings = json["options"] = Json::array();
    for (const std::string_view option : options_of(rule)) {
      const Setting& setting = edition.settings.at(index_of(option, options));
      settings.push_back({{"option", option},
                          {"value", setting.value},
                          {"assumed", setting.assumed},
                          {"remark", word_or_null(says(setting.remark))}});
    }
    editions.push_back(std::move(json));
  }
  return editions;
}

namespace {

void write(JsonText& json, const RoundScore& round, const Speaker& says) {
  json.open_object();
  json.put("round", round.round);
  json.put("over", round.over);
  write(json.key("standings"), round.standings, says);
  json.close_object();
}

void write(JsonText& json, const Deduction& forced, const Judgement& judgement, const Speaker& says,
           Places& places) {
  json.open_object();
  put_place(json, places.of(forced.span));
  json.put("text", says(forced.text));
  put_player(json, forced.seat, judgement);
  if (forced.round == 0) {
    json.put("round", nullptr);
  } else {
    json.put("round", forced.round);
  }
  put_says(json, "text", forced.text, says);
  json.close_object();
}

void write(JsonText& json, const Suggestion& suggestion, const Source& source, const Speaker& says,
           Places& places) {
  json.open_object();
  json.put("finding", suggestion.finding);
  json.put("text", says(suggestion.text));
  json.put("only", suggestion.only);
  json.key("edits").open_list();
  for (const Edit& edit : suggestion.edits) {
    json.open_object();
    put_place(json, places.of(edit.span));
    json.put("old", source.text.substr(edit.span.begin, edit.span.end - edit.span.begin));
    json.put("new", edit.text);
    json.close_object();
  }
  json.close_list();
  put_says(json, "text", suggestion.text, says);
  json.close_object();
}

/// The texts by their keys, or null. A record has no key twice.
void put_session(JsonText& json, const std::vector<SessionEntry>& session) {
  if (session.empty()) return json.put("session", nullptr);
  json.key("session").open_object();
  for (const SessionEntry& entry : session) json.put(entry.key, entry.text);
  json.close_object();
}

void put_head(JsonText& json, const Source& source, const Judgement& judgement, const Speaker& says) {
  const Winners winners = winners_of(judgement);
  json.put("elfref", ELFREF_VERSION);
  json.put("file", source.name);
  json.put("document", source.document);
  json.put_word("game", judgement.game);
  json.put_word("edition", judgement.edition);
  put_session(json, judgement.session);
  json.put("players", judgement.players);
  json.put("verdict", name(judgement.verdict));
  json.put("claims", name(judgement.claims));
  json.put("finished", judgement.finished);
  json.put_word("ended", judgement.ended);
  json.put("winners", winners.names);
  json.put("winners_certain", winners.certain);
  json.put("plays", judgement.plays);
  json.put("in_words", says(verdict_in_words(judgement)));
  put_said(json, "depends_on", judgement.depends_on, says);
}

/// The messages about the whole record as data. A record without a finding has none: its members say all of it.
void put_says(JsonText& json, const Judgement& judgement, const Speaker& says) {
  if (judgement.findings.empty() && judgement.depends_on.empty() && judgement.given_up.empty()) return;
  json.key("says").open_object();
  put_data(json, "in_words", verdict_in_words(judgement), says);
  put_data(json, "depends_on", judgement.depends_on, says);
  if (!judgement.given_up.empty()) put_data(json, "given_up", judgement.given_up, says);
  json.close_object();
}

Json json_of(const std::optional<Example>& example, Language language) {
  if (!example) return {};
  return {{"record", example->source.text},
          {"report", Json::parse(render_json(example->source, example->judgement, language))}};
}

Json json_of(const RuleInfo& rule, const Speaker& says) {
  Json json{{"id", rule.id}, {"code", rule.code}, {"phase", rule.phase}, {"severity", name(rule.severity)}};
  Json& options = json["options"] = Json::array();
  for (const std::string_view option : rule.options)
    if (!option.empty()) options.push_back(option);
  Json& citations = json["citations"] = Json::array();
  for (const Citation& citation : rule.cites) {
    if (citation.edition.empty()) continue;
    citations.push_back(json_of(citation, says));
    citations.back()["value"] = word_or_null(citation.value);
  }
  json["text"] = says(title_of(rule, says));
  return json;
}

}  // namespace

std::string render_json(const Source& source, const Judgement& judgement, Language language) {
  std::string out;
  out.reserve(2048 + 1024 * judgement.findings.size());  // as long as most are
  JsonText json(out);
  Places places(source);
  const Speaker says(judgement, language);
  json.open_object();
  put_head(json, source, judgement, says);
  json.key("findings").open_list();
  for (const Diagnostic& finding : judgement.findings) write(json, finding, judgement, says, places);
  json.close_list();
  write(json.key("standings"), judgement.standings, says);
  const auto put_all = [&](std::string_view key, const auto& all, auto&... beside) {
    if (all.empty()) return;
    json.key(key).open_list();
    for (const auto& one : all) write(json, one, beside...);
    json.close_list();
  };
  put_all("rounds", judgement.rounds, says);
  put_all("deductions", judgement.deductions, judgement, says, places);
  put_all("suggestions", judgement.suggestions, source, says, places);
  if (!judgement.given_up.empty()) put_said(json, "given_up", judgement.given_up, says);
  put_says(json, judgement, says);
  json.close_object();
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

std::string render_explanations_json(std::span<const Explanation> explanations, Language language) {
  Json all = Json::array();
  for (const Explanation& explanation : explanations) {
    Json json;
    if (explanation.rule != nullptr) {
      const Speaker says = speaker_of(*explanation.game, language);
      json = json_of(*explanation.rule, says);
      json["differs"] = word_or_null(says(differences_of(*explanation.rule, says)));
      json["editions"] = editions_of(*explanation.rule, *explanation.game, says);
      const auto options = explanation.game->options();
      Json& settled = json["option_words"] = Json::array();
      for (const std::string_view option : options_of(*explanation.rule))
        settled.push_back(json_of(options.at(index_of(option, options)), says));
    } else {
      const Fault& fault = *explanation.fault;
      json = {{"id", fault.id}, {"severity", name(fault.severity)}, {"text", in_words(fault, language)}};
    }
    json["kept"] = json_of(explanation.kept, language);
    json["broken"] = json_of(explanation.broken, language);
    all.push_back(std::move(json));
  }
  return dumped_in_lines({{"explained", std::move(all)}});
}

std::string render_rules_json(std::span<const GameModule* const> games) {
  Json array = Json::array();
  for (const GameModule* game : games)
    for (const RuleInfo* rule : game->rules()) array.push_back(json_of(*rule, speaker_of(*game)));
  return dumped_in_lines(array);
}

}  // namespace elfref
