import type { Transaction } from "#server/kit/database.ts";

export type RunRow = {
  siteId: number;
  timeZone: string;
  /** The first day, YYYY-MM-DD. */
  month: string;
  reachedMemberId: bigint;
};

/**
 * Begins the run of the last whole month of every site. That of a site which is seen for the first
 * time is over at once, because the site may not have been open during the whole month.
 */
export async function beginRuns(tx: Transaction, now: Date): Promise<void> {
  await tx.query(
    `insert into wallet_statement_runs (site_id, month, ended_at)
     select s.id, (date_trunc('month', $1::timestamptz at time zone s.time_zone)
       - interval '1 month')::date,
       case when exists (select from wallet_statement_runs r where r.site_id = s.id)
         then null else $1::timestamptz end
     from settings_sites s on conflict do nothing`,
    [now],
  );
}

/** Locks the oldest run that is not over. */
export async function lockRun(tx: Transaction): Promise<RunRow | undefined> {
  const [row] = await tx.query<RunRow>(
    `select r.site_id as "siteId", s.time_zone as "timeZone",
       to_char(r.month, 'YYYY-MM-DD') as month, r.reached_member_id as "reachedMemberId"
     from wallet_statement_runs r join settings_sites s on s.id = r.site_id
     where r.ended_at is null order by r.month, r.site_id limit 1 for update of r`,
  );
  return row;
}

/** The next open accounts of a site by id; those without a site belong to the default one. */
export async function nextMembers(
  tx: Transaction,
  { siteId, after, most }: { siteId: number; after: bigint; most: number },
): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(
    `select m.id from members m
     where coalesce(m.site_id, (select id from settings_sites where host = '*')) = $1
       and m.id > $2 and m.status <> 'closed' order by m.id limit $3`,
    [siteId, after, most],
  );
  return rows.map(({ id }) => id);
}

export async function advanceRun(
  tx: Transaction,
  run: Pick<RunRow, "siteId" | "month">,
  reached: { memberId: bigint; sent: number; endedAt: Date | null },
): Promise<void> {
  await tx.query(
    `update wallet_statement_runs
     set reached_member_id = $3, sent = sent + $4, ended_at = $5
     where site_id = $1 and month = $2::date`,
    [run.siteId, run.month, reached.memberId, reached.sent, reached.endedAt],
  );
}
