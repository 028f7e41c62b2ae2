import type { LimitGround } from "#contract/limit-kinds.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockLimit, setImposed, type LimitName } from "#server/ledger/limits/limits.ts";
import { lock } from "#server/members/administration/standing.ts";
import { assertNotOnBreak } from "#server/members/breaks/breaks.ts";
import { insertImposed } from "#server/members/imposed-limits/store.ts";
import { recountTime } from "#server/members/play-time/play-time.ts";

/** A change of an imposed limit, in ledger units or minutes; null for nothing imposed. */
type Change = {
  memberId: bigint;
  name: LimitName;
  /** What the operator saw. */
  from: bigint | null;
  to: bigint | null;
};

/**
 * Imposes a limit beside the member's own, or lowers an imposed one: the least of both holds for
 * every posting after the commit, and the member is told. Throws Refusal `not_found`, `stale` when
 * another amount is imposed than the operator saw, `already_decided` when it would not be lower or
 * the member was erased.
 */
export async function imposeLimit(
  act: Act,
  change: Change & { to: bigint },
  ground: LimitGround,
): Promise<void> {
  await lockAsSeen(act, change);
  if (change.from !== null && change.to >= change.from) throw new Refusal("already_decided");
  await apply(act, change, ground);
}

/**
 * Locks an imposed limit that two operators loosen. Throws Refusal `not_found`, `stale`,
 * `already_decided` when it would not be higher or the member was erased, `on_break`.
 */
export async function assertLoosening(act: Act, change: Change & { from: bigint }): Promise<void> {
  await lockAsSeen(act, change);
  if (change.to !== null && change.to <= change.from) throw new Refusal("already_decided");
  await assertNotOnBreak(act.tx, change.memberId);
}

/** Raises an imposed limit, or ends it with null. Throws the refusals of `assertLoosening`. */
export async function loosenImposedLimit(
  act: Act,
  change: Change & { from: bigint },
): Promise<void> {
  await assertLoosening(act, change);
  await apply(act, change, null);
}

async function lockAsSeen({ tx, clock }: Act, { memberId, name, from }: Change): Promise<void> {
  if ((await lock(tx, memberId)).isErased) throw new Refusal("already_decided");
  const present = await lockLimit(tx, clock, memberId, name);
  if ((present?.imposed ?? null) !== from) throw new Refusal("stale");
}

async function apply(
  act: Act,
  { memberId, name, to: amount }: Change,
  ground: LimitGround | null,
): Promise<void> {
  const { tx, clock } = act;
  const { operatorId: by, checkerId: checkedBy = null } = operatorOf(act);
  const at = clock.now();
  await setImposed(tx, memberId, name, amount, { at, by, checkedBy });
  if (name.kind === "time") await recountTime(tx, clock, memberId);
  await insertImposed(tx, { memberId, ...name, amount, ground, at, by, checkedBy });
  const { kind, period, product = "all" } = name;
  const told = { kind, period, product, amount, ground, since: at };
  await act.emit("member.limit_imposed", { memberId, ...told });
}
