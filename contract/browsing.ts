import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { page } from "#contract/fields.ts";
import { localeCodes } from "#contract/locales.ts";
import { otherNames } from "#contract/game-names.ts";
import { code, company, gameCategories, shelfEntry } from "#contract/games.ts";

/** What a game is: its table, how its reels pay, its own rules, or its sport. */
export const gameKinds = [
  "baccarat",
  "roulette",
  "blackjack",
  "dragon_tiger",
  "sic_bo",
  "lines",
  "ways",
  "cascades",
  "classic",
  "heights",
  "hold",
  "mines",
  "football",
  "basketball",
  "baseball",
  "tennis",
  "esports",
] as const;
export type GameKind = (typeof gameKinds)[number];

const gameOrders = ["house", "new", "popular", "name"] as const;

/** A game among all games, with what its provider declares about it. */
const listedGame = z.object({
  category: z.enum(gameCategories),
  code: z.string(),
  gameCompany: z.string(),
  companyKo: z.string(),
  companyEn: z.string(),
  companyOtherNames: otherNames,
  used: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
  tag: z.nullable(z.enum(["live", "new"])),
  kinds: z.array(z.enum(gameKinds)),
  /** The return to player in basis points; null where none is declared. */
  returnBasisPoints: z.nullable(z.int()),
  /** From 1, calm, to 5, wild; null where none is declared. */
  volatility: z.nullable(z.int()),
  /** Whether its stakes feed the jackpots, and it can win them. */
  jackpot: z.boolean(),
  /** Whether it opens without money. */
  practice: z.boolean(),
});
export type ListedGame = z.infer<typeof listedGame>;

const searchText = z.string().check(z.minLength(1), z.maxLength(40));

export const browsingCalls = {
  "get-games": call({
    summary: "All games that can be opened, filtered, searched and ordered, 48 a page.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({
      category: z.optional(z.enum(gameCategories)),
      company: z.optional(company),
      kind: z.optional(z.enum(gameKinds)),
      jackpot: z.optional(z.boolean()),
      practice: z.optional(z.boolean()),
      text: z.optional(searchText),
      /** `popular` lists the games that had settled rounds in the last seven days. */
      order: z.optional(z.enum(gameOrders)),
      page,
    }),
    output: z.object({
      games: z.array(listedGame),
      maxCount: z.int(),
      pageSize: z.int(),
      /** The providers and kinds of the category, for filters. */
      companies: z.array(
        z.object({ code: z.string(), nameKo: z.string(), nameEn: z.string(), otherNames }),
      ),
      kinds: z.array(z.enum(gameKinds)),
      hasPractice: z.boolean(),
      /** Whether any of them had settled rounds in the last seven days. */
      hasRounds: z.boolean(),
    }),
    refusals: [],
  }),
  "get-game-sheet": call({
    summary:
      "What a game is before it is opened: kind, return, build, volatility, stakes, jackpots and rules.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ company, code }),
    output: z.object({
      game: listedGame,
      /** The version that is pinned and played; null while none is pinned. */
      build: z.nullable(z.string()),
      /** The smallest and the largest stake of a round, in whole won; null when not known. */
      stakes: z.nullable(z.object({ least: z.int(), most: z.int() })),
      /** One in a line, in the page's language where there are any, otherwise in `locale`. */
      rules: z.nullable(
        z.object({
          locale: z.enum(localeCodes),
          text: z.string(),
          /** In which languages the game has rules. */
          languages: z.array(z.enum(localeCodes)),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  "get-game-return": call({
    summary: "What a game with a declared return has returned, measured over its newest 90 days.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ company, code }),
    output: z.object({
      /** Null with too few rounds for a band, and without a declared return. */
      measured: z.nullable(
        z.object({
          /** The first and the last day of the rounds (UTC), year-month-day. */
          from: z.string(),
          until: z.string(),
          rounds: z.int(),
          /** What was returned of the stakes and the 95 % band around it, in basis points. */
          observed: z.int(),
          low: z.int(),
          high: z.int(),
        }),
      ),
    }),
    refusals: ["not_found"],
  }),
  "search-games": call({
    summary:
      "Providers and games by name, initial consonants, kind or studio; one typo is forgiven.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ text: searchText }),
    output: z.object({ found: z.array(shelfEntry) }),
    refusals: [],
  }),
};
