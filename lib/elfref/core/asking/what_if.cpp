#include "elfref/core/asking/what_if.h"

#include <fmt/format.h>

#include <algorithm>

#include "elfref/core/asking/asked_line.h"
#include "elfref/core/judging/half_read.h"
#include "elfref/core/record/record_reader.h"
#include "elfref/core/text/text.h"
#include "elfref/core/words/core_msg.h"

namespace elfref {
namespace {

/// The play behind which a place is that no play has.
const RecordedPlay* play_before(std::span<const RecordedPlay> plays, std::uint32_t ply) {
  const RecordedPlay* found = nullptr;
  for (const RecordedPlay& play : plays)
    if (play.next_ply <= ply && (found == nullptr || found->next_ply <= play.next_ply)) found = &play;
  return found;
}

/// The place behind the last play that a line ends before: `+LINE=` of the line below a list.
const RecordedPlay* last_before_line(std::span<const RecordedPlay> plays, const At& at, const Source& source) {
  const auto* in = std::get_if<At::InText>(&at.is);
  if (in == nullptr || in->column) return nullptr;
  const RecordedPlay* found = nullptr;
  for (const RecordedPlay& play : plays) {
    const Span end{play.span.end == 0 ? 0 : play.span.end - 1, play.span.end};
    if (place_of(source, end).line == in->line - 1 && (found == nullptr || found->span.end < play.span.end))
      found = &play;
  }
  return found;
}

/// Makes the changes of one record, one what-if after the other.
class Changing {
 public:
  Changing(const GameModule& game, const Record& record, std::span<const std::string> players)
      : game_(game), record_(record), players_(players), plays_(game.plays(record)) {}

  /// What is wrong with it, or nothing.
  Message add(const WhatIf& what_if) {
    const FoundPlay found = find_play(plays_, what_if.at, record_.source(), players_);
    const RecordedPlay* play = found.play;
    bool after = false;
    if (play == nullptr && what_if.inserted) {
      play = found.complaint.empty() ? play_before(plays_, found.ply)
                                     : last_before_line(plays_, what_if.at, record_.source());
      after = true;
    }
    if (play == nullptr && !found.complaint.empty()) return found.complaint;
    if (play == nullptr) return msg::no_play_to_replace();
    const auto entry = entry_around(record_, play->span);
    if (!entry) return msg::no_play_written();
    const std::string words = what_if.inserted ? with_player(what_if, *entry) : what_if.play;
    if (!words.empty())
      if (const Message why = refused_words(record_, *entry, words); !why.empty())
        return msg::not_a_play({.play = verbatim(what_if.play), .why = why});
    return add(edit(*entry, *play, what_if, words, after));
  }

  [[nodiscard]] std::vector<Edit> take() { return std::move(edits_); }

 private:
  /// The words of a play that is inserted, with its player where they leave that to the place: `pass` beside
  /// `Anna: pass`.
  [[nodiscard]] std::string with_player(const WhatIf& what_if, const RecordEntry& entry) const {
    const auto* in = std::get_if<At::InGame>(&what_if.at.is);
    const bool named = in != nullptr && entry.key != nullptr && fold(entry.key->text) == fold(in->player);
    if (!named || is_key_and_value(what_if.play)) return what_if.play;
    const Span name = entry.key->span;
    return fmt::format("{}: {}", record_.source().text.substr(name.begin, name.end - name.begin), what_if.play);
  }

  [[nodiscard]] Edit edit(const RecordEntry& entry, const RecordedPlay& play, const WhatIf& what_if,
                          const std::string& words, bool after) const {
    if (!what_if.inserted) return words.empty() ? removed(record_, entry) : instead(entry, words);
    // A list of plays may be empty, `[]`: what comes into it stands in these brackets.
    const auto* in = std::get_if<At::InText>(&what_if.at.is);
    const bool into = in == nullptr || in->column;
    if (into && play.span == entry.value->span && entry.value->shape == Shape::list &&
        record_.children(*entry.value).empty())
      return {entry.value->span, words_for(record_, entry.value->span, fmt::format("[{}]", words))};
    return after ? inserted_after(record_, entry, words) : inserted_before(record_, entry, words);
  }

  /// The entry with other words. Where a line is a sentence they are all of it, unless only its value can be meant;
  /// elsewhere they are its value, unless they make no sense but as all of it: `stuck` for `Mill: wool`.
  [[nodiscard]] Edit instead(const RecordEntry& entry, const std::string& words) const {
    const Edit value = replaced(record_, entry, words);
    const auto is_key = [&](const std::string& name) { return fold(name) == fold(entry.key->text); };
    if (value.span == entry.span || std::ranges::any_of(players_, is_key)) return value;
    const RecordEntry alone{
        .parent = entry.parent, .key = nullptr, .value = entry.value, .span = entry.span, .index = entry.index};
    Edit all = replaced(record_, alone, words);
    if (!game_.sentences && can_be_read(value)) return value;
    return can_be_read(all) ? all : value;
  }

