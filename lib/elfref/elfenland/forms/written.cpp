#include "elfref/elfenland/forms/written.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <tuple>
#include <variant>

#include "elfref/core/forms/forms.h"
#include "elfref/core/judging/turns.h"
#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/plays/phrases.h"

// The table of plays: each kind of play once, with the words in which records write it. The words of a play may stand
// in any order that makes sense: so forms write and compare, and reading/words_of_play.h reads.

namespace elfref::elfenland {
namespace {

using Out = forms::LineOut;
using Stops = forms::Stops<Word>;

/// Cards or counters.
struct SomePieces {
  static void write(Out& out, std::string_view, const Pieces& pieces) {
    out.say(sum_of(pieces));
    out.meaning.unknown = pieces.unknown;
    out.meaning.any_number = pieces.open;
    for (int kind = 0; kind < transport_count; ++kind)
      if (pieces.of[kind] > 0) out.meaning.pieces[std::string(name(Transport(kind)))] = pieces.of[kind];
  }
};
/// One of them, which may not be known.
struct APiece {
  static void write(Out& out, std::string_view, std::optional<Transport> kind) {
    out.say(kind ? name(*kind) : out.unknown());
    if (!kind) out.meaning.unknown = 1;
    if (kind) out.meaning.pieces[std::string(name(*kind))] = 1;
  }
};
/// Counters in front of a player. How they lie is told where all kinds are.
struct SomeCounters {
  static void write(Out& out, std::string_view name_of, const FacedCounters& counters) {
    out.say(sum_of(counters));
    out.meaning.any_number = counters.open;
    std::vector<std::string> faces;
    for (const FacedCounters::Counter& counter : std::span(counters.at.data(), counters.count)) {
      if (!counter.kind) ++out.meaning.unknown;
      if (counter.kind) ++out.meaning.pieces[std::string(name(*counter.kind))];
      if (counter.kind && counter.facing == Facing::down) faces.emplace_back(name(*counter.kind));
    }
    std::ranges::sort(faces);
    if (out.meaning.unknown == 0) out.mean(name_of, joined(faces, [](const std::string& face) { return face; }));
  }
};
/// A small word where something is so, and what that means.
template <Word word>
struct AFlag {
  std::string_view value;

  void write(Out& out, std::string_view name_of, bool is_so) const {
    if (is_so) out.say_word(Stops{word});
    if (is_so) out.mean(name_of, std::string(value));
  }
};
/// By which kind of connection.
struct AWay {
  static void write(Out& out, std::string_view name_of, By by) {
    if (by == By::unsaid) return;
    const auto word = Word(static_cast<int>(Word::by_road) + static_cast<int>(by) - static_cast<int>(By::road));
    out.say_word(Stops{word});
    out.mean(name_of, std::string(vocabulary().spelling(as_meaning(word))));
  }
};
/// Between which towns something is laid, and by which kind of connection.
struct ALink {
  static void write(Out& out, std::string_view name_of, const Link& link) {
    out.say_act_word(Stops{Word::on});
    out.say_act(road_name(link));
    AWay::write(out, name_of, link.by);
  }
};
struct ATown {
  static void write(Out& out, std::string_view, TownId town) { out.say_act(ascii(town)); }
};

std::string in_words(const Sheet& sheet) {
  const auto word = [](std::string_view name) { return name; };
  std::vector<std::string> says;
  if (sheet.towns)
    says.push_back("towns: " +
                   (sheet.listed ? "[" + joined(ascii(sheet.named), word) + "]" : std::to_string(*sheet.towns)));
  if (sheet.at) says.push_back("at: " + ascii(*sheet.at));
  if (sheet.cards) says.push_back(fmt::format("cards: {}", *sheet.cards));
  return joined(says, word);
}

struct LineParts {
  template <auto member>
  using pieces = forms::Member<member, SomePieces>;
  template <auto member, Word word>
  using flag = forms::Member<member, AFlag<word>>;
};

struct Lines : LineParts, forms::TableOf<Word> {
  using enum Word;

