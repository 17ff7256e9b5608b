#include "elfref/core/render/render_json_parts.h"

namespace elfref {
namespace {

std::string_view name(SetBy set_by) {
  switch (set_by) {
    case SetBy::edition:
      return "edition";
    case SetBy::record:
      return "record";
    case SetBy::request:
      break;
  }
  return "request";
}

/// Writes one comparison.
struct ComparisonWriter {
  const Source& source;
  const GameModule& game;
  const Comparison& comparison;
  Language language;
  Speaker says{speaker_of(game, language)};
  Places places{source};
  std::vector<OptionWords> options = game.options();

  [[nodiscard]] std::size_t group_of(std::size_t column) const {
    for (std::size_t group = 0; group < comparison.groups.size(); ++group)
      for (const std::size_t member : comparison.groups[group])
        if (member == column) return group;
    return 0;
  }

  [[nodiscard]] Speaker says_of(std::size_t group) const { return Speaker(comparison.judgement(group), language); }

  [[nodiscard]] Json rulebooks() const {
    Json all = Json::array();
    for (std::size_t index = 0; index < comparison.columns.size(); ++index) {
      const JudgedBy& column = comparison.columns[index];
      Json json{{"edition", column.rules.edition_named ? Json(column.rules.edition) : Json()},
                {"as_written", column.as_written},
                {"group", group_of(index)}};
      Json& values = json["options"] = Json::array();
      for (std::size_t option = 0; option < column.rules.options.size(); ++option) {
        const ValueInForce& value = column.rules.options[option];
        values.push_back({{"option", options[option].name},
                          {"value", value.value},
                          {"assumed", value.assumed},
                          {"set_by", name(value.set_by)}});
      }
      all.push_back(std::move(json));
    }
    return all;
  }

  /// What `check` says, once for each group.
  [[nodiscard]] Json reports() const {
    Json all = Json::array();
    for (std::size_t group = 0; group < comparison.groups.size(); ++group)
      all.push_back(Json::parse(render_json(source, comparison.judgement(group), language)));
    if (comparison.groups.empty())
      all.push_back(Json::parse(render_json(source, comparison.columns[0].judgement, language)));
    return all;
  }

  [[nodiscard]] Json json_of_partings(const std::vector<Parting>& partings) const {
    Json all = Json::array();
    for (const Parting& parting : partings) {
      Json names = Json::array();
      for (const std::size_t option : parting.options) names.push_back(options[option].name);
      all.push_back({{"options", std::move(names)}, {"groups", parting.groups}});
    }
    return all;
  }

  /// A finding of one group, without what is the same in all.
  [[nodiscard]] static Json json_of(const Diagnostic& finding, const Speaker& says) {
    Json json{{"severity", elfref::name(finding.severity)}, {"message", says(finding.message)}};
    put_says(json, "message", finding.message, says);
    return json;
  }

  [[nodiscard]] Json differences() {
    Json all = Json::array();
    for (const FindingApart& apart : comparison.findings) {
      const Diagnostic& gravest = apart.gravest();
      const Place place = places.of(gravest.span);
      Json json{{"rule", gravest.id},
                {"line", place.line},
                {"column", place.column},
                {"end_column", place.end_column},
                {"player", player_of(gravest.seat, comparison.judgement(0))},
                {"round", gravest.round == 0 ? Json() : Json(gravest.round)},
                {"phase", word_or_null(gravest.phase)}};
      Json& by_group = json["by_group"] = Json::array();
      for (std::size_t group = 0; group < apart.of_group.size(); ++group) {
        const Diagnostic* finding = apart.of_group[group];
        by_group.push_back(finding == nullptr ? Json() : json_of(*finding, says_of(group)));
      }
      json["partings"] = json_of_partings(apart.partings);
      json["editions"] = gravest.rule == nullptr ? Json::array() : editions_of(*gravest.rule, game, says);
      all.push_back(std::move(json));
    }
    return all;
  }

  /// Those by which anything parts, and where the rules that they settle are printed.
  [[nodiscard]] Json options_apart() const {
    Json all = Json::array();
    for (const std::size_t option : options_that_matter(comparison)) {
      Json json = elfref::json_of(options[option], says);
      const RuleInfo* rule = rule_settled_by(options[option], game);
      json["rule"] = rule == nullptr ? Json() : Json(rule->id);
      json["editions"] = rule == nullptr ? Json::array() : editions_of(*rule, game, says);
      all.push_back(std::move(json));
    }
    return all;
  }

  [[nodiscard]] Json outcomes() const {
    Json all = Json::array();
    for (const OutcomeApart& apart : comparison.outcomes) {
      Json json{{"what", elfref::name(apart.what)}, {"player", word_or_null(apart.player)}};
      Json by_group = Json::array(), as_data = Json::array();
      for (std::size_t group = 0; group < apart.of_group.size(); ++group) {
        const Speaker says = says_of(group);
        by_group.push_back(word_or_null(says(apart.of_group[group])));
        as_data.push_back(data_of(apart.of_group[group], says));
      }
      json["by_group"] = std::move(by_group);
      json["partings"] = json_of_partings(apart.partings);
      json["says"] = {{"by_group", std::move(as_data)}};
      all.push_back(std::move(json));
    }
    return all;
  }
};

}  // namespace

std::string render_comparison_json(const Source& source, const GameModule& game, const Comparison& comparison,
                                   Language language) {
  ComparisonWriter writer{source, game, comparison, language};
  Json json{{"elfref", ELFREF_VERSION},
            {"file", source.name},
            {"document", source.document},
            {"agree", comparison.agree()},
            {"rulebooks", writer.rulebooks()},
            {"reports", writer.reports()},
            {"differences", writer.differences()},
            {"outcomes", writer.outcomes()},
            {"options", writer.options_apart()}};
  if (comparison.given_up) json["given_up"] = true;
  return dumped(json);
}

}  // namespace elfref
