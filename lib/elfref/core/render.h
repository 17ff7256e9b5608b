#pragma once

#include <span>
#include <string>
#include <string_view>

#include "elfref/core/judgement.h"
#include "elfref/core/rule.h"
#include "elfref/core/source.h"

namespace elfref {

/// How text for people is written.
struct TextStyle {
  bool colour = false;  ///< with terminal colours
};

/// Findings with carets, in the order of the text, as docs/record-format.md shows them; then one line with the verdict.
void render_check(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The score table, each line explained; claims compared with what was computed; the findings about claims.
void render_score(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// The report for programs: one JSON object, on one line, without an end of line.
[[nodiscard]] std::string render_json(const Source& source, const Judgement& judgement);

/// The rules table for people: each rule with its code, the options it hangs on, and where each edition prints it.
void render_rules(std::string& out, std::span<const RuleInfo* const> rules, TextStyle style);
/// The same as a JSON array, on one line.
[[nodiscard]] std::string render_rules_json(std::span<const RuleInfo* const> rules);

/// A citation as a reader looks it up: `Italian "Gli Ostacoli" (after the 1998 edition)`.
[[nodiscard]] std::string cite(const Citation& citation);

}  // namespace elfref
