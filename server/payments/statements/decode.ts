export type StatementEncoding = "utf-8" | "euc-kr";

/**
 * The text of a bank's file: UTF-8 where it is valid, else EUC-KR as the web knows it, which
 * holds all of CP949. Null when it is neither, or holds bytes that no text has.
 */
export function decodeStatement(
  bytes: Uint8Array,
): { text: string; encoding: StatementEncoding } | null {
  for (const encoding of ["utf-8", "euc-kr"] as const)
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      return text.includes("\0") ? null : { text, encoding };
    } catch (error) {
      // The decoder says so when bytes are not of this encoding: the next one is tried.
      if (!(error instanceof TypeError)) throw error;
    }
  return null;
}
