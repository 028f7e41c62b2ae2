import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { days, empty, gameOfFilter, ledgerAmount, page } from "#contract/fields.ts";
import { otherNames } from "#contract/game-names.ts";
import { jackpotTier, publishedJackpots } from "#contract/jackpots.ts";
import { roundStates, unfinishedRounds } from "#contract/round-states.ts";

/** A casino, slot or sport entry. `used` is `y` when it can be opened. */
const providerEntry = z.object({
  code: z.string(),
  gameCompany: z.string(),
  used: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
  /** The badge on the tile: live tables, or new in the last 30 days. */
  tag: z.nullable(z.enum(["live", "new"])),
  /** How many games of this provider can be opened. */
  gameCount: z.int(),
});
export type ProviderEntry = z.infer<typeof providerEntry>;

/** A slot game. */
const slotGame = z.object({
  code: z.string(),
  gameCompany: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
  tag: z.nullable(z.enum(["new"])),
});
export type SlotGame = z.infer<typeof slotGame>;

export const gameCategories = ["casino", "slot", "sport"] as const;
export type GameCategory = (typeof gameCategories)[number];

/** A favourite or recent game: a provider's lobby (`kind: provider`) or one game. */
export const shelfEntry = z.object({
  kind: z.enum(["provider", "game"]),
  category: z.enum(gameCategories),
  code: z.string(),
  gameCompany: z.string(),
  used: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
});
export type ShelfEntry = z.infer<typeof shelfEntry>;

/** The product's round id: account-number. */
const roundId = z.string().check(z.regex(/^\d{1,18}-\d{1,18}$/));

/** One round of the member: stake and payout in whole won. */
const gameRound = z.object({
  id: roundId,
  date: z.string(),
  /** The same instant in ISO 8601. */
  at: z.string(),
  category: z.enum(gameCategories),
  gameCompany: z.string(),
  companyKo: z.string(),
  companyEn: z.string(),
  companyOtherNames: otherNames,
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  stake: z.int(),
  win: z.int(),
  /** The part of the win that a jackpot pool paid, and its highest tier. */
  jackpot: z.nullable(z.object({ tier: jackpotTier, amount: z.int() })),
  status: z.enum(roundStates),
  /** Whether the member cashed out the bet before its result. */
  isCashedOut: z.boolean(),
  /** Whether `open-replay` can ask its provider for a page that shows it. */
  hasReplay: z.boolean(),
});
export type GameRound = z.infer<typeof gameRound>;

/** Sums of rounds, each truncated to whole won. */
const roundTotals = z.object({
  staked: z.int(),
  returned: z.int(),
  /** What open rounds took less what they paid so far. */
  running: z.int(),
  /** The result of the other rounds: what they returned less what was staked on them. */
  net: z.int(),
});
export type RoundTotals = z.infer<typeof roundTotals>;

const playedGame = z.object({
  gameCompany: z.string(),
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  companyKo: z.string(),
  companyEn: z.string(),
  companyOtherNames: otherNames,
});
export type PlayedGame = z.infer<typeof playedGame>;

export const company = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));
/** A provider's own code of a game, exactly as the provider writes it. */
export const code = z.string().check(z.regex(/^[!-~]{1,128}$/));

/** The member's balances after a transfer, in whole won. */
const movedMoney = z.object({ balance: z.int(), gameMoney: z.int() });

/** The member's own limits of stakes, to which money for a provider that keeps it counts. */
const ownLimits = [
  "loss_limit",
  "stake_limit",
  "single_limit",
  "check",
  "pause",
  "time_used",
  "no_play_hours",
] as const;

