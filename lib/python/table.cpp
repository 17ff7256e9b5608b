#include "elfref/elfenland/live/table.h"

#include <pybind11/stl.h>

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "elfref/core/judging/added.h"
#include "elfref/core/render/render.h"
#include "elfref/elfenland/reading/decode.h"
#include "elfref/elven_rage/live/table.h"
#include "elfref/master_elf/live/table.h"
#include "elfref/state_json.h"
#include "module.h"

namespace elfref::python {
namespace py = pybind11;
namespace {

using AnyTable = std::variant<elfenland::Table, elven_rage::Table, master_elf::Table>;

/// What is legal next: in words, whether surely, and whether it stands for several.
using Listed = std::vector<std::tuple<std::string, bool, bool>>;

/// The table of any game. A table is copied under Python's lock, and what takes long is asked of the copy without it.
class Table {
 public:
  Table(std::string head, const OpenBeside& open) : Table(beginning(std::move(head), open)) {}
  /// The table of a state().
  static Table from_state(const py::tuple& state) {
    if (state.size() != 3) throw std::invalid_argument("this is not a pickled table");
    const auto documents = state[1].cast<std::map<std::string, std::string>>();
    Table table(state[0].cast<std::string>(), among(documents, ""));
    for (const auto& [verb, words] : state[2].cast<Made>()) table.make(verb, words);
    return table;
  }

  /// What begins such a table again: its head with its documents, then what was played.
  [[nodiscard]] py::tuple state() const { return py::make_tuple(py::bytes(head_), documents(), as_bytes(made_)); }
  /// The documents that the head names.
  [[nodiscard]] py::dict documents() const {
    py::dict all;
    for (const auto& [name, text] : documents_) all[py::str(name)] = py::bytes(text);
    return all;
  }

  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] const std::vector<std::string>& players() const { return players_; }

  [[nodiscard]] Told opening() const {
    return std::visit([&](const auto& table) { return report(table, table.opening(), ""); }, table_);
  }
  Told begin(const std::string& phase) {
    return tell("begin", phase, [&](auto& table) -> decltype(table.begin(phase)) { return table.begin(phase); });
  }
  Told turn(const std::string& player) {
    return tell("turn", player, [&](auto& table) -> decltype(table.turn(player)) { return table.turn(player); });
  }
  Told play(const std::string& line) {
    return tell("play", line, [&](auto& table) -> decltype(table.play(line)) { return table.play(line); });
  }
  Told ask(const std::string& line) {
    return tell("ask", line, [&](auto& table) -> decltype(table.ask(line)) { return table.ask(line); });
  }
  Told gift(const std::string& gift) {
    return tell("gift", gift, [&](auto& table) -> decltype(table.gift(gift)) { return table.gift(gift); });
  }
  Told claim(const std::string& words) {
    return tell("claim", words, [&](auto& table) -> decltype(table.claim(words)) { return table.claim(words); });
  }

  /// The state of the table as JSON; nothing if the game has none, or its beginning cannot be read.
  [[nodiscard]] std::optional<std::string> values() const {
    return std::visit(
        [](const auto& table) -> std::optional<std::string> {
          if constexpr (requires { state_json(*table.state()); })
            if (const auto state = table.state()) return state_json(*state);
          return std::nullopt;
        },
        table_);
  }

  [[nodiscard]] std::string phase() const {
    if (const auto* table = std::get_if<elfenland::Table>(&table_)) return std::string(table->phase());
    return "";
  }
  [[nodiscard]] std::vector<std::string> to_play() const {
    std::vector<std::string> names;
    const auto add = [&](const auto& seats) {
      for (const Seat seat : seats) names.push_back(players_.at(seat.value));
    };
    std::visit(
        [&](const auto& table) {
          if constexpr (requires { table.to_play(); }) {
            add(table.to_play());
          } else if (const std::optional<Seat> seat = table.whose_turn()) {
            add(std::vector{*seat});
          }
        },
        table_);
    return names;
  }
  [[nodiscard]] Listed legal_plays(bool each) const {
    const auto how = each ? Listing::each : Listing::grouped;
    Listed all;
    for (LegalLine& legal : std::visit([&](const auto& table) { return table.legal_lines(how); }, table_))
      all.emplace_back(std::move(legal.words), legal.certain, legal.several);
    return all;
  }
  [[nodiscard]] std::string standings() const {
    Judgement now;
    now.words = words_of(game_named(game_));
    now.standings = std::visit([](const auto& table) { return table.standings(); }, table_);
    return render_json({.name = "table", .text = {}}, now);
  }
  [[nodiscard]] Told judgement() const {
    return std::visit([](const auto& table) { return told(table.source(), table.judgement()); }, table_);
  }
  [[nodiscard]] std::string record() const {
    return std::visit([](const auto& table) { return table.record(); }, table_);
  }

