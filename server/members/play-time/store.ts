import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type PlayTimeRow = {
  since: Date;
  checkMinutes: number;
  checkDueAt: Date;
  /** Null without a limit of time. */
  timeEndsAt: Date | null;
  timeOpensAt: Date | null;
  /** The end of the break after a reality check; null without one. */
  heldUntil: Date | null;
};

export async function find(db: Queryable, memberId: bigint): Promise<PlayTimeRow | undefined> {
  const [row] = await db.query<PlayTimeRow>(
    `select since, check_minutes as "checkMinutes", check_due_at as "checkDueAt",
       time_ends_at as "timeEndsAt", time_opens_at as "timeOpensAt",
       held_until as "heldUntil"
     from member_play_times where member_id = $1`,
    [memberId],
    "members-play-time",
  );
  return row;
}

/**
 * Begins to play anew, unless the member was signed in after `pausedSince`: then the time and the
 * check that is due go on.
 */
export async function begin(
  db: Queryable,
  memberId: bigint,
  { at, pausedSince, usualMinutes }: { at: Date; pausedSince: Date; usualMinutes: number },
): Promise<void> {
  await db.query(
    `insert into member_play_times as p (member_id, since, check_minutes, check_due_at)
     values ($1, $2, $4::integer, $2::timestamptz + $4::integer * interval '1 minute')
     on conflict (member_id) do update
     set since = excluded.since, held_from = null, held_until = null, check_due_at = $2::timestamptz + p.check_minutes * interval '1 minute'
     where members_time_used($1, $3, $2) = interval '0'`,
    [memberId, at, pausedSince, usualMinutes],
  );
}

/** Whether the member has a limit of time, or a time of the day that was counted before. */
export async function hasCountedTime(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db.query<{ hasCountedTime: boolean }>(
    `select exists (
         select from member_play_times where member_id = $1 and time_ends_at is not null)
       or exists (
         select from ledger_accounts a
         join ledger_limits l on l.bucket = a.bucket and l.account_id = a.id and l.kind = 'time'
         where a.bucket = members_bucket($1) and a.member_id = $1 and a.kind = 'cash')
       as "hasCountedTime"`,
    [memberId],
    "members-counted-time",
  );
  return row?.hasCountedTime ?? false;
}

/**
 * Counts until when the time of the day lasts: from what is used of it, if the member stays signed
 * in. A day that begins before has its whole time again. Null without a limit of time.
 */
export async function countTime(db: Queryable, memberId: bigint, at: Date): Promise<void> {
  await db.query(
    `update member_play_times p
     set time_ends_at = c.ends_at,
         time_opens_at = case when c.ends_at < c.tomorrow then c.tomorrow
                              when c.ends_at >= c.tomorrow
                                then ledger_period_end('day', c.tomorrow, c.zone) end
     from (
       select d.*, case
         when d.used < d.allowed and d.now + d.allowed - d.used < d.tomorrow
           then d.now + d.allowed - d.used
         when d.used < d.allowed then d.tomorrow + d.allowed
         -- What ended before stays ended then, so that a later session is not ended again.
         when d.used >= d.allowed and d.ended_at between d.today and d.now then d.ended_at
         when d.used >= d.allowed then d.now end as ends_at
       from (
         select $2::timestamptz as now, l.holds * interval '1 minute' as allowed, z.zone, o.time_ends_at as ended_at,
           ledger_period_start('day', $2, z.zone) as today,
           ledger_period_end('day', $2, z.zone) as tomorrow,
           members_time_used($1, ledger_period_start('day', $2, z.zone), $2) as used
         from ledger_accounts a
         join member_play_times o on o.member_id = a.member_id
         left join ledger_limits l on l.bucket = a.bucket and l.account_id = a.id and l.kind = 'time'
         cross join lateral (select ledger_zone(a.bucket, a.id) as zone) z
         where a.bucket = members_bucket($1) and a.member_id = $1 and a.kind = 'cash') d) c
     where p.member_id = $1`,
    [memberId, at],
  );
}

