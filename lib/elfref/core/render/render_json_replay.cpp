#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/asking/replay_view.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/judging/titles.h"
#include "elfref/core/render/render_json_parts.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

Json json_of(const std::vector<ViewChange>& changes, const ReplayView& view, const Speaker& says) {
  Json json = Json::object();
  for (const ViewChange& change : changes) json[view.slots[change.slot].id] = json_of(change.now, says);
  return json;
}

Json json_of(const ViewMove& move) {
  return {{"kind", move.kind}, {"owner", seat_or_null(move.owner)},
          {"from", move.from}, {"to", move.to},
          {"ways", move.ways}, {"done", move.done}};
}

Json json_of(const std::optional<ViewBill>& bill, const Speaker& says) {
  if (!bill) return {};
  return {{"price", says(bill->price)},
          {"due", json_of(bill->due)},
          {"paid", json_of(bill->paid)},
          {"sum", says(bill->sum)},
          {"missing", bill->missing}};
}

/// `to_people`: in a sentence, if there is one.
Json json_of(const ViewChoice& choice, const Speaker& says, bool to_people) {
  return {{"words", says(to_people && !choice.told.empty() ? choice.told : choice.words)},
          {"certain", choice.certain},
          {"ways", choice.ways},
          {"place", word_or_null(choice.place)},
          {"price", word_or_null(says(choice.price))}};
}

/// Takes `says` out of everything: a page shows texts alone, and has to be small.
void drop_says(Json& json) {
  if (json.is_object()) json.erase("says");
  for (Json& inside : json) {
    if (inside.is_structured()) drop_says(inside);
  }
}

/// Writes one session.
class Writing {
 public:
  Writing(const Viewing& viewing, Language language, ReplayFor reader)
      : record_(viewing.record),
        source_(record_.source()),
        judgement_(viewing.judgement),
        view_(viewing.view),
        branch_(viewing.branch),
        names_(judgement_.players.empty() ? names_of(view_) : judgement_.players),
        says_(judgement_, names_, language),
        is_page_(reader == ReplayFor::page),
        places_(source_),
        moments_(moments_of(judgement_.findings, view_.moments)),
        findings_at_(findings_at(moments_, view_.moments.size())),
        ending_(ending_of(viewing.game, record_, viewing.overrides, judgement_)),
        out_(dumped(head(viewing))) {}

  std::string write() {
    out_.pop_back();
    put("picture", view_.picture ? json_of(*view_.picture, says_) : Json());
    put("slots", json_of(view_.slots, says_));
    put("start", json_of(view_.start, view_.slots, says_));
    put("whole_start", json_of(view_.whole_start, view_.slots, says_));
    out_ += ",\"moments\":[";  // one by one: as one tree a long session would fill the memory
    for (std::size_t i = 0; i < view_.moments.size(); ++i) out_ += (i == 0 ? "" : ",") + dumped(moment(i));
    out_ += "]";
    put("opens_at", opens_at(judgement_, moments_, view_.moments.size()));
    put("findings", findings());
    put("notes", notes());
    put("deductions", deductions());
    put("score", score());
    const std::string_view figure = charted(judgement_);
    const std::string named = is_page_ && !figure.empty() ? says_(title_of_figure(figure, says_)) : std::string(figure);
    put("figure", word_or_null(named));
    put("rounds", rounds(figure));
    put("remarks", said(view_.remarks, says_));
    put("branch", branch_ != nullptr ? branch() : Json());
    if (!is_page_) put("says", session_as_data());
    return out_ + "}";
  }

 private:
  [[nodiscard]] Json head(const Viewing& viewing) const {
    const Source& source = viewing.record.source();
    const Judgement& judgement = viewing.judgement;
    const bool read = judgement.verdict != Verdict::unreadable;
    const std::string rulebook =
        read ? says_(rulebook_in_words(viewing.game, viewing.record, viewing.overrides)) : std::string();
    Json session = Json::array(), lines = Json::array(), players = Json::array();
    for (const auto& [key, text] : written_of_session(viewing.record)) session.push_back({key, text});
    for (const std::string_view line : lines_without_ends(source.text)) lines.push_back(printable(line));
    for (const ViewPlayer& player : viewing.view.players)
      players.push_back({{"name", player.name}, {"mark", player.mark}, {"colour", player.colour}});
    return {{"file", source.name},
            {"document", source.document},
            {"game", viewing.game.name},
            {"title", is_page_ ? says_(title_of(viewing.game, says_)) : std::string(viewing.game.title)},
            {"session", session},
            {"edition", word_or_null(judgement.edition)},
            {"rulebook", word_or_null(rulebook)},
            {"verdict", name(judgement.verdict)},
            {"verdict_words", says_(verdict_in_words(judgement))},
            {"claims", name(judgement.claims)},
            {"finished", judgement.finished},
            {"ended", word_or_null(says_(judgement.ended_in_words))},
            {"outcome", word_or_null(says_(ending_.words))},
            {"decisive", ending_.decisive ? Json(*ending_.decisive) : Json()},
            {"depends_on", said(judgement.depends_on, says_)},
            {"complaint", word_or_null(says_(viewing.view.complaint))},
            {"text", {{"first_line", source.first_line}, {"lines", lines}}},
            {"players", players}};
  }

