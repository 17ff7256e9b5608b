#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/asking/proposing.h"
#include "elfref/core/judging/replay.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/asking.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/judging/referee.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/rules/resolve.h"
#include "elfref/elfenland/table/price.h"

namespace elfref::elfenland {
namespace {

constexpr int most_cards_paid = 4;  // no step costs more (facts B1, OBST-5, CARAVAN-4)

/// Proposes changes for one record.
class Proposing : Proposals {
 public:
  Proposing(const Record& record, const Session& session, const Judgement& judgement)
      : Proposals(record, judgement, session.work), session_(session) {}

  std::vector<Suggestion> propose() {
    return propose_each<Elfenland<true>>(
        session_, begin(session_, judging_options(session_), listed_seating()),
        [this](const Position& state, const Play<Action>& play) { of_play(state, play); },
        [this](const Play<Action>& claim) { of_claim(claim); });
  }

 private:
  /// Whether a play would break no rule at a table.
  [[nodiscard]] bool may_stand(const Position& state, Action action) const {
    resolve(state, action);
    return Proposals::may_stand(
        action, [&](const Action& play) { return breaks_a_rule(state, play) ? Legality::no : Legality::depends; });
  }

  // -------------------------------------------------------------- plays

  void of_play(const Position& state, const Play<Action>& play) {
    std::visit(Overloaded{[&](const Step& step) { of_step(state, play, step); },
                          [&](const PlaceCounter& put) { of_counter(state, play, put); },
                          [&](const PlaceObstacle& put) { propose_roads(state, play, put); },
                          [&](const Pick& pick) { of_pick(state, play, pick); },
                          [&](const Deal& deal) { of_deal(play, deal); },
                          [&](const EndJourney& end) { of_discard(play, end); },
                          [&](const Keep& keep) { of_keep(play, keep); }, [](const auto&) {}},
               play.action);
    of_turns(play);
    leave_out_repetition(play.parts[whole]);
  }

  /// Other actions for a play, nearest first; those that may stand there are proposed in its words.
  template <class Kind>
  struct Other {
    Kind action;
    int distance;
    Span span;  ///< what its words take the place of
    std::string words;
  };

  template <class Kind>
  void propose_best(const Position& state, std::vector<Other<Kind>> others) {
    std::stable_sort(others.begin(), others.end(),
                     [](const Other<Kind>& a, const Other<Kind>& b) { return a.distance < b.distance; });
    for (const Other<Kind>& other : others)
      if (may_stand(state, other.action)) instead(other.span, other.words);
  }

  [[nodiscard]] std::string words_of(const Action& action) const {
    return written_without_player(action, session_.players);
  }

  /// Whether cards are the price of a step and not one of the many caravans, or (`as` says so) are a caravan.
  static bool is_price(const Position& state, Step step, const Pieces& paid, Payment as = Payment::exact) {
    step.paid = paid;
    Action action = step;
    resolve(state, action);
    const Step& resolved = std::get<Step>(action);
    return priced(state, resolved) && judge_payment(state, resolved).payment == as;
  }

  void of_step(const Position& state, const Play<Action>& play, const Step& step) {
    const bool only_a_number = step.caravan && step.paid.known() == 0;
    for (std::uint8_t count = 3; count <= most_cards_paid && only_a_number; ++count)
      if (is_price(state, step, {.unknown = count}, Payment::caravan) && count != step.paid.count())
        instead(play.parts[payment], "caravan " + std::to_string(count));
    const std::string words = words_of(step);
    const std::size_t colon = words.find(": ");
    bool priced = false;
    const auto put = [&](const std::string& line) {
      const std::size_t there = line.find(": ");
      if (line.substr(0, there) == words.substr(0, colon)) {
        instead(play.parts[payment], line.substr(there + 2));
        priced = true;
      } else if (line.substr(there) == words.substr(colon)) {
        instead(play.parts[where], line.substr(0, there));
      }
    };
    const std::vector<LegalPlay> plays = legal_plays(state, phase::travel, step.seat);
    for (const bool unsaid : {false, true}) {
      if (unsaid && priced) break;  // a caravan that nobody called one is the last resort
      std::vector<std::string> legal;
      for (const LegalPlay& one : plays)
        if (const auto* other = std::get_if<Step>(&one.play))
          if ((other->caravan && !step.caravan) == unsaid) legal.push_back(words_of(*other));
      std::ranges::for_each(nearest_of(words, std::move(legal), put), put);
    }
  }

  /// The roads that share a town with a link, but for itself.
  template <class Kind>
  void propose_roads(const Position& state, const Play<Action>& play, const Kind& put) {
    std::vector<Other<Kind>> roads;
    for (std::uint8_t id = 0; id < road_count; ++id) {
      const Way& road = way(WayId{id});
      const auto has = [&](TownId town) { return town == put.link.a || town == put.link.b; };
      if (has(road.a) == has(road.b)) continue;
      Kind other = put;
      other.link = has(road.a) ? Link{road.a, road.b, By::unsaid} : Link{road.b, road.a, By::unsaid};
      roads.push_back({other, has(road.a) && road.a == put.link.a ? 0 : 1, play.parts[whole], words_of(other)});
    }
    propose_best(state, roads);
  }

