import * as z from "zod/mini";
import { signUpCode, writtenText } from "#contract/fields.ts";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { moneyLimitFields } from "#contract/office/money-limits.ts";
import { gameCategories } from "#contract/games.ts";

const siteFields = {
  name: writtenText(40),
  registrationOpen: z.boolean(),
  codeRequired: z.boolean(),
  minimumAge: z.int().check(z.minimum(18), z.maximum(25)),
  defaultLocale: z.enum(localeCodes as [Locale]),
};
/** The languages that a site offers; its default is one of them. */
const offeredLocales = z.array(z.enum(localeCodes as [Locale])).check(
  z.minLength(1),
  z.refine((codes: Locale[]) => new Set(codes).size === codes.length),
);
/** A call without it keeps the present languages; a new site then offers all. */
const languages = { locales: z.optional(offeredLocales) };
const codeOfSite = z.object({ code: z.string(), isActive: z.boolean() });
const site = z.object({
  id: z.int(),
  host: z.string(),
  ...siteFields,
  /** In the order of the product's languages. */
  locales: offeredLocales,
  version: z.int(),
  /** The jurisdiction that it names; null for the built-in rules. */
  profile: z.nullable(z.string()),
  codes: z.array(codeOfSite),
  /** Other hosts that lead to the site's own, in alphabetical order. */
  aliases: z.array(z.string()),
});
export type OfficeSite = z.infer<typeof site>;

const accountFields = {
  bankName: writtenText(40),
  bankNumber: z.string().check(z.trim(), z.regex(/^[0-9][0-9-]{5,29}$/)),
  bankOwner: writtenText(60),
  referencePrefix: z.string().check(z.regex(/^[A-Z]{1,4}$/)),
};
const receivingAccount = z.object({
  id: z.int(),
  ...accountFields,
  isUsed: z.boolean(),
  version: z.int(),
});
export type ReceivingAccount = z.infer<typeof receivingAccount>;

const money = z.object({ ...moneyLimitFields, version: z.int() });
export type MoneyLimits = z.infer<typeof money>;

export const compLevels = 10;
/** Basis points of a settled stake, level 1 first. */
const rates = z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(z.length(compLevels));
const compCategory = z.object({
  category: z.enum(gameCategories),
  rates,
  /** Stakes of the last thirty days by the level at the time, whole won, level 1 first. */
  stakes: z.array(z.int()),
  /** Members who staked, by level. */
  members: z.array(z.int()),
});
export type CompCategory = z.infer<typeof compCategory>;

/** A change of a category's rates, which made this version of the rule. */
const compRateChange = z.object({
  version: z.int(),
  category: z.enum(gameCategories),
  before: rates,
  after: rates,
  by: z.string(),
  checkedBy: z.string(),
  at: z.string(),
});
export type CompRateChange = z.infer<typeof compRateChange>;

/** All switches; each is on until staff switch it off. */
export const switchNames = [
  "sign-ins",
  "registrations",
  "deposits",
  "withdrawals",
  "games",
  "comp",
] as const;
export type SwitchName = (typeof switchNames)[number];
const switchState = z.object({
  name: z.enum(switchNames),
  isOn: z.boolean(),
  changedAt: z.nullable(z.string()),
  changedBy: z.nullable(z.string()),
});
export type SwitchState = z.infer<typeof switchState>;

export const legalKinds = ["terms", "privacy"] as const;
export type LegalKind = (typeof legalKinds)[number];
/** One text of a site in one language; a call may hold 64 KiB in all. */
const legalText = {
  siteId: shortRowId,
  kind: z.enum(legalKinds),
  locale: z.enum(localeCodes as [Locale]),
};
export const longestLegalText = 18_000;

const version = z.int().check(z.minimum(1));
const nothing = z.object({});

