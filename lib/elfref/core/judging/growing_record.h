#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "elfref/core/judging/added.h"
#include "elfref/core/judging/kit.h"
#include "elfref/core/record/record_reader.h"

namespace elfref {

/// A record that is being written. Text is added to its end, and the rules table judges the addition immediately; what
/// only later plays show is not judged. What no record can contain is refused. A regular value: to go back, keep a
/// copy.
template <KitGame G>
class GrowingRecord {
 public:
  using Position = typename G::Position;      ///< the position
  using Session = typename G::Session;  ///< a decoded record

  /// A record that begins with this text, in YAML. `attachments`: its attachments.
  explicit GrowingRecord(std::string text, std::vector<std::shared_ptr<const Record>> attachments = {})
      : attachments_(std::move(attachments)) {
    opening_ = add(text);
  }

  /// The rules' answer to the beginning.
  [[nodiscard]] const Added& opening() const { return opening_; }
  /// All the text that was added.
  [[nodiscard]] const Source& source() const { return source_; }
  /// The record, decoded. REQUIRES: understood().
  [[nodiscard]] const Session& session() const { return *session_; }
  /// Whether any text was understood.
  [[nodiscard]] bool understood() const { return session_.has_value(); }

  /// Adds lines to the end. They end with a newline. `ended`: the turn of these lines is over, and what a record
  /// supplies at the end of a turn is judged too; a game that has such plays has `supplied(action)`.
  Added add(std::string_view lines, bool ended = false) {
    Source grown = source_;
    grown.text += lines;
    Diagnostics faults;
    std::optional<Session> session = read(grown, faults);
    if (!session) return refused(faults.take(), static_cast<std::uint32_t>(source_.text.size()));
    std::vector<Diagnostic> found = judged(*session, grown, ended);
    source_ = std::move(grown);
    session_ = std::move(session);
    return told(std::move(found));
  }
  /// Ends the turn under way: it has no more lines.
  Added end() {
    if constexpr (has_supplied)
      if (session_) return told(judged(*session_, source_, true));
    return {};
  }
  /// The answer that add() would give; adds nothing.
  [[nodiscard]] Added ask(std::string_view lines) const {
    GrowingRecord other = *this;
    return other.add(lines);
  }

  /// The position after the last play for which `keeps` is true; it is called from the last play backwards. A game in
  /// which a play may go on after what is written so far has `go_on(action)`.
  template <class Keeps>
  [[nodiscard]] Position state(const Keeps& keeps) const {
    Position state = G::begin(*session_, G::values(*session_));
    std::size_t size = session_->plays.size();
    while (size > 0 && !keeps(session_->plays[size - 1].action)) --size;
    for (std::uint32_t ply = 0; ply < size; ++ply) {
      Play<typename G::Action> play = session_->plays[ply];
      if constexpr (requires { G::go_on(play.action); }) G::go_on(play.action);
      make_play<G>(state, play, ply);
    }
    return state;
  }

  /// The referee's judgement of the whole, as of a record.
  [[nodiscard]] Judgement judgement(const Overrides& asked = {}) const {
    Diagnostics faults;
    const auto record = tree(source_, faults);
    return Kit<G>::referee(*record, asked, std::move(faults));
  }

 private:
  [[nodiscard]] std::unique_ptr<Record> tree(const Source& source, Diagnostics& faults) const {
    auto record = read_record(source, faults);
    for (const auto& document : attachments_) record->attach(document);
    return record;
  }

  [[nodiscard]] std::optional<Session> read(const Source& source, Diagnostics& faults) const {
    const auto record = tree(source, faults);
    return readable<G>(*record, {}, faults);
  }

  [[nodiscard]] static Added refused(std::vector<Diagnostic> faults, std::uint32_t before) {
    const auto moved = [before](Span& span) {
      span = {std::max(span.begin, before) - before, std::max(span.end, before) - before};
    };
    for (Diagnostic& fault : faults) {
      if (!fault.attachment) moved(fault.span);
      for (Related& related : fault.related) moved(related.span);
    }
    return {Verdict::unreadable, std::move(faults)};
  }

  static constexpr bool has_supplied = requires(const typename G::Action& action) { G::supplied(action); };

  /// Keeps the findings, and returns the new ones.
  Added told(std::vector<Diagnostic> found) {
    std::vector<Diagnostic> fresh = without(found, found_);
    found_ = std::move(found);
    return {verdict_of(fresh), std::move(fresh)};
  }

  [[nodiscard]] std::vector<Diagnostic> judged(const Session& session, const Source& source, bool ended) const {
    std::span<const Play<typename G::Action>> plays = session.plays;
    if constexpr (has_supplied)
      while (!ended && !plays.empty() && G::supplied(plays.back().action)) plays = plays.first(plays.size() - 1);
    const auto table = replay<G>(plays, session.claims, G::begin(session, G::values(session)));
    const std::vector<std::string> names = names_of(session.players);
    const Reporter<typename G::Action> report(session.plays, session.claims, names);
    std::vector<Diagnostic> found;
    for (const Raised& raised : table.raised) {
      found.push_back(diagnosed<G>(raised, report, session, G::values(session), source));
      // A single finding is about its own play, and a claim does not change the verdict.
      found.back().span = report.place_of(raised);
    }
    return found;
  }

  static std::vector<Diagnostic> without(const std::vector<Diagnostic>& all, const std::vector<Diagnostic>& before) {
    const auto key = [](const Diagnostic* found) {
      return std::tuple(found->id, found->span.begin, found->span.end);
    };
    std::vector<const Diagnostic*> known;
    for (const Diagnostic& found : before) known.push_back(&found);
    std::ranges::stable_sort(known, {}, key);
    std::vector<Diagnostic> fresh;
    for (const Diagnostic& found : all) {
      auto same = std::ranges::lower_bound(known, key(&found), {}, key);
      while (same != known.end() && key(*same) == key(&found) && (*same)->message != found.message) ++same;
      if (same == known.end() || key(*same) != key(&found)) {
        fresh.push_back(found);
      } else {
        known.erase(same);
      }
    }
    return fresh;
  }

  Source source_{.name = "table", .text = {}};
  std::vector<std::shared_ptr<const Record>> attachments_;
  std::optional<Session> session_;
  std::vector<Diagnostic> found_;
  Added opening_;
};

}  // namespace elfref
