import type { OfficeInput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/connections/agreed-levels/store.ts";

type Wanted = Omit<OfficeInput<"set-agreed-level">, "reason">;

/** Thousandths of a per cent as per cent, for the audit trail. */
const percentOf = (level: number | null): number | null => (level === null ? null : level / 1_000);

/**
 * The level of a month before and after a change. Throws Refusal `already_decided` when it is the
 * same.
 */
export async function levelBeforeAndAfter(tx: Act["tx"], { connection, from, level }: Wanted) {
  await store.lockLevels(tx, connection);
  const levels = await store.listLevels(tx, connection);
  const present = levels.find((each) => each.from <= from)?.level ?? null;
  if (present === level) throw new Refusal("already_decided");
  return {
    object: `game-connection:${connection}`,
    before: { agreedLevel: percentOf(present) },
    after: { agreedLevel: percentOf(level), fromMonth: from },
  };
}

/** Stores a level that `levelBeforeAndAfter` has checked. */
export async function saveLevel(act: Act, { connection, from, level }: Wanted): Promise<void> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("a level is set by two operators");
  await store.saveLevel(act.tx, {
    connection,
    from: `${from}-01`,
    level,
    at: act.clock.now(),
    by: operatorId,
    checkedBy: checkerId,
  });
}
