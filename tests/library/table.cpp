// Feeds plays to a table one at a time, and asks for the verdict after each.
#include <elfref/elfenland/live/table.h>

#include <iostream>

using namespace elfref::elfenland;

void tell(std::string_view play, const Judged& judged) {
  std::cout << play << " | " << name(judged.verdict) << '\n';
  for (const elfref::Diagnostic& found : judged.findings)
    if (found.severity != elfref::Severity::note)
      std::cout << "  " << found.message << (found.advice.empty() ? "" : "; ") << found.advice << '\n';
}

int main() {
  Table table({"Anna", "Boris"});
  table.begin(phase::plan);
  for (const char* line : {"Anna: dragon on Elvenhold-Lapphalya", "Boris: cloud on Elvenhold-Lapphalya"})
    tell(line, table.play(line));

  table.begin(phase::travel);
  const char* journey = "Anna: [Lapphalya: pig]";
  if (!table.ask(journey).legal()) journey = "Anna: [Lapphalya: dragon]";
  tell(journey, table.play(journey));

  const Step step{.seat = *table.seat("Boris"), .to = *town_named("Virst"), .paid = {.open = true}};
  tell("a step of Boris", table.play(step));
  table.begin(phase::end);

  for (const elfref::Standing& standing : table.standings())
    std::cout << standing.name << ' ' << standing.figure("towns")->number->min << '\n';
  const elfref::Judgement whole = table.judgement();
  std::cout << "the whole | " << name(whole.verdict) << '\n';
  for (const std::string& cause : whole.hangs_on) std::cout << "  " << cause << '\n';
}
