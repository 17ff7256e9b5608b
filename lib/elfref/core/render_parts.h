#pragma once

#include <string>
#include <string_view>

#include "elfref/core/places.h"
#include "elfref/core/render.h"

namespace elfref {

/// The colours of text for people.
enum class Paint { bold, error, warning, note, good, caret };

/// `text` as it is printed: made safe, and painted where the style has colours.
[[nodiscard]] std::string painted(std::string_view text, Paint paint, TextStyle style);

/// One finding with its caret and all that belongs to it.
void render_finding(std::string& out, const Source& source, Places& places, const Diagnostic& diagnostic,
                    TextStyle style);

/// The one line with the verdict, and a line for each thing it hangs on.
void render_verdict(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

}  // namespace elfref
