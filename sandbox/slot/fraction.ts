/** An exact rational number in lowest terms, denominator above zero. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom === 0n) throw new RangeError("a fraction needs a denominator other than zero");
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { over: (sign * top) / divisor, under: (sign * bottom) / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a === 0n ? 1n : a) : greatestCommonDivisor(b, a % b);
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);
export const minus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.over, a.under * b.under);
export const dividedBy = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under, a.under * b.over);
export const equal = (a: Fraction, b: Fraction): boolean =>
  a.over === b.over && a.under === b.under;

/** Decimal text truncated to `digits` places, so that a published figure is never too high. */
export function toDecimal(value: Fraction, digits: number): string {
  const scaled = (value.over * 10n ** BigInt(digits)) / value.under;
  const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, "0");
  const sign = scaled < 0n ? "-" : "";
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Square root cut to `digits` decimal places. */
export function rootToDecimal(value: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  return toDecimal(fraction(wholeRoot((value.over * scale * scale) / value.under), scale), digits);
}

function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}
