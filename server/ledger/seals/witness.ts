import type { Queryable } from "#server/kit/database.ts";
import { checkpointOf, hashOfCheckpoint } from "#server/ledger/seals/seal.ts";
import * as store from "#server/ledger/seals/store.ts";

/**
 * The newest signed checkpoint and all public keys, for everyone: an outsider who keeps them can
 * prove later that history was rewritten. They reveal nothing about members.
 */
export async function newestCheckpoint(db: Queryable) {
  const keys = await store.listKeys(db);
  const seal = await store.findNewestSeal(db);
  return {
    keys: keys.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString("hex") })),
    checkpoint: seal
      ? {
          ...checkpointOf(seal),
          keyId: seal.keyId,
          signature: seal.signature.toString("hex"),
          hash: hashOfCheckpoint(seal).toString("hex"),
        }
      : null,
  };
}