  /// The messages about the whole session as data.
  [[nodiscard]] Json session_as_data() const {
    Json json;
    put_says(json, "verdict_words", verdict_in_words(judgement_), says_);
    put_says(json, "ended", judgement_.ended_in_words, says_);
    put_says(json, "outcome", ending_.words, says_);
    put_says(json, "depends_on", judgement_.depends_on, says_);
    put_says(json, "complaint", view_.complaint, says_);
    put_says(json, "remarks", view_.remarks, says_);
    return json["says"];
  }

  static std::string_view name(Verdict verdict) { return elfref::name(verdict); }
  static std::string_view name(Claims claims) { return elfref::name(claims); }

  void put(std::string_view key, const Json& json) { out_ += ",\"" + std::string(key) + "\":" + dumped(json); }

  Json moment(std::size_t index) {
    const ViewMoment& moment = view_.moments[index];
    const Place begin = places_.of(moment.span), end = places_.of({moment.span.end, moment.span.end});
    Json json{{"at", moment.name},         {"line", begin.line},
              {"column", begin.column},    {"end_line", end.line},
              {"end_column", end.column},
              {"number", moment.number > 0 ? Json(moment.number) : Json()},
              {"round", moment.round},
              {"phase", moment.phase},     {"phase_words", says_(moment.phase_in_words)},
              {"weight", moment.weight},   {"player", seat_or_null(moment.seat)},
              {"turn", moment.turn},       {"words", says_(moment.words)},
              {"because", said(moment.because, says_)}, {"ruling", word_or_null(moment.ruling)},
              {"gap", moment.gap},         {"ways", moment.ways},
              {"places", moment.places}};
    Json& moves = json["moves"] = Json::array();
    for (const ViewMove& move : moment.moves) moves.push_back(json_of(move));
    Json& laid = json["laid"] = Json::array();
    for (const ViewLaid& one : moment.laid)
      laid.push_back({{"way", one.way}, {"piece", json_of(std::vector{one.piece})[0]}});
    json["bill"] = json_of(moment.bill, says_);
    if (!is_page_ && moment.bill) put_says(json["bill"], "price", moment.bill->price, says_);
    json["changes"] = json_of(moment.changes, view_, says_);
    const bool same = moment.whole == moment.changes;  // as mostly: a page of a long session has to be small
    json["whole"] = same ? Json() : json_of(moment.whole, view_, says_);
    Json& legal = json["legal"] = Json::array();
    for (const ViewChoice& choice : moment.legal) {
      Json one = json_of(choice, says_, is_page_);
      if (!is_page_ || std::ranges::find(legal, one) == legal.end()) legal.push_back(std::move(one));
    }
    json["findings"] = findings_at_[index];
    if (!is_page_) {
      put_says(json, "phase_words", moment.phase_in_words, says_);
      put_says(json, "words", moment.words, says_);
      put_says(json, "because", moment.because, says_);
    }
    return json;
  }

  [[nodiscard]] Json finding_of(const Diagnostic& finding, const Judgement& judgement, const Speaker& says,
                                Places& places) const {
    Json json = json_of(finding, judgement, says, places);
    if (is_page_) drop_says(json);
    return json;
  }

  Json findings() {
    Json json = Json::array();
    for (std::size_t i = 0; i < moments_.size(); ++i) {
      json.push_back(finding_of(judgement_.findings[i], judgement_, says_, places_));
      json.back()["moment"] = moments_[i] ? Json(*moments_[i]) : Json();
    }
    return json;
  }

  Json notes() {
    const std::vector<WrittenNote> written = written_notes(record_);
    std::vector<Span> spans;
    for (const WrittenNote& note : written) spans.push_back(note.span);
    const auto moments = moments_before(spans, view_.moments);
    Json json = Json::array();
    for (std::size_t i = 0; i < written.size(); ++i) {
      json.push_back(json_of(places_.of(written[i].span)));
      json.back()["text"] = printable(written[i].text);
      json.back()["moment"] = moments[i] ? Json(*moments[i]) : Json();
    }
    return json;
  }

  Json deductions() {
    Json json = Json::array();
    for (const Deduction& forced : judgement_.deductions) {
      json.push_back(json_of(places_.of(forced.span)));
      json.back()["text"] = says_(forced.text);
      json.back()["player"] = player_of(forced.seat, judgement_);
      json.back()["round"] = forced.round == 0 ? Json() : Json(forced.round);
      if (!is_page_) put_says(json.back(), "text", forced.text, says_);
    }
    return json;
  }

