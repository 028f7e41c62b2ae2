import { createHash } from "node:crypto";
import type { Clock } from "#server/kit/clock.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import * as store from "#server/kit/store.ts";

/** The scope of a member's idempotency key. */
export type Claim = {
  memberId: bigint;
  /** The call's name: a key counts per call. */
  call: string;
  /** The client's Idempotency-Key; without one every request is carried out. */
  key: string | null;
  /** The request without secrets; its fingerprint is kept. */
  body: Record<string, string | number | null>;
};

/**
 * Does an act at most once per member, call and idempotency key. The answer is stored with the act;
 * the same key gets that answer again, at the same moment or later. A refused act stores nothing
 * and may be tried again under its key. Throws Refusal `idempotency_mismatch` when the key was used
 * with another body.
 */
export async function once<Answer extends object>(
  { tx, clock }: Act,
  { memberId, call, key, body }: Claim,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === null) return work();
  const bodyHash = hash(JSON.stringify(Object.entries(body).sort(byName)));
  const claim = { memberId, call, keyHash: hash(key), bodyHash };
  // A concurrent request with the same key waits here until the first is committed or undone.
  if (!(await store.claimKey(tx, claim, clock.now()))) {
    const stored = await store.getStoredAnswer(tx, claim);
    if (!stored.bodyHash.equals(bodyHash)) throw new Refusal("idempotency_mismatch");
    return stored.answer as Answer;
  }
  const answer = await work();
  await store.storeAnswer(tx, claim, answer);
  return answer;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Deletes stored answers older than thirty days, a bounded number; answers how many. */
export const sweepStoredAnswers = (db: Queryable, clock: Clock): Promise<number> =>
  store.deleteOldAnswers(db, keptSince(clock.now(), "storedAnswers"), SWEPT_AT_ONCE);
