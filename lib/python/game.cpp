#include "elfref/elfenland/live/game.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/forms/written.h"
#include "elfref/elfenland/live/table.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elfenland/table/by_kind.h"
#include "elfref/testing/dice.h"
#include "module.h"
#include "packed_play.h"

namespace elfref::python {
namespace py = pybind11;
using namespace elfenland;
namespace {

using Names = std::shared_ptr<const std::vector<elfref::Player>>;

constexpr int chance_player = -1;  // as OpenSpiel numbers them
constexpr int terminal_player = -4;

// ---------------------------------------------------------------- pieces and places as Python has them

py::str as_text(std::string_view words) {
  return {words.data(), words.size()};
}

py::dict as_dict(std::uint64_t pieces) {
  py::dict all;
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int number = by_kind::number_of(pieces, Transport(kind)); number > 0)
      all[as_text(name(Transport(kind)))] = number;
  return all;
}
py::dict as_dict(const Counts& pieces) {
  return as_dict(by_kind::load(pieces));
}

py::str as_text(TownId id) {
  return as_text(town(id).ascii);
}
py::tuple as_tuple(const Link& link) {
  return py::make_tuple(as_text(link.a), as_text(link.b));
}
py::object as_text(const std::optional<Transport>& kind) {
  return kind ? py::object(as_text(name(*kind))) : py::object(py::none());
}

// ---------------------------------------------------------------- plays

/// A choice of a player.
struct Play {
  Action action;
  Names players;

  [[nodiscard]] std::string words() const { return written(action, *players); }
  /// In words, and of a step which way it goes: two ways may lead to one town.
  [[nodiscard]] std::string key() const {
    const auto* step = std::get_if<Step>(&action);
    return (step != nullptr && step->way ? std::to_string(step->way->value) : "") + " " + words();
  }
};

py::dict parts_of(const Action& action) {
  py::dict parts;
  const auto kind = [&](const char* name) { parts["kind"] = name; };
  std::visit(Overloaded{[&](const Pick& pick) {
                          kind("pick");
                          parts["transport"] = as_text(pick.kind);
                          parts["blind"] = pick.blind;
                        },
                        [&](const PlaceCounter& place) {
                          kind("counter");
                          parts["transport"] = as_text(place.kind);
                          parts["road"] = as_tuple(place.link);
                        },
                        [&](const PlaceObstacle& place) {
                          kind("obstacle");
                          parts["road"] = as_tuple(place.link);
                        },
                        [&](const Pass&) { kind("pass"); },
                        [&](const Step& step) {
                          kind("step");
                          if (step.from) parts["from"] = as_text(*step.from);
                          parts["to"] = as_text(step.to);
                          if (step.way)
                            parts["by"] = is_road(*step.way) ? "road" : is_river(*step.way) ? "river" : "ferry";
                          parts["paid"] = as_dict(step.paid.of);
                          parts["caravan"] = step.caravan;
                        },
                        [&](const EndJourney& end) {
                          kind("end");
                          parts["discard"] = as_dict(end.discard.of);
                        },
                        [&](const Keep& keep) {
                          kind("keep");
                          const bool one = keep.counters.count > 0;
                          parts["transport"] = as_text(one ? keep.counters.at[0].kind : std::nullopt);
                          parts["face_up"] = one && keep.counters.at[0].facing == Facing::up;
                        },
                        [&](const auto&) {}},
             action);
  return parts;
}

std::optional<int> seat_of(const Action& action) {
  return std::visit(
      [](const auto& play) -> std::optional<int> {
        if constexpr (requires { play.seat; }) return play.seat.value;
        return std::nullopt;
      },
      action);
}

Transport transport_named(const std::string& word) {
  for (int kind = 0; kind < transport_count; ++kind)
    if (name(Transport(kind)) == word) return Transport(kind);
  throw std::invalid_argument("'" + word + "' is no transport");
}

// ---------------------------------------------------------------- a game and how it came there

/// Everything that was played, the last play first: copies of a game have their beginning in common.
struct Played {
  std::variant<Action, Transport> what;  // a transport was drawn
  bool chosen = false;                   // a player's choice
  bool recorded = true;                  // what a record writes
  std::shared_ptr<const Played> before;
};

/// A game, with its record.
class PlayedGame {
 public:
  explicit PlayedGame(const std::string& head) : PlayedGame(session_of(head), head) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const Names& players() const { return players_; }

