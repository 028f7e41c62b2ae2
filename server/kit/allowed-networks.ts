import { BlockList, isIP } from "node:net";
import { ConfigFault } from "#server/kit/config-fault.ts";

/**
 * Networks as 203.0.113.0/24 or 2001:db8::/32; a single address means itself. Throws ConfigFault,
 * which begins with `where`, for anything else.
 */
export function allowedNetworks(where: string, named: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const network of named) {
    const [address = "", bits] = network.split("/");
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const length = bits === undefined ? most : Number(bits);
    if (family === 0 || bits === "" || !Number.isInteger(length) || length < 0 || length > most)
      throw new ConfigFault(`${where}: ${network} is no network`);
    networks.addSubnet(address, length, family === 6 ? "ipv6" : "ipv4");
  }
  return networks;
}

/**
 * Reads the networks of a variable, which are separated by commas; null when it is unset or empty. A
 * value of commas alone comes from a template with empty parts and throws ConfigFault, as a faulty
 * network does.
 */
export function networksOfVariable(name: string, text: string | undefined): BlockList | null {
  if (!text?.trim()) return null;
  const named = text.split(",").map((part) => part.trim());
  const networks = named.filter((part) => part !== "");
  if (networks.length === 0) throw new ConfigFault(`${name} names no network: ${text}`);
  return allowedNetworks(name, networks);
}

/** Whether a canonical address belongs to one of the networks. */
export const isWithin = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
