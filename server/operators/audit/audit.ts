import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Done, Facts, OperatorContext } from "#server/operators/office-handler.ts";
import * as store from "#server/operators/audit/store.ts";

const ROWS_OF_ONE_OBJECT = 100;
/** So many rows are verified in a few dozen milliseconds. */
const ROWS_AT_ONCE = 5_000;

export type AuditRow = store.AuditRow;

/**
 * Writes an audit row in the transaction of its act. The dispatcher does it for every act, so that
 * no handler can forget it. Rows are never changed or deleted. A row that is written while the
 * operator's session has emergency access names it.
 */
export const writeAudit = (
  tx: Transaction,
  clock: Clock,
  context: OperatorContext,
  row: Done<unknown>["audit"] & { call: string; reason: string; proposalId?: bigint },
): Promise<void> =>
  store.insertAuditRow(tx, {
    ...row,
    after: marked(row.after, context),
    proposalId: row.proposalId ?? null,
    at: clock.now(),
    operatorId: context.operator.operatorId,
    sessionId: context.operator.sessionId,
    address: context.address,
    requestId: context.requestId,
  });

const marked = (after: Facts | null, { operator: { emergency } }: OperatorContext): Facts | null =>
  emergency === null ? after : { ...after, emergency: Number(emergency.id) };

/** The audit rows of one object, newest first. */
export const auditOf = (db: Queryable, object: string): Promise<AuditRow[]> =>
  store.listOfObject(db, object, ROWS_OF_ONE_OBJECT);

/**
 * Verifies the next five thousand rows of the chain: each follows from the one before, and none is
 * missing between them. The chain alone cannot show rows that were cut off at the end.
 */
export async function checkTrail(
  db: Queryable,
  after = 0,
): Promise<{ reached: number; fault: number | null; isEnd: boolean }> {
  const { reached, fault } = await store.checkRows(db, BigInt(after), ROWS_AT_ONCE);
  return {
    reached: Number(reached),
    fault: fault === null ? null : Number(fault),
    isEnd: fault !== null || reached < BigInt(after) + BigInt(ROWS_AT_ONCE),
  };
}
