import type { LimitKind, LimitPeriod, LimitProduct } from "#contract/limit-kinds.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";

/** The kind of a limit, with its product unless it is all games. */
export const kindWords = (
  { ownLimits }: OfficeTexts["members"],
  kind: LimitKind,
  product: LimitProduct,
): string =>
  product === "all"
    ? ownLimits.kinds[kind]
    : ownLimits.ofProduct(ownLimits.products[product], ownLimits.kinds[kind]);

/** A limit by its kind and period: "Loss limit, Day". */
export const limitWords = (
  texts: OfficeTexts["members"],
  { kind, period, product }: { kind: LimitKind; period: LimitPeriod; product: LimitProduct },
): string => `${kindWords(texts, kind, product)}, ${texts.ownLimits.periods[period]}`;

/** An amount of a limit: money, or minutes for the time. */
export const limitAmountWords = (format: Format, kind: LimitKind, amount: number): string =>
  kind === "time" ? format.duration(amount) : format.moneyText(amount);

/** The typed whole number, with or without commas; null for anything else. */
export function wholeOf(typed: string): number | null {
  const digits = typed.replaceAll(/[,\s]/g, "");
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
