#include "command.h"
#include "records.h"

namespace elfref::tools {

int score(const Request& request) {
  return report_records(request, render_score);
}

}  // namespace elfref::tools
