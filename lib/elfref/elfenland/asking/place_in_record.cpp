#include "elfref/elfenland/asking/place_in_record.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/asking/session_to_show.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/judging/kit.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/rules/apply.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// Where more counters of a kind are laid than are known, others of the player were of that kind.
void learn(Holding& holding, const std::vector<Holding::Use>& later) {
  Holding used = holding;
  if (holding.lax || std::ranges::any_of(later, [&](const Holding::Use& use) { return !used.assign(use); })) return;
  std::array<int, transport_count> more{};  // than are known now
  for (int kind = 0; kind < transport_count; ++kind) {
    const Holding::Least before = holding.at_least(Transport(kind)), after = used.at_least(Transport(kind));
    more[static_cast<std::size_t>(kind)] = after.certain + after.more - before.certain - before.more;
  }
  Holding learned = holding;
  learned.use_of = used.use_of;
  learned.counter_count = 0;
  learned.known = learned.known_down = {};
  for (int i = 0; i < holding.counter_count; ++i) {
    Holding::Counter counter = holding.counters[i];
    const std::uint8_t use = used.use_of[i];
    const bool yet_to_come = use != unmatched<std::uint8_t> && use >= holding.use_count;
    if (yet_to_come && !counter.kind && --more[static_cast<std::size_t>(*used.uses[use].kind)] >= 0)
      counter = {used.uses[use].kind, Facing::either, true};
    if (yet_to_come) learned.use_of[i] = unmatched<std::uint8_t>;
    learned.add(counter);
  }
  holding = learned;
}

}  // namespace

FromLater::FromLater(const Session& session, std::uint32_t from)
    : from_(from), given_(session.plays.size() + 1 - from), round_ends_(given_.size()) {
  round_ends_.back() = static_cast<std::uint32_t>(session.plays.size());
  for (auto ply = static_cast<std::uint32_t>(session.plays.size()); ply-- > from_;) {
    const Play<Action>& play = session.plays[ply];
    const std::size_t at = ply - from_;
    const bool round_ends = is_any<BeginRound, EndRound>(play.action);
    round_ends_[at] = round_ends ? ply : round_ends_[at + 1];
    if (round_ends) continue;
    given_[at] = given_[at + 1];
    if (play.ruling != Ruling::taken_back) note(play.action, ply);
  }
  for (auto& laid : laid_) std::ranges::reverse(laid);
}

void FromLater::note(const Action& action, std::uint32_t ply) {
  std::visit(Overloaded{[&](const Step& step) { by_kind::add(step.paid.of, given_[ply - from_][step.seat.value]); },
                        [&](const EndJourney& end) {
                          by_kind::add(end.discard.of, given_[ply - from_][end.seat.value]);
                        },
                        [&](const PlaceCounter& place) {
                          const Facing facing = place.hidden ? Facing::down : Facing::either;
                          if (place.kind) laid_[place.seat.value].push_back({ply, {place.kind, facing}});
                        },
                        [&](const Keep& keep) {
                          for (int i = keep.written ? keep.counters.count : 0; i-- > 0;)
                            if (const auto& kept = keep.counters.at[i]; kept.kind)
                              laid_[keep.seat.value].push_back({ply, {kept.kind, kept.facing}});
                        },
                        [](const auto&) {}},
             action);
}

void FromLater::learn(Position& table, std::uint32_t ply, std::string_view phase) const {
  if (phase != phase::setup && phase != phase::deal && phase != phase::keep) learn_cards(table, ply);
  if (phase == phase::plan) learn_counters(table, ply);
}

/// Once cards are dealt, whatever a player gives later in the round is in the hand already: nobody draws cards.
void FromLater::learn_cards(Position& table, std::uint32_t ply) const {
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    const Pieces later{.of = given_[ply - from_][seat]};
    Hand& hand = table.player[seat].hand;
    if (!hand.can_hold(later)) continue;  // one of them breaks a rule
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      hand.lower[kind] = std::max(hand.lower[kind], later.of[kind]);
  }
}

/// While roads are planned, whatever counter a player lays or keeps later in the round lies there already.
void FromLater::learn_counters(Position& table, std::uint32_t ply) const {
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    const auto& laid = laid_[seat];
    auto first = std::ranges::lower_bound(laid, ply, {}, &Laid::ply);
    std::vector<Holding::Use> later;
    for (; first != laid.end() && first->ply < round_ends_[ply - from_]; ++first) later.push_back(first->use);
    elfenland::learn(table.player[seat].holding, later);
  }
}

std::optional<Session> session_with_places(const Record& record, const Overrides& overrides, PositionView& position) {
  std::optional<Session> session = session_to_show<ElfenlandKit>(record, overrides, position);
  if (!session) return session;
  position.naming = naming_in(record.source().text);
  if (!session->sheet && !session->only_claims) return session;
  position.complaint = session->sheet ? msg::sheet_has_no_plays() : elfref::msg::no_plays_recorded();
  return std::nullopt;
}

namespace {

constexpr std::array phases{noun::phase_deal, noun::phase_draw,   noun::phase_choose,
                            noun::phase_plan, noun::phase_travel, noun::phase_keep};

/// The index of a phase in the round; 6 if it is not a phase of a round.
std::size_t index_of(std::string_view phase) {
  constexpr std::array keys{phase::deal, phase::draw, phase::choose, phase::plan, phase::travel, phase::keep};
  return static_cast<std::size_t>(std::ranges::find(keys, phase) - keys.begin());
}

}  // namespace

