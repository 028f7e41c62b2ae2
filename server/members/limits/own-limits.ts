import type { OwnLimit } from "#contract/limits.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { toWon, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { limitsOf, type Limit } from "#server/ledger/limits/limits.ts";

/** The member's own limits that hold, as the member and operators read them: in whole won. */
export const ownLimits = async (
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<OwnLimit[]> =>
  (await limitsOf(db, clock, memberId)).map((limit) => wireOf(limit, clock.now()));

function wireOf({ kind, period, amount, used, left, renewsAt, raise }: Limit, now: Date): OwnLimit {
  return {
    kind,
    period,
    amount: toWon(amount),
    used: toWon(units(used + UNITS_PER_WON - 1n)),
    left: toWon(left),
    renewsAt: renewsAt?.toISOString() ?? null,
    raise: raise && {
      to: raise.to && toWon(raise.to),
      readyAt: raise.readyAt.toISOString(),
      isReady: raise.readyAt <= now,
      lapsesAt: raise.lapsesAt.toISOString(),
    },
  };
}
