#include "instruments/phone_slips.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <numeric>

#include "elfref/elfenland/facts/board.h"
#include "elfref/testing/things.h"

namespace elfref::testing::phone_slips {
namespace {

using Made = std::optional<Slip>;

/// The slip that writes another line.
Made wrote(std::size_t line, std::string instead) {
  return Slip{.line = line, .instead = {std::move(instead)}};
}

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_word(char c) {
  return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '\'' || (c & 0x80) != 0;
}

std::size_t indentation(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}
/// The line without a comment at its end.
std::string_view read_part(std::string_view line) {
  return line.substr(0, line.starts_with('#') ? 0 : line.find(" #"));
}
bool is_item(std::string_view line) {
  return line.substr(indentation(line)).starts_with("- ");
}

/// The places of a text in a line.
std::vector<std::size_t> places(std::string_view line, std::string_view text) {
  std::vector<std::size_t> all;
  const std::string_view read = read_part(line);
  for (std::size_t at = read.find(text); at != std::string_view::npos; at = read.find(text, at + text.size()))
    all.push_back(at);
  return all;
}

/// Another text in place of one, at one of its places.
Made instead_of(const Lines& lines, std::size_t line, std::string_view text, std::string_view instead, Dice& dice) {
  const auto at = one_of(places(lines[line], text), dice);
  if (!at) return std::nullopt;
  std::string other = lines[line];
  return wrote(line, other.replace(*at, text.size(), instead));
}

/// A list marker that is another one. `rest`: what comes after the new marker.
Made other_marker(const Lines& lines, std::size_t line, std::string_view marker) {
  if (!is_item(lines[line])) return std::nullopt;
  std::string other = lines[line];
  return wrote(line, other.replace(indentation(other), 2, marker));
}

// ---------------------------------------------------------------- signs

Made no_space_after_colon(const Lines& lines, std::size_t line, Dice& dice) {
  return instead_of(lines, line, ": ", ":", dice);
}

Made no_space_after_dash(const Lines& lines, std::size_t line, Dice&) {
  return other_marker(lines, line, "-");
}

Made tab(const Lines& lines, std::size_t line, Dice& dice) {
  const std::size_t spaces = indentation(lines[line]);
  if (spaces == 0) return other_marker(lines, line, "-\t");
  std::string other = lines[line];
  return wrote(line, other.replace(0, spaces, std::string(dice.chance(50) ? 1 : (spaces + 1) / 2, '\t')));
}

Made bullet(const Lines& lines, std::size_t line, Dice& dice) {
  constexpr std::array<std::string_view, 6> bullets{"• ", "* ", "– ", "— ", "· ", "•"};
  return other_marker(lines, line, any_of(bullets, dice));
}

Made no_dash(const Lines& lines, std::size_t line, Dice& dice) {
  return other_marker(lines, line, dice.chance(50) ? "" : "  ");
}

/// The brackets of a line that are closed in it, outermost ones.
std::vector<std::pair<std::size_t, std::size_t>> brackets(std::string_view line) {
  std::vector<std::pair<std::size_t, std::size_t>> all;
  int depth = 0;
  std::size_t begin = 0;
  const std::string_view read = read_part(line);
  for (std::size_t at = 0; at < read.size(); ++at) {
    if ((read[at] == '[' || read[at] == '{') && depth++ == 0) begin = at;
    if ((read[at] == ']' || read[at] == '}') && --depth == 0) all.emplace_back(begin, at);
  }
  return all;
}

Made no_brackets(const Lines& lines, std::size_t line, Dice& dice) {
  const auto pair = one_of(brackets(lines[line]), dice);
  if (!pair) return std::nullopt;
  std::string other = lines[line];
  if (dice.chance(70)) other.erase(pair->second, 1);
  return wrote(line, other.erase(pair->first, 1));
}

Made open_bracket(const Lines& lines, std::size_t line, Dice& dice) {
  const auto pair = one_of(brackets(lines[line]), dice);
  if (!pair) return std::nullopt;
  std::string other = lines[line];
  return wrote(line, other.erase(pair->second, 1));
}

Made semicolon(const Lines& lines, std::size_t line, Dice& dice) {
  return instead_of(lines, line, ",", ";", dice);
}

Made wide_sign(const Lines& lines, std::size_t line, Dice& dice) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 8> wide{
      {{": ", "："}, {", ", "，"}, {", ", "、"}, {" ", "　"}, {"[", "［"}, {"]", "］"}, {"2", "２"}, {"-", "－"}}};
  const auto& [sign, instead] = any_of(wide, dice);
  return instead_of(lines, line, sign, instead, dice);
}

Made hard_space(const Lines& lines, std::size_t line, Dice& dice) {
  return instead_of(lines, line, " ", "\xc2\xa0", dice);
}

Made long_dash(const Lines& lines, std::size_t line, Dice& dice) {
  std::vector<std::size_t> within;
  const std::string& text = lines[line];
  for (const std::size_t at : places(text, "-"))
    if (at > 0 && at + 1 < text.size() && text[at - 1] != ' ') within.push_back(at);
  const auto at = one_of(within, dice);
  if (!at) return std::nullopt;
  std::string other = text;
  constexpr std::array<std::string_view, 4> dashes{"–", "—", " – ", " — "};
  return wrote(line, other.replace(*at, 1, any_of(dashes, dice)));
}

Made two_spaces(const Lines& lines, std::size_t line, Dice& dice) {
  std::vector<std::size_t> within;
  const std::string& text = lines[line];
  for (const std::size_t at : places(text, " "))
    if (at > indentation(text)) within.push_back(at);
  const auto at = one_of(within, dice);
  if (!at) return std::nullopt;
  std::string other = text;
  return wrote(line, other.insert(*at, " "));
}

Made full_stop(const Lines& lines, std::size_t line, Dice&) {
  std::string other(read_part(lines[line]));
  if (other.empty() || (!is_word(other.back()) && other.back() != ']')) return std::nullopt;
  return wrote(line, other + ".");
}

/// Quotes of a keyboard that means well: in place of straight ones, of an apostrophe, or around a value.
Made smart_quotes(const Lines& lines, std::size_t line, Dice& dice) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 3> pairs{{{"“", "”"}, {"„", "“"}, {"«", "»"}}};
  const auto& [open, close] = any_of(pairs, dice);
  const std::string& text = lines[line];
  if (const auto quotes = places(text, "\""); quotes.size() >= 2) {
    std::string other = text;
    other.replace(quotes[1], 1, close);
    return wrote(line, other.replace(quotes[0], 1, open));
  }
  if (!places(text, "'").empty() && dice.chance(60)) return instead_of(lines, line, "'", "’", dice);
  const std::string_view read = read_part(text);
  const std::size_t colon = read.find(": ");
  if (colon == std::string_view::npos || read.find_first_of("[]{}\"'#,", colon) != std::string_view::npos)
    return std::nullopt;
  std::string other(read);
  other.insert(colon + 2, open);
  return wrote(line, other.append(close));
}