export const settingOfficeCalls = {
  "get-sites": read({
    summary: "Every site with its rules and its sign-up codes.",
    access: "settings.read",
    fields: {},
    output: z.object({ sites: z.array(site) }),
    refusals: [],
  }),
  "add-site": act({
    summary: "Add a host with its own rules.",
    access: "settings.change",
    fields: { host: z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/)), ...siteFields, ...languages },
    output: z.object({ id: z.int() }),
    refusals: ["already", "default_locale"],
  }),
  "change-site": act({
    summary: "Change the rules of a site; they hold for members from then on.",
    access: "settings.change",
    fields: { id: shortRowId, version, ...siteFields, ...languages },
    output: nothing,
    /**
     * `texts_missing`: the published terms lack an added language; `governing_locale`: the
     * language that governs them would go.
     */
    refusals: ["not_found", "stale", "default_locale", "texts_missing", "governing_locale"],
  }),
  "add-sign-up-code": act({
    summary: "Add a sign-up code to a site.",
    access: "settings.change",
    fields: { siteId: shortRowId, code: signUpCode },
    output: nothing,
    refusals: ["not_found", "already"],
  }),
  "switch-sign-up-code": act({
    summary: "Refuse a sign-up code from now on, or accept it again.",
    access: "settings.change",
    fields: { code: z.string().check(z.maxLength(100)), isActive: z.boolean() },
    output: nothing,
    refusals: ["not_found", "already"],
  }),
  "get-site-text": read({
    summary: "A site's own terms or privacy notice in one language, as staff edit it.",
    access: "settings.read",
    fields: legalText,
    output: z.object({
      /** Null while none is written. */
      contents: z.nullable(z.string()),
      version: z.int(),
    }),
    refusals: ["not_found"],
  }),
  "change-site-text": act({
    summary:
      "Write a site's own terms or privacy notice for the next version; an empty text removes it.",
    access: "settings.change",
    fields: {
      ...legalText,
      version,
      contents: z.string().check(z.trim(), z.maxLength(longestLegalText)),
    },
    output: nothing,
    refusals: ["not_found", "stale", "already"],
  }),
  "get-receiving-accounts": read({
    summary: "The bank accounts for deposits, in the order in which members see them.",
    access: "settings.read",
    fields: {},
    output: z.object({ accounts: z.array(receivingAccount) }),
    refusals: [],
  }),
  "add-receiving-account": act({
    summary: "Add a bank account; it takes no deposits until it is switched on.",
    access: "settings.change",
    fields: accountFields,
    output: z.object({ id: z.int() }),
    refusals: [],
  }),
  "change-receiving-account": act({
    summary: "Correct a bank account; a second operator checks it while it takes deposits.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { id: shortRowId, version, ...accountFields },
    output: nothing,
    refusals: ["not_found", "stale", "waiting"],
  }),
  "move-receiving-account": act({
    summary: "Move a bank account up or down in the order.",
    access: "settings.change",
    fields: { id: shortRowId, direction: z.enum(["earlier", "later"]) },
    output: nothing,
    refusals: ["not_found", "already"],
  }),
  "switch-receiving-account": act({
    summary: "Switch a bank account on for deposits, which a second operator checks, or off.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { id: shortRowId, version, isUsed: z.boolean() },
    output: nothing,
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
  "get-money-limits": read({
    summary: "The limits of deposits, withdrawals and comp, whole won.",
    access: "settings.read",
    fields: {},
    output: z.object({ limits: money }),
    refusals: [],
  }),
  "change-money-limits": act({
    summary: "Change limits; a second operator checks those that let more money through.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { version, ...moneyLimitFields },
    output: nothing,
    refusals: ["stale", "balance", "already", "waiting"],
  }),
  "get-comp-rates": read({
    summary:
      "Comp rates with the stakes of the last thirty days that they would have applied to, their version and its changes.",
    access: "settings.read",
    fields: {},
    output: z.object({
      categories: z.array(compCategory),
      /** 1, and one more with each change; every line of earned comp names it. */
      version: z.int(),
      /** The newest fifty, newest first. */
      changes: z.array(compRateChange),
    }),
    refusals: [],
  }),
  "change-comp-rates": act({
    summary: "Change a category's comp rates; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { category: z.enum(gameCategories), rates, from: rates },
    output: nothing,
    refusals: ["stale", "already", "waiting"],
  }),
  "get-switches": read({
    summary: "What is switched off, by whom and since when.",
    access: "settings.read",
    fields: {},
    output: z.object({ switches: z.array(switchState) }),
    refusals: [],
  }),
  "change-switch": act({
    summary: "Switch something off at once, or on again, which a second operator checks.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { name: z.enum(switchNames), isOn: z.boolean() },
    output: nothing,
    refusals: ["already", "waiting"],
  }),
};
