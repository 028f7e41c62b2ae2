import type { QuietKind } from "#contract/quiet-times.ts";
import type { Queryable } from "#server/kit/database.ts";

/** What a member closes. Texts are multiranges: minutes of the day, or weekdays from 1 for Monday. */
export type QuietRow = {
  kind: QuietKind;
  closed: string;
  /** Null, with its moments, without a looser choice that was asked for. */
  loosenTo: string | null;
  loosenReadyAt: Date | null;
  loosenLapsesAt: Date | null;
};

export const list = (db: Queryable, memberId: bigint): Promise<QuietRow[]> =>
  db.query<QuietRow>(
    `select kind, closed::text as closed, loosen_to::text as "loosenTo",
       loosen_ready_at as "loosenReadyAt", loosen_lapses_at as "loosenLapsesAt"
     from member_quiet_times where member_id = $1 order by kind`,
    [memberId],
  );

/** Sets what is closed; a looser choice that was asked for is over with it. The accounts are locked. */
export async function setClosed(
  db: Queryable,
  memberId: bigint,
  { kind, closed, at }: { kind: QuietKind; closed: string; at: Date },
): Promise<void> {
  await db.query(
    `insert into member_quiet_times as q (member_id, kind, closed, changed_at)
     values ($1, $2, $3::text::int4multirange, $4)
     on conflict (member_id, kind) do update
     set closed = excluded.closed, changed_at = excluded.changed_at, loosen_to = null,
       loosen_asked_at = null, loosen_ready_at = null, loosen_lapses_at = null`,
    [memberId, kind, closed, at],
  );
}

export type Loosening = { to: string; askedAt: Date; readyAt: Date; lapsesAt: Date };

/** Parks a looser choice, in place of an earlier one; null takes the parked one back. */
export async function setLoosening(
  db: Queryable,
  memberId: bigint,
  kind: QuietKind,
  asked: Loosening | null,
): Promise<void> {
  await db.query(
    `update member_quiet_times
     set loosen_to = $3::text::int4multirange, loosen_asked_at = $4, loosen_ready_at = $5,
       loosen_lapses_at = $6
     where member_id = $1 and kind = $2`,
    [
      memberId,
      kind,
      asked?.to ?? null,
      asked?.askedAt ?? null,
      asked?.readyAt ?? null,
      asked?.lapsesAt ?? null,
    ],
  );
}

export type QuietChange = {
  kind: QuietKind;
  change: "set" | "asked" | "cancelled" | "loosened";
  closed: string;
};

export async function insertChange(
  db: Queryable,
  memberId: bigint,
  { kind, change, closed }: QuietChange,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into member_quiet_time_changes (member_id, kind, change, closed, changed_at)
     values ($1, $2, $3, $4::text::int4multirange, $5)`,
    [memberId, kind, change, closed, at],
  );
}

export const listChanges = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<(QuietChange & { changedAt: Date })[]> =>
  db.query<QuietChange & { changedAt: Date }>(
    `select kind, change, closed::text as closed, changed_at as "changedAt"
     from member_quiet_time_changes where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

/** Whether a member makes no deposits on the present weekday, by the clock of the database. */
export async function isDepositFree(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db.query<{ isClosed: boolean }>(
    `select q.closed @> extract(isodow from clock_timestamp() at time zone ledger_zone(a.bucket, a.id))::integer
       as "isClosed"
     from member_quiet_times q
     join ledger_accounts a on a.bucket = members_bucket($1) and a.member_id = $1 and a.kind = 'cash'
     where q.member_id = $1 and q.kind = 'days'`,
    [memberId],
  );
  return row?.isClosed ?? false;
}

/** When the no-play hours that hold now end, by the clock of the database; null outside of them. */
export async function findOpening(db: Queryable, memberId: bigint): Promise<Date | null> {
  const [row] = await db.query<{ until: Date | null }>(
    `select members_quiet_hours_turn(q.closed, n.now, n.zone) as until
     from member_quiet_times q
     join ledger_accounts a on a.bucket = members_bucket($1) and a.member_id = $1 and a.kind = 'cash'
     cross join lateral (
       select clock_timestamp() as now, ledger_zone(a.bucket, a.id) as zone) n
     where q.member_id = $1 and q.kind = 'hours' and members_in_quiet_hours(q.closed, n.now, n.zone)`,
    [memberId],
  );
  return row?.until ?? null;
}

/** Members whose no-play hours ended by the clock of the database, a bounded number. */
export async function listEnded(db: Queryable, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from member_play_times where quiet_until <= clock_timestamp()
     order by quiet_until limit $1`,
    [most],
  );
  return rows.map(({ memberId }) => memberId);
}

/** Writes when the hours of a locked member hold next. */
export async function countHours(db: Queryable, memberId: bigint): Promise<void> {
  await db.query("select members_count_quiet_hours($1)", [memberId]);
}
