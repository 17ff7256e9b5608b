#include "elfref/elfenland/reading/words_of_play.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "elfref/core/reading/scanner.h"
#include "elfref/core/reading/sentences.h"
#include "elfref/core/reading/sums.h"
#include "elfref/core/words/core_msg.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/plain_lines.h"
#include "elfref/elfenland/words/elfenland_msg.h"

namespace elfref::elfenland {
namespace {

std::optional<TownId> town_of(std::string_view text) {
  if (text.size() > longest_name) return std::nullopt;
  return town_named(text);
}

/// Two towns that a text names, from any cut of it.
template <class Town>
std::optional<Link> link_of(std::string_view text, Town town) {
  std::optional<Link> found;
  if (text.size() > 4 * longest_name) return found;
  any_cut(text, [&](const Cut& halves) {
    const std::optional<TownId> a = town(halves.left);
    const std::optional<TownId> b = a ? town(halves.right) : std::nullopt;
    if (b) found = Link{*a, *b, By::unsaid};
    return b.has_value();
  });
  return found;
}

/// Two towns: whole names come first, because a name may have a dash itself.
std::optional<Link> link_of(const Reading& reading, std::string_view text) {
  const auto whole_names = link_of(text, town_of);
  return whole_names ? whole_names : link_of(text, [&](std::string_view half) { return town_meant(reading, half); });
}

/// Two towns with a sign or a word between them that people write for the dash.
std::optional<Link> link_with_other_sign(const Reading& reading, std::string_view text) {
  static constexpr std::string_view signs[] = {"->",   "→",      "=>",  "⇒",    ">",   "/",
                                               " to ", " nach ", " в ", " до ", " a ", "から"};
  if (text.size() > 4 * longest_name) return std::nullopt;
  for (const std::string_view sign : signs) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos) continue;
    const auto a = town_meant(reading, trimmed(text.substr(0, at)));
    const auto b = a ? town_meant(reading, trimmed(text.substr(at + sign.size()))) : std::nullopt;
    if (b) return Link{*a, *b, By::unsaid};
  }
  return std::nullopt;
}

/// A road in the form of records: `Elvenhold-Lapphalya`.
std::string written_road(const Link& link) {
  return std::string(town(link.a).ascii).append("-").append(town(link.b).ascii);
}

/// The towns that may be meant by words that name none; nothing if no town is near.
Message near_towns(const Reading& reading, std::string_view text) {
  Message near = reading.did_you_mean(text, town_names().words());
  const TownSet begin = near.empty() ? towns_that_begin(text) : TownSet();
  constexpr int most = 3;
  if (begin.empty() || begin.size() > most) return near;
  std::vector<std::string> names;
  for (const TownId id : begin) names.emplace_back(town(id).ascii);
  return reading.did_you_mean_one_of(text, std::move(names));
}

/// Whether a text has letters of scripts in which no town is listed: of those behind the Cyrillic ones.
bool is_other_script(std::string_view text) {
  return std::ranges::any_of(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte >= 0xD5 && byte <= 0xE0) || (byte >= 0xE3 && byte <= 0xED);
  });
}

// ---------------------------------------------------------------- roads

/// `by …` at the end of a text, if it is not all of the text.
struct Tail {
  By by = By::unsaid;
  std::string_view text;
};

Tail by_at_end(std::string_view text) {
  const auto is_plain = [](char c) { return c != ' ' && static_cast<unsigned char>(c) < 0x80; };
  if (std::ranges::all_of(text, is_plain)) return {};
  std::array<std::size_t, 3> begins{};  // of the last words
  std::size_t count = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (space_at(text.substr(at)) != 0 || !(space_at(text.substr(at - 1)) == 1 || text[at - 1] == ' ')) continue;
    std::rotate(begins.begin(), begins.begin() + 1, begins.end());
    begins.back() = at;
    ++count;
  }
  for (std::size_t i = begins.size() - std::min(count, begins.size()); i < begins.size(); ++i) {
    const std::string_view tail = text.substr(begins[i]);
    if (tail.size() > longest_name) continue;
    if (const By by = by_of(vocabulary().meaning_of(tail)); by != By::unsaid) return {by, tail};
  }
  return {};
}