  Json score() {
    const std::vector<std::string_view> keys = keys_of(judgement_.standings);
    Json head = Json::array({"player"}), rows = Json::array();
    for (const std::string_view key : keys)
      head.push_back(is_page_ ? says_(title_of_figure(key, says_)) : std::string(key));
    for (const Standing& standing : judgement_.standings) {
      Json cells = Json::array(), because = Json::array();
      std::vector<Message> remarks;
      for (const std::string_view key : keys) {
        const Figure* figure = standing.figure(key);
        cells.push_back(figure != nullptr ? shown(*figure, says_) : "");
      }
      for (const Figure& figure : standing.figures) {
        if (figure.remark.empty()) continue;
        because.push_back(says_(title_of_figure(figure.key, says_)) + " " + shown(figure, says_) + ": " +
                          printable(says_(figure.remark)));
        remarks.push_back(figure.remark);
      }
      rows.push_back({{"player", is_page_ ? says_(title_of_side(standing, says_)) : standing.name},
                      {"place", standing.place ? Json(range(*standing.place)) : Json()},
                      {"won", standing.won},
                      {"cells", cells},
                      {"because", because}});
      if (!is_page_) put_says(rows.back(), "because", remarks, says_);
    }
    const bool claims = judgement_.claims != Claims::none;
    return {{"head", head},
            {"rows", rows},
            {"claims", claims ? says_(msg::claims_are({.claims = in_words(judgement_.claims)})) : std::string()}};
  }

  Json rounds(std::string_view key) {
    Json json = Json::array();
    if (key != "score") return json;  // a game without a score has no chart
    for (const RoundScore& round : judgement_.rounds) {
      Json of = Json::array();
      for (std::uint8_t seat = 0; seat < judgement_.players.size(); ++seat) {
        const auto his = std::ranges::find_if(round.standings, [&](const Standing& standing) {
          return std::ranges::find(standing.side, Seat{seat}) != standing.side.end();
        });
        const Figure* figure = his == round.standings.end() ? nullptr : his->figure(key);
        const bool known = figure != nullptr && figure->number;
        of.push_back({{"player", judgement_.players[seat]},
                      {"min", known ? Json(figure->number->min) : Json()},
                      {"max", known ? Json(figure->number->max) : Json()}});
      }
      json.push_back({{"round", round.round}, {"over", round.over}, {"of", std::move(of)}});
    }
    return json;
  }

  /// What is otherwise than in the session as it is written.
  [[nodiscard]] Json branch() const {
    const auto& [of, altered] = *branch_;
    const Source& source = of.record.source();
    Json changes = Json::array(), sides = Json::array(), gone = Json::array();
    int moved = 0;  // lines behind a change
    for (const LineChange& change : line_changes(source.text, altered.edits)) {
      const auto now = lines_without_ends(change.text);
      const int line = source.first_line + static_cast<int>(change.begin);
      Json old = Json::array(), anew = Json::array();
      for (const std::string_view one : change.lines) old.push_back(printable(lines_without_ends(one).front()));
      for (const std::string_view one : now) anew.push_back(printable(one));
      changes.push_back({{"line", line + moved}, {"old", old}, {"new", anew}});
      moved += static_cast<int>(now.size()) - static_cast<int>(change.lines.size());
    }
    for (const auto& [what, was, is] : both_ways(of.judgement, judgement_, says_.language()))
      sides.push_back({{"what", what}, {"before", was}, {"after", is}});
    Places places(source);
    const Speaker said_before(of.judgement, says_.language());
    for (const Diagnostic* finding : altered.gone)
      gone.push_back(finding_of(*finding, of.judgement, said_before, places));
    const auto indices = [&](const std::vector<const Diagnostic*>& findings) {
      Json json = Json::array();
      for (const Diagnostic* finding : findings) json.push_back(finding - judgement_.findings.data());
      return json;
    };
    return {{"parts_at", parting(of.view, view_)}, {"changes", changes},
            {"sides", sides},                      {"gone", gone},
            {"came", indices(altered.came)},       {"kept", indices(altered.kept)}};
  }

  const Record& record_;
  const Source& source_;
  const Judgement& judgement_;
  const ReplayView& view_;
  const Branch* branch_;
  std::vector<std::string> names_;
  Speaker says_;
  bool is_page_;
  Places places_;
  std::vector<std::optional<std::size_t>> moments_;    // by finding
  std::vector<std::vector<std::size_t>> findings_at_;  // by moment
  Ending ending_;
  std::string out_;
};

}  // namespace

std::string render_replay_json(const Viewing& viewing, Language language, ReplayFor reader) {
  return Writing(viewing, language, reader).write();
}

std::string render_replays_json(std::span<const std::string> replays) {
  Json head{{"elfref", ELFREF_VERSION}};
  std::string out = dumped(head);
  out.pop_back();
  out += ",\"replays\":[";
  for (const std::string& replay : replays) out += (&replay == &replays.front() ? "" : ",") + replay;
  return out + "]}";
}

}  // namespace elfref
