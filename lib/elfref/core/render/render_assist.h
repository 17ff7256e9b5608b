#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/render/render.h"

// The answers of core/assist for a page. Each function makes one JSON object on one line, without a line end. Places
// have `line` and `column` as in reports, and `from` and `to` in units of UTF-16 from the beginning of the text,
// because a page counts in these.

namespace elfref {

/// What may be written at a place: `from`, `to`, `path`, `words` and, if there is one, `position` as in
/// render_position_json().
[[nodiscard]] std::string render_expected_json(const Draft& draft, const Expected& expected,
                                               Language language = Language::en);
/// The explanation of a place: `from`, `to`, `title`, `lines`; `null` if there is none.
[[nodiscard]] std::string render_hover_json(const Draft& draft, const std::optional<Hover>& hover);
/// The outline: `{"symbols": […]}`, each with its `children`.
[[nodiscard]] std::string render_symbols_json(const Draft& draft, std::span<const Symbol> symbols);
/// The hints: `{"inlays": […]}`.
[[nodiscard]] std::string render_inlays_json(const Draft& draft, std::span<const Inlay> inlays);
/// The fixes: `{"fixes": […]}`, each with its `text` and `edits`.
[[nodiscard]] std::string render_fixes_json(const Draft& draft, std::span<const Suggestion> fixes,
                                            Language language = Language::en);

}  // namespace elfref
