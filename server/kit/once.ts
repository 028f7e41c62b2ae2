import { createHash } from "node:crypto";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince } from "#server/kit/retention.ts";
import * as store from "#server/kit/store.ts";

/** One act of one member as it came in. */
export type Act = {
  memberId: bigint;
  /** The call's name: a key counts per call. */
  call: string;
  /** The client's Idempotency-Key; without one the act is done each time it is asked for. */
  key: string | null;
  /** What was asked for, without secrets: a fingerprint of it is kept. */
  body: Record<string, string | number | null>;
};

/**
 * Does an act in one transaction, at most once per member, call and key. The answer is stored
 * with the act; the same key again gets that answer, at the same moment or later. An act that
 * was refused left nothing behind and may be tried again under its key. Throws Refusal
 * `idempotency_mismatch` when the key came before with another body.
 */
export const once = <Answer extends object>(
  db: Database,
  clock: Clock,
  act: Act,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> =>
  db.transaction(async (tx) => {
    if (act.key === null) return work(tx);
    const claim = {
      memberId: act.memberId,
      call: act.call,
      keyHash: hash(act.key),
      bodyHash: hash(JSON.stringify(Object.entries(act.body).sort(byName))),
    };
    // A neighbour with the same key waits here until the first is committed or undone.
    if (!(await store.claimKey(tx, claim, clock.now()))) {
      const stored = await store.getStoredAnswer(tx, claim);
      if (!stored.bodyHash.equals(claim.bodyHash)) throw new Refusal("idempotency_mismatch");
      return stored.answer as Answer;
    }
    const answer = await work(tx);
    await store.storeAnswer(tx, claim, answer);
    return answer;
  });

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

const hash = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Forgets stored answers older than thirty days. */
export const sweepStoredAnswers = (db: Queryable, clock: Clock): Promise<void> =>
  store.deleteOldAnswers(db, keptSince(clock.now(), "storedAnswers"));
