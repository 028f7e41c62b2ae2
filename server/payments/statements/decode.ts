import iconv from "iconv-lite";

export type StatementEncoding = "utf-8" | "euc-kr";

/**
 * The text of a bank's file: UTF-8 where it is valid, else CP949, which holds all of EUC-KR. Null
 * when it is neither, or holds bytes that no text has. Not by the runtime's own TextDecoder: its
 * `euc-kr` lacks what CP949 adds, and people's names are written with that.
 */
export function decodeStatement(
  bytes: Uint8Array,
): { text: string; encoding: StatementEncoding } | null {
  for (const [name, encoding] of [
    ["utf8", "utf-8"],
    ["cp949", "euc-kr"],
  ] as const) {
    const text = iconv.decode(bytes, name);
    if (!/[\0\uFFFD]/.test(text)) return { text, encoding };
  }
  return null;
}
