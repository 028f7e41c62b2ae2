import type { GameCategory } from "#contract/games.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/launches/store.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";

type Launched = { id: string; memberId: bigint; accountId: bigint; category: GameCategory };

/** After this many seconds a launch that a newer one ended can be tried again. */
const AGAIN_AFTER_S = 2;

/**
 * Where the jurisdiction of the member's site allows one slot at a time, the launch of a slot ends
 * those that are open, at every provider: they take wins and roll-backs and no more stakes. Answers
 * how many ended. Throws Refusal `too_often` when the member has opened another slot meanwhile,
 * which is the one that stays.
 */
export async function keepOneSlot(db: Queryable, launch: Launched): Promise<number> {
  if (launch.category !== "slot") return 0;
  const { slotSessions } = await rulesOfMember(db, launch.memberId);
  if (!slotSessions.includes("one_slot")) return 0;
  const ended = await store.endOlderSlots(db, launch.accountId);
  if (await store.hasEnded(db, launch.id))
    throw new Refusal("too_often", { retryAfter: AGAIN_AFTER_S });
  return ended;
}
