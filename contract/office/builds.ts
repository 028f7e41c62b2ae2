import * as z from "zod/mini";
import { writtenLine } from "#contract/fields.ts";
import { otherNames } from "#contract/game-names.ts";
import { act, read } from "#contract/office/call.ts";

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[!-~]{1,128}$/));
/** As the provider and the certificate name it. */
export const buildVersion = writtenLine(1, 80);
/** In basis points; null for a game whose bets have returns of their own. */
const returnBasisPoints = z.nullable(z.int().check(z.minimum(1), z.maximum(20_000)));

/** The version of a game that is played, and what it returns. */
const build = z.strictObject({ version: buildVersion, returnBasisPoints });
export type GameBuild = z.infer<typeof build>;

/** Why a game takes no new stake because of its build. */
export const buildBlocks = ["other", "off"] as const;

const builtGame = z.object({
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  isUsed: z.boolean(),
  /** Null while no build is pinned. */
  pinned: z.nullable(z.object({ version: z.string(), returnBasisPoints: z.nullable(z.int()) })),
  /** What the provider's feed tells; null without a feed. */
  told: z.nullable(
    z.object({ version: z.nullable(z.string()), returnBasisPoints: z.nullable(z.int()) }),
  ),
  /** `other`: the feed tells another build than the pinned one; `off`: its build is switched off. */
  block: z.nullable(z.enum(buildBlocks)),
});
export type BuiltGame = z.infer<typeof builtGame>;

const studioBuild = z.object({
  version: z.string(),
  /** How many games of the studio it is pinned to. */
  games: z.int(),
  isUsed: z.boolean(),
});
export type StudioBuild = z.infer<typeof studioBuild>;

export const buildOfficeCalls = {
  "get-game-builds": read({
    summary:
      "The pinned build of each game of a studio, what its provider tells, and the studio's builds.",
    access: "games.read",
    fields: { provider },
    output: z.object({ games: z.array(builtGame), builds: z.array(studioBuild) }),
    refusals: ["not_found"],
  }),
  "pin-game-build": act({
    summary:
      "Pin the build of a game: its version and its return. While the provider's feed tells another one, the game takes no new stake. A second operator checks it.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: {
      provider,
      game: gameCode,
      /** What the operator saw before the change; null while no build was pinned. */
      expected: z.nullable(build),
      version: buildVersion,
      returnBasisPoints,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "certificate", "waiting"],
  }),
  "set-build-used": act({
    summary:
      "Switch a build off in all games of a studio, so that they take no new stake and still pay wins, or on again, which a second operator checks.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: { provider, version: buildVersion, isUsed: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already", "waiting"],
  }),
};
