#include <algorithm>
#include <array>
#include <string>

#include "elfref/core/forms/forms.h"
#include "elfref/elfenland/facts/options.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/testing/breaches.h"
#include "elfref/testing/elfenland.h"

namespace elfref::testing {
namespace {

using namespace elfenland;

constexpr std::array<std::string_view, 7> colours{"red", "blue", "green", "yellow", "black", "purple", "white"};
constexpr std::size_t page_width = 110;

/// The text of a record, growing.
class Writing {
 public:
  Writing(const PlayedGame& game, Detail detail) : game_(game), session_(game.session), detail_(detail) {}

  std::string write() {
    text_.reserve(24000);
    head();
    if (is_a_sheet(game_, detail_)) {
      sheet();
    } else {
      start();
      if (first_round() < game_.plays.size()) text_ += "rounds:\n";
      for (std::size_t i = first_round(); i < game_.plays.size();) i = round(i);
    }
    if (!game_.breach.sheet) result();
    if (!game_.breach.rule.empty()) label_breach(text_, game_.breach.rule, game_.breach.claim.has_value());
    return std::move(text_);
  }

 private:
  [[nodiscard]] bool full() const { return detail_ == Detail::full; }
  [[nodiscard]] bool minimal() const { return detail_ == Detail::minimal; }
  [[nodiscard]] std::string_view player(Seat seat) const { return session_.players[seat.value].name; }
  [[nodiscard]] std::string words(const Action& play) const { return written_without_player(play, session_.players); }
  [[nodiscard]] std::string entry(const Action& play) const { return written(play, session_.players); }
  template <class Kind>
  [[nodiscard]] const Kind* at(std::size_t index) const {
    return index < game_.plays.size() ? std::get_if<Kind>(&game_.plays[index]) : nullptr;
  }
  [[nodiscard]] std::size_t first_round() const {
    std::size_t index = 0;
    while (index < game_.plays.size() && at<BeginRound>(index) == nullptr) ++index;
    return index;
  }

  void line(std::initializer_list<std::string_view> parts, bool breach = false) {
    for (const std::string_view part : parts) text_ += part;
    end_line(breach);
  }
  /// Ends a line; on the one with the breach stands what is to be found there.
  void end_line(bool breach) {
    if (breach) text_.append(breach_mark).append(game_.breach.rule);
    text_ += '\n';
  }
  [[nodiscard]] bool is_breach(std::size_t play) const { return game_.breach.play == play; }

  // -------------------------------------------------------------- what was agreed

  void head() {
    text_ += "game: elfenland\n";
    if (!session_.edition.empty()) line({"edition: ", session_.edition});
    options();
    line({"session: {seed: ", std::to_string(game_.agreed.seed), ", game: ", std::to_string(game_.agreed.number), "}"});
    seats();
  }

  /// Everybody: by name alone where that is all there is to say.
  void seats() {
    const bool named_only = std::ranges::none_of(game_.plays, [&](const Action& play) {
      const auto* take = std::get_if<TakeSeat>(&play);
      return take != nullptr && (take->town || has_colour(*take));
    });
    if (!named_only) {
      line({"players:"}, is_breach(0));
      for (std::size_t i = 0; i < game_.plays.size(); ++i)
        if (const auto* take = at<TakeSeat>(i)) seat(*take, is_breach(i));
      return;
    }
    std::string all;
    for (const Player& player : session_.players) all.append(all.empty() ? "" : ", ").append(player.name);
    line({"players: [", all, "]"}, is_breach(0));
  }

  [[nodiscard]] bool has_colour(const TakeSeat& take) const { return take.colour != 0 && !minimal(); }

  void options() {
    std::string set;
    for (int index = 0; index < option_count; ++index) {
      if ((session_.options_set >> index & 1) == 0) continue;
      const OptionWords& option = info(Option(index));
      if (!set.empty()) set += ", ";
      set.append(option.name).append(": ").append(option.values[session_.options[Option(index)]]);
    }
    if (!set.empty()) line({"options: {", set, "}"});
  }

