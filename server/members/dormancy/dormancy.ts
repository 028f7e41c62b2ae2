import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import * as store from "#server/members/dormancy/store.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { siteNames } from "#server/settings/sites.ts";

const TOLD_AT_ONCE = 100;

/**
 * Tells members, in a note, that their account becomes dormant: 30 days before the months of their
 * site's jurisdiction without a use are over, or later, and then 30 days before all the same. An
 * account is used by a session of its member. Restricted members are not told: those with a break, a
 * closing, a register's or the house's bar, suspended ones. Answers how many were told, a bounded
 * number. Source: GLI-19 A.3.9.
 */
export async function tellInactive(act: Act): Promise<number> {
  const at = act.clock.now();
  let told = 0;
  for (const { siteId } of await siteNames(act.tx)) {
    const { dormancyMonths: months } = await rulesOfSite(act.tx, siteId);
    const asked = { siteId, months, at, most: TOLD_AT_ONCE };
    for (const notice of await store.insertNotices(act.tx, asked)) {
      await act.emit("member.inactivity_told", notice);
      told++;
    }
  }
  return told;
}

/** The member signs in, so the account does not become dormant. The caller has locked the member. */
export const keepInUse = (act: Act, memberId: bigint): Promise<void> =>
  store.endNotice(act.tx, memberId, { outcome: "used", at: act.clock.now() });

/** The notice or the dormancy that holds, as staff see it; null for none. */
export async function dormancyOf(
  db: Queryable,
  memberId: bigint,
): Promise<MemberFacts["dormancy"]> {
  const row = await store.findHolding(db, memberId);
  return (
    row && {
      inactiveSince: row.inactiveSince,
      noticedAt: row.noticedAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      dormantAt: row.dormantAt?.toISOString() ?? null,
    }
  );
}
