#include "for_programs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/record/write_record.h"
#include "elfref/core/render/render.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/text.h"
#include "elfref/testing/as_json.h"
#include "elfref/testing/generator.h"
#include "words/judge_page_msg.h"

namespace elfref {
namespace {

namespace requests = judge_page::msg;

TextStyle style_of(const Request& request, Language language) {
  return {.colour = request.colour, .width = request.width, .language = language};
}

// ---------------------------------------------------------------- text for people

/// How a record is written for people.
using WriteRecord = void (*)(std::string& out, const Source& source, const Judgement& judgement, TextStyle style);

std::string records_as_text(const Request& request, Language language, WriteRecord write, bool titles) {
  std::string out;
  std::vector<Source> records = records_of(request);
  for (Source& source : records) {
    Refereed refereed = judged(std::move(source), request);
    if (const Message why = refereed.game->refuse(request.overrides); !why.empty())
      return complaint(why, speaker_of(*refereed.game, language));
    if (request.suggest) suggest(*refereed.game, *refereed.record, request.overrides, refereed.judgement);
    const std::string title = title_of(refereed.source(), language);
    if (titles && !out.empty()) out += "\n";
    if (titles && title != refereed.source().name) out += printable(title) + "\n";
    write(out, refereed.source(), refereed.judgement, style_of(request, language));
  }
  return out;
}

std::string moves_as_text(const Request& request, Language language) {
  return moves(request, language,
               [&](const Refereed& refereed, const PositionView& position, const RecordedPlay* play) {
                 std::string out;
                 render_position(out, refereed.source(), position, play, style_of(request, language));
                 return out;
               });
}

std::string replay_as_text(Request request, Language language) {
  request.overrides.by_round = request.overrides.deductions = true;
  std::string out;
  for (Source& source : records_of(request)) {
    const Refereed refereed = judged(std::move(source), request);
    if (refereed.judgement.verdict == Verdict::unreadable) return complaint(requests::request_unreadable(), language);
    if (refereed.game->replay == nullptr) return complaint(requests::request_no_replay(), language);
    const ReplayView view = refereed.game->replay(*refereed.record, request.overrides, refereed.judgement);
    if (!out.empty()) out += "\n";
    render_replay(out, {*refereed.game, *refereed.record, request.overrides, refereed.judgement, view},
                  style_of(request, language));
  }
  return out;
}

// ---------------------------------------------------------------- other answers

/// The documents that records name.
std::string beside_names(const Request& request) {
  std::vector<std::string> names;
  for (Source& source : records_of(request)) {
    Diagnostics faults;
    static_cast<void>(read_game_record(std::move(source), faults, [&](std::string_view name) {
      if (std::ranges::find(names, name) == names.end()) names.emplace_back(name);
      return opened(request.attachments, name);
    }));
  }
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ",") + as_text(name);
  return escaped_json("{\"names\":[" + out + "]}") + "\n";
}

std::string compare(const Request& request, Language language) {
  std::string out;
  for (Source& source : records_of(request)) {
    const Compared compared = elfref::compare(
        std::move(source), {.editions = request.editions, .options = request.overrides.options}, beside(request));
    Overrides asked{.edition = {}, .options = request.overrides.options};
    for (const std::string& edition : request.editions) {
      asked.edition = edition;
      if (const Message why = compared.game->refuse(asked); !why.empty())
        return complaint(why, speaker_of(*compared.game, language));
    }
    if (request.form == "text") {
      if (!out.empty()) out += "\n";
      render_comparison(out, compared.source(), *compared.game, compared.comparison, style_of(request, language));
    } else {
      out += render_comparison_json(compared.source(), *compared.game, compared.comparison, language) + "\n";
    }
  }
  return out;
}

using testing::Detail;
using testing::SessionGenerator;

/// The whole number that a text is; nothing: it is none.
std::optional<std::uint64_t> whole_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string generate(const Request& request, Language language) {
  const auto refused = [&](std::string_view key, std::string_view given) {
    return complaint(requests::request_bad_value({.given = verbatim(given), .key = verbatim(key)}), language);
  };
  const auto generators = testing::generators();
  const auto generator =
      request.game.empty() ? generators.begin() : std::ranges::find(generators, request.game, [](const auto& one) {
        return std::string_view(one.game->name);
      });
  if (generator == generators.end()) return refused("game", request.game);
  constexpr std::array<std::pair<std::string_view, Detail>, 4> details{
      {{"", Detail::full}, {"full", Detail::full}, {"public", Detail::in_public}, {"minimal", Detail::minimal}}};
  const auto detail =
      std::ranges::find(details, std::string_view(request.detail), [](const auto& one) { return one.first; });
  if (detail == details.end()) return refused("detail", request.detail);
  const std::optional<std::uint64_t> seed = whole_number(request.seed.empty() ? "1" : request.seed);
  const std::optional<std::uint64_t> number = whole_number(request.number.empty() ? "1" : request.number);
  if (!seed) return refused("seed", request.seed);
  if (!number) return refused("number", request.number);
  const testing::SessionRequest wanted{.seed = *seed,
                                       .players = request.players,
                                       .edition = request.overrides.edition,
                                       .detail = detail->second,
                                       .breaks = request.breaks};
  if (const std::string wrong = generator->refuse(wanted); !wrong.empty()) return complaint(Message(wrong), language);
  std::string out;
  for (std::uint64_t game = 0; game < *number; ++game) {
    std::string record = generator->record(wanted, game);
    if (record.empty()) return complaint(requests::request_no_session({.rule = verbatim(request.breaks)}), language);
    if (request.form == "ndjson") {
      std::optional<std::string> json = testing::as_json(record);
      Diagnostics faults;
      record =
          json ? *std::move(json) : write_json(*read_record({.name = "generated", .text = std::move(record)}, faults));
    }
    out += (out.empty() ? "" : ",") + as_text(record);
  }
  return escaped_json("{\"records\":[" + out + "]}") + "\n";
}

}  // namespace

std::optional<std::string> answer_for_programs(const Request& request, Language language) {
  const bool text = request.form == "text";
  if (request.ask == "generate") return generate(request, language);
  if (request.ask == "beside") return beside_names(request);
  if (request.ask == "compare") return compare(request, language);
  if (request.form != "json" && request.form != "ndjson" && !text)
    return complaint(requests::request_bad_value({.given = verbatim(request.form), .key = verbatim("form")}), language);
  if (request.ask == "check" && text) return records_as_text(request, language, render_check, false);
  if (request.ask == "score" && text) return records_as_text(request, language, render_score, true);
  if (request.ask == "moves" && text) return moves_as_text(request, language);
  if (request.ask == "replay" && text) return replay_as_text(request, language);
  return std::nullopt;
}

}  // namespace elfref
