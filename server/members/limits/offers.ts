import type { LimitMoment } from "#contract/limit-kinds.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { limitsOf } from "#server/ledger/limits/limits.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import * as store from "#server/members/limits/store.ts";

/**
 * Whether the member's jurisdiction lets a limit of deposits be offered at this moment: until one is
 * set or the member said twice that they want none. Source: RTS 12A; MGA.
 */
export async function isLimitOffered(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
  moment: LimitMoment,
): Promise<boolean> {
  if (!(await rulesOfMember(db, memberId)).limitOffer.includes(moment)) return false;
  if (await store.hasDeclined(db, memberId, moment)) return false;
  return !(await limitsOf(db, clock, memberId)).some(
    ({ kind, own }) => kind === "deposit" && own !== null,
  );
}

/** Keeps that the member wants no limit. Throws Refusal `already_decided` when none is offered. */
export const declineLimit = (
  { clock, perform }: Acts,
  memberId: bigint,
  moment: LimitMoment,
): Promise<void> =>
  perform({ kind: "member", memberId }, async ({ tx }) => {
    if (!(await isLimitOffered(tx, clock, memberId, moment))) throw new Refusal("already_decided");
    await store.insertDeclined(tx, memberId, moment, clock.now());
  });
