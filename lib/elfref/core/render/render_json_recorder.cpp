#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/render/render_recorder.h"
#include "elfref/core/text/utf16.h"
#include "elfref/core/words/core_msg.h"

namespace elfref::recorder {
namespace {

std::string_view legality_in_json(Legality legal) {
  constexpr std::array<std::string_view, 3> names{"yes", "depends", "no"};
  return names[static_cast<std::size_t>(legal)];
}

template <class Value>
Json value_or_null(const std::optional<Value>& value) {
  return value ? Json(*value) : Json();
}

/// Writes answers about one text in one language.
class AnswerWriting {
 public:
  AnswerWriting(std::string_view text, const Speaker& says, std::uint32_t before = 0)
      : text_(text), says_(says), before_(before) {}

  /// An answer: what `fill(json)` adds to it, or why there is none.
  template <class Fill>
  [[nodiscard]] std::string answer_or_error(const Refusal& refusal, const Fill& fill) const {
    Json json{{"language", tag(says_.language())}};
    if (refusal.id.empty()) {
      fill(json);
    } else {
      json["error"] = error(refusal);
    }
    return dumped(json);
  }

  [[nodiscard]] Json error(const Refusal& refusal) const {
    Json error{{"id", refusal.id}, {"words", says_(refusal.words)}};
    if (refusal.at) {
      const Utf16Place place = text_.place_of(refusal.at->begin);
      error["line"] = place.line + 1;
      error["column"] = place.character + 1;
    }
    if (!refusal.field.empty()) {
      error["field"] = refusal.field;
      error["player"] = value_or_null(refusal.player);
    }
    return error;
  }

  [[nodiscard]] Json edit(const std::optional<Edit>& edit) const {
    if (!edit) return {};
    return {{"from", at(edit->span.begin)}, {"to", at(edit->span.end)}, {"text", edit->text}};
  }
  [[nodiscard]] Json span(Span span) const { return {at(span.begin), at(span.end)}; }
  [[nodiscard]] Json because(const std::optional<Because>& because) const {
    if (!because) return {};
    return {{"rule", word_or_null(because->rule)}, {"words", says_(because->words)}};
  }
  [[nodiscard]] Json word(const Message& message) const { return word_or_null(says_(message)); }

  [[nodiscard]] Json answer(const Answer& answer) const {
    Json json{{"value", answer.value},
              {"words", says_(answer.words)},
              {"picto", word_or_null(answer.picto)},
              {"count", answer.count},
              {"most", answer.most},
              {"legal", legality_in_json(answer.legal)},
              {"because", because(answer.because)},
              {"at", word_or_null(answer.at)},
              {"price", Json()},
              {"effect", word(answer.effect)},
              {"pill", word(answer.pill)},
              {"colour", word_or_null(answer.colour)},
              {"writes", edit(answer.writes)}};
    if (!answer.price.empty()) {
      Json& price = json["price"] = Json::array();
      for (const Due& due : answer.price) price.push_back({{"picto", word_or_null(due.picto)}, {"n", due.count}});
    }
    return json;
  }
  [[nodiscard]] Json answers(const std::vector<Answer>& answers) const {
    Json all = Json::array();
    for (const Answer& one : answers) all.push_back(answer(one));
    return all;
  }
  /// The number of each value; in order, where one comes again or is left open.
  [[nodiscard]] static Json chosen(const std::vector<Chosen>& chosen) {
    const bool alone = std::ranges::all_of(chosen, [](const Chosen& one) { return one.count == 1; });
    const bool in_order =
        alone && std::ranges::any_of(chosen, [&](const Chosen& one) {
          return std::ranges::count(chosen, one.value, &Chosen::value) > 1 || (one.value.empty() && chosen.size() > 1);
        });
    if (in_order) {
      Json list = Json::array();
      for (const Chosen& one : chosen) list.push_back(word_or_null(one.value));
      return list;
    }
    Json all = Json::object();
    for (const Chosen& one : chosen) all[one.value] = one.count;
    return all;
  }
  [[nodiscard]] Json slot(const Slot& slot, bool gave_up) const {
    return {{"id", slot.id},
            {"words", says_(slot.words)},
            {"look", name(slot.look)},
            {"later", slot.later},
            {"optional", slot.optional},
            {"least", slot.least},
            {"most", slot.most},
            {"chosen", chosen(slot.chosen)},
            {"gave_up", gave_up},
            {"seat", seat_or_null(slot.seat)},
            {"options", answers(slot.answers)}};
  }
  [[nodiscard]] Json slots(const std::vector<Slot>& slots, bool gave_up) const {
    Json all = Json::array();
    for (const Slot& one : slots) all.push_back(slot(one, gave_up));
    return all;
  }
  /// A choice as `sentence` takes it back.
  [[nodiscard]] static Json choices(const Choices& choices) {
    Json all = Json::object();
    for (const Choice& choice : choices.all()) {
      const std::vector<Chosen>& values = choice.values;
      const bool one = values.size() == 1 && values.front().count == 1 && !values.front().value.empty();
      const bool number = values.size() == 1 && values.front().value.empty();
      all[choice.slot] = one ? Json(values.front().value) : number ? Json(values.front().count) : chosen(values);
    }
    return all;
  }
  [[nodiscard]] Json form(const Form& form, bool gave_up) const {
    return {{"id", form.id},
            {"words", says_(form.words)},
            {"seat", seat_or_null(form.seat)},
            {"slots", slots(form.slots, gave_up)}};
  }
  [[nodiscard]] Json actions(const std::vector<Action>& actions) const {
    Json all = Json::array();
    for (const Action& action : actions)
      all.push_back({{"id", action.id},
                     {"words", says_(action.words)},
                     {"picto", word_or_null(action.picto)},
                     {"main", action.main},
                     {"legal", legality_in_json(action.legal)},
                     {"because", because(action.because)},
                     {"form", word_or_null(action.form)},
                     {"slots", choices(action.choices)},
                     {"writes", edit(action.writes)}});
    return all;
  }
  [[nodiscard]] Json found(const Found& found) const {
    return {{"rule", found.rule},
            {"severity", name(found.severity)},
            {"words", says_(found.words)},
            {"because", said(found.because, says_)},
            {"play", value_or_null(found.play)}};
  }
  [[nodiscard]] Json verdict(const VerdictShown& verdict) const {
    return {{"words", says_(verdict.words)}, {"breaches", verdict.breaches}, {"uncertain", verdict.uncertain}};
  }

