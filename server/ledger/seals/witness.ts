import type { Queryable } from "#server/kit/database.ts";
import { publicKeys } from "#server/ledger/seals/keys.ts";
import { checkpointOf, hashOfCheckpoint } from "#server/ledger/seals/seal.ts";
import * as store from "#server/ledger/seals/store.ts";

/**
 * The newest signed checkpoint and all public keys, for everyone: an outsider who keeps them can
 * prove later that history was rewritten. They reveal nothing about members.
 */
export async function newestCheckpoint(db: Queryable) {
  const seal = await store.findNewestSeal(db);
  return {
    keys: await publicKeys(db),
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
