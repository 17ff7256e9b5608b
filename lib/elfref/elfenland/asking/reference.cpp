#include "elfref/elfenland/asking/reference.h"

#include <string_view>
#include <utility>

#include "elfref/core/reading/listed_words.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/listed_words.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// A line in English, and what it says: a message, or the id of one.
struct Sample {
  std::string_view below, line;
  FixedMessage means;
  std::string_view id{};
};

constexpr Sample all_samples[] = {
    {"deal", "Anna: 3 dragon + 2 raft + 3 pig", msg::recorder_form_deal},
    {"deal", "Boris: 8", {}, "sample-number"},
    {"row", "[dragon, dragon, pig, cloud, unicorn]", msg::recorder_form_row},
    {"draw", "Anna: pig", msg::recorder_form_draw},
    {"choose", "Anna: dragon then wagon", {}, "sample-then"},
    {"choose", "Boris: blind elfcycle", {}, "sample-blind"},
    {"plan", "Anna: dragon on Elvenhold-Lapphalya", msg::recorder_form_place},
    {"plan", "Boris: obstacle on Elvenhold-Lapphalya", {}, "sample-obstacle"},
    {"plan", "Anna: pass", msg::recorder_pass},
    {"travel", "Anna: [Lapphalya: 2 dragon, Virst: elfcycle]", {}, "sample-steps"},
    {"travel", "Boris: [Lapphalya: caravan 3 cloud + pig]", {}, "sample-caravan"},
    {"travel", "Chris: []", {}, "sample-stays"},
    {"travel", "Anna: [Virst: 2 raft by river, discard: 2]", msg::recorder_form_discard},
    {"keep", "Anna: hidden pig", msg::recorder_form_keep},
};

Explained cards_or_dash(int value) {
  return {value > 0 ? alone(value) : alone(verbatim("–"))};
}

Explained rafts(int number) {
  return {alone(quantity(number, as_noun(Transport::raft)))};
}

/// A text of the program.
Explained own(std::string_view id) {
  return {.words = {}, .id = id};
}

}  // namespace

std::vector<SampleLine> samples(Language language) {
  const std::vector<ListedWords> words = listed_words();
  std::vector<SampleLine> all;
  for (const Sample& one : all_samples)
    all.push_back(
        {.below = one.below,
         .line = language == Language::en ? std::string(one.line) : put_into(tag(language), one.line, words, {}),
         .means = {one.means.message(), one.id}});
  return all;
}

std::vector<CardTable> tables() {
  constexpr Terrain by_land[] = {Terrain::plain, Terrain::forest, Terrain::desert, Terrain::mountain};
  CardTable prices{.title = own("card-prices"), .rows = {{own("card-transport")}}};
  for (const Terrain terrain : by_land) prices.rows.front().push_back({alone(as_noun(terrain))});
  for (std::size_t kind = 0; kind < transport_count; ++kind) {
    const Transport transport{static_cast<std::uint8_t>(kind)};
    if (transport == Transport::raft) continue;
    std::vector<Explained>& row = prices.rows.emplace_back();
    row.push_back({alone(as_noun(transport))});
    for (const Terrain terrain : by_land) row.push_back(cards_or_dash(cost(transport, terrain)));
  }
  CardTable others{.title = own("card-other-prices"),
                   .rows = {{own("card-way"), own("card-price")},
                            {own("card-downstream"), rafts(1)},
                            {own("card-upstream"), rafts(2)},
                            {{alone(noun::ferry)}, rafts(Options().lake_cost())},
                            {{alone(noun::obstacle)}, own("card-obstacle")},
                            {own("card-caravan"), own("card-caravan-price")}}};
  return {std::move(prices), std::move(others)};
}

}  // namespace elfref::elfenland
