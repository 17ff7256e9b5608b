#include "elfref/core/reading/sums.h"

#include <optional>
#include <string>
#include <utility>

#include "elfref/core/reading/sentences.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// Reads the terms of a text one after another.
class Sum {
 public:
  Sum(Reading& reading, const Phrase& phrase, Terms& terms)
      : reading_(reading),
        phrase_(phrase),
        terms_(terms),
        scanner_(phrase.text, reading.vocabulary()),
        token_(scanner_.next()) {}

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
    if (!std::exchange(unjoined_, true)) reading_.fault(Fault::cards_not_joined, reading_.span(phrase));
  }

  void dangling() { reading_.loose_plus(reading_.span(phrase_.part(joint_))); }

  Term read_term() {
    Term term;
    const char* begin = token_.text.data();
    const char* end = begin;
    for (;; token_ = scanner_.next()) {
      if (token_.kind == Token::Kind::number && !term.counted) {
        term.counted = true;
        term.count = number(token_);
        term.number = phrase_.part(token_.text);
      } else if (token_.is(Role::mark) && !term.marked) {
        term.marked = true;
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
    if (end == begin) {  // a second mark: a term without sense
      term.name = token_;
      term.named = true;
      end = begin + token_.text.size();
      token_ = scanner_.next();
    }
    term.phrase = phrase_.part({begin, static_cast<std::size_t>(end - begin)});
    if (term.counted && term.count == 0 && (term.is_piece() || term.is(Role::unknown))) nothing_of(term);
    return term;
  }

  /// `0 gem`. A number that could not be read has been told.
  void nothing_of(const Term& term) {
    if (term.number.text.find_first_not_of('0') != std::string_view::npos) return;
    reading_.bad_number(term.number, 1, most_pieces, msg::leave_out_or_none());
  }

  /// Whether the token is the name that belongs to a term.
  [[nodiscard]] bool names(const Term& term) const {
    if (token_.kind == Token::Kind::unknown) return true;
    if (token_.kind != Token::Kind::known || token_.is(Role::mark)) return false;
    return !token_.is(Role::closing) || !term.counted;
  }

  int number(const Token& token) {
    if (token.number >= 0) return token.number;
    slipped_ = true;
    reading_.bad_number(phrase_.part(token.text), 0, most_pieces);
    return 0;
  }

  void tell(const Term& term) {
    const bool joins =
        !term.named || term.is_piece() || term.is(Role::unknown) || term.is(Role::none) || term.is(Role::thing);
    if (!due_ && !loose_ && !slipped_ && joins) unjoined(term.phrase);
    due_ = term.is(Role::opening);
    loose_ = !joins;
    joint_ = {};
    terms_.add(term);
  }

  Reading& reading_;
  Phrase phrase_;
  Terms& terms_;
  Scanner scanner_;
  Token token_;
  bool due_ = true;     // a term is due
  bool loose_ = false;  // the last term was a slip: no joint is missed behind it
  bool unjoined_ = false;
  bool slipped_ = false;  // a number was none: what it stands between is hard to tell
  std::string_view joint_;
};

/// `gem`, `2 gems`: one term as nearly all are written, without reading it sign by sign.
std::optional<Term> plain_term(const Phrase& phrase, const Vocabulary& words) {
  std::string_view word = phrase.text;
  Term term;
  term.phrase = phrase;
  if (word.size() > 2 && word[0] >= '1' && word[0] <= '9' && word[1] == ' ') {
    term.counted = true;
    term.count = word[0] - '0';
    term.number = phrase.part(word.substr(0, 1));
    word.remove_prefix(2);
  }
  const Meaning meaning = words.exact_meaning_of(word);
  if (meaning.kind != Meaning::Kind::piece) return std::nullopt;
  term.named = true;
  term.name = {.kind = Token::Kind::known, .text = word, .number = 0, .meaning = meaning};
  return term;
}

}  // namespace

bool plain_sum(const Vocabulary& words, std::string_view text, std::span<std::uint8_t> of) {
  int sum = 0;
  for (std::size_t at = 0;;) {
    const std::size_t sign = at + find_sign(text.substr(at), '+');
    const bool last = sign == text.size();
    if (!last && (sign < at + 2 || text[sign - 1] != ' ' || !text.substr(sign + 1).starts_with(' '))) return false;
    std::string_view piece = text.substr(at, last ? std::string_view::npos : sign - 1 - at);
    int count = 1;
    if (piece.size() > 2 && piece[1] == ' ' && piece[0] >= '1' && piece[0] <= '9') {
      count = piece[0] - '0';
      piece.remove_prefix(2);
    }
    const Meaning meaning = words.exact_meaning_of(piece);
    sum += count;
    if (meaning.kind != Meaning::Kind::piece || sum > most_pieces) return false;
    of[meaning.value] = static_cast<std::uint8_t>(of[meaning.value] + count);
    if (last) return true;
    at = sign + 2;
  }
}

