import { hash } from "node:crypto";
import { textOfCheckpoint } from "#contract/statement-proof.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/ledger/seals/store.ts";

/**
 * The newest signed checkpoint and the keys that ever signed one, for anybody: who keeps them can
 * show later that history was not written anew. It tells nothing of any member.
 */
export async function newestCheckpoint(db: Queryable) {
  const keys = await store.listKeys(db);
  const seal = await store.findNewestCheckpoint(db);
  const checkpoint = seal && {
    id: String(seal.id),
    sealedAt: seal.sealedAt.toISOString(),
    root: seal.root.toString("hex"),
    links: seal.linksHash.toString("hex"),
    previous: seal.previous.toString("hex"),
  };
  return {
    keys: keys.map(({ id, publicKey }) => ({ id, publicKey: publicKey.toString("hex") })),
    checkpoint: checkpoint
      ? {
          ...checkpoint,
          keyId: seal.keyId,
          signature: seal.signature.toString("hex"),
          hash: hash("sha256", textOfCheckpoint(checkpoint), "hex"),
        }
      : null,
  };
}
