#pragma once

#include "command.h"
#include "elfref/core/render.h"

namespace elfref::tools {

/// Writes one judged record as text for people.
using RenderText = void (*)(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

/// Judges every record of the request's files and prints what is said of each: by `render`, or as JSON where that was
/// asked for. A file that cannot be read is complained about, and the others are still judged. Returns the exit code.
int report_records(const Request& request, RenderText render);

}  // namespace elfref::tools
