import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import { endSessions } from "#server/members/administration/standing.ts";
import { updateStatus } from "#server/members/administration/store.ts";
import {
  findMatches,
  waitFor,
  type Match,
} from "#server/members/duplicate-accounts/matching/matching.ts";
import * as store from "#server/members/duplicate-accounts/store.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { lockMember } from "#server/members/store.ts";
import { endSuspension, insertSuspension } from "#server/members/suspensions/store.ts";

/**
 * The most open reviews of one member's own registration and changes, so that a number which hundreds
 * share does not fill the list. Staff who read one see the other links on the member's page.
 */
const OPEN_AT_MOST = 10;
const COUNTED_AT_MOST = 1_000;

/** How many reviews are open, at most 1,000. */
export const countOpenDuplicates = (db: Queryable): Promise<number> =>
  store.countOpen(db, COUNTED_AT_MOST);

/**
 * Opens a review with each member who has the phone, the bank account, or the name and birth date of
 * one who registers. Where the jurisdiction says `hold`, the new account is suspended with the ground
 * *identity* until an operator decides. The last part of the registration's transaction.
 */
export async function reviewNewMember(
  tools: { tx: Transaction; clock: Clock },
  memberId: bigint,
): Promise<void> {
  if (await openReviews(tools, memberId)) await hold(tools, memberId);
}

/**
 * The same for a member whose numbers or name changed, whose identity was verified, or whose closed
 * account was opened again. A held member is signed out; the next sign-in opens a reduced session.
 * The caller has locked the member.
 */
export async function reviewMember(act: Act, memberId: bigint): Promise<void> {
  if (!(await openReviews(act, memberId)) || !(await hold(act, memberId))) return;
  await act.emit("member.standing_changed", { memberId, status: "suspended" });
  await endSessions(act, memberId);
}

/** Opens reviews or adds to those that are open; answers whether the member has to be held. */
async function openReviews(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
): Promise<boolean> {
  const matches = await findMatches(tx, memberId);
  if (matches.length === 0) return false;
  await waitFor(
    tx,
    matches.map(({ otherId }) => pairOf(memberId, otherId)),
  );
  const foundAt = clock.now().toISOString();
  let [isFound, room] = [false, OPEN_AT_MOST - (await store.countOpened(tx, memberId))];
  for (const match of matches) {
    const { open, fresh } = await compare(tx, memberId, match);
    const shared = fresh.map((by) => ({ by, foundAt }));
    if (shared.length === 0) continue;
    if (open) await store.addShared(tx, open.id, shared);
    else if (room > 0) {
      const { otherId, signs } = match;
      const all = signs.map((by) => ({ by, foundAt }));
      await store.insertReview(tx, { memberId, otherId, at: clock.now(), shared: all });
      room -= 1;
    }
    isFound = true;
  }
  return isFound && (await rulesOfMember(tx, memberId)).duplicateAccounts.includes("hold");
}

/** The open review of two accounts, and which signs no review of them had. */
async function compare(tx: Transaction, memberId: bigint, { otherId, signs }: Match) {
  const reviews = await store.listOfPair(tx, memberId, otherId);
  const had = new Set(reviews.flatMap(({ shared }) => shared.map(({ by }) => by)));
  return { open: reviews.find(({ isOpen }) => isOpen), fresh: signs.filter((by) => !had.has(by)) };
}

const pairOf = (one: bigint, other: bigint): string =>
  `pair ${one < other ? `${one} ${other}` : `${other} ${one}`}`;

/**
 * Suspends an active member until the open reviews are decided that they opened; answers whether it
 * did. A member who is suspended for something else, or whose account is dormant or closed, stays so.
 */
async function hold(
  { tx, clock }: { tx: Transaction; clock: Clock },
  memberId: bigint,
): Promise<boolean> {
  if ((await store.countOpened(tx, memberId)) === 0) return false;
  const member = await lockMember(tx, memberId);
  if (member?.status !== "active") {
    const held = await store.findHold(tx, memberId);
    if (held !== null) await store.setHold(tx, memberId, held);
    return false;
  }
  const at = clock.now();
  // Also one that a process of an earlier release left open when it let the member play again.
  await endSuspension(tx, memberId, at);
  await updateStatus(tx, memberId, "suspended");
  const suspended = await insertSuspension(tx, memberId, { ground: "identity", at, by: null });
  await store.setHold(tx, memberId, suspended);
  await lockBalances(tx, memberId);
  await settleStakes(tx, memberId, false);
  return true;
}

/** Deletes the reviews of a member who is erased. */
export const eraseDuplicateReviews = async (db: Queryable, memberId: bigint): Promise<void> => {
  await store.deleteOfMember(db, memberId);
};
