#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/ask.h"
#include "elfref/core/judging/judge.h"
#include "elfref/core/judging/session_entries.h"

// A game as the command line sees it, made of the game's own parts: see docs/adding-a-game.md.

namespace elfref {

/// What most games have in common, and what follows from a table of rules, which is a constant. A game derives from
/// this as `Self` and overrides what it does differently.
template <class Self, class SessionType, class PositionType, class ActionType, const auto& table>
struct GameOf {
  using Session = SessionType;    ///< a decoded record
  using Position = PositionType;  ///< the position between two plays
  using Action = ActionType;      ///< a play: the variant of all kinds

  static_assert(ids_are_unique(table));
  /// The judges of each kind of play.
  static constexpr auto index = index_rules(table);

  static constexpr Part missing = 0;                  ///< what is unrecorded in a play that a rule cannot judge
  static constexpr bool confirms_by_assumed = false;  ///< a claim that holds only by assumed values is open

  /// The values by which a record is judged.
  static OptionValues values(const Session& session) { return Self::option_table().values(session); }
  /// The options that a record settles.
  static OptionSet settled(const Session& session) { return session.options_set; }
  /// Does nothing: every play can be read in only one way.
  static void resolve(const Position&, Action&) {}
  /// The table of rules.
  static std::span<const Rule<Position, Action>> rulebook() { return table; }
  /// The rule with that id. REQUIRES: the table has it.
  static const RuleInfo& rule_named(std::string_view id) {
    return std::ranges::find_if(table, [id](const auto& rule) { return rule.info.id == id; })->info;
  }
  /// Asks every rule about a play and calls `sink(rule, finding)` for each answer except `kept`.
  template <class Sink>
  static void check(const Position& state, const Action& action, Sink&& sink) {
    auto hear = [&](std::uint8_t rule, Finding&& finding) { sink(table[rule].info, std::move(finding)); };
    ask_judges<index>(state, action, AnswerSink(hear));
  }
  /// Whether the game has ended, as Self::ended() reports it.
  static bool closed(const Position& state) { return !Self::ended(state).how.empty(); }
};

/// A game whose records can be judged: it decodes them and has a table of rules.
template <class G>
concept KitGame = JudgedGame<G> && requires(const Record& record, Diagnostics& faults) {
  { G::decode(record, faults) } -> std::same_as<std::optional<typename G::Session>>;  // reports all faults
  {G::rulebook()};                                                                    // a range of Rule
  { G::figures() } -> std::same_as<std::span<const FigureWords>>;
};

/// A decoded record, with a person's overrides. Nothing if it cannot be read; then `faults` explain why.
template <KitGame G>
[[nodiscard]] std::optional<typename G::Session> readable(const Record& record, const Overrides& overrides,
                                                          Diagnostics& faults) {
  std::optional<typename G::Session> session = G::decode(record, faults);
  if (!session || faults.unreadable()) return std::nullopt;
  G::option_table().override(*session, overrides);
  session->work = overrides.work;
  session->memory = overrides.memory;
  if constexpr (requires { G::look_ahead(*session); }) G::look_ahead(*session);
  if constexpr (requires(const typename G::Action& action) { G::supplied(action); })
    while (overrides.under_way && !session->plays.empty() && G::supplied(session->plays.back().action))
      session->plays.pop_back();
  return session;
}

/// The judgement of a session, by the game's own `Judge` if it has one.
template <KitGame G>
[[nodiscard]] Judgement judge_session(const typename G::Session& session, const Source& source, Diagnostics faults,
                                      const Overrides& asked) {
  if constexpr (requires { typename G::Judge; }) {
    return typename G::Judge(session, source).judge(std::move(faults), asked);
  } else {
    return Judging<G>(session, source).judge(std::move(faults), asked);
  }
}

/// The functions of GameModule that every game has, built from the parts of this one.
template <KitGame G>
struct Kit {
  /// GameModule::referee.
  static Judgement referee(const Record& record, const Overrides& asked, Diagnostics faults) {
    constexpr std::uint64_t units_a_byte = 18;  // of work, to read and decode it
    Overrides overrides = asked;
    Work own;
    if (overrides.work == nullptr) overrides.work = &own;
    const std::uint64_t before = overrides.work->spent();
    overrides.work->allow_details(Work::most_for_details);
    overrides.work->spend(record.source().text.size() * units_a_byte);
    const auto session = readable<G>(record, overrides, faults);
    const bool of_the_text = !faults.all().empty();
    Judgement judgement = session ? judge_session<G>(*session, record.source(), std::move(faults), overrides)
                                  : unreadable(G::name, std::move(faults));
    judgement.words = words_of<G>();
    judgement.session = session_entries(record);
    if constexpr (requires { G::naming(record.source().text); }) judgement.naming = G::naming(record.source().text);
    judgement.of_the_text = of_the_text;
    judgement.work = overrides.work->spent() - before;
    return judgement;
  }

  /// GameModule::read.
  static Diagnostics read(const Record& record, Diagnostics faults) {
    static_cast<void>(G::decode(record, faults));
    return faults;
  }

  /// GameModule::rules.
  static std::span<const RuleInfo* const> rules() {
    static const std::vector<const RuleInfo*> infos = [] {
      std::vector<const RuleInfo*> found;
      for (const auto& rule : G::rulebook()) found.push_back(&rule.info);
      return found;
    }();
    return infos;
  }

