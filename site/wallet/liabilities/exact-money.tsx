import { locales } from "#contract/locales.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";

const UNITS_PER_WON = 100_000n;
/** How many digits a part of a won has in the ledger. */
const DIGITS = 5;

/** Ledger units as won with their fraction, if any, as one text. */
export function useExactMoney(): (amount: string) => string {
  const { locale } = useApp();
  const format = useFormat();
  return (amount) => {
    const units = BigInt(amount);
    const size = units < 0n ? -units : units;
    const { before, digits, after } = format.money(Number(size / UNITS_PER_WON));
    const fraction = String(size % UNITS_PER_WON)
      .padStart(DIGITS, "0")
      .replace(/0+$/, "");
    const parts = new Intl.NumberFormat(locales[locale].intl).formatToParts(0.5);
    const mark = parts.find(({ type }) => type === "decimal")?.value ?? ".";
    const rest = fraction === "" ? "" : mark + fraction;
    return `${units < 0n ? "-" : ""}${before}${digits}${rest}${after}`;
  };
}
