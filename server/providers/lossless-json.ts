/**
 * JSON whose numbers keep their digits: `JSON.parse` alone would round those beyond 2^53, and a
 * float has no 12.10. A number comes out as its own text and goes in as the digits it is given.
 */
export class WireNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): unknown {
    return rawNumber(this.text);
  }
}

type RawJson = JSON & { rawJSON(text: string): unknown };
type Reviver = (this: unknown, key: string, value: unknown, context: { source: string }) => unknown;

/** Throws SyntaxError for what is not JSON. */
export function parseLossless(text: string): unknown {
  const reviver: Reviver = (_key, value, { source }) =>
    typeof value === "number" ? new WireNumber(source) : value;
  return JSON.parse(text, reviver as (this: unknown, key: string, value: unknown) => unknown);
}

/** A number for `JSON.stringify`, to the digit. Throws SyntaxError for text that is no number. */
export const rawNumber = (text: string): unknown => (JSON as RawJson).rawJSON(text);
