import { allowLongReading, type Queryable } from "#server/kit/database.ts";
import type { Period } from "#server/reports/periods.ts";

export type MovedRow = {
  movement: number;
  provider: string | null;
  nameKo: string | null;
  nameEn: string | null;
  /** Sums before and in the period, in ledger units; they may exceed eight bytes. */
  before: string;
  during: string;
};

/** The sums of each movement and provider up to the end of a period, without test accounts. */
export const listMoved = (db: Queryable, { from, until }: Period): Promise<MovedRow[]> =>
  db.query<MovedRow>(
    `select s.movement, p.code as provider, p.name_ko as "nameKo", p.name_en as "nameEn",
       coalesce(sum(s.amount) filter (where s.day < $1), 0)::text as before,
       coalesce(sum(s.amount) filter (where s.day >= $1), 0)::text as during
     from report_sums s left join game_providers p on p.id = s.provider_id
     where s.day <= $2 group by s.movement, p.id order by s.movement, p.position`,
    [from, until],
  );

/** What test accounts hold before a period and what it changed, in ledger units. */
export async function sumTest(
  db: Queryable,
  { from, until }: Period,
): Promise<{ before: string; during: string }> {
  const [row] = await db.query<{ before: string; during: string }>(
    `select coalesce(sum(amount) filter (where day < $1), 0)::text as before,
       coalesce(sum(amount) filter (where day >= $1), 0)::text as during
     from report_test_sums where day <= $2 and movement < 100`,
    [from, until],
  );
  return row ?? { before: "0", during: "0" };
}

/** Members' balances now, with those of test accounts, less all entries that are summed and those that are not yet. */
export const UNEXPLAINED = `(select coalesce(sum(balance), 0) from ledger_accounts)
  - (select coalesce(sum(amount), 0) from report_sums where movement < 100)
  - (select coalesce(sum(amount), 0) from report_test_sums where movement < 100)
  - (select coalesce(sum(e.delta), 0) from ledger_entries e, report_progress p
     where e.posted_at >= p.entered_until)`;

/** Keeps what no entry explains now, and what dormant accounts are owed, of one snapshot. */
export async function compareNow(db: Queryable, now: Date): Promise<void> {
  await allowLongReading(db);
  await db.query(
    `update report_compared_balances c set compared_at = $1, unexplained = found.rest,
       unexplained_since = case when found.rest <> 0 then coalesce(c.unexplained_since, $1) end,
       dormant_members = dormant.members, dormant_amount = dormant.amount
     from (select ${UNEXPLAINED} as rest) found,
       (select count(distinct m.id)::integer as members, coalesce(sum(a.balance), 0) as amount
        from members m join ledger_accounts a on a.bucket = members_bucket(m.id) and a.member_id = m.id
        where m.status = 'dormant' and not m.is_test and a.balance <> 0) dormant`,
    [now],
  );
}

export type Comparison = {
  comparedAt: Date;
  /** In ledger units; it may exceed eight bytes. */
  unexplained: string;
  /** When it was first found; null for 0. */
  unexplainedSince: Date | null;
  /** How many dormant accounts are owed something, and how much, in ledger units. */
  dormantMembers: number;
  dormantAmount: string;
};

export async function getComparison(db: Queryable): Promise<Comparison> {
  const [row] = await db.query<Comparison>(
    `select compared_at as "comparedAt", unexplained::text as unexplained,
       unexplained_since as "unexplainedSince", dormant_members as "dormantMembers",
       dormant_amount::text as "dormantAmount"
     from report_compared_balances`,
  );
  if (!row) throw new Error("the comparison of balances is not there");
  return row;
}
