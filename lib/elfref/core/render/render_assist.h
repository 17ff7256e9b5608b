#pragma once

#include <span>
#include <string>
#include <vector>

#include "elfref/core/assist/assist.h"
#include "elfref/core/render/render.h"

// What core/assist answers, for a page: each function makes one JSON object on one line, without an end of line. Places
// have `line` and `column` as in reports, and `from` and `to` in units of UTF-16 from the beginning of the text, which
// is how a page counts.

namespace elfref {

/// What may be written at a place: `from`, `to`, `path`, `words` and, where there is one, `position` as
/// render_position_json() has it.
[[nodiscard]] std::string render_expected_json(const Draft& draft, const Expected& expected);
/// What stands at a place: `from`, `to`, `title`, `lines`; `null` of nothing.
[[nodiscard]] std::string render_hover_json(const Draft& draft, const std::optional<Hover>& hover);
/// `{"symbols": […]}`, each with its `children`.
[[nodiscard]] std::string render_symbols_json(const Draft& draft, std::span<const Symbol> symbols);
/// `{"inlays": […]}`.
[[nodiscard]] std::string render_inlays_json(const Draft& draft, std::span<const Inlay> inlays);
/// `{"mends": […]}`, each with its `text` and `edits`.
[[nodiscard]] std::string render_mends_json(const Draft& draft, std::span<const Suggestion> mends);

}  // namespace elfref
