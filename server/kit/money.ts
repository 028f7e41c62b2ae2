/**
 * Money inside the product: an integer count of ledger units, never a float.
 * One won is 100,000 units, so that protocols that speak in hundred-thousandths stay lossless.
 */
export type Money = bigint & { readonly unit: "ledger unit" };

export const UNITS_PER_WON = 100_000n;
const FRACTION_DIGITS = 5;
/** The limit of PostgreSQL's bigint; a larger balance is refused at the boundary. */
const LARGEST_MONEY = 9_223_372_036_854_775_807n as Money;

export const NOTHING = 0n as Money;

/**
 * The largest amount of one provider's call: ten thousand million won, far above any game's largest
 * win. An account has room for nine thousand of them, and a stake times its pool's share fits a
 * bigint.
 */
export const LARGEST_OF_A_CALL = (10_000_000_000n * UNITS_PER_WON) as Money;

/** Ledger units from the database or from arithmetic in units. */
export const units = (value: bigint): Money => value as Money;

/** Whole won to units. Throws RangeError when `won` is not a safe integer. */
export function fromWon(won: number): Money {
  if (!Number.isSafeInteger(won)) throw new RangeError(`not whole won: ${won}`);
  return (BigInt(won) * UNITS_PER_WON) as Money;
}

/**
 * Whole won for display, truncated toward zero (specification section 9). Throws RangeError above
 * 2^53, which a JSON number cannot hold exactly.
 */
export function toWon(money: Money): number {
  const won = Number(money / UNITS_PER_WON);
  if (!Number.isSafeInteger(won)) throw new RangeError(`too large for the wire: ${money}`);
  return won;
}

/** `amount` × `rate` / 10,000, rounded down. */
export const basisPointsDown = (amount: Money, rate: number): Money =>
  ((amount * BigInt(rate)) / 10_000n) as Money;

/**
 * Reads a decimal string of won, exactly. Null when it is not a plain decimal, has more digits than
 * a unit can hold, or is too large; the caller answers in its protocol.
 */
export function parseDecimal(text: string): Money | null {
  if (text.length > 40) return null;
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match?.[1]) return null;
  const fraction = match[2] ?? "";
  if (/[1-9]/.test(fraction.slice(FRACTION_DIGITS))) return null;
  const value =
    BigInt(match[1]) * UNITS_PER_WON +
    BigInt(fraction.slice(0, FRACTION_DIGITS).padEnd(FRACTION_DIGITS, "0"));
  return value > LARGEST_MONEY ? null : (value as Money);
}

/** A decimal string of won with two to five fraction digits. */
export function formatDecimal(money: Money): string {
  const sign = money < 0n ? "-" : "";
  const absolute: bigint = money < 0n ? 0n - money : money;
  const fraction = (absolute % UNITS_PER_WON).toString().padStart(FRACTION_DIGITS, "0");
  return `${sign}${absolute / UNITS_PER_WON}.${fraction.replace(/0{1,3}$/, "")}`;
}