// ---------------------------------------------------------------- words

constexpr std::array<std::string_view, 10> numbers{"",     "one", "two",   "three", "four",
                                                   "five", "six", "seven", "eight", "nine"};

struct RussianPiece {
  std::string_view english;
  std::array<std::string_view, 3> russian;  ///< for 1, 2 and 5
  bool feminine = false;
};
constexpr std::array<RussianPiece, 4> russian_pieces{{
    {"dragon", {"дракон", "дракона", "драконов"}},
    {"unicorn", {"единорог", "единорога", "единорогов"}},
    {"cloud", {"облако", "облака", "облаков"}},
    {"raft", {"плот", "плота", "плотов"}},
}};

/// The word that begins at a place.
std::string_view word_at(std::string_view line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_word(line[end])) ++end;
  return line.substr(at, end - at);
}

Made number_in_words(const Lines& lines, std::size_t line, Dice& dice) {
  const std::string& text = lines[line];
  const std::string_view read = read_part(text);
  std::vector<std::size_t> figures, alone;
  for (std::size_t at = 1; at + 1 < read.size(); ++at) {
    if (is_word(read[at - 1]) || read[at - 1] == '-') continue;
    if (read[at] >= '1' && read[at] <= '9' && read[at + 1] == ' ' && at + 2 < read.size() && is_letter(read[at + 2]))
      figures.push_back(at);
    for (const RussianPiece& piece : russian_pieces)
      if (word_at(read, at) == piece.english && read[at - 1] == ' ') alone.push_back(at);
  }
  std::string other = text;
  if (!figures.empty() && (alone.empty() || dice.chance(70))) {
    const std::size_t at = any_of(figures, dice);
    const int number = read[at] - '0';
    std::string_view word = word_at(read, at + 2);
    const std::size_t size = word.size();
    if (word.ends_with('s')) word.remove_suffix(1);
    const auto* piece = std::ranges::find(russian_pieces, word, &RussianPiece::english);
    if (piece != russian_pieces.end() && number <= 4 && dice.chance(40)) {
      const std::array<std::string_view, 5> russian{"", word == "cloud" ? "одно" : "один", "два", "три", "четыре"};
      const std::string_view noun = piece->russian[number == 1 ? 0 : 1];
      return wrote(line,
                   other.replace(at, 2 + size,
                                 std::string(russian[static_cast<std::size_t>(number)]) + " " + std::string(noun)));
    }
    return wrote(line, other.replace(at, 1, numbers[static_cast<std::size_t>(number)]));
  }
  if (alone.empty()) return std::nullopt;
  return wrote(line, other.insert(any_of(alone, dice), dice.chance(70) ? "one " : "a "));
}