  [[nodiscard]] bool can_be_read(const Edit& edit) const {
    Source source = record_.source();
    source.text = with_edits(source.text, std::span(&edit, 1));
    Diagnostics faults;
    const auto record = read_record(std::move(source), faults, game_.phases);
    for (const auto& document : record_.attachments()) record->attach(document);
    return !faults.unreadable() && !game_.in_force(*record, {}).options.empty();
  }

  Message add(Edit edit) {
    const auto overlap = [&](const Edit& other) {
      if (edit.span == other.span) return edit.span.begin != edit.span.end;
      return edit.span.begin < other.span.end && other.span.begin < edit.span.end;
    };
    if (std::ranges::any_of(edits_, overlap)) return msg::changed_twice();
    edits_.push_back(std::move(edit));
    return {};
  }

  const GameModule& game_;
  const Record& record_;
  std::span<const std::string> players_;
  std::vector<RecordedPlay> plays_;
  std::vector<Edit> edits_;
};

/// What makes a finding the same before and after.
struct Identity {
  std::string_view id;
  Severity severity;
  std::uint32_t place;
  friend bool operator==(const Identity&, const Identity&) = default;
};

/// Findings of `all` that no finding of `others` is the same as, each counted once.
template <class Of, class OfOther>
std::vector<const Diagnostic*> without(const std::vector<Diagnostic>& all, Of identity,
                                       const std::vector<Diagnostic>& others, OfOther identity_of_other) {
  std::vector<Identity> left;
  for (const Diagnostic& other : others) left.push_back(identity_of_other(other));
  std::vector<const Diagnostic*> found;
  for (const Diagnostic& one : all) {
    const auto same = std::ranges::find(left, identity(one));
    if (same == left.end()) {
      found.push_back(&one);
    } else {
      left.erase(same);
    }
  }
  return found;
}

}  // namespace

std::optional<WhatIf> read_what_if(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return std::nullopt;
  WhatIf what_if{.at = {}, .inserted = text.starts_with('+'), .play = {}, .text = std::string(text)};
  const auto at = read_at(text.substr(what_if.inserted ? 1 : 0, equals - (what_if.inserted ? 1 : 0)));
  if (!at || std::holds_alternative<At::End>(at->is)) return std::nullopt;
  what_if.at = *at;
  what_if.play = trimmed(text.substr(equals + 1));
  if (what_if.inserted && what_if.play.empty()) return std::nullopt;
  return what_if;
}

Changes changes_for(const GameModule& game, const Record& record, std::span<const std::string> players,
                    std::span<const WhatIf> what_ifs) {
  if (game.plays == nullptr)
    return {.edits = {}, .complaint = msg::not_one_by_one({.game = verbatim(game.name)})};
  Changing changing(game, record, players);
  for (const WhatIf& what_if : what_ifs)
    if (Message why = changing.add(what_if); !why.empty()) return {.edits = {}, .complaint = std::move(why)};
  return {.edits = changing.take(), .complaint = {}};
}

Altered altered(const GameModule& game, const Record& record, const Judgement& before, std::vector<Edit> edits,
                const Overrides& overrides) {
  Source source = record.source();
  source.text = with_edits(source.text, edits);
  Diagnostics faults;
  Altered now{.edits = std::move(edits),
              .record = read_record(std::move(source), faults, game.phases),
              .judgement = {},
              .gone = {},
              .came = {},
              .kept = {}};
  for (const auto& document : record.attachments()) now.record->attach(document);
  now.judgement = referee_half_read(game, *now.record, overrides, std::move(faults)).judgement;
  const std::vector<Span> anew = new_places(now.edits);
  const auto as_it_was = [&](const Diagnostic& found) {
    return Identity{found.id, found.severity, moved(found.span.begin, now.edits)};
  };
  const auto as_it_is = [&](const Diagnostic& found) {
    std::uint32_t place = found.span.begin;
    for (const Span& words : anew)
      if (words.begin <= place && place < words.end) place = words.begin;
    return Identity{found.id, found.severity, place};
  };
  now.gone = without(before.findings, as_it_was, now.judgement.findings, as_it_is);
  now.came = without(now.judgement.findings, as_it_is, before.findings, as_it_was);
  for (const Diagnostic& found : now.judgement.findings) {
    const auto within = [&](const Span& words) {
      return words.begin <= found.span.begin && found.span.end <= words.end;
    };
    if (std::ranges::any_of(anew, within) && std::ranges::find(now.came, &found) == now.came.end())
      now.kept.push_back(&found);
  }
  return now;
}

}  // namespace elfref
