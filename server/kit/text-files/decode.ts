import iconv from "iconv-lite";

export type TextEncoding = "utf-8" | "euc-kr";

/**
 * The text of a file from a bank or a provider: UTF-8 if it is valid, otherwise CP949, which includes EUC-KR.
 * Null for other encodings and for bytes that do not occur in text. The runtime's own TextDecoder is not
 * used, because its `euc-kr` lacks the additions of CP949, which people's names contain.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  for (const [name, encoding] of [
    ["utf8", "utf-8"],
    ["cp949", "euc-kr"],
  ] as const) {
    const text = iconv.decode(bytes, name);
    if (!/[\0\uFFFD]/.test(text)) return { text, encoding };
  }
  return null;
}
