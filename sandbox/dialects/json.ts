import { createHash } from "node:crypto";
import { fromText, type Amount } from "../money.ts";

/**
 * JSON with exact numbers: parsing yields `Digits`, and `digits` writes one. `JSON.parse` alone
 * would round above 2^53.
 */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Exact = JSON & { rawJSON(text: string): unknown };
type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/** Undefined for invalid JSON. */
export function parseExact(text: string): unknown {
  const keepDigits = (_key: string, value: unknown, context: { source: string }): unknown =>
    typeof value === "number" ? new Digits(context.source) : value;
  try {
    return JSON.parse(text, keepDigits as Reviver);
  } catch {
    return undefined;
  }
}

export const digits = (text: string): unknown => (JSON as Exact).rawJSON(text);

/** A whole number of our unit, or undefined. */
export function wholeUnits(value: unknown): Amount | undefined {
  if (!(value instanceof Digits) || !/^\d{1,30}$/.test(value.text)) return undefined;
  return BigInt(value.text) as Amount;
}

/** A decimal number of the main unit; digits below our unit are truncated. */
export function decimalAmount(value: unknown): Amount | undefined {
  if (!(value instanceof Digits)) return undefined;
  const match = /^(\d{1,18})(?:\.(\d{1,12}))?$/.exec(value.text);
  if (match === null) return undefined;
  const [, whole = "0", rest = ""] = match;
  return fromText(rest === "" ? whole : `${whole}.${rest.slice(0, 5)}`);
}

/** A deterministic UUID of a name, for protocols that require one. */
export function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}