  // -------------------------------------------------------------- the table

  [[nodiscard]] Json round(const std::optional<RoundShown>& round) const {
    if (!round) return {};
    constexpr std::array<std::string_view, 4> states{"done", "now", "later", "unrecorded"};
    Json phases = Json::array();
    for (const PhaseShown& phase : round->phases)
      phases.push_back({{"id", phase.id},
                        {"words", says_(phase.words)},
                        {"picto", word_or_null(phase.picto)},
                        {"state", states[static_cast<std::size_t>(phase.state)]},
                        {"first", value_or_null(phase.first)}});
    return {{"number", round->number}, {"words", says_(round->words)}, {"phases", std::move(phases)}};
  }
  [[nodiscard]] Json count(const CountShown& count) const {
    return {{"n", count.count}, {"most", count.most}, {"of", value_or_null(count.of)}, {"words", says_(count.words)}};
  }
  [[nodiscard]] Json players(const std::vector<PlayerShown>& players) const {
    Json all = Json::array();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      const PlayerShown& one = players[seat];
      all.push_back({{"seat", seat},
                     {"name", one.player.name},
                     {"mark", one.player.mark},
                     {"colour", one.player.colour},
                     {"turn", one.turn},
                     {"counts", count(one.counts)},
                     {"pieces", json_of(one.pieces)},
                     {"cards", one.cards ? count(*one.cards) : Json()}});
    }
    return all;
  }
  [[nodiscard]] Json table(const std::vector<RowShown>& rows) const {
    Json all = Json::array();
    for (const RowShown& row : rows)
      all.push_back({{"slot", row.slot}, {"words", says_(row.words)}, {"pieces", json_of(row.pieces)}});
    return all;
  }
  [[nodiscard]] Json picture(const Next& next) const {
    Json board;
    if (next.with_board) {
      board["picture"] = next.board ? json_of(*next.board, says_) : Json();
      board["slots"] = json_of(next.frame.slots, says_);
    }
    return {{"holds", json_of(next.frame.held, next.frame.slots, says_)}, {"board", std::move(board)}};
  }

  // -------------------------------------------------------------- parts of `next`

