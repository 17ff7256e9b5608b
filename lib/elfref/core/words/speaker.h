#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "elfref/core/words/catalogue.h"
#include "elfref/core/words/language.h"
#include "elfref/core/words/message.h"

namespace elfref {

/// Something with the messages of a game about some players: a judgement.
template <class T>
concept SaysMessages = requires(const T& of) {
  { of.words } -> std::convertible_to<const Room*>;
  { of.players } -> std::convertible_to<std::span<const std::string>>;
};

/// Turns messages into text: in one language, with the words of the core and of one game, and the players' names.
/// Making one reads nothing.
class Speaker {
 public:
  /// `game`: what the game can say, or null; it lives as long as this object. `players`: their names, by seat; they
  /// outlive this object.
  explicit Speaker(Language language = Language::en, const Room* game = nullptr,
                   std::span<const std::string> players = {})
      : words_(game == nullptr ? Catalogue(language) : Catalogue(language, std::span(&game, 1))),
        game_(game),
        players_(players) {}
  /// For the messages of a judgement, which outlives this object.
  explicit Speaker(const SaysMessages auto& judgement, Language language = Language::en)
      : Speaker(judgement, judgement.players, language) {}
  /// The same with other names of the players, which outlive this object too.
  Speaker(const SaysMessages auto& judgement, std::span<const std::string> players, Language language)
      : Speaker(language, judgement.words, players) {
    if constexpr (requires { words_.name_by(judgement.naming); }) words_.name_by(judgement.naming);
  }

  /// Its language.
  [[nodiscard]] Language language() const { return words_.language(); }
  /// The ids and the texts that it knows.
  [[nodiscard]] const Catalogue& catalogue() const { return words_; }
  /// The names of the players, by seat.
  [[nodiscard]] std::span<const std::string> players() const { return players_; }
  /// What a message says. Finished text is returned as it is.
  [[nodiscard]] std::string operator()(const Message& message) const {
    return message.id() == finished_text ? message.names() : text(message, words_, players_);
  }
  /// What several say.
  [[nodiscard]] std::vector<std::string> operator()(const std::vector<Message>& messages) const {
    std::vector<std::string> all;
    all.reserve(messages.size());
    for (const Message& message : messages) all.push_back((*this)(message));
    return all;
  }

  /// The message of the game with an id, which has no arguments; the empty text if the game has none. For what tables
  /// name, whose ids are not known where this is compiled: `rule-late-obstacle`.
  [[nodiscard]] Message named(std::string_view id) const {
    const auto found = game_ == nullptr ? std::nullopt : elfref::find(*game_, id);
    return found ? say(*found, nullptr, 0) : Message();
  }

 private:
  Catalogue words_;
  const Room* game_;
  std::span<const std::string> players_;
};

/// What a message says in English, if it is finished text or one of the core.
[[nodiscard]] inline std::string english(const Message& message) {
  return message.id() == finished_text ? message.names() : Speaker()(message);
}

}  // namespace elfref
