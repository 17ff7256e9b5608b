#pragma once

#include <pybind11/pybind11.h>

#include "elfref/elfenland/plays/session.h"

namespace elfref::python {

/// A play that Game::legal_plays() lists, as whole numbers: its kind, then its parts. For pickling.
[[nodiscard]] pybind11::tuple packed(const elfenland::Action& action);
/// The play of these numbers. Throws std::invalid_argument if they are those of no play.
[[nodiscard]] elfenland::Action unpacked(const pybind11::tuple& numbers);

}  // namespace elfref::python
