// Files of the user: a record as it is opened, and what is given away.

/** How the name of a record's file ends. */
export const ending = /\.(ya?ml|json)$/i;

/** A text without the byte order mark of some files. @param {File} file */
export const textOf = async (file) => (await file.text()).replace(/^\uFEFF/, "");
