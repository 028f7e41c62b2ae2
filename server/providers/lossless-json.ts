/**
 * JSON whose numbers keep their digits: `JSON.parse` alone would round those beyond 2^53, and a
 * float cannot keep 12.10. Numbers are read and written as their exact digits.
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

/** Throws SyntaxError for invalid JSON. */
export function parseLossless(text: string): unknown {
  const reviver: Reviver = (_key, value, { source }) =>
    typeof value === "number" ? new WireNumber(source) : value;
  return JSON.parse(text, reviver as (this: unknown, key: string, value: unknown) => unknown);
}

/**
 * A number with exact digits for `JSON.stringify`. Throws SyntaxError for text that is not a
 * number.
 */
export const rawNumber = (text: string): unknown => (JSON as RawJson).rawJSON(text);
