// A property test of somebody who uses the library: his program would stand where the referee stands here.

#include <elfref/elfenland/live/table.h>
#include <elfref/games.h>
#include <elfref/testing/arbitrary.h>

int main() {
  using namespace elfref;
  bool holds = rc::check("every session is legal", [](const testing::PlayedGame& game) {
    const Refereed refereed =
        referee({.name = "session", .text = testing::record_of(game, testing::Detail::full)});
    RC_ASSERT(refereed.judgement.verdict == Verdict::legal);
  });
  holds &= rc::check("every play is legal where it is made", [](const testing::NextPlay& next) {
    elfenland::Table table(next.before.game.session);
    for (const elfenland::Action& play : next.before.game.plays) table.play(play);
    RC_ASSERT(table.ask(next.play).legal());
  });
  return holds ? 0 : 1;
}
