#include <algorithm>
#include <charconv>
#include <string>

#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/asking/narration.h"
#include "elfref/elfenland/asking/slots.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/plays/phrases.h"
#include "elfref/elfenland/recorder/guide.h"
#include "elfref/elfenland/rules/moves.h"
#include "elfref/elfenland/table/by_kind.h"

// From choices to plays, and back.

namespace elfref::elfenland {
namespace {

using recorder::Choices;
using recorder::Chosen;
using recorder::one;

std::optional<WayId> way_of(std::string_view id) {
  for (std::uint8_t way = 0; way < way_count; ++way)
    if (id_of(WayId{way}) == id) return WayId{way};
  return std::nullopt;
}

By by_of(WayId way) {
  return is_road(way) ? By::road : is_river(way) ? By::river : By::ferry;
}

/// `hidden:pig` as a counter that lies face down.
std::optional<Transport> hidden_kind(std::string_view value) {
  if (!value.starts_with("hidden:")) return std::nullopt;
  return transport_named(value.substr(7));
}

constexpr std::string_view caravan_of = "caravan ";

/// Cards as answers write them: `2 raft`, `2 raft + pig`, `caravan 4`. False: one is of no kind.
bool read_payment(std::string_view words, Step& step) {
  if (words.starts_with(caravan_of)) {
    step.caravan = true;
    words.remove_prefix(caravan_of.size());
  }
  while (!words.empty()) {
    const std::string_view term = words.substr(0, words.find(" + "));
    words.remove_prefix(std::min(words.size(), term.size() + 3));
    int count = 1;
    const auto [end, error] = std::from_chars(term.data(), term.data() + term.size(), count);
    if (error != std::errc()) count = 1;
    std::string_view kind = error == std::errc() ? term.substr(static_cast<std::size_t>(end - term.data())) : term;
    if (kind.starts_with(' ')) kind.remove_prefix(1);
    count = std::clamp(count, 1, 99);
    if (const auto transport = transport_named(kind)) {
      step.paid.of[static_cast<std::size_t>(*transport)] += static_cast<std::uint8_t>(count);
    } else if (kind.empty() || kind == value::unknown) {
      step.paid.unknown = static_cast<std::uint8_t>(step.paid.unknown + count);
    } else {
      return false;
    }
  }
  return true;
}

std::string payment_in_words(const Step& step) {
  return step.caravan ? std::string(caravan_of) + std::to_string(step.paid.count()) : sum_of(step.paid);
}

/// Whether a payment is chosen as one value in words, not as a number of each kind.
bool is_paid_in_words(const Choices& choices) {
  const std::vector<Chosen>& paid = choices.in("paid");
  return paid.size() == 1 && paid.front().count == 1 && !paid.front().value.empty() &&
         !transport_named(paid.front().value);
}

/// Sets what is paid for a step. False: it is no payment.
bool pay(const Choices& choices, Step& step) {
  if (!is_paid_in_words(choices)) {
    const auto paid = pieces_in(choices, "paid");
    step.paid = paid.value_or(Pieces());
    return step.paid.count() > 0;
  }
  if (!read_payment(choices.one("paid"), step) || step.paid.count() == 0) return false;
  if (!step.caravan || !choices.has("cards")) return true;
  auto cards = pieces_in(choices, "cards");
  if (!cards) return false;
  cards->unknown = static_cast<std::uint8_t>(std::max(0, step.paid.count() - cards->known()));  // the others
  step.paid = *cards;
  return true;
}

std::optional<Action> step_of(Seat seat, const Choices& choices) {
  const std::string_view value = choices.one("to");
  const auto to = town_of(value);
  if (!to) return std::nullopt;
  Step step{.seat = seat, .to = *to};
  if (const auto at = value.find('@'); at != std::string_view::npos)
    if (const auto way = way_of(value.substr(at + 1))) step.by = by_of(*way);
  if (!pay(choices, step)) return std::nullopt;
  const std::string_view how = choices.one("how");
  if (how == "caravan") step.caravan = true;
  if (how == "road") step.by = By::road;
  if (how == "river") step.by = By::river;
  if (how == "ferry") step.by = By::ferry;
  return step;
}

std::optional<Action> placed_piece(Seat seat, const Choices& choices) {
  const auto way = way_of(choices.one("way"));
  if (!way) return std::nullopt;
  const Link link{elfenland::way(*way).a, elfenland::way(*way).b, is_road(*way) ? By::unsaid : by_of(*way)};
  const std::string_view piece = choices.one("piece");
  if (piece == value::obstacle) return PlaceObstacle{.seat = seat, .link = link};
  PlaceCounter place{.seat = seat, .link = link};
  if (const auto kind = hidden_kind(piece)) {
    place.kind = kind;
    place.hidden = true;
  } else if (piece == value::hidden) {
    const std::string_view which = choices.one("which");
    if (which.empty()) return std::nullopt;
    place.kind = transport_named(which);
    place.hidden = true;
  } else {
    place.kind = transport_named(piece);
    if (!place.kind && piece != value::unknown) return std::nullopt;
  }
  return place;
}

std::optional<Action> picked(Seat seat, const Choices& choices) {
  Pick pick{.seat = seat};
  const std::string_view from = choices.one("from");
  if (from.empty()) return std::nullopt;
  pick.blind = from == value::pile;
  const std::string_view kind = pick.blind ? choices.one("which") : from;
  pick.kind = transport_named(kind);
  if (!pick.kind && kind != value::unknown) return std::nullopt;
  if (!pick.blind) pick.turned = transport_named(choices.one("turned"));
  return pick;
}

std::optional<Action> kept(Seat seat, const Choices& choices) {
  const std::string_view counter = choices.one("counter");
  Keep keep{.seat = seat};
  if (counter == value::none) return keep;
  keep.counters.count = 1;
  if (const auto kind = hidden_kind(counter)) {
    keep.counters.at[0] = {kind, Facing::down};
  } else if (counter == value::hidden) {
    keep.counters.at[0] = {transport_named(choices.one("which")), Facing::down};
  } else if (counter == value::unknown) {
    keep.counters = {.open = true};
  } else if (const auto open = transport_named(counter)) {
    keep.counters.at[0] = {open, Facing::either};
  } else {
    return std::nullopt;
  }
  return keep;
}

std::string kind_or_unknown(std::optional<Transport> kind) {
  return std::string(kind ? name(*kind) : value::unknown);
}

std::string way_between(const Link& link) {
  const Connections joined = connections(link.a, link.b, link.by);
  const auto way = joined.road ? joined.road : joined.water;
  return way ? id_of(*way) : std::string();
}

/// Whether a play is all that is written of a journey, `[]` or `unknown`: it has no entry of its own in it.
bool is_whole_journey(const std::vector<Play<Action>>& plays, std::uint32_t ply) {
  const auto* end = std::get_if<EndJourney>(&plays[ply].action);
  if (end != nullptr) return !end->written;
  return std::holds_alternative<UnknownSteps>(plays[ply].action) && ply > 0 &&
         std::holds_alternative<BeginJourney>(plays[ply - 1].action) &&
         plays[ply - 1].parts[whole] == plays[ply].parts[whole];
}

using Known = Guide::Known;

Known known(std::string form, std::vector<recorder::Choice> choices) {
  for (const recorder::Choice& choice : choices)
    if (choice.values.empty() || (choice.values.size() == 1 && choice.values[0].value.empty() && form != "deal"))
      return std::nullopt;
  return std::pair(std::move(form), Choices(std::move(choices)));
}

}  // namespace

std::optional<Transport> transport_named(std::string_view word) {
  for (int kind = 0; kind < transport_count; ++kind)
    if (name(Transport(kind)) == word) return Transport(kind);
  return std::nullopt;
}

std::optional<Pieces> pieces_in(const Choices& choices, std::string_view slot) {
  Pieces pieces;
  for (const Chosen& chosen : choices.in(slot)) {
    const int count = std::clamp(chosen.count, 0, 99);
    if (const auto kind = transport_named(chosen.value)) {
      pieces.of[static_cast<std::size_t>(*kind)] += static_cast<std::uint8_t>(count);
    } else if (chosen.value.empty() || chosen.value == value::unknown) {
      pieces.unknown = static_cast<std::uint8_t>(std::min(99, pieces.unknown + count));
    } else {
      return std::nullopt;
    }
  }
  return pieces;
}

int cards_of_caravan(std::string_view payment) {
  Step step;
  read_payment(payment, step);
  return step.caravan ? step.paid.count() : 0;
}

std::vector<Chosen> chosen_of(const Pieces& pieces) {
  std::vector<Chosen> chosen;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int count = pieces.of[static_cast<std::size_t>(kind)]; count > 0)
      chosen.push_back({std::string(name(Transport(kind))), count});
  if (pieces.unknown > 0) chosen.push_back({std::string(), pieces.unknown});
  return chosen;
}

