import type { LimitKind } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon, toWon, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { limitsOf, type Limit } from "#server/ledger/limits/limits.ts";

/** The member's own limits that hold, as the member and operators read them: in whole won and minutes. */
export const ownLimits = async (
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<OwnLimit[]> =>
  (await limitsOf(db, clock, memberId)).map((limit) => wireOf(limit, clock.now()));

/** Whole won in ledger units; minutes stay minutes. */
export const amountOf = (kind: LimitKind, asked: number): bigint =>
  kind === "time" ? BigInt(asked) : fromWon(asked);

/** Rounded down. */
const shown = (kind: LimitKind, amount: bigint): number =>
  kind === "time" ? Number(amount) : toWon(units(amount));

const shownUp = (kind: LimitKind, amount: bigint): number =>
  shown(kind, kind === "time" ? amount : amount + UNITS_PER_WON - 1n);

function wireOf(
  { kind, period, product, amount, used, left, renewsAt, raise }: Limit,
  now: Date,
): OwnLimit {
  return {
    kind,
    period,
    product,
    amount: shown(kind, amount),
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
