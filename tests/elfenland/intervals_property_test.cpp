// What is told of a player whose journeys were not all written down, held against every way of writing them out: of
// small sessions each is tried, and the referee asked about the whole record. A run has 100 sessions;
// RC_PARAMS="max_success=5000" makes it more.

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "elfref/elfenland/facts/board.h"
#include "elfref/elfenland/facts/words.h"
#include "testing/fixture.h"

namespace elfref::testing::intervals_property_test {
namespace {

using elfenland::elvenhold;
using elfenland::road_count;
using elfenland::town_count;
using elfenland::TownId;
using elfenland::TownSet;
using elfenland::Transport;
using elfenland::transport_count;
using elfenland::WayId;

constexpr int most_fills = 400;

int below(int end) {
  return *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, end)));
}

std::string named(TownId town) {
  return std::string(elfenland::town(town).ascii);
}

using Cards = std::array<int, transport_count>;

int sum(const Cards& cards) {
  int all = 0;
  for (const int number : cards) all += number;
  return all;
}

std::string in_words(const Cards& cards) {
  std::string text;
  for (int kind = 0; kind < transport_count; ++kind)
    if (cards[kind] > 0)
      text += (text.empty() ? "" : " + ") + std::to_string(cards[kind]) + " " + std::string(name(Transport(kind)));
  return text;
}

/// What lies on the roads in one round.
using Roads = std::map<int, Transport>;

/// What is written of a journey: a step, a stretch that nobody wrote down, or where the boot was seen after one.
struct Entry {
  enum class Kind { gap, seen, step } kind = Kind::gap;
  TownId town{};
  Cards paid{};
};

struct Round {
  Roads roads;
  std::optional<int> dealt;
  std::vector<Entry> entries;
};

/// A session of which some stretches are open, all of the same player.
struct Open {
  TownId at;
  std::vector<TownId> towns;
  int counted = -1;            ///< towns that are only counted; -1: they are named
  std::optional<Cards> known;  ///< the hand of the first round
  int hand = 0;
  bool overpay = true;
  std::optional<TownId> card;
  std::vector<Round> rounds;
};

/// A step that can be made from a town.
struct Leg {
  TownId to;
  Cards price{};
  bool caravan = false;
};

std::vector<Leg> legs(const Roads& roads, TownId from) {
  std::vector<Leg> found;
  for (std::uint8_t index = 0; index < elfenland::way_count; ++index) {
    const elfenland::Way& way = elfenland::way(WayId{index});
    if (way.a != from && way.b != from) continue;
    Leg leg{
        .to = way.a == from ? way.b : way.a,
    };
    if (is_road(WayId{index})) {
      const auto lies = roads.find(index);
      if (lies == roads.end()) continue;
      leg.price[static_cast<std::size_t>(lies->second)] = cost(lies->second, way.terrain);
      leg.caravan = true;
    } else {
      leg.price[static_cast<std::size_t>(Transport::raft)] = is_ferry(WayId{index}) || way.b == from ? 2 : 1;
    }
    found.push_back(leg);
  }
  return found;
}

