#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "elfref/core/text/text.h"
#include "elfref/elfenland/facts/faults.h"
#include "elfref/elfenland/facts/words.h"
#include "elfref/elfenland/reading/scanner.h"
#include "elfref/elfenland/reading/words_of_play.h"

// Cards and counters: sums, lists and payments.

namespace elfref::elfenland {
namespace {

constexpr int most_pieces = 99;
constexpr std::size_t most_on_road = 8;

constexpr std::string_view cards_are = "write a sum as 2 raft + pig, a number, unknown or none";
constexpr std::string_view counters_are = "write a sum as pig + hidden dragon, a number, unknown or none";
constexpr std::string_view payment_is =
    "write a sum as 2 raft + pig, a number or unknown, with caravan before it or by road behind it";
constexpr std::string_view road_has = "write a counter, obstacle, both with + between, or none";

/// Every spelling of a transport, for slips in other languages than English.
std::span<const std::string_view> all_transport_words() {
  static const std::vector<std::string_view> words = [] {
    std::vector<std::string_view> found;
    for (const Spelling& spelling : spellings())
      if (spelling.meaning.kind == Meaning::Kind::transport) found.push_back(spelling.text);
    return found;
  }();
  return words;
}

/// One term of a sum: `2 raft`, `hidden pig`, `8`, `caravan`.
struct Term {
  int count = 1;
  bool counted = false;  ///< the number is written
  bool hidden = false;
  bool named = false;  ///< `name` is written
  Token name;
  Phrase number;  ///< as it is written
  Phrase phrase;  ///< the whole term

  [[nodiscard]] bool is(Word word) const { return named && name.is(word); }
  /// `none`, and nothing with it.
  [[nodiscard]] bool is_none() const { return is(Word::none) && !counted && !hidden; }
  /// A word of the format other than a piece.
  [[nodiscard]] bool is_word() const { return named && name.kind == Token::Kind::known && !name.is_transport(); }
  [[nodiscard]] By by() const { return named && name.kind == Token::Kind::known ? by_of(name.meaning) : By::unsaid; }
  /// Pieces that nobody saw: `2 unknown`, `8`, `hidden`.
  [[nodiscard]] bool is_unseen() const { return is(Word::unknown) || (!named && (counted || hidden)); }
  [[nodiscard]] bool is_transport() const { return named && name.is_transport(); }
  [[nodiscard]] Transport transport() const { return name.meaning.transport; }
};

/// Reads the terms of a text one after another and gives each to `visit`.
template <class Visit>
class Sum {
 public:
  Sum(Reading& reading, const Phrase& phrase, Visit& visit)
      : reading_(reading), phrase_(phrase), visit_(visit), scanner_(phrase.text), token_(scanner_.next()) {}

  void read() {
    for (; token_.kind != Token::Kind::end;) {
      if (token_.kind == Token::Kind::number || token_.kind == Token::Kind::known ||
          token_.kind == Token::Kind::unknown) {
        tell(read_term());
      } else {
        join();
      }
    }
    if (due_ && !joint_.empty()) dangling();
  }

 private:
  void join() {
    const Phrase sign = phrase_.part(token_.text);
    if (token_.kind == Token::Kind::odd) {
      odd_sign(reading_, sign);
    } else if (token_.kind == Token::Kind::comma) {
      unjoined(sign);
    } else if (due_) {
      joint_ = token_.text;
      dangling();
    }
    joint_ = token_.kind == Token::Kind::plus ? token_.text : std::string_view{};
    due_ = true;
    token_ = scanner_.next();
  }

  /// Told once: who leaves one + out leaves out all.
  void unjoined(const Phrase& phrase) {
    if (!std::exchange(unjoined_, true)) reading_.fault(Fault::cards_not_joined, reading_.span(phrase), {});
  }

  void dangling() { reading_.fault(Fault::empty_value, reading_.span(phrase_.part(joint_)), {"a + joins two"}); }

  Term read_term() {
    Term term;
    const char* begin = token_.text.data();
    const char* end = begin;
    for (;; token_ = scanner_.next()) {
      if (token_.kind == Token::Kind::number && !term.counted) {
        term.counted = true;
        term.count = number(token_);
        term.number = phrase_.part(token_.text);
      } else if (token_.is(Word::hidden) && !term.hidden) {
        term.hidden = true;
      } else if (names(term)) {
        term.named = true;
        term.name = token_;
        end = token_.text.data() + token_.text.size();
        token_ = scanner_.next();
        break;
      } else {
        break;
      }
      end = token_.text.data() + token_.text.size();
    }
    if (end == begin) {  // a second `hidden`: a term without sense
      term.name = token_;
      term.named = true;
      end = begin + token_.text.size();
      token_ = scanner_.next();
    }
    term.phrase = phrase_.part({begin, static_cast<std::size_t>(end - begin)});
    if (term.counted && term.count == 0 && (term.is_transport() || term.is(Word::unknown))) nothing_of(term);
    return term;
  }

