/** A single-zero wheel, in the order of its pockets. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
export const pocketCount = 37;

const redNumbers = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export type PocketColour = "red" | "black" | "green";
export const colourOf = (number: number): PocketColour =>
  number === 0 ? "green" : redNumbers.has(number) ? "red" : "black";

const numbers = Array.from({ length: pocketCount }, (_, number) => number);
const outside: Readonly<Record<string, (number: number) => boolean>> = {
  red: (number) => colourOf(number) === "red",
  black: (number) => colourOf(number) === "black",
  odd: (number) => number % 2 === 1,
  even: (number) => number > 0 && number % 2 === 0,
  low: (number) => number >= 1 && number <= 18,
  high: (number) => number >= 19,
  dozen1: (number) => number >= 1 && number <= 12,
  dozen2: (number) => number >= 13 && number <= 24,
  dozen3: (number) => number >= 25,
  column1: (number) => number % 3 === 1,
  column2: (number) => number % 3 === 2,
  column3: (number) => number > 0 && number % 3 === 0,
};
export const outsideSpots: readonly string[] = Object.keys(outside);

/** The name of an inside spot: its numbers, smallest first, such as `17` or `17-18-20-21`. */
const insideSpot = (covered: readonly number[]): string =>
  covered.toSorted((a, b) => a - b).join("-");

/** Straight, split, street, corner and line bets, and those with zero: trio and first four. */
function insideSets(): number[][] {
  const sets = numbers.map((number) => [number]);
  for (let row = 0; row < 12; row += 1) {
    const street = [row * 3 + 1, row * 3 + 2, row * 3 + 3];
    sets.push(street);
    if (row < 11) sets.push([...street, ...street.map((number) => number + 3)]);
    for (const number of street) {
      const [hasRight, hasBelow] = [number % 3 !== 0, row < 11];
      if (hasRight) sets.push([number, number + 1]);
      if (hasBelow) sets.push([number, number + 3]);
      if (hasRight && hasBelow) sets.push([number, number + 1, number + 3, number + 4]);
    }
  }
  sets.push([0, 1], [0, 2], [0, 3], [0, 1, 2], [0, 2, 3], [0, 1, 2, 3]);
  return sets;
}

const covers = new Map<string, ReadonlySet<number>>([
  ...insideSets().map((set) => [insideSpot(set), new Set(set)] as const),
  ...Object.entries(outside).map(([name, fits]) => [name, new Set(numbers.filter(fits))] as const),
]);
export const rouletteSpots: readonly string[] = [...covers.keys()];

/** The numbers of a spot; undefined for an unknown spot. */
export const coveredBy = (spot: string): ReadonlySet<number> | undefined => covers.get(spot);

/**
 * The return of a spot including the stake, as a multiple of the stake: 36 divided by its numbers.
 */
export function rouletteReturn(spot: string, number: number): number {
  const covered = covers.get(spot);
  if (covered === undefined) throw new RangeError(`unknown spot ${spot}`);
  return covered.has(number) ? 36 / covered.size : 0;
}