  void of_counter(const Position& state, const Play<Action>& play, const PlaceCounter& put) {
    std::vector<Other<PlaceCounter>> others;
    for (int kind = 0; kind < counter_kinds; ++kind)
      for (const bool hidden : {put.hidden, !put.hidden}) {
        PlaceCounter other = put;
        other.kind = Transport(kind);
        other.hidden = hidden;
        const int distance = (other.kind != put.kind ? 1 : 0) + (hidden != put.hidden ? 2 : 0);
        if (distance > 0) others.push_back({other, distance, play.parts[whole], words_of(other)});
      }
    propose_best(state, others);
    propose_roads(state, play, put);
  }

  void of_pick(const Position& state, const Play<Action>& play, const Pick& pick) {
    std::vector<Other<Pick>> others;
    for (int kind = 0; kind < counter_kinds; ++kind)
      for (const bool blind : {pick.blind, !pick.blind}) {
        Pick other = pick;
        other.kind = Transport(kind);
        other.blind = blind;
        other.hidden = false;
        const int distance = (other.kind != pick.kind ? 1 : 0) + (blind != pick.blind ? 2 : 0);
        others.push_back({other, distance, play.parts[whole], words_of(other)});
      }
    propose_best(state, others);
  }

  /// Numbers of cards, those near a number first.
  template <class Make>
  void propose_numbers(Span span, int near, Make words) {
    for (int away = 1; away <= 8; ++away)
      for (const int number : {near + away, near - away})
        if (0 <= number && number <= 12) instead(span, words(number));
  }

  void of_deal(const Play<Action>& play, const Deal& deal) {
    if (!deal.written || deal.cards.known() > 0) return;
    propose_numbers(play.parts[object], deal.cards.count(), [](int number) { return std::to_string(number); });
  }

  /// Of several discards the last is changed.
  void of_discard(const Play<Action>& play, const EndJourney& all) {
    if (!all.written) return;
    Pieces last = all.discard;
    for (std::size_t kind = 0; kind < transport_count; ++kind)
      last.of[kind] = static_cast<std::uint8_t>(last.of[kind] - all.before.of[kind]);
    last.unknown = static_cast<std::uint8_t>(last.unknown - all.before.unknown);
    if (last.known() == 0)
      return propose_numbers(play.parts[payment], last.count(),
                             [](int number) { return number == 0 ? "none" : std::to_string(number); });
    for (const int sign : {1, -1})
      for (std::size_t kind = 0; kind < transport_count; ++kind) {
        Pieces other = last;
        if (sign < 0 && other.of[kind] == 0) continue;
        other.of[kind] = static_cast<std::uint8_t>(other.of[kind] + sign);
        instead(play.parts[payment], sum_of(other));
      }
    ++last.unknown;
    instead(play.parts[payment], sum_of(last));
  }

  void of_keep(const Play<Action>& play, const Keep& keep) {
    Keep as_it_lay = keep;
    for (auto& counter : as_it_lay.counters.at) counter.facing = Facing::either;
    if (as_it_lay.counters != keep.counters) instead(play.parts[object], sum_of(as_it_lay.counters));
    for (std::size_t i = 0; i < keep.counters.count && keep.counters.count > 1; ++i) {
      instead(play.parts[object], sum_of(FacedCounters{.at = {keep.counters.at[i]}, .count = 1}));
    }
  }

  // -------------------------------------------------------------- whose turn it was

  void of_turns(const Play<Action>& play) {
    if (!rule().ends_with("-in-turn") && rule() != "starting-player") return;
    const auto entry = entry_around(record(), play.parts[actor]);
    if (!entry || entry->parent->shape != Shape::list || entry->key == nullptr) return;
    const std::vector<RecordEntry> entries = entries_of(record(), *entry->parent);
    const auto swap = [&](int away) {
      const auto at = static_cast<std::size_t>(static_cast<int>(entry->index) + away);
      if (at < entries.size() && entries[at].key != nullptr) swap_with(*entry, away);
    };
    for (const int away : {-1, 1}) swap(away);
    for (const Player& player : session_.players)
      if (play.phase == phase::plan) insert_before(*entry, text_at(player.span) + ": pass");
    for (const Player& player : session_.players)
      if (fold(player.name) != fold(text_at(play.parts[actor]))) instead(play.parts[actor], text_at(player.span));
    for (const int away : {-2, 2, -3, 3}) swap(away);
  }

  // -------------------------------------------------------------- claims

  void of_claim(const Play<Action>& claim) {
    if (const auto* result = std::get_if<ClaimResult>(&claim.action)) return of_result(claim, *result);
    winners_as_found(claim.parts[whole], [&](Seat seat) { return text_at(session_.players[seat.value].span); });
  }

  void of_result(const Play<Action>& claim, const ClaimResult& result) {
    const std::string_view key = result_keys[static_cast<std::size_t>(result.key)];
    for (const Standing& standing : judgement().standings)
      if (result.key == ClaimResult::Key::place && !standing.side.empty() && standing.side.front() == result.seat &&
          standing.place && standing.place->exact())
        return instead(claim.parts[whole], std::to_string(standing.place->min));
    claim_as_found(claim.parts[whole], result.seat, key);
  }

  [[nodiscard]] std::string_view rule() const { return finding().id; }

  const Session& session_;
};

}  // namespace

std::vector<Suggestion> proposals(const Record& record, const Session& session, const Judgement& judgement) {
  return Proposing(record, session, judgement).propose();
}

}  // namespace elfref::elfenland