export const gameCalls = {
  "get-casino-setting": call({
    summary: "Casino providers in the operator's order.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({ casiono: z.array(providerEntry) }),
    refusals: [],
  }),
  "get-slot-setting": call({
    summary: "Slot providers in the operator's order.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({ slot: z.array(providerEntry) }),
    refusals: [],
  }),
  "get-sport-setting": call({
    summary: "Sport providers in the operator's order.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({ sport: z.array(providerEntry) }),
    refusals: [],
  }),
  "get-slot-by-company": call({
    summary: "The games of one slot provider.",
    access: "visitor",
    isMutation: false,
    input: z.strictObject({ company }),
    output: z.object({ games: z.array(slotGame) }),
    refusals: ["not_found"],
  }),
  "open-practice": call({
    summary: "Open a game without money; the address is single-use and short-lived.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ code, company }),
    output: z.object({ gameUrl: z.string() }),
    refusals: [
      "time",
      "fix_server",
      "limit",
      "closed",
      "not_found",
      "country",
      "network",
      "break",
      "barred",
      "no_play",
      "identity",
      "check",
      "pause",
      "time_used",
      "no_play_hours",
    ],
  }),
  "open-game": call({
    summary: "Launch a game; the address is single-use and short-lived.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ code, company, timeStemp: z.int() }),
    output: z.object({
      gameUrl: z.string(),
      unfinished: z.optional(unfinishedRounds),
      /** How many slots of the member ended, where one can be open at a time; absent for none. */
      endedSlots: z.optional(z.int()),
    }),
    refusals: [
      "time",
      "fix_server",
      "limit",
      "closed",
      "not_found",
      "country",
      "network",
      "break",
      "barred",
      "no_play",
      "identity",
      "funds",
      "help_lines",
      "terms",
      "tools",
      ...ownLimits,
    ],
  }),
  "open-replay": call({
    summary: "The provider's page that shows an own finished round; the address is for the member.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ round: roundId }),
    output: z.object({ gameUrl: z.string() }),
    refusals: ["time", "fix_server", "not_found"],
  }),
  "get-jackpots": call({
    summary:
      "Each jackpot pool's balance in the ledger, its start amount and its share of a stake, and the tiers that cannot be won now.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: publishedJackpots,
    refusals: [],
  }),
  "get-game-shelf": call({
    summary:
      "The member's favourites and the last ten games they opened, newest first; of games none while staff have an open case of the member.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({
      favourites: z.array(z.object({ gameCompany: z.string(), code: z.string() })),
      recent: z.array(z.extend(shelfEntry, { openedAt: z.string() })),
    }),
    refusals: [],
  }),
  "set-favourite": call({
    summary: "Mark or unmark a provider (its own code) or one of its games as a favourite.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ company, code, favourite: z.boolean() }),
    output: z.object({}),
    refusals: ["not_found", "limit"],
  }),
  "transfer-in": call({
    summary: "Move cash to a provider that keeps money; all of it when no amount is given.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ company, balance: z.optional(ledgerAmount) }),
    output: movedMoney,
    refusals: [
      "balance",
      "wait",
      "fix_server",
      "limit",
      "closed",
      "not_found",
      "help_lines",
      "tools",
      ...ownLimits,
    ],
  }),
  "transfer-out": call({
    summary: "Bring back the money at one provider that keeps money, or at all of them.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ company: z.optional(company) }),
    output: movedMoney,
    refusals: ["wait", "fix_server", "not_found"],
  }),
  "get-slot-bets-list": call({
    summary: "The member's rounds of every category, newest first, twenty a page, and totals.",
    access: "member",
    isMutation: false,
    input: z.strictObject({
      page,
      ...days,
      game: gameOfFilter,
      state: z.optional(z.enum(["open", "closed"])),
    }),
    output: z.object({ list: z.array(gameRound), maxCount: z.int(), totals: roundTotals }),
    refusals: [],
  }),
  "get-played-games": call({
    summary: "The games of the member's newest rounds, by name, for the filters of lists.",
    access: "member",
    isMutation: false,
    input: empty,
    output: z.object({ games: z.array(playedGame) }),
    refusals: [],
  }),
};
