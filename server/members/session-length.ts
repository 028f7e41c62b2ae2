/** A session ends this long after its sign-in, in milliseconds. */
export const ABSOLUTE_MS = 8 * 3_600_000;
