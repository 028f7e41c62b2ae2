import { gzipSync } from "node:zlib";
import type { WireCall } from "../door/send.ts";
import type { FaultAction } from "./faults.ts";

export type SpoiledCall = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
type Json = Record<string, unknown>;

const staleMs = 10 * 60_000;
/** More than any wallet's 64 bits. */
const hugeNumber = "100000000000000000000000000000";

/**
 * The call with a fault applied to its body, correctly signed. Null when the fault does not apply,
 * such as an amount fault for a call without an amount.
 */
export function spoil(call: WireCall, action: FaultAction, now: Date): SpoiledCall | null {
  const respell = spellings[action];
  if (respell !== undefined) {
    const body = respell(call.body);
    return body === call.body ? null : { body: bytesOf(body), headers: call.sign(body, now) };
  }
  const signed = call.sign(call.body, now);
  const plain = bytesOf(call.body);
  if (action === "bad_signature") return { body: plain, headers: call.sign(`${call.body} `, now) };
  if (action === "stale_timestamp") {
    const headers = call.sign(call.body, new Date(now.getTime() - staleMs));
    const isTimed = JSON.stringify(headers) !== JSON.stringify(signed);
    return isTimed ? { body: plain, headers } : null;
  }
  if (action === "gzip") {
    const body = new Uint8Array(gzipSync(call.body));
    return { body, headers: { ...signed, "content-encoding": "gzip" } };
  }
  return null;
}

const inCurrency = (body: string, currency: string): string =>
  body.replace(/"currency":"[A-Z]+"/, `"currency":"${currency}"`);

/** Other spellings of the same call. */
const spellings: Partial<Record<FaultAction, (body: string) => string>> = {
  wrong_currency: (body) => inCurrency(body, "EUR"),
  lowercase_currency: (body) => inCurrency(body, "krw"),
  exponent_amount: (body) =>
    amountAs(body, (written, isText) => (isText ? `"${written}e0"` : `${written}e0`)),
  number_as_string: (body) =>
    amountAs(body, (written, isText) => (isText ? written : `"${written}"`)),
  huge_int: (body) => amountAs(body, (_, isText) => (isText ? `"${hugeNumber}"` : hugeNumber)),
  unknown_field: (body) => body.replace(/^\{/, '{"x_of_tomorrow":{"a":[1,2.50,null]},'),
  key_order_shuffle: (body) => reversedKeys(body),
  unicode_escape: (body) => escaped(body),
};

/** Rewrites every amount and leaves the other bytes unchanged. */
const amountAs = (body: string, write: (digits: string, isText: boolean) => string): string =>
  body.replace(
    /"amount":(?:"([0-9.]+)"|([0-9.]+))/g,
    (_, text: string | undefined, number: string | undefined) =>
      `"amount":${write(text ?? number ?? "0", text !== undefined)}`,
  );

/** The same fields in reverse order; numbers keep their digits. */
function reversedKeys(body: string): string {
  const keepDigits = (_key: string, value: unknown, context: { source: string }): unknown =>
    typeof value === "number"
      ? (JSON as JSON & { rawJSON(text: string): unknown }).rawJSON(context.source)
      : value;
  const fields = JSON.parse(body, keepDigits as (key: string, value: unknown) => unknown) as Json;
  return JSON.stringify(Object.fromEntries(Object.entries(fields).toReversed()));
}

/** The same texts with their first letter escaped. */
const escaped = (body: string): string =>
  body.replace(/:"([a-zA-Z0-9])/g, (_, letter: string) => {
    const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
    return `:"\\u${code}`;
  });

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
