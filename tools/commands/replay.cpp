#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "elfref/core/asking/replay_view.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "one_record.h"
#include "speaking.h"
#include "what_if.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

struct ReplayRequest {
  RecordRequest records;  // its arguments are those of every command that reads records
  int record = 0;         // of one file, from 1; 0: all
  std::string at;
  int steps = 0;
  std::string html;
  std::vector<WhatIf> what_ifs;
};

/// Takes a whole number from 1 on.
Argument number(std::string name, std::string value, int& into, Message description) {
  return {.name = std::move(name),
          .value = std::move(value),
          .description = std::move(description),
          .take = [&into](const std::string& given) -> Message {
            const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), into);
            const bool whole = error == std::errc() && end == given.data() + given.size() && into > 0;
            return whole ? Message() : msg::takes_number_from_one({.given = verbatim(given)});
          }};
}

class Replays {
 public:
  explicit Replays(const ReplayRequest& request)
      : request_(request),
        overrides_(request.records.overrides),
        style_(style_for(request.records.colour, request.records.cite_all)) {
    overrides_.by_round = overrides_.deductions = true;
    overrides_.language = request_.html.empty() ? language_of_data() : language();
    if (!request.at.empty()) at_ = read_at(request.at);
  }

  int run() {
    if (const Message why = wrong_usage(); !why.empty()) return refuse(why);
    if (!request_.what_ifs.empty()) return otherwise();
    for (const std::string& path : request_.records.files)
      if (!file(path)) return exit_not_judged;
    if (seen_ == 0 && code_ == exit_clean) code_ = exit_not_judged;
    if (request_.record > 0 && replays_.empty() && seen_ == 0)
      return refuse(
          msg::no_record_number({.file = verbatim(request_.records.files.front()), .number = request_.record}));
    if (at_ && seen_ == 0 && code_ != exit_not_judged)
      return refuse(msg::no_record_there({.file = verbatim(request_.records.files.front())}));
    return end();
  }

 private:
  [[nodiscard]] Message wrong_usage() const {
    if (Message why = refusal(request_.records.overrides); !why.empty()) return why;
    const bool alone = request_.records.files.size() == 1;
    if (request_.record > 0 && !alone) return msg::record_names_one_file();
    if (!request_.at.empty() && !at_) return msg::not_a_place({.place = verbatim(request_.at)});
    if (at_ && !alone) return msg::at_names_one_file();
    if (request_.steps > 0 && !at_) return msg::step_without_at();
    if (!request_.what_ifs.empty() && (at_ || request_.record > 0))
      return msg::what_if_with({.option = verbatim(at_ ? "--at" : "--record")});
    if (at_ && !is_text()) return msg::at_shows_text();
    return {};
  }

  bool file(const std::string& path) {
    Documents documents(path, request_.records.input);
    while (std::optional<Source> source = documents.next()) {
      if (request_.record > 0 && source->document != request_.record) continue;
      if (!within(*source)) continue;
      Refereed refereed =
          referee(std::move(*source), overrides_, [&](std::string_view name) { return attachment_of(path, name); });
      if (Message why = misfit(path, *refereed.game, overrides_); !why.empty()) {
        complain(why);
        code_ = exit_not_judged;
        continue;
      }
      if (refereed.game->replay == nullptr) {
        complain(cannot(refereed, msg::not_looked_at()));
        code_ = exit_not_judged;
        continue;
      }
      code_ = std::max(code_, exit_code(refereed.judgement, false));
      const ReplayView view = refereed.game->replay(*refereed.record, overrides_, refereed.judgement);
      if (!record({*refereed.game, *refereed.record, overrides_, refereed.judgement, view})) return false;
      ++seen_;
    }
    if (documents.failure().empty()) return true;
    complain(msg::cannot_read_file({.file = verbatim(path), .why = documents.failure()}));
    code_ = exit_not_judged;
    return true;
  }

  /// A session as it is written, and as it would have gone on.
  int otherwise() {
    RecordRequest asked = request_.records;
    asked.overrides = overrides_;
    const auto [before, after, complaint] = suppose(asked, request_.what_ifs);
    if (!complaint.empty()) return refuse(complaint);
    const GameModule& game = *before->game;
    if (game.replay == nullptr) return refuse(cannot(*before, msg::not_looked_at()));
    const auto view_of = [&](const Record& record, const Judgement& judgement) {
      return game.replay(record, overrides_, judgement);
    };
    const ReplayView was = view_of(*before->record, before->judgement), is = view_of(*after->record, after->judgement);
    const Viewing written{game, *before->record, overrides_, before->judgement, was};
    const Branch branch{written, *after};
    code_ = exit_code(after->judgement, false);
    if (!is_text()) replays_.push_back(json_of(written));
    return record({game, *after->record, overrides_, after->judgement, is, &branch}) ? end() : int{exit_not_judged};
  }