void read_terms(Reading& reading, const Phrase& phrase, Terms& terms) {
  if (const auto term = plain_term(phrase, reading.vocabulary())) return terms.add(*term);
  Sum(reading, phrase, terms).read();
}

void read_terms(Reading& reading, const Node& node, Terms& terms) {
  if (is_blank(node)) {
    reading.nothing_known(node.span);
    return;
  }
  if (node.shape == Shape::scalar) return read_terms(reading, Phrase(node), terms);
  for (const Node& item : reading.children(node)) {
    if (is_blank(item) || item.shape == Shape::scalar) {
      read_terms(reading, item, terms);
    } else if (!reading.is_remark(item)) {
      const FixedMessage piece = reading.vocabulary().wording().piece;
      reading.wrong_shape(Fault::not_a_scalar, item, piece.empty() ? FixedMessage(msg::a_piece) : piece);
    }
  }
}

void unknown_piece(Reading& reading, const Phrase& phrase) {
  const Vocabulary& words = reading.vocabulary();
  if (words.is_foreign(phrase.text)) {
    reading.fault(Fault::foreign_component, phrase);
    return;
  }
  const Fault* own = words.wording().unknown_piece;
  const Fault& unknown = own != nullptr ? *own : Fault::misplaced_word;
  if (const int number = number_in_words(phrase.text); number > 0) {
    const std::string_view all = phrase.node->text;
    const auto end = static_cast<std::size_t>(phrase.text.data() + phrase.text.size() - all.data());
    const Token after = Scanner(all.substr(end), words).next();
    std::string in_digits = std::to_string(number);
    if (after.is_piece()) in_digits.append(" ").append(after.text);
    reading.fault(unknown, phrase, msg::numbers_are_digits({.write = verbatim(in_digits)}));
    return;
  }
  Message advice = reading.did_you_mean(phrase.text, words.words(), words.all_pieces());
  const std::size_t space = phrase.text.find(' ');
  if (advice.empty() && space != std::string_view::npos)
    advice = reading.did_you_mean(phrase.text.substr(0, space), words.pieces(), words.all_pieces());
  const FixedMessage pieces = words.wording().pieces;
  if (advice.empty())
    advice = msg::pieces_are({.pieces = pieces.empty() ? msg::the_pieces() : pieces.message(),
                              .words = in_a_row(Joint::and_, words.pieces())});
  reading.fault(unknown, phrase, std::move(advice));
}

void SumOfTerms::count(const Term& term) {
  ++terms_;
  open_ = terms_ == 1 && term.is_unseen() && term.named && !term.counted && !term.marked;
}

void SumOfTerms::refuse(const Term& term) {
  if (term.is_word()) {
    reading_.fault(Fault::misplaced_word, term.phrase, due_);
  } else {
    unknown_piece(reading_, term.named ? term.phrase.part(term.name.text) : term.phrase);
  }
}

void SumOfTerms::too_many(const Term& term, const ArgView& limit) {
  if (!std::exchange(full_, true))
    reading_.fault(Fault::bad_number, reading_.span(term.phrase),
                   msg::bad_number({.least = 0, .most = limit, .written = as_written(term.phrase.text)}));
}

bool SumOfTerms::finish() {
  if (alone_.node != nullptr && terms_ > 1) reading_.fault(Fault::misplaced_word, alone_, msg::none_stands_alone());
  return open_;
}

void CountedPieces::add(const Term& term) {
  count(term);
  if (term.is_nothing()) {
    alone(term);
  } else if (term.is_word() && !term.is(Role::unknown)) {
    refuse(term);
  } else if (term.marked) {
    Diagnostic* found = reading().fault(Fault::misplaced_word, term.phrase, no_mark_);
    if (found != nullptr && term.is_piece())
      found->meant = {(term.counted ? std::string(term.number.text) + " " : "") + std::string(term.name.text)};
  } else if (term.is_piece()) {
    sum(of_[term.piece<std::size_t>()], term);
  } else if (term.is_unseen()) {
    sum(unknown_, term);
  } else {
    refuse(term);
  }
}

void CountedPieces::sum(std::uint8_t& of_kind, const Term& term) {
  if (sum_ + term.count > most_pieces) return too_many(term, msg::in_all({.number = most_pieces}));
  of_kind = static_cast<std::uint8_t>(of_kind + term.count);
  sum_ += term.count;
}

bool CountedPieces::open() {
  if (!finish()) return false;
  unknown_ = 0;
  return true;
}

}  // namespace elfref
