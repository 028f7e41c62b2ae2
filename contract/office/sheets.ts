import * as z from "zod/mini";
import { writtenText, wonAmount } from "#contract/fields.ts";
import { localeCodes } from "#contract/locales.ts";
import { act, read } from "#contract/office/call.ts";

const provider = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
const gameCode = z.string().check(z.regex(/^[!-~]{1,128}$/));

/** The largest stake that staff can write, in whole won: ten digits, as in a cell of a file of sheets. */
const stake = wonAmount.check(z.maximum(9_999_999_999));
/** In whole won; null when they are not known. */
const stakes = z.nullable(
  z
    .strictObject({ least: stake, most: stake })
    .check(z.refine(({ least, most }) => least <= most, "the largest stake is the smaller one")),
);
/** The longest rules of one language, in characters. */
export const longestRules = 4_000;
/** One in a line; a language without any shows the English ones. */
const rules = z.partialRecord(z.enum(localeCodes), writtenText(longestRules));

const sheet = z.strictObject({ stakes, rules });
export type WrittenSheet = z.infer<typeof sheet>;

export const sheetOfficeCalls = {
  "get-game-info-sheet": read({
    summary: "The info sheet of a game: what staff wrote, and what the provider's feed tells.",
    access: "games.read",
    fields: { provider, game: gameCode },
    output: z.object({
      written: sheet,
      told: z.object({
        stakes: z.nullable(z.object({ least: z.int(), most: z.int() })),
        rules: z.partialRecord(z.enum(localeCodes), z.string()),
      }),
    }),
    refusals: ["not_found"],
  }),
  "set-game-info-sheet": act({
    summary:
      "Write the rules of a game by language, which are shown before those of the feed, and its stakes, which are shown where the feed tells none.",
    access: "games.change",
    fields: {
      provider,
      game: gameCode,
      /** What the operator saw before the change. */
      expected: sheet,
      sheet,
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "already"],
    largestBodyBytes: 262_144,
  }),
};
