#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "club_table.h"
#include "elfref/core/text/text.h"
#include "output.h"
#include "records.h"
#include "sheet_files.h"
#include "speaking.h"
#include "words/tool_msg.h"

namespace elfref::tools::commands {
namespace {

enum class TableFormat : std::uint8_t { text, csv, json, html };

struct ClubRequest {
  RecordRequest records;
  TableRequest table;
  TableFormat format = TableFormat::text;
  std::string output;

  /// Reasons are for people in their language, and for programs as all data is.
  [[nodiscard]] Language language_of_reasons() const {
    return format == TableFormat::json ? language_of_data() : language();
  }
};

std::string shown(const ClubRequest& request, const ClubTables& tables) {
  switch (request.format) {
    case TableFormat::text:
      return tables_as_text(tables, request.table, style_for(Colour::never));
    case TableFormat::csv:
      return tables_as_csv(tables, request.table);
    case TableFormat::json:
      return tables_as_json(tables, request.table);
    case TableFormat::html:
      return tables_as_html(tables, request.table, language());
  }
  return {};
}

int exit_code_of(const ResultSheet& sheet) {
  if (sheet.verdict == Verdict::unreadable) return exit_not_judged;
  return sheet.verdict == Verdict::illegal || sheet.claims == Claims::refuted ? exit_breach : exit_clean;
}

int run(const ClubRequest& request) {
  if (const Message why = refusal(request.records.overrides); !why.empty()) return refuse(why);
  SheetsOfFiles read = sheets_of_files(request.records, request.language_of_reasons());
  int code = read.complained ? exit_not_judged : exit_clean;
  const ClubTables tables = club_tables(std::move(read.sheets), request.table, request.language_of_reasons());
  for (const ResultSheet& sheet : tables.sheets) code = std::max(code, exit_code_of(sheet));
  return std::max(code, write_file(request.output, request.records.files, shown(request, tables)));
}

// ---------------------------------------------------------------- arguments

/// Takes words between commas, each by `one`, which returns whether it knows the word.
Argument words_argument(std::string name, std::string value, Message description, std::string known, auto one) {
  return {.name = std::move(name),
          .value = std::move(value),
          .description = std::move(description),
          .take = [known = std::move(known), one](const std::string& given) -> Message {
            std::string_view rest = given;
            do {
              const std::size_t comma = std::min(rest.find(','), rest.size());
              const std::string_view word = rest.substr(0, comma);
              if (!one(word)) return msg::club_no_word({.given = verbatim(word), .known = verbatim(known)});
              rest.remove_prefix(std::min(comma + 1, rest.size()));
            } while (!rest.empty());
            return {};
          }};
}

Argument ties_argument(std::vector<TieBreak>& into) {
  constexpr std::array all{TieBreak::wins, TieBreak::places, TieBreak::score,
                           TieBreak::best, TieBreak::all,    TieBreak::games};
  const std::string known = joined(all, [](TieBreak tie) { return std::string(name(tie)); });
  Argument argument =
      words_argument("--ties", "WORD,...", msg::club_ties(), known, [&into, all](std::string_view word) {
        const auto found = std::ranges::find(all, word, [](TieBreak tie) { return name(tie); });
        if (found != all.end()) into.push_back(*found);
        return found != all.end();
      });
  argument.take = [&into, take = argument.take](const std::string& given) {
    into.clear();
    return take(given);
  };
  return argument;
}

Argument by_argument(std::vector<SessionKey>& into) {
  const std::string known = joined(session_keys, [](SessionKey key) { return std::string(name(key)); });
  return words_argument("--by", "KEY,...", msg::club_by(), known, [&into](std::string_view word) {
    const auto found = std::ranges::find(session_keys, word, [](SessionKey key) { return name(key); });
    if (found != session_keys.end() && std::ranges::find(into, *found) == into.end()) into.push_back(*found);
    return found != session_keys.end();
  });
}

Argument best_argument(int& into) {
  return {.name = "--best", .value = "N", .description = msg::club_best(), .take = [&into](const std::string& given) {
            constexpr int most = 1000;
            const auto [end, failed] = std::from_chars(given.data(), given.data() + given.size(), into);
            const bool number = failed == std::errc() && end == given.data() + given.size();
            return number && 1 <= into && into <= most ? Message() : no_number(1, most, given);
          }};
}

}  // namespace

Command table() {
  const auto request = std::make_shared<ClubRequest>();
  TableRequest& table = request->table;
  return {.name = "table",
          .description = msg::club_about(),
          .footer = {.runs = {{"elfref table heats/*.yaml", msg::club_run_text()},
                              {"elfref table --by heat --points wins heats/*.yaml", msg::club_run_by()},
                              {"elfref table --points points.yaml --best 2 heats/*.yaml", msg::club_run_points()},
                              {"elfref table --aliases names.yaml --verified heats/*.yaml", msg::club_run_verified()},
                              {"elfref table --format html -o table.html heats/*.yaml", msg::club_run_html()}},
                     .notes = {msg::club_note_points(), msg::club_note_doubt(), msg::club_note_together()},
                     .exit = msg::club_exit()},
          .arguments = {files_argument(request->records.files),
                        {.name = "--points",
                         .value = "place|wins|score|FILE",
                         .description = msg::club_scheme(),
                         .take =
                             [&table](const std::string& name) {
                               Message why;
                               if (std::optional<Scheme> scheme = scheme_named(name, why))
                                 table.scheme = std::move(*scheme);
                               return why;
                             }},
                        best_argument(table.best),
                        ties_argument(table.ties),
                        {.name = "--aliases",
                         .value = "FILE",
                         .description = msg::club_aliases(),
                         .values = Values::records,
                         .take = [&table](const std::string& path) { return table.aliases.read(path); }},
                        flag("--verified", table.verified, msg::club_verified()),
                        by_argument(table.by),
                        flag("--mix", table.mix, msg::club_mix()),
                        choice<TableFormat>("--format", request->format,
                                            {{"text", TableFormat::text},
                                             {"csv", TableFormat::csv},
                                             {"json", TableFormat::json},
                                             {"html", TableFormat::html}},
                                            msg::option_format()),
                        text("-o,--output", "PAGE", request->output, msg::club_output()),
                        input_argument(request->records.input),
                        edition_argument(request->records.overrides.edition, msg::option_edition()),
                        option_argument(request->records.overrides.options),
                        components_argument(request->records.overrides.attachment),
                        jobs_argument(request->records.jobs)},
          .run = [request] { return run(*request); },
          .group = Group::judge};
}

}  // namespace elfref::tools::commands
