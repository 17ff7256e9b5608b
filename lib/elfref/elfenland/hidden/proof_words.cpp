#include "elfref/elfenland/hidden/proof_words.h"

#include "elfref/core/judging/judgement.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::elfenland {

Message lines_in_brackets(const std::set<std::uint32_t>& lines) {
  return msg::in_lines({.lines = list(Joint::comma, lines, line_number)});
}

Message in_rounds(int first, int last) {
  return first == last ? msg::in_round({.round = first}) : msg::in_rounds({.rounds = Range{first, last}});
}

}  // namespace elfref::elfenland
