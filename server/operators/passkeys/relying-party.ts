import { isIP } from "node:net";
import type { PublicAddress } from "#server/kit/public-address.ts";

/** Where passkeys of the office are made and used: the host they are bound to, and its origin. */
export type RelyingParty = { id: string; origin: string };

const LOCAL = "localhost";

/**
 * The relying party of the office: the host of `OFFICE_URL`, or of `PUBLIC_URL` where the office is
 * beside the site. A request at another host gets null, because a browser there refuses the
 * passkeys. Without a configured address only `localhost` counts: `host` is then the request's,
 * but no page of another machine has that origin. Null for an IP address, and for plain HTTP at
 * another host than `localhost`, because WebAuthn refuses both.
 */
export function relyingPartyOf(
  { office, site }: Pick<PublicAddress, "office" | "site">,
  host: string,
): RelyingParty | null {
  const url = office ?? site ?? localUrl(host);
  if (url === null || url.host !== host) return null;
  const id = url.hostname;
  if (isIP(id) !== 0 || id.startsWith("[")) return null;
  if (url.protocol !== "https:" && id !== LOCAL) return null;
  return { id, origin: url.origin };
}

function localUrl(host: string): URL | null {
  const text = `http://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.hostname === LOCAL ? url : null;
}