  /// GameModule::refuse.
  static Message refuse(const Overrides& overrides) { return G::option_table().refuse(overrides); }
  /// GameModule::editions.
  static std::vector<EditionWords> editions() { return G::option_table().edition_words(); }
  /// GameModule::options.
  static std::vector<OptionWords> options() {
    return {G::option_table().options().begin(), G::option_table().options().end()};
  }

  /// GameModule::in_force.
  static RulesInForce in_force(const Record& record, const Overrides& overrides) {
    Diagnostics faults;
    std::optional<typename G::Session> session = G::decode(record, faults);
    if (!session) return {};
    const OptionSet settled = G::settled(*session);
    G::option_table().override(*session, overrides);
    return G::option_table().in_force(*session, settled, G::values(*session), overrides);
  }

  /// GameModule::plays, for a game that has `plays(session)`.
  static std::vector<RecordedPlay> plays(const Record& record) {
    Diagnostics faults;
    const auto session = G::decode(record, faults);
    return session ? G::plays(*session) : std::vector<RecordedPlay>();
  }
  /// GameModule::facts, for a game that has `facts(session)`.
  static std::vector<RecordedFact> facts(const Record& record) {
    Diagnostics faults;
    const auto session = G::decode(record, faults);
    return session ? G::facts(*session) : std::vector<RecordedFact>();
  }
  /// GameModule::proposals, for a game that has `proposals(record, session, judgement)`.
  static std::vector<Suggestion> proposals(const Record& record, const Overrides& overrides,
                                           const Judgement& judgement) {
    Diagnostics faults;
    const auto session = readable<G>(record, overrides, faults);
    return session ? G::proposals(record, *session, judgement) : std::vector<Suggestion>();
  }
};

/// The standings of players with one number each, best first; equal numbers share a place. `over`: the best have won.
[[nodiscard]] inline std::vector<Standing> ranked(const std::vector<Player>& players, std::string_view key,
                                                  std::span<const int> numbers, bool over) {
  std::vector<Standing> all;
  for (std::uint8_t seat = 0; seat < players.size(); ++seat) {
    const int number = numbers[seat];
    const int place = 1 + static_cast<int>(std::ranges::count_if(numbers, [&](int one) { return one > number; }));
    all.push_back({.side = {Seat{seat}},
                   .name = players[seat].name,
                   .place = Range{place, place},
                   .won = over && place == 1,
                   .figures = {{.key = key, .number = Range{number, number}, .word = {}, .remark = {}}}});
  }
  std::ranges::stable_sort(all, {}, [](const Standing& one) { return one.place->min; });
  return all;
}

/// The module of a game. A game may lack `attachment_key`, `setup_key`, `unread`, `words`, `keys`, `permissions`,
/// `faults`, `phases`, `sentences`, `box`, `built_in_box`, `plays`, `lines`, `facts`, `proposals`, `position`, `count`,
/// `replay`, `picture`, `prices` and `recorder`.
template <KitGame G>
[[nodiscard]] constexpr GameModule module_of() {
  using All = Kit<G>;
  GameModule module{.name = G::name,
                    .title = G::title,
                    .attachment_key = {},
                    .setup_key = {},
                    .unread = {},
                    .words = nullptr,
                    .keys = nullptr,
                    .referee = All::referee,
                    .read = All::read,
                    .rules = All::rules,
                    .permissions = nullptr,
                    .refuse = All::refuse,
                    .editions = All::editions,
                    .options = All::options,
                    .figures = G::figures,
                    .in_force = All::in_force,
                    .faults = {},
                    .phases = {},
                    .lines = nullptr,
                    .sentences = false,
                    .box = nullptr,
                    .built_in_box = nullptr,
                    .plays = nullptr,
                    .facts = nullptr,
                    .proposals = nullptr,
                    .position = nullptr,
                    .count = nullptr,
                    .replay = nullptr,
                    .picture = nullptr,
                    .prices = nullptr,
                    .recorder = nullptr};
  if constexpr (requires { G::attachment_key; }) module.attachment_key = G::attachment_key;
  if constexpr (requires { G::setup_key; }) module.setup_key = G::setup_key;
  if constexpr (requires { G::unread; }) module.unread = G::unread;
  if constexpr (requires { &G::words; }) module.words = G::words;
  if constexpr (requires { &G::keys; }) module.keys = G::keys;
  if constexpr (requires { &G::permissions; }) module.permissions = G::permissions;
  if constexpr (requires { G::faults; }) module.faults = G::faults;
  if constexpr (requires { G::phases; }) module.phases = G::phases;
  if constexpr (requires { G::sentences; }) module.sentences = G::sentences;
  if constexpr (requires { &G::box; }) module.box = G::box;
  if constexpr (requires { &G::built_in_box; }) module.built_in_box = G::built_in_box;
  if constexpr (requires { &G::plays; }) module.plays = All::plays;
  if constexpr (requires { &G::lines; }) module.lines = G::lines;
  if constexpr (requires { &G::facts; }) module.facts = All::facts;
  if constexpr (requires { &G::proposals; }) module.proposals = All::proposals;
  if constexpr (requires { &G::position; }) module.position = G::position;
  if constexpr (requires { &G::count; }) module.count = G::count;
  if constexpr (requires { &G::replay; }) module.replay = G::replay;
  if constexpr (requires { &G::picture; }) module.picture = G::picture;
  if constexpr (requires { &G::prices; }) module.prices = G::prices;
  if constexpr (requires { &G::recorder; }) module.recorder = G::recorder;
  return module;
}

}  // namespace elfref
