#include "elfref/elfenland/judging/whole.h"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "elfref/core/judging/summaries.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/score.h"

namespace elfref::elfenland {
namespace {

/// Who has which place, in words: `Anna 1, Boris 2`.
std::string places(const State& state, const Session& session) {
  return joined(standings(state, session.players), [](const Standing& standing) {
    const Range place = *standing.place;
    return fmt::format("{} {}{}", standing.name, place.min, place.exact() ? "" : fmt::format("-{}", place.max));
  });
}

std::string scores_in_words(const State& state, const Session& session) {
  return joined(seats_of(first_seats(state.players)), [&, all = scores(state)](Seat seat) {
    return fmt::format("{} {}", session.players[seat.value].name, range(all[seat.value].score));
  });
}

bool same_scores(const State& a, const State& b) {
  const auto x = scores(a), y = scores(b);
  for (int seat = 0; seat < a.players; ++seat)
    if (x[seat].score.exact() && y[seat].score.exact() && x[seat].score != y[seat].score) return false;
  return true;
}

bool same_places(const State& a, const State& b) {
  const auto x = scores(a), y = scores(b);
  for (int seat = 0; seat < a.players; ++seat)
    if (x[seat].place != y[seat].place) return false;
  return true;
}


/// Says it.
struct Remarks : Whole {
  [[nodiscard]] std::vector<Diagnostic> all() const {
    std::vector<Diagnostic> found;
    distance_by_edition(found);
    early_win_by_edition(found);
    shared_win(found);
    if (options.town_cards() && !table.penalty && !session.only_claims)
      found.push_back(remark(rule_named("no-town-cards-written"), session.players_span,
                             "no town card is written down: nothing is taken off the towns"));
    return found;
  }

  void distance_by_edition(std::vector<Diagnostic>& found) const {
    if (!table.penalty || table.ending == Ending::none || session.sets(Option::distance)) return;
    State other = table;
    other.options[Option::distance] = static_cast<std::uint8_t>(1 - other.options[Option::distance]);
    const bool same = same_places(table, other);
    if (same && (same_scores(table, other) || nobody_asks(Option::distance))) return;
    Diagnostic note = remark(rule_named("distance-by-edition"), result,
                             fmt::format("{} would differ under distance: {}", same ? "scores" : "places",
                                         info(Option::distance).values[other.options[Option::distance]]));
    const auto words = same ? scores_in_words : places;
    note.because = {fmt::format("here: {}", words(table, session)), fmt::format("there: {}", words(other, session))};
    note.option = info(Option::distance).name;
    found.push_back(std::move(note));
  }

  /// Whether the record claims nothing, and names an edition that prints the value of an option.
  [[nodiscard]] bool nobody_asks(Option option) const {
    return session.claims.empty() && !session.edition.empty() && !edition(session.edition).assumes(option);
  }

  [[nodiscard]] bool somebody_has_all() const {
    for (int seat = 0; seat < table.players; ++seat)
      if (table.player[seat].towns_max >= 20) return true;
    return false;
  }

  void early_win_by_edition(std::vector<Diagnostic>& found) const {
    if (session.sheet || !somebody_has_all() || session.sets(Option::early_win)) return;
    std::vector<std::string_view> values;
    std::vector<std::string> there;
    for (std::uint8_t value = 0; value < info(Option::early_win).values.size(); ++value) {
      if (value == options[Option::early_win]) continue;
      Options changed = options;
      changed[Option::early_win] = value;
      const State other = played_by(session, changed, seating);
      if (other.ending == Ending::none || table.ending == Ending::none || same_places(table, other)) continue;
      values.push_back(info(Option::early_win).values[value]);
      there.push_back(fmt::format("{}: {}", values.back(), places(other, session)));
    }
    if (values.empty()) return;
    Diagnostic note = remark(rule_named("early-win-by-edition"), result,
                             fmt::format("places would differ under early-win: {}", listed(values, "or")));
    note.because = {fmt::format("here: {}", places(table, session))};
    note.because.insert(note.because.end(), there.begin(), there.end());
    note.option = info(Option::early_win).name;
    found.push_back(std::move(note));
  }

  void shared_win(std::vector<Diagnostic>& found) const {
    if (table.ending == Ending::none) return;
    const auto all = scores(table);
    std::vector<std::string_view> names;
    for (int seat = 0; seat < table.players; ++seat)
      if (all[seat].place.max == 1) names.push_back(session.players[static_cast<std::size_t>(seat)].name);
    if (names.size() > 1)
      found.push_back(remark(rule_named("shared-win"), result,
                             fmt::format("{} share the win: still level after every tie-break", listed(names, "and"))));
  }
};

}  // namespace

std::vector<Diagnostic> remarks_on(const Whole& whole) {
  return Remarks{whole}.all();
}

}  // namespace elfref::elfenland
