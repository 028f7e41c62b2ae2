import type { Queryable } from "#server/kit/database.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import { insertKey, listKeys } from "#server/ledger/seals/store.ts";

/** Makes the public half of a key known, with which what it signed is verified later. */
export const publishKey = (db: Queryable, key: SealKey): Promise<void> =>
  insertKey(db, key.id, key.publicKey);

/** The public half of every key that has signed, in the order of their first use, as hexadecimal. */
export const publicKeys = async (db: Queryable): Promise<{ id: string; publicKey: string }[]> =>
  (await listKeys(db)).map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString("hex") }));
