#include "request.h"

#include <algorithm>
#include <charconv>
#include <variant>

#include "elfref/core/judging/titles.h"
#include "elfref/core/text/markup.h"
#include "words/judge_page_msg.h"

namespace elfref {
namespace {

namespace requests = judge_page::msg;

/// Takes what stands before the first `mark` off a text, and the mark.
std::string_view cut(std::string_view& text, char mark) {
  const std::string_view before = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(before.size() + 1, text.size()));
  return before;
}

/// Takes so many bytes off a text as `number` says.
std::string_view cut_bytes(std::string_view& text, std::string_view number) {
  const std::string_view before = text.substr(0, number_of(number));
  text.remove_prefix(before.size());
  return before;
}

/// The record that a place is in: that of its line, else the only one.
std::optional<Source> record_at(std::vector<Source> records, const At& at) {
  const auto* in = std::get_if<At::InText>(&at.is);
  if (in == nullptr) return records.size() == 1 ? std::optional(std::move(records.front())) : std::nullopt;
  const auto after = std::ranges::find_if(records, [&](const Source& one) { return one.first_line > in->line; });
  return after == records.begin() ? std::nullopt : std::optional(std::move(*(after - 1)));
}

}  // namespace

std::uint32_t number_of(std::string_view text) {
  std::uint32_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

Request read_request(std::string_view text) {
  Request request;
  while (!text.empty()) {
    std::string_view value = cut(text, '\n');
    const std::string_view key = cut(value, ' ');
    if (key == "ask") request.ask = value;
    if (key == "lang") {
      request.language = language_of(request.lang = value);
      request.overrides.language = request.language.value_or(Language::en);  // of pictures
    }
    if (key == "name") request.name = value;
    if (key == "at") request.at = value;
    if (key == "why") request.why = value;
    if (key == "edition") request.editions.push_back(request.overrides.edition = value);
    if (key == "deductions") request.overrides.deductions = true;
    if (key == "suggest") request.suggest = true;
    if (key == "all") request.all = true;
    if (key == "reach") request.reach = true;
    if (key == "picture") request.picture = true;
    if (key == "insert") request.insert = true;
    if (key == "board") request.board = true;
    if (key == "level") request.level = value;
    if (key == "rounds") request.overrides.by_round = true;
    if (key == "form") request.form = value;
    if (key == "width") request.width = static_cast<int>(number_of(value));
    if (key == "colour") request.colour = true;
    if (key == "game") request.game = value;
    if (key == "seed") request.seed = value;
    if (key == "number") request.number = value;
    if (key == "players") request.players = static_cast<int>(number_of(value));
    if (key == "detail") request.detail = value;
    if (key == "breaks") request.breaks = value;
    if (key == "choices") request.choices = cut_bytes(text, value);
    if (key == "record") request.record = cut_bytes(text, value);
    if (key == "beside") {
      const std::string_view bytes = cut(value, ' ');
      request.attachments.insert_or_assign(std::string(value), cut_bytes(text, bytes));
    }
    if (key == "option") {
      const std::string_view option = cut(value, '=');
      request.overrides.options.emplace_back(option, value);
    }
  }
  return request;
}

std::string as_text(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (static_cast<unsigned char>(c) >= ' ') {
      out += c;
    } else {
      constexpr std::string_view digits = "0123456789abcdef";
      const auto value = static_cast<unsigned char>(c);
      out += {'\\', 'u', '0', '0', digits[value / 16], digits[value % 16]};
    }
  }
  return out + "\"";
}

std::string complaint(const Message& what, const Speaker& says) {
  return escaped_json("{\"complaint\":" + as_text(says(what)) + "}") + "\n";
}

std::string complaint(const Message& what, Language language) {
  return complaint(what, Speaker(language, &judge_page_words()));
}

Syntax syntax_of(std::string_view name) {
  return name.ends_with(".json") ? Syntax::json : Syntax::yaml;
}

std::vector<DocumentOfText> documents_of(const Request& request) {
  return elfref::documents_of(request.name, without_mark(request.record), syntax_of(request.name));
}

std::vector<Source> records_of(const Request& request) {
  std::vector<Source> records;
  for (DocumentOfText& document : documents_of(request)) records.push_back(std::move(document.source));
  return records;
}

OpenBeside beside(const Request& request) {
  const std::string folder = request.name.substr(0, request.name.rfind('/') + 1);
  return [&request, folder](std::string_view name) { return opened(request.attachments, name, folder); };
}

Refereed judged(Source source, const Request& request) {
  return referee(std::move(source), request.overrides, beside(request));
}

std::string moves(const Request& request, Language language, const WritePosition& write) {
  const std::optional<At> at = read_at(request.at);
  if (!at) return complaint(requests::request_not_a_place({.place = verbatim(request.at)}), language);
  std::optional<Source> source = record_at(records_of(request), *at);
  if (!source) return complaint(requests::request_no_record(), language);
  const Refereed refereed = judged(std::move(*source), request);
  const GameModule& game = *refereed.game;
  if (refereed.judgement.verdict == Verdict::unreadable) return complaint(requests::request_unreadable(), language);
  if (game.position == nullptr) return complaint(requests::request_no_position(), language);
  const std::vector<RecordedPlay> plays = game.plays(*refereed.record);
  const FoundPlay found = find_play(plays, *at, refereed.source(), refereed.judgement.players);
  if (!found.complaint.empty()) return complaint(found.complaint, speaker_of(game, language));
  const PositionView position = game.position(*refereed.record, request.overrides,
                                              {.ply = found.ply,
                                               .at_play = found.play != nullptr,
                                               .at_end = std::holds_alternative<At::End>(at->is),
                                               .each = request.all,
                                               .picture = request.picture,
                                               .reach = request.reach,
                                               .why = request.why});
  if (!position.complaint.empty()) return complaint(position.complaint, Speaker(position, language));
  return write(refereed, position, found.play);
}

}  // namespace elfref
