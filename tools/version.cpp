// The only file that is compiled again when the commit is another one.

#include "version.h"

#include <string>

#include "commit.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {

std::string version_in_words() {
  std::string words = std::string("elfref " ELFREF_VERSION " (") + commit_in_words;
#ifdef ELFREF_NOT_A_RELEASE
  words += ", " + said(msg::not_a_release());
#endif
  return words + ")";
}

std::string day_of_version() {
  return commit_day;
}

}  // namespace elfref::tools
