# cmake -DSOURCE=FOLDER -DGIT=PROGRAM -DDAY=YYYY-MM-DD -DOUTPUT=FILE -P commit.cmake: writes which commit the sources
# are of, and touches the file only when that changes. An archive of `git archive` has the commit in commit.txt; without
# that, and without git, the commit is unknown, and DAY is the day that the manual page bears.
cmake_minimum_required(VERSION 3.25)
file(READ ${SOURCE}/tools/commit.txt commit)
string(STRIP "${commit}" commit)
set(changes "")
if(commit MATCHES "Format:" AND GIT)
  set(commit "")
  # Sources that another repository holds somewhere below its top are not of that repository's commit.
  execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --show-prefix
    OUTPUT_VARIABLE prefix OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(NOT failed AND prefix STREQUAL "")
    execute_process(COMMAND ${GIT} -C ${SOURCE} log -1 "--format=%H %ct"
      OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    execute_process(COMMAND ${GIT} -C ${SOURCE} diff --quiet HEAD -- ERROR_QUIET RESULT_VARIABLE changed)
    if(changed)
      set(changes ", with changes")
    endif()
  endif()
endif()

set(words "commit unknown")
if(commit MATCHES "^([0-9a-f]+) ([0-9]+)$")
  string(SUBSTRING ${CMAKE_MATCH_1} 0 12 short)
  set(ENV{SOURCE_DATE_EPOCH} ${CMAKE_MATCH_2})  # it is what TIMESTAMP takes for now
  string(TIMESTAMP DAY %Y-%m-%d UTC)
  set(words "${short}, ${DAY}${changes}")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "constexpr const char* commit_in_words = \"@words@\";
constexpr const char* commit_day = \"@DAY@\";
" @ONLY)
