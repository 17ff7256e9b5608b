#include <array>
#include <memory>
#include <string>
#include <utility>

#include "documents.h"
#include "elfref/core/asking/record_diff.h"
#include "elfref/core/judging/titles.h"
#include "elfref/games.h"
#include "log.h"
#include "one_record.h"
#include "output.h"
#include "records.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools {
namespace {

struct DiffRequest {
  std::array<std::string, 2> files;
  Input input = Input::by_name;
  Overrides overrides;
  Format format = Format::text;
  Colour colour = Colour::automatic;
  bool verbose = false;
};

/// The one record of a file. Nothing where there is none or another one too, which was said.
std::optional<Source> only_record(const std::string& path, Input input) {
  log(msg::log_reading({.file = verbatim(path)}));
  Documents documents(path, input);
  std::optional<Source> record = documents.next();
  if (record && documents.next()) {
    complain(msg::one_record_each({.file = verbatim(path)}));
    return std::nullopt;
  }
  if (documents.failure().empty()) return record;
  complain(msg::cannot_read_file({.file = verbatim(path), .why = documents.failure()}));
  return std::nullopt;
}

Message different_games(const std::array<Refereed, 2>& sides) {
  const auto title = [](const Refereed& side) { return title_of(*side.game, speaker_of(*side.game, language())); };
  return msg::different_games({.file = verbatim(sides[0].source().name),
                               .game = title(sides[0]),
                               .other = verbatim(sides[1].source().name),
                               .second = title(sides[1])});
}

int run(const DiffRequest& request) {
  if (request.verbose) start_log();
  if (const Message why = refusal(request.overrides); !why.empty()) {
    complain(why);
    return exit_not_judged;
  }
  const TextStyle style = style_for(request.colour);
  std::array<Refereed, 2> sides;
  for (std::size_t side = 0; side < 2; ++side) {
    std::optional<Source> record = only_record(request.files[side], request.input);
    if (!record) return exit_not_judged;
    sides[side] = referee(std::move(*record), request.overrides, [&](std::string_view name) {
      return attachment_of(request.files[side], name);
    });
  }
  for (std::size_t side = 0; side < 2; ++side)
    if (const Message what = misfit(request.files[side], *sides[side].game, request.overrides); !what.empty())
      return refuse(what);
  std::string out;
  for (const Refereed& side : sides)
    if (side.judgement.verdict == Verdict::unreadable) render_check(out, side.source(), side.judgement, style);
  if (!out.empty()) {
    // What cannot be read is said as text: there is nothing to report.
    if (request.format == Format::text) {
      if (!print(out)) return exit_not_judged;
    } else {
      complain(msg::one_unreadable());
    }
    return exit_not_judged;
  }
  if (sides[0].game != sides[1].game) return refuse(different_games(sides));
  if (sides[0].game->plays == nullptr) return refuse(cannot(sides[0], msg::plays_not_compared()));
  const RecordDiff diff =
      diff_records(*sides[0].game, {*sides[0].record, sides[0].judgement}, {*sides[1].record, sides[1].judgement});
  const std::array<Example, 2> records{Example{sides[0].source(), sides[0].judgement},
                                       Example{sides[1].source(), sides[1].judgement}};
  if (request.format == Format::text) {
    render_diff(out, diff, records, style);
  } else {
    out = render_diff_json(diff, records, language_of_data()) + "\n";
  }
  if (!print(out)) return exit_not_judged;
  return diff.same() ? exit_clean : exit_breach;
}

Argument record_argument(std::string name, std::string& into, Message description) {
  Argument file = text(name, name, into, std::move(description));
  file.values = Values::records;
  file.required = true;
  return file;
}

std::vector<Argument> arguments(DiffRequest& into) {
  return {record_argument("A", into.files[0], msg::diff_a()),
          record_argument("B", into.files[1], msg::diff_b()),
          input_argument(into.input),
          edition_argument(into.overrides.edition, msg::diff_edition()),
          option_argument(into.overrides.options),
          components_argument(into.overrides.attachment),
          verbose_argument(into.verbose),
          table_format_argument(into.format),
          colour_argument(into.colour)};
}

}  // namespace

namespace commands {

Command diff() {
  const auto request = std::make_shared<DiffRequest>();
  return {.name = "diff",
          .description = msg::diff_about(),
          .footer = {.runs = {{"elfref diff annas.yaml boris.yaml", msg::diff_run_text()},
                              {"elfref diff --format json a.yaml b.yaml", msg::for_programs()}},
                     .notes = {msg::diff_note()},
                     .exit = msg::diff_exit()},
          .arguments = arguments(*request),
          .run = [request] { return run(*request); },
          .group = Group::judge};
}

}  // namespace commands
}  // namespace elfref::tools
