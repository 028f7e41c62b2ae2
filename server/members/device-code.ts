/**
 * How many digits of the hash of a browser's token staff see: enough to tell millions of browsers
 * apart. The token itself is random and cannot be found from them.
 */
const DIGITS = 12;
const WHOLE_HASH_DIGITS = 64;

/** The code by which staff name and search a browser, from the hash of its token in hexadecimal. */
export const deviceCodeOf = (hash: string): string => hash.slice(0, DIGITS);

/**
 * The least and the greatest hash with this code, as stored in `member_sightings`; null for a text
 * that is no code.
 */
export function hashesOfCode(text: string): { least: string; most: string } | null {
  const code = text.trim().toLowerCase();
  if (!/^[\da-f]+$/.test(code) || code.length !== DIGITS) return null;
  return { least: code, most: code.padEnd(WHOLE_HASH_DIGITS, "f") };
}