/// A half of a road that is no town: the town's name and words behind it, or a wrong name.
void wrong_half(Reading& reading, const Phrase& half) {
  const std::size_t space = half.text.find(' ');
  if (space != std::string_view::npos && town_meant(reading, half.text.substr(0, space))) {
    static constexpr std::string_view ways[] = {"by road", "by river", "by ferry"};
    const Phrase after = half.part(trimmed(half.text.substr(space)));
    Message advice = reading.did_you_mean(after.text, ways);
    reading.fault(Fault::unknown_play, after, advice.empty() ? msg::write_two_towns() : std::move(advice));
  } else {
    read_town(reading, half);
  }
}

void no_road(Reading& reading, const Phrase& phrase) {
  const auto half_right = [&](const Cut& cut) {
    const bool left = town_meant(reading, cut.left).has_value();
    if (left == town_meant(reading, cut.right).has_value()) return false;
    wrong_half(reading, phrase.part(left ? cut.right : cut.left));
    return true;
  };
  const auto half_near = [&](const Cut& cut) {
    if (near_towns(reading, cut.left).empty() && near_towns(reading, cut.right).empty()) return false;
    wrong_half(reading, phrase.part(cut.left));
    wrong_half(reading, phrase.part(cut.right));
    return true;
  };
  if (is_other_script(phrase.text)) {
    reading.fault(faults::unknown_road, phrase, msg::letters_of_towns_in_a_road());
    return;
  }
  if (const auto link = link_with_other_sign(reading, phrase.text)) {
    reading.fault(faults::unknown_road, phrase, reading.did_you_mean_all(phrase.text, written_road(*link)));
    return;
  }
  const bool few = phrase.text.size() <= 2 * longest_name;
  if (few && (any_cut(phrase.text, half_right) || any_cut(phrase.text, half_near))) return;
  reading.fault(faults::unknown_road, phrase, msg::write_this({.what = verbatim("TOWN-TOWN")}));
}

}  // namespace

std::optional<TownId> town_meant(const Reading& reading, std::string_view text) {
  if (text.size() > longest_name) return std::nullopt;
  if (const auto named = town_named(text)) return named;
  return reading.seat_named(text) ? std::nullopt : town_abbreviated(text);
}

std::optional<Link> road_meant(const Reading& reading, std::string_view text) {
  const auto link = link_of(reading, text);
  return link ? link : link_with_other_sign(reading, text);
}

std::optional<TownId> read_town(Reading& reading, const Phrase& phrase, FixedMessage otherwise) {
  if (const auto town = town_meant(reading, phrase.text)) return town;
  const bool name = phrase.text.size() <= longest_name && !is_of_an_expansion(phrase.text);
  Message near = name ? near_towns(reading, phrase.text) : Message();
  if (near.empty())
    return read_name(reading, phrase, town_names(), faults::unknown_town,
                     is_other_script(phrase.text) ? FixedMessage(msg::letters_of_towns) : otherwise);
  reading.fault(faults::unknown_town, phrase, std::move(near));
  return std::nullopt;
}

std::optional<RoadWords> read_road(Reading& reading, const Phrase& phrase) {
  const Tail tail = by_at_end(phrase.text);
  const Phrase towns = phrase.part(trimmed(phrase.text.substr(0, phrase.text.size() - tail.text.size())));
  RoadWords road{.link = {}, .towns = reading.span(towns), .by = {}};
  road.link.by = tail.by;
  if (tail.by != By::unsaid) road.by = reading.span(phrase.part(tail.text));
  if (const auto link = link_of(reading, towns.text)) {
    road.link.a = link->a;
    road.link.b = link->b;
    return road;
  }
  no_road(reading, towns);
  return std::nullopt;
}

// ---------------------------------------------------------------- picks

namespace {

class PickReader {
 public:
  PickReader(Reading& reading, const Phrase& phrase) : sentence_(reading, phrase, msg::pick_forms) {}

