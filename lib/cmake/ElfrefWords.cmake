# What a room can say: elfref_words(TARGET ROOM NUMBER NAMESPACE FOLDER) makes of its catalogues, FOLDER/LANGUAGE/*.ftl
# with FOLDER below the current one, a header with its messages, to be included as "FOLDER/ROOM_msg.h" from the folder
# `words` of the build, and a source with their texts, which becomes one of TARGET. Each room has a NUMBER of its own, 0
# to 14; that of the core is 0.
function(elfref_words target room number namespace folder)
  set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/write_words.cmake)
  set(header ${CMAKE_CURRENT_BINARY_DIR}/words/${folder}/${room}_msg.h)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/words/${room}_words.cpp)
  file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*/*.ftl)
  add_custom_command(OUTPUT ${output} BYPRODUCTS ${header}
    COMMAND ${CMAKE_COMMAND} -DROOM=${room} -DNUMBER=${number} -DNAMESPACE=${namespace}
      -DFOLDER=${CMAKE_CURRENT_SOURCE_DIR}/${folder} -DHEADER=${header} -DOUTPUT=${output} -P ${script}
    DEPENDS ${catalogues} ${script}
    VERBATIM)
  target_sources(${target} PRIVATE ${output} ${header})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/words)
endfunction()
