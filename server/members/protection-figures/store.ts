import type { ProtectionFigures } from "#contract/office/protection-figures.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import { TEST_MEMBERS } from "#server/ledger/test-accounts.ts";

/** Whether the day of a moment, UTC, has its figures. */
export async function isCounted(db: Queryable, at: Date): Promise<boolean> {
  const rows = await db.query(
    `select from member_protection_figures where day = ($1::timestamptz at time zone 'UTC')::date`,
    [at],
  );
  return rows.length > 0;
}

/** When the last figures were counted. */
export async function findCountedAt(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.query<{ countedAt: Date }>(
    `select counted_at as "countedAt" from member_protection_figures order by day desc limit 1`,
  );
  return row?.countedAt;
}

/**
 * How many members with an open account use each tool, and, without a tool, any of them. A reality
 * check is a tool when it comes more often than the jurisdiction of the member's site says.
 */
export const countTools = (
  db: Queryable,
  checks: readonly { siteId: number; minutes: number }[],
): Promise<{ tool: string | null; members: number }[]> =>
  db.query(
    `select t.tool, count(distinct t.member_id)::integer as members
     from (
       select l.kind as tool, a.member_id
       from ledger_limits l join ledger_accounts a on a.bucket = l.bucket and a.id = l.account_id
       where l.amount is not null
       union all
       select case when b.is_exclusion then 'exclusion' else 'break' end, b.member_id
       from member_breaks b where b.ended_at is null
       union all
       select q.kind, q.member_id from member_quiet_times q where not isempty(q.closed)
       union all
       select 'check', p.member_id
       from member_play_times p join members o on o.id = p.member_id
       join unnest($1::integer[], $2::integer[]) as s(id, minutes)
         on s.id = coalesce(o.site_id, (select id from settings_sites where host = '*'))
       where p.check_minutes < s.minutes) t
     join members m on m.id = t.member_id and m.status <> 'closed' and not m.is_test
     group by grouping sets ((t.tool), ())`,
    [
      plainArray(checks.map(({ siteId }) => siteId)),
      plainArray(checks.map(({ minutes }) => minutes)),
    ],
  );

/** Minutes from a case's opening, rounded down; null when there was none. */
type Times = { median: number | null; slowest: number | null };

/** The first contacts since a moment, and how many open cases have none yet. */
export async function measureContacts(
  db: Queryable,
  since: Date,
): Promise<Times & { uncontacted: number }> {
  const [row] = await db.query<Times & { uncontacted: number }>(
    `select floor(percentile_cont(0.5) within group (order by x.minutes))::integer as median,
       floor(max(x.minutes))::integer as slowest,
       (select count(*)::integer from member_cases c where c.closed_at is null and c.member_id not in ${TEST_MEMBERS}
          and not exists (select from member_case_contacts k where k.case_id = c.id)) as uncontacted
     from (
       select extract(epoch from min(k.at) - c.opened_at) / 60 as minutes
       from member_case_contacts k join member_cases c on c.id = k.case_id
       where k.at > $1 and c.member_id not in ${TEST_MEMBERS} and not exists (
         select from member_case_contacts f where f.case_id = k.case_id and f.at <= $1)
       group by c.id) x`,
    [since],
  );
  if (!row) throw new Error("a count answered no row");
  return row;
}

/** The cases that ended since a moment, and of those from signs how many ended without harm. */
export async function measureEnds(
  db: Queryable,
  since: Date,
): Promise<Times & { fromSigns: number; falseAlarms: number }> {
  const [row] = await db.query<Times & { fromSigns: number; falseAlarms: number }>(
    `select floor(percentile_cont(0.5) within group (order by x.minutes))::integer as median,
       floor(max(x.minutes))::integer as slowest,
       count(*) filter (where x.origin = 'marker')::integer as "fromSigns",
       count(*) filter (where x.origin = 'marker' and x.outcome = 'no_harm')::integer
         as "falseAlarms"
     from (
       select c.origin, c.outcome, extract(epoch from c.closed_at - c.opened_at) / 60 as minutes
       from member_cases c
       where c.closed_at > $1 and c.member_id not in ${TEST_MEMBERS}) x`,
    [since],
  );
  if (!row) throw new Error("a count answered no row");
  return row;
}

/** Writes the figures of a day; members are those with an open account. */
export async function insertFigures(
  db: Queryable,
  figures: Pick<ProtectionFigures, "users" | "tools" | "breaches"> & {
    at: Date;
    contact: Times & { uncontacted: number };
    ended: Times & { fromSigns: number; falseAlarms: number };
  },
): Promise<void> {
  const { at, users, tools, breaches, contact, ended } = figures;
  await db.query(
    `insert into member_protection_figures (day, counted_at, members, users, tools, limit_breaches,
       break_breaches, contact_median, contact_slowest, uncontacted, end_median, end_slowest,
       ended_from_signs, false_alarms)
     select ($1::timestamptz at time zone 'UTC')::date, $1, count(*)::integer, $2, $3::jsonb, $4, $5,
       $6, $7, $8, $9, $10, $11, $12
     from members where status <> 'closed' and not is_test`,
    [
      at,
      users,
      JSON.stringify(tools),
      breaches.limits,
      breaches.breaks,
      contact.median,
      contact.slowest,
      contact.uncontacted,
      ended.median,
      ended.slowest,
      ended.fromSigns,
      ended.falseAlarms,
    ],
  );
}

type FigureRow = Pick<
  ProtectionFigures,
  "day" | "members" | "users" | "tools" | "uncontacted" | "endedFromSigns" | "falseAlarms"
> & {
  limits: number;
  breaks: number;
  limitsOfDays: number;
  breaksOfDays: number;
  contactMedian: number | null;
  contactSlowest: number | null;
  endMedian: number | null;
  endSlowest: number | null;
};

/** The last figures, with the breaches of so many days up to theirs. */
export async function findLast(db: Queryable, days: number): Promise<FigureRow | undefined> {
  const [row] = await db.query<FigureRow>(
    `select to_char(f.day, 'YYYY-MM-DD') as day, f.members, f.users, f.tools,
       f.limit_breaches as limits, f.break_breaches as breaks, s.limits as "limitsOfDays",
       s.breaks as "breaksOfDays", f.contact_median as "contactMedian",
       f.contact_slowest as "contactSlowest", f.uncontacted, f.end_median as "endMedian",
       f.end_slowest as "endSlowest", f.ended_from_signs as "endedFromSigns",
       f.false_alarms as "falseAlarms"
     from member_protection_figures f
     cross join lateral (
       select coalesce(sum(e.limit_breaches), 0)::integer as limits,
         coalesce(sum(e.break_breaches), 0)::integer as breaks
       from member_protection_figures e where e.day > f.day - $1::integer and e.day <= f.day) s
     order by f.day desc limit 1`,
    [days],
  );
  return row;
}