  PickWords read() {
    for (Token token = sentence_.next(); token.kind != Token::Kind::end; token = sentence_.next()) {
      if (token.is(Word::on)) {
        sentence_.refuse_all();  // a sentence of another phase
        return pick_;
      }
      if (!take(token)) sentence_.refuse(token);
    }
    if ((then_ && !turned_) || (!named_ && !pick_.blind)) sentence_.refuse_all();
    return pick_;
  }

 private:
  bool take(const Token& token) {
    if (token.is_piece() || token.is(Word::unknown)) return take_kind(token);
    if (token.is(Word::hidden) && !pick_.hidden && !then_) {
      pick_.hidden = true;
      pick_.extra = sentence_.span(token);
      return true;
    }
    if (token.is(Word::blind) && !pick_.blind && !named_) return pick_.blind = true;
    if (token.is(Word::then) && named_ && !then_ && !pick_.blind) return then_ = true;
    return false;
  }

  bool take_kind(const Token& token) {
    std::optional<Transport> kind;
    if (token.is_piece()) kind = token.meaning.as<Transport>();
    if (!then_ && !named_) {
      named_ = true;
      pick_.kind = kind;
      pick_.object = sentence_.span(token);
      return true;
    }
    if (!then_ || turned_) return false;
    turned_ = true;
    pick_.turned = kind;
    pick_.extra = sentence_.span(token);
    return true;
  }

  Sentence sentence_;
  PickWords pick_;
  bool named_ = false;
  bool then_ = false;
  bool turned_ = false;
};

// ---------------------------------------------------------------- plans

class PlanReader {
 public:
  PlanReader(Reading& reading, const Phrase& phrase)
      : reading_(reading), phrase_(phrase), sentence_(reading, phrase, msg::plan_forms) {}

  PlanWords read() {
    using enum PlanWords::Kind;
    Token token = sentence_.next();
    for (; token.kind != Token::Kind::end && !token.is(Word::on); token = sentence_.next()) take(token);
    if (token.is(Word::on)) {
      if (!named_) refuse_all();
      if (plan_.kind == pass || (plan_.kind == obstacle && plan_.hidden)) refuse_all();
      if (plan_.kind == unknown) plan_.kind = counter;
      read_where(token);
    } else if (plan_.kind == counter || plan_.kind == obstacle || !named_ || plan_.hidden) {
      refuse_all();
    }
    return plan_;
  }

 private:
  void take(const Token& token) {
    using enum PlanWords::Kind;
    const Span span = sentence_.span(token);
    if (token.is(Word::hidden) && !plan_.hidden) {
      plan_.hidden = true;
      plan_.extra = span;
      return;
    }
    if (named_) return spare(token);
    named_ = true;
    plan_.object = span;
    if (token.is_piece()) {
      plan_.kind = counter;
      plan_.counter = token.meaning.as<Transport>();
    } else if (token.is(Word::obstacle)) {
      plan_.kind = obstacle;
    } else if (token.is(Word::pass)) {
      plan_.kind = pass;
    } else if (!token.is(Word::unknown)) {
      named_ = false;
      spare(token);
    }
  }

  /// Something that has no business there.
  void spare(const Token& token) {
    const Phrase word = sentence_.word(token);
    if (token.kind == Token::Kind::odd) {
      odd_sign(reading_, word);
    } else if (token.kind != Token::Kind::unknown || named_ || !meant().empty()) {
      refuse_all();
    } else if (!sentence_.slipped() && number_in_words(word.text) > 0) {
      one_counter(word);
    } else if (word.text == phrase_.text && !vocabulary().is_foreign(word.text)) {
      Message advice = reading_.did_you_mean(word.text, vocabulary().words());
      reading_.fault(Fault::unknown_play, word, advice.empty() ? msg::plan_forms() : std::move(advice));
    } else if (!sentence_.slipped()) {
      unknown_piece(reading_, word);
    }
    sentence_.slip();
  }

