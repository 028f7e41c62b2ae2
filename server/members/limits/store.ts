import type { LimitMoment } from "#contract/limit-kinds.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { LimitName } from "#server/ledger/limits/limits.ts";

/** Set or lowered, asked for a raise, took it back, or confirmed it. */
export type LimitChange = LimitName & {
  change: "set" | "asked" | "cancelled" | "raised";
  /** In ledger units, minutes for the time; null for no limit. */
  amount: bigint | null;
};

export async function insertChange(
  db: Queryable,
  memberId: bigint,
  { kind, period, product = "all", change, amount }: LimitChange,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_limit_changes (member_id, kind, period, product, change, amount, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, kind, period, product, change, amount, at],
  );
}

export const listOwnChanges = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select kind, period, product, change, case kind when 'time' then amount else amount / 100000 end as "amount", changed_at as "changedAt"
     from member_limit_changes where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

export async function hasDeclined(
  db: Queryable,
  memberId: bigint,
  moment: LimitMoment,
): Promise<boolean> {
  const rows = await db.query(
    "select from member_limit_offers where member_id = $1 and moment = $2",
    [memberId, moment],
  );
  return rows.length > 0;
}

export async function insertDeclined(
  db: Queryable,
  memberId: bigint,
  moment: LimitMoment,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_limit_offers (member_id, moment, declined_at) values ($1, $2, $3)
     on conflict do nothing`,
    [memberId, moment, at],
  );
}

export const listOwnDeclined = (
  db: Queryable,
  memberId: bigint,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select moment, declined_at as "declinedAt" from member_limit_offers
     where member_id = $1 order by declined_at`,
    [memberId],
  );
