#include "elfref/master_elf/live/table.h"

#include <utility>
#include <variant>

#include "elfref/core/judging/growing_turns.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/judging/judge.h"
#include "elfref/master_elf/live/table_state.h"
#include "elfref/master_elf/rules/moves.h"

namespace elfref::master_elf {

/// What was played, and a turn that has begun.
struct Table::Playing : GrowingTurns<MasterElfKit> {
  using GrowingTurns::GrowingTurns;

  [[nodiscard]] Position state() const {
    return GrowingTurns::state(Rules::supplied,
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

Added Table::play(std::string_view step) {
  constexpr std::string_view key = "gift: ";
  return step.starts_with(key) ? gift(step.substr(key.size())) : change_shared(now_, step, &Playing::play);
}

Added Table::gift(std::string_view gift) {
  return change_shared(now_, "gift: " + std::string(gift), &Playing::between);
}

Added Table::ask(std::string_view step) const {
  Table other = *this;
  return other.play(step);
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
  const Position state = now_->state();
  const Session& session = now_->record().session();
  if (session.results_alone && !state.turn.open) return {};  // no gift is laid before the first turn
  const Names names = names_in(session);
  return lines_of(
      legal_moves(state), how, [&](const Action& play) { return written(play, names); },
      [&](const LegalPlay& several, std::size_t& left_out) { return each_of(state, several, &left_out); });
}

std::optional<TableState> Table::state() const {
  if (!now_->record().understood()) return std::nullopt;
  return state_of(now_->state(), now_->record().session());
}

std::vector<Standing> Table::standings() const {
  if (!now_->record().understood()) return {};
  return master_elf::standings(now_->state(), now_->record().session());
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

}  // namespace elfref::master_elf
