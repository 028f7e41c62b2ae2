import { BlockList, isIP } from "node:net";
import { isWithin } from "#server/kit/allowed-networks.ts";
import { Refusal } from "#server/kit/refusal.ts";

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

/** Networks that the installation allows although they are not on the internet. */
export type AlertNetworks = BlockList;

/** Whether alerts may be sent to a canonical IP address. */
export function mayReach(networks: AlertNetworks, address: string): boolean {
  if (isWithin(networks, address)) return true;
  if (isIP(address) === 4) return !inside.check(address, "ipv4");
  return outside6.check(address, "ipv6") && !tunnels6.check(address, "ipv6");
}

const EMAIL = /^[^\s@<>,;:"()[\]\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250})\.[A-Za-z]{2,63}$/;

/** Throws Refusal `target_refused` for anything but an e-mail address. */
export function assertEmail(target: string): void {
  if (!EMAIL.test(target)) throw new Refusal("target_refused");
}

/**
 * The address of a webhook. Throws Refusal `target_refused` unless it is https, without a name and a
 * password, and names no address that alerts may not reach; http only within `networks`. Where a
 * host name leads is checked at each delivery.
 */
export function webhookUrl(target: string, networks: AlertNetworks): URL {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "")
    throw new Refusal("target_refused");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isAllowed = isIP(host) !== 0 && isWithin(networks, host);
  if (isIP(host) !== 0 && !mayReach(networks, host)) throw new Refusal("target_refused");
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isAllowed))
    throw new Refusal("target_refused");
  return url;
}
