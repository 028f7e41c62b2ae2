import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { gameName, writtenNames } from "#contract/game-names.ts";
import { gameCategories } from "#contract/games.ts";
import { act, read } from "#contract/office/call.ts";
import { largestPictureBodyBytes, picture } from "#contract/office/pictures.ts";
import { releaseRefusals } from "#contract/office/release-refusals.ts";

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[!-~]{1,128}$/));

/** In basis points; null when it is not declared. */
const returnBasisPoints = z.nullable(z.int().check(z.minimum(1), z.maximum(20_000)));
/** From 1 (low) to 5 (high); null when it is not declared. */
const volatility = z.nullable(z.int().check(z.minimum(1), z.maximum(5)));

/** The most games of one import, and of one list of differences. */
export const mostImported = 200;

/** What is known of a game: in the provider's feed, or in our catalogue. */
const facts = z.strictObject({
  name: z.string(),
  /** The declared return to player in basis points; null when it is not declared. */
  returnBasisPoints: z.nullable(z.int()),
  /** From 1 (low) to 5 (high); null when it is not declared. */
  volatility: z.nullable(z.int()),
  /** The build: in our catalogue the pinned one; null when it is not known. */
  version: z.nullable(z.string()),
});
export type FeedFacts = z.infer<typeof facts>;

/** A game of an import. `theirs` is what the operator saw in the feed; null when it has left it. */
const importedGame = z.strictObject({ code: gameCode, theirs: z.nullable(facts) });
export type ImportedGame = z.infer<typeof importedGame>;

/** An import of 200 games with long names stays below this. */
const largestImportBytes = 256 * 1024;

export const differenceKinds = ["new", "changed", "gone"] as const;

export const difference = z.object({
  code: z.string(),
  kind: z.enum(differenceKinds),
  /** As the catalogue has it; null for a new game. */
  ours: z.nullable(facts),
  /** As the feed has it; null for one that is gone. */
  theirs: z.nullable(facts),
});
export type CatalogueDifference = z.infer<typeof difference>;

export const catalogueOfficeCalls = {
  "add-game-provider": act({
    summary:
      "Add a studio, switched off, with its picture; a casino or sport studio gets its lobby as its first game.",
    access: "games.change",
    fields: {
      provider,
      category: z.enum(gameCategories),
      nameKo: writtenText(60),
      nameEn: writtenText(60),
      connection: z.string().check(z.regex(/^[a-z0-9-]{1,32}$/)),
      picture,
    },
    output: z.object({}),
    refusals: ["already", "not_found", "limit"],
    largestBodyBytes: largestPictureBodyBytes,
  }),
  "add-game": act({
    summary:
      "Add a game to a studio by hand, switched off and last in order; releasing it takes a second operator and a certificate.",
    access: "games.change",
    fields: {
      provider,
      /** The provider's own code, exactly as the provider writes it. */
      game: gameCode,
      nameKo: gameName,
      nameEn: gameName,
      otherNames: z.optional(writtenNames),
      returnBasisPoints,
      volatility,
      /** Null uses the studio's picture. */
      picture: z.nullable(picture),
    },
    output: z.object({}),
    refusals: ["already", "not_found", "limit"],
    largestBodyBytes: largestPictureBodyBytes,
  }),
  "set-game-figures": act({
    summary:
      "Enter a game's return to player and volatility by hand, where the provider's feed declares none; a second operator checks it.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: {
      provider,
      game: gameCode,
      /** What the operator saw before the change. */
      expected: z.strictObject({ returnBasisPoints, volatility }),
      returnBasisPoints,
      volatility,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already", "declared", "waiting"],
  }),
  "get-catalogue-differences": read({
    summary: "What the provider's feed and a studio's catalogue have different, by name.",
    access: "games.read",
    fields: {
      provider,
      kind: z.enum(differenceKinds),
      /** A part of a game's name or code. */
      text: z.optional(z.string().check(z.maxLength(60))),
    },
    output: z.object({
      /** When the feed was last read; null when its protocol has none, or it was not read yet. */
      readAt: z.nullable(z.string()),
      counts: z.object({ new: z.int(), changed: z.int(), gone: z.int() }),
      differences: z.array(difference),
    }),
    refusals: ["not_found"],
  }),
  "import-games": act({
    summary:
      "Take games as the provider's feed has them: new ones are added and released, changed ones follow it, both are pinned to its build, and those that are gone are switched off; a second operator checks it.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: {
      provider,
      kind: z.enum(differenceKinds),
      games: z.array(importedGame).check(z.minLength(1), z.maxLength(mostImported)),
    },
    output: z.object({}),
    refusals: ["not_found", "stale", ...releaseRefusals, "waiting"],
    largestBodyBytes: largestImportBytes,
  }),
};
