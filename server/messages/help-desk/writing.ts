import type { Writer } from "#contract/office/events.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/messages/help-desk/store.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

/** An open editor repeats the call well within this time. */
const COUNTS_FOR_MS = 10_000;

/**
 * Shows colleagues that an operator is writing a reply, or has stopped. Throws Refusal `not_found`.
 */
export async function tellWriting(
  db: Queryable,
  clock: Clock,
  operator: SignedInOperator,
  { id, isWriting }: { id: bigint; isWriting: boolean },
): Promise<void> {
  const key = { helpId: id, operatorId: operator.operatorId };
  if (!isWriting) return store.deleteWriter(db, key);
  const until = new Date(clock.now().getTime() + COUNTS_FOR_MS);
  if (!(await store.upsertWriter(db, key, until))) throw new Refusal("not_found");
}

/** Who is writing a reply to which question now. */
export const writersNow = async (db: Queryable, clock: Clock): Promise<Writer[]> =>
  (await store.listWriters(db, clock.now())).map(({ helpId, operatorId, operator }) => ({
    helpId: Number(helpId),
    operatorId: Number(operatorId),
    operator,
  }));

/** Deletes writers whose time is over, such as those who closed their page. */
export const sweepWriters = (db: Queryable, clock: Clock): Promise<void> =>
  store.deleteWritersUntil(db, clock.now());
