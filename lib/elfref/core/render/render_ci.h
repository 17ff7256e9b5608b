#pragma once

#include <span>
#include <string>

#include "elfref/core/judging/game.h"
#include "elfref/core/judging/judgement.h"
#include "elfref/core/text/source.h"
#include "elfref/core/words/language.h"

// Reports in the formats of other programs, which show them with the text and know nothing about a referee.

namespace elfref {

/// SARIF 2.1.0 (OASIS, 2020), which code hosts and editors show next to the lines. A file of it is the head with all
/// possible findings, the findings of each record with `,\n` between two that are not empty, and the foot.
[[nodiscard]] std::string render_sarif_head(std::span<const GameModule* const> games,
                                            std::span<const Fault* const> faults);
/// The results of one record, one per line; empty if there are none. Columns count Unicode characters. Findings about
/// plays with a ruling are suppressed. If suggest() was called, each suggestion is a fix.
[[nodiscard]] std::string render_sarif(const Source& source, const Judgement& judgement,
                                       Language language = Language::en);
/// The end of the file. `complete`: everything that was requested could be read.
[[nodiscard]] std::string render_sarif_foot(bool complete);

/// Commands of a GitHub workflow, one per line, that show findings next to the lines of a change; then the verdict on
/// its own line, after `verdict: `. No name or text can become a command.
[[nodiscard]] std::string render_github(const Source& source, const Judgement& judgement,
                                        Language language = Language::en);
/// A text without `##[` anywhere in a line: commands of older GitHub runners begin with it.
[[nodiscard]] std::string without_workflow_commands(std::string text);

/// A test suite in JUnit's XML with one test case, the record. It fails with a breach or a refuted claim, and is an
/// error if the record cannot be read; its text is the findings. It belongs within `<testsuites>`.
[[nodiscard]] std::string render_junit(const Source& source, const Judgement& judgement,
                                       Language language = Language::en);

}  // namespace elfref
