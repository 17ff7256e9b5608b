#include "elfref/result_sheet.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

#include "elfref/core/asking/outcome.h"
#include "elfref/core/asking/session_in_words.h"
#include "elfref/core/record/edit.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/core/words/speaker.h"

namespace elfref {
namespace {

std::string said(const Message& message, Language language) {
  return Speaker(language)(message);
}

std::optional<int> number_in(const Record& record, const Node& map, const KeyWords& keys, std::string_view key) {
  for (const RecordEntry& entry : entries_of(record, map)) {
    if (!keys.is(entry.key->text, key) || entry.value->shape != Shape::scalar) continue;
    const std::string_view text = entry.value->text;
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [last, failed] = std::from_chars(text.data(), end, number);
    if (failed == std::errc() && last == end) return number;
  }
  return std::nullopt;
}

std::optional<bool> outcome_of(std::string_view word) {
  if (fold(word) == "won") return true;
  if (fold(word) == "lost") return false;
  return std::nullopt;
}

/// Sets the winners that `winner` names, if it names players only.
void read_winners(const Record& record, const Node& winner, const std::map<std::string, std::size_t>& seats,
                  std::vector<bool>& into) {
  std::vector<bool> winners(seats.size());
  const auto add = [&](const Node& name) {
    const auto seat = name.shape == Shape::scalar ? seats.find(fold(name.text)) : seats.end();
    if (seat == seats.end()) return false;
    winners[seat->second] = true;
    return true;
  };
  if (winner.shape == Shape::list) {
    bool known = !record.children(winner).empty();
    for (const Node& name : record.children(winner)) known = add(name) && known;
    if (known) into = winners;
  } else if (add(winner)) {
    into = winners;
  }
}

/// What the record says of a player besides the name: a colour, a people, a character.
std::string role_in(const Record& record, const Node& player, const KeyWords& keys) {
  if (player.shape != Shape::map) return {};
  for (const RecordEntry& entry : entries_of(record, player)) {
    const std::string_view key = entry.key->text;
    const bool is_role = keys.is(key, "colour") || keys.is(key, "elves") || keys.is(key, "plays");
    if (is_role && entry.value->shape == Shape::scalar) return std::string(entry.value->text);
  }
  return {};
}

void add_roles(ResultSheet& sheet, const Record& record) {
  const Node* players = record.find(record.root(), "players");
  if (players == nullptr || players->shape != Shape::list) return;
  const KeyWords& keys = keys_of(*sheet.game);
  std::size_t seat = 0;
  for (const Node& player : record.children(*players)) {
    if (seat == sheet.players.size()) return;
    const Node* name = record.find(player, "name");
    const std::string_view own = name == nullptr ? player.text : name->text;
    if (fold(own) == fold(sheet.players[seat].name)) sheet.players[seat++].role = role_in(record, player, keys);
  }
}

/// A game gives places if it has scores, from which they follow; else there are only winners.
bool has_places(const GameModule& game) {
  return std::ranges::any_of(game.figures(), [](const FigureWords& words) { return words.key == "score"; });
}

/// All winners have place 1, and all others share the place after them.
void place_by_winners(ResultSheet& sheet) {
  const auto winners = static_cast<int>(std::ranges::count(sheet.players, true, &ResultPlayer::won));
  for (ResultPlayer& player : sheet.players) player.place = player.won ? 1 : winners + 1;
}

/// Places by claimed scores; players with equal scores share one.
void place_by_scores(ResultSheet& sheet) {
  const auto ahead = [](const ResultPlayer& one, const ResultPlayer& other) {
    return one.won != other.won ? one.won : *one.score > *other.score;
  };
  for (ResultPlayer& player : sheet.players)
    player.place = 1 + static_cast<int>(std::ranges::count_if(
                           sheet.players, [&](const ResultPlayer& other) { return ahead(other, player); }));
}

/// What the referee computed, if it is certain.
bool take_computed(ResultSheet& sheet, const Judgement& judgement, bool places) {
  if (!judgement.finished) return false;
  if (sheet.together) {
    for (ResultPlayer& player : sheet.players) player.won = judgement.standings.front().won;
    return true;
  }
  const Winners winners = winners_of(judgement);
  if (!winners.certain || winners.names.empty()) return false;
  for (const Standing& standing : judgement.standings) {
    if (standing.side.size() != 1 || standing.side.front().value >= sheet.players.size()) return false;
    ResultPlayer& player = sheet.players[standing.side.front().value];
    player.won = standing.won;
    if (standing.place && standing.place->exact()) player.place = standing.place->min;
    const Figure* score = standing.figure("score");
    if (score != nullptr && score->number && score->number->exact()) player.score = score->number->min;
  }
  if (!places) place_by_winners(sheet);
  return std::ranges::all_of(sheet.players, [](const ResultPlayer& player) { return player.place.has_value(); });
}

/// What the record claims, if that is a result.
bool take_claims(ResultSheet& sheet, const ClaimedEnd& claimed, bool places) {
  for (ResultPlayer& player : sheet.players) player = {.name = std::move(player.name), .role = std::move(player.role)};
  if (sheet.together) {
    for (ResultPlayer& player : sheet.players) player.won = claimed.together.value_or(false);
    return claimed.together.has_value();
  }
  for (std::size_t seat = 0; seat < sheet.players.size(); ++seat) {
    sheet.players[seat].place = claimed.places[seat];
    sheet.players[seat].score = claimed.scores[seat];
    sheet.players[seat].won = claimed.winners.empty() ? claimed.places[seat] == 1 : claimed.winners[seat];
  }
  const auto is_claimed = [](const std::optional<int>& number) { return number.has_value(); };
  const bool all_places = std::ranges::all_of(claimed.places, is_claimed);
  const bool all_scores = std::ranges::all_of(claimed.scores, is_claimed);
  if (!places && !claimed.winners.empty()) {
    place_by_winners(sheet);
  } else if (places && !all_places && all_scores) {
    place_by_scores(sheet);
    for (ResultPlayer& player : sheet.players) player.won = player.place == 1;
  } else if (places && !all_places && sheet.players.size() == 2 && !claimed.winners.empty()) {
    place_by_winners(sheet);
  } else {
    return all_places && places;
  }
  return true;
}

/// The first finding of some, in words, with its line and with the number of the others.
std::string first_of(const Source& source, const Judgement& judgement, Language language, const auto& is_one) {
  const auto first = std::ranges::find_if(judgement.findings, is_one);
  if (first == judgement.findings.end()) return {};
  const auto others = std::ranges::count_if(judgement.findings, is_one) - 1;
  const Speaker says(judgement, language);
  return said(msg::finding_in_line({.finding = Message(says(first->message)),
                                    .line = place_of(first->source(source), first->span).line,
                                    .others = others}),
              language);
}

void add_doubts(ResultSheet& sheet, const Source& source, const Judgement& judgement, Language language) {
  const auto is = [](Bearing bearing) {
    return [bearing](const Diagnostic& finding) {
      return finding.severity == Severity::error && finding.bearing == bearing;
    };
  };
  const auto add = [&](std::string_view id, const Message& kind, std::string why) {
    const Message reason(std::move(why));
    sheet.doubts.push_back(
        {id, said(reason.empty() ? kind : msg::doubt_why({.doubt = kind, .why = reason}), language)});
  };
  if (sheet.verdict == Verdict::illegal)
    add("illegal", msg::doubt_illegal(), first_of(source, judgement, language, is(Bearing::verdict)));
  if (sheet.verdict == Verdict::possible) {
    const std::string first =
        judgement.depends_on.empty() ? "" : Speaker(judgement, language)(judgement.depends_on.front());
    add("possible", msg::doubt_possible(), first);
  }
  if (sheet.claims == Claims::refuted)
    add("refuted", msg::doubt_refuted(), first_of(source, judgement, language, is(Bearing::claims)));
  if (sheet.by == ResultBy::claims) {
    add("claimed", msg::doubt_claimed(), "");
  } else if (sheet.claims == Claims::open) {
    add("open", msg::doubt_open(), "");
  }
}

void leave_out(ResultSheet& sheet, std::string_view id, std::string why) {
  if (!sheet.left_out) sheet.left_out = ResultDoubt{id, std::move(why)};
}

}  // namespace

ClaimedEnd claimed_end(const Record& record, const GameModule& game, const std::vector<std::string>& players) {
  ClaimedEnd end{.winners = {}, .together = {}, .places = {}, .scores = {}};
  end.places.resize(players.size());
  end.scores.resize(players.size());
  std::map<std::string, std::size_t> seats;
  for (std::size_t seat = 0; seat < players.size(); ++seat) seats.emplace(fold(players[seat]), seat);
  const KeyWords& keys = keys_of(game);
  if (const Node* winner = record.find(record.root(), "winner")) read_winners(record, *winner, seats, end.winners);
  const Node* result = record.find(record.root(), "result");
  if (result == nullptr) return end;
  if (result->shape == Shape::scalar) end.together = outcome_of(result->text);
  if (result->shape != Shape::map) return end;
  for (const RecordEntry& entry : entries_of(record, *result)) {
    const Node& value = *entry.value;
    if (keys.is(entry.key->text, "outcome") && value.shape == Shape::scalar) end.together = outcome_of(value.text);
    const auto seat = seats.find(fold(entry.key->text));
    if (seat == seats.end() || value.shape != Shape::map) continue;
    end.places[seat->second] = number_in(record, value, keys, "place");
    end.scores[seat->second] = number_in(record, value, keys, "score");
  }
  return end;
}

ResultSheet sheet_of(const Refereed& refereed, Language language) {
  const Judgement& judgement = refereed.judgement;
  const Source& source = refereed.source();
  ResultSheet sheet{.file = source.name,
                    .document = source.document,
                    .name = title_of(source, language),
                    .game = refereed.game,
                    .session = judgement.session,
                    .verdict = judgement.verdict,
                    .claims = judgement.claims};
  for (const std::string& name : judgement.players) sheet.players.push_back({.name = name});
  if (judgement.verdict == Verdict::unreadable) {
    const auto is_fault = [](const Diagnostic& finding) { return finding.severity == Severity::error; };
    leave_out(sheet, "unreadable",
              said(msg::doubt_why({.doubt = msg::doubt_unreadable(),
                                   .why = Message(first_of(source, judgement, language, is_fault))}),
                   language));
    return sheet;
  }
  add_roles(sheet, *refereed.record);
  sheet.together = judgement.standings.size() > judgement.players.size();
  const bool places = has_places(*refereed.game);
  if (take_computed(sheet, judgement, places)) {
    sheet.by = ResultBy::referee;
  } else if (judgement.claims != Claims::refuted &&
             take_claims(sheet, claimed_end(*refereed.record, *refereed.game, judgement.players), places)) {
    sheet.by = ResultBy::claims;
  }
  add_doubts(sheet, source, judgement, language);
  if (sheet.by != ResultBy::nothing) return sheet;
  if (sheet.claims == Claims::refuted) {
    const auto refuted = std::ranges::find(sheet.doubts, std::string_view("refuted"), &ResultDoubt::id);
    leave_out(sheet, "refuted", refuted->why);
  } else {
    leave_out(
        sheet, "no-result",
        said(sheet.claims == Claims::none && !judgement.finished ? msg::doubt_no_result() : msg::doubt_no_places(),
             language));
  }
  return sheet;
}

}  // namespace elfref
