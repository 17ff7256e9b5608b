#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <variant>
#include <vector>

#include "elfref/core/judging/work.h"
#include "elfref/elven_rage/recorder/guide.h"
#include "elfref/elven_rage/rules/game.h"
#include "elfref/elven_rage/rules/moves.h"

// What the rules say of a line that is written at a place.

namespace elfref::elven_rage {
namespace {

constexpr std::uint64_t most_work_of_an_outcome = 20'000;

/// What a play says about cards, Artifacts and goals that were hidden: the whole record may show that it cannot be.
struct TellsOfHidden {
  const Position& state;

  [[nodiscard]] static bool any(std::initializer_list<std::uint16_t> ids) {
    return std::ranges::any_of(ids, [](std::uint16_t id) { return id != nothing_named; });
  }
  /// Whether a card is called that no line has laid there.
  [[nodiscard]] bool calls(const CardCalled& called) const {
    return called.card != nothing_named && !(state.assault.laid && is_judged(state.assault));
  }
  [[nodiscard]] bool came(const std::vector<WrittenChange>& changes) const {
    return std::ranges::any_of(
        changes, [&](const WrittenChange& change) { return calls(change.card) || !change.cards.named.empty(); });
  }

  bool operator()(const Look& look) const { return any({look.shown}); }
  bool operator()(const LayCentre& centre) const { return any({centre.upper, centre.lower}); }
  bool operator()(const WrittenAct& act) const { return calls(act.card) || calls(act.target); }
  bool operator()(const Swap& swap) const { return calls(swap.card); }
  bool operator()(const UseAction& used) const { return any({used.card}) || came(used.changes); }
  bool operator()(const UseArtifact& used) const { return any({used.artifact}) || came(used.changes); }
  bool operator()(const TakeArtifact& taken) const { return any({taken.artifact}); }
  bool operator()(const Trade& trade) const { return any({trade.given.artifact, trade.taken.artifact}); }
  bool operator()(const Give& give) const { return any({give.given.artifact}); }
  bool operator()(const ShowGoal& shown) const { return any({shown.goal}); }
  bool operator()(const CountHand&) const { return true; }
  /// Whether acts that led to the end of a battle are not found.
  bool operator()(const EndBattle& end) const {
    const Assault& assault = state.assault;
    if (!is_judged(assault) || assault.acts_written || assault.loop) return false;
    Work work(most_work_of_an_outcome);
    return can_end(assault, end, &work) != Possible::yes;
  }
  template <class Other>
  bool operator()(const Other& play) const {
    if constexpr (requires { play.cards.named; }) return !play.cards.named.empty();
    if constexpr (requires { play.cards.front(); })
      return std::ranges::any_of(play.cards, [](CardId id) { return id != nothing_named; });
    return false;
  }
};

}  // namespace

Legality Guide::legality(const Position& state, const Action& play) {
  const Legality found = elven_rage::legality(state, play);
  return found == Legality::yes && std::visit(TellsOfHidden{state}, play) ? Legality::depends : found;
}

std::uint32_t last_line_of_attack(const Session& session, std::uint32_t from) {
  std::uint32_t last = no_ply;
  for (std::uint32_t ply = from; ply < session.plays.size(); ++ply) {
    const Play<Action>& play = session.plays[ply];
    if (is_any<BeginTurn, EndTurn, UnknownTurns, Attack, Unknown>(play.action)) break;
    if (play.ruling != Ruling::taken_back && is_of_an_attack(*session.box, play.action)) last = ply;
  }
  return last;
}

Position Guide::before(const Position& state, const Action& play) {
  Position before = before_line(state, play);
  Assault& assault = before.assault;
  // A line of another kind than those of the attack may come after its end, which is not written then.
  const bool of_it = is_of_an_attack(*before.box, play) || (is_any<Decline>(play) && !assault.entered);
  const bool goes_on = (of_it || assault.ahead.last != never) && !is_any<Attack, Unknown>(play);
  if (assault.open && !goes_on) assault.ahead.last = assault.ply;
  Action read = play;
  Rules::resolve(before, read);
  return before;
}

}  // namespace elfref::elven_rage
