import { listeners } from "#server/app/listeners.ts";
import { openActs, type Acts, type Who } from "#server/kit/act.ts";
import { systemClock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide, type Decision } from "#server/payments/decisions.ts";

export const operator = (operatorId: bigint): Who => ({ kind: "operator", operatorId });

/** Acts on a database without the whole server. */
export const actsOn = (db: Database): Acts => openActs({ db, clock: systemClock, listeners });

/** Decides a request as an operator does, in its present version. */
export const decideRequest = (
  acts: Acts,
  id: unknown,
  decision: Decision,
  { by = 1n, memo }: { by?: bigint; memo?: string } = {},
): Promise<void> =>
  acts.perform(operator(by), async (act) =>
    decide(act, await lockSeen(act, { id: BigInt(id as number) }), decision, memo),
  );
