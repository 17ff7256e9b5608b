#include "elfref/elven_rage/live/table.h"

#include <utility>
#include <variant>

#include "elfref/core/judging/growing_turns.h"
#include "elfref/elven_rage/forms/written.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/live/table_state.h"
#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {

/// What was played, and a turn that has begun.
struct Table::Playing : GrowingTurns<ElvenRageKit> {
  using GrowingTurns::GrowingTurns;

  [[nodiscard]] Position state() const {
    return GrowingTurns::state([](const Action& action) { return std::holds_alternative<EndTurn>(action); },
                               [](const Action& action) { return std::holds_alternative<BeginTurn>(action); });
  }
};

Table::Table(std::string_view head, std::shared_ptr<const Record> components)
    : now_(std::make_shared<const Playing>(head, std::move(components))) {}

const Added& Table::opening() const {
  return now_->record().opening();
}

Added Table::turn(std::string_view player) {
  return change_shared(now_, player, &Playing::turn);
}

Added Table::play(std::string_view line) {
  return change_shared(now_, line, &Playing::play);
}

Added Table::ask(std::string_view line) const {
  Table other = *this;
  return other.play(line);
}

Added Table::claim(std::string_view words) {
  return change_shared(now_, words, &Playing::claim);
}

std::optional<Seat> Table::whose_turn() const {
  if (!now_->record().understood()) return std::nullopt;
  const Position state = now_->state();
  return state.turn.open ? std::optional(state.turn.seat) : std::nullopt;
}

std::vector<LegalLine> Table::legal_lines(Listing how) const {
  if (!now_->record().understood()) return {};
  Position state = now_->state();
  state.ply = static_cast<std::uint32_t>(now_->record().session().plays.size());  // what is listed comes next
  const Names names = names_in(now_->record().session());
  const auto words_of = [&](const Action& play) { return written_in_turn(play, state.turn.seat, names); };
  std::vector<LegalPlay> plays = legal_plays(state);
  if (state.turn.passed_perhaps)  // what follows that decline may make it another one
    std::erase_if(plays, [&](const LegalPlay& legal) {
      return is_any<Attack, Decline>(legal.play) && ask(words_of(legal.play)).verdict == Verdict::illegal;
    });
  return lines_of(plays, how, words_of,
                  [&](const LegalPlay& several, std::size_t& left_out) { return each_of(state, several, &left_out); });
}

std::optional<TableState> Table::state() const {
  if (!now_->record().understood()) return std::nullopt;
  return state_of(now_->state(), now_->record().session());
}

std::vector<Standing> Table::standings() const {
  if (!now_->record().understood()) return {};
  return elven_rage::standings(now_->state(), now_->record().session());
}

Judgement Table::judgement() const {
  return now_->whole().judgement();
}

std::string Table::record() const {
  return now_->whole().source().text;
}

const Source& Table::source() const {
  return now_->record().source();
}

}  // namespace elfref::elven_rage
