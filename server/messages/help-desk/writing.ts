import type { Writer } from "#contract/office/events.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/messages/help-desk/store.ts";
import type { SignedInOperator } from "#server/operators/operator.ts";

/** Somebody who writes says so again well within this. */
const COUNTS_FOR_MS = 10_000;

/** Tells colleagues that an operator writes a reply now, or has stopped. Throws Refusal `not_found`. */
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

/** Forgets who was writing: the page of somebody who left tells nobody that they stopped. */
export const sweepWriters = (db: Queryable, clock: Clock): Promise<void> =>
  store.deleteWritersUntil(db, clock.now());