std::optional<Noun> noun_of_phase(std::string_view phase) {
  const std::size_t index = index_of(phase);
  return index < phases.size() ? std::optional(phases[index]) : std::nullopt;
}

Message phase_in_words(std::string_view phase) {
  const std::optional<Noun> noun = noun_of_phase(phase);
  return noun ? msg::numbered_phase({.number = index_of(phase) + 1, .phase = *noun}) : Message();
}

PlaceInRecord::PlaceInRecord(const Session& read, const PositionRequest& request, std::optional<Position> reached)
    : session(read),
      ply(std::min<std::uint32_t>(request.ply, static_cast<std::uint32_t>(read.plays.size()))),
      state(reached ? std::move(*reached)
                    : begin(read, judging_options(read), seating_of(read, judging_options(read)))),
      here_(request.at_play && ply < read.plays.size()) {
  for (std::uint32_t i = reached ? ply : 0; i < ply; ++i) play(state, i);
  if (here_) {
    phase = session.plays[ply].phase;
    written = session.plays[ply].seat;
    over = Elfenland<false>::closed(state);
  } else {
    while (ply < session.plays.size() && session.plays[ply].round == 0) play(state, ply++);  // as the record begins
    while (stayed() || (request.goes_on == false && ends_a_journey())) play(state, ply++);
    phase = phase_before();
    move_on();
    if (request.at_end) see_the_end();
  }
  state.ply = ply;
  if (!over) FromLater(session, ply).learn(state, ply, phase);
}

void PlaceInRecord::play(Position& table, std::uint32_t i) const {
  make_play<Elfenland<false>>(table, session.plays[i], i);
}

/// Whether a journey ends here that nobody has ended in writing.
bool PlaceInRecord::ends_a_journey() const {
  if (ply == 0 || ply >= session.plays.size()) return false;
  const auto* end = std::get_if<EndJourney>(&session.plays[ply].action);
  return end != nullptr && !end->written;
}

/// Whether that is one without steps.
bool PlaceInRecord::stayed() const {
  return ends_a_journey() && std::holds_alternative<BeginJourney>(session.plays[ply - 1].action);
}

/// The phase of the play before; `end` where that ended a round.
std::string_view PlaceInRecord::phase_before() const {
  for (std::uint32_t i = ply; i-- > 0;) {
    const Play<Action>& before = session.plays[i];
    if (std::holds_alternative<EndRound>(before.action)) return phase::end;
    if (std::holds_alternative<ShowRow>(before.action)) continue;
    if (std::holds_alternative<BeginRound>(before.action)) {
      const bool first = std::none_of(session.plays.begin(), session.plays.begin() + i, [](const Play<Action>& play) {
        return std::holds_alternative<BeginRound>(play.action);
      });
      return first ? session.start.phase : phase::deal;
    }
    if (before.round != 0) return before.phase;
  }
  return phase::setup;
}

void PlaceInRecord::enter(std::string_view next, const Action& beginning) {
  phase = next;
  elfenland::apply(state, beginning);
}

/// Where a phase is over, goes on to the next. Nothing in which somebody has something to choose is passed over.
void PlaceInRecord::move_on() {
  between_rounds = phase == phase::setup;
  if (phase == phase::setup) {
    apply(state, BeginRound{.number = static_cast<std::uint8_t>(session.start.round)});
    phase = session.start.phase;
    if (phase == phase::choose) apply(state, BeginChoose{.complete = true});
    if (phase == phase::plan) apply(state, BeginPlan{.passes_recorded = true});
    if (phase == phase::travel) apply(state, BeginTravel{.complete = true});
  }
  const auto all = [&](auto has) {
    return std::all_of(state.player.begin(), state.player.begin() + state.players, has);
  };
  if (phase == phase::deal && state.turns.dealt == everybody()) phase = phase::draw;
  if (phase == phase::draw && state.turns.drawn == everybody()) enter(phase::choose, BeginChoose{.complete = true});
  if (phase == phase::choose && all([](const PlayerState& player) { return player.picks >= 3; }))
    enter(phase::plan, BeginPlan{.passes_recorded = true});
  if (phase == phase::plan && state.turns.phase_over) enter(phase::travel, BeginTravel{.complete = true});
  if (phase == phase::travel && state.turns.traveller >= max_seats &&
      all([](const PlayerState& player) { return player.travelled; })) {
    Position next = state;
    elfenland::apply(next, EndRound{});
    const bool last = Elfenland<false>::closed(next);  // the last one, or somebody has won
    phase = last ? phase::end : phase::keep;
    if (last) state = std::move(next);
  }
  if (phase == phase::keep && state.turns.kept == everybody()) enter(phase::end, EndRound{});
  over = Elfenland<false>::closed(state);
  if (phase == phase::end && !over) {
    ++state.round;
    phase = phase::deal;
    between_rounds = true;
  }
}

/// A record that claims something of its game and has its last journey is finished.
void PlaceInRecord::see_the_end() {
  Position last = state;
  for (std::uint32_t i = ply; i < session.plays.size(); ++i) play(last, i);
  if (session.claims.empty() || !Elfenland<false>::closed(last)) return;
  state = last;
  over = true;
}

}  // namespace elfref::elfenland