  void draw(Transport kind) {
    if (!game_.is_chance() || game_.chances()[static_cast<std::size_t>(kind)] == 0)
      throw std::invalid_argument("no " + std::string(name(kind)) + " can be drawn now");
    const std::optional<Action> made = game_.completed_by(kind);
    const int round = game_.table().round;
    game_.draw(kind);
    add({.what = kind, .recorded = false, .before = {}});
    if (made) note(*made, round, false);
  }
  [[nodiscard]] std::vector<Play> legal_plays() const {
    std::vector<Play> plays;
    for (Action& action : game_.legal_plays()) plays.push_back({std::move(action), players_});
    return plays;
  }
  /// Makes a play; false: it breaks a rule, and nothing is played.
  bool make(const Action& action) {
    const bool completed = !std::holds_alternative<Pick>(action);  // else by what is drawn for it
    const int round = game_.table().round;
    if (!game_.play(action)) return false;
    if (completed)
      note(action, round, true);
    else
      add({.what = action, .chosen = true, .recorded = false, .before = {}});
    return true;
  }
  void play(const Play& play) {
    if (!make(play.action)) throw Refused{why_not(play.action, play.words())};
  }
  /// One of the legal plays, in its words.
  void play(const std::string& words) {
    const std::string folded = fold(words);
    for (const Action& action : game_.legal_plays())
      if (fold(written(action, *players_)) == folded) return static_cast<void>(make(action));
    throw Refused{why_not(words, words)};
  }
  [[nodiscard]] bool is_legal(const Play& play) const {
    Game tried = game_;
    return tried.play(play.action);
  }

  /// A copy that was played to its end by dice.
  [[nodiscard]] PlayedGame played_out(std::uint64_t seed) const {
    PlayedGame played = *this;
    testing::Dice dice(seed);
    std::vector<Action> plays;
    const auto bits = [&dice] { return dice.next(); };
    while (!played.game_.is_over()) {
      if (played.game_.is_chance()) {
        played.draw(played.game_.any_chance(bits));
        continue;
      }
      played.game_.legal_plays(plays);
      played.make(plays[static_cast<std::size_t>(dice.below(static_cast<int>(plays.size())))]);
    }
    return played;
  }

  /// A table at which all of it was played.
  [[nodiscard]] elfenland::Table table() const {
    elfenland::Table table(*head_);
    for (const Played* one : in_order())
      if (one->recorded) table.play(std::get<Action>(one->what));
    return table;
  }

  /// What begins such a game again: its head, then its draws and choices.
  [[nodiscard]] py::tuple state() const {
    py::list steps;
    for (const Played* one : in_order()) {
      if (const auto* drawn = std::get_if<Transport>(&one->what))
        steps.append(as_text(name(*drawn)));
      else if (one->chosen)
        steps.append(packed(std::get<Action>(one->what)));
    }
    return py::make_tuple(py::bytes(*text_), py::tuple(steps));
  }
  [[nodiscard]] static PlayedGame from_state(const py::tuple& state) {
    if (state.size() != 2) throw std::invalid_argument("this is not a pickled game");
    PlayedGame game(state[0].cast<std::string>());
    for (const py::handle& step : state[1].cast<py::tuple>()) {
      if (py::isinstance<py::str>(step))
        game.draw(transport_named(step.cast<std::string>()));
      else if (!game.make(unpacked(step.cast<py::tuple>())))
        throw std::invalid_argument("a play of the pickled game is not legal");
    }
    return game;
  }

 private:
  PlayedGame(std::shared_ptr<const Session> head, const std::string& text)
      : game_(static_cast<int>(head->players.size()), judging_options(*head), towns_of(*head)),
        text_(std::make_shared<const std::string>(text)),
        head_(std::move(head)),
        players_(head_, &head_->players) {
    add({.what = BeginRound{}, .before = {}});
  }

  static std::shared_ptr<const Session> session_of(const std::string& head) {
    const Refereed refereed = read_head(head, {});
    if (refereed.game->name != "elfenland") throw std::invalid_argument("only Elfenland is played by programs");
    Diagnostics faults;
    auto session = std::make_shared<Session>(decode(*refereed.record, faults).value());
    const std::size_t players = session->players.size();
    if (session->start.written) throw std::invalid_argument("a game begins with its first round, without 'start'");
    if (players < 2 || players > KnownPosition::most_players) throw std::invalid_argument("a game has 2 to 6 players");
    if (const std::size_t towns = towns_of(*session).size(); towns != 0 && towns != players)
      throw std::invalid_argument("either each player has a town card, or no player has one");
    if (judging_options(*session).town_cards() && towns_of(*session).empty())
      throw std::invalid_argument("with town cards each player has one: 'town'");
    return session;
  }
  static std::vector<TownId> towns_of(const Session& session) {
    std::vector<TownId> towns;
    for (const auto& play : session.plays)
      if (const auto* seat = std::get_if<TakeSeat>(&play.action); seat != nullptr && seat->town)
        towns.push_back(*seat->town);
    return towns;
  }

