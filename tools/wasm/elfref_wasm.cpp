// What a web page calls: the library behind three functions of C. A request is text of UTF-8: lines of `KEY`, or of
// `KEY VALUE`, and texts that say how many bytes they have.
//
//   ask check             what is asked: `check`, `score`, `moves`, `replay`, `page`, `bgstats`, `games`, `look`,
//                         `texts`; of a place in a text that is being written `expected`, `hover`, `symbols`, `inlays`;
//                         of a record that is written by taps `begin`, `next`, `sentence`, `plays`
//   lang ru               the language of texts, as --lang; English if it is left out
//   name game.yaml        of the record; how it is written, its ending says
//   edition E             as --edition; and so `option K=V`, `at PLACE`, `why PLAY`; of a text that is being written
//                         `at N`: N units of UTF-16 come before the place
//   deductions            as --deductions; and so `suggest`, `all`, `reach`, `picture`
//   at 11                 of a record that is written by taps: the number of the play that is changed; `insert`: a new
//                         play comes before it; `board`: with the picture; `level public`: how much is written down
//   choices 80            what was chosen, as JSON: its number of bytes, which follow that line
//   rounds                the standings after every round too
//   beside 812 box.yaml   a document that records may name: its number of bytes, which follow that line
//   record 1200           the records, in the same way
//
// The answer is what the command of that name prints as JSON (`check`: a line a record; `page`: what `replay --html`
// writes; `bgstats`: an address, as `link`; `look`: the tokens of pages; `texts`: what the page that judges says, as
// PageTexts::json(); of a place: what core/render/render_assist.h makes, as `answer`; by taps: what
// core/render/render_recorder.h makes), or `{"complaint":"…"}`. The judgement of a record that is written by taps is
// kept for the next question.
//
// The package for Node (tools/npm) has more of the program: for_programs.h.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/bgstats.h"
#include "elfref/core/asking/position_view.h"
#include "elfref/core/asking/recorded_play.h"
#include "elfref/core/asking/suggest.h"
#include "elfref/core/assist/assist.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/pages/page_texts.h"
#include "elfref/core/pages/replay_page.h"
#include "elfref/core/pages/words/pages_msg.h"
#include "elfref/core/render/render.h"
#include "elfref/core/render/render_assist.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/text/look.h"
#include "elfref/core/text/markup.h"
#include "elfref/core/text/utf16.h"
#include "elfref/core/words/speaker.h"
#include "elfref/games.h"
#include "elfref/result_sheet.h"
#include "elfref/serve_recorder.h"
#include "for_programs.h"
#include "request.h"
#include "words/judge_page_msg.h"