  /// A number in words before a counter: a turn has one counter, so `one` may be left out.
  void one_counter(const Phrase& number) {
    const Phrase rest = sentence_.rest();
    const Token next = Scanner(rest.text, vocabulary()).next();
    if (number_in_words(number.text) != 1 || !next.is_piece())
      return void(reading_.fault(Fault::unknown_play, number, msg::one_counter_a_turn()));
    const auto size = static_cast<std::size_t>(next.text.data() + next.text.size() - number.text.data());
    const Phrase all = phrase_.part({number.text.data(), size});
    reading_.fault(Fault::unknown_play, all, reading_.did_you_mean_all(all.text, std::string(next.text)));
  }

  void read_where(const Token& on) {
    const Phrase rest = sentence_.rest();
    if (rest.text.empty()) {
      reading_.nothing_there(reading_.span(phrase_.part(on.text)), msg::write_this({.what = verbatim("on TOWN-TOWN")}));
      return;
    }
    if (std::ranges::any_of(rest.text, [](char c) { return c == ',' || c == ';' || c == '+' || c == '&'; })) {
      reading_.fault(Fault::unknown_play, phrase_, msg::one_play_a_line());
      return;
    }
    const auto road = read_road(reading_, rest);
    if (!road) return;
    plan_.link = road->link;
    plan_.where = road->towns;
    if (plan_.extra == Span{}) plan_.extra = road->by;
  }

  void refuse_all() {
    std::string words = sentence_.slipped() ? std::string() : meant();
    sentence_.refuse_all(words.empty() ? Message() : reading_.did_you_mean_all(phrase_.text, std::move(words)));
  }

  /// `TYPE on TOWN-TOWN`, where the text is a piece and a road in some order and `on` is all that is missing.
  [[nodiscard]] std::string meant() const {
    const std::string_view text = phrase_.text;
    if (text.size() > 8 * longest_name) return {};
    for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
      const std::string_view left = trimmed(text.substr(0, at));
      const std::string_view right = trimmed(text.substr(at));
      if (is_piece(left))
        if (const std::string road = road_in(right); !road.empty()) return piece_in(left).append(" on ").append(road);
      if (is_piece(right))
        if (const std::string road = road_in(left); !road.empty())
          return std::string(right).append(" on ").append(road);
    }
    return {};
  }

  [[nodiscard]] static bool is_piece(std::string_view text) {
    if (text.size() > longest_name) return false;
    const Meaning meaning = vocabulary().meaning_of(text);
    return meaning.kind == Meaning::Kind::piece || meaning == as_meaning(Word::obstacle);
  }
  /// A piece as it is typed. `drag on` is dragon, with a word that is not part of it.
  [[nodiscard]] static std::string piece_in(std::string_view text) {
    const Meaning meaning = vocabulary().meaning_of(text);
    const bool glued = text.ends_with(" on") && meaning.kind == Meaning::Kind::piece;
    return std::string(glued ? name(meaning.as<Transport>()) : text);
  }
  /// A road in the form of records; as it is typed if it has that form. Empty: it is no road.
  [[nodiscard]] std::string road_in(std::string_view text) const {
    if (link_of(reading_, text)) return std::string(text);
    const auto link = link_with_other_sign(reading_, text);
    return link ? written_road(*link) : std::string();
  }

  Reading& reading_;
  Phrase phrase_;
  Sentence sentence_;
  PlanWords plan_;
  bool named_ = false;
};

}  // namespace

// Most sentences stand there as the format has them, and are read without going through them word by word.

