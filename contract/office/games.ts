import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { gameName, otherNames, writtenNames } from "#contract/game-names.ts";
import { gameCategories } from "#contract/games.ts";
import { buildBlocks } from "#contract/office/builds.ts";
import { ruleVersion } from "#contract/office/rule-versions.ts";
import { act, read } from "#contract/office/call.ts";
import { largestPictureBodyBytes, picture } from "#contract/office/pictures.ts";
import { code, roundFilter, roundRanges } from "#contract/office/round-filter.ts";
import { releaseRefusals } from "#contract/office/release-refusals.ts";
import { memberByLoginId, memberInAnswer } from "#contract/office/shown-member.ts";
import { roundStates } from "#contract/round-states.ts";

/** The newest call or launch, and whether it ended in a fault. */
const lastCall = z.object({ at: z.string(), outcome: z.string(), isFault: z.boolean() });

/** Whether the newest health check, a few seconds ago, was answered. */
const isAnswering = z.boolean();

const provider = z.object({
  code: z.string(),
  category: z.enum(gameCategories),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
  connection: z.string(),
  isUsed: z.boolean(),
  /** Null without a connection in this installation: then it is neither checked nor played. */
  isAnswering: z.nullable(isAnswering),
  tag: z.nullable(z.enum(["live", "new"])),
  gameCount: z.int(),
  /** Members who played in the last five minutes. */
  playing: z.int(),
  /** Open rounds among the newest 20,000 of all members. */
  openRounds: z.int(),
  lastCall: z.nullable(lastCall),
  lastLaunch: z.nullable(lastCall),
});
export type OfficeProvider = z.infer<typeof provider>;

const game = z.object({
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
  imgUrl: z.string(),
  isUsed: z.boolean(),
  /** Set by staff; null means that the day on which it was added decides. */
  isNew: z.nullable(z.boolean()),
  looksNew: z.boolean(),
  /** The return to player in basis points; null where none is declared. */
  returnBasisPoints: z.nullable(z.int()),
  /** From 1 (low) to 5 (high); null where none is declared. */
  volatility: z.nullable(z.int()),
  /** Why its build takes no new stake; null when it does, also while none is pinned. */
  block: z.nullable(z.enum(buildBlocks)),
  /** The figures that the provider's feed declares; the office enters the others by hand. */
  inFeed: z.object({ returnBasisPoints: z.boolean(), volatility: z.boolean() }),
});
export type OfficeGame = z.infer<typeof game>;

export const round = z.object({
  /** The product's round id, which members see too: account-number. */
  id: z.string(),
  ref: z.string(),
  memberId: z.int(),
  loginId: z.string(),
  provider: z.string(),
  providerKo: z.string(),
  providerEn: z.string(),
  gameKo: z.string(),
  gameEn: z.string(),
  /** Whole won. */
  stake: z.int(),
  payout: z.int(),
  state: z.enum(roundStates),
  openedAt: z.string(),
  changedAt: z.string(),
});
export type OfficeRound = z.infer<typeof round>;

const roundEntry = z.object({
  id: z.string(),
  at: z.string(),
  movement: z.string(),
  delta: z.int(),
  balance: z.int(),
  key: z.string(),
});

const roundCall = z.object({
  id: z.string(),
  at: z.string(),
  endpoint: z.string(),
  isSigned: z.boolean(),
  http: z.int(),
  outcome: z.string(),
  durationMs: z.number(),
  body: z.nullable(z.string()),
});

const roundDetail = z.extend(round, {
  /** The launch in which it began, and the session that opened it; null where the provider named none. */
  launch: z.nullable(
    z.object({ id: z.uuid(), openedAt: z.string(), session: z.nullable(z.uuid()) }),
  ),
  /** The game's rules when the round began; null for a round older than their record. */
  rules: z.nullable(ruleVersion),
  entries: z.array(roundEntry),
  /** False for a round older than the record of its entries. */
  hasEntries: z.boolean(),
  /** The call that opened its launch is the first. */
  calls: z.array(roundCall),
  /** Days for which calls are kept. */
  callsKeptDays: z.int(),
  /** Whether the stake can be given back, which is possible until something was paid out. */
  mayRefund: z.boolean(),
  proposal: z.nullable(
    z.object({ id: z.int(), maker: z.string(), resolution: z.string(), reason: z.string() }),
  ),
  acts: z.array(
    z.object({ at: z.string(), operator: z.string(), call: z.string(), reason: z.string() }),
  ),
});
export type OfficeRoundDetail = z.infer<typeof roundDetail>;

/** The last row of the page before; the list continues after it. */
const after = z.optional(z.string().check(z.maxLength(100)));
const roundPage = z.object({ rounds: z.array(round), next: z.nullable(z.string()) });
export const roundId = z.string().check(z.regex(/^\d{1,19}-\d{1,19}$/));

