import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/members/home-site/store.ts";

/**
 * Stores the site on which a member registered, so that mailings can address one site's members.
 */
export const rememberSite = (tx: Transaction, memberId: bigint, siteId: number): Promise<void> =>
  store.updateSite(tx, memberId, siteId);
