#include <algorithm>
#include <numeric>

#include "kit/kites.h"
#include "kit/words/kites_msg.h"

namespace elfref::kites {
namespace {

constexpr OptionWords agreed[] = {{"set", {"2", "3"}}, {"goal", {"3", "2"}}};

constexpr EditionInfo editions[] = {
    column({.name = "meadow", .cited_as = "meadow"}, "0 0"),
    column({.name = "harbour", .cited_as = "harbour"}, "1 1*")};

constexpr std::array<Citation, 4> page(std::string_view number) { return {{{"meadow", "", number, ""}}}; }
/// What is alike in rules of a play.
constexpr RuleInfo in_play(std::string_view id, std::string_view code, std::string_view number) {
  return {.id = id, .code = code, .phase = "play", .cites = page(number)};
}
/// What is alike in rules about claims.
constexpr RuleInfo of_claims(std::string_view id, std::string_view code) {
  return {.id = id, .code = code, .phase = "end", .bearing = Bearing::claims, .options = {"goal"}, .cites = page("4")};
}
constexpr std::array<Citation, 4> both{{{"meadow", "", "3", "2"}, {"harbour", "", "1", "3"}}};

constexpr Unrecorded unseen_draws{msg::unseen_kites, msg::no_kites_recorded, noun::set};

template <class Play>
Finding in_turn(const Position& state, const Play& play) {
  if (state.turn == play.seat || state.ended) return kept();
  return broken(Words{.message = msg::out_of_turn({.due = state.turn, .player = play.seat})});
}

template <class Play>
Finding before_the_end(const Position& state, const Play&) {
  if (!state.ended) return kept();
  return broken(Words{.message = msg::game_was_over(), .earlier = {{*state.ended, msg::last_set_here()}}});
}

/// Whether the box has the kites of a kind that a play shows, so many more.
Finding shows(const Position& state, std::uint8_t kind, int more) {
  const int shown = state.shown[kind] + more, all = state.in_box[kind];
  if (shown <= all) return kept();
  return broken(Words{.part = object, .message = msg::shown_too_many({.all = all, .shown = shown})});
}

Finding from_the_hand(const Position& state, const Fly& fly) {
  const int known = state.hand[fly.seat.value][fly.kind], most = known + state.unseen[fly.seat.value];
  if (most >= fly.kites) return known >= fly.kites ? kept() : taken_on_trust(unseen_draws);
  return broken(Words{.part = object, .message = msg::not_in_hand({.flown = fly.kites, .most = most})});
}

constexpr Rule<Position, Action> rules[] = {
    {.info = {.id = "two-to-four", .code = "SETUP-1", .phase = "setup", .cites = page("1")},
     .judges = {[](const Position&, const Begin& begin) -> Finding {
       const bool enough = begin.players >= 2 && begin.players <= 4;
       return enough ? kept() : broken(Words{.message = msg::wrong_number({.players = begin.players})});
     }}},
    {.info = in_play("play-in-turn", "TURN-1", "2"), .judges = {in_turn<Draw>, in_turn<Fly>, in_turn<Pass>}},
    {.info = in_play("draw-from-the-box", "DRAW-1", "2"),
     .judges = {[](const Position& state, const Draw&) -> Finding {
       const int all = std::accumulate(state.in_box.begin(), state.in_box.end(), 0);
       return state.drawn < all ? kept() : broken(Words{.message = msg::all_drawn({.all = all})});
     }}},
    {.info = in_play("kites-in-the-box", "DRAW-2", "1"),
     .judges = {
         [](const Position& state, const Draw& draw) { return draw.kind ? shows(state, *draw.kind, 1) : kept(); },
         [](const Position& state, const Fly& fly) {
           return shows(state, fly.kind, std::max(0, fly.kites - state.hand[fly.seat.value][fly.kind]));
         }}},
    {.info = in_play("hand-limit", "DRAW-3", "2"),
     .judges = {[](const Position& state, const Draw& draw) -> Finding {
       const Kites& hand = state.hand[draw.seat.value];
       const int held = std::accumulate(hand.begin(), hand.end(), state.unseen[draw.seat.value]);
       return held < 5 ? kept() : broken(Words{.message = msg::five_in_hand()});
     }}},
    {.info = {.id = "fly-a-set", .code = "FLY-1", .phase = "play", .options = {"set"}, .cites = both},
     .judges = {[](const Position& state, const Fly& fly) -> Finding {
       const int least = state.options[Option::set] == 0 ? 2 : 3;
       if (fly.kites >= least) return kept();
       return broken(Words{.part = object, .message = msg::no_set({.flown = fly.kites, .least = least})});
     }}},
    {.info = in_play("fly-from-the-hand", "FLY-2", "3"), .judges = {from_the_hand}},
    {.info = {.id = "nothing-after-the-end", .code = "END-1", .phase = "end", .options = {"goal"}, .cites = page("4")},
     .judges = {before_the_end<Draw>, before_the_end<Fly>, before_the_end<Pass>}},
    {.info = of_claims("claimed-score", "END-2"),
     .judges = {[](const Position& state, const ClaimScore& claim) {
       const int score = state.score[claim.seat.value];
       return judge_number({claim.seat, "score", claim.score}, Range{score, score}, {});
     }}},
    {.info = of_claims("claimed-winner", "END-3"),
     .judges = {[](const Position& state, const ClaimWinner& claim) -> Finding {
       if (!state.ended) return broken(Words{.message = msg::ends_before_winner(), .open = true});
       return best(state) == claim.seats ? kept() : broken(Words{.message = msg::others_have_more()});
     }}},
};

/// The game as the core asks for it.
struct KitesGame : GameOf<KitesGame, Session, Position, Action, rules> {
  static constexpr std::string_view name = "kites", title = "Kites", attachment_key = "components";
  static constexpr FigureWords score{.key = "score", .number = true};

  static constexpr auto option_table = kites::option_table;
  static constexpr auto decode = kites::decode;
  static constexpr auto begin = kites::begin;
  static constexpr auto apply = kites::apply;
  static constexpr auto standings = kites::standings;
  static const Room& words() { return kites_words(); }
  static Ended ended(const Position& state) { return state.ended ? Ended{"sets", msg::finished_by_sets.id} : Ended{}; }
  static std::span<const FigureWords> figures() { return {&score, 1}; }
  static const RuleInfo& claim_rule(const Action& claim) {
    return rule_named(std::holds_alternative<ClaimScore>(claim) ? "claimed-score" : "claimed-winner");
  }
};

}  // namespace

Moves::Plays Moves::proposed(const Position& state, PlayKinds) {
  Plays all{{Draw{state.turn}}, {Pass{state.turn}}};
  for (std::uint8_t kind = 0; kind < max_kinds; ++kind)
    for (int held = state.hand[state.turn.value][kind]; held > 1; --held) all.push_back({Fly{state.turn, held, kind}});
  return all;
}
std::vector<Chance> Moves::chances(const Position& state, const Action& play) {
  std::vector<Chance> all;
  const auto* draw = std::get_if<Draw>(&play);
  for (std::uint8_t kind = 0; kind < max_kinds && draw != nullptr && !draw->kind; ++kind)
    if (const int left = state.in_box[kind] - state.shown[kind]; left > 0) all.push_back({kind, left});
  return all;
}
bool Moves::ask(const Position& state, LegalPlayOf<Action>& proposed) { return ask_rules<KitesGame>(state, proposed); }

const OptionTable& option_table() { static const OptionTable table(agreed, editions); return table; }
const GameModule& game() { static constexpr GameModule module = module_of<KitesGame>(); return module; }

}  // namespace elfref::kites
