import { isIPv4 } from "node:net";
import { cleanAddress } from "#server/kit/address.ts";

/**
 * The networks that an address belongs to, as keys that attempts are counted by. `own` is what one
 * subscriber is given and can move about in at will: an IPv4 address, an IPv6 /64. `wider` is what
 * a larger customer may be given: /24 and /48 (RFC 6177). What is no address counts as one network.
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

/** The eight groups of an IPv6 address in its short spelling. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const groupsIn = (part: string) => (part === "" ? [] : part.split(":"));
  const [before, after] = [groupsIn(head), groupsIn(tail ?? "")];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after];
}
