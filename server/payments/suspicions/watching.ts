import type { SuspicionReason } from "#contract/office/suspicions.ts";
import type { Act } from "#server/kit/act.ts";
import { allowLongReading } from "#server/kit/database.ts";
import { homeSiteOf } from "#server/members/home-site/home-site.ts";
import { findSigns } from "#server/payments/suspicions/signs/signs.ts";
import * as store from "#server/payments/suspicions/store.ts";
import { openOrRenew } from "#server/payments/suspicions/suspicions.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { siteNames } from "#server/settings/sites.ts";

/**
 * Looks at a member who asks for a withdrawal, in the transaction of the request, so that it is seen
 * before anyone can approve it. The member learns nothing of it.
 */
export async function watchMember(act: Act, memberId: bigint): Promise<void> {
  const { tx, clock } = act;
  const siteId = await homeSiteOf(tx, memberId);
  const rules = await rulesOfSite(tx, siteId);
  const found = await findSigns(tx, { siteId, memberId, at: clock.now(), rules });
  await openOrRenew(act, memberId, found.get(memberId) ?? []);
}

/**
 * Looks at every member once a day, UTC. Answers 1 for the first step of a day, otherwise 0.
 */
export async function watchMembers(act: Act): Promise<number> {
  const { tx, clock } = act;
  const at = clock.now();
  if (!(await store.beginRun(tx, at))) return 0;
  await allowLongReading(tx);
  const due: [memberId: bigint, reasons: SuspicionReason[]][] = [];
  for (const { siteId } of await siteNames(tx)) {
    const rules = await rulesOfSite(tx, siteId);
    due.push(...(await findSigns(tx, { siteId, memberId: null, at, rules })));
  }
  // Locked after all counting, so that no sign-in waits for it, and in the order of every such act.
  let opened = 0;
  due.sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [memberId, reasons] of due) if (await openOrRenew(act, memberId, reasons)) opened++;
  await store.endRun(tx, at, opened);
  return 1;
}
