import type { OfficeNetworkTexts } from "#locales/ko/office/networks.ts";

/** Texts of the back office about VPNs, proxies and hosting networks. */
export const enOfficeNetworks = {
  title: "VPNs, proxies and hosting networks",
  lead: "Such an address hides the country. Logins, registrations, games and deposits from it are flagged or refused. With play money they are only flagged.",
  unknown:
    "Such addresses are not recognised. No file of anonymous networks (ANONYMOUS_DATABASE) is configured.",
  site: "Site",
  rule: "Rule",
  refuses: "Refuse",
  flags: "Flag only",
  change: "Change",
  visits: "Requests from such addresses in the last 30 days",
  none: "No requests came from such addresses",
  kind: "Kind",
  kinds: { vpn: "VPN", proxy: "Proxy", tor: "Tor", hosting: "Hosting" },
  outcome: "Outcome",
  refused: "Refused",
  flagged: "Flagged",
} satisfies OfficeNetworkTexts;