namespace {

/// The transport whose exact spelling a text is.
std::optional<Transport> plain_transport(std::string_view text) {
  const Meaning meaning = vocabulary().exact_meaning_of(text);
  if (meaning.kind != Meaning::Kind::piece) return std::nullopt;
  return meaning.as<Transport>();
}

/// `cloud`, `cloud then pig`.
std::optional<PickWords> plain_pick(const Reading& reading, const Phrase& phrase) {
  const auto parts = cut_at(phrase.text, " then ");
  PickWords pick;
  pick.kind = plain_transport(parts ? parts->first : phrase.text);
  if (parts) pick.turned = plain_transport(parts->second);
  if (!pick.kind || (parts && !pick.turned)) return std::nullopt;
  pick.object = reading.span(phrase.part(parts ? parts->first : phrase.text));
  if (parts) pick.extra = reading.span(phrase.part(parts->second));
  return pick;
}

/// `TOWN-TOWN`, as the towns are listed.
std::optional<Link> plain_road(std::string_view text) {
  const std::size_t dash = find_sign(text, '-');
  if (dash == text.size()) return std::nullopt;
  const auto a = town_names().find_listed(text.substr(0, dash));
  const auto b = a ? town_names().find_listed(text.substr(dash + 1)) : std::nullopt;
  if (!b) return std::nullopt;
  return Link{.a = *a, .b = *b, .by = By::unsaid};
}

/// `pass`, `cloud on TOWN-TOWN`, `obstacle on TOWN-TOWN`, `hidden cloud on TOWN-TOWN by road`.
std::optional<PlanWords> plain_plan(const Reading& reading, const Phrase& phrase) {
  using enum PlanWords::Kind;
  PlanWords plan;
  const auto parts = cut_at(phrase.text, " on ");
  if (!parts) {
    if (vocabulary().exact_meaning_of(phrase.text) != as_meaning(Word::pass)) return std::nullopt;
    plan.kind = pass;
    plan.object = reading.span(phrase);
    return plan;
  }
  constexpr std::string_view hidden = "hidden ";
  std::string_view piece = parts->first;
  if (piece.starts_with(hidden)) {
    plan.hidden = true;
    plan.extra = reading.span(phrase.part(piece.substr(0, hidden.size() - 1)));
    piece.remove_prefix(hidden.size());
  }
  plan.counter = plain_transport(piece);
  plan.kind = plan.counter ? counter : obstacle;
  if (!plan.counter && (plan.hidden || vocabulary().exact_meaning_of(piece) != as_meaning(Word::obstacle)))
    return std::nullopt;
  std::string_view towns = parts->second;
  By by = By::unsaid;
  if (const auto tail = cut_at(towns, " by ")) {
    const std::string_view words = towns.substr(tail->first.size() + 1);
    by = by_of(vocabulary().exact_meaning_of(words));
    if (by == By::unsaid) return std::nullopt;
    if (!plan.hidden) plan.extra = reading.span(phrase.part(words));
    towns = tail->first;
  }
  const auto link = plain_road(towns);
  if (!link) return std::nullopt;
  plan.link = *link;
  plan.link.by = by;
  plan.object = reading.span(phrase.part(piece));
  plan.where = reading.span(phrase.part(towns));
  return plan;
}

}  // namespace

namespace {

const PlainWords<Transport>& plain_transports() {
  static const PlainWords<Transport> words = [] {
    std::vector<std::pair<std::string_view, Transport>> all;
    for (int kind = 0; kind < transport_count; ++kind) all.emplace_back(name(Transport(kind)), Transport(kind));
    return PlainWords<Transport>(all);
  }();
  return words;
}

const PlainWords<TownId>& plain_towns() {
  static const PlainWords<TownId> words = [] {
    std::vector<std::pair<std::string_view, TownId>> all;
    for (std::uint8_t id = 0; id < town_count; ++id) all.emplace_back(town({id}).ascii, TownId{id});
    return PlainWords<TownId>(all);
  }();
  return words;
}

}  // namespace

PlainLines::PlainLines(const Reading& reading)
    : names_(reading.player_names(), reading.syntax()), transports_(plain_transports()), towns_(plain_towns()) {}

PickWords read_pick(Reading& reading, const Phrase& phrase) {
  const auto pick = plain_pick(reading, phrase);
  return pick ? *pick : PickReader(reading, phrase).read();
}

PlanWords read_plan(Reading& reading, const Phrase& phrase) {
  const auto plan = plain_plan(reading, phrase);
  return plan ? *plan : PlanReader(reading, phrase).read();
}

}  // namespace elfref::elfenland
