#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "elfref/core/record/record.h"
#include "elfref/elfenland/plays/session.h"

namespace elfref::testing {

/// A record with parts that can be left out as if they were not recorded: each optional part is an entry, which can be
/// left out in one way or another. It edits the tree that was read, node by node.
class Thinning {
 public:
  /// The removal of a node, or the text that replaces it.
  struct Change {
    const Node* node = nullptr;
    std::optional<std::string> instead;
  };
  /// Changes that are made together.
  using Way = std::vector<Change>;
  /// An optional part, and how it can be left out.
  struct Entry {
    std::string what;
    std::vector<Way> ways;
    bool play = false;  ///< one play or more are missing; false: only less is known about them

    /// Its place: the first byte that is left out.
    [[nodiscard]] std::uint32_t begin() const;
    /// Whether all of it belongs to `other`, and comes back with it.
    [[nodiscard]] bool within(const Entry& other) const;
  };
  /// An entry left out, in one of its ways (counted cyclically).
  struct Left {
    std::size_t entry = 0;
    std::size_t way = 0;
  };

  /// REQUIRES: the source is a record that can be judged.
  explicit Thinning(Source source);

  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// Entries that each stop the record early: a play, phase or round and everything after it are removed.
  [[nodiscard]] const std::vector<Entry>& stops() const { return stops_; }

  /// The record without these entries, cut at one of its stops if there is one; notes and comments are left out too.
  [[nodiscard]] std::string text(const std::vector<Left>& left, std::optional<std::size_t> stop = std::nullopt) const;

 private:
  struct Place {
    const Node* parent = nullptr;
    const Node* key = nullptr;  // for a value of a map
    bool ruled = false;         // the next item of the list is a ruling
  };
  struct Emitter;

  void learn(const Node& node);
  /// Finds the discards that are exactly the excess over four: cards that are discarded without need must be recorded.
  void find_excess();
  void add(std::string what, std::vector<Way> ways);
  void add_phases();
  void add_stops();
  void add_start();
  void add_plays();
  void add_plan(std::size_t begin);
  void add_journey(std::size_t begin);
  [[nodiscard]] const Node* at(Span span) const;
  [[nodiscard]] const Node* item_of(const Node* value) const;
  [[nodiscard]] bool ruled(const Node* value) const;
  [[nodiscard]] std::vector<Way> ways_of_pieces(const Node* node, const elfenland::Pieces& pieces,
                                                const std::string& before = {}) const;

  std::unique_ptr<Record> record_;
  elfenland::Session session_;
  std::map<const Node*, Place> places_;
  std::map<Span, const Node*> at_;
  std::set<std::size_t> excess_;  // indices of plays
  std::vector<Entry> entries_;
  std::vector<Entry> stops_;
};

}  // namespace elfref::testing
