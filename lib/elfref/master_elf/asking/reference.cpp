#include "elfref/master_elf/asking/reference.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "elfref/core/judging/game.h"
#include "elfref/core/reading/box.h"
#include "elfref/master_elf/facts/components.h"
#include "elfref/master_elf/facts/listed_words.h"
#include "elfref/master_elf/facts/trial_set.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/reading/decode_components.h"
#include "elfref/master_elf/reading/decode_one_line.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

/// What a kind of line says, by the id of its form: a message, or the id of one.
struct FormMeaning {
  std::string_view form;
  FixedMessage words;
  std::string_view id{};
};
constexpr FormMeaning meanings[] = {
    {"city", {}, "sample-city"},          {"stay", {}, "sample-stay"},    {"helper-goes", msg::ask_form_helper},
    {"fox", msg::ask_form_fox},           {"saucer", msg::ask_swaps},     {"yeti", msg::ask_form_yeti},
    {"give", msg::ask_form_give},         {"take", msg::ask_form_take},   {"hand-over", msg::ask_form_hand_over},
    {"create", msg::ask_form_create},     {"send", msg::ask_form_send},   {"discard", msg::ask_form_discard},
    {"shortage", msg::ask_form_shortage}, {"stuck", msg::ask_form_stuck}, {"unknown", {}, "sample-unknown"},
    {"location", {}, "sample-location"},
};

/// A step in another language, as a record of some players with the built-in set has it.
std::string put_into(Language language, std::string_view line) {
  const auto column = std::ranges::find(vocabulary_tags, tag(language));
  const Box* set = built_in_set<read_components, trial_set>("trial-set", vocabulary());
  if (language == Language::en || column == vocabulary_tags.end() || set == nullptr) return std::string(line);
  Session session;
  session.players = {{.name = "Anna"}, {.name = "Boris"}, {.name = "Chris"}};
  session.box = std::make_shared<Box>(*set);
  const OneLine read = decode_one_line(line, {}, Seat{0}, session);
  if (!read.understood || read.plays.size() != 1) return std::string(line);
  const Names names{*read.box, session.players, static_cast<std::size_t>(column - vocabulary_tags.begin())};
  return written(read.plays.front().action, names);
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
  const Box box;
  CardTable parcels{.title = own("card-parcels"),
                    .rows = {{{msg::column_parcel()}, {msg::column_easier()}, {msg::column_harder()}}}};
  for (std::size_t parcel = 0; parcel < parcel_count; ++parcel)
    parcels.rows.push_back({{alone(noun_of(Parcel{static_cast<std::uint8_t>(parcel)}))},
                            {alone(box.parcels.at(parcel)[0])},
                            {alone(box.parcels.at(parcel)[1])}});
  struct Rules {
    Figure figure;
    FixedMessage helps, plays;
  };
  static constexpr Rules does[] = {{Figure::kitten, msg::rule_kitten_helps, msg::rule_kitten_may_stay},
                                   {Figure::fox, msg::rule_fox_helps, msg::rule_fox_swaps},
                                   {Figure::saucer, msg::rule_saucer_helps, msg::rule_saucer_flies_far},
                                   {Figure::yeti, msg::rule_yeti_helps, msg::rule_yeti_puts_a_card}};
  CardTable figures{.title = own("card-figures"), .rows = {{own("card-figure"), own("card-helps"), own("card-plays")}}};
  for (const Rules& one : does)
    figures.rows.push_back({{alone(noun_of(one.figure))}, {one.helps.message()}, {one.plays.message()}});
  return {std::move(parcels), std::move(figures)};
}

}  // namespace elfref::master_elf