/**
 * Begins the next interval, after a break of so many minutes in which the stakes stay held; answers
 * whether a check was due.
 */
export async function answer(
  db: Queryable,
  memberId: bigint,
  { at, breakMinutes }: { at: Date; breakMinutes: number },
): Promise<boolean> {
  const rows = await db.query(
    `update member_play_times
     set check_due_at = $2::timestamptz + (check_minutes + $3::integer) * interval '1 minute',
       held_from = case when $3::integer > 0 then $2::timestamptz end,
       held_until = case when $3::integer > 0
         then $2::timestamptz + $3::integer * interval '1 minute' end
     where member_id = $1 and check_due_at <= $2 returning member_id`,
    [memberId, at, breakMinutes],
  );
  return rows.length > 0;
}

export type ShownCheck = { dueAt: Date; answeredAt: Date; staked: Money; returned: Money };

export async function insertCheck(
  db: Queryable,
  memberId: bigint,
  { dueAt, answeredAt, staked, returned }: ShownCheck,
): Promise<void> {
  await db.query(
    `insert into member_play_checks (member_id, due_at, answered_at, staked, returned)
     values ($1, $2, $3, $4, $5)`,
    [memberId, dueAt, answeredAt, staked, returned],
  );
}

/** Sets the interval; the check that comes is moved nearer and never away. */
export async function setMinutes(
  db: Queryable,
  memberId: bigint,
  minutes: number,
  at: Date,
): Promise<void> {
  await db.query(
    `update member_play_times
     set check_minutes = $2::integer,
       check_due_at = least(check_due_at, $3::timestamptz + $2::integer * interval '1 minute')
     where member_id = $1`,
    [memberId, minutes, at],
  );
}

/** Members whose day ended, a bounded number; those who are signed out count at their next sign-in. */
export async function listNewDays(
  db: Queryable,
  now: Date,
  most: number,
): Promise<{ memberId: bigint; isSignedIn: boolean }[]> {
  return db.query(
    `select p.member_id as "memberId", exists (
         select from member_sessions s
         where s.member_id = p.member_id and s.ended_at is null and s.idle_ends_at > $1) as "isSignedIn"
     from member_play_times p where p.time_ends_at is not null and p.time_opens_at <= $1
     order by p.time_opens_at limit $2`,
    [now, most],
  );
}

/** Ends the breaks after reality checks that are over, a bounded number; answers how many. */
export async function endHeld(db: Queryable, now: Date, most: number): Promise<number> {
  const rows = await db.query(
    `update member_play_times set held_from = null, held_until = null
     where member_id in (
       select member_id from member_play_times where held_until <= $1
       order by held_until limit $2 for update skip locked)
     returning member_id`,
    [now, most],
  );
  return rows.length;
}

/** Stops counting a day that has ended; one that a sign-in began meanwhile goes on. */
export async function stopCounting(db: Queryable, memberId: bigint, now: Date): Promise<void> {
  await db.query(
    `update member_play_times set time_ends_at = null, time_opens_at = null
     where member_id = $1 and time_opens_at <= $2`,
    [memberId, now],
  );
}

/** Ends the sessions that began before their member's time was used up; answers them. */
export const endUsedUp = (
  db: Queryable,
  { now, since }: { now: Date; since: Date },
  most: number,
): Promise<{ memberId: bigint; sessionId: string }[]> =>
  db.query(
    `update member_sessions set ended_at = $1, ended_because = 'time_used'
     where id in (
       select s.id from member_play_times p
       join member_sessions s on s.member_id = p.member_id and s.ended_at is null
         and s.started_at < p.time_ends_at
       where p.time_ends_at <= $1 and p.time_ends_at > $2 and p.time_opens_at > $1
       order by p.time_ends_at limit $3 for update of s skip locked)
     returning member_id as "memberId", id as "sessionId"`,
    [now, since, most],
  );

export const listOwnChecks = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select due_at as "dueAt", answered_at as "answeredAt", staked / 100000 as staked,
       returned / 100000 as returned
     from member_play_checks where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
