#include "elfref/serve_recorder.h"

#include <algorithm>
#include <array>

#include "elfref/core/recorder/edits.h"
#include "elfref/core/recorder/read_choices.h"
#include "elfref/core/render/render_recorder.h"
#include "elfref/core/text/documents.h"
#include "elfref/core/text/utf16.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::serving {
namespace {

std::string refusal_of(std::string_view id, const Message& words, Language language) {
  return render_begun_json({.refusal = recorder::refused(id, words)}, nullptr, language);
}

std::string begin_by_taps(std::string_view given, Language language) {
  if (given.empty()) {
    const std::vector<const GameModule*> games = recorded_games();
    std::vector<recorder::StartSheet> sheets;
    for (const GameModule* game : games) sheets.push_back(start_sheet(*game));
    return render_sheets_json(sheets, games, language);
  }
  std::optional<recorder::Begun> choices = recorder::read_begun(given);
  if (!choices) return refusal_of("bad-choices", elfref::msg::recorder_bad_choices(), language);
  choices->language = language;
  const auto all = games();
  const auto game = std::ranges::find(all, choices->game, &GameModule::name);
  return render_begun_json(begun(*choices), game == all.end() ? nullptr : *game, language);
}

}  // namespace

std::string_view without_mark(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  return text;
}

Source document_named(std::string_view name, std::string_view text) {
  return {.name = std::string(name),
          .text = std::string(without_mark(text)),
          .syntax = name.ends_with(".json") ? Syntax::json : Syntax::yaml};
}

bool is_of_recorder(std::string_view ask) {
  constexpr std::array<std::string_view, 4> questions{"begin", "next", "sentence", "plays"};
  return std::ranges::find(questions, ask) != questions.end();
}

/// The recorder that was asked last, and the documents beside its record.
struct RecorderAnswers::Kept {
  std::string edition;
  std::vector<std::pair<std::string, std::string>> options;
  std::map<std::string, std::string, std::less<>> beside;
  std::unique_ptr<Recorder> recorder{};
};

RecorderAnswers::RecorderAnswers() : kept_(std::make_unique<Kept>()) {}
RecorderAnswers::~RecorderAnswers() = default;

/// The recorder for a question: the one that was asked last, if its record is judged in the same way.
Recorder& RecorderAnswers::recorder_for(const RecorderQuestion& question) {
  const bool same = kept_->recorder && kept_->edition == question.overrides.edition &&
                    kept_->options == question.overrides.options &&
                    std::ranges::equal(kept_->beside, question.beside, [](const auto& one, const auto& other) {
                      return one.first == other.first && one.second == other.second;
                    });
  if (same) return *kept_->recorder;
  kept_ = std::make_unique<Kept>(
      Kept{.edition = question.overrides.edition, .options = question.overrides.options, .beside = {}});
  for (const auto& [name, text] : question.beside) kept_->beside.emplace(name, text);
  kept_->recorder = std::make_unique<Recorder>(
      question.overrides, [kept = kept_.get()](std::string_view name) -> std::optional<Source> {
        const auto found = kept->beside.find(name);
        return found == kept->beside.end() ? std::nullopt : std::optional(document_named(name, found->second));
      });
  return *kept_->recorder;
}

std::string RecorderAnswers::answer(const RecorderQuestion& question) {
  const Language language = question.language;
  if (question.ask == "begin") return begin_by_taps(question.choices, language);
  const std::string_view text = without_mark(question.record);
  const Syntax syntax = question.name.ends_with(".json") ? Syntax::json : Syntax::yaml;
  const std::vector<DocumentOfText> documents = documents_of(question.name, text, syntax);
  if (documents.size() != 1) return refusal_of("not-recorded-by-taps", elfref::msg::recorder_not_by_taps(), language);
  recorder::SentenceAsked asked;
  asked.at = question.at;
  asked.insert = question.insert;
  if (!recorder::read_choices(question.choices, asked))
    return refusal_of("bad-choices", elfref::msg::recorder_bad_choices(), language);
  const Source& source = documents.front().source;
  const std::uint32_t before = Utf16Text(text).units_before(documents.front().begin);
  Recorder& recorder = recorder_for(question);
  if (question.ask == "next") {
    recorder::NextAsked next{asked};
    next.level = recorder::level_named(question.level);
    next.board = question.board;
    next.language = language;
    return render_next_json(recorder.next(source, next), source.text, language, before);
  }
  if (question.ask == "sentence")
    return render_sentence_json(recorder.sentence(source, asked), source.text, language, before);
  return render_plays_json(recorder.plays(source), source.text, language, before);
}

}  // namespace elfref::serving
