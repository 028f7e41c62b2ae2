import type { Queryable } from "#server/kit/database.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import { insertKey } from "#server/ledger/seals/store.ts";

/** Makes the public half of a key known, with which what it signed is verified later. */
export const publishKey = (db: Queryable, key: SealKey): Promise<void> =>
  insertKey(db, key.id, key.publicKey);