  /// `0 pig`. A number that could not be read has been told.
  void nothing_of(const Term& term) {
    if (term.number.text.find_first_not_of('0') != std::string_view::npos) return;
    reading_.fault(Fault::bad_number, reading_.span(term.number), {term.number.text, "1", "99"},
                   "leave it out, or write none alone");
  }

  /// Whether the token is the name that belongs to a term: a number alone is not followed by `by …`.
  [[nodiscard]] bool names(const Term& term) const {
    if (token_.kind == Token::Kind::unknown) return true;
    if (token_.kind != Token::Kind::known || token_.is(Word::hidden)) return false;
    return by_of(token_.meaning) == By::unsaid || !term.counted;
  }

  int number(const Token& token) {
    if (token.number >= 0) return token.number;
    slipped_ = true;
    reading_.fault(Fault::bad_number, reading_.span(phrase_.part(token.text)), {token.text, "0", "99"});
    return 0;
  }

  void tell(const Term& term) {
    const bool joins =
        !term.named || term.is_transport() || term.is(Word::unknown) || term.is(Word::none) || term.is(Word::obstacle);
    if (!due_ && !loose_ && !slipped_ && joins) unjoined(term.phrase);
    due_ = term.is(Word::caravan);
    loose_ = !joins;
    joint_ = {};
    visit_(term);
  }

  Reading& reading_;
  Phrase phrase_;
  Visit& visit_;
  Scanner scanner_;
  Token token_;
  bool due_ = true;     // a term is due
  bool loose_ = false;  // the last term was a slip: no joint is missed behind it
  bool unjoined_ = false;
  bool slipped_ = false;  // a number was none: what it stands between is hard to tell
  std::string_view joint_;
};

/// `raft`, `2 pigs`: one term as nearly all are written, without reading it sign by sign.
std::optional<Term> plain_term(const Phrase& phrase) {
  std::string_view word = phrase.text;
  Term term{.phrase = phrase};
  if (word.size() > 2 && word[0] >= '1' && word[0] <= '9' && word[1] == ' ') {
    term.counted = true;
    term.count = word[0] - '0';
    term.number = phrase.part(word.substr(0, 1));
    word.remove_prefix(2);
  }
  const Meaning meaning = exact_meaning_of(word);
  if (meaning.kind != Meaning::Kind::transport) return std::nullopt;
  term.named = true;
  term.name = {.kind = Token::Kind::known, .text = word, .number = 0, .meaning = meaning};
  return term;
}

template <class Visit>
void for_terms(Reading& reading, const Phrase& phrase, Visit& visit) {
  if (const auto term = plain_term(phrase)) return visit(*term);
  Sum<Visit>(reading, phrase, visit).read();
}

template <class Visit>
void for_terms(Reading& reading, const Node& node, Visit& visit) {
  if (is_blank(node)) {
    reading.fault(Fault::empty_value, node.span, {"write unknown"});
    return;
  }
  if (node.shape == Shape::scalar) return for_terms(reading, Phrase(node), visit);
  for (const Node& item : reading.children(node)) {
    if (is_blank(item) || item.shape == Shape::scalar) {
      for_terms(reading, item, visit);
    } else if (!reading.is_remark(item)) {
      reading.fault(Fault::not_a_scalar, item.span, {reading.described(item), "a card or counter"});
    }
  }
}

/// Collects cards or counters of which it does not matter how they lie.
class Collected {
 public:
  Collected(Reading& reading, std::string_view due) : reading_(reading), due_(due) {}

  void operator()(const Term& term) {
    ++terms_;
    const int before = pieces_.count();
    if (term.is_none() || (!term.named && term.counted && term.count == 0)) {
      none_ = term.phrase;
    } else if (term.is_word() && !term.is(Word::unknown)) {
      reading_.fault(Fault::misplaced_word, term.phrase, std::string(due_));
    } else if (term.hidden) {
      reading_.fault(Fault::misplaced_word, term.phrase, "how a counter lies is said in choose, plan and keep");
    } else if (term.is_transport()) {
      add(pieces_.of[static_cast<std::size_t>(term.transport())], term, before);
    } else if (term.is_unseen()) {
      open_ = term.named && !term.counted;
      add(pieces_.unknown, term, before);
    } else {
      unknown_word(reading_, term.named ? term.phrase.part(term.name.text) : term.phrase);
    }
  }

