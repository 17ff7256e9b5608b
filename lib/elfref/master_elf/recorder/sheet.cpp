#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/recorder/edits.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/master_elf/asking/board_picture.h"
#include "elfref/master_elf/facts/options.h"
#include "elfref/master_elf/facts/words.h"
#include "elfref/master_elf/recorder/guide.h"
#include "elfref/master_elf/rules/judges.h"
#include "elfref/master_elf/words/master_elf_msg.h"

// The start sheet, and what is written at the end.

namespace elfref::master_elf {
namespace {

using recorder::Answer;
using recorder::Look;
using recorder::SheetSlot;

constexpr int most_players = 8;
constexpr std::string_view made_up_set = "trial-set", components = "components", mode = "mode", side = "side",
                           helpers = "helpers", parcels = "parcels";

Answer answer(std::string_view named, Message words, std::string picto = {}) {
  return {.value = std::string(named), .words = std::move(words), .picto = std::move(picto)};
}

SheetSlot slot(std::string_view id, Message words, Look look, std::vector<Answer> answers) {
  SheetSlot made;
  made.id = id;
  made.words = std::move(words);
  made.look = look;
  made.optional = true;
  made.chosen = {{answers.front().value, 1}};
  made.answers = std::move(answers);
  return made;
}

SheetSlot figure_of_each() {
  std::vector<Answer> all;
  for (std::size_t figure = 0; figure < figure_count; ++figure)
    all.push_back(answer(figure_names[figure], alone(noun_of(Figure(figure))), std::string(figure_names[figure])));
  return slot("plays", msg::title_plays(), Look::list, std::move(all));
}

/// Both helpers, or none.
SheetSlot helpers_of_all() {
  std::vector<Answer> all{answer(value::none, msg::ask_none(), "none")};
  for (std::size_t one = 1; one < figure_count; ++one)
    for (std::size_t other = one + 1; other < figure_count; ++other)
      all.push_back(answer(std::string(figure_names[one]) + ", " + std::string(figure_names[other]),
                           list(Joint::and_, std::array{noun_of(Figure(one)), noun_of(Figure(other))})));
  return slot(helpers, msg::title_helpers(), Look::list, std::move(all));
}

/// The pictogram of a gift.
std::string gift_symbol() {
  Session session;
  session.box = std::make_shared<const Box>();
  for (const PictureKind& kind : table_of(session, Shown::alone, Language::en).kinds)
    if (kind.id == piece::gift) return kind.symbol;
  return {};
}

/// Refuses a choice that the sheet does not offer.
void refuse(recorder::Refusal& refusal, std::string_view field) {
  refusal = recorder::refused("bad-choices", elfref::msg::recorder_unknown_choice());
  refusal.field = field;
}

}  // namespace

recorder::StartSheet Guide::sheet() {
  using recorder::Level;
  recorder::StartSheet sheet{.game = Kit::name,
                             .picto = piece::gift,
                             .symbol = gift_symbol(),
                             .figure = "elf",
                             .least = 2,
                             .most = most_players,
                             .of_each = {figure_of_each()}};
  sheet.of_all = {slot(components, msg::ask_slot_box(), Look::list,
                       {answer(value::unknown, msg::ask_box_as_named()), answer(made_up_set, msg::ask_box_trial())}),
                  slot(mode, msg::ask_slot_mode(), Look::list,
                       {answer("cooperative", msg::ask_cooperative()), answer("competitive", msg::ask_competitive())}),
                  slot(side, msg::ask_slot_side(), Look::list,
                       {answer(value::unknown, msg::ask_not_recorded()), answer("night", msg::ask_side_night()),
                        answer("day", msg::ask_side_day())}),
                  slot(parcels, msg::title_parcels(), Look::list,
                       {answer("easy", msg::ask_parcels_easy()), answer("hard", msg::ask_parcels_hard()),
                        answer(value::unknown, msg::ask_not_recorded())}),
                  helpers_of_all()};
  sheet.levels = {{.level = Level::full,
                   .words = elfref::msg::recorder_level_full(),
                   .means = msg::ask_full_means(),
                   .phases = {"move", "create", "gift"}},
                  {.level = Level::public_,
                   .words = elfref::msg::recorder_level_public(),
                   .means = msg::ask_public_means(),
                   .phases = {"move", "create", "gift"}},
                  {.level = Level::minimal,
                   .words = elfref::msg::recorder_level_minimal(),
                   .means = msg::ask_minimal_means(),
                   .phases = {"move", "create"}}};
  for (const EditionInfo& edition : option_table().editions()) sheet.editions.emplace_back(edition.name);
  return sheet;
}

std::string Guide::head(const recorder::Begun& begun, recorder::Refusal& refusal) {
  constexpr std::array<std::string_view, 5> of_results{"outcome", "sent", "gifts", "rounds", "under"};
  for (std::size_t player = 0; player < begun.players.size(); ++player) {
    const std::string& name = begun.players[player].name;
    const auto word = word_of(name);
    if (word == Word::gift || word == Word::unknown ||
        std::ranges::any_of(of_results, [&](std::string_view key) { return vocabulary().keys().is(name, key); })) {
      refusal = recorder::refused("bad-player", elfref::msg::recorder_name_not_possible({.name = verbatim(name)}));
      refusal.field = "players";
      refusal.player = player;
      return {};
    }
  }
  std::string head;
  const recorder::StartSheet asked = sheet();
  for (const recorder::SheetSlot& slot : asked.of_all) {
    std::string written;
    for (const recorder::Chosen& chosen : begun.of_all.in(slot.id)) {
      if (std::ranges::find(slot.answers, chosen.value, &Answer::value) == slot.answers.end()) {
        refuse(refusal, "of_all");
        return {};
      }
      if (chosen.value != value::unknown && chosen.value != value::none && chosen.value != "cooperative")
        written = chosen.value;
    }
    if (!written.empty()) head += slot.id + ": " + (slot.id == helpers ? "[" + written + "]" : written) + "\n";
  }
  for (std::size_t player = 0; player < begun.players.size(); ++player)
    for (const recorder::Chosen& chosen : begun.players[player].choices.in("plays"))
      if (std::ranges::find(figure_names, chosen.value) == figure_names.end()) {
        refuse(refusal, "of_each");
        refusal.player = player;
      }
  return head;
}

std::string Guide::claims(const Desk& desk) {
  const Outcome outcome = desk.kept.end().end.outcome;
  if (outcome == Outcome::open) return {};
  return outcome == Outcome::won ? "result: won" : "result: lost";
}

}  // namespace elfref::master_elf
