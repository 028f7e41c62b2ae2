import type { Queryable } from "#server/kit/database.ts";
import { UNITS_PER_WON } from "#server/kit/money.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";

/** Closed accounts with at least a won of cash and comp, which is owed to their members. */
export const listOwedOnClosed = (
  db: Queryable,
): Promise<{ memberId: bigint; loginId: string; owed: string }[]> =>
  db.query<{ memberId: bigint; loginId: string; owed: string }>(
    `select m.id as "memberId", m.login_id as "loginId", a.owed::text as owed
     from members m
     cross join lateral (
       select sum(balance) as owed from ledger_accounts a
       where a.bucket = members_bucket(m.id) and a.member_id = m.id
         and a.kind in ('cash', 'comp')) a
     where m.status = 'closed' and a.owed >= $1
     order by m.id limit $2`,
    [UNITS_PER_WON, AT_MOST],
  );