  Pieces pieces() {
    if (none_.node != nullptr && terms_ > 1) reading_.fault(Fault::misplaced_word, none_, "none stands alone");
    if (terms_ == 1 && open_) {
      pieces_.unknown = 0;
      pieces_.open = true;
    }
    return pieces_;
  }

  [[nodiscard]] int terms() const { return terms_; }

 private:
  void add(std::uint8_t& sum, const Term& term, int before) {
    if (before + term.count > most_pieces) {
      if (!full_) reading_.fault(Fault::bad_number, reading_.span(term.phrase), {term.phrase.text, "0", "99 in all"});
      full_ = true;
    } else {
      sum = static_cast<std::uint8_t>(sum + term.count);
    }
  }

  Reading& reading_;
  std::string_view due_;
  Pieces pieces_;
  Phrase none_;
  int terms_ = 0;
  bool open_ = false;
  bool full_ = false;
};

/// Collects the cards of a step and the words round them.
class Paid {
 public:
  explicit Paid(Reading& reading) : reading_(reading), cards_(reading, payment_is) {}

  void operator()(const Term& term) {
    if (last_.node != nullptr) {
      reading_.fault(Fault::unknown_play, last_, "by which way stands at the end");
      last_ = {};
    }
    if (term.is(Word::caravan) && !term.counted && !term.hidden && !caravan_ && cards_.terms() == 0) {
      caravan_ = true;
      payment_.extra = reading_.span(term.phrase);
    } else if (term.by() != By::unsaid && !term.hidden) {
      payment_.by = term.by();
      payment_.extra = reading_.span(term.phrase);
      last_ = term.phrase;
    } else {
      cards_(term);
    }
  }

  /// What was paid. `all` is everything that is written of it.
  PaymentWords payment(Span all) {
    if (cards_.terms() == 0 && (caravan_ || last_.node != nullptr))
      reading_.fault(Fault::empty_value, all,
                     {caravan_ ? "how many cards? write caravan 3" : "what was paid? write unknown"});
    payment_.cards = cards_.pieces();
    payment_.caravan = caravan_;
    return payment_;
  }

 private:
  Reading& reading_;
  Collected cards_;
  PaymentWords payment_;
  Phrase last_;  // `by …`, which nothing may follow
  bool caravan_ = false;
};

/// Collects counters that lie in front of somebody.
class Faced {
 public:
  Faced(Reading& reading, Facing unsaid) : reading_(reading), unsaid_(unsaid) {}

  void operator()(const Term& term) {
    ++terms_;
    const Facing facing = term.hidden ? Facing::down : unsaid_;
    if (term.is_transport()) {
      add({term.transport(), facing}, term);
    } else if (term.is_unseen()) {
      open_ = term.named && !term.counted && !term.hidden;
      add({std::nullopt, facing}, term);
    } else if (term.is_none()) {
      none_ = term.phrase;
    } else if (term.is_word()) {
      reading_.fault(Fault::misplaced_word, term.phrase, std::string(counters_are));
    } else {
      unknown_word(reading_, term.named ? term.phrase.part(term.name.text) : term.phrase);
    }
  }

  FacedCounters counters() {
    if (none_.node != nullptr && terms_ > 1) reading_.fault(Fault::misplaced_word, none_, "none stands alone");
    if (terms_ == 1 && open_) return {.at = {}, .count = 0, .open = true};
    return counters_;
  }

 private:
  void add(FacedCounters::Counter counter, const Term& term) {
    if (counters_.count + term.count > static_cast<int>(counters_.at.size())) {
      if (!full_) reading_.fault(Fault::bad_number, reading_.span(term.phrase), {term.phrase.text, "0", "8 in all"});
      full_ = true;
      return;
    }
    for (int i = 0; i < term.count; ++i) counters_.at[counters_.count++] = counter;
  }

