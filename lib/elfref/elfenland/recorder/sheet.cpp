#include <array>
#include <utility>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/text/look.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/asking/board_picture.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/words/elfenland_msg.h"

// The start sheet.

namespace elfref::elfenland {
namespace {

using recorder::Answer;

std::vector<Answer> colours() {
  const std::array<std::pair<std::string_view, Message>, 6> all{{{"yellow", msg::recorder_yellow()},
                                                                 {"blue", msg::recorder_blue()},
                                                                 {"black", msg::recorder_black()},
                                                                 {"green", msg::recorder_green()},
                                                                 {"red", msg::recorder_red()},
                                                                 {"purple", msg::recorder_purple()}}};
  std::vector<Answer> answers;
  for (const auto& [name, words] : all)
    if (const auto colour = colour_named(name))
      answers.push_back(
          {.value = std::string(name), .words = words, .picto = piece::boot, .colour = std::string(class_of(*colour))});
  return answers;
}

recorder::SheetSlot town_card() {
  recorder::SheetSlot slot;
  slot.id = "town";
  slot.words = msg::recorder_slot_town();
  slot.look = recorder::Look::list;
  slot.optional = true;
  slot.if_on = "town-cards";
  for (std::uint8_t index = 0; index < town_count; ++index)
    if (const Town& one = town({index}); one.card)
      slot.answers.push_back({.value = std::string(one.ascii), .words = alone(as_name({index}))});
  return slot;
}

}  // namespace

recorder::StartSheet Guide::sheet() {
  using recorder::Level;
  recorder::StartSheet sheet{.game = Kit::name,
                             .about = msg::recorder_about(),
                             .picto = piece::boot,
                             .figure = piece::boot,
                             .least = 2,
                             .most = 6,
                             .colours = colours(),
                             .of_each = {town_card()}};
  for (const PictureKind& kind : board_picture().kinds)
    if (kind.id == piece::boot) sheet.symbol = kind.symbol;
  sheet.levels = {{.level = Level::full,
                   .words = elfref::msg::recorder_level_full(),
                   .means = msg::recorder_full_means(),
                   .phases = {"deal", "draw", "choose", "plan", "travel", "keep"}},
                  {.level = Level::public_,
                   .words = elfref::msg::recorder_level_public(),
                   .means = msg::recorder_public_means(),
                   .phases = {"deal", "choose", "plan", "travel", "keep"}},
                  {.level = Level::minimal,
                   .words = elfref::msg::recorder_level_minimal(),
                   .means = msg::recorder_minimal_means(),
                   .phases = {"plan", "travel"}}};
  sheet.switches = {{.id = "town-cards", .words = msg::recorder_town_cards(), .on = false}};
  for (const EditionInfo& edition : editions()) sheet.editions.emplace_back(edition.name);
  return sheet;
}

std::string Guide::head(const recorder::Begun&, recorder::Refusal&) {
  return {};
}

}  // namespace elfref::elfenland
