#pragma once

#include <span>
#include <string>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"

// Reports in the forms of others: what shows them beside the text knows nothing of a referee.

namespace elfref {

/// SARIF 2.1.0 (OASIS, 2020), which code hosts and editors show beside the lines. A file of it is: its head with all
/// that may be found, what was found of each record, with `,\n` between two that are not empty, and its foot.
[[nodiscard]] std::string render_sarif_head(std::span<const GameModule* const> games,
                                            std::span<const FaultInfo* const> faults);
/// The results of one record, each on a line; empty where nothing was found. Columns count Unicode characters. What the
/// table ruled on is suppressed; where suggest() was asked each suggestion is a fix.
[[nodiscard]] std::string render_sarif(const Source& source, const Judgement& judgement);
/// `complete`: everything that was asked for could be read.
[[nodiscard]] std::string render_sarif_foot(bool complete);

/// Commands of a GitHub workflow, a line each, by which findings are shown beside the lines of a change; then the
/// verdict on a line of its own, `verdict: ` before it. No name and no text can become a command.
[[nodiscard]] std::string render_github(const Source& source, const Judgement& judgement);
/// A text without `##[`, with which a command of older runners of GitHub begins, wherever it stands in a line.
[[nodiscard]] std::string without_workflow_commands(std::string text);

/// A test suite of JUnit's XML with one test case: the record. It fails with a breach or a refuted claim, and is in
/// error where the record cannot be read; what was found is its text. Stands within `<testsuites>`.
[[nodiscard]] std::string render_junit(const Source& source, const Judgement& judgement);

}  // namespace elfref
