import type { LimitGround, LimitKind } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon, toWon, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { limitsOf, type Limit, type NamedLimit } from "#server/ledger/limits/limits.ts";
import { listGrounds } from "#server/members/limits/store.ts";

/**
 * A member's limits that hold, their own and those that staff impose, as the member and operators
 * read them: in whole won and minutes.
 */
export const ownLimits = async (
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<OwnLimit[]> => {
  const limits = await limitsOf(db, clock, memberId);
  const isImposed = limits.some(({ imposed }) => imposed !== null);
  const grounds = isImposed ? await listGrounds(db, memberId) : [];
  return limits.map((limit) => wireOf(limit, grounds, clock.now()));
};

/** Whole won in ledger units; minutes stay minutes. */
export const amountOf = (kind: LimitKind, asked: number): bigint =>
  kind === "time" ? BigInt(asked) : fromWon(asked);

/** Rounded down. */
const shown = (kind: LimitKind, amount: bigint): number =>
  kind === "time" ? Number(amount) : toWon(units(amount));

const shownUp = (kind: LimitKind, amount: bigint): number =>
  shown(kind, kind === "time" ? amount : amount + UNITS_PER_WON - 1n);

function imposedOf(
  { kind, period, product, imposed, imposedAt }: Limit,
  grounds: readonly (NamedLimit & { ground: LimitGround })[],
): OwnLimit["imposed"] {
  const why = grounds.find(
    (each) => each.kind === kind && each.period === period && each.product === product,
  );
  if (imposed === null || imposedAt === null) return null;
  if (!why) throw new Error(`no act imposed the ${kind} limit of a ${period}`);
  return { amount: shown(kind, imposed), since: imposedAt.toISOString(), ground: why.ground };
}

function wireOf(
  limit: Limit,
  grounds: readonly (NamedLimit & { ground: LimitGround })[],
  now: Date,
): OwnLimit {
  const { kind, period, product, amount, own, used, left, renewsAt, raise } = limit;
  return {
    kind,
    period,
    product,
    amount: shown(kind, amount),
    own: own === null ? null : shown(kind, own),
    imposed: imposedOf(limit, grounds),
    used: shownUp(kind, used),
    left: shown(kind, left),
    renewsAt: renewsAt?.toISOString() ?? null,
    raise: raise && {
      to: raise.to === null ? null : shown(kind, raise.to),
      readyAt: raise.readyAt.toISOString(),
      isReady: raise.readyAt <= now,
      lapsesAt: raise.lapsesAt.toISOString(),
    },
  };
}