/// A record with its rounds in words.
std::string record(const Open& open, const std::vector<TownId>& towns, int counted,
                   const std::vector<std::string>& journeys) {
  std::string text =
      "edition: italian\noptions: {overpay: " + std::string(open.overpay ? "note" : "error") + "}\nplayers: [";
  text += open.card ? "{name: Anna, town: " + named(*open.card) + "}, {name: Boris, town: Virst}]\n" : "Anna, Boris]\n";
  const int first = 5 - static_cast<int>(open.rounds.size());
  text += "start:\n  round: " + std::to_string(first) +
          "\n  phase: travel\n  first: Anna\n  players:\n    Anna: {at: " + named(open.at) + ", towns: ";
  if (counted >= 0) {
    text += std::to_string(counted);
  } else {
    text += "[";
    for (const TownId town : towns) text += (text.back() == '[' ? "" : ", ") + named(town);
    text += "]";
  }
  text += ", hand: " + (open.known ? in_words(*open.known) : std::to_string(open.hand)) + "}\n";
  text += "    Boris: {at: Feodor, towns: [Feodor, Rivinia, Tichih], hand: 3}\n  roads:";
  std::string roads;
  for (const auto& [road, counter] : open.rounds.front().roads)
    roads += (roads.empty() ? "" : ", ") + named(elfenland::way(WayId{static_cast<std::uint8_t>(road)}).a) + "-" +
             named(elfenland::way(WayId{static_cast<std::uint8_t>(road)}).b) + ": " + std::string(name(counter));
  text += roads.empty() ? " none\nrounds:\n" : " {" + roads + "}\nrounds:\n";
  for (std::size_t i = 0; i < open.rounds.size(); ++i) {
    const Round& round = open.rounds[i];
    if (i == 0) {
      text += "- travel: [Anna: " + journeys[i] + ", Boris: []]\n";
      continue;
    }
    text += round.dealt ? "- deal: {Anna: " + std::to_string(*round.dealt) + "}\n  plan: [" : "- plan: [";
    bool boris = i % 2 == 1, begun = false;
    for (const auto& [road, counter] : round.roads) {
      text += std::string(begun ? ", " : "") + (boris ? "Boris" : "Anna") + ": " + std::string(name(counter)) + " on " +
              named(elfenland::way(WayId{static_cast<std::uint8_t>(road)}).a) + "-" +
              named(elfenland::way(WayId{static_cast<std::uint8_t>(road)}).b);
      boris = !boris;
      begun = true;
    }
    const std::string anna = "Anna: " + journeys[i], stays = "Boris: []";
    text += "]\n  travel: [" + (i % 2 == 1 ? stays + ", " + anna : anna + ", " + stays) + "]\n";
  }
  return text;
}

std::string in_words(const Open& open) {
  std::vector<std::string> journeys;
  for (const Round& round : open.rounds) {
    std::string text = "[";
    for (const Entry& entry : round.entries) {
      if (text.size() > 1) text += ", ";
      text += entry.kind == Entry::Kind::gap    ? "unknown"
              : entry.kind == Entry::Kind::seen ? "at: " + named(entry.town)
                                                : named(entry.town) + ": " + in_words(entry.paid);
    }
    journeys.push_back(text + "]");
  }
  return record(open, open.towns, open.counted, journeys);
}

/// What is told of both players, by figure.
using Told = std::map<std::string, Range>;

Told told(const Judgement& judgement) {
  Told values;
  for (const Standing& standing : judgement.standings) {
    values[standing.name + ": place"] = *standing.place;
    for (const Figure& figure : standing.figures)
      if (figure.number) values[standing.name + ": " + std::string(figure.key)] = *figure.number;
  }
  return values;
}

/// Writes out every journey.
class Fills {
 public:
  explicit Fills(const Open& open) : open_(open) {}

  /// What is told of them together; nothing where there are too many.
  std::optional<Told> run() {
    journeys_.assign(open_.rounds.size(), "");
    over_.assign(open_.rounds.size(), false);
    TownSet had;
    for (const TownId town : open_.towns) had.add(town);
    Cards hand = open_.known.value_or(Cards{});
    begin(0, open_.at, hand, open_.hand, {});
    if (count_ > most_fills) return std::nullopt;
    return reached_;
  }
  [[nodiscard]] int legal() const { return legal_; }
  std::map<std::string, std::string> example;

 private:
  void begin(std::size_t round, TownId at, const Cards& hand, int left, TownSet visited) {
    if (round == open_.rounds.size()) return judge(visited);
    go_on(round, 0, at, hand, left, visited, "[");
  }

  [[nodiscard]] bool knows(std::size_t round) const { return round == 0 && open_.known; }

  static std::string joined(const std::string& text, const std::string& step) {
    return text + (text.size() > 1 ? ", " : "") + step;
  }

