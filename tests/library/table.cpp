// Feeds plays to a table one at a time, and asks for the verdict after each.
#include <elfref/elfenland/live/table.h>

#include <iostream>

using namespace elfref::elfenland;

void tell(std::string_view play, const Judged& judged, const elfref::Speaker& says) {
  std::cout << play << " | " << name(judged.verdict) << '\n';
  for (const elfref::Diagnostic& found : judged.findings)
    if (found.severity != elfref::Severity::note)
      std::cout << "  " << says(found.message) << (found.advice.empty() ? "" : "; ") << says(found.advice) << '\n';
}

int main() {
  Table table({"Anna", "Boris"});
  table.begin(phase::plan);
  for (const char* line : {"Anna: dragon on Elvenhold-Lapphalya", "Boris: cloud on Elvenhold-Lapphalya"})
    tell(line, table.play(line), table.says());

  table.begin(phase::travel);
  const char* journey = "Anna: [Lapphalya: pig]";
  if (!table.ask(journey).legal()) journey = "Anna: [Lapphalya: dragon]";
  tell(journey, table.play(journey), table.says());

  const Step step{.seat = *table.seat("Boris"), .to = *town_named("Virst"), .paid = {.open = true}};
  tell("a step of Boris", table.play(step), table.says());
  table.begin(phase::end);

  for (const elfref::Standing& standing : table.standings())
    std::cout << standing.name << ' ' << standing.figure("towns")->number->min << '\n';
  const elfref::Judgement whole = table.judgement();
  std::cout << "the whole | " << name(whole.verdict) << '\n';
  for (const elfref::Message& cause : whole.depends_on) std::cout << "  " << table.says()(cause) << '\n';
}
