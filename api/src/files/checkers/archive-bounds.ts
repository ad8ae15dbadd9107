/** Bytes of all files of a course together. */
export const MOST_UNPACKED = 2 * 1024 ** 3;