std::optional<TownId> town_of(std::string_view value) {
  const std::string_view id = value.substr(0, value.find('@'));
  for (std::uint8_t town = 0; town < town_count; ++town)
    if (id_of(TownId{town}) == id) return TownId{town};
  return std::nullopt;
}

std::optional<Action> Guide::play(const Spot& spot, std::string_view form, const Choices& choices) {
  const Seat seat = spot.seat;
  if (form == "step") return step_of(seat, choices);
  if (form == "place") return placed_piece(seat, choices);
  if (form == "pick") return picked(seat, choices);
  if (form == "keep") return kept(seat, choices);
  if (form == "deal" || form == "row" || form == "discard") {
    const std::string_view slot = form == "row" ? "row" : "cards";
    const auto pieces = choices.has(slot) ? pieces_in(choices, slot) : std::nullopt;
    if (!pieces) return std::nullopt;
    if (form == "deal") return Deal{.seat = seat, .cards = *pieces};
    if (form == "row") return ShowRow{.row = *pieces};
    return EndJourney{.seat = seat, .discard = *pieces, .written = true};
  }
  if (form == "draw" && choices.has("counter")) {
    const std::string_view counter = choices.one("counter");
    Draw draw{.seat = seat};
    if (const auto kind = transport_named(counter)) {
      draw.counters.of[static_cast<std::size_t>(*kind)] = 1;
    } else if (counter != value::none) {
      draw.counters.unknown = 1;
    }
    return draw;
  }
  return std::nullopt;
}

