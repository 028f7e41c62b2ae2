import type { RaiseTimes as RaiseHours } from "#contract/limits.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { RaiseTimes } from "#server/ledger/limits/limits.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";

const HOUR_MS = 3_600_000;

/** The wait of a raise and the time to confirm it, as the member's jurisdiction has them. */
export async function raiseTimes(db: Queryable, memberId: bigint): Promise<RaiseTimes> {
  const { raiseWaitsHours, raiseConfirmDays } = await rulesOfMember(db, memberId);
  return { waitsMs: raiseWaitsHours * HOUR_MS, lapsesAfterMs: raiseConfirmDays * 24 * HOUR_MS };
}

/** The same in hours, as members read it. */
export async function raiseTimesInHours(db: Queryable, memberId: bigint): Promise<RaiseHours> {
  const { waitsMs, lapsesAfterMs } = await raiseTimes(db, memberId);
  return { waitsHours: waitsMs / HOUR_MS, confirmHours: lapsesAfterMs / HOUR_MS };
}
