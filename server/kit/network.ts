import { isIPv4 } from "node:net";
import { cleanAddress } from "#server/kit/address.ts";

/**
 * The networks of an address, as keys for counting attempts. `own` is what one subscriber gets and
 * can change addresses in: an IPv4 address, an IPv6 /64. `wider` is what a larger customer may get:
 * /24 and /48 (RFC 6177). All other texts count as one network.
 */
export function networksOf(raw: string): { own: string; wider: string } {
  const address = cleanAddress(raw);
  if (address === null) return { own: "unknown", wider: "unknown" };
  if (isIPv4(address)) return { own: address, wider: `${address.replace(/\.\d+$/, ".0")}/24` };
  const groups = groupsOf(address);
  return {
    own: `${groups.slice(0, 4).join(":")}::/64`,
    wider: `${groups.slice(0, 3).join(":")}::/48`,
  };
}

/** The eight groups of a compressed IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groupsIn = (part: string) => (part === "" ? [] : part.split(":"));
  const [before, after] = [groupsIn(head), groupsIn(tail ?? "")];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
}
