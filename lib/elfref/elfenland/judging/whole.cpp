#include "elfref/elfenland/judging/whole.h"

#include <cstdint>
#include <optional>
#include <utility>

#include "elfref/core/judging/summaries.h"
#include "elfref/elfenland/rules/rulebook.h"
#include "elfref/elfenland/table/score.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

/// Who has which place: `Anna 1, Boris 2`.
Message places(const Position& state, const Session& session) {
  return list(Joint::comma, standings(state, session.players), [](const Standing& standing) {
    const Range place = *standing.place;
    const std::optional<int> to = place.exact() ? std::nullopt : std::optional(place.max);
    return msg::place_of({.from = place.min, .player = standing.side.front(), .to = to});
  });
}

/// Who has which score: `Anna 16, Boris 14 to 15`.
Message final_scores(const Position& state, const Session&) {
  return list(Joint::comma, seats_of(first_seats(state.players)), [all = scores(state)](Seat seat) {
    return msg::score_of({.player = seat, .score = all[seat.value].score});
  });
}

bool same_scores(const Position& a, const Position& b) {
  const auto x = scores(a), y = scores(b);
  for (int seat = 0; seat < a.players; ++seat)
    if (x[seat].score.exact() && y[seat].score.exact() && x[seat].score != y[seat].score) return false;
  return true;
}

bool same_places(const Position& a, const Position& b) {
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
                             msg::no_town_card_recorded()));
    return found;
  }

  void distance_by_edition(std::vector<Diagnostic>& found) const {
    if (!table.penalty || table.end.ending == Ending::none || session.sets(Option::distance)) return;
    Position other = table;
    other.options[Option::distance] = static_cast<std::uint8_t>(1 - other.options[Option::distance]);
    const bool same = same_places(table, other);
    if (same && (same_scores(table, other) || nobody_asks(Option::distance))) return;
    const OptionWords& words = info(Option::distance);
    const ArgView option = verbatim(words.name), value = verbatim(words.values[other.options[Option::distance]]);
    Diagnostic note = remark(rule_named("distance-by-edition"), result,
                             same ? msg::scores_would_differ({.option = option, .values = value})
                                  : msg::places_would_differ({.option = option, .values = value}));
    const auto results = same ? final_scores : places;
    note.because = {msg::result_here({.result = results(table, session)}),
                    msg::result_there({.result = results(other, session)})};
    note.option = words.name;
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
    List values(Joint::or_);
    std::vector<Message> there;
    for (std::uint8_t value = 0; value < info(Option::early_win).values.size(); ++value) {
      if (value == options[Option::early_win]) continue;
      Options changed = options;
      changed[Option::early_win] = value;
      const Position other = played_by(session, changed, seating);
      if (other.end.ending == Ending::none || table.end.ending == Ending::none || same_places(table, other)) continue;
      const ArgView named = verbatim(info(Option::early_win).values[value]);
      values.add(named);
      there.push_back(msg::result_with({.result = places(other, session), .value = named}));
    }
    if (there.empty()) return;
    Diagnostic note = remark(rule_named("early-win-by-edition"), result,
                             msg::places_would_differ({.option = verbatim(info(Option::early_win).name),
                                                       .values = values.take()}));
    note.because = {msg::result_here({.result = places(table, session)})};
    note.because.insert(note.because.end(), there.begin(), there.end());
    note.option = info(Option::early_win).name;
    found.push_back(std::move(note));
  }

  void shared_win(std::vector<Diagnostic>& found) const {
    if (table.end.ending == Ending::none) return;
    const auto all = scores(table);
    List players(Joint::and_);
    int count = 0;
    for (std::uint8_t seat = 0; seat < table.players; ++seat) {
      if (all[seat].place.max != 1) continue;
      players.add(Seat{seat});
      ++count;
    }
    if (count > 1)
      found.push_back(remark(rule_named("shared-win"), result, msg::shared_win({.players = players.take()})));
  }
};

}  // namespace

std::vector<Diagnostic> remarks_on(const Whole& whole) {
  return Remarks{whole}.all();
}

}  // namespace elfref::elfenland
