#include "records.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "documents.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/judging/claims.h"
#include "elfref/core/render/render_ci.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "in_order.h"
#include "log.h"
#include "one_record.h"
#include "output.h"
#include "progress.h"
#include "record_files.h"
#include "speaking.h"
#include "words/tool_msg.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace elfref::tools {
namespace {

constexpr int most_jobs = 512;

/// The ids of the rules and faults that have that id or that code.
std::vector<std::string_view> ids_named(std::string_view name) {
  const std::string wanted = fold(name);
  std::vector<std::string_view> ids;
  for (const RuleInfo* rule : all_rules())
    if (fold(rule->id) == wanted || fold(rule->code) == wanted) ids.push_back(rule->id);
  for (const Fault* fault : all_faults())
    if (fold(fault->id) == wanted) ids.push_back(fault->id);
  return ids;
}

bool has_warning(const Judgement& judgement) {
  return std::ranges::find(judgement.findings, Severity::warning, &Diagnostic::severity) != judgement.findings.end();
}

/// What is printed before the first record, between two of which something is printed, behind each, and behind the last
/// one; the first and the last also where there is no record.
struct Frame {
  std::string opening{}, between{}, after{}, closing{};
};

std::vector<FigureWords> figures_of(const GameModule& game) {
  return {game.figures().begin(), game.figures().end()};
}

Frame frame_of(const RecordRequest& request) {
  Frame frame;
  if (request.summary || request.fix) return frame;
  if (request.format == Format::json) return {"{\"records\":[\n", ",\n", "", "\n]}\n"};
  if (request.format == Format::ndjson) frame.after = "\n";
  if (request.format == Format::text && request.titles) frame.between = "\n";
  if (request.format == Format::sarif) {
    const std::vector<const Fault*> faults = all_faults();
    return {.opening = render_sarif_head(games(), faults), .between = ",\n"};
  }
  if (request.format == Format::junit)
    return {.opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"elfref\">\n",
            .closing = "</testsuites>\n"};
  return frame;
}

/// Those of some choices that name a line of a record.
std::vector<ChosenWay> choices_within(const Source& source, const std::vector<ChosenWay>& all) {
  const int lines = static_cast<int>(std::ranges::count(source.text, '\n')) + (source.text.ends_with('\n') ? 0 : 1);
  std::vector<ChosenWay> within;
  for (const ChosenWay& choice : all)
    if (source.first_line <= choice.at.line && choice.at.line < source.first_line + lines) within.push_back(choice);
  return within;
}

/// Says on standard error what a patch leaves as it is, and how to choose.
void tell_what_is_left(const Source& source, const Fixed& fixed, const Speaker& says) {
  std::size_t without = 0;
  for (const Unfixed& left : fixed.left) {
    const std::size_t ways = left.ways.size();
    if (ways == 0) {
      ++without;
      continue;
    }
    // One way is left where others may be, and where others were chosen that do not go together with it.
    const std::string place =
        source.name + ":" + std::to_string(left.place.line) + ":" + std::to_string(left.place.column);
    complain(msg::fix_choose({.finding = Message(says(left.message)), .place = verbatim(place), .ways = ways}));
    for (const Unfixed::Way& way : left.ways)
      complain(Message(
          "  " + said(msg::fix_way({.change = Message(says(way.text)), .choice = verbatim(way.choice)}))));
  }
  const std::string record = title_of(source, language());
  if (fixed.given_up) {
    complain(msg::fix_gave_up({.findings = without, .record = verbatim(record)}));
  } else if (without > 0) {
    complain(msg::fix_stays({.findings = without, .record = verbatim(record)}));
  }
}

/// Leaves of what was found only what rules and faults of these ids say, and what was suggested for that. A record that
/// cannot be read keeps its faults: whether anything else is to be found nobody knows. False: nothing is left.
bool keep_only(Judgement& judgement, const std::vector<std::string_view>& ids) {
  if (judgement.verdict == Verdict::unreadable) return true;
  std::vector<Diagnostic> kept;
  std::vector<std::optional<std::size_t>> now(judgement.findings.size());
  for (std::size_t i = 0; i < judgement.findings.size(); ++i) {
    if (std::ranges::find(ids, judgement.findings[i].id) == ids.end()) continue;
    now[i] = kept.size();
    kept.push_back(std::move(judgement.findings[i]));
  }
  judgement.findings = std::move(kept);
  std::erase_if(judgement.suggestions, [&](const Suggestion& suggestion) { return !now[suggestion.finding]; });
  for (Suggestion& suggestion : judgement.suggestions) suggestion.finding = *now[suggestion.finding];
  return !judgement.findings.empty();
}

/// What is to be said of one record, or of a file that begins or ends badly, when its turn comes.
struct Told {
  Message log{};                     ///< a line for who wants to know what is done
  Message complaint{};               ///< a line for standard error
  int code = exit_clean;             ///< what it comes to
  bool not_read = false;             ///< a file, which could not be read
  bool quick = false;                ///< read without a tree, and judged at a table where all is known
  bool yaml = false;                 ///< its text is YAML
  bool plain = false;                ///< and plain
  const GameModule* game = nullptr;  ///< of the record; null: there is none
  std::string name{};                ///< of its file
  Verdict verdict{};
  Claims claims{};
  std::string out{};                   ///< what is printed
  std::optional<Refereed> refereed{};  ///< kept where a patch is wanted
};

/// What is to be said of a batch.
struct ToldBatch {
  std::vector<Told> all;
  std::uint64_t taken = 0;  ///< so many bytes of all files were read by then
};

/// Judges records one by one, whichever come: what one comes to hangs on no other, so several may be judged at once.
class Judging {
 public:
  Judging(const RecordRequest& request, RenderText render)
      : request_(request), render_(render), style_(style_for(request.colour, request.cite_all)) {}