struct TownHere {
  std::size_t at = 0;
  std::string_view name{};
};

/// The towns in a line, as the board writes them or without accents.
std::vector<TownHere> towns_in(std::string_view line) {
  std::vector<TownHere> all;
  for (const elfenland::Town& town : elfenland::towns())
    for (const std::size_t at : places(line, town.ascii))
      if (word_at(line, at) == town.ascii && (at == 0 || !is_word(line[at - 1]))) all.push_back({at, town.ascii});
  return all;
}

/// Whether a word is the beginning of a town's name.
bool begins_town(std::string_view word) {
  return std::ranges::any_of(elfenland::towns(),
                             [&](const elfenland::Town& town) { return town.ascii.starts_with(word); });
}

Made short_town(const Lines& lines, std::size_t line, Dice& dice) {
  const auto town = one_of(towns_in(lines[line]), dice);
  if (!town || town->name.size() < 5) return std::nullopt;
  const std::size_t size = 3 + static_cast<std::size_t>(dice.below(static_cast<int>(town->name.size()) - 4));
  std::string beginning(town->name.substr(0, size));
  if (beginning.ends_with('\'')) return std::nullopt;
  if (dice.chance(20)) beginning += '.';
  std::string other = lines[line];
  return wrote(line, other.replace(town->at, town->name.size(), beginning));
}

Made misspelt_town(const Lines& lines, std::size_t line, Dice& dice) {
  const auto town = one_of(towns_in(lines[line]), dice);
  if (!town) return std::nullopt;
  std::string name(town->name);
  const std::size_t at = static_cast<std::size_t>(dice.below(static_cast<int>(name.size()) - 1));
  if (!is_letter(name[at]) || !is_letter(name[at + 1])) return std::nullopt;
  const char other_letter = static_cast<char>('a' + dice.below(26));
  switch (dice.below(4)) {
    case 0:
      std::swap(name[at], name[at + 1]);
      break;
    case 1:
      name[at + 1] = other_letter;
      break;
    case 2:
      name.erase(at + 1, 1);
      break;
    default:
      name.insert(at + 1, 1, other_letter);
  }
  if (name == town->name || begins_town(name)) return std::nullopt;
  std::string other = lines[line];
  return wrote(line, other.replace(town->at, town->name.size(), name));
}

Made capital(const Lines& lines, std::size_t line, Dice&) {
  std::string other = lines[line];
  const std::size_t at = indentation(other) + (is_item(other) ? 2 : 0);
  if (at >= other.size() || std::islower(static_cast<unsigned char>(other[at])) == 0) return std::nullopt;
  other[at] = static_cast<char>(std::toupper(static_cast<unsigned char>(other[at])));
  return wrote(line, std::move(other));
}

// ---------------------------------------------------------------- lines

Made chat_line(const Lines& lines, std::size_t line, Dice& dice) {
  constexpr std::array<std::string_view, 7> said{"Chris says: no",
                                                 "[12:03] Anna: ok, see you",
                                                 "[21:04, 3.10.2026] Boris: wait: who is next?",
                                                 "03.10.26, 21:04 - Vera: lol",
                                                 "Anna: yes",
                                                 "brb",
                                                 "Anna is typing..."};
  const std::string spaces(dice.chance(70) ? 0 : indentation(lines[line]), ' ');
  return Slip{.line = line, .replaces = 0, .instead = {spaces + std::string(any_of(said, dice))}};
}

Made time_stamp(const Lines& lines, std::size_t line, Dice& dice) {
  constexpr std::array<std::string_view, 4> stamps{
      "[12:03] Anna: ", "[21:04, 3.10.2026] Boris: ", "03.10.26, 21:04 - Vera: ", "[12:03] "};
  std::string other = lines[line];
  const bool before_all = dice.chance(50);
  return wrote(line, other.insert(before_all ? 0 : indentation(other), any_of(stamps, dice)));
}

Made lost_line_break(const Lines& lines, std::size_t line, Dice& dice) {
  if (line + 1 >= lines.size() || is_idle(lines[line + 1])) return std::nullopt;
  const std::string_view first = read_part(lines[line]), next = lines[line + 1];
  std::string joined(first);
  if (dice.chance(70)) joined += ' ';
  joined += next.substr(indentation(next));
  return Slip{.line = line, .replaces = 2, .instead = {std::move(joined)}};
}

Made line_twice(const Lines& lines, std::size_t line, Dice&) {
  return Slip{.line = line, .instead = {lines[line], lines[line]}};
}

