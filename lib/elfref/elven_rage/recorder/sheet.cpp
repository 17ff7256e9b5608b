#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "elfref/core/recorder/edits.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elven_rage/asking/board_picture.h"
#include "elfref/elven_rage/reading/decode_components.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/judges.h"
#include "elfref/elven_rage/words/elven_rage_msg.h"

// The start sheet.

namespace elfref::elven_rage {
namespace {

using recorder::Answer;
using recorder::Begun;
using recorder::SheetSlot;

constexpr std::string_view trial = "trial-set";
constexpr int least_players = 2, most_players = 4;
/// How four players sit in an alliance, by the partner of the first.
constexpr std::array<std::string_view, 3> pairs{"1+3", "1+2", "1+4"};

SheetSlot slot_of(std::string id, Message words, std::vector<Answer> answers, bool optional) {
  SheetSlot slot;
  slot.id = std::move(id);
  slot.words = std::move(words);
  slot.look = recorder::Look::list;
  slot.optional = optional;
  slot.answers = std::move(answers);
  return slot;
}

std::vector<Answer> peoples() {
  std::vector<Answer> all;
  for (std::size_t pile = 0; pile < static_cast<std::size_t>(Pile::neutral); ++pile)
    all.push_back({.value = std::string(pile_names.at(pile)), .words = alone(people(Pile(pile)))});
  return all;
}

/// The corners of the maps of the built-in set, each once.
std::vector<Answer> corners() {
  std::vector<Answer> all;
  const auto set = built_in_components(trial);
  if (set == nullptr) return all;
  for (const Map& map : set->maps)
    for (int castle = 0; castle < map.castles; ++castle) {
      const std::string& name = map.places[static_cast<std::size_t>(castle)].name;
      if (std::ranges::find(all, name, &Answer::value) == all.end())
        all.push_back({.value = name, .words = alone(verbatim(name))});
    }
  return all;
}

std::vector<Answer> scenarios() {
  const std::array<Message, 5> words{msg::rage_supremacy(), msg::rage_lord_of_dragons(), msg::rage_race(),
                                     msg::rage_only_war(), msg::rage_alliance()};
  std::vector<Answer> all;
  for (std::size_t i = 0; i < words.size(); ++i)
    all.push_back({.value = std::string(scenario_names.at(i)), .words = words.at(i)});
  return all;
}

recorder::Refusal wrong(std::string_view id, std::string_view field, std::optional<std::size_t> player, Message words) {
  recorder::Refusal refusal = recorder::refused(id, std::move(words));
  refusal.field = field;
  refusal.player = player;
  return refusal;
}

/// Whether each choice for all players is one of the answers of its slot.
bool are_known(const Begun& begun, const recorder::StartSheet& sheet) {
  return std::ranges::all_of(begun.of_all.all(), [&](const recorder::Choice& choice) {
    const auto slot = std::ranges::find(sheet.of_all, choice.slot, &SheetSlot::id);
    return slot != sheet.of_all.end() && choice.values.size() <= 1 &&
           std::ranges::all_of(choice.values, [&](const recorder::Chosen& chosen) {
             return std::ranges::find(slot->answers, chosen.value, &Answer::value) != slot->answers.end();
           });
  });
}

/// The first player whose corner is not on the map for this number of players; nothing: there is no such player.
std::optional<std::size_t> without_a_corner(const Begun& begun) {
  const auto set = built_in_components(trial);
  const Map* map = set == nullptr ? nullptr : set->map_for(static_cast<int>(begun.players.size()));
  if (map == nullptr || begun.of_all.one("components") != trial) return std::nullopt;
  for (std::size_t player = 0; player < begun.players.size(); ++player) {
    const std::string_view corner = begun.players[player].choices.one("castle");
    const auto castles = std::span(map->places).first(static_cast<std::size_t>(map->castles));
    if (!corner.empty() && std::ranges::find(castles, corner, &MapPlace::name) == castles.end()) return player;
  }
  return std::nullopt;
}

/// The sides of an alliance: `sides: [[Anna, Chris], [Boris, Dana]]`.
std::string sides_of(const Begun& begun, std::string_view pair) {
  const std::size_t partner = static_cast<std::size_t>(pair.back() - '1');
  std::array<std::string, 2> sides;
  for (std::size_t player = 0; player < begun.players.size(); ++player) {
    std::string& side = sides.at(player == 0 || player == partner ? 0 : 1);
    side += (side.empty() ? "" : ", ") + as_key(begun.players[player].name);
  }
  return "sides: [[" + sides[0] + "], [" + sides[1] + "]]\n";
}

}  // namespace

recorder::StartSheet Guide::sheet() {
  using recorder::Level;
  recorder::StartSheet sheet{.game = Kit::name,
                             .words = msg::rage_game(),
                             .picto = "castle",
                             .figure = "castle",
                             .least = least_players,
                             .most = most_players};
  for (const PictureKind& kind : pictograms().kinds)
    if (kind.id == sheet.picto) sheet.symbol = kind.symbol;
  sheet.of_each = {slot_of("elves", msg::rage_slot_elves(), peoples(), true),
                   slot_of("castle", msg::rage_slot_castle(), corners(), true)};
  sheet.of_each.back().look = recorder::Look::text;  // a box of one's own has other names
  sheet.of_all = {slot_of("scenario", msg::rage_slot_scenario(), scenarios(), true),
                  slot_of("goal", msg::rage_slot_race_goal(),
                          {{.value = "4 towers", .words = msg::rage_four_towers()},
                           {.value = "7 lands", .words = msg::rage_seven_lands()}},
                          true),
                  slot_of("sides", msg::rage_slot_sides(),
                          {{.value = std::string(pairs[0]), .words = msg::rage_pair({.number = 3})},
                           {.value = std::string(pairs[1]), .words = msg::rage_pair({.number = 2})},
                           {.value = std::string(pairs[2]), .words = msg::rage_pair({.number = 4})}},
                          true),
                  slot_of("placement", msg::rage_slot_placement(),
                          {{.value = "advanced", .words = msg::rage_advanced()},
                           {.value = "beginner", .words = msg::rage_beginner()}},
                          true),
                  slot_of("components", msg::rage_slot_components(),
                          {{.value = std::string(value::none), .words = msg::rage_no_components()},
                           {.value = std::string(trial), .words = msg::rage_trial_set()}},
                          true)};
  sheet.levels = {{.level = Level::full,
                   .words = elfref::msg::recorder_level_full(),
                   .means = msg::rage_full_means(),
                   .phases = {"summon", "discard", "capture", "battle"}},
                  {.level = Level::public_,
                   .words = elfref::msg::recorder_level_public(),
                   .means = msg::rage_public_means(),
                   .phases = {"capture", "battle"}},
                  {.level = Level::minimal,
                   .words = elfref::msg::recorder_level_minimal(),
                   .means = msg::rage_minimal_means(),
                   .phases = {"capture"}}};
  sheet.editions = {"designprint-2016"};
  return sheet;
}

std::string Guide::head(const recorder::Begun& begun, recorder::Refusal& refusal) {
  if (!are_known(begun, sheet())) {
    refusal = wrong("bad-choices", "of_all", {}, elfref::msg::recorder_unknown_choice());
    return {};
  }
  if (const auto player = without_a_corner(begun)) {
    refusal = wrong("bad-player", "of_each", player, msg::rage_no_such_corner());
    return {};
  }
  const std::string scenario(begun.of_all.one("scenario"));
  const std::string_view goal = begun.of_all.one("goal"), sides = begun.of_all.one("sides");
  const std::string_view placement = begun.of_all.one("placement"), components = begun.of_all.one("components");
  std::string head;
  if (components == trial) head += "components: " + std::string(trial) + "\n";
  if (!scenario.empty() && scenario != scenario_names[0]) head += "scenario: " + scenario + "\n";
  if (scenario == "race" && !goal.empty()) head += "goal: " + std::string(goal) + "\n";
  if (!placement.empty()) head += "placement: " + std::string(placement) + "\n";
  if (scenario != "alliance") return head;
  if (begun.players.size() != most_players) {
    refusal = wrong("bad-player", "players", {}, msg::rage_alliance_of_four());
    return {};
  }
  return head + sides_of(begun, sides.empty() ? pairs[0] : sides);
}

}  // namespace elfref::elven_rage
