import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { addYears } from "#server/kit/years.ts";
import { recordYearsOfMember } from "#server/members/home-site/home-site.ts";
import type { RecordYears } from "#server/settings/profiles/rules.ts";

/** From when on a closed account can be erased, and the rule that says so. */
export type ErasableFrom = RecordYears & { from: Date };

/** `closedAt` is when the member's account was closed. */
export async function erasableFrom(
  db: Queryable,
  memberId: bigint,
  closedAt: Date,
): Promise<ErasableFrom> {
  const rule = await recordYearsOfMember(db, memberId);
  return { ...rule, from: addYears(closedAt, rule.years) };
}

/** Throws Refusal `records_kept` before the jurisdiction's years since the closing are over. */
export async function assertRecordsKept(
  { db, clock }: { db: Queryable; clock: Clock },
  memberId: bigint,
  closedAt: Date,
): Promise<void> {
  const { from } = await erasableFrom(db, memberId, closedAt);
  if (clock.now() < from) throw new Refusal("records_kept", { until: from.toISOString() });
}