  [[nodiscard]] Told tell(FromFile read) const;

 private:
  void judge(Told& told, Source source, const std::string& path) const;
  [[nodiscard]] Told unread(const std::string& path, int document, const Message& why, Message complaint) const;
  void tell(Told& told, const std::string& path, const GameModule& game, const Source& source,
            Judgement& judgement) const;
  [[nodiscard]] std::string written(const GameModule& game, const Source& source, const Judgement& judgement) const;
  [[nodiscard]] std::string for_programs(const Source& source, const Judgement& judgement) const;

  const RecordRequest& request_;
  RenderText render_;
  TextStyle style_;
};

Told Judging::tell(FromFile read) const {
  Told told;
  const std::string& path = request_.files[read.file];
  if (read.record) {
    const int document = read.record->document;
    try {
      judge(told, std::move(*read.record), path);
    } catch (const std::bad_alloc&) {  // what it took is free again: others may need less
      told =
          unread(path, document, msg::out_of_memory(), msg::not_judged({.file = verbatim(path), .record = document}));
    }
  } else if (read.failure.empty()) {
    told.log = msg::log_reading({.file = verbatim(path)});
  } else {
    told = unread(path, read.document, read.failure,
                  msg::cannot_read_file({.file = verbatim(path), .why = read.failure}));
    told.not_read = true;
  }
  return told;
}

/// What is to be said where a file cannot be read, or a record takes more memory than there is: people are told on
/// standard error, and a program finds it among what it reads too.
Told Judging::unread(const std::string& path, int document, const Message& why, Message complaint) const {
  Told told{.complaint = std::move(complaint), .code = exit_not_judged};
  if (request_.summary || request_.fix) return told;
  const UnreadFile file = unread_file(path, document, why);
  told.out = for_programs(file.source, file.judgement);
  return told;
}

void Judging::judge(Told& told, Source source, const std::string& path) const {
  const auto begin = std::chrono::steady_clock::now();
  const auto open = [&](std::string_view name) { return attachment_of(path, name); };
  const auto log_it = [&](int document, int plays) {
    if (!logging()) return;
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    told.log = msg::log_judged({.file = verbatim(path),
                                .milliseconds = verbatim(std::to_string(took.count())),
                                .plays = plays,
                                .record = document});
  };
  if (!request_.suggest && !request_.fix) {
    JudgedDocument judged = judge_document(std::move(source), request_.overrides, open);
    told.quick = judged.around && judged.judgement.all_known;
    told.yaml = judged.source.syntax == Syntax::yaml;
    told.plain = judged.plain;
    log_it(judged.source.document, judged.judgement.plays);
    return tell(told, path, *judged.game, judged.source, judged.judgement);
  }
  Refereed refereed = referee(std::move(source), request_.overrides, open);
  if (!request_.fix) suggest(*refereed.game, *refereed.record, request_.overrides, refereed.judgement);
  log_it(refereed.source().document, refereed.judgement.plays);
  tell(told, path, *refereed.game, refereed.source(), refereed.judgement);
  if (request_.fix && told.game != nullptr) told.refereed = std::move(refereed);
}

/// What is to be said of a record that was judged.
void Judging::tell(Told& told, const std::string& path, const GameModule& game, const Source& source,
                   Judgement& judgement) const {
  if (Message why = misfit(path, game, request_.overrides); !why.empty()) {
    told.complaint = std::move(why);
    told.code = exit_not_judged;
    return;
  }
  if (!request_.only.empty() && !keep_only(judgement, request_.only)) return;
  told.code = exit_code(judgement, request_.strict);
  told.game = &game;
  told.name = source.name;
  told.verdict = judgement.verdict;
  told.claims = judgement.claims;
  if (!request_.fix) told.out = written(game, source, judgement);
}

/// What is printed of one record.
std::string Judging::written(const GameModule& game, const Source& source, const Judgement& judgement) const {
  std::string out;
  switch (request_.format) {
    case Format::text:
      if (request_.summary) {
        render_verdict_line(out, source, judgement, style_);
        break;
      }
      if (request_.titles && (request_.files.size() > 1 || title_of(source, language()) != source.name))
        out += printable(title_of(source, language())) + "\n";
      render_(out, source, judgement, style_);
      break;
    case Format::csv:
      render_score_csv(out, source, judgement, figures_of(game), request_.overrides.by_round);
      break;
    case Format::json:
    case Format::ndjson:
    case Format::sarif:
    case Format::github:
    case Format::junit:
    case Format::bgstats:
    case Format::bgstats_link:
      if (!request_.summary) out = for_programs(source, judgement);
  }
  return out;
}

/// The same in a form of its own for each record; nothing in the others.
std::string Judging::for_programs(const Source& source, const Judgement& judgement) const {
  switch (request_.format) {
    case Format::json:
    case Format::ndjson:
      return render_json(source, judgement, language_of_data());
    case Format::sarif:
      return render_sarif(source, judgement, language_of_data());
    case Format::github:
      return render_github(source, judgement, language_of_data());
    case Format::junit:
      return render_junit(source, judgement, language_of_data());
    case Format::text:
    case Format::csv:
    case Format::bgstats:  // `score` writes it by itself
    case Format::bgstats_link:
      break;
  }
  return {};
}

/// Prints what is told of records, in their order.
class Report {
 public:
  explicit Report(const RecordRequest& request)
      : request_(request), style_(style_for(request.colour, request.cite_all)), frame_(frame_of(request)) {}

