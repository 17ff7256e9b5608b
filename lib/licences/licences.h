#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>

namespace elfref {

/// The licences of this program and of the libraries that are linked with it. The build defines it: licences.cmake.
[[nodiscard]] std::string licences();

/// A library of others.
struct LinkedLibrary {
  std::string name;
  std::string version;  ///< empty: the build is without it
  std::string licence;
};

/// A version as a library gives it to C++.
template <class... Rest>
std::string numbers(long first, Rest... rest) {
  std::string text = std::to_string(first);
  ((text += "." + std::to_string(rest)), ...);
  return text;
}

// What a build has of what belongs to the compiler.
#ifdef _GLIBCXX_RELEASE
inline const std::string libstdcxx_version = numbers(_GLIBCXX_RELEASE);
#else
inline const std::string libstdcxx_version;
#endif
#ifdef _LIBCPP_VERSION
inline const std::string libcxx_version = numbers(_LIBCPP_VERSION);
#else
inline const std::string libcxx_version;
#endif
#ifdef __GLIBC__
inline const std::string glibc_version = numbers(__GLIBC__, __GLIBC_MINOR__);
#else
inline const std::string glibc_version;
#endif

inline std::string list_of_licences(const std::string& program, const std::string& licence, const std::string& of_data,
                                    std::initializer_list<LinkedLibrary> libraries) {
  constexpr std::size_t widest = 40;
  std::string text = program + "\nCopyright: the authors of elfref\nLicence: " + licence +
                     "; records and schemas: " + of_data + "\n\nIt is linked with\n";
  for (const LinkedLibrary& library : libraries) {
    if (library.version.empty()) continue;
    const std::string name = library.name + " " + library.version;
    text += "  " + name + std::string(widest - std::min(widest - 1, name.size()), ' ') + library.licence + "\n";
  }
  return text;
}

}  // namespace elfref
