#include "elfref/master_elf/judging/judge.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "elfref/core/judging/rounds_of_turns.h"
#include "elfref/master_elf/words/master_elf_msg.h"

namespace elfref::master_elf {
namespace {

constexpr std::array<FigureWords, 10> all_figures{{
    {.key = "sent", .number = true},
    {.key = "set"},
    {.key = "colour"},
    {.key = "elves"},
    {.key = "ingredients"},
    {.key = "rounds", .number = true},
    {.key = "gifts", .number = true},
    {.key = "at"},
    {.key = "cards", .number = true},
    {.key = "crystal"},
}};

elfref::Figure number(std::string_view key, Range range) {
  return {.key = key, .number = range, .word = {}, .remark = {}};
}

elfref::Figure word(std::string_view key, std::string text, Message (*said)(const elfref::Figure&) = nullptr) {
  return {.key = key, .number = {}, .word = std::move(text), .remark = {}, .numbers = {}, .said = said};
}

/// `5 of 6`; its numbers are those of the gifts that lie there and that are due.
Message lying_of_due(const elfref::Figure& figure) {
  return msg::gifts_of_due({.due = figure.numbers[1], .gifts = none, .lying = figure.numbers[0]});
}

/// `5 of 6`, `sent`.
elfref::Figure figure_of(const ParcelState& parcel, std::string_view key) {
  if (parcel.sent == Sure::yes) return word(key, "sent", [](const elfref::Figure&) { return msg::parcel_gone(); });
  elfref::Figure figure = word(key, range(parcel.count()) + " of " + range(parcel.due), lying_of_due);
  figure.numbers = {parcel.count(), parcel.due};
  if (parcel.sent == Sure::perhaps) {
    figure.word += ", or sent";
    figure.said = [](const elfref::Figure& of) { return msg::or_sent({.lying = lying_of_due(of)}); };
  }
  return figure;
}

elfref::Figure crystal_of(const PlayerState& player) {
  if (player.used == Sure::perhaps) return word("crystal", "");
  if (player.used == Sure::yes)
    return word("crystal", "used", [](const elfref::Figure&) { return msg::crystal_used(); });
  return word("crystal", "unused", [](const elfref::Figure&) { return msg::crystal_unused(); });
}

}  // namespace

std::vector<Standing> standings(const Position& state, const Session& session) {
  std::vector<Standing> all;
  Standing together{.name = "all", .won = state.end.outcome == Outcome::won};
  for (std::uint8_t seat = 0; seat < state.players; ++seat) together.side.push_back({seat});
  if (!state.competitive) {
    together.figures.push_back(number("sent", sent(state)));
    for (std::size_t i = 0; i < parcel_count; ++i)
      together.figures.push_back(figure_of(state.gifts.parcels[i], parcel_names[i]));
    together.figures.push_back(number("rounds", state.turns.rounds));
    together.figures.push_back(number("gifts", gifts_left(state)));
    all.push_back(std::move(together));
  }
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    const PlayerState& player = state.of[seat];
    Standing own{.side = {{seat}}, .name = session.players[seat].name};
    own.figures = {word("at", player.at < state.box->places.size() ? state.box->places[player.at].name : "",
                        player.at == city ? +[](const elfref::Figure&) { return msg::title_city(); } : nullptr),
                   number("cards", cards_left(state, {seat})),
                   crystal_of(player)};
    all.push_back(std::move(own));
  }
  return all;
}

std::span<const FigureWords> figures() {
  return all_figures;
}

const Room& MasterElfKit::words() {
  return master_elf_words();
}

Ended MasterElfKit::ended(const Position& state) {
  switch (state.end.ending) {
    case Ending::last_parcel:
      return {"won", msg::ended_last_parcel.id};
    case Ending::nowhere_to_go:
      return {"nowhere-to-go", msg::ended_nowhere_to_go.id};
    case Ending::no_gift_left:
      return {"no-gift-left", msg::ended_no_gift_left.id};
    case Ending::none:
      break;
  }
  return {};
}

/// The game ended once: the first play after it is told, and how many follow.
void Judge::sum_up_what_was_played_on() {
  const auto of_the_end = [](const auto& one) { return one.rule != nullptr && one.rule->id == "played-on"; };
  struct Told {
    std::size_t finding;
    std::uint32_t ended;
    int turns = 0, others = 0;
  };
  std::vector<Told> told;
  std::vector<std::size_t> again;
  std::size_t at = 0;
  std::vector<Diagnostic>& findings = judgement_.findings;
  for (const Raised& raised : table_.raised) {  // in whose order the findings are
    if (!of_the_end(raised) || !raised.finding.words || raised.claim) continue;
    while (!of_the_end(findings[at])) ++at;
    const std::vector<EarlierPlay>& earlier = raised.finding.words->earlier;
    const std::uint32_t ended = earlier.empty() ? no_ply : earlier.front().ply;
    const auto same = std::ranges::find_if(told, [&](const Told& one) {
      return one.ended == ended && findings[one.finding].severity == findings[at].severity;
    });
    if (same == told.end()) {
      told.push_back({at, ended});
    } else {
      ++(std::holds_alternative<BeginTurn>(session_.plays[raised.ply].action) ? same->turns : same->others);
      again.push_back(at);
    }
    ++at;
  }
  for (const Told& one : told)
    if (const int more = one.turns + one.others; more > 0) {
      Message& message = findings[one.finding].message;
      message = one.others == 0 ? msg::and_more_turns({.message = message, .turns = more})
                                : msg::and_more_lines({.lines = more, .message = message});
    }
  std::size_t kept = 0;
  auto next = again.begin();
  for (std::size_t i = 0; i < findings.size(); ++i) {
    if (next != again.end() && *next == i) {
      ++next;
      continue;
    }
    if (kept != i) findings[kept] = std::move(findings[i]);
    ++kept;
  }
  findings.resize(kept);
}

void Judge::whole() {
  sum_up_what_was_played_on();
  const Box& box = *session_.box;
  if (box.invented) add(invented_components(box.name, session_.players_span));
  if (!session_.competitive) return;
  Diagnostic found;
  found.severity = Severity::note;
  found.bearing = Bearing::nothing;
  found.id = "base-game-not-known";
  found.span = session_.players_span;
  found.message = msg::base_game_not_known();
  add(std::move(found));
}

/// A gift that is placed after the last turn of a round belongs to that round, as in the numbers of plays.
std::vector<RoundScore> Judge::rounds() const {
  spend_a_replay(session_);
  const auto gap = [](const Play<Action>& play, const Position& state) {
    if (const auto* unknown = std::get_if<Unknown>(&play.action)) return unknown->turns;
    const auto* turn = std::get_if<BeginTurn>(&play.action);
    if (turn == nullptr || turn->position || !state.turns.next_known || turn->seat == state.turns.next) return false;
    return turn->seat != Seat{} && (state.turns.next == Seat{} || state.turns.next.value > turn->seat.value);
  };
  const auto begins = [](const Play<Action>& play, const Position&, int round) { return play.round > round; };
  const auto complete = [](const Position& state) {
    return state.turns.any_turn && !state.turn.open && state.turns.next == Seat{};
  };
  return rounds_of_turns<MasterElfKit, BeginTurn>(session_, MasterElfKit::begin(session_, options_),
                                                  judgement_.standings, gap, begins, complete);
}

}  // namespace elfref::master_elf
