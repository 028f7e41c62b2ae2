import { isIP } from "node:net";
import { plainHost } from "#contract/hosts.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** Where passkeys are made and used: the host they are bound to, and the origin of its pages. */
export type RelyingParty = { id: string; origin: string };

const LOCAL = "localhost";

/** The relying party of a request. Throws Refusal `passkey_address` where WebAuthn does not work. */
export function hereOf({ relyingParty }: { relyingParty: RelyingParty | null }): RelyingParty {
  if (relyingParty === null) throw new Refusal("passkey_address");
  return relyingParty;
}

/**
 * The relying party of the office: the host of `OFFICE_URL`, or of `PUBLIC_URL` where the office is
 * beside the site. A request at another host gets null, because a browser there refuses the
 * passkeys. Without a configured address only `localhost` counts: `host` is then the request's,
 * but no page of another machine has that origin. Null where `relyingPartyAt` is.
 */
export function relyingPartyOf(
  { office, site }: Pick<PublicAddress, "office" | "site">,
  host: string,
): RelyingParty | null {
  const url = office ?? site ?? localUrl(host);
  if (url === null || url.host !== host) return null;
  return relyingPartyAt(url, url.hostname);
}

/**
 * The relying party of a member site: the host of the request's own origin, so that each site and
 * each of its aliases has passkeys of its own; `www.` is the same site. A page that is shown at
 * another host signs that host's name, which no stored passkey has. Null where `relyingPartyAt` is.
 */
export function relyingPartyOfSite(origin: string): RelyingParty | null {
  const url = new URL(origin);
  return relyingPartyAt(url, plainHost(url.hostname));
}

/**
 * Null for an IP address, and for plain HTTP at another host than `localhost`, because WebAuthn
 * refuses both.
 */
function relyingPartyAt({ origin, protocol }: URL, id: string): RelyingParty | null {
  if (isIP(id) !== 0 || id.startsWith("[")) return null;
  if (protocol !== "https:" && id !== LOCAL) return null;
  return { id, origin };
}

function localUrl(host: string): URL | null {
  const text = `http://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.hostname === LOCAL ? url : null;
}
