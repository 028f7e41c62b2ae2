import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

/** A member who reached a marker, with its value: ledger units, times or minutes. */
export type Found = { memberId: bigint; value: bigint };

/** Members of one site; those without a site belong to the default one. */
export type Asked = { siteId: number; since: Date; threshold: Money | bigint };

const OF_SITE = `m.status <> 'closed'
  and coalesce(m.site_id, (select id from settings_sites where host = '*')) = $1`;

export const sumDeposits = (db: Queryable, { siteId, since, threshold }: Asked): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", sum(r.amount)::bigint as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and r.kind = 'deposit' and r.status = 'done' and r.decided_at > $2
     group by r.member_id having sum(r.amount) >= $3`,
    [siteId, since, threshold],
  );

export const countDeposits = (
  db: Queryable,
  { siteId, since, threshold }: Asked,
): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", count(*) as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and r.kind = 'deposit' and r.status = 'done' and r.decided_at > $2
     group by r.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

/** Stakes less returns of members who were signed in since the moment or in the day before it. */
export const sumLosses = (db: Queryable, { siteId, since, threshold }: Asked): Promise<Found[]> =>
  db.query<Found>(
    `select m.id as "memberId", x.loss as value
     from (
       select distinct s.member_id from member_sessions s
       where s.last_active_at > $2::timestamptz - interval '24 hours') o
     join members m on m.id = o.member_id
     join ledger_accounts a
       on a.bucket = members_bucket(m.id) and a.member_id = m.id and a.kind = 'cash'
     cross join lateral (
       select coalesce(sum(ledger_counted(
         'loss', 'all', e.movement, e.delta, e.house_account_id)), 0)::bigint as loss
       from ledger_entries e
       where e.bucket = a.bucket and e.account_id = a.id
         and e.seq >= ledger_seq_at(a.bucket, a.id, $2) and e.posted_at > $2) x
     where ${OF_SITE} and x.loss >= $3`,
    [siteId, since, threshold],
  );

/** Deposits that were asked for and cancelled by the member, by staff or by their time. */
export const countFailedDeposits = (
  db: Queryable,
  { siteId, since, threshold }: Asked,
): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", count(*) as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and r.kind = 'deposit' and r.status = 'cancelled' and r.asked_at > $2
     group by r.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

/** Inquiries about protection. A contest of a measure of staff is none. */
export const countProtectionHelps = (
  db: Queryable,
  { siteId, since, threshold }: Asked,
): Promise<Found[]> =>
  db.query<Found>(
    `select h.member_id as "memberId", count(*) as value
     from message_helps h join members m on m.id = h.member_id
     where ${OF_SITE} and h.category = 'protection' and h.written_at > $2
     group by h.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

/** The longest visit in minutes, from the sign-in to the last activity. */
export const longestVisits = (
  db: Queryable,
  { siteId, since, threshold }: Asked,
): Promise<Found[]> =>
  db.query<Found>(
    `select s.member_id as "memberId",
       max(floor(extract(epoch from s.last_active_at - s.started_at) / 60))::bigint as value
     from member_sessions s join members m on m.id = s.member_id
     where ${OF_SITE} and s.last_active_at > $2
     group by s.member_id
     having max(floor(extract(epoch from s.last_active_at - s.started_at) / 60)) >= $3`,
    [siteId, since, threshold],
  );

export const countBreaks = (db: Queryable, { siteId, since, threshold }: Asked): Promise<Found[]> =>
  db.query<Found>(
    `select b.member_id as "memberId", count(*) as value
     from member_breaks b join members m on m.id = b.member_id
     where ${OF_SITE} and not b.is_exclusion and b.started_at > $2
     group by b.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

export const countRaises = (db: Queryable, { siteId, since, threshold }: Asked): Promise<Found[]> =>
  db.query<Found>(
    `select c.member_id as "memberId", count(*) as value
     from member_limit_changes c join members m on m.id = c.member_id
     where ${OF_SITE} and c.change = 'asked' and c.changed_at > $2
     group by c.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

/** How many periods of limits were used up. */
export const countUsedUp = (db: Queryable, { siteId, since, threshold }: Asked): Promise<Found[]> =>
  db.query<Found>(
    `select a.member_id as "memberId", count(*) as value
     from ledger_limit_notices n
     join ledger_accounts a on a.bucket = n.bucket and a.id = n.account_id
     join members m on m.id = a.member_id
     where ${OF_SITE} and n.share = 100 and n.since > $2
     group by a.member_id having count(*) >= $3`,
    [siteId, since, threshold],
  );

/** False when the day was counted before. */
export async function beginRun(db: Queryable, at: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into member_marker_runs (day, counted_at, members, opened, sent_to_protected)
     values (($1::timestamptz at time zone 'UTC')::date, $1, 0, 0, 0)
     on conflict do nothing returning day`,
    [at],
  );
  return rows.length > 0;
}

/**
 * Ends a run; counts the notes since the run before that reached a member whom they should not: those
 * of promotions and of mailings to several a member on a break or with an open case, those of
 * promotions a member who did not consent to each promoted product.
 */
export async function endRun(
  db: Queryable,
  { at, members, opened }: { at: Date; members: number; opened: number },
): Promise<void> {
  await db.query(
    `update member_marker_runs set members = $2, opened = $3, sent_to_protected = (
       select count(*) from message_notes n join message_mailings j on j.id = n.mailing_id
       where (j.member_id is null or j.promotes <> '{}') and n.sent_at <= $1 and n.sent_at > coalesce(
           (select max(counted_at) from member_marker_runs where counted_at < $1), '-infinity')
         and (exists (select from member_breaks b where b.member_id = n.member_id
                and b.started_at < n.sent_at and (b.ended_at is null or b.ended_at > n.sent_at))
           or exists (select from member_cases c where c.member_id = n.member_id
                and c.opened_at < n.sent_at and (c.closed_at is null or c.closed_at > n.sent_at)))),
       sent_without_consent = (
         select count(*) from message_notes n join message_mailings j on j.id = n.mailing_id
         where j.promotes <> '{}' and n.sent_at <= $1 and n.sent_at > coalesce(
             (select max(counted_at) from member_marker_runs where counted_at < $1), '-infinity')
           and exists (select from unnest(j.promotes) p (product) where not coalesce(
             (select c.is_given from member_marketing_consents c
              where c.member_id = n.member_id and c.product = p.product
                and c.changed_at <= n.sent_at order by c.id desc limit 1), false)))
     where counted_at = $1`,
    [at, members, opened],
  );
}
