import type { Database } from "#server/kit/database.ts";
import { CASE_EVIDENCE } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
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

/** A third party's request about a member, with its evidence. */
export async function caseRequestOf(test: TestApp, memberId: number): Promise<number> {
  const { caseId } = await openCaseOf(test.app.db, memberId);
  const said = { name: "김보호", contact: "010-1234-5678", statement: "밤새 게임", file: null };
  const evidence = seal(JSON.stringify(said), test.app.db.appSecret, CASE_EVIDENCE);
  const [row] = await test.app.db.query<{ id: bigint }>(
    `insert into member_case_requests (case_id, relation, channel, recorded_at, recorded_by, evidence)
     values ($1, 'family', 'phone', now(), 1, $2) returning id`,
    [caseId, evidence],
  );
  return Number(row?.id);
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
  "record-case-request": () => ({
    id: 1,
    relation: "family" as const,
    channel: "phone" as const,
    name: "김보호",
    contact: "010-1234-5678",
    statement: "밤새 게임을 한다고 합니다",
  }),
  "open-case-request": async () => ({ id: await caseRequestOf(test, 2) }),
  "close-case": async () => ({
    ...(await openCaseOf(test.app.db, 1)),
    outcome: "no_harm" as const,
  }),
});