 private:
  /// What was played: each call, and its words.
  using Made = std::vector<std::pair<std::string, std::string>>;

  struct Beginning {
    std::string head;
    Documents documents;
    Refereed read;
  };
  explicit Table(Beginning with)
      : game_(with.read.game->name),
        players_(with.read.judgement.players),
        table_(begin_table(with.read, with.head)),
        head_(std::move(with.head)),
        documents_(std::move(with.documents)) {}

  static Beginning beginning(std::string head, const OpenBeside& open) {
    Documents documents;
    Refereed read = read_head(head, [&](std::string_view name) {
      std::optional<Source> found = open(name);
      if (found) documents[std::string(name)] = found->text;
      return found;
    });
    return {std::move(head), std::move(documents), std::move(read)};
  }

  static py::list as_bytes(const Made& made) {
    py::list all;
    for (const auto& [verb, words] : made) all.append(py::make_tuple(verb, py::bytes(words)));
    return all;
  }
  void make(const std::string& verb, const std::string& words) {
    if (verb == "begin")
      begin(words);
    else if (verb == "turn")
      turn(words);
    else if (verb == "play")
      play(words);
    else if (verb == "gift")
      gift(words);
    else if (verb == "claim")
      claim(words);
    else
      throw std::invalid_argument("this is not a pickled table");
  }

  static AnyTable begin_table(const Refereed& head, const std::string& text) {
    const auto attachments = head.record->attachments();
    const std::shared_ptr<const Record> components = attachments.empty() ? nullptr : attachments.front();
    if (head.game->name == "elven-rage") return elven_rage::Table(text, components);
    if (head.game->name == "master-elf") return master_elf::Table(text, components);
    Diagnostics faults;
    return elfenland::Table(elfenland::decode(*head.record, faults).value());
  }

  /// What `how` says of some words, where the table has it; what was not understood is refused.
  template <class How>
  Told tell(const std::string& name, const std::string& words, const How& how) {
    return std::visit(
        [&](auto& table) -> Told {
          if constexpr (std::is_invocable_v<How, decltype(table)>) {
            Told answer = report(table, how(table), words);
            if (name != "ask") made_.emplace_back(name, words);
            return answer;
          } else {
            throw py::attribute_error("a table of " + game_ + " has no " + name + "()");
          }
        },
        table_);
  }

  template <class One, class Said>
  Told report(const One& table, const Said& said, const std::string& words) const {
    const bool understood = said.verdict != Verdict::unreadable;
    // Of what a table of lines did not understand the places are in these words, as it did not keep them.
    const bool in_words = !understood && std::is_same_v<Said, Added>;
    const Source source = in_words ? Source{.name = "line", .text = words} : table.source();
    Told answer = report_of(game_named(game_), source, said.verdict, said.findings, players_);
    if (!understood) throw Refused{std::move(answer)};
    return answer;
  }

  std::string game_;
  std::vector<std::string> players_;
  AnyTable table_;
  std::string head_;
  Documents documents_;
  Made made_;
};

/// Asks a copy, without Python's lock.
template <class Answer>
auto of_a_copy(Answer (Table::*question)() const) {
  return [question](const Table& table) {
    const Table copy = table;
    const py::gil_scoped_release unlocked;
    return (copy.*question)();
  };
}

}  // namespace

void add_table(py::module_& module) {
  py::class_<Table>(module, "Table", "The table that elfref.Table asks. Its answers are reports.")
      .def(py::init(
               [](std::string head, const py::object& open) { return Table(std::move(head), opened_by(open, "")); }),
           py::arg("head"), py::arg("open"))
      .def(py::init<const Table&>(), py::arg("other"))
      .def(py::pickle([](const Table& table) { return table.state(); },
                      [](const py::tuple& state) { return Table::from_state(state); }))
      .def_property_readonly("documents", &Table::documents)
      .def_property_readonly("game", &Table::game)
      .def_property_readonly("players", &Table::players)
      .def_property_readonly("phase", &Table::phase)
      .def("opening", &Table::opening)
      .def("begin", &Table::begin, py::arg("phase"))
      .def("turn", &Table::turn, py::arg("player"))
      .def("play", &Table::play, py::arg("line"))
      .def("ask", &Table::ask, py::arg("line"))
      .def("gift", &Table::gift, py::arg("gift"))
      .def("claim", &Table::claim, py::arg("words"))
      .def("to_play", &Table::to_play)
      .def("state", of_a_copy(&Table::values))
      .def(
          "legal_plays",
          [](const Table& table, bool each) {
            const Table copy = table;
            const py::gil_scoped_release unlocked;
            return copy.legal_plays(each);
          },
          py::arg("each") = false)
      .def("standings", of_a_copy(&Table::standings))
      .def("judgement", of_a_copy(&Table::judgement))
      .def("record", of_a_copy(&Table::record));
}

}  // namespace elfref::python
