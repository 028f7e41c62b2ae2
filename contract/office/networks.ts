import * as z from "zod/mini";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

/** Networks that hide where a person is. */
const anonymousKinds = ["vpn", "proxy", "tor", "hosting"] as const;
export type AnonymousKind = (typeof anonymousKinds)[number];

const siteRule = z.object({
  siteId: z.int(),
  host: z.string(),
  /** Whether the site refuses such addresses with real money, or flags them only. */
  refuses: z.boolean(),
  /** 0 before the rule was changed for the first time. */
  version: z.int(),
});
export type NetworkRuleOfSite = z.infer<typeof siteRule>;

const visits = z.object({
  kind: z.enum(anonymousKinds),
  call: z.string(),
  isRefused: z.boolean(),
  visits: z.int(),
  /** Year-month-day, in UTC. */
  lastDay: z.string(),
});
export type NetworkVisits = z.infer<typeof visits>;

export const networkOfficeCalls = {
  "get-network-rules": read({
    summary:
      "What each site does with addresses of VPNs, proxies and hosting networks, and how often they came in 30 days.",
    access: "settings.read",
    fields: {},
    output: z.object({
      /** Whether the installation has a file that tells such addresses. */
      isKnown: z.boolean(),
      sites: z.array(siteRule),
      visits: z.array(visits),
    }),
    refusals: [],
  }),
  "change-network-rule": act({
    summary:
      "Let a site refuse addresses of VPNs, proxies and hosting networks, or flag them only.",
    access: "settings.change",
    fields: { siteId: shortRowId, version: z.int().check(z.minimum(0)), refuses: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
};
