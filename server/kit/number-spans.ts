/** Spans of whole numbers, each from its first number to the one after its last, in order. */
export type NumberSpans = readonly (readonly [from: number, until: number])[];

/** As PostgreSQL writes a multirange of integers, so that equal ones have equal texts. */
export const textOfSpans = (spans: NumberSpans): string =>
  `{${spans.map(([from, until]) => `[${from},${until})`).join(",")}}`;

/** Reads what PostgreSQL writes. */
export const spansOf = (text: string): NumberSpans =>
  [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, until]) => [Number(from), Number(until)]);

/** Whether every number of one multirange is in the other too; both as texts of PostgreSQL. */
export const isWithin = (one: string, other: string): boolean =>
  spansOf(one).every(([from, until]) =>
    spansOf(other).some((span) => span[0] <= from && until <= span[1]),
  );