  void add(Played one) {
    one.before = std::move(last_);
    last_ = std::make_shared<const Played>(std::move(one));
  }
  /// Keeps a play that was made in that round, and what followed of it: another one begins, or the game is over.
  void note(const Action& action, int round, bool chosen) {
    add({.what = action, .chosen = chosen, .before = {}});
    if (game_.is_over()) add({.what = EndRound{}, .before = {}});
    if (game_.table().round != round) add({.what = BeginRound{.number = game_.table().round}, .before = {}});
  }
  [[nodiscard]] std::vector<const Played*> in_order() const {
    std::vector<const Played*> all;
    for (const Played* one = last_.get(); one != nullptr; one = one->before.get()) all.push_back(one);
    std::ranges::reverse(all);
    return all;
  }

  [[nodiscard]] bool mine(const Action& action) const {
    return python::seat_of(action).value_or(0) < static_cast<int>(players_->size());
  }
  [[nodiscard]] static bool mine(const std::string&) { return true; }

  /// What the rules say of a play, or of a line, that is not made.
  template <class Asked>
  [[nodiscard]] Told why_not(const Asked& asked, const std::string& words) const {
    if (game_.is_over()) return report_of("'" + words + "': the game is over");
    if (!mine(asked)) return report_of("'" + words + "' is a play of another table");
    if (game_.is_chance()) return report_of("'" + words + "': a piece is to be drawn first");
    const elfenland::Table now = table();
    elfenland::Table then = now;
    const Judged judged = then.play(asked);
    if (judged.legal()) return report_of("'" + words + "' is legal, but none of legal_plays() now");
    return report_of(game_named("elfenland"), then.source(), judged.verdict, judged.findings, names_of(*players_));
  }

  Game game_;
  std::shared_ptr<const std::string> text_;  // of the head
  std::shared_ptr<const Session> head_;
  Names players_;
  std::shared_ptr<const Played> last_;
};

// ---------------------------------------------------------------- what is known at it

int current_player(const Game& game) {
  return game.is_over() ? terminal_player : game.is_chance() ? chance_player : game.to_play().value;
}

py::list chance_outcomes(const PlayedGame& played) {
  py::list outcomes;
  if (!played.game().is_chance()) return outcomes;
  const Counts pile = played.game().chances();
  for (int kind = 0; kind < transport_count; ++kind)
    if (const int number = pile[static_cast<std::size_t>(kind)]; number > 0)
      outcomes.append(py::make_tuple(as_text(name(Transport(kind))), static_cast<double>(number) / sum(pile)));
  return outcomes;
}

/// The table, as it is seen from a seat; from none of them all is seen.
py::dict seen_from(const PlayedGame& played, std::optional<int> seat) {
  const KnownPosition& table = played.game().table();
  py::list players, roads;
  for (int i = 0; i < table.players; ++i) {
    const KnownPlayer& player = table.player[static_cast<std::size_t>(i)];
    const KnownHolding& holding = player.holding;
    const std::uint64_t down = holding.down - holding.used_down;
    const bool own = !seat || *seat == i;
    py::dict one;
    one["name"] = (*played.players())[static_cast<std::size_t>(i)].name;
    one["at"] = as_text(player.at);
    py::list towns;
    for (const TownId id : player.towns) towns.append(as_text(id));
    one["towns"] = towns;
    one["town_card"] = own && player.town ? py::object(as_text(*player.town)) : py::object(py::none());
    one["obstacle"] = player.obstacle == Obstacle::available;
    one["cards"] = own ? py::object(as_dict(player.hand.of)) : py::object(py::none());
    one["card_count"] = by_kind::sum(player.hand.of);
    one["counters"] = as_dict(holding.up + holding.either - (holding.used - holding.used_down));
    one["hidden_counters"] = own ? py::object(as_dict(down)) : py::object(py::none());
    one["hidden_counter_count"] = by_kind::sum(down);
    players.append(one);
  }
  for (std::uint8_t id = 0; id < road_count; ++id) {
    const KnownRoad there = table.lies(WayId{id});
    if (!there.occupied) continue;
    py::dict road;
    road["road"] = py::make_tuple(as_text(way(WayId{id}).a), as_text(way(WayId{id}).b));
    road["transport"] = as_text(there.counter);
    road["obstacle"] = there.obstacles > 0;
    roads.append(road);
  }
  py::dict all;
  all["round"] = int{table.round};
  all["phase"] = as_text(played.game().phase());
  all["current_player"] = current_player(played.game());
  all["starting_player"] = int{first_of(table.turns.first).value};
  all["row"] = as_dict(table.box.row.of);
  all["roads"] = roads;
  all["players"] = players;
  return all;
}

py::object number_of(const Range& range) {
  return range.exact() ? py::object(py::int_(range.min)) : py::object(py::none());
}

py::list scores_of(const PlayedGame& played) {
  py::list lines;
  for (const Score& score : played.game().scores()) {
    py::dict line;
    line["player"] = (*played.players())[score.seat.value].name;
    line["towns"] = number_of(score.towns);
    line["distance"] = score.distance ? number_of(*score.distance) : py::object(py::none());
    line["score"] = number_of(score.score);
    line["cards"] = number_of(score.cards);
    line["place"] = number_of(score.place);
    lines.append(line);
  }
  return lines;
}

std::string shown(const PlayedGame& played) {
  const Game& game = played.game();
  std::string now = game.is_over() ? "over" : "round " + std::to_string(game.table().round);
  if (!game.is_over()) now += ", " + std::string(game.phase());
  if (!game.is_over()) now += game.is_chance() ? ", a piece is to be drawn" : "";
  if (current_player(game) >= 0) now += ", " + (*played.players())[game.to_play().value].name + " to play";
  return "<elfref.Game of " + std::to_string(game.table().players) + ": " + now + ">";
}

}  // namespace

