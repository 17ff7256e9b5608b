#include "elfref/elven_rage/asking/reference.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "elfref/elven_rage/facts/effects.h"
#include "elfref/elven_rage/facts/listed_words.h"
#include "elfref/elven_rage/facts/words.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/elven_rage/reading/decode_one_line.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

namespace elfref::elven_rage {
namespace {

/// What a kind of line says, by the id of its form: a message, or the id of one.
struct FormMeaning {
  std::string_view form;
  FixedMessage words;
  std::string_view id{};
};
constexpr FormMeaning meanings[] = {
    {"summon", msg::rage_form_summon},
    {"discard", msg::rage_form_discard},
    {"decline", msg::rage_form_decline},
    {"attack", msg::rage_form_attack},
    {"look", msg::rage_form_look},
    {"fight", msg::rage_form_fight},
    {"defend", msg::rage_form_defend},
    {"retreat", msg::rage_form_retreat},
    {"give-up", msg::rage_gives_up},
    {"send", msg::rage_form_send},
    {"placed", msg::rage_form_placed},
    {"seats", msg::rage_form_seats},
    {"centre", msg::rage_form_centre},
    {"swap", msg::rage_form_swap},
    {"won", msg::rage_won},
    {"lost", msg::rage_lost},
    {"fallen", msg::rage_form_fallen},
    {"loop", msg::rage_loop},
    {"take-artifact", msg::rage_form_artifact},
    {"treasure", msg::rage_form_treasure},
    {"play-action", msg::rage_form_plays},
    {"answer", msg::rage_form_answers},
    {"use-artifact", msg::rage_form_uses},
    {"trade", msg::rage_form_trades},
    {"give", msg::rage_form_gives},
    {"goal", msg::rage_form_goal},
    {"hand", msg::rage_form_hand},
    {"neutrals", msg::rage_form_neutrals},
    {"unknown", msg::rage_something_not_seen},
    {"act", msg::rage_form_act},
    {"no-act", {}, "sample-no-act"},
};

/// A line in another language, as a record of some players with the built-in set has it.
std::string put_into(Language language, std::string_view line) {
  const auto column = std::ranges::find(vocabulary_tags, tag(language));
  const Components* set = built_in_components("trial-set");
  if (language == Language::en || column == vocabulary_tags.end() || set == nullptr) return std::string(line);
  Session session;
  session.players = {{.name = "Anna"}, {.name = "Boris"}, {.name = "Chris"}};
  const auto box = std::make_shared<Box>();
  box->components = *set;
  session.box = box;
  const OneLine read = decode_one_line(line, {}, Seat{0}, session);
  if (!read.understood || read.plays.size() != 1) return std::string(line);
  const Names names{*read.box, session.players, static_cast<std::size_t>(column - vocabulary_tags.begin())};
  return written_in_turn(read.plays.front().action, Seat{0}, names);
}

/// A text of the program.
Explained own(std::string_view id) {
  return {.words = {}, .id = id};
}

}  // namespace

std::vector<SampleLine> samples(Language language) {
  std::vector<SampleLine> all;
  for (const LineShape& shape : line_shapes()) {
    if (shape.example.empty()) continue;
    SampleLine& sample = all.emplace_back(SampleLine{.line = put_into(language, shape.example), .means = {}});
    const auto means = std::ranges::find(meanings, shape.id, &FormMeaning::form);
    if (means != std::end(meanings)) sample.means = {means->words.message(), means->id};
  }
  return all;
}

std::vector<CardTable> tables() {
  static constexpr std::pair<Icon, FixedMessage> does[] = {{Icon::simple, msg::rule_simple_strike_takes_one},
                                                           {Icon::double_simple, msg::rule_double_strike_takes_two},
                                                           {Icon::shield, msg::rule_shield_stops_strikes},
                                                           {Icon::pierce, msg::rule_piercing_strike_takes_one},
                                                           {Icon::double_pierce, msg::rule_double_piercing_takes_two},
                                                           {Icon::counter, msg::rule_counterattack_strikes_back},
                                                           {Icon::fire, msg::rule_fire_shield_burns},
                                                           {Icon::move, msg::rule_movement_changes_places}};
  CardTable icons{.title = own("card-icons"),
                  .rows = {{own("card-icon-word"), own("card-icon"), own("card-icon-does")}}};
  for (const auto& [icon, rule] : does)
    icons.rows.push_back({{alone(verbatim(name_of(icon)))}, {alone(icon_noun(icon))}, {rule.message()}});
  return {std::move(icons)};
}

}  // namespace elfref::elven_rage
