import type { AnonymousKind } from "#contract/office/networks.ts";
import type { Queryable } from "#server/kit/database.ts";

/** Counts one call from such an address on a day (UTC, year-month-day). */
export async function countVisit(
  db: Queryable,
  visit: { day: string; kind: AnonymousKind; call: string; isRefused: boolean },
): Promise<void> {
  await db.query(
    `insert into settings_network_visits as v (day, kind, call, is_refused, visits)
     values ($1, $2, $3, $4, 1)
     on conflict (day, kind, call, is_refused) do update set visits = v.visits + 1`,
    [visit.day, visit.kind, visit.call, visit.isRefused],
  );
}

export type VisitsRow = {
  kind: AnonymousKind;
  call: string;
  isRefused: boolean;
  visits: bigint;
  lastDay: string;
};

/** Sums since a day (UTC, year-month-day) by kind, call and outcome, the most frequent first. */
export const listVisits = (db: Queryable, since: string, most: number): Promise<VisitsRow[]> =>
  db.query<VisitsRow>(
    `select kind, call, is_refused as "isRefused", sum(visits)::bigint as visits,
       to_char(max(day), 'YYYY-MM-DD') as "lastDay"
     from settings_network_visits where day >= $1::date
     group by kind, call, is_refused order by sum(visits) desc, kind, call, is_refused limit $2`,
    [since, most],
  );

export type RuleRow = {
  siteId: number;
  host: string;
  refuses: boolean | null;
  version: number | null;
};

/** Every site with its rule, the default site for all other hosts first. */
export const listRules = (db: Queryable, most: number): Promise<RuleRow[]> =>
  db.query<RuleRow>(
    `select s.id as "siteId", s.host, r.refuses, r.version
     from settings_sites s left join settings_network_rules r on r.site_id = s.id
     order by s.host <> '*', s.host limit $1`,
    [most],
  );

export async function findRule(
  db: Queryable,
  siteId: number,
): Promise<{ refuses: boolean; version: number } | undefined> {
  const [row] = await db.query<{ refuses: boolean; version: number }>(
    "select refuses, version from settings_network_rules where site_id = $1",
    [siteId],
  );
  return row;
}

export async function saveRule(db: Queryable, siteId: number, refuses: boolean): Promise<void> {
  await db.query(
    `insert into settings_network_rules as r (site_id, refuses) values ($1, $2)
     on conflict (site_id) do update set refuses = excluded.refuses, version = r.version + 1`,
    [siteId, refuses],
  );
}
