# What every target of this project is built with: the language, the warnings, the sanitizers. On the target, so that a
# project that takes this one in with add_subdirectory() keeps its own. Behind the target: headers that most of its
# files include, for ELFREF_PCH.
function(elfref_target target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual -Wcast-qual -Wundef
    -Wno-missing-field-initializers  # designated initialisers leave out what has a default
    # What g++ 12 guesses after inlining is wrong more often than right; the sanitizers look for the same.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-restrict>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow;-Wno-stringop-overread>
    $<$<BOOL:${ELFREF_WERROR}>:-Werror>)
  if(ELFREF_SANITIZE)
    target_compile_options(${target} PRIVATE
      -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
  if(ELFREF_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(ELFREF_PCH AND ARGN)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()