void add_game(py::module_& module) {
  py::class_<Play>(
      module, "Play",
      "A play of elfref.Game. `str()` writes it in the words of a record. Equal plays are the same choice.\n"
      "A play may be kept, and made in another game with the same players.")
      .def_property_readonly(
          "player", [](const Play& play) { return seat_of(play.action); }, "The seat of its player, from 0.")
      .def_property_readonly(
          "words", [](const Play& play) { return written_without_player(play.action, *play.players); },
          "The play in the words of a record, without its player.")
      .def_property_readonly(
          "parts", [](const Play& play) { return parts_of(play.action); },
          "The parts of the play, as a dict: `kind` is pick, counter, obstacle, pass, step, end or keep.")
      .def("__str__", &Play::words)
      .def("__repr__", [](const Play& play) { return "<elfref.Play " + play.words() + ">"; })
      .def(
          "__eq__", [](const Play& one, const Play& other) { return one.key() == other.key(); }, py::is_operator())
      .def("__hash__", [](const Play& play) { return py::hash(py::str(play.key())); })
      .def("__copy__", [](const Play& play) { return play; })
      .def("__deepcopy__", [](const Play& play, const py::dict&) { return play; })
      .def(py::pickle([](const Play& play) { return py::make_tuple(names_of(*play.players), packed(play.action)); },
                      [](const py::tuple& state) {
                        if (state.size() != 2) throw std::invalid_argument("this is not a pickled play");
                        auto players = std::make_shared<std::vector<elfref::Player>>();
                        for (auto& name : state[0].cast<std::vector<std::string>>())
                          players->push_back({std::move(name), {}});
                        Play play{unpacked(state[1].cast<py::tuple>()), std::move(players)};
                        if (seat_of(play.action).value_or(0) >= static_cast<int>(play.players->size()))
                          throw std::invalid_argument("this is not a pickled play");
                        return play;
                      }));

  py::class_<PlayedGame> game(
      module, "Game",
      "A game of Elfenland for programs that play. Everything is known, and only legal plays can be made.\n\n"
      "At any time a piece is to be drawn (`is_chance_node`, `draw`), a player is to choose (`legal_plays`, `play`),\n"
      "or the game is over (`is_terminal`). To go back, keep a `clone`. `players` are 2 to 6, or names in clockwise\n"
      "order. `towns` are their town cards, if the game has them. `edition` and `options` are those of a record.");
  game.def(py::init([](const py::object& players, const py::object& edition, const py::object& options,
                       const py::object& towns) {
             const py::module_ heads = py::module_::import("elfref.head");
             const py::object head = heads.attr("head_of")(players, "elfenland", edition, options, towns);
             return PlayedGame(heads.attr("as_bytes")(head).cast<std::string>());
           }),
           py::arg("players") = 4, py::kw_only(), py::arg("edition") = py::none(), py::arg("options") = py::none(),
           py::arg("towns") = py::none())
      .def_property_readonly(
          "players", [](const PlayedGame& played) { return names_of(*played.players()); },
          "The names of the players, by seat.")
      .def_property_readonly(
          "phase", [](const PlayedGame& played) { return std::string(played.game().phase()); },
          "The current phase: deal, draw, choose, plan, travel or keep; end if the game is over.")
      .def_property_readonly(
          "round", [](const PlayedGame& played) { return int{played.game().table().round}; },
          "The current round, from 1.")
      .def(
          "current_player", [](const PlayedGame& played) { return current_player(played.game()); },
          "The seat of the player who is to choose, from 0; -1 if a piece is to be drawn, -4 if the game is over.")
      .def(
          "is_terminal", [](const PlayedGame& played) { return played.game().is_over(); }, "Whether the game is over.")
      .def(
          "is_chance_node", [](const PlayedGame& played) { return played.game().is_chance(); },
          "Whether a piece is to be drawn.")
      .def("chance_outcomes", &chance_outcomes, "The transports that may be drawn, each with its probability.")
      .def(
          "draw", [](PlayedGame& played, const std::string& kind) { played.draw(transport_named(kind)); },
          py::arg("kind"), "Draws that transport.")
      .def(
          "draw_any",
          [](PlayedGame& played, const std::optional<py::object>& dice) {
            if (!played.game().is_chance()) throw std::invalid_argument("no piece is to be drawn now");
            const py::object source = dice ? *dice : py::object(py::module_::import("random"));
            const auto bits = [&source] { return source.attr("getrandbits")(32).cast<std::uint32_t>(); };
            const Transport drawn = played.game().any_chance(bits);
            played.draw(drawn);
            return as_text(name(drawn));
          },
          py::arg("dice") = py::none(),
          "Draws a transport by `dice`, a random.Random; default: the module random. Returns the transport.")
      .def("legal_plays", &PlayedGame::legal_plays, "Every legal play of the player, once.")
      .def("is_legal", &PlayedGame::is_legal, py::arg("play"), "Whether play() accepts the play.")
      .def(
          "play", py::overload_cast<const Play&>(&PlayedGame::play), py::arg("play"),
          "Makes a legal play, given as a Play or in words. Raises IllegalPlay, and plays nothing, if it is not legal.")
      .def("play", py::overload_cast<const std::string&>(&PlayedGame::play), py::arg("words"))
      .def(
          "played_out",
          [](const PlayedGame& played, std::uint64_t seed) {
            const PlayedGame copy = played;
            const py::gil_scoped_release unlocked;
            return copy.played_out(seed);
          },
          py::arg("seed"), "A copy of the game, played to its end at random. Equal seeds give equal games.")
      .def("score", &scores_of, "The standings by seat: final, or if the game ended now.")
      .def(
          "returns", [](const PlayedGame& played) { return played.game().returns(); },
          "The share of the win of each player, by seat. The sum is 1; before the end each share is 0.")
      .def(
          "state", [](const PlayedGame& played) { return seen_from(played, std::nullopt); },
          "The whole position as a dict, hands too.")
      .def(
          "observation",
          [](const PlayedGame& played, int player) {
            if (player < 0 || player >= int{played.game().table().players})
              throw py::index_error("there is no player " + std::to_string(player));
            return seen_from(played, player);
          },
          py::arg("player"), "The position as that player sees it. Pieces that are face down to them are None.")
      .def(
          "record",
          [](const PlayedGame& played) {
            const PlayedGame copy = played;
            const py::gil_scoped_release unlocked;
            return copy.table().record();
          },
          "Everything that was played, as a record in YAML, which check() judges. A record has whole journeys:\n"
          "it shows an unfinished one as if it ended there.")
      .def(
          "clone", [](const PlayedGame& played) { return PlayedGame(played); }, "A copy, to go back or to branch.")
      .def("__copy__", [](const PlayedGame& played) { return PlayedGame(played); })
      .def("__deepcopy__", [](const PlayedGame& played, const py::dict&) { return PlayedGame(played); })
      .def(
          "__eq__", [](const PlayedGame& one, const PlayedGame& other) { return one.game() == other.game(); },
          py::is_operator())
      .def("__repr__", &shown)
      .def("_repr_svg_",
           [](const py::object& played) {
             const py::object board = py::module_::import("elfref.asking").attr("board")(played.attr("record")());
             return py::object(board.attr("svg"));
           })
      .def(py::pickle([](const PlayedGame& played) { return played.state(); },
                      [](const py::tuple& state) { return PlayedGame::from_state(state); }));
  for (const char* name : {"Game", "Play"}) module.attr(name).attr("__module__") = "elfref";
}

}  // namespace elfref::python
