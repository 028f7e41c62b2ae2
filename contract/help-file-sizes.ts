/** The largest file of a message, in bytes as it is sent. */
export const LARGEST_HELP_FILE_BYTES = 5_000_000;
/** The most files of one message. */
export const HELP_FILES_AT_MOST = 5;
/** The largest file in base64, in characters. */
export const LARGEST_HELP_FILE_CONTENT = Math.ceil(LARGEST_HELP_FILE_BYTES / 3) * 4;
/** Base64 of the largest file, and the other fields. */
export const LARGEST_HELP_FILE_BODY_BYTES = LARGEST_HELP_FILE_CONTENT + 16 * 1024;
