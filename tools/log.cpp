#include "log.h"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "elfref/core/text/text.h"
#include "speaking.h"

namespace elfref::tools {
namespace {

bool started = false;

}  // namespace

void start_log() {
  spdlog::set_default_logger(spdlog::stderr_color_mt("elfref"));
  spdlog::set_pattern("elfref: [%H:%M:%S.%e] %v");
  started = true;
}

void log(const Message& message) {
  if (started) spdlog::info(std::string_view(printable(said(message))));
}

bool logging() {
  return started;
}

}  // namespace elfref::tools
