import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Done, OperatorContext } from "#server/operators/office-handler.ts";
import * as store from "#server/operators/audit/store.ts";

const ROWS_OF_ONE_OBJECT = 100;

export type AuditRow = store.AuditRow;

/**
 * Writes an act into the audit trail, in the transaction of the act. The dispatcher does it for
 * every act, so that no handler can forget it. A row is never changed or deleted.
 */
export const writeAudit = (
  tx: Transaction,
  clock: Clock,
  context: OperatorContext,
  row: Done<unknown>["act"] & { call: string; reason: string; proposalId?: bigint },
): Promise<void> =>
  store.insertAuditRow(tx, {
    ...row,
    proposalId: row.proposalId ?? null,
    at: clock.now(),
    operatorId: context.operator.operatorId,
    sessionId: context.operator.sessionId,
    address: context.address,
    requestId: context.requestId,
  });

/** What operators did to one object, newest first. */
export const auditOf = (db: Queryable, object: string): Promise<AuditRow[]> =>
  store.listOfObject(db, object, ROWS_OF_ONE_OBJECT);

/** The first row that is not as it was written; null when the whole chain holds (RP-13). */
export const firstAuditFault = (db: Queryable): Promise<bigint | null> => store.findFirstFault(db);
