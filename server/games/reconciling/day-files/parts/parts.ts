import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { MOST_DAY_PARTS } from "#contract/office/day-files.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { keptSince, SWEPT_AT_ONCE } from "#server/kit/retention.ts";
import { lockDays, markCompared } from "#server/games/reconciling/day-files/store.ts";
import * as store from "#server/games/reconciling/day-files/parts/store.ts";

type Seen = Omit<OfficeInput<"complete-day-parts">, "reason">;

/** The stage of a day as staff see it. It is null after the last part of the day was removed. */
const stages = {
  open: "open",
  found: "comparing",
  theirs: "comparing",
  ours: "comparing",
  compared: "compared",
  replaced: null,
  swept: null,
} as const;

/** The days in parts that can be changed, the newest change first. */
export const listDaysInParts = async (
  db: Queryable,
  most: number,
): Promise<OfficeOutput<"get-day-files">["inParts"]> =>
  (await store.listDays(db, most)).flatMap(({ stage, lines, ...each }) => {
    const shown = stages[stage];
    return shown === null ? [] : [{ ...each, stage: shown, lines: Number(lines) }];
  });

/** The parts of a day. Throws Refusal `not_found` for a day of which none is kept. */
export async function partsOf(
  db: Queryable,
  { connection, day }: Pick<Seen, "connection" | "day">,
): Promise<OfficeOutput<"get-day-parts">> {
  const found = await store.findDay(db, connection, day);
  const stage = found ? stages[found.stage] : null;
  if (!found || stage === null) throw new Refusal("not_found");
  const parts = await store.listParts(db, connection, day, MOST_DAY_PARTS);
  return {
    version: found.version,
    stage,
    lines: parts.reduce((sum, { lines }) => sum + lines, 0),
    layout: parts.at(-1)?.layout ?? null,
    hoursAhead: found.hoursAhead,
    parts: parts.map(({ id, name, lines, at, by }) => ({
      id: Number(id),
      name,
      lines,
      at: at.toISOString(),
      by,
    })),
  };
}

/** Locks a day in the version that the operator saw. Throws Refusal `not_found` and `stale`. */
async function lockSeen(tx: Transaction, { connection, day, version }: Seen) {
  await lockDays(tx, connection);
  const now = await partsOf(tx, { connection, day });
  if (now.version !== version) throw new Refusal("stale");
  return now;
}

/**
 * Says that a day's parts are all there; the worker then compares them. Throws Refusal `not_found`
 * for a day without parts, `already_decided` for one that is whole, and `stale`.
 */
export async function completeDay({ tx, clock }: Act, seen: Seen): Promise<{ lines: number }> {
  const { stage, parts, lines } = await lockSeen(tx, seen);
  if (parts.length === 0) throw new Refusal("not_found");
  if (stage !== "open") throw new Refusal("already_decided");
  await store.moveDay(tx, seen, { stage: "found", at: clock.now(), isChange: true });
  return { lines };
}

/**
 * Takes a part away, after which its day is no longer whole. Throws Refusal `not_found` for what is
 * no part of the day, and `stale`.
 */
export async function removePart(
  { tx, clock }: Act,
  { id, ...seen }: Seen & { id: number },
): Promise<{ name: string; lines: number }> {
  const { parts } = await lockSeen(tx, seen);
  const part = parts.find((each) => each.id === id);
  if (!part) throw new Refusal("not_found");
  const { connection, day } = seen;
  const at = clock.now();
  await store.dropPart(tx, { connection, day, id, at });
  await store.moveDay(tx, seen, { stage: "open", at, isChange: true });
  await markCompared(tx, connection, day, null);
  return part;
}

/** Deletes a bounded part of the lines whose retention period is over; answers how many. */
export async function sweepParts(db: Database, clock: Clock): Promise<number> {
  await store.markSwept(db, keptSince(clock.now(), "dayLines"));
  return store.deleteSwept(db, SWEPT_AT_ONCE);
}
