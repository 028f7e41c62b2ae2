import type { Reduction } from "#contract/members.ts";
import type { Queryable } from "#server/kit/database.ts";

export async function findReduction(db: Queryable, memberId: bigint): Promise<Reduction> {
  const [row] = await db.query<{ reduction: Reduction }>(
    `select case when m.status <> 'active' then 'suspended'
       when exists (select from member_breaks b where b.member_id = m.id and b.ended_at is null)
         then 'break'
       when a.status = 'stakes_blocked' then 'barred' end as reduction
     from members m
     left join ledger_accounts a on a.bucket = members_bucket(m.id) and a.member_id = m.id
       and a.kind = 'cash'
     where m.id = $1`,
    [memberId],
    "members-reduction",
  );
  return row?.reduction ?? null;
}
