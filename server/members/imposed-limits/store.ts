import type { LimitGround } from "#contract/limit-kinds.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { LimitName } from "#server/ledger/limits/limits.ts";

export type ImposedRow = LimitName & {
  memberId: bigint;
  /** In ledger units, minutes for the time; null for its end. */
  amount: bigint | null;
  /** Null for what loosened it. */
  ground: LimitGround | null;
  at: Date;
  by: bigint;
  checkedBy: bigint | null;
};

export async function insertImposed(
  db: Queryable,
  { memberId, kind, period, product = "all", amount, ground, at, by, checkedBy }: ImposedRow,
): Promise<void> {
  await db.query(
    `insert into member_imposed_limits
       (member_id, kind, period, product, amount, ground, imposed_at, imposed_by, checked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [memberId, kind, period, product, amount, ground, at, by, checkedBy],
  );
}

/** Whether an operator took part in the last act on one of the member's imposed limits. */
export async function hasImposed(
  db: Queryable,
  memberId: bigint,
  operatorId: bigint,
): Promise<boolean> {
  const rows = await db.query(
    `select from (
       select distinct on (kind, period, product) amount, imposed_by, checked_by
       from member_imposed_limits where member_id = $1
       order by kind, period, product, id desc) last
     where amount is not null and $2 in (imposed_by, checked_by)`,
    [memberId, operatorId],
  );
  return rows.length > 0;
}

export const listOwnImposed = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select kind, period, product,
       case kind when 'time' then amount else amount / 100000 end as "amount",
       ground, imposed_at as "imposedAt"
     from member_imposed_limits where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
