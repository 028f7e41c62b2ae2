import { hash } from "node:crypto";

/**
 * JSON without spaces and with the fields in a fixed order, also those of fields, so that what is
 * read back has the same hash: `jsonb` keeps no order. It is the form of RFC 8785 for texts, booleans,
 * null and numbers.
 */
export const canonical = (value: object): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** The SHA-256 of a canonical text. */
export const hashOf = (text: string): Buffer => hash("sha256", text, "buffer");
