import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";

export type ResultRow = {
  memberId: bigint;
  connection: string;
  /** The house account of the provider whose game was opened last. */
  provider: number;
  /** The member's cash account. */
  accountId: bigint;
  /** What the member lost, in ledger units; what was won is negative. */
  lost: bigint;
};

/**
 * Differences between the ledger and the providers' balances, locked. Those of members with an open
 * transfer wait, because the balance may already contain it.
 */
export const lockResults = (db: Queryable, most: number): Promise<ResultRow[]> =>
  db.query(
    `select g.member_id as "memberId", g.connection, p.house_account_id as provider,
       a.id as "accountId", g.held - g.balance as lost
     from game_money g
     join ledger_accounts a on a.bucket = members_bucket(g.member_id)
       and a.member_id = g.member_id and a.kind = 'cash'
     cross join lateral (
       select p.house_account_id from game_providers p
       left join lateral (
         select s.opened_at from game_sessions s join games ga on ga.id = s.game_id
         where s.member_id = g.member_id and ga.provider_id = p.id
         order by s.opened_at desc limit 1) launch on true
       where p.connection = g.connection
       order by launch.opened_at desc nulls last, p.position limit 1) p
     where g.held <> g.balance and not exists (
       select from game_transfers t where t.member_id = g.member_id
         and t.connection = g.connection and t.state in ('sent', 'unknown'))
     order by g.member_id, g.connection limit $1 for update of g skip locked`,
    [most],
  );

/** What is held now equals the balance that was booked. */
export async function markBooked(db: Queryable, booked: readonly ResultRow[]): Promise<void> {
  await db.query(
    `update game_money g set held = g.held - b.lost
     from unnest($1::bigint[], $2::text[], $3::bigint[]) b(member_id, connection, lost)
     where g.member_id = b.member_id and g.connection = b.connection`,
    [
      plainArray(booked.map(({ memberId }) => memberId)),
      textArray(booked.map(({ connection }) => connection)),
      plainArray(booked.map(({ lost }) => lost)),
    ],
  );
}
