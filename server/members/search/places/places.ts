import { isIPv4 } from "node:net";
import { cleanAddress } from "#server/kit/address.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hashesOfCode } from "#server/members/device-code.ts";

/**
 * The lengths of the prefixes that a search accepts. The widest are what one customer may get (RFC
 * 6177); of IPv6 the product keeps the first 64 bits of a member's address.
 */
const PREFIXES = { v4: { widest: 24, whole: 32 }, v6: { widest: 48, whole: 64 } } as const;
const MOST_BITS = { v4: 32, v6: 128 } as const;

export type SearchedNetwork = {
  /** For PostgreSQL: `203.0.113.0/24`, or `203.0.113.7/32` for one address. */
  network: string;
  /** Whether it is one address, of IPv6 one home; otherwise a wider network. */
  isWhole: boolean;
};

/**
 * The network that a text names: an address, or one with the length of its prefix, such as
 * `203.0.113.0/24` or `2001:db8:1::/48`. An IPv6 address is searched by its first 64 bits. Throws
 * Refusal `address_unreadable`; `network_too_wide` for a prefix shorter than /24 of IPv4 or /48 of IPv6.
 */
export function networkIn(text: string): SearchedNetwork {
  const [written = "", length, ...more] = text.trim().split("/");
  const address = cleanAddress(written);
  if (address === null || more.length > 0) throw new Refusal("address_unreadable");
  const family = isIPv4(address) ? "v4" : "v6";
  const { widest, whole } = PREFIXES[family];
  if (length === undefined) return { network: `${address}/${whole}`, isWhole: true };
  if (!/^\d{1,3}$/.test(length) || Number(length) > MOST_BITS[family])
    throw new Refusal("address_unreadable");
  if (Number(length) < widest) throw new Refusal("network_too_wide");
  const bits = Math.min(Number(length), whole);
  return { network: `${address}/${bits}`, isWhole: bits === whole };
}

/** The first and the last hash that a code of a device stands for. Throws Refusal `device_unreadable`. */
export function deviceIn(text: string): { least: string; most: string } {
  const hashes = hashesOfCode(text);
  if (hashes === null) throw new Refusal("device_unreadable");
  return hashes;
}

/** What the reader finds; null where it refuses the text. For a search of all kinds. */
export function orNull<Place>(read: (text: string) => Place, text: string): Place | null {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
