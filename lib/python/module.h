#pragma once

#include <pybind11/pybind11.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "elfref/core/judging/judgement.h"
#include "elfref/core/record/diagnostic.h"
#include "elfref/core/text/source.h"
#include "elfref/games.h"

/// The library as Python sees it. What is said of plays goes there as the JSON of a report: lib/python/elfref makes
/// objects of it. Whatever takes long works on copies, without Python's lock.
namespace elfref::python {

/// Texts that records may name, by their names.
using Documents = std::map<std::string, std::string>;

/// Something was not played, or is no record: Python raises an Error with that report.
struct Refused {
  std::string report;  ///< JSON
};

/// Finds documents there, which stand beside a record of that name. REQUIRES: they outlive what is returned.
[[nodiscard]] OpenBeside among(const Documents& documents, const std::string& record);

/// The game with this name. Throws std::invalid_argument if there is none.
[[nodiscard]] const GameModule& game_named(std::string_view name);

/// What may be asked of the beginning of a record. Throws Refused where it is none, or breaks a rule.
[[nodiscard]] Refereed read_head(std::string head, const Documents& documents);

/// What is said of some plays, as a report. `players`: by seat.
[[nodiscard]] std::string report_of(const GameModule& game, const Source& source, Verdict verdict,
                                    std::vector<Diagnostic> findings, const std::vector<std::string>& players);
/// The same where no rule says why: this is what is wrong.
[[nodiscard]] std::string report_of(std::string_view complaint);

/// Adds `Game` and `Play` to the module.
void add_game(pybind11::module_& module);
/// Adds `Table` to the module.
void add_table(pybind11::module_& module);

}  // namespace elfref::python
