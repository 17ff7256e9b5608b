#include "elfref/elven_rage/rules/game.h"

#include "elfref/elven_rage/rules/judges.h"

namespace elfref::elven_rage {

void Rules::tell_of_gaps(const Position& state, const AnswerSink& sink) {
  if (state.unrecorded.ended_untold != state.ply) return;
  std::uint8_t at = 0;
  while (rule_at(at).id != "battle-goes-on-while-it-can") ++at;
  sink(at, taken_on_trust(end_not_recorded));
}

}  // namespace elfref::elven_rage
