import type { Queryable, Transaction } from "#server/kit/database.ts";

export async function updateSite(tx: Transaction, memberId: bigint, siteId: number): Promise<void> {
  await tx.query("update members set site_id = $2 where id = $1", [memberId, siteId]);
}

/** Null for a member who registered before sites were stored. */
export async function findSite(db: Queryable, memberId: bigint): Promise<number | null> {
  const [row] = await db.query<{ siteId: number | null }>(
    `select site_id as "siteId" from members where id = $1`,
    [memberId],
    "members-home-site",
  );
  return row?.siteId ?? null;
}
