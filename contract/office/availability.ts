import * as z from "zod/mini";
import { isCountry } from "#contract/countries.ts";
import { otherNames } from "#contract/game-names.ts";
import { buildVersion } from "#contract/office/builds.ts";
import { act, read } from "#contract/office/call.ts";
import { shortRowId } from "#contract/office/fields.ts";

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[!-~]{1,128}$/));
/** ISO 3166-1 alpha-2. */
const country = z.string().check(z.refine(isCountry, "no country of ISO 3166-1"));
const moment = z.iso.datetime({ offset: true });

export const countryRules = ["only", "except"] as const;

const availability = z
  .strictObject({
    /** The ids of the sites that offer it; null: every site. */
    sites: z.nullable(z.array(shortRowId).check(z.minLength(1), z.maxLength(100))),
    /** Offered only in these countries, or in all except them; null: in every country of a site. */
    countries: z.nullable(
      z.strictObject({
        rule: z.enum(countryRules),
        codes: z.array(country).check(z.minLength(1), z.maxLength(250)),
      }),
    ),
    /** Offered from this moment on; null: without a beginning. */
    from: z.nullable(moment),
    /** Offered until before this moment; null: without an end. */
    until: z.nullable(moment),
  })
  .check(
    z.refine(
      ({ from, until }) =>
        from === null || until === null || new Date(from).getTime() < new Date(until).getTime(),
      "it ends before it begins",
    ),
  );
export type GameAvailability = z.infer<typeof availability>;

const limited = {
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  isUsed: z.boolean(),
  availability,
  /** Whether a member at the place and the moment of the preview may see and open it. */
  isOffered: z.boolean(),
};
const limitedGame = z.object(limited);
export type LimitedGame = z.infer<typeof limitedGame>;

export const availabilityOfficeCalls = {
  "get-game-availability": read({
    summary:
      "Where and when a studio, its builds and its games are offered, and which of them a member may open at a site, in a country, at a moment.",
    access: "games.read",
    fields: {
      provider,
      /** The place of the preview: without a site the default one, without a country an unknown one. */
      siteId: z.optional(shortRowId),
      country: z.optional(country),
      at: z.optional(moment),
    },
    output: z.object({
      provider: limitedGame,
      /** The studio's builds, with their version as code and names. */
      builds: z.array(limitedGame),
      games: z.array(limitedGame),
      sites: z.array(z.object({ siteId: z.int(), host: z.string(), name: z.string() })),
      /** Whether the installation knows the country of an address. */
      knowsCountries: z.boolean(),
    }),
    refusals: ["not_found"],
  }),
  "set-game-availability": act({
    summary:
      "Set where and when a studio, one of its builds, or one of its games, is offered. To offer it in fewer places or for a shorter time works at once; everything else takes a second operator.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: {
      provider,
      /** Null for the whole studio, or for one of its builds. */
      game: z.nullable(gameCode),
      /** All games of the studio that are pinned to this build; absent for a studio or a game. */
      build: z.optional(buildVersion),
      /** What the operator saw before the change. */
      expected: availability,
      availability,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "waiting"],
  }),
};