  [[nodiscard]] bool is_text() const { return request_.records.format == Format::text && request_.html.empty(); }

  /// A session as the page or as programs take it.
  [[nodiscard]] std::string json_of(const Viewing& viewing) const {
    return request_.html.empty() ? render_replay_json(viewing, language_of_data(), ReplayFor::programs)
                                 : render_replay_json(viewing, language(), ReplayFor::page);
  }

  /// What stands behind all records.
  int end() {
    if (!request_.html.empty()) return write_page();
    if (!is_text() && !print(render_replays_json(replays_) + "\n")) return exit_not_judged;
    return code_;
  }

  /// Whether a record has the line that --at names.
  [[nodiscard]] bool within(const Source& source) const {
    const auto* in = at_ ? std::get_if<At::InText>(&at_->is) : nullptr;
    if (in == nullptr) return true;
    const auto lines = static_cast<int>(std::ranges::count(source.text, '\n'));
    return source.first_line <= in->line && in->line <= source.first_line + lines;
  }

  /// False: there is no use in going on.
  bool record(const Viewing& viewing) {
    if (!is_text()) {
      replays_.push_back(json_of(viewing));
      return true;
    }
    std::string out = seen_ > 0 ? "\n" : "";
    if (!at_) {
      render_replay(out, viewing, style_);
      return print(out);
    }
    if (seen_ > 0) {
      complain(msg::several_records_name_one({.file = verbatim(request_.records.files.front())}));
      return false;
    }
    if (viewing.judgement.verdict == Verdict::unreadable) {
      complain(cannot_be_read(viewing.record.source(), viewing.judgement));
      return false;
    }
    if (!viewing.view.complaint.empty()) {
      complain(Message(Speaker(viewing.judgement, language())(viewing.view.complaint)));
      return false;
    }
    const auto plays = viewing.game.plays(viewing.record);
    const FoundPlay found = find_play(plays, *at_, viewing.record.source(), viewing.judgement.players);
    if (!found.complaint.empty()) {
      complain(msg::at_place({.fault = found.complaint, .place = verbatim(request_.at)}));
      return false;
    }
    const auto moment = std::ranges::lower_bound(viewing.view.moments, found.ply, {}, &ViewMoment::ply);
    render_moments(out, viewing, static_cast<std::size_t>(moment - viewing.view.moments.begin()),
                   static_cast<std::size_t>(request_.steps), style_);
    return print(out);
  }

  int write_page() {
    if (replays_.empty()) return exit_not_judged;
    return std::max(code_, write_replays(request_.html, request_.records.files, replays_));
  }

  const ReplayRequest& request_;
  Overrides overrides_;
  TextStyle style_;
  std::optional<At> at_;
  std::vector<std::string> replays_;  // as JSON
  int seen_ = 0;
  int code_ = exit_clean;
};

}  // namespace

Command replay() {
  const auto request = std::make_shared<ReplayRequest>();
  std::vector<Argument> arguments;
  for (Argument& argument : record_arguments(request->records))
    if (argument.name != "--strict" && argument.name != "--verbose" && argument.name != "--format")
      arguments.push_back(std::move(argument));
  const auto after_files = arguments.begin() + 1;
  arguments.insert(
      after_files,
      {number("--record", "N", request->record, msg::replay_record()),
       text("--at", "PLACE", request->at, msg::replay_at()), number("--step", "N", request->steps, msg::replay_step()),
       what_if_argument(request->what_ifs), text("--html", "PAGE", request->html, msg::replay_html()),
       table_format_argument(request->records.format)});
  return {.name = "replay",
          .description = msg::replay_about(),
          .footer = {.runs = {{"elfref replay game.yaml", msg::replay_run_all()},
                              {"elfref replay --at 48 game.yaml", msg::replay_run_line()},
                              {"elfref replay --at 2:travel:Anna --step 5 game.yaml", msg::replay_run_step()},
                              {"elfref replay --html game.html game.yaml", msg::replay_run_html()},
                              {"elfref replay --what-if '48=Virst: 2 raft' --html game.html game.yaml",
                               msg::replay_run_what_if()},
                              {"elfref replay --format json game.yaml", msg::replay_run_json()}},
                     .exit = msg::exit_as_for_check()},
          .arguments = std::move(arguments),
          .run = [request] { return Replays(*request).run(); },
          .group = Group::look};
}

}  // namespace elfref::tools::commands
