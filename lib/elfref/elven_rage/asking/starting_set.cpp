#include <fmt/format.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/elven_rage/asking/reference.h"
#include "elfref/elven_rage/facts/components.h"

// A components document to fill in.

namespace elfref::elven_rage {
namespace {

/// An effect of a kind, as an example.
Effect example_of(Does does, std::size_t number) {
  Effect effect{.when = When{static_cast<std::uint8_t>(number % when_count)}, .does = does};
  effect.who = Who{static_cast<std::uint8_t>(number % who_count)};
  effect.icon = Icon::shield;
  effect.amount = 1;
  return effect;
}

class SetWriter {
 public:
  explicit SetWriter(const ExplainedById& say) : say_(say) {}

  std::string write() {
    remark(say_("fill-in"));
    remark(say_("fill-remarks"));
    line("components: my-set", say_("fill-name"));
    line("game: elven-rage");
    line("# invented: true");
    line("left-hits: clockwise", say_("fill-left-hits") + ": clockwise, counterclockwise");
    about_cards();
    line("decks:");
    for (std::size_t pile = 0; pile < static_cast<std::size_t>(Pile::neutral); ++pile) write_deck(Pile(pile));
    line("neutral:", in_all(pile_sizes.back()));
    line("  Treasure: {kind: treasure, copies: 4}");
    line(fmt::format("  {}: {{is: 6/3 double double-pierce double, kind: guardian}}", card()));
    line(fmt::format("  {}: 4/1 simple simple none", card()));
    write_artifacts();
    write_goals();
    write_maps();
    return std::move(out_);
  }

 private:
  void remark(std::string_view words) { out_ += fmt::format("# {}\n", words); }
  template <class Names>
  void remark(std::string_view words, const Names& names) {
    remark(fmt::format("{}: {}", words, joined(names, [](std::string_view name) { return std::string(name); })));
  }
  void line(std::string_view text) { out_ += fmt::format("{}\n", text); }
  void line(std::string_view text, std::string_view words) {
    constexpr std::size_t column = 32;
    out_ += fmt::format("{:<{}}  # {}\n", text, column, words);
  }
  [[nodiscard]] std::string in_all(int number) const { return fmt::format("{}: {}", say_("fill-in-all"), number); }
  /// `Card 3`, as a key of YAML.
  [[nodiscard]] std::string named(std::string_view id, std::size_t number) const {
    return as_key(fmt::format("{} {}", say_(id), number));
  }
  std::string card() { return named("fill-card-name", ++cards_); }

  void about_cards() {
    remark(say_("fill-card") + ": NAME: {is: INITIATIVE/LIVES LEFT CENTRE RIGHT, kind: …, copies: …, action: …}");
    remark(say_("fill-card-short") + ": NAME: INITIATIVE/LIVES LEFT CENTRE RIGHT");
    remark(say_("fill-icons"), icon_names);
    remark(say_("fill-kinds"), card_kind_names);
    remark(say_("fill-copies"));
    remark(say_("fill-action"));
    remark("  " + say_("fill-times"), when_names);
    remark("  " + say_("fill-effects"));
    for (std::size_t does = 0; does < does_count; ++does) remark("    " + in_words(example_of(Does(does), 1)));
    remark("  " + say_("fill-whose"), who_names);
  }

  void write_deck(Pile pile) {
    const std::size_t index = static_cast<std::size_t>(pile);
    line(fmt::format("  {}:", pile_names.at(index)), in_all(pile_sizes.at(index)));
    line(fmt::format("    {}: {{is: 5/3 double pierce double, kind: dragon}}", card()));
    const CardAction action{static_cast<std::uint8_t>(index + 1), example_of(Does(index), index)};
    line(fmt::format("    {}: {{is: 4/2 simple shield none, kind: hero, action: {}}}", card(), in_words(action)));
    line(fmt::format("    {}: {{is: 2/2 simple fire counter, copies: 2}}", card()));
    line(fmt::format("    {}: 1/1 none move none", card()));
  }

  void write_artifacts() {
    line("artifacts:", fmt::format("{}. {}", in_all(whole_artifacts), say_("fill-artifacts")));
    for (std::size_t does = 0; does < does_count; ++does)
      line(fmt::format("  {}: {}", named("fill-artifact-name", does + 1), in_words(example_of(Does(does), does))));
  }

  void write_goals() {
    const std::array goals{Goal{.towers = 4},  Goal{.lands = 7},           Goal{.lands = 5, .towers = 2},
                           Goal{.castles = 2}, Goal{.enemy_castle = true}, Goal{.central_castle = true}};
    line("goals:", fmt::format("{}. {}", in_all(whole_goals), say_("fill-goals")));
    std::size_t number = 0;
    for (const Goal& goal : goals) line(fmt::format("  {}: {}", named("fill-goal-name", ++number), in_words(goal)));
  }

  void write_maps() {
    line("maps:", say_("fill-maps"));
    line("  four:");
    line("    castles: [a1, c1, c3, a3]", say_("fill-castles"));
    line("    central: b2");
    line("    towers: [b1, b3]");
    line("    lands: [a2, c2]");
    line("    borders: [a1-b1-c1, a2-b2-c2, a3-b3-c3, a1-a2-a3, b1-b2-b3, c1-c2-c3]", say_("fill-borders"));
    line("    halves: [[a1, b1, c1], [a3, b3, c3], [a1, a2, a3], [c1, c2, c3]]", say_("fill-halves"));
    line("  three:");
    line("    castles: [a1, c1, b3]");
    line("    central: b2");
    line("    towers: [b1]");
    line("    lands: [a2, c2]");
    line("    borders: [a1-b1-c1, a1-a2-b3-c2-c1, a2-b2-c2, b1-b2]");
  }

  const ExplainedById& say_;
  std::string out_;
  std::size_t cards_ = 0;
};

}  // namespace

std::string set_to_fill(const ExplainedById& say) {
  return SetWriter(say).write();
}

}  // namespace elfref::elven_rage