  void go_on(std::size_t round, std::size_t index, TownId at, const Cards& hand, int left, TownSet visited,
             const std::string& text) {
    if (count_ > most_fills) return;
    const std::vector<Entry>& entries = open_.rounds[round].entries;
    if (index == entries.size()) {
      journeys_[round] = text + "]";
      begin(round + 1, at, hand, 8, visited);
      // With nothing but `unknown` more than the excess may have been thrown away.
      const auto gap = [](const Entry& entry) { return entry.kind == Entry::Kind::gap; };
      if (entries.empty() || !std::ranges::all_of(entries, gap)) return;
      for (int thrown = std::max(0, left - 4) + 1; thrown <= left; ++thrown) {
        journeys_[round] = joined(text, "discard: " + std::to_string(thrown)) + "]";
        begin(round + 1, at, hand, 8, visited);
      }
      return;
    }
    const Entry& entry = entries[index];
    if (entry.kind == Entry::Kind::seen) {
      if (at == entry.town) go_on(round, index + 1, at, hand, left, visited, text);
      return;
    }
    if (entry.kind == Entry::Kind::step) {
      Cards rest = hand;
      if (!pay(round, entry.paid, rest, left)) return;
      bool joins = false;
      for (const Leg& leg : legs(open_.rounds[round].roads, at)) joins = joins || leg.to == entry.town;
      if (!joins) return;
      visited.add(entry.town);
      return go_on(round, index + 1, entry.town, rest, left - sum(entry.paid), visited,
                   joined(text, named(entry.town) + ": " + in_words(entry.paid)));
    }
    go_on(round, index + 1, at, hand, left, visited, text);
    for (const Leg& leg : legs(open_.rounds[round].roads, at)) {
      step(round, index, leg, leg.price, hand, left, visited, text);
      if (open_.overpay && !over_[round]) pay_more(round, index, leg, hand, left, visited, text);
      for (int cards = 3; cards <= (open_.overpay ? left : 3) && leg.caravan && (open_.known || !open_.overpay);
           ++cards)
        caravans(round, index, leg, {}, 0, cards, hand, left, visited, text);
    }
  }

  /// More than the price, in one step of a round, which is enough.
  void pay_more(std::size_t round, std::size_t index, const Leg& leg, const Cards& hand, int left, TownSet visited,
                const std::string& text) {
    over_[round] = true;
    if (knows(round)) overpay(round, index, leg, leg.price, 0, hand, left, visited, text);
    for (std::size_t kind = 0; kind < leg.price.size() && !knows(round); ++kind)
      for (int more = 1; sum(leg.price) + more <= left && leg.price[kind] > 0; ++more) {
        Cards over = leg.price;
        over[kind] += more;
        step(round, index, leg, over, hand, left, visited, text);
        if (!open_.known || more < sum(hand) || sum(hand) == 0) continue;
        for (std::size_t of = 0; of < over.size(); ++of) over[of] += hand[of];
        over[kind] -= sum(hand);
        step(round, index, leg, over, hand, left, visited, text);
      }
    over_[round] = false;
  }

  /// The price, and any known cards more.
  void overpay(std::size_t round, std::size_t index, const Leg& leg, Cards paid, std::size_t kind, const Cards& hand,
               int left, TownSet visited, const std::string& text) {
    for (; kind < paid.size(); ++kind) {
      Cards more = paid;
      if (++more[kind] > hand[kind]) continue;
      step(round, index, leg, more, hand, left, visited, text);
      overpay(round, index, leg, more, kind, hand, left, visited, text);
    }
  }

  void caravans(std::size_t round, std::size_t index, const Leg& leg, Cards paid, int kind, int more, const Cards& hand,
                int left, TownSet visited, const std::string& text) {
    if (more == 0) return step(round, index, leg, paid, hand, left, visited, text);
    if (kind == transport_count) return;
    const int most = std::min(more, knows(round)                  ? hand[kind]
                                    : kind == transport_count - 1 ? more
                                    : open_.known                 ? hand[kind]
                                                                  : 0);
    for (int cards = 0; cards <= most; ++cards) {
      paid[kind] = cards;
      caravans(round, index, leg, paid, kind + 1, more - cards, hand, left, visited, text);
    }
  }

