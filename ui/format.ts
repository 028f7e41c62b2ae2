import { type Locale, locales } from "#contract/locales.ts";
import type { UtcOffsets } from "#contract/page.ts";
import { countdownIn, durationIn } from "#locales/duration.ts";
import { justNow } from "#locales/just-now.ts";
import { groupedDigits, wonSignsOf } from "#ui/digits.ts";
import { momentsIn } from "#ui/moments.ts";
import { once } from "#ui/once.ts";

/** An amount in three parts: text before the digits, the digits, text after them. */
export type MoneyParts = { before: string; digits: string; after: string };

export type Format = ReturnType<typeof formatOf>;

/** A value that is not a number counts as 0 (the specification's number helper). */
const whole = (value: number): number => (Number.isFinite(value) ? Math.trunc(value) : 0);

const digitsOf = (locale: Locale, value: number): string => groupedDigits(locale, whole(value));

/** Digits in groups of ten thousand, as they are spoken: "1억 2,345만 원". */
function koreanAmount(amount: number): string {
  const groups = [
    [Math.trunc(amount / 100_000_000), "억"],
    [Math.trunc(amount / 10_000) % 10_000, "만"],
    [amount % 10_000, ""],
  ] as const;
  const said = groups.filter(([count]) => count > 0);
  return `${said.map(([count, unit]) => digitsOf("ko", count) + unit).join(" ")} 원`;
}

const digitsIn = (locale: Locale, options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(locales[locale].intl, options));

/** Amounts for narrow places, rates, and amounts in words. */
function shortFormsOf(locale: Locale) {
  const compact = digitsIn(locale, { notation: "compact" });
  const percent = digitsIn(locale, { style: "percent", maximumFractionDigits: 2 });
  const signed = digitsIn(locale, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const countsByTenThousand = ["ko", "jp", "cn"].includes(locale);
  return {
    /**
     * A short amount for a small button: "10만" in languages that count so, otherwise all digits.
     */
    shortAmount: (amount: number): string =>
      countsByTenThousand ? compact().format(amount) : digitsOf(locale, amount),
    /** "120만 원": how Korean reads an amount; null in the other languages. */
    amountInWords: (amount: number): string | null =>
      locale === "ko" ? koreanAmount(whole(amount)) : null,
    /** A signed change in whole won. */
    signedNumber: (value: number): string => signed().format(whole(value)),
    /** Basis points as percent. */
    rate: (basisPoints: number): string => percent().format(basisPoints / 10_000),
  };
}

const waitUnits = [
  { unit: "second", length: 1, below: 120 },
  { unit: "minute", length: 60, below: 7_200 },
  { unit: "hour", length: 3_600, below: 172_800 },
  { unit: "day", length: 86_400, below: Infinity },
] as const;

/** A wait, rounded up in a suitable unit: "40 seconds", "15 minutes", "24 hours", "7 days". */
function waitIn(locale: Locale, seconds: number): string {
  const { unit, length } = waitUnits.find(({ below }) => seconds < below) ?? waitUnits[0];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(locales[locale].intl, style).format(Math.ceil(seconds / length));
}

/**
 * All formats of one language and time zone, whose offsets spare the browser asking Intl. The
 * address code is never passed to Intl.
 */
export function formatOf(locale: Locale, timeZone: string, offsets: UtcOffsets | null = null) {
  const distances = once(
    () => new Intl.RelativeTimeFormat(locales[locale].intl, { numeric: "auto", style: "long" }),
  );

  const money = (amount: number): MoneyParts => ({
    ...wonSignsOf(locale),
    digits: digitsOf(locale, amount),
  });
  const comp = (amount: number): MoneyParts => ({
    before: "",
    digits: digitsOf(locale, amount),
    after: ["en", "vn", "th"].includes(locale) ? "\u00a0P" : "P",
  });
  const text = ({ before, digits, after }: MoneyParts): string => before + digits + after;

  return {
    number: (value: number): string => digitsOf(locale, value),
    wait: (seconds: number): string => waitIn(locale, seconds),
    duration: (minutes: number): string => durationIn(locale, minutes),
    countdown: (seconds: number): string => countdownIn(locale, seconds),
    money,
    comp,
    moneyText: (amount: number): string => text(money(amount)),
    compText: (amount: number): string => text(comp(amount)),
    ...shortFormsOf(locale),
    ...momentsIn(timeZone, offsets),
    /** "12 minutes ago", "just now", relative to a given moment, so that server and browser agree. */
    ago: (instant: string, now: string): string => {
      const minutes = Math.max(0, Math.round((Date.parse(now) - Date.parse(instant)) / 60_000));
      if (minutes === 0) return justNow[locale];
      if (minutes < 60) return distances().format(-minutes, "minute");
      if (minutes < 60 * 24) return distances().format(-Math.round(minutes / 60), "hour");
      return distances().format(-Math.round(minutes / 60 / 24), "day");
    },
  };
}