  void seat(const TakeSeat& take, bool breach) {
    text_.append("- {name: ").append(player(take.seat));
    if (has_colour(take)) text_.append(", colour: ").append(colours[take.colour - 1u]);
    if (take.town) text_.append(", town: ").append(town(*take.town).ascii);
    line({"}"}, breach);
  }

  /// `[A, B]`, over as many lines as it takes; without an indent in one.
  void list(TownSet set, std::string_view indent) {
    text_ += '[';
    bool first = true;
    for (std::uint8_t id = 0; id < town_count; ++id) {
      if (!set.has(TownId{id})) continue;
      const std::string_view name = town(TownId{id}).ascii;
      if (!first) text_.append(indent.empty() || fits(name) ? ", " : std::string(",\n").append(indent));
      text_ += name;
      first = false;
    }
    text_ += ']';
  }

  void start() {
    const Start& start = session_.start;
    if (!start.written) return;
    text_ += "start:\n";
    if (start.round > 1) line({"  round: ", std::to_string(start.round)});
    if (start.phase != phase::deal) line({"  phase: ", start.phase});
    if (start.first) line({"  first: ", player(*start.first)});
    text_ += "  players:\n";
    for (std::uint8_t i = 0; i < start.players.size(); ++i) {
      const Start::Player& told = start.players[i];
      line({"    ", player({i}), ":"});
      line({"      at: ", town(*told.at).ascii});
      text_ += "      towns: ";
      const bool breach = breaks_start_of({i});
      if (told.towns_listed) {
        list(told.named, "        ");
      } else {
        text_ += std::to_string(*told.towns);
      }
      end_line(breach && !told.towns_listed);
      if (full()) line({"      hand: ", words(Deal{.seat = {i}, .cards = *told.hand})});
      if (detail_ == Detail::in_public) line({"      hand: ", std::to_string(told.hand->count())});
      if (!minimal()) line({"      counters: ", counters(*told.counters)}, breach && told.towns_listed);
      if (*told.obstacle_used) line({"      obstacle: used"});
    }
    if (start.roads_written) roads();
  }

  /// Whether what `start` says of a player is the breach: of his towns if they are only counted, else of his counters.
  [[nodiscard]] bool breaks_start_of(Seat seat) const {
    if (!game_.breach.play) return false;
    const auto* told = at<StartPlayer>(*game_.breach.play);
    return told != nullptr && told->seat == seat;
  }

  void roads() {
    std::string all;
    for (const Action& play : game_.plays)
      if (const auto* road = std::get_if<StartRoad>(&play)) {
        all.append("    ").append(words(*road)).append("\n");
      }
    if (all.empty()) return line({"  roads: none"});
    text_.append("  roads:\n").append(all);
  }

  /// Counters in front of a player; what lies face down is seen by its owner alone.
  [[nodiscard]] std::string counters(FacedCounters told) const {
    for (int i = 0; i < told.count && !full(); ++i)
      if (told.at[static_cast<std::size_t>(i)].facing == Facing::down)
        told.at[static_cast<std::size_t>(i)].kind.reset();
    return words(Keep{.seat = {}, .counters = told});
  }

  // -------------------------------------------------------------- rounds

  /// The keys of a round; the first one carries the dash.
  void key(std::string_view name) {
    text_.append(dash_ ? "- " : "  ").append(name).append(":");
    dash_ = false;
  }

  /// One round, from its beginning on; answers where the next one begins.
  std::size_t round(std::size_t index) {
    dash_ = true;
    std::size_t end = index + 1;
    while (end < game_.plays.size() && at<BeginRound>(end) == nullptr) ++end;
    if (const auto* shown = at<ShowRow>(index + 1); shown != nullptr && !minimal()) row(*shown, is_breach(index + 1));
    if (!minimal()) {
      map_of<Deal>(index, end, "deal", full(),
                   [&](const Deal& dealt) { return full() ? words(dealt) : std::to_string(dealt.cards.count()); });
    }
    if (full()) map_of<Draw>(index, end, "draw", false, [&](const Draw& drawn) { return words(drawn); });
    if (!minimal()) picks(index, end);
    entries(index, end);
    journeys(index, end);
    if (!minimal()) map_of<Keep>(index, end, "keep", false, [&](const Keep& kept) { return counters(kept.counters); });
    if (dash_) line({"- unknown"}, is_breach(index));
    return end;
  }

