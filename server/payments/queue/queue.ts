import type { OfficeOutput } from "#contract/office/calls.ts";
import type { QueueEntry, QueueFilter } from "#contract/office/payments.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import {
  approvedAlone,
  whySecond,
  type ApprovedAlone,
} from "#server/payments/four-eyes/four-eyes.ts";
import * as store from "#server/payments/queue/store.ts";
import { matchOpen } from "#server/payments/statements/list.ts";
import { senderMatch } from "#server/payments/senders/sender.ts";
import type { NameMatch } from "#server/kit/names.ts";
import type { RequestKind } from "#server/payments/store.ts";

const LISTED_AT_MOST = 500;

/** One view of the queue of a kind: oldest first, decided requests newest first. */
export async function paymentQueue(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  kind: RequestKind,
  filter: QueueFilter,
): Promise<OfficeOutput<"get-payment-queue">> {
  const now = clock.now();
  // Counted before the list is read, so that a request in between appears as new.
  const counts = await store.countUndecided(db);
  const found = await store.listQueue(db, kind, filter, operatorId, now, LISTED_AT_MOST + 1);
  const rows = found.slice(0, LISTED_AT_MOST);
  const memberIds = rows.map(({ memberId }) => memberId);
  const alone = await approvedAlone(db, clock, operatorId, kind, memberIds);
  const lines = await sendersOf(db, clock, kind, filter);
  const lastDecidedAt = await store.findLastDecision(db, kind);
  return {
    requests: rows.map((row) =>
      entryOf(row, { operatorId, now, alone, sender: lines.get(row.id) ?? null }),
    ),
    isCut: found.length > rows.length,
    lastDecidedAt: lastDecidedAt?.toISOString() ?? null,
    waiting: kind === "deposit" ? counts.deposits : counts.withdrawals,
    newestId: kind === "deposit" ? counts.newestDeposit : counts.newestWithdrawal,
  };
}

/**
 * The deposits of a view that a bank statement line shows, chosen or exact by its text, with its
 * sender beside the member's name.
 */
async function sendersOf(
  db: Queryable,
  clock: Clock,
  kind: RequestKind,
  filter: QueueFilter,
): Promise<ReadonlyMap<bigint, NameMatch>> {
  if (kind === "withdrawal" || filter === "decided") return new Map();
  const { lines, deposits, pairs } = await matchOpen(db, clock);
  const exact = new Map(
    pairs.filter(({ sure }) => sure === "exact").map((pair) => [pair.lineId, pair.depositId]),
  );
  return new Map(
    lines.flatMap(({ id, sender, depositId }) => {
      const deposit = deposits.get(depositId ?? exact.get(id) ?? 0n);
      return deposit ? [[deposit.id, senderMatch({ ...deposit, sender })] as const] : [];
    }),
  );
}

/** A request as one operator sees it. */
export const entryOf = (
  row: store.QueueRow,
  seenBy: { operatorId: bigint; now: Date; alone: ApprovedAlone; sender: NameMatch | null },
): QueueEntry => ({
  id: Number(row.id),
  kind: row.kind,
  amount: toWon(row.amount),
  status: row.status,
  decision: row.decision,
  member: {
    id: Number(row.memberId),
    loginId: row.loginId,
    nick: row.nick,
    level: row.level,
  },
  owner: row.owner,
  reference: row.reference,
  isFirst: row.isFirst,
  hasLine: seenBy.sender !== null,
  askedAt: row.askedAt.toISOString(),
  expiresAt: row.status === "waiting" ? (row.expiresAt?.toISOString() ?? null) : null,
  claim:
    row.claimant !== null && row.claimEndsAt !== null && row.claimEndsAt > seenBy.now
      ? {
          operator: row.claimant,
          isOwn: row.claimedBy === seenBy.operatorId,
          until: row.claimEndsAt.toISOString(),
        }
      : null,
  heldAt: row.heldAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decider,
  second: row.decision === null ? whySecond(seenBy.alone, { ...row, ...seenBy }) : null,
  version: row.version,
});

/** How many requests of each kind are undecided, and the newest of each. */
export const countUndecided = (db: Queryable): Promise<store.Undecided> => store.countUndecided(db);
