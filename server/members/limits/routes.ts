import type { HandlersOf } from "#contract/handler.ts";
import type { limitCalls, OwnLimit } from "#contract/limits.ts";
import type { Acts } from "#server/kit/act.ts";
import { fromWon, toWon, units, UNITS_PER_WON } from "#server/kit/money.ts";
import { limitsOf, type Limit } from "#server/ledger/limits/limits.ts";
import { cancelRaise, confirmRaise, setLimit } from "#server/members/limits/limits.ts";
import { signedIn } from "#server/members/signed-in.ts";

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

export const limitRoutes = (acts: Acts): HandlersOf<keyof typeof limitCalls> => {
  const own = async (memberId: bigint) => ({
    limits: (await limitsOf(acts.db, acts.clock, memberId)).map((limit) =>
      wireOf(limit, acts.clock.now()),
    ),
  });
  return {
    "get-limits": (context) => own(signedIn(context).memberId),
    "set-limit": async (context, { amount, ...name }) => {
      const { memberId } = signedIn(context);
      await setLimit(acts, memberId, name, amount === null ? null : fromWon(amount));
      return own(memberId);
    },
    "confirm-limit": async (context, name) => {
      const { memberId } = signedIn(context);
      await confirmRaise(acts, memberId, name);
      return own(memberId);
    },
    "cancel-limit": async (context, name) => {
      const { memberId } = signedIn(context);
      await cancelRaise(acts, memberId, name);
      return own(memberId);
    },
  };
};