  void row(const ShowRow& shown, bool breach) {
    std::string all;
    for (int kind = 0; kind < transport_count; ++kind)
      for (int n = shown.row.of[static_cast<std::size_t>(kind)]; n > 0; --n)
        all.append(all.empty() ? "" : ", ").append(name(Transport(kind)));
    key("row");
    line({" [", all, "]"}, breach);
  }

  /// A phase in which something is written of everybody.
  template <class Kind, class Words>
  void map_of(std::size_t begin, std::size_t end, std::string_view name, bool a_line_each, Words said) {
    bool any = false, breach = false;
    for (std::size_t i = begin; i < end; ++i) {
      const Kind* play = at<Kind>(i);
      if (play == nullptr) continue;
      if (!any) key(name);
      if (a_line_each) {
        if (!any) text_ += '\n';
        line({"    ", player(play->seat), ": ", said(*play)}, is_breach(i));
      } else {
        text_.append(any ? ", " : " {").append(player(play->seat)).append(": ").append(said(*play));
      }
      any = true;
      breach = breach || is_breach(i);
    }
    if (any && !a_line_each) line({"}"}, breach);
  }

  void picks(std::size_t begin, std::size_t end) {
    bool any = false;
    for (std::size_t i = begin; i < end; ++i)
      if (const auto* pick = at<Pick>(i)) {
        if (!any) {
          key("choose");
          text_ += '\n';
        }
        any = true;
        line({"  - ", entry(*pick)}, is_breach(i));
      }
  }

  void entries(std::size_t begin, std::size_t end) {
    std::size_t from = begin, last = begin;  // of those that are written
    while (from < end && at<BeginPlan>(from) == nullptr) ++from;
    if (from == end) return;
    key("plan");
    while (end > from && form_of(game_.plays[end - 1]).phase != phase::plan) --end;
    for (std::size_t i = from; i < end; ++i)
      if (full() || at<Pass>(i) == nullptr) last = i;
    if (last <= from) return line({" []"});
    if (minimal()) return entries_in_short(from + 1, last);
    text_ += '\n';
    for (std::size_t i = from + 1; i <= last; ++i) line({"  - ", entry(game_.plays[i])}, is_breach(i));
  }

  void entries_in_short(std::size_t from, std::size_t last) {
    text_ += " [";
    std::string one;
    for (std::size_t i = from; i <= last; ++i) {
      if (at<Pass>(i) != nullptr) continue;
      if (!one.empty()) text_.append(one).append(",");
      text_ += one.empty() || fits(entry(game_.plays[i])) ? one.empty() ? "\n    " : " " : "\n    ";
      one = entry(game_.plays[i]);
    }
    text_.append(one).append(" ]\n");
  }

  /// Whether so much more has room in the line.
  [[nodiscard]] bool fits(std::string_view more) const {
    return text_.size() - (text_.rfind('\n') + 1) + more.size() + 3 <= page_width;
  }

  void journeys(std::size_t begin, std::size_t end) {
    bool any = false;
    for (std::size_t i = begin; i < end; ++i) {
      if (at<BeginTravel>(i) != nullptr) {
        key("travel");
        any = at<BeginJourney>(i + 1) != nullptr;
        text_ += any ? "\n" : " []\n";
      }
      if (const auto* begun = at<BeginJourney>(i)) journey(*begun, i + 1, end);
    }
  }

  void journey(const BeginJourney& begun, std::size_t begin, std::size_t end) {
    std::vector<std::string> lines;
    std::size_t breach = game_.plays.size();  // of them; that many: none
    for (std::size_t i = begin; i < end && at<BeginJourney>(i) == nullptr; ++i) {
      if (is_breach(i)) breach = lines.size();
      if (const auto* step = at<Step>(i)) lines.push_back(words(*step));
      if (const auto* ended = at<EndJourney>(i); ended != nullptr && ended->written) discard(*ended, i, lines);
    }
    text_.append("  - ").append(player(begun.seat)).append(":");
    if (lines.empty()) return line({" []"}, is_breach(begin - 1));
    if (full()) {
      text_ += '\n';
      for (std::size_t i = 0; i < lines.size(); ++i) line({"    - ", lines[i]}, i == breach);
      return;
    }
    text_ += " [";
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) text_ += fits(lines[i]) ? ", " : ",\n      ";
      text_ += lines[i];
    }
    text_ += "]\n";
  }

