import { REPORTED } from "#server/http/pages/policy-reports.ts";

type PageFacts = { nonce: string; development: boolean };

const CANNOT_LOAD = "default-src 'none'";
/** What every page has beside its scripts and styles. */
const ELSEWHERE = [
  "img-src 'self' https: data:",
  "font-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  REPORTED,
].join("; ");

/**
 * What a page may load and who may frame it. Everything comes from this origin, except pictures for
 * which an operator may name another. `data:` fonts are letters inlined in our own sheets.
 */
function contentSecurityPolicy({ nonce, development }: PageFacts): string {
  // In development Vite injects styles and a script, and uses a socket.
  const own = development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const connect = `connect-src 'self'${development ? " ws:" : ""}`;
  return `${CANNOT_LOAD}; script-src ${own}; style-src ${own}; ${connect}; ${ELSEWHERE}`;
}

/** The headers of every rendered page, which is personal and never stored. */
export function pageHeaders(facts: PageFacts): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(facts),
    "cache-control": "private, no-store",
    // The game's window is opened by us and then separated.
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "referrer-policy": "same-origin",
    vary: "accept-encoding, cookie",
    "x-frame-options": "DENY",
  };
}
