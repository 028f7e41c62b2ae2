import type { CaseReason } from "#contract/office/cases.ts";
import type { Act } from "#server/kit/act.ts";
import { allowLongReading } from "#server/kit/database.ts";
import { fromWon, toWon, units } from "#server/kit/money.ts";
import { openOrRenew } from "#server/members/cases/cases.ts";
import { breaks } from "#server/members/markers/breaks.ts";
import { depositCount } from "#server/members/markers/deposit-count.ts";
import { depositsDay } from "#server/members/markers/deposits-day.ts";
import { depositsQuarter } from "#server/members/markers/deposits-quarter.ts";
import { failedDeposits } from "#server/members/markers/failed-deposits.ts";
import { helpAsked } from "#server/members/markers/help-asked.ts";
import { longVisit } from "#server/members/markers/long-visit.ts";
import { lossesDay } from "#server/members/markers/losses-day.ts";
import type { Marker } from "#server/members/markers/marker.ts";
import { raises } from "#server/members/markers/raises.ts";
import * as store from "#server/members/markers/store.ts";
import { usedUp } from "#server/members/markers/used-up.ts";
import { rulesOfSite } from "#server/settings/profiles/rules.ts";
import { siteNames } from "#server/settings/sites.ts";

export const markers: readonly Marker[] = [
  depositsDay,
  depositsQuarter,
  depositCount,
  longVisit,
  breaks,
  raises,
  usedUp,
  lossesDay,
  helpAsked,
  failedDeposits,
];

/** The highest score. */
const MOST = 100;

/** The sum of the points, at most a hundred. */
export const scoreOf = (reasons: readonly CaseReason[]): number =>
  Math.min(
    MOST,
    reasons.reduce((sum, { points }) => sum + points, 0),
  );

/**
 * Counts every member's markers once a day, UTC, and opens cases from the score of the jurisdiction
 * on. Answers 1 for the first step of a day, otherwise 0.
 */
export async function countMarkers(act: Act): Promise<number> {
  const at = act.clock.now();
  if (!(await store.beginRun(act.tx, at))) return 0;
  await allowLongReading(act.tx);
  let [members, opened] = [0, 0];
  const due: { memberId: bigint; score: number; reasons: CaseReason[] }[] = [];
  for (const { siteId } of await siteNames(act.tx)) {
    const rules = await rulesOfSite(act.tx, siteId);
    const found = await reasonsOfSite(act, siteId, rules);
    members += found.size;
    for (const [memberId, reasons] of found) {
      const score = scoreOf(reasons);
      if (score >= rules.caseScore) due.push({ memberId, score, reasons });
    }
  }
  // Locked after all counting, so that no sign-in waits for it, and in the order of every such act.
  due.sort((one, other) => (one.memberId < other.memberId ? -1 : 1));
  for (const { memberId, ...found } of due) if (await openOrRenew(act, memberId, found)) opened++;
  await store.endRun(act.tx, { at, members, opened });
  return 1;
}

type Rules = Awaited<ReturnType<typeof rulesOfSite>>;

async function reasonsOfSite(
  { tx, clock }: Act,
  siteId: number,
  rules: Rules,
): Promise<Map<bigint, CaseReason[]>> {
  const reasons = new Map<bigint, CaseReason[]>();
  for (const { name, rule, isMoney, overMs, points, find } of markers) {
    const threshold = rules[rule];
    const since = new Date(clock.now().getTime() - overMs);
    const wanted = isMoney ? fromWon(threshold) : BigInt(threshold);
    for (const { memberId, value } of await find(tx, { siteId, since, threshold: wanted })) {
      const plain = isMoney ? toWon(units(value)) : Number(value);
      const own = reasons.get(memberId) ?? [];
      own.push({ marker: name, value: plain, threshold, points });
      reasons.set(memberId, own);
    }
  }
  return reasons;
}
