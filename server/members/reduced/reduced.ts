import type { SignedIn } from "#contract/handler.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal, type RefusalCode } from "#server/kit/refusal.ts";
import { findReduction } from "#server/members/reduced/store.ts";

/**
 * Refuses a call that a reduced session does not have, in the call's own words: `refusals` are the
 * statuses that it declares. Throws Refusal `account_not_active` of a suspended member and of one
 * whose account closes, `on_break`, `identity_missing`, `stakes_blocked`, and `reduced_session` where the call has no word of its own.
 */
export async function assertNotReduced(
  db: Queryable,
  { memberId, known }: SignedIn,
  refusals: readonly string[],
): Promise<void> {
  const reduction = known ? (known.user.reduced?.why ?? null) : await findReduction(db, memberId);
  if (reduction === null) return;
  // The call itself says whether a register or the list of barred persons bars the member.
  if (reduction === "barred" && refusals.includes("barred")) return;
  const words: readonly (readonly [status: string, code: RefusalCode])[] = [
    ...(reduction === "suspended" || reduction === "closing"
      ? ([["closed", "account_not_active"]] as const)
      : []),
    ...(reduction === "break" ? ([["break", "on_break"]] as const) : []),
    ...(reduction === "identity" ? ([["identity", "identity_missing"]] as const) : []),
    ["limit", "stakes_blocked"],
  ];
  const own = words.find(([status]) => refusals.includes(status));
  throw new Refusal(own?.[1] ?? "reduced_session");
}

/** Whether the member has no more than a reduced session: no stakes and no deposits. */
export const isReduced = async (db: Queryable, memberId: bigint): Promise<boolean> =>
  (await findReduction(db, memberId)) !== null;
