import type { Transaction } from "#server/kit/database.ts";

export async function updateSite(tx: Transaction, memberId: bigint, siteId: number): Promise<void> {
  await tx.query("update members set site_id = $2 where id = $1", [memberId, siteId]);
}