  void step(std::size_t round, std::size_t index, const Leg& leg, const Cards& paid, const Cards& hand, int left,
            TownSet visited, const std::string& text) {
    Cards rest = hand;
    if (!pay(round, paid, rest, left)) return;
    visited.add(leg.to);
    go_on(round, index, leg.to, rest, left - sum(paid), visited, joined(text, named(leg.to) + ": " + in_words(paid)));
  }

  bool pay(std::size_t round, const Cards& paid, Cards& hand, int left) const {
    if (sum(paid) > left) return false;
    for (int kind = 0; kind < transport_count && knows(round); ++kind)
      if ((hand[kind] -= paid[kind]) < 0) return false;
    return true;
  }

  /// Towns that are only counted may be any; some of those that were visited are among them, or none.
  void judge(TownSet visited) {
    if (open_.counted < 0) return judge(open_.towns);
    visited.remove(elvenhold);
    visited.remove(open_.at);
    for (int among = 0; among <= visited.size(); ++among) {
      std::vector<TownId> towns;
      if (open_.at != elvenhold && open_.counted > 0) towns.push_back(open_.at);
      int left = among;
      for (std::uint8_t town = 0; town < town_count; ++town)
        if (visited.has(TownId{town}) && left-- > 0) towns.push_back(TownId{town});
      for (std::uint8_t town = 0; town < town_count; ++town)
        if (!visited.has(TownId{town}) && TownId{town} != elvenhold && TownId{town} != open_.at &&
            static_cast<int>(towns.size()) < open_.counted)
          towns.push_back(TownId{town});
      if (static_cast<int>(towns.size()) == open_.counted) judge(towns);
    }
  }

  void judge(const std::vector<TownId>& towns) {
    if (++count_ > most_fills) return;
    const std::string text = record(open_, towns, -1, journeys_);
    const Judgement judgement = referee({"written out", text, 1, 1}).judgement;
    if (judgement.verdict != Verdict::legal) return;
    ++legal_;
    for (const auto& [key, value] : told(judgement)) {
      const auto [found, fresh] = reached_.try_emplace(key, value);
      if (fresh || value.min < found->second.min) example[key + " least"] = text;
      if (fresh || value.max > found->second.max) example[key + " most"] = text;
      if (!fresh) found->second = {std::min(found->second.min, value.min), std::max(found->second.max, value.max)};
    }
  }

  const Open& open_;
  std::vector<std::string> journeys_;
  std::vector<bool> over_;  // by round: more than a price was paid
  Told reached_;
  int count_ = 0;
  int legal_ = 0;
};

