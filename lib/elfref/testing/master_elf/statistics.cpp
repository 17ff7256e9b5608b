#include "elfref/testing/master_elf/statistics.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "elfref/core/judging/replay.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/walk/moves.h"
#include "elfref/master_elf/forms/written.h"
#include "elfref/master_elf/reading/decode.h"
#include "elfref/master_elf/rules/game.h"
#include "elfref/master_elf/rules/rulebook.h"
#include "elfref/master_elf/words/master_elf_msg.h"
#include "elfref/testing/master_elf/playing.h"
#include "elfref/testing/tallies.h"

namespace elfref::testing::workshop {
namespace {

// clang-format off
/// What there is besides rules, lines and options. Of lines: who plays them, and what they say.
constexpr std::string_view kinds[] = {
    "2 players", "3 players", "4 players", "5 players", "6 players", "7 players", "8 players",
    "cooperative", "competitive", "with helpers", "with characters", "elves alone", "in Russian",
    "begins with the setup", "begins later", "stops before its end", "won", "lost",
    "elf location", "elf stay", "elf saucer", "kitten location", "kitten stay", "fox location", "saucer location",
    "yeti location", "fox fox", "elf fox", "location: put", "location, laid", "city, thrown away",
    "saucer, thrown away",
    "discard comes back", "discard of the surplus", "discard of more",
    "create, parcel set", "create, parcel colour", "create, parcel elves", "create, parcel ingredients",
    "create, parcel box", "create, crystal", "create, laid one", "create, laid none",
    "line gift", "gift: none", "send, into",
};
// clang-format on

/// Why no legal session has a line.
FixedMessage never(std::string_view line) {
  if (line == "hand-over") return master_elf::msg::never_between_others;
  return line == "unknown" ? FixedMessage(master_elf::msg::never_unwritten) : FixedMessage();
}

/// The tallies, growing.
class Counting {
 public:
  Counting() {
    for (const auto& rule : rulebook()) all_.add(std::string(rule.info.id), true);
    for (const LineShape& line : line_shapes()) all_.add("line " + std::string(line.id), false, never(line.id));
    for (const std::string_view kind : kinds) all_.add(std::string(kind));
    for (const OptionWords& option : option_table().options())
      for (const std::string_view value : option.values)
        if (!value.empty()) all_.add(std::string(option.name).append(": ").append(value));
  }

  void count(const Played& game) {
    const Agreement& agreed = game.agreed;
    all_.note(std::to_string(game.names.size()) + " players");
    all_.note(agreed.competitive ? "competitive" : "cooperative");
    const bool elves = std::ranges::all_of(agreed.figures, [](Figure figure) { return figure == Figure::elf; });
    all_.note(!agreed.helpers.empty() ? "with helpers" : elves ? "elves alone" : "with characters");
    if (agreed.russian) all_.note("in Russian");
    all_.note(game.setup ? "begins with the setup" : "begins later");
    if (!game.over) all_.note("stops before its end");
    const auto options = option_table().options();
    for (std::size_t option = 0; option < options.size(); ++option)
      all_.note(std::string(options[option].name) + ": " +
                std::string(options[option].values[agreed.options.value[option]]));
    Diagnostics faults;
    const auto record = read_record({.name = "session", .text = record_of(game, Detail::full)}, faults);
    count(*decode(*record, faults));
  }

  std::vector<Tally> take() { return all_.take(); }

 private:
  void count(const Session& session) {
    std::array<std::uint64_t, std::variant_size_v<Action>> plays{};  // of each kind
    for (const auto* list : {&session.plays, &session.claims})
      for (const Play<Action>& play : *list) ++plays[play.action.index()];
    for (const auto& rule : rulebook()) {
      PlayKinds about = 0;
      for (std::uint8_t judge = 0; judge < rule.judges.count; ++judge)
        about |= kind_bit(rule.judges.of[judge]);
      for (std::size_t kind = 0; kind < plays.size(); ++kind)
        if ((about >> kind & 1) != 0) all_.note(rule.info.id, plays[kind]);
    }
    Position state = begin(session, Rules::values(session));
    const auto names = names_in(session);
    for (std::uint32_t ply = 0; ply < session.plays.size(); ++ply) {
      const Position before = state;
      const Action play = make_play<Rules>(state, session.plays[ply], ply);
      if (session.plays[ply].counted) count(before, play, names);
      if (before.board.discard.count().min > state.board.discard.count().max) all_.note("discard comes back");
    }
    if (state.end.outcome != Outcome::open) all_.note(state.end.outcome == Outcome::won ? "won" : "lost");
  }

  /// What a line is, by whom, and what it says.
  void count(const Position& before, const Action& play, const master_elf::Names& names) {
    const std::string line(form_of(play).id);
    const PlayMeaning meaning = meaning_of(play, names);
    all_.note("line " + line);
    if (const auto seat = player_of(play)) {
      all_.note(std::string(figure_names[static_cast<std::size_t>(acting(before, *seat))]) + " " + line);
      int thrown = meaning.unknown;
      for (const auto& [piece, number] : meaning.pieces) thrown += number;
      const bool more = thrown > before[*seat].hand.count().max - hand_limit;
      all_.note(line + (more ? " of more" : " of the surplus"));
    }
    if (const std::size_t colon = meaning.act.find(": "); colon != std::string::npos)
      all_.note(line + meaning.act.substr(colon));
    for (const auto& [piece, number] : meaning.pieces) all_.note(line + ", " + piece);
    for (const auto& [what, said] : meaning.details) {
      all_.note(line + ", " + what.substr(0, what.starts_with("into ") ? 4 : what.size()));
      all_.note(line + ", " + what + " " + said);
    }
  }

  Tallies all_;
};

}  // namespace

std::vector<Tally> tallies(const SessionRequest& request, std::uint64_t games) {
  Counting counting;
  for (std::uint64_t number = 0; number < games; ++number) counting.count(*play_session(agreement_of(request, number)));
  return counting.take();
}

}  // namespace elfref::testing::workshop
