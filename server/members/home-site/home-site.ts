import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/members/home-site/store.ts";

/** Keeps on which site a member registered, so that the house can write to the members of one. */
export const rememberSite = (tx: Transaction, memberId: bigint, siteId: number): Promise<void> =>
  store.updateSite(tx, memberId, siteId);
