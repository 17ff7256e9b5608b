#include "command.h"
#include "records.h"

namespace elfref::tools {

int check(const Request& request) {
  return report_records(request, render_check);
}

}  // namespace elfref::tools
