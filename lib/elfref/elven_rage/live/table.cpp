#include "elfref/elven_rage/live/table.h"

#include <utility>
#include <variant>

#include "elfref/core/judging/growing_record.h"
#include "elfref/core/reading/one_line.h"
#include "elfref/elven_rage/judging/judge.h"
#include "elfref/elven_rage/plays/written.h"
#include "elfref/elven_rage/rules/moves.h"

namespace elfref::elven_rage {
namespace {

/// What is no line where it stands.
Added refused(std::string_view words, std::string message) {
  Diagnostic fault;
  fault.id = info(Fault::unknown_play).id;
  fault.severity = Severity::error;
  fault.bearing = Bearing::record;
  fault.span = {0, static_cast<std::uint32_t>(words.size())};
  fault.message = std::move(message);
  return {Verdict::unreadable, {std::move(fault)}};
}

/// Finds in its own words what was refused with others around them.
Added within(Added judged, std::size_t before, std::size_t size) {
  const auto moved = [&](std::uint32_t at) {
    return static_cast<std::uint32_t>(std::min(at < before ? 0 : at - before, size));
  };
  for (Diagnostic& fault : judged.findings) fault.span = {moved(fault.span.begin), moved(fault.span.end)};
  return judged;
}

constexpr std::string_view no_line = " []\n";

}  // namespace

/// What was played, and a turn that has begun.
struct Table::Playing {
  GrowingRecord<ElvenRageKit> record;
  std::string begins{};  // the turn of which no line is played yet, as a text
  bool any_turn = false;
  bool claimed = false;

  [[nodiscard]] bool can_go_on() const { return record.understood() && !claimed; }

  /// The turn that has begun has no line.
  Added end_turn() {
    if (begins.empty()) return {};
    Added judged = record.add(begins + std::string(no_line));
    begins.clear();
    any_turn = true;
    return judged;
  }

  /// With it as well.
  [[nodiscard]] GrowingRecord<ElvenRageKit> whole() const {
    Playing ended = *this;
    static_cast<void>(ended.end_turn());
    return std::move(ended.record);
  }

  [[nodiscard]] State state() const {
    if (begins.empty())
      return record.state([](const Action& action) { return !std::holds_alternative<EndTurn>(action); });
    return whole().state([](const Action& action) { return std::holds_alternative<BeginTurn>(action); });
  }
};

Table::Table(std::string_view head, std::shared_ptr<const Record> components) {
  std::vector<std::shared_ptr<const Record>> beside;
  if (components != nullptr) beside.push_back(std::move(components));
  std::string text(head);
  if (!text.ends_with('\n')) text += '\n';
  now_ = std::make_shared<const Playing>(Playing{GrowingRecord<ElvenRageKit>(std::move(text), std::move(beside))});
}

const Added& Table::opening() const {
  return now_->record.opening();
}

Added Table::change(std::string_view words, Added (*how)(Playing&, std::string_view)) {
  if (!now_->can_go_on()) return refused(words, "nothing can be played any more");
  if (words.find_first_of("\r\n") != std::string_view::npos) return refused(words, "it has more than one line");
  auto next = std::make_shared<Playing>(*now_);
  Added judged = how(*next, words);
  if (judged.verdict != Verdict::unreadable) now_ = std::move(next);
  return judged;
}

Added Table::turn(std::string_view player) {
  return change(player, [](Playing& now, std::string_view name) {
    Added judged = now.end_turn();
    std::string key = (now.any_turn ? "- " : "turns:\n- ") + quoted_key(name) + ":";
    const Added asked = now.record.ask(key + std::string(no_line));
    if (asked.verdict == Verdict::unreadable) return within(asked, key.size() - name.size() - 2, name.size());
    now.begins = std::move(key);
    return judged;
  });
}

Added Table::play(std::string_view line) {
  return change(line, [](Playing& now, std::string_view words) {
    if (now.begins.empty() && !now.any_turn) return refused(words, "a line stands in a turn: begin one");
    const std::string ahead = (now.begins.empty() ? "" : now.begins + "\n") + "  - ";
    Added judged = now.record.add(ahead + std::string(words) + "\n");
    if (judged.verdict == Verdict::unreadable) return within(std::move(judged), ahead.size(), words.size());
    now.any_turn = true;
    now.begins.clear();
    return judged;
  });
}

Added Table::ask(std::string_view line) const {
  Table other = *this;
  return other.play(line);
}

Added Table::claim(std::string_view words) {
  Added judged = change(words, [](Playing& now, std::string_view claim) {
    static_cast<void>(now.end_turn());
    Added claimed = now.record.add(std::string(claim) + "\n");
    now.claimed = true;
    return claimed;
  });
  return judged;
}

std::optional<Seat> Table::whose_turn() const {
  if (!now_->record.understood()) return std::nullopt;
  const State state = now_->state();
  return state.turn.open ? std::optional(state.turn.seat) : std::nullopt;
}

std::vector<LegalLine> Table::legal_lines() const {
  std::vector<LegalLine> lines;
  if (!now_->record.understood()) return lines;
  const State state = now_->state();
  const Names names = names_in(now_->record.session());
  for (const LegalPlay& legal : legal_plays(state))
    lines.push_back({written_in_turn(legal.play, state.turn.seat, names), legal.surely, legal.several});
  return lines;
}

std::vector<Standing> Table::standings() const {
  if (!now_->record.understood()) return {};
  return elven_rage::standings(now_->state(), now_->record.session());
}

Judgement Table::judgement() const {
  return now_->whole().judgement();
}

std::string Table::record() const {
  return now_->whole().source().text;
}

const Source& Table::source() const {
  return now_->record.source();
}

}  // namespace elfref::elven_rage
