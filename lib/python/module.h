#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"
#include "elfref/games.h"

/// The library as Python sees it. What is said of plays goes there as the JSON of a report: lib/python/elfref makes
/// objects of it. Whatever takes long works on copies, without Python's lock.
namespace elfref::python {

/// Texts that records may name, by their names.
using Documents = std::map<std::string, std::string>;

/// The messages of a report's findings, which Python may ask for in any language.
class Messages {
 public:
  explicit Messages(const Judgement& judgement);
  /// The message of a finding, by its place in the report; `language` is `en`, `ru` or a locale. Throws
  /// std::invalid_argument for another one. REQUIRES: there is such a finding.
  [[nodiscard]] std::string text(std::size_t finding, const std::string& language) const;

 private:
  const Room* words_;
  std::vector<std::string> players_;
  std::vector<Message> messages_;
};

/// A report as Python takes it: JSON, and the messages of its findings.
using Told = std::pair<std::string, std::shared_ptr<Messages>>;
/// The report of a judgement.
[[nodiscard]] Told told(const Source& source, const Judgement& judgement);

/// Something was not played, or is not a record: Python raises an Error with that report.
struct Refused {
  Told report;
};

/// The syntax of a text, by the name of its file.
[[nodiscard]] Syntax syntax_of(std::string_view name);

/// The language that a tag or a locale names. Throws std::invalid_argument if there is none.
[[nodiscard]] Language language_named(const std::string& name);

/// Opens the attachments of a record of that name from `documents`. REQUIRES: they outlive the result.
[[nodiscard]] OpenBeside among(const Documents& documents, const std::string& record);
/// Opens them by a function of Python that takes a name and returns bytes or None. Each call has Python's lock.
/// REQUIRES: `open` outlives the result.
[[nodiscard]] OpenBeside opened_by(const pybind11::object& open, const std::string& record);

/// The game with this name. Throws std::invalid_argument if there is none.
[[nodiscard]] const GameModule& game_named(std::string_view name);

/// What may be asked of the beginning of a record. Throws Refused where it is none, or breaks a rule.
[[nodiscard]] Refereed read_head(std::string head, const OpenBeside& open);

/// What is said of some plays, as a report. `players`: by seat.
[[nodiscard]] Told report_of(const GameModule& game, const Source& source, Verdict verdict,
                             std::vector<Diagnostic> findings, const std::vector<std::string>& players);
/// The same where no rule says why: this is what is wrong.
[[nodiscard]] Told report_of(std::string_view complaint);

/// Adds questions about a record to the module.
void add_asking(pybind11::module_& module);
/// Adds `Game` and `Play` to the module.
void add_game(pybind11::module_& module);
/// Adds `Table` to the module.
void add_table(pybind11::module_& module);

}  // namespace elfref::python
