import * as z from "zod/mini";
import type { CatalogueEntry } from "#server/games/provider.ts";
import { parseDecimal } from "#server/kit/money.ts";
import { isStorable } from "#server/providers/wire-fields.ts";

/** The longest rules that are kept, in characters of one language. */
const LONGEST_RULES = 8_000;

/**
 * What a list of games may say about each beside its protocol, so that it can be shown before the
 * game is opened: stakes in decimal text of won, and the rules by language, one in a line. One that
 * cannot be read is left out; the game is kept.
 */
// oxlint-disable-next-line promise/valid-params -- a shape with a value for what it cannot read, no promise
export const sheetField = z.catch(
  z.optional(
    z.nullable(
      z.object({
        stakes: z.optional(z.nullable(z.object({ least: z.string(), most: z.string() }))),
        rules: z.optional(z.nullable(z.record(z.string(), z.string()))),
      }),
    ),
  ),
  null,
);

/**
 * The version of a game that the provider runs, in `build` beside the protocol's fields: 1 to 80
 * characters. One that cannot be read is left out; the game is kept.
 */
// oxlint-disable-next-line promise/valid-params -- a shape with a value for what it cannot read, no promise
export const buildField = z.catch(
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.minLength(1),
        z.maxLength(80),
        z.refine((text: string) => isStorable(text)),
      ),
    ),
  ),
  null,
);

/** Our locales and their two-letter languages. */
const languages = [
  ["ko", "ko"],
  ["en", "en"],
  ["vn", "vi"],
  ["jp", "ja"],
  ["th", "th"],
  ["cn", "zh"],
] as const;

export function sheetOf(
  told: z.infer<typeof sheetField>,
): Pick<CatalogueEntry, "stakes" | "rules"> {
  const least = parseDecimal(told?.stakes?.least ?? "");
  const most = parseDecimal(told?.stakes?.most ?? "");
  const isRange = least !== null && most !== null && least > 0n && least <= most;
  const rules: CatalogueEntry["rules"] = {};
  for (const [locale, language] of languages) {
    const text = told?.rules?.[language]?.trim();
    // By letters: half of a letter could not be stored.
    if (text && isStorable(text)) rules[locale] = Array.from(text).slice(0, LONGEST_RULES).join("");
  }
  return { stakes: isRange ? { least, most } : null, rules };
}