recorder::Choices Guide::as_counts(const Spot&, std::string_view form, const Choices& choices) {
  Step step;
  if (form != "step" || !is_paid_in_words(choices) || !pay(choices, step)) return choices;
  const Choices counted = choices.with("paid", chosen_of(step.paid)).without("cards");
  if (!step.caravan) return counted;
  return choices.has("how") ? choices : counted.with("how", {{"caravan", 1}});
}

Guide::Known Guide::choices_of(const Session&, const Action& play) {
  return std::visit(
      Overloaded{
          [&](const Step& step) -> Known {
            std::vector<recorder::Choice> all{one("to", id_of(step.to)), one("paid", payment_in_words(step))};
            Pieces cards = step.paid;
            cards.unknown = 0;
            if (step.caravan && cards.known() > 0) all.push_back({"cards", chosen_of(cards)});
            if (step.by != By::unsaid)
              all.push_back(one("how", step.by == By::road ? "road" : step.by == By::river ? "river" : "ferry"));
            if (step.paid.open) return std::nullopt;
            return known("step", std::move(all));
          },
          [&](const PlaceCounter& place) -> Known {
            const std::string kind = kind_or_unknown(place.kind);
            std::vector<recorder::Choice> all{one("piece", place.hidden ? std::string(value::hidden) : kind),
                                              one("way", way_between(place.link))};
            if (place.hidden) all.push_back(one("which", kind));
            return known("place", std::move(all));
          },
          [&](const PlaceObstacle& place) -> Known {
            return known("place", {one("piece", std::string(value::obstacle)), one("way", way_between(place.link))});
          },
          [&](const Pick& pick) -> Known {
            if (pick.hidden || (!pick.blind && !pick.kind)) return std::nullopt;
            std::vector<recorder::Choice> all{
                one("from", pick.blind ? std::string(value::pile) : kind_or_unknown(pick.kind))};
            if (pick.blind) all.push_back(one("which", kind_or_unknown(pick.kind)));
            if (pick.turned) all.push_back(one("turned", std::string(name(*pick.turned))));
            return known("pick", std::move(all));
          },
          [&](const Keep& keep) -> Known {
            const FacedCounters& kept = keep.counters;
            if (kept.count > 1) return std::nullopt;
            const FacedCounters::Counter& one_kept = kept.at[0];
            const bool down = kept.count == 1 && one_kept.facing == Facing::down;
            std::string counter(down ? value::hidden : value::none);
            if (!down && (kept.open || kept.count == 1)) counter = kind_or_unknown(one_kept.kind);
            std::vector<recorder::Choice> all{one("counter", counter)};
            if (down && one_kept.kind) all.push_back(one("which", name(*one_kept.kind)));
            return known("keep", std::move(all));
          },
          [&](const Deal& deal) -> Known {
            if (deal.cards.open) return std::nullopt;
            return known("deal", {{"cards", chosen_of(deal.cards)}});
          },
          [&](const Draw& draw) -> Known {
            if (draw.counters.count() > 1) return std::nullopt;
            const std::vector<Chosen> drawn = chosen_of(draw.counters);
            const bool unknown = draw.counters.open || draw.counters.unknown > 0;
            const std::string kind(unknown         ? value::unknown
                                   : drawn.empty() ? value::none
                                                   : std::string_view(drawn.front().value));
            return known("draw", {one("counter", kind)});
          },
          [&](const ShowRow& show) -> Known {
            if (show.row.open || show.row.unknown > 0) return std::nullopt;
            return known("row", {{"row", chosen_of(show.row)}});
          },
          [&](const EndJourney& end) -> Known {
            if (!end.written || end.discard.open || end.discard.unknown > 0) return std::nullopt;
            return known("discard", {{"cards", chosen_of(end.discard)}});
          },
          [](const auto&) -> Known { return std::nullopt; }},
      play);
}

std::string Guide::words(const Session& session, const Spot& spot, const Action& play, bool at_play) {
  const std::string line = written_without_player(play, session.players);
  const std::string name = as_key(session.players[spot.seat.value].name);
  if (is_any<Step, UnknownSteps, EndJourney>(play)) {
    const bool instead = at_play && spot.ply && is_whole_journey(session.plays, *spot.ply);
    return instead ? name + ": [" + line + "]" : line;
  }
  if (const auto* show = std::get_if<ShowRow>(&play)) return at_play ? sum_of(show->row) : line;
  // In a map of players only the value is replaced.
  if (at_play && is_any<Deal, Draw, Keep>(play)) return line;
  return name + ": " + line;
}

Legality Guide::legality(const Position& state, const Action& play) {
  const Legality found = elfenland::legality(state, play);
  // What was laid unseen may have been the counter that is kept.
  const auto* keep = std::get_if<Keep>(&play);
  const bool perhaps_laid = keep != nullptr && keep->counters.count > 0 && state.unrecorded.roads_unknown;
  return found == Legality::yes && perhaps_laid ? Legality::depends : found;
}

ViewMoment Guide::told(const Position& before, const Action& play) {
  return elfenland::told(before, play);
}

}  // namespace elfref::elfenland
