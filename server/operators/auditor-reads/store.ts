import type { Facts } from "#server/operators/office-handler.ts";
import type { Queryable } from "#server/kit/database.ts";

type NewRead = {
  operatorId: bigint;
  sessionId: string;
  call: string;
  filter: Facts | null;
  address: string;
  at: Date;
  spanAt: Date;
};

/** Records a read, unless its span has it. */
export async function insertRead(db: Queryable, read: NewRead): Promise<void> {
  await db.query(
    `insert into operator_auditor_reads (operator_id, session_id, call, filter, address, at, span_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (session_id, call, md5(coalesce(filter::text, '')), span_at, address) do nothing`,
    [
      read.operatorId,
      read.sessionId,
      read.call,
      read.filter === null ? null : JSON.stringify(read.filter),
      read.address,
      read.at,
      read.spanAt,
    ],
  );
}

export type ReadRow = {
  id: bigint;
  at: Date;
  operator: string;
  call: string;
  filter: Facts | null;
  address: string;
};

/** The newest reads with numbers below `before`, of one operator or of all. */
export const listReads = (
  db: Queryable,
  operatorId: bigint | null,
  before: number | null,
  most: number,
): Promise<ReadRow[]> =>
  db.query<ReadRow>(
    `select r.id, r.at, o.name as operator, r.call, r.filter, host(r.address) as address
     from operator_auditor_reads r join operators o on o.id = r.operator_id
     where ($1::bigint is null or r.operator_id = $1)
       and r.id < coalesce($2, 9223372036854775807)
     order by r.id desc limit $3`,
    [operatorId, before, most],
  );

/** Auditors, and operators who were: one of them, or all up to a thousand. */
export const listAuditors = (
  db: Queryable,
  operatorId: bigint | null,
): Promise<{ id: bigint; name: string }[]> =>
  db.query<{ id: bigint; name: string }>(
    `select id, name from operators o
     where ($1::bigint is null or id = $1) and (role = 'auditor'
       or exists (select from operator_auditor_reads r where r.operator_id = o.id))
     order by name, id limit 1000`,
    [operatorId],
  );

/** Deletes at most so many rows that are old enough; answers how many. */
export async function sweepReads(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ swept: number }>(
    "select operator_auditor_reads_sweep($1) as swept",
    [most],
  );
  return row?.swept ?? 0;
}
