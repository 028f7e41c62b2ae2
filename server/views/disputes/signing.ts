import type { Act } from "#server/kit/act.ts";
import { publishKey } from "#server/ledger/seals/keys.ts";
import type { SealKey } from "#server/ledger/seals/signing.ts";
import { signedText } from "#server/views/disputes/bundle.ts";
import * as store from "#server/views/disputes/store.ts";

const SIGNED_AT_ONCE = 20;

/** Signs bundles that wait, with the key of the ledger's seals, which the worker alone has. */
export const createBundleSigner =
  (key: SealKey) =>
  async (act: Act): Promise<number> => {
    const waiting = await store.lockUnsigned(act.tx, SIGNED_AT_ONCE);
    if (waiting.length > 0) await publishKey(act.tx, key);
    for (const { id, memberId, head } of waiting) {
      await store.setSignature(act.tx, id, key.id, key.sign(signedText(head)));
      await act.emit("dispute.signed", { memberId });
    }
    return waiting.length;
  };
