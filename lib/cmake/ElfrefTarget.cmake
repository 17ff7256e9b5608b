# What every target of this project is built with: the language, the warnings, the sanitizers, and which of its files
# are compiled together. On the target, so that a project that takes this one in with add_subdirectory() keeps its own.
# Behind the target: headers that most of its files include, which ELFREF_UNITY compiles once for all of them.
function(elfref_target target)
  target_compile_features(${target} PUBLIC cxx_std_20)
  set_target_properties(${target} PROPERTIES CXX_EXTENSIONS OFF)
  target_compile_options(${target} PRIVATE
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wall;-Wextra;-Wpedantic;-Wshadow;-Wnon-virtual-dtor;-Wold-style-cast>
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Woverloaded-virtual;-Wcast-qual;-Wundef>
    # Designated initialisers leave out what has a default.
    $<$<CXX_COMPILER_ID:GNU,Clang,AppleClang>:-Wno-missing-field-initializers>
    # What g++ 12 guesses after inlining is wrong more often than right; the sanitizers look for the same.
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized;-Wno-array-bounds;-Wno-restrict>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow;-Wno-stringop-overread>
    $<$<BOOL:${ELFREF_WERROR}>:-Werror>)
  get_target_property(type ${target} TYPE)
  if(ELFREF_PYTHON AND type STREQUAL STATIC_LIBRARY)  # the module is linked with it; hidden, it costs a program nothing
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
  endif()
  if(ELFREF_SANITIZE)
    target_compile_options(${target} PRIVATE
      -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=address,undefined)
  endif()
  if(ELFREF_SANITIZE_THREADS)
    target_compile_options(${target} PRIVATE -fsanitize=thread -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=thread)
  endif()
  if(ELFREF_FUZZ)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(ELFREF_UNITY)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # One file includes the others. What is included g++ takes for a header, and a name of one for known to the next.
    target_compile_options(${target} PRIVATE
      $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-shadow;-Wshadow=local>
      $<$<CXX_COMPILER_ID:Clang,AppleClang>:-Wno-shadow>)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL elfref_unity ${target})")  # when it has all its sources
  endif()
endfunction()

# For ELFREF_UNITY: the sources that lie in one folder are compiled together, in as many parts that no compilation takes
# long. So headers are read, and what templates make is made, once for all of them. No two of them have a name for
# different things, not in their unnamed namespaces either; where it is for the same thing, one is enough.
function(elfref_unity target)
  set(most_bytes 120000)
  get_target_property(sources ${target} SOURCES)
  get_target_property(top ${target} SOURCE_DIR)
  set(folders "")
  foreach(source IN LISTS sources)
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${top})
    get_source_file_property(written_by_the_build ${source} GENERATED)
    if(NOT written_by_the_build)
      cmake_path(GET source PARENT_PATH folder)
      list(APPEND folders ${folder})
      list(APPEND "in ${folder}" ${source})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES folders)
  foreach(folder IN LISTS folders)
    list(SORT "in ${folder}")
    set(all 0)
    foreach(source IN LISTS "in ${folder}")
      file(SIZE ${source} bytes)
      math(EXPR all "${all} + ${bytes}")
    endforeach()
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${elfref_SOURCE_DIR} OUTPUT_VARIABLE name)
    string(MAKE_C_IDENTIFIER ${name} name)
    set(before 0)
    foreach(source IN LISTS "in ${folder}")
      math(EXPR part "${before} * (${all} / ${most_bytes} + 1) / ${all}")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name}_${part})
      file(SIZE ${source} bytes)
      math(EXPR before "${before} + ${bytes}")
    endforeach()
  endforeach()
endfunction()
