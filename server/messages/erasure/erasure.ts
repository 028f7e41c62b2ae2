import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/messages/erasure/store.ts";

/**
 * Overwrites a member's messages in both directions, and deletes their files and colleagues'
 * remarks on them.
 */
export const eraseMessages = (tx: Transaction, memberId: bigint): Promise<void> =>
  store.overwriteMessages(tx, memberId);
