import type { Queryable } from "#server/kit/database.ts";

/**
 * Whether a member has an open round, one whose comp is not booked yet, or money at a provider or on
 * its way to or from one.
 */
export async function isInPlay(db: Queryable, memberId: bigint): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    `select exists (
         select from ledger_accounts a
         join game_rounds r on r.bucket = a.bucket and r.account_id = a.id and r.state = 'open'
         where a.bucket = members_bucket($1) and a.member_id = $1)
       or exists (
         select from game_comp_progress p
         join game_rounds r on r.state = 'closed' and r.changed_at > p.earned_until
         where r.bucket = members_bucket($1) and r.member_id = $1)
       or exists (select from game_money where member_id = $1 and balance > 0)
       or exists (select from game_transfers
                  where member_id = $1 and state in ('sent', 'unknown')) as is`,
    [memberId],
  );
  if (!row) throw new Error("a comparison answered no row");
  return row.is;
}
