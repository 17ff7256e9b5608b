#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

// Records of a game are found to be exactly what their marks say, and every rule has its file.

namespace elfref::testing {

/// Expects of every record of a file what its marks say.
void expect_as_marked(const std::string& path);
/// The name of a test about a file.
[[nodiscard]] std::string name_of_file(const ::testing::TestParamInfo<std::string>& info);
/// The records below several folders.
[[nodiscard]] std::vector<std::string> records_below_all(const std::vector<std::string>& folders);
/// Expects that a folder has a file for each rule, in which it is kept once and broken once, and no other.
void expect_a_file_each(const std::vector<std::string_view>& rules, const std::string& folder);

}  // namespace elfref::testing
