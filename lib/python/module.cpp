#include "module.h"

#include <pybind11/stl.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "elfref/core/asking/suggest.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/words/speaker.h"
#include "elfref/testing/generator.h"
#include "licences.h"

namespace elfref::python {
namespace py = pybind11;
namespace {

/// A report for each record of a text.
std::vector<Told> check(const std::string& text, const std::string& name, const OpenBeside& open,
                        const Overrides& overrides, bool proposals) {
  if (const Message why = refusal(overrides); !why.empty()) throw std::invalid_argument(english(why));
  std::vector<Told> reports;
  for (DocumentOfText& document : documents_of(name, text, syntax_of(name))) {
    Refereed refereed = referee(std::move(document.source), overrides, open);
    if (const Message why = refereed.game->refuse(overrides); !why.empty()) throw std::invalid_argument(english(why));
    if (proposals) suggest(*refereed.game, *refereed.record, overrides, refereed.judgement);
    reports.push_back(told(refereed.source(), refereed.judgement));
  }
  return reports;
}

std::string random_game(const std::string& game, const testing::SessionRequest& request, std::uint64_t number) {
  const GameModule& wanted = game_named(game);
  const auto all = testing::generators();
  const auto generator = std::ranges::find(all, &wanted, &testing::SessionGenerator::game);
  if (generator == all.end()) throw std::invalid_argument("no sessions of '" + game + "' are made up");
  if (const std::string why = generator->refuse(request); !why.empty()) throw std::invalid_argument(why);
  std::string record = generator->record(request, number);
  if (record.empty()) throw std::invalid_argument("no session found in which '" + request.breaks + "' can be broken");
  return record;
}

testing::Detail detail_named(std::string_view name) {
  if (name == "full") return testing::Detail::full;
  if (name == "public") return testing::Detail::in_public;
  if (name == "minimal") return testing::Detail::minimal;
  throw std::invalid_argument("detail is 'full', 'public' or 'minimal', not '" + std::string(name) + "'");
}

}  // namespace

Messages::Messages(const Judgement& judgement) : words_(judgement.words), players_(judgement.players) {
  messages_.reserve(judgement.findings.size());
  for (const Diagnostic& finding : judgement.findings) messages_.push_back(finding.message);
}

std::string Messages::text(std::size_t finding, const std::string& language) const {
  return Speaker(language_named(language), words_, players_)(messages_.at(finding));
}

Language language_named(const std::string& name) {
  if (const std::optional<Language> known = language_of(name)) return *known;
  std::string all;
  for (const Language one : all_languages) all.append(all.empty() ? "" : ", ").append(tag(one));
  throw std::invalid_argument("no language '" + name + "'; there are " + all);
}

Syntax syntax_of(std::string_view name) {
  return name.ends_with(".json") || name.ends_with(".ndjson") ? Syntax::json : Syntax::yaml;
}

Told told(const Source& source, const Judgement& judgement) {
  return {render_json(source, judgement), std::make_shared<Messages>(judgement)};
}

OpenBeside among(const Documents& documents, const std::string& record) {
  return [&documents, folder = record.substr(0, record.rfind('/') + 1)](std::string_view name) {
    const auto found = documents.find(std::string(name));
    if (found == documents.end()) return std::optional<Source>();
    return std::optional(Source{.name = folder + found->first, .text = found->second, .syntax = syntax_of(name)});
  };
}

const GameModule& game_named(std::string_view name) {
  for (const GameModule* game : games())
    if (game->name == name) return *game;
  std::string known;
  for (const GameModule* game : games()) known += (known.empty() ? "" : ", ") + std::string(game->name);
  throw std::invalid_argument("no game '" + std::string(name) + "'; there are " + known);
}

OpenBeside opened_by(const py::object& open, const std::string& record) {
  return [&open, folder = record.substr(0, record.rfind('/') + 1)](std::string_view name) {
    const py::gil_scoped_acquire locked;
    const py::bytes bytes(name.data(), name.size());
    const py::object found = open(bytes.attr("decode")("utf-8", "replace"));
    if (found.is_none()) return std::optional<Source>();
    return std::optional(
        Source{.name = folder + std::string(name), .text = found.cast<std::string>(), .syntax = syntax_of(name)});
  };
}

Refereed read_head(std::string head, const OpenBeside& open) {
  Refereed refereed = referee({.name = "head", .text = std::move(head)}, {}, open);
  const Judgement& judgement = refereed.judgement;
  if (judgement.verdict == Verdict::unreadable || judgement.verdict == Verdict::illegal)
    throw Refused{told(refereed.source(), judgement)};
  if (judgement.plays > 0) throw std::invalid_argument("a head has no plays: they are played one after the other");
  return refereed;
}

Told report_of(const GameModule& game, const Source& source, Verdict verdict, std::vector<Diagnostic> findings,
               const std::vector<std::string>& players) {
  Judgement judgement;
  judgement.words = words_of(game);
  judgement.verdict = verdict;
  judgement.findings = std::move(findings);
  judgement.players = players;
  return told(source, judgement);
}

Told report_of(std::string_view complaint) {
  Judgement judgement;
  judgement.verdict = Verdict::illegal;
  Diagnostic& found = judgement.findings.emplace_back();
  found.id = "no-choice";
  found.message = Message(std::string(complaint));
  return told({.name = "game", .text = {}}, judgement);
}

}  // namespace elfref::python

