/** Money of this provider: 1/100,000 of a won. */
export type Amount = bigint & { readonly unit: "won/100000" };

const digits = 5;
const unitsPerWon = 10n ** BigInt(digits);

const amount = (units: bigint): Amount => units as Amount;
export const noMoney = amount(0n);

export const wholeWon = (won: number): Amount => amount(BigInt(won) * unitsPerWon);
/** Whole won of an amount, truncated. */
export const wonOf = (value: Amount): number => Number(value / unitsPerWon);
export const add = (a: Amount, b: Amount): Amount => amount(a + b);
export const subtract = (a: Amount, b: Amount): Amount => amount(a - b);

/**
 * `stake` divided by `lines`, times `pay`. Throws RangeError if the stake does not divide evenly.
 */
export function linePay(stake: Amount, lines: number, pay: number): Amount {
  if (stake % BigInt(lines) !== 0n) throw new RangeError("the stake does not divide by the lines");
  return amount((stake / BigInt(lines)) * BigInt(pay));
}

/** Decimal text for the wire and the books, without trailing zeros. */
export function toText(value: Amount): string {
  const sign = value < 0n ? "-" : "";
  const units: bigint = value < 0n ? 0n - value : value;
  const rest = (units % unitsPerWon).toString().padStart(digits, "0").replace(/0+$/, "");
  return `${sign}${units / unitsPerWon}${rest === "" ? "" : `.${rest}`}`;
}

/** Reads the text of `toText`. Throws RangeError for anything else. */
export function fromText(text: string): Amount {
  const match = /^(-?)(\d+)(?:\.(\d{1,5}))?$/.exec(text);
  if (match === null) throw new RangeError("not an amount");
  const [, sign = "", whole = "0", rest = ""] = match;
  const units = BigInt(whole) * unitsPerWon + BigInt(rest.padEnd(digits, "0"));
  return amount(sign === "-" ? -units : units);
}

/**
 * Reads an amount from a wallet's answer: up to 18 whole and 12 decimal digits, truncated to our
 * scale. Undefined for other text.
 */
export function fromWallet(text: string): Amount | undefined {
  const match = /^(\d{1,18})(?:\.(\d{1,12}))?$/.exec(text);
  if (match === null) return undefined;
  const [, whole = "0", rest = ""] = match;
  return amount(BigInt(whole) * unitsPerWon + BigInt(rest.slice(0, digits).padEnd(digits, "0")));
}