  /// False when there is no use in going on.
  bool take(const Told& told);
  /// Writes what was taken since it was last called. False when nothing more can be written.
  bool write() { return print(std::exchange(unwritten_, {})); }
  int finish();

 private:
  bool record(const Told& told);
  void put(std::string_view out);
  void head(const GameModule& game);
  bool fix(const Refereed& refereed);

  const RecordRequest& request_;
  TextStyle style_;
  const GameModule* columns_of_ = nullptr;  // of CSV: the game of the first record has its figures as columns
  Frame frame_;
  bool opened_ = false;   // what stands before the first record was printed
  bool written_ = false;  // something of a record was printed
  std::string unwritten_;  // what is printed next: of many records at once, as each call of the system counts
  Summary summary_;
  std::string patched_;  // the file of the last patch
  int lines_added_ = 0;  // to it
  std::string patch_;    // while it is not certain that all choices can be made
  Message refused_;      // why one cannot
  std::size_t choices_made_ = 0;
  std::uint64_t quick_ = 0;    // records that were judged the quick way
  std::uint64_t in_full_ = 0;  // and the others
  std::uint64_t yaml_ = 0;     // records in YAML
  std::uint64_t plain_ = 0;    // and those of them that are plain
  int code_ = exit_clean;
};

bool Report::take(const Told& told) {
  const bool speaks = !told.log.empty() || !told.complaint.empty();
  if (speaks && !write()) return false;  // on a terminal each stands behind what came before it
  if (!told.log.empty()) log(told.log);
  if (!told.complaint.empty()) complain(told.complaint);
  if (told.not_read) ++summary_.files_not_read;
  if (told.game != nullptr) ++(told.quick ? quick_ : in_full_);
  yaml_ += told.game != nullptr && told.yaml ? 1 : 0;
  plain_ += told.game != nullptr && told.plain ? 1 : 0;
  code_ = std::max(code_, told.code);
  if (told.refereed ? !fix(*told.refereed) : told.game != nullptr && !record(told)) return false;
  if (told.game == nullptr && !told.out.empty()) put(told.out);  // of what was not read
  return !request_.fail_fast || told.code == exit_clean;
}

/// The columns of CSV, before the first record.
void Report::head(const GameModule& game) {
  if (request_.format != Format::csv || request_.summary || columns_of_ != nullptr) return;
  columns_of_ = &game;
  render_score_csv_head(frame_.opening, figures_of(game), request_.overrides.by_round);
}

bool Report::record(const Told& told) {
  head(*told.game);
  if (columns_of_ != nullptr && columns_of_ != told.game) {
    if (!write()) return false;
    complain(msg::record_cannot({.file = verbatim(told.name),
                                 .game = verbatim(told.game->name),
                                 .what = msg::other_figures({.game = verbatim(columns_of_->name)})}));
    code_ = exit_not_judged;
    return true;
  }
  summary_.add(told.verdict, told.claims);
  put(told.out);
  return true;
}

/// Puts what is printed of one record behind what was printed of others.
void Report::put(std::string_view out) {
  if (!std::exchange(opened_, true)) unwritten_ += frame_.opening;
  if (out.empty()) return;
  if (std::exchange(written_, true)) unwritten_ += frame_.between;
  (unwritten_ += out) += frame_.after;
}

/// Prints the changes of one record as a part of its file's patch; what stays as it is, is said on standard error.
bool Report::fix(const Refereed& refereed) {
  const Source& source = refereed.source();
  const std::vector<ChosenWay> choices = choices_within(source, request_.choices);
  choices_made_ += choices.size();
  const Fixed fixed = elfref::fix(*refereed.game, *refereed.record, request_.overrides, refereed.judgement, choices);
  if (!fixed.complaint.empty()) {
    refused_ = msg::fix_fault({.fault = fixed.complaint});
    return false;
  }
  std::string out;
  if (!fixed.edits.empty()) {
    if (patched_ != source.name) out = patch_head(source.name);
    if (std::exchange(patched_, source.name) != source.name) lines_added_ = 0;
    out += hunks(source, fixed.edits, lines_added_);
    lines_added_ += lines_added(source, fixed.edits);
  }
  tell_what_is_left(source, fixed, Speaker(refereed.judgement, language()));
  if (request_.choices.empty()) return print(out);
  patch_ += out;  // it is printed when all choices are made
  return true;
}

int Report::finish() {
  if (logging() && quick_ + in_full_ > 0) {
    write();  // on a terminal it stands behind what it is about
    log(msg::log_quick({.quick = quick_, .records = quick_ + in_full_}));
    if (yaml_ > 0) log(msg::log_plain({.plain = plain_, .records = yaml_}));
  }
  if (request_.fix) {
    if (refused_.empty() && choices_made_ < request_.choices.size()) refused_ = msg::fix_no_line();
    if (!refused_.empty()) return refuse(refused_);
    return print(patch_) ? code_ : exit_not_judged;
  }
  if (!opened_) {
    head(*games().front());
    unwritten_ += frame_.opening;
  }
  unwritten_ += frame_.closing;
  if (request_.format == Format::sarif) unwritten_ += render_sarif_foot(summary_.files_not_read == 0);
  if (request_.summary && request_.format == Format::text) render_summary(unwritten_, summary_, style_);
  if (request_.summary && request_.format != Format::text) unwritten_ += render_summary_json(summary_) + "\n";
  return write() ? code_ : exit_not_judged;
}

/// What one batch frees the next one wants: it is not given back to the system between them. Large records included,
/// which glibc maps one by one from 128 kB on, unless told otherwise.
void keep_what_is_freed() {
#ifdef __GLIBC__
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

}  // namespace

Argument files_argument(std::vector<std::string>& into) {
  return {.name = "FILE",
          .value = "FILE",
          .description = msg::option_records(),
          .values = Values::records,
          .repeatable = true,
          .required = true,
          .take = [&into](const std::string& file) {
            into.push_back(file);
            return Message();
          }};
}

Argument input_argument(Input& into) {
  return choice<Input>("--input", into, {{"yaml", Input::yaml}, {"json", Input::json}, {"ndjson", Input::ndjson}},
                       msg::option_input());
}

Argument option_argument(std::vector<std::pair<std::string, std::string>>& into) {
  return {.name = "--option",
          .value = "K=V",
          .description = msg::option_of_rules(),
          .values = Values::options,
          .repeatable = true,
          .take = [&into](const std::string& written) -> Message {
            const std::size_t equals = written.find('=');
            if (equals == std::string::npos || equals == 0)
              return msg::takes_name_and_value({.given = verbatim(written)});
            into.emplace_back(written.substr(0, equals), written.substr(equals + 1));
            return {};
          }};
}

UnreadFile unread_file(const std::string& path, int document, const Message& why) {
  Diagnostics faults;
  faults.add_word(Fault::cannot_read, {}, said(why, language_of_data()));
  return {.source = {.name = path == "-" ? "<stdin>" : path, .text = {}, .document = document},
          .judgement = unreadable({}, std::move(faults))};
}

std::optional<Source> box_source(const std::string& name, Message& why) {
  for (const GameModule* game : games()) {
    const std::string_view text = game->built_in_box == nullptr ? std::string_view() : game->built_in_box(name);
    if (!text.empty()) return Source{.name = name, .text = std::string(text)};
  }
  Documents documents(name, Input::by_name);
  std::optional<Source> source = documents.next();
  if (!source) why = msg::cannot_read_file({.file = verbatim(name), .why = documents.failure()});
  return source;
}

Argument components_argument(std::shared_ptr<const Source>& into) {
  return {.name = "--components",
          .value = "FILE",
          .description = msg::option_components(),
          .values = Values::records,
          .take = [&into](const std::string& name) {
            Message why;
            std::optional<Source> source = box_source(name, why);
            if (source) into = std::make_shared<const Source>(std::move(*source));
            return why;
          }};
}

Argument only_argument(std::vector<std::string_view>& into) {
  return {.name = "--only",
          .value = "RULE",
          .description = msg::option_only(),
          .values = Values::rules,
          .repeatable = true,
          .take = [&into](const std::string& word) -> Message {
            const std::vector<std::string_view> ids = ids_named(word);
            into.insert(into.end(), ids.begin(), ids.end());
            return ids.empty() ? msg::takes_rule({.given = verbatim(word)}) : Message();
          }};
}

Argument jobs_argument(int& into) {
  return {.name = "--jobs",
          .value = "N",
          .description = msg::option_jobs(),
          .take = [&into](const std::string& word) -> Message {
            const auto [end, failed] = std::from_chars(word.data(), word.data() + word.size(), into);
            const bool number = failed == std::errc() && end == word.data() + word.size();
            if (number && 1 <= into && into <= most_jobs) return {};
            return no_number(1, most_jobs, word);
          }};
}

std::vector<Argument> record_arguments(RecordRequest& into) {
  return {files_argument(into.files),
          input_argument(into.input),
          edition_argument(into.overrides.edition, msg::option_edition()),
          option_argument(into.overrides.options),
          components_argument(into.overrides.attachment),
          flag("--strict", into.strict, msg::option_strict()),
          verbose_argument(into.verbose),
          cite_argument(into.cite_all),
          format_argument(into.format),
          colour_argument(into.colour)};
}

int exit_code(const Judgement& judgement, bool strict) {
  if (judgement.verdict == Verdict::unreadable) return exit_not_judged;
  if (judgement.verdict == Verdict::illegal || judgement.claims == Claims::refuted) return exit_breach;
  if (strict && (judgement.verdict == Verdict::possible || has_warning(judgement))) return exit_breach;
  return exit_clean;
}

Command record_command(const std::shared_ptr<RecordRequest>& request, std::string name, Message description,
                       Footer footer, RenderText render) {
  std::vector<Argument> arguments = record_arguments(*request);
  arguments.insert(std::ranges::find(arguments, "--verbose", &Argument::name), jobs_argument(request->jobs));
  return {.name = std::move(name),
          .description = std::move(description),
          .footer = std::move(footer),
          .arguments = std::move(arguments),
          .run = [request, render] { return report_records(*request, render); },
          .group = Group::judge};
}

int report_records(const RecordRequest& request, RenderText render) {
  keep_what_is_freed();
  if (request.verbose) start_log();
  if (const Message why = refusal(request.overrides); !why.empty()) {
    complain(why);
    return exit_not_judged;
  }
  if (!request.choices.empty() && request.files.size() != 1)
    return refuse(msg::fix_names_one_file({.choice = verbatim(request.choices.front().text)}));
  Report report(request);
  {
    const Judging judging(request, render);
    RecordFiles files(request.files, request.input);
    Progress progress(request.verbose ? std::nullopt : std::optional(files.size()));
    std::uint64_t records = 0;
    in_order(request.jobs > 0 ? request.jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency())),
             Line{[&] { return files.next(); },
                  [&](FileBatch&& batch) {
                    ToldBatch told{.all = {}, .taken = batch.taken};
                    for (FromFile& read : batch.all) told.all.push_back(judging.tell(std::move(read)));
                    return told;
                  },
                  [&](ToldBatch&& told) {
                    for (const Told& one : told.all) {
                      if (!report.take(one)) return false;
                      records += one.game != nullptr ? 1 : 0;
                    }
                    if (!report.write()) return false;
                    progress.show(records, told.taken);
                    return true;
                  },
                  [&] { files.stop(); }});
  }
  return report.finish();
}

}  // namespace elfref::tools
