import { appleIcon, favicon } from "virtual:site-pictures";
import type { SiteFacts } from "#contract/page.ts";

/** The site's own values of the sheet's variables; outside of every layer, so that they win. */
export const tokensOf = ({ look }: SiteFacts): string =>
  look?.tokens
    ? `.member-looks{${Object.entries(look.tokens)
        .map(([name, value]) => `${name}:${value}`)
        .join(";")}}`
    : "";

/** The icon of the tab and of a home screen. */
export function iconLinks({ look }: SiteFacts): string {
  const own = look?.logo?.icons;
  return own
    ? `<link rel="icon" type="image/png" sizes="192x192" href="${own.small}"><link rel="apple-touch-icon" href="${own.small}">`
    : `<link rel="icon" type="image/svg+xml" href="${favicon}"><link rel="apple-touch-icon" href="${appleIcon}">`;
}