/// A session that was played legally, of which some is left out.
Open any_open() {
  Open open;
  open.at = TownId{static_cast<std::uint8_t>(below(town_count))};
  TownSet had;
  for (int n = below(9); n > 0; --n) had.add(TownId{static_cast<std::uint8_t>(below(town_count))});
  had.add(open.at);
  had.remove(elvenhold);
  for (std::uint8_t town = 0; town < town_count; ++town)
    if (had.has(TownId{town})) open.towns.push_back(TownId{town});
  if (below(4) == 0) open.counted = static_cast<int>(open.towns.size());
  open.overpay = below(4) != 0;
  if (below(2) == 0) open.card = TownId{4};
  if (open.card && !elfenland::town(*open.card).card) open.card = elfenland::town_named("Tichih");
  const bool known = below(2) == 0;
  Cards hand{};
  open.hand = 2 + below(3);
  for (int card = 0; card < open.hand; ++card) ++hand[static_cast<std::size_t>(below(transport_count))];
  TownId at = open.at;
  int left = open.hand;
  const int rounds = 1 + (below(3) == 0 ? 1 : 0);
  for (int number = 0; number < rounds; ++number) {
    Round round;
    // Counters round the boot.
    TownId there = at;
    for (int n = 2 + below(3); n > 0; --n) {
      std::vector<int> from;
      for (int road = 0; road < road_count; ++road) {
        const elfenland::Way& way = elfenland::way(WayId{static_cast<std::uint8_t>(road)});
        if ((way.a == there || way.b == there) && !round.roads.contains(road)) from.push_back(road);
      }
      if (from.empty()) break;
      const int road = from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
      const elfenland::Way& way = elfenland::way(WayId{static_cast<std::uint8_t>(road)});
      const auto kind = Transport(below(transport_count - 1));
      if (cost(kind, way.terrain) == 0) continue;
      round.roads[road] = kind;
      if (below(3) != 0) there = way.a == there ? way.b : way.a;
    }
    if (number > 0) {
      if (below(2) == 0) round.dealt = 8 - std::min(4, left);
      left = 8;
    }
    // A journey, and what is left of it.
    std::vector<Entry> steps;
    Cards rest = hand;
    while (below(5) != 0) {
      const std::vector<Leg> all = legs(round.roads, at);
      std::vector<std::pair<TownId, Cards>> can;
      for (const Leg& leg : all) {
        bool has = sum(leg.price) <= left;
        for (int kind = 0; kind < transport_count && known && number == 0; ++kind)
          has = has && leg.price[kind] <= rest[kind];
        if (has) can.emplace_back(leg.to, leg.price);
      }
      if (can.empty()) break;
      const auto& [to, price] = can[static_cast<std::size_t>(below(static_cast<int>(can.size())))];
      steps.push_back({Entry::Kind::step, to, price});
      left -= sum(price);
      for (int kind = 0; kind < transport_count; ++kind) rest[kind] -= price[kind];
      at = to;
    }
    std::size_t next = 0;
    bool open_now = false;
    while (next < steps.size() || !open_now) {
      const bool gap = !open_now && below(2) == 0;
      if (gap) {
        const std::size_t until = next + static_cast<std::size_t>(below(static_cast<int>(steps.size() - next) + 1));
        round.entries.push_back({Entry::Kind::gap});
        if (below(3) == 0) {
          const TownId boot = until > 0 ? steps[until - 1].town : number == 0 ? open.at : TownId{255};
          if (boot != TownId{255}) round.entries.push_back({Entry::Kind::seen, boot});
        }
        next = until;
        open_now = true;
      } else if (next < steps.size()) {
        round.entries.push_back(steps[next++]);
        open_now = false;
      } else if (below(2) == 0) {
        break;
      }
    }
    open.rounds.push_back(std::move(round));
  }
  if (known) open.known = hand;
  return open;
}

RC_GTEST_PROP(Intervals, ReachBothEnds, ()) {
  const Open open = any_open();
  const std::string text = in_words(open);
  const Judgement judgement = referee({"open", text, 1, 1}).judgement;
  Fills fills(open);
  const std::optional<Told> reached = fills.run();
  RC_CLASSIFY(!reached, "too many");
  RC_CLASSIFY(judgement.verdict != Verdict::legal, "not legal");
  RC_CLASSIFY(fills.legal() > 1, "open");
  RC_CLASSIFY(open.rounds.size() > 1, "two rounds");
  if (!reached) return;
  if (judgement.verdict != Verdict::legal) return;
  if (fills.legal() == 0) return;  // what was left out cannot be played with the cards of the first round
  for (const auto& [key, value] : told(judgement)) {
    const Range& range = reached->at(key);
    const std::string ranges = key + ": " + std::to_string(value.min) + " to " + std::to_string(value.max) +
                               ", reached " + std::to_string(range.min) + " to " + std::to_string(range.max) + "\n" +
                               text;
    if (range.min < value.min) RC_FAIL("excluded: " + ranges + "\n" + fills.example[key + " least"]);
    if (range.max > value.max) RC_FAIL("excluded: " + ranges + "\n" + fills.example[key + " most"]);
    // Of a hand that is known in part and kept into the next round bounds are followed.
    const bool exact = !open.known || open.rounds.size() == 1;
    if (range != value && exact) RC_FAIL("not reached: " + ranges);
  }
}

}  // namespace
}  // namespace elfref::testing::intervals_property_test