  [[nodiscard]] Json last(const std::optional<LastShown>& last) const {
    if (!last) return {};
    Json finding;
    if (!last->found.empty()) finding = found(last->found.front());
    Json marks = Json::object();
    for (const std::string& at : last->marks) marks[at] = "last";
    return {{"play", last->play},
            {"seat", seat_or_null(last->seat)},
            {"words", says_(last->words)},
            {"finding", std::move(finding)},
            {"ruling", word_or_null(in_words(last->ruling))},
            {"marks", std::move(marks)},
            {"instead", answers(last->instead)},
            {"asks", slots(last->asks, false)}};
  }
  [[nodiscard]] Json ruling(const std::optional<RulingAsked>& ruling) const {
    if (!ruling) return {};
    return {{"play", ruling->play}, {"finding", found(ruling->found)}, {"actions", actions(ruling->actions)}};
  }
  [[nodiscard]] Json changing(const std::optional<Changing>& changing) const {
    if (!changing) return {};
    return {{"play", changing->play},
            {"of", changing->of},
            {"insert", changing->insert},
            {"seat", seat_or_null(changing->seat)},
            {"form", word_or_null(changing->form)},
            {"slots", choices(changing->choices)},
            {"remove", edit(changing->remove)}};
  }
  [[nodiscard]] Json over(const std::optional<Over>& over) const {
    if (!over) return {};
    const Judgement& judgement = over->judgement;
    Json winners = Json::array(), columns = Json::array(), rows = Json::array();
    for (const Seat seat : over->winners) winners.push_back(seat.value);
    for (const Standing& standing : judgement.standings) {
      Json figures = Json::array();
      for (const Figure& figure : standing.figures) {
        if (rows.empty()) columns.push_back(says_(title_of_figure(figure.key, says_)));
        figures.push_back(shown(figure, says_));
      }
      const std::optional<Seat> seat = standing.side.size() == 1 ? std::optional(standing.side.front()) : std::nullopt;
      rows.push_back({{"seat", seat_or_null(seat)},
                      {"name", says_(title_of_side(standing, says_))},
                      {"place", standing.place ? Json(says_(in_words(*standing.place))) : Json()},
                      {"won", standing.won},
                      {"figures", std::move(figures)}});
    }
    return {{"words", says_(over->words)},
            {"winners", std::move(winners)},
            {"columns", std::move(columns)},
            {"rows", std::move(rows)},
            {"claims", edit(over->claims)}};
  }

 private:
  [[nodiscard]] std::uint32_t at(std::uint32_t byte) const { return before_ + text_.units_before(byte); }

  Utf16Text text_;
  const Speaker& says_;
  std::uint32_t before_;
};

/// The words and the names of an answer.
struct AnswerSaying {
  const Room* words;
  const std::vector<std::string>& players;
  const Naming& naming;
};

}  // namespace
}  // namespace elfref::recorder