Made one_space_off(const Lines& lines, std::size_t line, Dice& dice) {
  std::string other = lines[line];
  if (indentation(other) > 0 && dice.chance(50)) return wrote(line, other.erase(0, 1));
  return wrote(line, " " + other);
}

}  // namespace
}  // namespace elfref::testing::phone_slips

namespace elfref::testing {

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string text_of_lines(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

bool is_idle(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  return begin == std::string_view::npos || line[begin] == '#';
}

const std::vector<SlipKind>& slip_kinds() {
  using namespace phone_slips;
  static const std::vector<SlipKind> all{
      {"no space after a colon", {"missing-space", "second-colon-in-line"}, no_space_after_colon},
      {"no space after a dash", {"space-missing-after-dash"}, no_space_after_dash},
      {"a tab", {"tab-indents"}, tab},
      {"a bullet", {"odd-character", "missing-dash"}, bullet},
      {"no dash",
       {"missing-dash", "not-a-list", "turn-begins", "round-begins", "line-begins", "entry-begins"},
       no_dash},
      {"no brackets",
       {"values-stand-in-brackets", "second-colon-of-steps", "nothing-opened", "pair-stands-in", "not-a-list",
        "cards-not-joined"},
       no_brackets},
      {"an open bracket", {"not-closed", "truncated", "closed-by"}, open_bracket},
      {"a number in words", {"unknown-transport", "bad-number"}, number_in_words},
      {"smart quotes", {"odd-character"}, smart_quotes},
      {"a short town", {"unknown-town"}, short_town},
      {"a misspelt town", {"unknown-town"}, misspelt_town},
      {"a semicolon", {"comma-missing", "comma-missing-before", "odd-character", "cards-not-joined"}, semicolon},
      {"a wide sign", {"odd-character", "wide-space"}, wide_sign},
      {"a hard space", {"odd-character", "wide-space"}, hard_space},
      {"a line of a chat", {"line-from-chat"}, chat_line},
      {"a time stamp", {"line-from-chat"}, time_stamp},
      {"a capital", {"unknown-key"}, capital},
      {"two spaces", {"indentation-does-not-fit"}, two_spaces},
      {"a full stop", {}, full_stop},
      {"a lost line break", {"dash-begins-own-line", "second-colon-in-line", "own-line"}, lost_line_break},
      {"a long dash", {"odd-character"}, long_dash},
      {"a line twice", {"duplicate-key", "named-twice"}, line_twice, true},
      {"one space off", {"indentation-does-not-fit"}, one_space_off},
  };
  return all;
}

std::optional<Slip> any_slip(std::size_t kind, const Lines& lines, std::size_t plays, Dice& dice) {
  std::vector<std::size_t> order(lines.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  shuffle(order, dice);
  if (dice.chance(85)) std::ranges::stable_partition(order, [&](std::size_t line) { return line >= plays; });
  for (const std::size_t line : order) {
    if (is_idle(lines[line])) continue;
    std::optional<Slip> slip = slip_kinds()[kind].at(lines, line, dice);
    if (!slip) continue;
    slip->kind = kind;
    return slip;
  }
  return std::nullopt;
}

std::string Slipped::text() const {
  Lines now;
  std::size_t at = 0;
  for (const Slip& slip : slips) {
    for (; at < slip.line; ++at) now.push_back(lines[at]);
    for (const std::string& line : slip.instead) now.push_back(line);
    at = slip.end();
  }
  for (; at < lines.size(); ++at) now.push_back(lines[at]);
  return text_of_lines(now);
}

std::pair<int, int> Slipped::around(std::size_t slip) const {
  std::size_t first = slips[slip].line;
  for (std::size_t before = 0; before < slip; ++before)
    first += slips[before].instead.size() - slips[before].replaces;  // may wrap, and then wraps back
  const Lines now = lines_of(text());
  std::size_t last = first + std::max<std::size_t>(slips[slip].instead.size(), 1) - 1;
  do {
    if (first > 0) --first;
  } while (first > 0 && is_idle(now[first]));
  do {
    if (last + 1 < now.size()) ++last;
  } while (last + 1 < now.size() && is_idle(now[last]));
  return {static_cast<int>(first) + 1, static_cast<int>(last) + 1};
}

bool Slipped::touches(const Slip& other) const {
  // A line between them keeps apart what is told of each.
  return std::ranges::any_of(
      slips, [&](const Slip& slip) { return other.line <= slip.end() + 3 && slip.line <= other.end() + 3; });
}

Slipped without_lines(const Slipped& slipped, std::size_t begin, std::size_t end) {
  Slipped less = slipped;
  less.lines.erase(less.lines.begin() + static_cast<std::ptrdiff_t>(begin),
                   less.lines.begin() + static_cast<std::ptrdiff_t>(end));
  for (Slip& slip : less.slips)
    if (slip.line >= end) slip.line -= end - begin;
  return less;
}

}  // namespace elfref::testing
