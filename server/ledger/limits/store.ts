import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";

export type LimitKind = "deposit" | "loss" | "stake" | "single" | "time" | "balance";
type LimitProduct = "all" | "casino" | "slot" | "sport";
/** A limit by its kind, period and product. */
export type NamedLimit = {
  kind: LimitKind;
  period: "day" | "week" | "month" | "rolling" | "bet" | "always";
  product: LimitProduct;
};
/** The same; all products without one. */
export type LimitName = Omit<NamedLimit, "product"> & { product?: LimitProduct | undefined };

export type LimitRow = NamedLimit & {
  /** The lower of the member's own and what staff impose, which holds; in ledger units, that of `time` in minutes; null for no limit. */
  amount: bigint | null;
  own: bigint | null;
  imposed: bigint | null;
  imposedAt: Date | null;
  /** Of the present period, never below zero. */
  used: bigint;
  /** When the next period begins; null for the last 24 hours, a single stake and the balance. */
  renewsAt: Date | null;
  /** Null, with `raiseAskedAt`, for no limit. */
  raiseTo: bigint | null;
  raiseAskedAt: Date | null;
  raiseReadyAt: Date | null;
  raiseLapsesAt: Date | null;
};

/** The limits that the member has set at some time, with what is used of each now. */
export const listLimits = (
  db: Queryable,
  { bucket, id }: AccountRef,
  now: Date,
): Promise<LimitRow[]> =>
  db.query<LimitRow>(
    `select l.kind, l.period, l.product, l.amount as own, l.imposed, l.imposed_at as "imposedAt", l.holds as amount, l.raise_to as "raiseTo", l.raise_asked_at as "raiseAskedAt",
       l.raise_ready_at as "raiseReadyAt", l.raise_lapses_at as "raiseLapsesAt",
       case when l.kind = 'time' then ceil(extract(epoch from members_time_used(
              a.member_id, ledger_period_start('day', $3, z.zone), $3)) / 60)::bigint
            when l.kind = 'balance' then a.balance
            when l.period = 'rolling' then greatest(ledger_limit_used(
              l.bucket, l.account_id, l.kind, l.product, clock_timestamp() - interval '24 hours'), 0)
            when l.product <> 'all' then case when c.until > clock_timestamp() then greatest(c.used, 0) else 0 end
            when p.until > clock_timestamp()
              then greatest(a.limit_used[ledger_limit_slot(l.kind, l.period, l.product)], 0) else 0 end as used,
       case when l.period in ('bet', 'rolling', 'always') then null
         when p.until > clock_timestamp() then p.until
         else ledger_period_end(l.period, clock_timestamp(), z.zone) end as "renewsAt"
     from ledger_limits l
     join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
     left join ledger_limit_counters c on (c.bucket, c.account_id, c.kind, c.period, c.product)
       = (l.bucket, l.account_id, l.kind, l.period, l.product)
     cross join lateral (
       select case when l.product <> 'all' then c.until when l.kind <> 'time'
         then a.limit_until[array_position(array['day', 'week', 'month'], l.period)] end as until) p
     cross join lateral (select ledger_zone(l.bucket, l.account_id) as zone) z
     where l.bucket = $1 and l.account_id = $2 order by l.kind, l.product, l.period`,
    [bucket, id, now],
    "ledger-limits",
  );

/**
 * Sets the amount, or lowers or raises it; a raise that was asked for is over with it. The account
 * is locked.
 */
export async function setAmount(
  db: Queryable,
  { bucket, id }: AccountRef,
  { kind, period, product = "all" }: LimitName,
  amount: bigint | null,
  at: Date,
): Promise<void> {
  const values = [bucket, id, kind, period, product, amount, at];
  const changed = await db.query<{ kind: string }>(
    `update ledger_limits
     set amount = $6, changed_at = $7, raise_to = null, raise_asked_at = null,
       raise_ready_at = null, raise_lapses_at = null
     where bucket = $1 and account_id = $2 and kind = $3 and period = $4 and product = $5
     returning kind`,
    values,
  );
  if (changed.length > 0) return;
  await db.query(
    `insert into ledger_limits (bucket, account_id, kind, period, product, amount, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    values,
  );
}

/**
 * Imposes an amount beside the member's own, raises it or ends it with null; the last two need a
 * second operator. The account is locked.
 */
export async function setImposed(
  db: Queryable,
  { bucket, id }: AccountRef,
  { kind, period, product = "all" }: LimitName,
  amount: bigint | null,
  { at, by, checkedBy }: { at: Date; by: bigint; checkedBy: bigint | null },
): Promise<void> {
  await db.query(
    `insert into ledger_limits as l (bucket, account_id, kind, period, product, imposed, changed_at, imposed_at, imposed_by, imposed_checked_by)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9)
     on conflict (bucket, account_id, kind, period, product) do update
     set imposed = excluded.imposed, imposed_at = excluded.imposed_at, imposed_by = excluded.imposed_by,
       imposed_checked_by = excluded.imposed_checked_by`,
    [bucket, id, kind, period, product, amount, at, by, checkedBy],
  );
}

/** Parks a raise, in place of an earlier one; null takes the parked one back. */
export async function setRaise(
  db: Queryable,
  { bucket, id }: AccountRef,
  { kind, period, product = "all" }: LimitName,
  raise: { to: bigint | null; askedAt: Date; readyAt: Date; lapsesAt: Date } | null,
): Promise<void> {
  await db.query(
    `update ledger_limits
     set raise_to = $6, raise_asked_at = $7, raise_ready_at = $8, raise_lapses_at = $9
     where bucket = $1 and account_id = $2 and kind = $3 and period = $4 and product = $5`,
    [
      bucket,
      id,
      kind,
      period,
      product,
      raise?.to ?? null,
      raise?.askedAt ?? null,
      raise?.readyAt ?? null,
      raise?.lapsesAt ?? null,
    ],
  );
}

export type NoticeRow = NamedLimit & {
  memberId: bigint;
  share: 80 | 100;
  amount: Money | null;
};

/** Takes notices that no member was told of yet, a bounded number. */
export const takeNotices = (db: Queryable, at: Date, most: number): Promise<NoticeRow[]> =>
  db.query<NoticeRow>(
    `update ledger_limit_notices n set told_at = $1
     from ledger_limits l, ledger_accounts a
     where n.ctid = any(array(select ctid from ledger_limit_notices where told_at is null
                              order by bucket, account_id limit $2 for update skip locked))
       and l.bucket = n.bucket and l.account_id = n.account_id and l.kind = n.kind
       and l.period = n.period and l.product = n.product and a.bucket = n.bucket and a.id = n.account_id
     returning a.member_id as "memberId", n.kind, n.period, n.product, n.share, l.holds as amount`,
    [at, most],
  );

export async function findZone(db: Queryable, { bucket, id }: AccountRef): Promise<string> {
  const [row] = await db.query<{ zone: string }>("select ledger_zone($1::smallint, $2) as zone", [
    bucket,
    id,
  ]);
  if (!row) throw new Error("a zone answered no row");
  return row.zone;
}

/** What an account staked and lost since a moment, of the movements that count for limits. */
export async function sumSince(
  db: Queryable,
  { bucket, id }: AccountRef,
  since: Date,
): Promise<{ staked: Money; lost: Money }> {
  const [row] = await db.query<{ staked: Money; lost: Money }>(
    `select ledger_limit_used($1::smallint, $2, 'stake', 'all', $3) as staked,
       ledger_limit_used($1::smallint, $2, 'loss', 'all', $3) as lost`,
    [bucket, id, since],
  );
  if (!row) throw new Error("a sum answered no row");
  return row;
}