PYBIND11_MODULE(_elfref, module) {
  using namespace elfref;
  using namespace elfref::python;
  namespace py = pybind11;

  module.attr("version") = ELFREF_VERSION;
  module.attr("most_bytes") = max_document_bytes;
  py::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const Refused& refused) {
      const auto& [report, messages] = refused.report;
      const py::object error = py::module_::import("elfref.report").attr("error_of")(report, messages);
      PyErr_SetObject(py::type::of(error).ptr(), error.ptr());
    }
  });

  py::class_<Messages, std::shared_ptr<Messages>>(module, "Messages", "The messages of a report's findings.")
      .def("text", &Messages::text, py::arg("finding"), py::arg("language"), "The message of a finding in a language.");
  module.def("licences", &elfref::licences,
             "The licences of this module and of the libraries that are linked with it.");
  module.def(
      "check",
      [](const py::bytes& text, const std::string& name, const py::object& open, const std::string& edition,
         const std::vector<std::pair<std::string, std::string>>& options, bool deductions, bool by_round,
         bool suggest) {
        const std::string bytes = text;
        const OpenBeside opened = opened_by(open, name);
        const Overrides overrides{
            .edition = edition, .options = options, .deductions = deductions, .by_round = by_round};
        const py::gil_scoped_release unlocked;
        return check(bytes, name, opened, overrides, suggest);
      },
      py::arg("text"), py::arg("name"), py::arg("open"), py::arg("edition"), py::arg("options"), py::arg("deductions"),
      py::arg("by_round"), py::arg("suggest"),
      "The report on each record of a text, as JSON, with the messages of its findings.");
  module.def(
      "random_game",
      [](std::uint64_t seed, std::uint64_t number, const std::string& game, int players, const std::string& edition,
         const std::string& detail, const std::string& breaks) {
        return random_game(
            game,
            {.seed = seed, .players = players, .edition = edition, .detail = detail_named(detail), .breaks = breaks},
            number);
      },
      py::arg("seed"), py::arg("number"), py::arg("game"), py::arg("players"), py::arg("edition"), py::arg("detail"),
      py::arg("breaks"), py::call_guard<py::gil_scoped_release>(), "The record of a generated game.");
  module.def(
      "rules",
      [](const std::string& game) {
        const GameModule* const its = &game_named(game);
        return render_rules_json({&its, 1});
      },
      py::arg("game"), "The rules of a game as JSON.");
  module.def(
      "games",
      [] {
        std::vector<std::string> names;
        for (const GameModule* game : games()) names.emplace_back(game->name);
        return names;
      },
      "The games that elfref judges.");
  add_asking(module);
  add_table(module);
  add_game(module);
}
