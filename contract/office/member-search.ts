import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";
import { level, memberStatuses } from "#contract/office/members.ts";

/** The fields that a search covers; `any` searches all and answers the first matches of each. */
export const searchKinds = [
  "any",
  "id",
  "nick",
  "phone",
  "bank",
  "address",
  "device",
  "round",
  "reference",
] as const;
export type SearchKind = (typeof searchKinds)[number];

const memberEntry = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  level: z.int(),
  status: z.enum(memberStatuses),
  /** Masked except for its last four digits. */
  phone: z.string(),
  /** Whole won. */
  cash: z.int(),
  registeredAt: z.string(),
  lastSignInAt: z.nullable(z.string()),
  isTest: z.boolean(),
  /** The field that matched the search; null without a search. */
  foundBy: z.nullable(z.enum(searchKinds)),
});
export type MemberEntry = z.infer<typeof memberEntry>;

const numberSearch = z.object({
  id: z.int(),
  at: z.string(),
  operator: z.string(),
  kind: z.enum(["phone", "bank", "address", "device", "any"]),
  /**
   * Whether the whole number was searched, or one address; otherwise its last four digits, or a wider
   * network.
   */
  isWhole: z.boolean(),
  found: z.int(),
  address: z.string(),
});
export type NumberSearchRow = z.infer<typeof numberSearch>;

export const memberSearchCalls = {
  "find-members": read({
    summary:
      "Members, newest first, or those who match a search; fifty at a time. An `address` is one such as `203.0.113.7` or a network from /24 of IPv4 and /48 of IPv6, from which they signed in; a `device` is the code that their sessions show.",
    access: "members.read",
    fields: {
      by: z.enum(searchKinds),
      query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
      status: z.optional(z.enum(memberStatuses)),
      level: z.optional(level),
      /** Test accounts alone, or all others; both when absent. */
      isTest: z.optional(z.boolean()),
      /** The `next` of the page before. */
      after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    },
    output: z.object({ members: z.array(memberEntry), next: z.nullable(z.string()) }),
    refusals: ["time"],
  }),
  "get-number-searches": read({
    summary: "Searches for members by a masked number, an address or a device, newest first.",
    access: "audit.read",
    fields: { before: z.optional(rowId) },
    output: z.object({ searches: z.array(numberSearch), next: z.nullable(z.int()) }),
    refusals: [],
  }),
};