namespace elfref {
namespace {

namespace msg = judge_page::msg;

std::string check(const Request& request, Language language) {
  std::string out;
  for (Source& source : records_of(request)) {
    Refereed refereed = judged(std::move(source), request);
    if (const Message why = refereed.game->refuse(request.overrides); !why.empty()) {
      out += complaint(why, speaker_of(*refereed.game, language));
      continue;
    }
    if (request.suggest) suggest(*refereed.game, *refereed.record, request.overrides, refereed.judgement);
    out += render_json(refereed.source(), refereed.judgement, language) + "\n";
  }
  return out;
}

std::string moves(const Request& request, Language language) {
  return moves(request, language,
               [&](const Refereed& refereed, const PositionView& position, const RecordedPlay* play) {
                 return render_position_json(refereed.source(), *refereed.game, position, play, language) + "\n";
               });
}

std::string replay(Request request, Language language, ReplayFor reader) {
  request.overrides.by_round = request.overrides.deductions = true;
  std::vector<std::string> replays;
  for (Source& source : records_of(request)) {
    const Refereed refereed = judged(std::move(source), request);
    if (refereed.game->replay == nullptr) return complaint(msg::request_no_replay(), language);
    const ReplayView view = refereed.game->replay(*refereed.record, request.overrides, refereed.judgement);
    replays.push_back(render_replay_json(
        {*refereed.game, *refereed.record, request.overrides, refereed.judgement, view}, language, reader));
  }
  return render_replays_json(replays) + "\n";
}

/// The address that enters the result of a record in BG Stats, as `link`.
std::string bgstats(const Request& request, Language language) {
  std::vector<Source> records = records_of(request);
  if (records.size() != 1) return complaint(msg::request_no_record(), language);
  const ResultSheet sheet = sheet_of(judged(std::move(records.front()), request), language);
  if (sheet.left_out) return complaint(Message(sheet.left_out->why), language);
  return escaped_json("{\"link\":" + as_text(bgstats_link(sheet)) + "}") + "\n";
}

std::string named(std::string_view name, std::string_view title) {
  return "\"name\":" + as_text(name) + ",\"title\":" + as_text(title);
}

/// Every game with its editions and options.
std::string all_games(Language language) {
  std::string out;
  for (const GameModule* game : games()) {
    const Speaker says = speaker_of(*game, language);
    out += (out.empty() ? "[{" : ",{") + named(game->name, says(title_of(*game, says))) +
           ",\"beside\":" + as_text(game->attachment_key);
    const auto entry = [&](bool first, std::string_view name, const Message& title) {
      return (first ? "{" : ",{") + named(name, says(title));
    };
    out += ",\"editions\":[";
    for (bool first = true; const EditionWords& edition : game->editions())
      out += entry(std::exchange(first, false), edition.name, title_of_edition(edition.name, says)) + "}";
    out += "],\"options\":[";
    for (bool first = true; const OptionWords& option : game->options()) {
      out += entry(std::exchange(first, false), option.name, title_of(option, says)) + ",\"values\":[";
      for (std::size_t i = 0; i < option.values.size(); ++i)
        out += entry(i == 0, option.values[i], meaning_of(option, i, says)) + "}";
      out += "]}";
    }
    out += "]}";
  }
  return escaped_json(out + "]") + "\n";
}

/// What core/assist says of the place that so many units of UTF-16 stand before, and where in the text that record is:
/// before the place of each word that many units are to be added.
std::string assist(const Request& request, Language language) {
  const Utf16Text whole(without_mark(request.record));
  const std::uint32_t byte = whole.byte_after(number_of(request.at));
  std::vector<DocumentOfText> documents = documents_of(request);
  const auto after = std::ranges::upper_bound(documents, byte, {}, &DocumentOfText::begin);
  DocumentOfText& document = after == documents.begin() ? *after : *(after - 1);
  const std::uint32_t at = byte - std::min(byte, document.begin);
  const Refereed refereed = judged(std::move(document.source), request);
  const Draft draft = draft_of(refereed, request.overrides);
  std::string words;
  if (request.ask == "expected")
    words = render_expected_json(draft, expected_at(draft, at, {.language = language}), language);
  if (request.ask == "hover") words = render_hover_json(draft, hover_at(draft, at, language));
  if (request.ask == "symbols") words = render_symbols_json(draft, symbols_of(draft, language));
  if (request.ask == "inlays") words = render_inlays_json(draft, inlays_of(draft, language));
  return "{\"before\":" + std::to_string(whole.units_before(document.begin)) + ",\"answer\":" + words + "}\n";
}

/// A question of the recorder. Its judgement is kept for the next one.
std::string by_taps(const Request& request, Language language) {
  static serving::RecorderAnswers answers;
  serving::RecorderQuestion question{.ask = request.ask,
                                     .name = request.name,
                                     .record = request.record,
                                     .choices = request.choices,
                                     .insert = request.insert,
                                     .board = request.board,
                                     .level = request.level,
                                     .language = language,
                                     .overrides = request.overrides,
                                     .beside = request.attachments};
  if (request.at != "end") question.at = number_of(request.at);
  return answers.answer(question) + "\n";
}

/// What the page says: its own texts, and those that it shares with the page of replays.
std::string texts(Language language) {
  const std::array<const Room*, 2> rooms{&pages_words(), &judge_page_words()};
  PageTexts texts(language, rooms);
  texts.add_replay_page();
  texts.add(judge_page_words());
  return texts.json() + "\n";
}

std::string answer(const Request& request) {
  if (!request.language) {
    const Message known = list(Joint::or_, all_languages, [](Language one) { return verbatim(tag(one)); });
    return complaint(msg::request_unknown_language({.given = verbatim(request.lang), .known = known}), Language::en);
  }
  const Language language = *request.language;
#ifdef ELFREF_FOR_PROGRAMS
  if (std::optional<std::string> answer = answer_for_programs(request, language)) return *std::move(answer);
#endif
  if (request.ask == "check" || request.ask == "score") return check(request, language);
  if (request.ask == "moves") return moves(request, language);
  if (request.ask == "replay") return replay(request, language, ReplayFor::programs);
  if (request.ask == "bgstats") return bgstats(request, language);
  if (request.ask == "page") {
    std::string replays = replay(request, language, ReplayFor::page);
    if (replays.starts_with("{\"complaint\"")) return replays;
    replays.pop_back();  // the end of the line
    return replay_page(replays, language);
  }
  constexpr std::array assisted{"expected", "hover", "symbols", "inlays"};
  if (std::ranges::find(assisted, request.ask) != assisted.end()) return assist(request, language);
  if (serving::is_of_recorder(request.ask)) return by_taps(request, language);
  if (request.ask == "games") return all_games(language);
  if (request.ask == "texts") return texts(language);
  if (request.ask == "look") return std::string(look_tokens());
  return complaint(msg::request_unknown({.given = verbatim(request.ask)}), language);
}

}  // namespace
}  // namespace elfref

extern "C" {

/// By which a thread_local of the library would be destroyed: nothing is, whoever asks ends first.
int __cxa_thread_atexit(void (*)(void*), void*, void*) {
  return 0;
}

/// Memory for a request; elfref_free() gives it back. Null: there is no more.
[[clang::export_name("elfref_alloc")]] void* elfref_alloc(std::size_t bytes) {
  return std::malloc(bytes);
}
/// Gives a request or an answer back.
[[clang::export_name("elfref_free")]] void elfref_free(void* memory) {
  std::free(memory);
}

/// The answer to a request: four bytes that say how many follow, and these. Null: it takes more memory than there is.
[[clang::export_name("elfref_ask")]] char* elfref_ask(const char* request, std::size_t bytes) {
  try {
    const std::string text = elfref::answer(elfref::read_request({request, bytes}));
    const auto size = static_cast<std::uint32_t>(text.size());
    auto* given = static_cast<char*>(std::malloc(sizeof size + text.size()));
    if (given == nullptr) return nullptr;
    std::memcpy(given, &size, sizeof size);
    std::memcpy(given + sizeof size, text.data(), text.size());
    return given;
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}
}
