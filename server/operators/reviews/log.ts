import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/operators/reviews/store.ts";

/** The most operators whose entries are counted. */
const COUNTED_AT_MOST = 50;

/** The part of the audit trail since the last review of logs. */
export async function logToReview(db: Queryable): Promise<OfficeOutput<"get-log-to-review">> {
  const last = await store.findLastReview(db, "log");
  const from = (last?.lastEntry ?? 0n) + 1n;
  const until = await store.findLastEntry(db);
  return {
    since: last?.at.toISOString() ?? null,
    from: Number(from),
    until: Number(until),
    byOperator: await store.countEntries(db, from, until, COUNTED_AT_MOST),
  };
}

/**
 * Records that the logs were looked at, up to an entry of the audit trail, with the hash of its
 * chain. Throws Refusal `stale` when the part does not begin after the last review, or ends before
 * its beginning or after the newest entry.
 */
export async function recordLogReview(
  act: Act,
  { from, until, looked, findings }: Omit<OfficeInput<"record-log-review">, "reason">,
): Promise<bigint> {
  const { tx } = act;
  const { operatorId } = operatorOf(act);
  const last = await store.findLastReview(tx, "log");
  if (BigInt(from) !== (last?.lastEntry ?? 0n) + 1n || until < from) throw new Refusal("stale");
  const id = await store.insertLogReview(tx, {
    at: act.clock.now(),
    operatorId,
    findings,
    looked: [...new Set(looked)],
    since: last?.at ?? null,
    from: BigInt(from),
    until: BigInt(until),
  });
  if (id === undefined) throw new Refusal("stale");
  return id;
}
