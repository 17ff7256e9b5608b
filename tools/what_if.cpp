#include "what_if.h"

#include <string>
#include <utility>

#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "log.h"
#include "one_record.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {

Argument what_if_argument(std::vector<WhatIf>& into) {
  return {.name = "--what-if",
          .value = "AT=PLAY",
          .description = msg::option_what_if(),
          .repeatable = true,
          .take = [&into](const std::string& given) -> Message {
            auto what_if = read_what_if(given);
            if (!what_if) return msg::what_if_unreadable({.given = verbatim(given)});
            into.push_back(std::move(*what_if));
            return {};
          }};
}

namespace {

/// What the first change would make of its line, and what is wrong with that.
Message why_unreadable(const Refereed& before, const Altered& after) {
  const Message fault = msg::made_unreadable({.fault = first_fault(after.judgement)});
  const Edit& edit = after.edits.front();
  const auto entry = entry_around(*before.record, edit.span);
  if (after.edits.size() > 1 || !entry || edit.span.begin == edit.span.end || edit.text.empty()) return fault;
  const auto text = [&](Span span) { return before.source().text.substr(span.begin, span.end - span.begin); };
  return msg::line_would_become({.after = verbatim(edit.text),
                                 .before = verbatim(text(entry->span)),
                                 .fault = fault,
                                 .line = place_of(before.source(), entry->span).line,
                                 .part = verbatim(text(edit.span))});
}

}  // namespace

Supposed suppose(const RecordRequest& request, const std::vector<WhatIf>& what_ifs) {
  std::vector<At> places;
  for (const WhatIf& what_if : what_ifs) places.push_back(what_if.at);
  OneRecord one = referee_one(request, places, "--what-if");
  if (!one.refereed) return {.before = {}, .after = {}, .complaint = std::move(one.complaint)};
  Supposed both{.before = std::move(one.refereed), .after = {}, .complaint = {}};
  const Refereed& before = *both.before;
  Changes changes = changes_for(*before.game, *before.record, before.judgement.players, what_ifs);
  if (!changes.complaint.empty()) {
    both.complaint = msg::of_option({.fault = changes.complaint, .option = verbatim("--what-if")});
    return both;
  }
  both.after = altered(*before.game, *before.record, before.judgement, std::move(changes.edits),
                       request.overrides);
  if (both.after->judgement.verdict == Verdict::unreadable)
    both.complaint = msg::of_option({.fault = why_unreadable(before, *both.after), .option = verbatim("--what-if")});
  return both;
}

int report_what_if(const RecordRequest& request, const std::vector<WhatIf>& what_ifs) {
  if (request.verbose) start_log();
  const auto& [before, after, complaint] = suppose(request, what_ifs);
  if (!complaint.empty()) return refuse(complaint);

  std::string out;
  if (request.format == Format::text) {
    render_what_if(out, before->source(), before->judgement, *after, style_for(request.colour, request.cite_all));
  } else {
    out = render_what_if_json(before->source(), before->judgement, *after, what_ifs, language_of_data()) + "\n";
  }
  if (!print(out)) return exit_not_judged;
  return exit_code(after->judgement, request.strict);
}

}  // namespace elfref::tools
