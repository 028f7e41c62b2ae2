import type { MemberRequest } from "#contract/office/member-tabs.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { isLimitOffered } from "#server/members/limits/offers.ts";
import * as store from "#server/payments/of-member/store.ts";

const PER_PAGE = 50;

/** One page of a member's deposits and withdrawals, newest first, including hidden ones. */
export async function requestsOfMember(
  db: Queryable,
  memberId: bigint,
  before: bigint | null,
): Promise<{ requests: MemberRequest[]; next: number | null }> {
  const rows = await store.listRequests(db, memberId, before, PER_PAGE + 1);
  const last = rows.length > PER_PAGE ? rows[PER_PAGE - 1] : undefined;
  return {
    requests: rows.slice(0, PER_PAGE).map((row) => ({
      ...row,
      id: Number(row.id),
      amount: toWon(row.amount),
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    })),
    next: last ? Number(last.id) : null,
  };
}

/**
 * Whether the member is offered a limit before the first deposit that is approved, as their
 * jurisdiction demands.
 */
export async function isOfferedLimit(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<boolean> {
  if (await store.hasDeposited(db, memberId)) return false;
  return isLimitOffered(db, clock, memberId, "first-deposit");
}

/** Whether the member has an undecided deposit or withdrawal, or one that is not paid yet. */
export const hasUndecidedRequest = (db: Queryable, memberId: bigint): Promise<boolean> =>
  store.hasUndecided(db, memberId);

const kinds = {
  deposit: "deposit",
  hold_from_cash: "withdrawal",
  hold_set_aside: "withdrawal",
  hold_lifted: "withdrawal",
  hold_returned: "withdrawal",
  withdrawal: "withdrawal",
  withdrawal_returned: "withdrawal",
} as const;

/** The idempotency keys of every movement that a request can make, in the scope "payments". */
export const keysOfRequest = (kind: "deposit" | "withdrawal", id: bigint): string[] =>
  Object.entries(kinds).flatMap(([movement, of]) => (of === kind ? [`${movement}:${id}`] : []));

/** The request of a ledger entry, from its key; null for entries of other nouns. */
export function requestOfEntry(entry: {
  movement: string;
  key: string;
}): { kind: "deposit" | "withdrawal"; id: number } | null {
  const [, movement, id] = /^([a-z_]+):(\d+)$/.exec(entry.key) ?? [];
  if (movement !== entry.movement || !(movement in kinds)) return null;
  return { kind: kinds[movement as keyof typeof kinds], id: Number(id) };
}
