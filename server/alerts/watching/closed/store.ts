import type { Queryable } from "#server/kit/database.ts";
import { UNITS_PER_WON } from "#server/kit/money.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";

/** SQL for what a member (`members m`) has in cash and comp. */
const OWED = `(select coalesce(sum(balance), 0) from ledger_accounts a
  where a.bucket = members_bucket(m.id) and a.member_id = m.id and a.kind in ('cash', 'comp'))`;

/**
 * Adds the closed accounts that have at least a won, and removes those that have it no longer;
 * answers how many are new.
 */
export async function lookForOwed(db: Queryable, at: Date): Promise<number> {
  const added = await db.query(
    `with owed as (select m.id from members m where m.status = 'closed' and ${OWED} >= $1),
       paid as (delete from alert_owed_accounts where member_id not in (select id from owed))
     insert into alert_owed_accounts (member_id, found_at) select id, $2 from owed
     on conflict do nothing returning member_id`,
    [UNITS_PER_WON, at],
  );
  return added.length;
}

/** Closed accounts with at least a won of cash and comp, which is owed to their members. */
export const listOwedOnClosed = (
  db: Queryable,
): Promise<{ memberId: bigint; loginId: string; owed: string }[]> =>
  db.query<{ memberId: bigint; loginId: string; owed: string }>(
    `select id as "memberId", login_id as "loginId", owed::text as owed
     from (select m.id, m.login_id, ${OWED} as owed
       from alert_owed_accounts f join members m on m.id = f.member_id
       where m.status = 'closed') m
     where owed >= $1 order by id limit $2`,
    [UNITS_PER_WON, AT_MOST],
  );
