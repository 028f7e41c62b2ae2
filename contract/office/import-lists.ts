import * as z from "zod/mini";
import { act, read } from "#contract/office/call.ts";
import { difference, differenceKinds } from "#contract/office/catalogue.ts";
import { sha256 } from "#contract/office/certificates.ts";
import { releaseRefusals } from "#contract/office/release-refusals.ts";

/** How many games one list has at most. */
export const MOST_LISTED = 20_000;

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
/** A part of the games' names or codes. */
const text = z.optional(z.string().check(z.maxLength(60)));

export const importListOfficeCalls = {
  "find-import-list": read({
    summary:
      "Which games of a provider's feed one import can take now, by code, and how many are left out because a certificate, rules or stakes are missing.",
    access: "games.read",
    fields: { provider, kind: z.enum(differenceKinds), text },
    output: z.object({
      /** At most 20,000. */
      count: z.int(),
      /** SHA-256 of the list in hexadecimal; null for an empty one. */
      hash: z.nullable(z.string()),
      uncertified: z.int(),
      undescribed: z.int(),
    }),
    refusals: ["not_found"],
  }),
  "get-import-list": read({
    summary: "The games of a list that was proposed, by code, 200 a page.",
    access: "games.read",
    fields: {
      hash: sha256,
      /** The place of the last game of the page before. */
      after: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_LISTED))),
    },
    output: z.object({
      provider: z.string(),
      kind: z.enum(differenceKinds),
      count: z.int(),
      games: z.array(difference),
      next: z.nullable(z.int()),
    }),
    refusals: ["not_found"],
  }),
  "import-game-list": act({
    summary:
      "Take a whole list of games as the provider's feed has them, as import-games takes some; a second operator checks the list that the hash names.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: {
      provider,
      kind: z.enum(differenceKinds),
      text,
      /** The count and the hash that the operator saw. */
      count: z.int().check(z.minimum(1), z.maximum(MOST_LISTED)),
      hash: sha256,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", ...releaseRefusals, "waiting"],
  }),
};
