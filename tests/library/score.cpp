// Scores a sheet: the final towns, boots, cards and town cards of three players.
#include <elfref/core/words/speaker.h>
#include <elfref/elfenland/live/sheet.h>

#include <iostream>
#include <vector>

using namespace elfref::elfenland;

int main() {
  const std::vector<SheetLine> sheet{
      {.player = "Anna", .towns = 17, .at = town_named("Wylhien"), .cards = 4, .town = town_named("Wylhien")},
      {.player = "Boris", .towns = 19, .at = town_named("Strykhaven"), .cards = 1, .town = town_named("Mah'Davikia")},
      {.player = "Chris", .towns = 16, .at = town_named("Al'Baran"), .cards = 5, .town = town_named("Usselen")}};
  const Scored scored = score(sheet);
  for (const elfref::Standing& standing : scored.judgement.standings)
    std::cout << standing.place->min << ". " << standing.name << ": " << standing.figure("score")->number->min
              << " points, " << standing.figure("distance")->number->min << " steps from the town card\n";
  const elfref::Speaker says(scored.judgement);
  for (const elfref::Diagnostic& found : scored.judgement.findings)
    std::cout << "line " << elfref::place_of(scored.source, found.span).line << ": " << says(found.message) << '\n';
}