namespace elfref {

using recorder::AnswerSaying;
using recorder::AnswerWriting;
using recorder::legality_in_json;

std::string render_next_json(const recorder::Next& next, std::string_view text, Language language,
                             std::uint32_t before) {
  const AnswerSaying saying{next.words, next.players, next.naming};
  const Speaker says(saying, next.players, language);
  const AnswerWriting write(text, says, before);
  return write.answer_or_error(next.refusal, [&](Json& json) {
    json["game"] = next.game;
    json["level"] = name(next.level);
    json["round"] = write.round(next.frame.round);
    json["players"] = write.players(next.frame.players);
    json["table"] = write.table(next.frame.table);
    json["picture"] = write.picture(next);
    json["plays"] = next.plays;
    json["last"] = write.last(next.last);
    json["title"] = says(next.title);
    json["hint"] = says(next.hint);
    json["seat"] = seat_or_null(next.seat);
    Json& others = json["others"] = Json::array();
    for (const Seat seat : next.others) others.push_back(seat.value);
    Json& forms = json["forms"] = Json::array();
    for (const recorder::Form& form : next.forms) forms.push_back(write.form(form, next.gave_up));
    json["actions"] = write.actions(next.actions);
    Json& something = json["else"] = Json::array();
    for (const recorder::Form& form : next.something_else)
      something.push_back({{"id", form.id}, {"words", says(form.words)}});
    json["unseen"] = write.actions(next.unseen);
    json["ruling"] = write.ruling(next.ruling);
    json["over"] = write.over(next.over);
    json["changing"] = write.changing(next.changing);
    json["verdict"] = write.verdict(next.verdict);
    json["gave_up"] = next.gave_up;
  });
}

std::string render_sentence_json(const recorder::Sentence& sentence, std::string_view text, Language language,
                                 std::uint32_t before) {
  const AnswerSaying saying{sentence.words_of, sentence.players, sentence.naming};
  const Speaker says(saying, sentence.players, language);
  const AnswerWriting write(text, says, before);
  return write.answer_or_error(sentence.refusal, [&](Json& json) {
    json["form"] = sentence.form.id;
    json["seat"] = seat_or_null(sentence.form.seat);
    json["words"] = says(sentence.words);
    json["complete"] = sentence.complete;
    json["slots"] = write.slots(sentence.form.slots, sentence.gave_up);
    json["legal"] = legality_in_json(sentence.legal);
    json["because"] = write.because(sentence.because);
    Json& marks = json["marks"] = Json::object();
    for (const auto& [at, mark] : sentence.marks) marks[at] = mark;
    json["writes"] = write.edit(sentence.writes);
    json["gave_up"] = sentence.gave_up;
  });
}

std::string render_plays_json(const recorder::Plays& plays, std::string_view text, Language language,
                              std::uint32_t before) {
  const Speaker says(plays.judgement, plays.judgement.players, language);
  const AnswerWriting write(text, says, before);
  return write.answer_or_error(plays.refusal, [&](Json& json) {
    json["verdict"] = write.verdict(plays.verdict);
    json["verdict"]["claims"] = name(plays.judgement.claims);
    json["verdict"]["whole"] = says(verdict_in_words(plays.judgement));
    Json& findings = json["findings"] = Json::array();
    for (const recorder::Found& found : plays.found) findings.push_back(write.found(found));
    Json& rounds = json["rounds"] = Json::array();
    for (int round = 0; const recorder::PlayShown& play : plays.plays)
      if (play.round > round) {
        round = play.round;
        rounds.push_back({{"number", round}, {"words", says(msg::in_round({.round = round}))}});
      }
    Json& all = json["plays"] = Json::array();
    for (const recorder::PlayShown& play : plays.plays)
      all.push_back({{"play", play.play},
                     {"name", play.name},
                     {"round", play.round},
                     {"phase", play.phase},
                     {"phase_words", says(title_of_phase(play.phase, says))},
                     {"seat", seat_or_null(play.seat)},
                     {"words", says(play.words)},
                     {"form", word_or_null(play.form)},
                     {"slots", AnswerWriting::choices(play.choices)},
                     {"findings", play.found},
                     {"ruling", word_or_null(play.ruling)},
                     {"gap", play.gap},
                     {"span", write.span(play.span)},
                     {"can", {{"change", !play.form.empty()}, {"insert", play.can_insert}}},
                     {"remove", write.edit(play.remove)},
                     {"void", write.edit(play.taken_back)},
                     {"stands", write.edit(play.stands)}});
    Json& notes = json["notes"] = Json::array();
    for (const recorder::NoteShown& note : plays.notes)
      notes.push_back({{"after", note.after},
                       {"words", note.words},
                       {"span", write.span(note.span)},
                       {"remove", write.edit(note.remove)}});
  });
}

std::string render_sheets_json(std::span<const recorder::StartSheet> sheets, std::span<const GameModule* const> games,
                               Language language) {
  Json all = Json::array();
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const recorder::StartSheet& sheet = sheets[i];
    const Speaker says = speaker_of(*games[i], language);
    const AnswerWriting write({}, says);
    const auto slots = [&](const std::vector<recorder::SheetSlot>& asked) {
      Json json = Json::array();
      for (const recorder::SheetSlot& slot : asked) {
        json.push_back(write.slot(slot, false));
        json.back()["if"] = word_or_null(slot.if_on);
      }
      return json;
    };
    Json colours = Json::array(), levels = Json::array(), switches = Json::array(), editions = Json::array();
    for (const recorder::Answer& colour : sheet.colours)
      colours.push_back({{"value", colour.value}, {"words", says(colour.words)}, {"colour", colour.colour}});
    for (const recorder::LevelShown& level : sheet.levels)
      levels.push_back({{"id", name(level.level)},
                        {"words", says(level.words)},
                        {"means", says(level.means)},
                        {"preselected", level.level == recorder::Level::public_},
                        {"phases", level.phases}});
    for (const recorder::Switch& one : sheet.switches)
      switches.push_back({{"id", one.id}, {"words", says(one.words)}, {"on", one.on}});
    for (const std::string& edition : sheet.editions)
      editions.push_back({{"value", edition},
                          {"words", says(title_of_edition(edition, says))},
                          {"preselected", edition == sheet.editions.front()}});
    all.push_back({{"game", sheet.game},
                   {"words", says(title_of(*games[i], says))},
                   {"about", write.word(sheet.about)},
                   {"picto", sheet.picto},
                   {"symbol", sheet.symbol},
                   {"players", {{"least", sheet.least}, {"most", sheet.most}}},
                   {"figure", sheet.figure},
                   {"colours", std::move(colours)},
                   {"of_each", slots(sheet.of_each)},
                   {"of_all", slots(sheet.of_all)},
                   {"levels", std::move(levels)},
                   {"switches", std::move(switches)},
                   {"editions", std::move(editions)}});
  }
  return dumped(Json{{"language", tag(language)}, {"games", std::move(all)}});
}

std::string render_begun_json(const recorder::BegunText& begun, const GameModule* game, Language language) {
  const Speaker says = game == nullptr ? Speaker(language) : speaker_of(*game, language);
  const AnswerWriting write({}, says);
  return write.answer_or_error(begun.refusal, [&](Json& json) { json["text"] = begun.text; });
}

}  // namespace elfref