  Reading& reading_;
  Facing unsaid_;
  FacedCounters counters_;
  Phrase none_;
  int terms_ = 0;
  bool open_ = false;
  bool full_ = false;
};

}  // namespace

void unknown_word(Reading& reading, const Phrase& phrase) {
  if (is_foreign(phrase.text)) {
    reading.fault(Fault::foreign_component, phrase);
    return;
  }
  if (const int number = number_in_words(phrase.text); number > 0) {
    const std::string_view all = phrase.node->text;
    Scanner behind(all.substr(static_cast<std::size_t>(phrase.text.data() + phrase.text.size() - all.data())));
    const Token name = behind.next();
    const std::string_view kind = name.is_transport() ? name.text : "";
    reading.fault(faults::unknown_transport, phrase,
                  fmt::format("numbers are digits: write {}{}{}", number, kind.empty() ? "" : " ", kind));
    return;
  }
  std::string advice = reading.did_you_mean(phrase.text, play_words(), all_transport_words());
  const std::size_t space = phrase.text.find(' ');
  if (advice.empty() && space != std::string_view::npos)
    advice = reading.did_you_mean(phrase.text.substr(0, space), transport_words(), all_transport_words());
  if (advice.empty()) advice = "the transports are " + listed(transport_words(), "and");
  reading.fault(faults::unknown_transport, phrase, std::move(advice));
}

int number_in_words(std::string_view word) {
  static constexpr std::array<std::string_view, 8> numbers = {"a an one ein eine einen eins un uno una один одна одно",
                                                              "two zwei due два две",
                                                              "three drei tre три",
                                                              "four vier quattro четыре",
                                                              "five fünf cinque пять",
                                                              "six sechs sei шесть",
                                                              "seven sieben sette семь",
                                                              "eight acht otto восемь"};
  if (word.size() == 2 && (word[0] | 0x20) == 'x' && word[1] >= '1' && word[1] <= '9') return word[1] - '0';
  const std::string folded = fold(word);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    for (std::string_view left = numbers[i]; !left.empty();) {
      const std::size_t space = std::min(left.find(' '), left.size());
      if (fold(left.substr(0, space)) == folded) return static_cast<int>(i) + 1;
      left.remove_prefix(std::min(space + 1, left.size()));
    }
  return 0;
}

void odd_sign(Reading& reading, const Phrase& phrase) {
  if (const auto odd = odd_sign_at(phrase.text))
    reading.fault(Fault::odd_character, reading.span(phrase), {odd->sign, odd->due});
}

By by_of(const Meaning& meaning) {
  if (meaning.kind != Meaning::Kind::word) return By::unsaid;
  if (meaning.word == Word::by_road) return By::road;
  if (meaning.word == Word::by_river) return By::river;
  return meaning.word == Word::by_ferry ? By::ferry : By::unsaid;
}

Pieces read_pieces(Reading& reading, const Node& node) {
  Collected collected(reading, cards_are);
  for_terms(reading, node, collected);
  return collected.pieces();
}

Pieces read_pieces(Reading& reading, const Phrase& phrase) {
  Collected collected(reading, cards_are);
  for_terms(reading, phrase, collected);
  return collected.pieces();
}

FacedCounters read_counters(Reading& reading, const Node& node, Facing unsaid) {
  Faced faced(reading, unsaid);
  for_terms(reading, node, faced);
  return faced.counters();
}

std::vector<OnRoad> read_on_road(Reading& reading, const Node& node) {
  std::vector<OnRoad> found(1);
  Phrase none;
  int terms = 0;
  const auto visit = [&](const Term& term) {
    ++terms;
    const bool counter = term.is_transport() || term.is_unseen();
    if (term.is_none() || (!term.named && term.counted && term.count == 0)) {
      none = term.phrase;
    } else if (!counter && !term.is_word()) {
      unknown_word(reading, term.phrase);
    } else if (!counter && !term.is(Word::obstacle)) {
      reading.fault(Fault::misplaced_word, term.phrase, std::string(road_has));
    } else if (term.hidden) {
      reading.fault(Fault::misplaced_word, term.phrase, "what lies on a road lies face up");
    } else {
      for (int piece = term.counted ? term.count : 1; piece > 0; --piece) {
        const OnRoad& first = found.front();
        const bool more = counter ? first.counter || first.unknown_counter : first.obstacle;
        if (more && found.size() == most_on_road) {
          reading.fault(Fault::bad_number, reading.span(term.phrase), {term.phrase.text, "0", fmt::format("{} in all", most_on_road)});
          break;
        }
        if (more) found.emplace_back();
        OnRoad& lies = more ? found.back() : found.front();
        lies.span = reading.span(term.phrase);
        if (term.is_transport()) lies.counter = term.transport();
        if (counter && !term.is_transport()) lies.unknown_counter = true;
        if (!counter) lies.obstacle = true;
      }
    }
  };
  for_terms(reading, node, visit);
  if (none.node != nullptr && terms > 1) reading.fault(Fault::misplaced_word, none, "none stands alone");
  return found;
}

PaymentWords read_payment(Reading& reading, const Node& node) {
  Paid paid(reading);
  for_terms(reading, node, paid);
  return paid.payment(node.span);
}

PaymentWords read_payment(Reading& reading, const Phrase& phrase) {
  Paid paid(reading);
  for_terms(reading, phrase, paid);
  return paid.payment(reading.span(phrase));
}

}  // namespace elfref::elfenland