export const gameOfficeCalls = {
  "get-game-providers": read({
    summary: "Every provider in the lobby's order, with its present state.",
    access: "games.read",
    fields: {},
    output: z.object({ providers: z.array(provider) }),
    refusals: [],
  }),
  "get-provider-games": read({
    summary: "One provider and all its games, used or not, in order.",
    access: "games.read",
    fields: { provider: code },
    output: z.object({ provider, games: z.array(game) }),
    refusals: ["not_found"],
  }),
  "set-provider-used": act({
    summary:
      "Switch a provider off, so that it takes no new stakes and still pays wins, or on again, which a second operator checks.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: { provider: code, isUsed: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already", ...releaseRefusals, "waiting"],
  }),
  "order-providers": act({
    summary: "Put the providers of a category in this order; all of them must be named.",
    access: "games.change",
    fields: { category: z.enum(gameCategories), order: z.array(code).check(z.maxLength(1_000)) },
    output: z.object({}),
    refusals: ["stale"],
  }),
  "change-provider": act({
    summary: "Change a provider's names and badge.",
    access: "games.change",
    fields: {
      provider: code,
      nameKo: gameName,
      nameEn: gameName,
      /** A call without this field keeps the stored names. */
      otherNames: z.optional(writtenNames),
      tag: z.nullable(z.enum(["live", "new"])),
    },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "set-game-used": act({
    summary:
      "Switch a game off, so that it takes no new stakes and still pays wins, or on again, which a second operator checks.",
    access: "games.change",
    checkedBy: "settings.check",
    fields: { provider: code, game: code, isUsed: z.boolean() },
    output: z.object({}),
    refusals: ["not_found", "already", ...releaseRefusals, "waiting"],
  }),
  "order-games": act({
    summary: "Put a provider's games in this order; all of them must be named.",
    access: "games.change",
    fields: { provider: code, order: z.array(code).check(z.maxLength(5_000)) },
    output: z.object({}),
    refusals: ["not_found", "stale"],
  }),
  "change-game": act({
    summary: "Change a game's names and whether it is marked as new.",
    access: "games.change",
    fields: {
      provider: code,
      game: code,
      nameKo: gameName,
      nameEn: gameName,
      /** A call without this field keeps the stored names. */
      otherNames: z.optional(writtenNames),
      isNew: z.nullable(z.boolean()),
    },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "upload-game-art": act({
    summary: "Give a provider, or one of its games, a new picture: PNG, JPEG or WebP.",
    access: "games.change",
    fields: { provider: code, game: z.nullable(code), picture },
    output: z.object({ imgUrl: z.string() }),
    refusals: ["not_found", "limit"],
    largestBodyBytes: largestPictureBodyBytes,
  }),
  "find-rounds": read({
    summary:
      "Rounds of this moment, newest first or in another order: by the product's or the provider's round id, launch, member, time, state, provider, game, category, stake and payout.",
    access: "games.read",
    shows: memberByLoginId("games"),
    fields: { ...roundFilter, after },
    ranges: roundRanges,
    output: roundPage,
    /** `limit`: the period, or the member in it, has more than 500,000 rounds to be read. */
    refusals: ["limit"],
  }),
  "export-rounds": act({
    summary: "The rounds that match as a file, at most 100,000, in the order of the list.",
    access: "lists.export",
    fields: roundFilter,
    ranges: roundRanges,
    file: "rounds.csv",
    output: fileLines,
    refusals: ["limit"],
  }),
  "get-round": read({
    summary: "One round with its launch, its entries in the ledger and every call about it.",
    access: "games.read",
    shows: memberInAnswer("games", "round", "memberId"),
    fields: { id: roundId },
    output: z.object({ round: roundDetail }),
    refusals: ["not_found"],
  }),
  "get-stuck-rounds": read({
    summary: "Rounds that have been open for too long, oldest first.",
    access: "games.read",
    fields: { after },
    output: z.extend(roundPage, { stuckAfterMinutes: z.int() }),
    refusals: [],
  }),
  "set-stuck-after": act({
    summary: "Set after how many minutes an open round counts as stuck.",
    access: "settings.change",
    fields: { minutes: z.int().check(z.minimum(5), z.maximum(10_080)) },
    output: z.object({}),
    refusals: [],
  }),
  "resolve-round": act({
    summary: "Close an open round as it is, or give its stake back; needs a second operator.",
    access: "wallet.adjust",
    checkedBy: "wallet.check",
    fields: { id: roundId, resolution: z.enum(["close", "refund"]) },
    output: z.object({}),
    refusals: ["not_found", "already", "waiting", "balance", "closed"],
  }),
};
