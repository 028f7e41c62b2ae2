import { lookup as resolve } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { isWithin } from "#server/kit/allowed-networks.ts";

/** Networks that are not on the internet: of this machine, private, for links, reserved. */
const inside = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inside.addSubnet(network, bits, "ipv4");

/** Global unicast addresses; those in it that carry an IPv4 address are refused beside it. */
const outside6 = new BlockList();
outside6.addSubnet("2000::", 3, "ipv6");
const tunnels6 = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  tunnels6.addSubnet(network, bits, "ipv6");

/**
 * Whether a canonical IP address may be called: one on the internet, or in `networks`, which the
 * installation allows although they are not.
 */
export function mayReach(networks: BlockList, address: string): boolean {
  if (isWithin(networks, address)) return true;
  if (isIP(address) === 4) return !inside.check(address, "ipv4");
  return outside6.check(address, "ipv6") && !tunnels6.check(address, "ipv6");
}

/**
 * Resolves a host and keeps only addresses that may be called; the connection goes to these, so
 * that a name cannot lead elsewhere after the check.
 */
export const lookupWithin =
  (networks: BlockList): LookupFunction =>
  (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const reachable = (addresses ?? []).filter(({ address }) => mayReach(networks, address));
      const [first] = reachable;
      if (error || !first)
        return answer(error ?? new Error(`${host} leads to no address that may be reached`), "", 4);
      if (options.all) return answer(null, reachable);
      return answer(null, first.address, first.family);
    });
  };

/**
 * Whether an address may be named as a receiver of our calls: https, without a name, a password and
 * a fragment, and no IP address that may not be called; http only for an IP address within
 * `networks`. `lookupWithin` checks at each call where a host name leads.
 */
export function mayName(url: URL, networks: BlockList): boolean {
  if (url.username !== "" || url.password !== "" || url.hash !== "") return false;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !mayReach(networks, host)) return false;
  const isOwn = isIP(host) !== 0 && isWithin(networks, host);
  return url.protocol === "https:" || (url.protocol === "http:" && isOwn);
}
