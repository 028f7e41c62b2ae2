import type { Reduction } from "#contract/members.ts";
import type { Queryable } from "#server/kit/database.ts";
import { REDUCTION } from "#server/members/reduced/rule.ts";

export async function findReduction(db: Queryable, memberId: bigint): Promise<Reduction> {
  const [row] = await db.query<{ reduction: Reduction }>(
    `select ${REDUCTION} as reduction
     from members m
     left join lateral (
       select bool_and(status <> 'stakes_blocked') as stakes from ledger_accounts a
       where a.bucket = members_bucket(m.id) and a.member_id = m.id) b on true
     where m.id = $1`,
    [memberId],
    "members-reduction",
  );
  return row?.reduction ?? null;
}
