import type { Database } from "#server/kit/database.ts";
import type { TestApp } from "#tests/support/app.ts";
import { barredPersonActs } from "#tests/support/barred-persons.ts";
import { imposedLimitActs } from "#tests/support/imposed-limits.ts";

/** The newest case of a member, opened when none is. */
export async function openCaseOf(
  db: Database,
  memberId: bigint | number,
): Promise<{ caseId: number; version: number }> {
  await db.query(
    `insert into member_cases (member_id, origin, opened_at, score)
     values ($1, 'marker', now(), 50) on conflict do nothing`,
    [memberId],
  );
  const [row] = await db.query<{ id: bigint; version: number }>(
    "select id, version from member_cases where member_id = $1 and closed_at is null",
    [memberId],
  );
  return { caseId: Number(row?.id), version: row?.version ?? 0 };
}

/** Acts on cases, each about a member of the demo, on imposed limits and on persons who may not play. */
export const caseActs = (test: TestApp, cookie: string) => ({
  ...barredPersonActs(test, cookie),
  ...imposedLimitActs(test),
  "open-case": () => ({ id: 3, origin: "staff" as const }),
  "add-case-contact": async () => ({
    caseId: (await openCaseOf(test.app.db, 1)).caseId,
    channel: "note" as const,
  }),
  "close-case": async () => ({
    ...(await openCaseOf(test.app.db, 1)),
    outcome: "no_harm" as const,
  }),
});
