import { parseDecimal } from "#server/kit/money.ts";

/**
 * Ledger units of `1,234.5`, `₩-1,000`, `(12.30)`; 0 for a blank or a dash; null for anything else,
 * such as a fraction below a unit.
 */
export function readAmount(text: string): bigint | null {
  const bare = text
    .replaceAll("\u2212", "-")
    .replace(/^\((.*)\)$/, "-$1")
    .replace(/₩|\\|KRW|원|\s/gi, "");
  if (bare === "" || bare === "-") return 0n;
  const match = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)(\.\d+)?$/.exec(bare);
  if (!match?.[2]) return null;
  const amount = parseDecimal(match[2].replaceAll(",", "") + (match[3] ?? ""));
  if (amount === null) return null;
  return match[1] === "-" ? 0n - amount : amount;
}