  /// A discard is its number to those who look on; in the fewest words only one beyond need is told.
  void discard(const EndJourney& ended, std::size_t index, std::vector<std::string>& lines) const {
    if (full()) return lines.push_back(words(ended));
    if (minimal() && !beyond_need(index)) return;
    lines.push_back("discard: " + std::to_string(ended.discard.count()));
  }

  /// Whether somebody threw away more cards than he had to: fewer than four are left.
  [[nodiscard]] bool beyond_need(std::size_t index) const {
    return std::ranges::find(game_.beyond_need, index) != game_.beyond_need.end();
  }

  // -------------------------------------------------------------- the result

  void result() {
    if (game_.claims.empty()) return;
    const auto* winners = std::get_if<ClaimWinner>(&game_.claims.front());
    std::string names;
    for (std::uint8_t seat = 0; seat < session_.players.size(); ++seat)
      if ((winners->seats >> seat & 1) != 0) names.append(names.empty() ? "" : ", ").append(player({seat}));
    const bool shared = names.find(',') != std::string::npos;
    line({"winner: ", shared ? "[" : "", names, shared ? "]" : ""}, game_.breach.claim == 0u);
    text_ += "result:\n";
    for (std::uint8_t seat = 0; seat < session_.players.size(); ++seat) {
      bool any = false, breach = false;
      for (std::size_t i = 0; i < game_.claims.size(); ++i) {
        const auto* claim = std::get_if<ClaimResult>(&game_.claims[i]);
        if (claim == nullptr || claim->seat != Seat{seat}) continue;
        text_.append(any ? ", " : std::string("  ").append(player({seat})).append(": {"));
        text_.append(key_of(claim->key)).append(": ").append(value_of(*claim));
        any = true;
        breach = breach || game_.breach.claim == i;
      }
      if (any) line({"}"}, breach);
    }
  }

  [[nodiscard]] static std::string_view key_of(ClaimResult::Key key) {
    return elfenland::result_keys[static_cast<std::size_t>(key)];
  }

  /// The score without plays; some name the towns.
  void sheet() {
    text_ += "final:\n";
    for (std::uint8_t seat = 0; seat < session_.players.size(); ++seat) {
      text_.append("  ").append(player({seat})).append(": {towns: ");
      const bool breach = game_.breach.sheet == Seat{seat};
      if (breach) {
        list(game_.towns[seat], "");
        if (game_.breach.twice)
          text_.insert(text_.size() - 1, ", " + std::string(town(game_.towns[seat].first()).ascii));
      } else if (seat % 2 == 0) {
        list(game_.towns[seat], "    ");
      } else {
        text_ += std::to_string(game_.towns[seat].size());
      }
      for (const Action& play : game_.claims) {
        const auto* claim = std::get_if<ClaimResult>(&play);
        if (claim == nullptr || claim->seat != Seat{seat}) continue;
        if (claim->key == ClaimResult::Key::at || claim->key == ClaimResult::Key::cards)
          text_.append(", ").append(key_of(claim->key)).append(": ").append(value_of(*claim));
      }
      line({"}"}, breach);
    }
  }

  const PlayedGame& game_;
  const Session& session_;
  Detail detail_;
  std::string text_;
  bool dash_ = false;
};

}  // namespace

bool is_a_sheet(const PlayedGame& game, Detail detail) {
  if (game.breach.sheet) return true;
  return detail == Detail::minimal && game.agreed.sheet && game.finished && !game.won_early;
}

std::string record_of(const PlayedGame& game, Detail detail) {
  return Writing(game, detail).write();
}

}  // namespace elfref::testing
