import type { HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Offer } from "#server/games/availability/offered.ts";
import { measuredReturn } from "#server/reports/returns/measured.ts";

const BASIS_POINTS = 10_000;

/** What a game that is offered to the caller has returned. The band is rounded outwards. */
export const measuredReturnRoutes = ({
  db,
  clock,
  offered,
}: {
  db: Queryable;
  clock: Clock;
  offered: Offer;
}): HandlersOf<"get-game-return"> => ({
  "get-game-return": async (context, { company, code }) => {
    const { byCode } = await offered(context);
    if (!byCode.get(company)?.games.some((game) => game.code === code))
      throw new Refusal("not_found");
    const found = await measuredReturn(db, clock, { company, code });
    if (found === null) return { measured: null };
    const { observed, low, high, ...sample } = found;
    return {
      measured: {
        ...sample,
        observed: Math.round(observed * BASIS_POINTS),
        low: Math.floor(low * BASIS_POINTS),
        high: Math.ceil(high * BASIS_POINTS),
      },
    };
  },
});
