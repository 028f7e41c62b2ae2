import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/messages/erasure/store.ts";

/** Overwrites what a member wrote and was written, and what colleagues remarked beside it. */
export const eraseMessages = (tx: Transaction, memberId: bigint): Promise<void> =>
  store.overwriteMessages(tx, memberId);
