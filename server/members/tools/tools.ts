import type { Locale } from "#contract/locales.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import * as store from "#server/members/tools/store.ts";

/** The version of the page of the tools; a change of what it lists gives it another one. */
export const TOOLS_VERSION = "2026-11";

/**
 * Lets a member who registers be shown the tools of protection before their first stake. Source:
 * MGA, Player Protection Directive of 2023.
 */
export const askForTools = (tx: Transaction, clock: Clock, memberId: bigint): Promise<void> =>
  store.insertDue(tx, memberId, clock.now());

/** The version that waits for the member's acknowledgement; null for none. */
export const toolsDue = async (db: Queryable, memberId: bigint): Promise<string | null> =>
  (await store.isDue(db, memberId)) ? TOOLS_VERSION : null;

/** Throws Refusal `tools_due` while the member has not acknowledged the tools. */
export async function assertToolsSeen(db: Queryable, memberId: bigint): Promise<void> {
  if (await store.isDue(db, memberId)) throw new Refusal("tools_due");
}

/**
 * Holds the stakes of a member who signs in and has not acknowledged the tools, also those that
 * come without a launch. The accounts are locked.
 */
export const holdUntilSeen = (tx: Transaction, memberId: bigint): Promise<void> =>
  store.holdStakes(tx, memberId);

/**
 * Keeps that the member acknowledges the tools, and lets their stakes go. Throws Refusal
 * `not_found` for another version than the present one, `already_decided` when none waits.
 */
export const acknowledgeTools = (
  { perform }: Acts,
  memberId: bigint,
  { version, locale }: { version: string; locale: Locale },
): Promise<void> =>
  perform({ kind: "member", memberId }, async ({ tx, clock }) => {
    if (version !== TOOLS_VERSION) throw new Refusal("not_found");
    // In the order in which postings lock.
    await lockBalances(tx, memberId);
    const seen = { version, locale, at: clock.now() };
    if (!(await store.acknowledge(tx, memberId, seen))) throw new Refusal("already_decided");
    await store.releaseStakes(tx, memberId);
  });
