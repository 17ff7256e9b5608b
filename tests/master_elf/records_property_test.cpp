// Any text is survived, any steps leave a table, and of a legal session that is thinned out nobody is accused.

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/games.h"
#include "testing/fixture.h"
#include "testing/reading.h"

namespace elfref::testing::master_elf_property_test {
namespace {

constexpr std::string_view pieces[] = {
    "stay: ",   "saucer: ", "fox: ", "yeti: ",     "city: ",     "create ",      "send ",   "discard: ",
    " for ",    " then ",   "put ",  "to Boris: ", "unknown",    "none",         "stuck",   "crystal",
    "shortage", "box",      "elves", "Mill",       "Pond",       "- gift: kite", "drum",    "2 wax",
    "99 wool",  "+",        "[",     "]",          ": ",         ", ",           "{Pond: ", "}",
    "- Anna: ", "- ",       "\n",    " on 2",      "kitten to ", "skipped",      "город",   "дать Борису"};

std::string session(const char* name) {
  return text_of_file(std::string(ELFREF_SOURCE_DIR) + "/records/master-elf/sessions/" + name + ".yaml");
}

void survive(std::string text) {
  const Refereed refereed = referee({.name = "r", .text = std::move(text)});
  RC_ASSERT(refereed.judgement.verdict == Verdict::unreadable || !refereed.judgement.players.empty());
}

TEST(MasterElfRecords, AreSurvivedWhateverSlips) {
  for (const char* name :
       {"three-players-fox-and-yeti-full", "six-players-characters-full", "three-players-russian-full"}) {
    const std::string sample = session(name);
    rc::check("any slips in " + std::string(name), [&] { survive(*slipped(sample, pieces)); });
    rc::check("cut short " + std::string(name), [&] { survive(*cut_short(sample)); });
  }
}

TEST(MasterElfRecords, AreSurvivedInWhateverOrder) {
  static constexpr std::string_view steps[] = {"Mill: wax",
                                               "Pond",
                                               "city: 2 wax for 3",
                                               "stay: wool",
                                               "saucer: wax",
                                               "fox: rope for leaf",
                                               "yeti: 2 wax",
                                               "kitten to Pond",
                                               "to Boris: wax",
                                               "from Vera: 2",
                                               "create drum for elves: 2 wax + wool",
                                               "create kite",
                                               "send set",
                                               "send elves: {Mill: 2, Pond: rope}",
                                               "discard: 2",
                                               "shortage",
                                               "stuck",
                                               "unknown",
                                               "Mill: put wax",
                                               "Cave: rope then 2 leaf",
                                               "create top: 3 then none",
                                               "city",
                                               "fox",
                                               "Ruins: none"};
  static constexpr std::string_view lines[] = {"gift: kite on 2", "gift: none", "gift: unknown", "Boris: unknown",
                                               "Vera: skipped",   "unknown",    "Anna: []",      "Boris: stuck"};
  rc::check("any steps of any players", [] {
    std::string text = *rc::gen::arbitrary<bool>() ? "game: master-elf\ncomponents: trial-set\n" : "game: master-elf\n";
    text += *rc::gen::arbitrary<bool>() ? "mode: competitive\n" : "parcels: easy\n";
    text += "players: [Anna, {name: Boris, plays: yeti}, Vera]\nhelpers: {fox: Pond, saucer: Mill}\nturns:\n";
    for (int turn = *rc::gen::inRange(0, 14); turn > 0; --turn) {
      if (*rc::gen::inRange(0, 4) == 0) {
        text +=
            "- " + std::string(*rc::gen::elementOf(std::vector<std::string_view>(std::begin(lines), std::end(lines))));
      } else {
        text += "- " + *rc::gen::element(std::string("Anna"), std::string("Boris"), std::string("Vera")) + ": [";
        for (int step = *rc::gen::inRange(0, 6); step > 0; --step)
          text += std::string(*rc::gen::elementOf(std::vector<std::string_view>(std::begin(steps), std::end(steps)))) +
                  (step > 1 ? ", " : "");
        text += "]";
      }
      text += "\n";
    }
    survive(text);
  });
}

TEST(MasterElfRecords, ThatAreThinnedAccuseNobody) {
  static const std::pair<const char*, const char*> changes[] = {
      {R"( then [^,\]\n]*)", ""},                              // what was laid
      {R"( затем [^,\]\n]*)", ""},                             //
      {R"(\n- (gift|подарок):[^\n]*)", ""},                    // what came when the turn came back
      {R"( (on|на) [123](?=\n))", ""},                         // and where
      {R"(\nstart:(\n  [^\n]*)*)", ""},                        // the beginning
      {R"(\nparcels: [^\n]*)", ""},                            // the sides
      {R"(\ncomponents: [^\n]*)", ""},                         // the box
      {R"((create [a-z-]+) for [a-z]+)", "$1"},                // under which parcel
      {R"((create [a-z-]+( for [a-z]+)?): [^,\]\n]*)", "$1"},  // the price
      {R"(, (kitten|fox|yeti) to [A-Z][a-z]+( Oak)?)", ""},    // where helpers went
      {R"(, discard: [^,\]\n]*)", ""},                         // what was surplus
      {R"(, send [a-z]+(: \{[^}\n]*\})?)", ""},                // that a parcel was sent
      {R"(city: [^,\]\n]*)", "city"},                          // what was drawn
  };
  for (const std::string& path : records_below("records/master-elf/sessions")) {
    const std::string whole = std::regex_replace(text_of_file(std::string(ELFREF_SOURCE_DIR) + "/" + path),
                                                 std::regex(R"(\nresult: [^\n]*)"), "");
    const bool inflected = path.find("russian") != std::string::npos;  // without a box each form is a name of its own
    for (const auto& [what, with] : changes)
      for (const auto& [also, with_also] : changes) {
        if (inflected && (std::string(what) + also).find("components") != std::string::npos) continue;
        const std::string thinned =
            std::regex_replace(std::regex_replace(whole, std::regex(what), with), std::regex(also), with_also);
        const Refereed refereed = referee({.name = path, .text = thinned});
        EXPECT_NE(refereed.judgement.verdict, Verdict::illegal) << path << " without " << what << " and " << also;
        EXPECT_NE(refereed.judgement.verdict, Verdict::unreadable) << path << " without " << what << " and " << also;
      }
  }
}

}  // namespace
}  // namespace elfref::testing::master_elf_property_test
