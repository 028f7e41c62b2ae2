import * as z from "zod/mini";
import { rowId, writtenText } from "#contract/fields.ts";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import { act } from "#contract/office/call.ts";

/** The shares of a scheme in all, in basis points of a stake. */
export const SHARES_AT_MOST = 1_000;
/** What an act puts into a pool, and what a pool holds after it, in won. */
export const POOL_MONEY_AT_MOST = 10_000_000_000;
/** What a pool starts again with after a win, in won. */
export const POOL_START_AT_MOST = 1_000_000_000;

const tier = z.enum(jackpotTiers);
/** Source: the table's own type. */
const schemeId = rowId.check(z.maximum(32_767));
/** In basis points of each stake; 0 for a pool that gets nothing. */
const share = z.int().check(z.minimum(0), z.maximum(SHARES_AT_MOST));
const shares = { mega: share, major: share, minor: share };
/** Whole won. */
const won = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

/** Changes a share or moves money, so a second operator checks it. */
const byTwo = { access: "settings.change", checkedBy: "settings.check" } as const;

export const jackpotChangeCalls = {
  "add-jackpot-scheme": act({
    summary: "Add a scheme by which stakes feed the pools; no provider uses it yet.",
    access: "settings.change",
    fields: { name: writtenText(60), ...shares },
    output: z.object({ id: rowId }),
    /** `already`: the name is taken. `limit`: no share, or more than 1,000 basis points in all. */
    refusals: ["already", "limit"],
  }),
  "rename-jackpot-scheme": act({
    summary: "Rename a scheme of shares; its shares and its providers stay.",
    access: "settings.change",
    /** `expected` is the name that the operator saw. */
    fields: { scheme: schemeId, expected: writtenText(60), name: writtenText(60) },
    output: z.object({}),
    /** `already`: the name is taken, or is its own. */
    refusals: ["not_found", "stale", "already"],
  }),
  "change-jackpot-shares": act({
    summary:
      "Change the shares of a scheme; a second operator checks it. The share of a pool that stakes feed changes with the pool's next win. Input of the present shares withdraws shares that wait.",
    ...byTwo,
    /** `expected` is the `acceptedId` that the operator saw. */
    fields: { scheme: schemeId, expected: z.int(), ...shares },
    output: z.object({}),
    /**
     * `limit`: until every pool is won, each share is the present or the new one, and some of them
     * would be no share, or more than 1,000 basis points in all. `shares`: a game's return and the
     * shares would be more than its stake.
     */
    refusals: ["not_found", "stale", "already", "limit", "shares", "waiting"],
  }),
  "set-provider-scheme": act({
    summary:
      "Give a provider a scheme of shares, or take it away, for stakes from then on; a second operator checks it.",
    ...byTwo,
    /** Ids of schemes; null for none. `expected` is the one that the operator saw. */
    fields: {
      provider: z.string().check(z.maxLength(128)),
      scheme: z.nullable(schemeId),
      expected: z.nullable(schemeId),
    },
    output: z.object({}),
    /** `differs`: the provider feeds a pool already, by another share than the scheme's. */
    refusals: ["not_found", "stale", "already", "differs", "shares", "waiting"],
  }),
  "set-pool-start": act({
    summary: "Set what a pool starts again with after a win; a second operator checks it.",
    ...byTwo,
    /** In won. `expected` is the amount that the operator saw. */
    fields: { tier, amount: won(POOL_START_AT_MOST), expected: z.int() },
    output: z.object({}),
    refusals: ["stale", "already", "waiting"],
  }),
  "fund-pool": act({
    summary:
      "Put the house's money into a pool, as its first money or on top; a second operator checks it.",
    ...byTwo,
    /** In won. */
    fields: { tier, amount: won(POOL_MONEY_AT_MOST) },
    output: z.object({}),
    /** `limit`: the pool would hold more than 10,000,000,000 won. */
    refusals: ["limit", "waiting"],
  }),
  "empty-pool": act({
    summary:
      "Take all money out of a pool that no provider feeds, back to the funds of jackpots; a second operator checks it.",
    ...byTwo,
    /** `expected` is the balance that the operator saw, in whole won. */
    fields: { tier, expected: z.int() },
    output: z.object({}),
    /** `fed`: stakes of a provider feed it. `already`: it is empty. */
    refusals: ["fed", "stale", "already", "waiting"],
  }),
};
