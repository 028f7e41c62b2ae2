import * as z from "zod/mini";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { empty, shapeOf } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";
import {
  gameCodeRule,
  gameFileFault,
  gameFileFields,
  gameFilePreview,
  LARGEST_GAME_FILE_BODY_BYTES,
} from "#contract/office/game-files.ts";
import { longestRules } from "#contract/office/sheets.ts";
import type { TextRule } from "#contract/text-rules.ts";

export const neededSheetColumns = ["game", "minStake", "maxStake"] as const;
/** The columns of rules, of which a file may have any. */
export const ruleColumns = {
  ko: "rulesKo",
  en: "rulesEn",
  vn: "rulesVn",
  jp: "rulesJp",
  th: "rulesTh",
  cn: "rulesCn",
} as const satisfies Record<Locale, string>;
export type SheetColumn =
  | (typeof neededSheetColumns)[number]
  | (typeof ruleColumns)[keyof typeof ruleColumns];

/** In whole won; empty where the stakes that are written are kept. */
const stake: TextRule = { patterns: [/^([1-9][0-9]{0,9})?$/] };
const rules: TextRule = { most: longestRules, patterns: [/^[\t\n\P{Cc}]*$/u] };

/** The rule of each column's cells, the same as of the fields of `set-game-info-sheet`. */
export const sheetRules = {
  game: gameCodeRule,
  minStake: stake,
  maxStake: stake,
  ...(Object.fromEntries(localeCodes.map((locale) => [ruleColumns[locale], rules])) as Record<
    (typeof ruleColumns)[Locale],
    TextRule
  >),
} satisfies Readonly<Record<SheetColumn, TextRule>>;

/**
 * `stakes`: one of the two is missing, or the minimum is above the maximum. `language`: a column of
 * rules in a language that the site does not have.
 */
const fault = gameFileFault(["stakes", "language"]);
export type SheetFault = z.infer<typeof fault>;

export const sheetFileCalls = {
  "preview-info-sheet-file": {
    ...read({
      summary: "Read a file of info sheets of a studio's games without storing it.",
      access: "games.change",
      fields: gameFileFields,
      output: z.object({
        ...gameFilePreview(fault),
        /** Games whose info sheet the file changes. */
        changed: z.int(),
        /** Games of the file that the catalogue does not have yet; their sheets are kept for them. */
        awaited: z.int(),
        /** Games whose stakes in the file are left out, because the provider's feed tells them. */
        told: z.int(),
      }),
      refusals: ["not_found"],
    }),
    largestBodyBytes: LARGEST_GAME_FILE_BODY_BYTES,
  },
  "import-info-sheet-file": {
    ...act({
      summary:
        "Write the rules and stakes of a studio's games from a file, a game in each line, up to 20,000. An empty cell keeps what is written, and stakes that the provider's feed tells stay. The sheet of a game that is not in the catalogue yet is kept for it. A file with a fault writes none.",
      access: "games.change",
      fields: gameFileFields,
      output: z.object({ changed: z.int() }),
      refusals: ["not_found", "file", "already"],
    }),
    largestBodyBytes: LARGEST_GAME_FILE_BODY_BYTES,
  },
  "get-awaited-sheets": read({
    summary:
      "The info sheets that wait for games of a studio which the catalogue does not have yet.",
    access: "games.read",
    fields: { provider: gameFileFields.provider },
    output: z.object({
      count: z.int(),
      /** The oldest 100; `since` is null for one from before it was recorded. */
      sheets: z.array(z.object({ code: z.string(), since: z.nullable(z.string()) })),
    }),
    refusals: ["not_found"],
  }),
  "drop-awaited-sheets": act({
    summary: "Delete info sheets that wait for games, such as one with a misspelt code.",
    access: "games.change",
    fields: {
      provider: gameFileFields.provider,
      games: z.array(shapeOf(gameCodeRule)).check(z.minLength(1), z.maxLength(100)),
    },
    output: empty,
    refusals: ["not_found", "stale"],
  }),
};
