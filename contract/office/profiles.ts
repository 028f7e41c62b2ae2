import * as z from "zod/mini";
import { day, writtenText } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";
import {
  profileRuleNames,
  ruleValue,
  type ProfileRuleName,
} from "#contract/office/profile-rules.ts";

const rule = z.enum(profileRuleNames as [ProfileRuleName]);
const profileId = z.string().check(z.regex(/^[a-z0-9-]{2,32}$/));
const version = z.int().check(z.minimum(1));
const source = writtenText(200);

const profile = z.object({
  /** Null for the built-in rules, the strictest that were found. */
  id: z.nullable(z.string()),
  name: z.string(),
  version: z.int(),
  /** The hosts that name it. */
  sites: z.array(z.string()),
  rules: z.array(z.object({ rule, value: ruleValue, source: z.string(), readOn: z.string() })),
});
export type OfficeProfile = z.infer<typeof profile>;
const nothing = z.object({});

export const profileOfficeCalls = {
  "get-profiles": read({
    summary: "Every jurisdiction with its rules, their sources, and the sites that name it.",
    access: "settings.read",
    fields: {},
    output: z.object({ profiles: z.array(profile) }),
    refusals: [],
  }),
  "add-profile": act({
    summary: "Add a jurisdiction; without rows the built-in, strictest rules hold.",
    access: "settings.change",
    fields: { id: profileId, name: writtenText(60) },
    output: nothing,
    refusals: ["already"],
  }),
  "change-profile-rule": act({
    summary:
      "Change a rule of a jurisdiction with its source, or remove it; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { id: profileId, version, rule, value: z.nullable(ruleValue), source, readOn: day },
    output: nothing,
    /** `balance`: the rule cannot have this value. */
    refusals: ["not_found", "stale", "balance", "already", "waiting"],
  }),
  "name-site-profile": act({
    summary: "Let a site follow the rules of a jurisdiction; a second operator checks it.",
    access: "settings.change",
    checkedBy: "settings.check",
    fields: { siteId: shortRowId, version, profile: z.nullable(profileId) },
    output: nothing,
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
};
