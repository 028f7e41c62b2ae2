import type { Queryable } from "#server/kit/database.ts";

export type NewAuditRow = {
  at: Date;
  operatorId: bigint;
  sessionId: string | null;
  call: string;
  object: string;
  reason: string;
  before: object | null;
  after: object | null;
  proposalId: bigint | null;
  address: string;
  requestId: string;
};

export async function insertAuditRow(db: Queryable, row: NewAuditRow): Promise<void> {
  await db.query(
    `insert into audit_entries (at, operator_id, session_id, call, object, reason, before, after,
       proposal_id, address, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      row.at,
      row.operatorId,
      row.sessionId,
      row.call,
      row.object,
      row.reason,
      row.before === null ? null : JSON.stringify(row.before),
      row.after === null ? null : JSON.stringify(row.after),
      row.proposalId,
      row.address,
      row.requestId,
    ],
  );
}

export type AuditRow = {
  id: bigint;
  at: Date;
  operator: string;
  call: string;
  reason: string;
  before: Record<string, string | number | boolean | null> | null;
  after: Record<string, string | number | boolean | null> | null;
};

export const listOfObject = (db: Queryable, object: string, most: number): Promise<AuditRow[]> =>
  db.query<AuditRow>(
    `select a.id, a.at, o.name as operator, a.call, a.reason, a.before, a.after
     from audit_entries a join operators o on o.id = a.operator_id
     where a.object = $1 order by a.id desc limit $2`,
    [object, most],
  );

export async function findFirstFault(db: Queryable): Promise<bigint | null> {
  const [row] = await db.query<{ id: bigint | null }>("select audit_first_fault() as id");
  return row?.id ?? null;
}