  static constexpr std::tuple all{
      other<ShowRow>({"row", "row: [pig, raft]", "what is turned up", LeftOut::says_nothing, phase::choose},
                     forms::text("row"), forms::colon(), pieces<&ShowRow::row>{"row"}),
      other<Deal>({"deal", "deal: {Anna: 8}", "cards that are dealt", LeftOut::says_nothing, phase::deal},
                  pieces<&Deal::cards>{"cards"}, forms::means("deal")),
      other<Draw>(
          {"draw", "draw: {Anna: pig}", "a counter that is drawn face down", LeftOut::says_nothing, phase::draw},
          pieces<&Draw::counters>{"counters"}, forms::means("draw")),
      other<Pick>({"pick", "Anna: pig", "a counter that is taken", LeftOut::says_nothing, phase::choose},
                  forms::by_hand([](Out& out, const Pick& pick) {
                    if (pick.blind) out.say_word(Stops{blind});
                    if (pick.blind || pick.kind) out.mean("from", pick.blind ? "the pile" : "the row");
                  }),
                  flag<&Pick::hidden, hidden>{"facing", {"down"}}, forms::part<&Pick::kind>("kind", APiece()),
                  forms::by_hand([](Out& out, const Pick& pick) {
                    if (!pick.turned) return;
                    out.say_word(Stops{then});
                    out.say(name(*pick.turned));
                    out.mean("turned up", std::string(name(*pick.turned)));
                  }),
                  forms::means("pick")),
      other<PlaceCounter>({"place", "Anna: pig on Yttar-Grangor", "a counter on a road", LeftOut::was_not, phase::plan},
                          flag<&PlaceCounter::hidden, hidden>{"facing", {"down"}},
                          forms::part<&PlaceCounter::kind>("kind", APiece()),
                          forms::part<&PlaceCounter::link>("by", ALink())),
      line<PlaceObstacle>(
          {"obstacle", "Anna: obstacle on Yttar-Grangor", "the obstacle on a road", LeftOut::was_not, phase::plan},
          obstacle, forms::part<&PlaceObstacle::link>("by", ALink())),
      line<Pass>({"pass", "Anna: pass", "nothing is placed", LeftOut::was_not_within, phase::plan}, pass),
      line<UnknownPlay>({"unknown", "Anna: unknown", "any play of this phase", LeftOut::says_nothing, phase::plan},
                        unknown, forms::means("")),
      other<Step>({"step", "Virst: 2 raft", "the next town, and the cards that are paid", LeftOut::was_not_in_line,
                   phase::travel},
                  forms::part<&Step::to>("to", ATown()), forms::colon(),
                  flag<&Step::caravan, caravan>{"caravan", {"yes"}}, pieces<&Step::paid>{"paid"},
                  forms::part<&Step::by>("by", AWay())),
      other<UnknownSteps>({.id = "gap", .phase = phase::travel}, forms::by_hand([](Out& out, const UnknownSteps& gap) {
                            out.say(gap.at ? "at: " + ascii(*gap.at) : std::string(out.unknown()));
                            out.meaning = {.many = true, .until = gap.at ? ascii(*gap.at) : std::string()};
                          })),
      other<EndJourney>({"discard", "discard: 2", "cards that are discarded", LeftOut::says_nothing, phase::travel},
                        forms::is<&EndJourney::written>(), forms::text("discard"), forms::colon(),
                        pieces<&EndJourney::discard>{"cards"}),
      other<Keep>({"keep", "keep: {Anna: pig}", "the counter that stays", LeftOut::says_nothing, phase::keep},
                  forms::part<&Keep::counters>("face down", SomeCounters()), forms::means("counters")),
      // what a record says otherwise
      other<BeginGame>({"players"}, forms::all_players()),
      other<TakeSeat>({"sit-down"}, forms::by_hand([](Out& out, const TakeSeat& take) {
                        const std::string town = take.town ? ", town: " + ascii(*take.town) : "";
                        out.say("{name: " + out.player(take.seat) + town + "}");
                      })),
      other<StartPlayer>({"start"}, forms::text("as the record begins")),
      other<StartRoad>(
          {"start-road"}, forms::by_hand([](Out& out, const StartRoad& start) {
            out.say(road_name(start.link));
            AWay::write(out, "by", start.link.by);
            std::string lies(start.counter ? name(*start.counter) : start.unknown_counter ? "unknown" : "");
            if (start.obstacle) add_term(lies, "obstacle");
            out.text += ": " + lies;
          })),
      other<BeginRound>({"round"}, forms::by_hand([](Out& out, const BeginRound& round) {
                          out.say(fmt::format("round {}{}", round.number, round.recorded ? "" : ": unknown"));
                        })),
      other<BeginChoose>({.id = "begin-choose", .phase = phase::choose}, forms::text("choose:")),
      other<BeginPlan>({.id = "begin-plan", .phase = phase::plan}, forms::text("plan:")),
      other<BeginTravel>({.id = "begin-travel", .phase = phase::travel}, forms::text("travel:")),
      // who stayed has thrown away what was too much, as who wrote a discard and no step
      other<BeginJourney>(
          {.id = "stay", .left_out = LeftOut::was_not_in_line, .phase = phase::travel},
          forms::by_hand([](Out& out, const BeginJourney&) { out.meaning = {.act = "discard", .any_number = true}; })),
      other<EndJourney>({.id = "end-journey", .phase = phase::travel}),
      other<EndRound>({.id = "end-round", .phase = phase::end}, forms::text("the round ends")),
      other<Sheet>({"sheet"}, forms::by_hand([](Out& out, const Sheet& sheet) {
                     out.say(out.player(sheet.seat) + ": {" + in_words(sheet) + "}");
                   })),
      other<SheetTown>({"sheet-town"}, forms::part<&SheetTown::town>("town", ATown())),
      other<ClaimWinner>({"winner"}, forms::by_hand([](Out& out, const ClaimWinner& claim) {
                           const auto name = [&](Seat seat) { return out.player(seat); };
                           out.say("winner: [" + joined(seats_of(claim.seats, out.players().size()), name) + "]");
                         })),
      other<ClaimResult>({"result"}, forms::by_hand([](Out& out, const ClaimResult& claim) {
                           out.say(fmt::format("result: {{{}: {{{}: {}}}}}", out.player(claim.seat),
                                               result_keys[static_cast<std::size_t>(claim.key)], value_of(claim)));
                         })),
  };
};

Out said(const Action& action, const std::vector<Player>& players) {
  return forms::said<Out>(Lines::all, action, players, vocabulary());
}

}  // namespace

std::string written_without_player(const Action& action, const std::vector<Player>& players) {
  return said(action, players).text;
}

std::string written(const Action& action, const std::vector<Player>& players) {
  const Out out = said(action, players);
  const bool named = is_any<TakeSeat, Sheet, ClaimResult>(action);  // its line names the player
  const std::optional<Seat> seat = named ? std::nullopt : player_of(action);
  const bool journey = is_any<BeginJourney, Step, UnknownSteps, EndJourney>(action);
  return seat ? out.player(*seat) + (journey ? ": [" + out.text + "]" : ": " + out.text) : out.text;
}

PlayMeaning meaning_of(const Action& action, const std::vector<Player>& players) {
  return said(action, players).meaning;
}

forms::About form_of(const Action& action) {
  return forms::about(Lines::all, action);
}

std::string sum_of(const Pieces& pieces) {
  if (pieces.open) return "unknown";
  if (pieces.count() == 0) return "none";
  std::string sum;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int number = pieces.of[kind]; number > 0)
      add_term(sum, fmt::format("{}{}", number == 1 ? "" : fmt::format("{} ", number), name(Transport(kind))));
  if (pieces.unknown > 0) add_term(sum, fmt::format("{} unknown", pieces.unknown));
  return sum;
}

std::string sum_of(const FacedCounters& counters) {
  if (counters.open) return "unknown";
  const std::span all(counters.at.data(), counters.count);
  if (all.size() == 1 && !all[0].kind && all[0].facing != Facing::down) return "1 unknown";  // alone it is any number
  const auto words = [](const FacedCounters::Counter& counter) {
    return fmt::format("{}{}", counter.facing == Facing::down ? "hidden " : "",
                       counter.kind ? name(*counter.kind) : "unknown");
  };
  return all.empty() ? "none" : joined(all, words, " + ");
}

void add_term(std::string& sum, std::string_view term) {
  if (!sum.empty()) sum += " + ";
  sum += term;
}

std::string value_of(const ClaimResult& claim) {
  const bool at = claim.key == ClaimResult::Key::at;
  return at ? std::string(town({static_cast<std::uint8_t>(claim.value)}).ascii) : std::to_string(claim.value);
}

}  // namespace elfref::elfenland
