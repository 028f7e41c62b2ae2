import type { BlockList } from "node:net";
import { networksOfVariable } from "#server/kit/allowed-networks.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";

/** The product's addresses, and the networks that may reach the office. */
export type PublicAddress = {
  /** The member site's public address. Null: any host, as the request names it. */
  site: URL | null;
  /** The office's address when it has its own host. Null: beside the member site. */
  office: URL | null;
  /** The networks that may reach the office. Null: all. */
  officeNetworks: BlockList | null;
  /** The contact for reports of weaknesses, as `mailto:` or `https:`. Null: none is published. */
  securityContact: string | null;
};

/**
 * Reads `PUBLIC_URL`, `OFFICE_URL`, `OFFICE_NETWORKS` and `SECURITY_CONTACT`. Throws ConfigFault.
 * With real money `PUBLIC_URL` is required and both addresses are `https:`.
 */
export function readPublicAddress(
  environment: NodeJS.ProcessEnv,
  mode: "play" | "real",
): PublicAddress {
  const site = originFrom(environment, "PUBLIC_URL", mode);
  const office = originFrom(environment, "OFFICE_URL", mode);
  if (mode === "real" && !site)
    throw new ConfigFault('MODE=real needs PUBLIC_URL=https://…: see README, "Behind a proxy"');
  if (office && !site)
    throw new ConfigFault("OFFICE_URL needs PUBLIC_URL: the office hands out links to the site");
  if (office && office.host === site?.host)
    throw new ConfigFault("OFFICE_URL must name another host than PUBLIC_URL");
  return {
    site,
    office,
    officeNetworks: networksOfVariable("OFFICE_NETWORKS", environment["OFFICE_NETWORKS"]),
    securityContact: contactFrom(environment["SECURITY_CONTACT"]),
  };
}

function originFrom(
  environment: NodeJS.ProcessEnv,
  name: string,
  mode: "play" | "real",
): URL | null {
  const text = environment[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = mode === "real" ? ["https:"] : ["https:", "http:"];
  if (!url || !schemes.includes(url.protocol) || url.href !== `${url.origin}/`)
    throw new ConfigFault(`${name} must be ${schemes.join(" or ")}//host, without a path: ${text}`);
  return url;
}

function contactFrom(text: string | undefined): string | null {
  if (!text) return null;
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text) || !URL.canParse(text))
    throw new ConfigFault(`SECURITY_CONTACT must be mailto:… or https://…, not ${text}`);
  return text;
}
