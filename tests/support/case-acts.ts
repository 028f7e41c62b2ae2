import type { Database } from "#server/kit/database.ts";

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

/** Acts on cases, each about a member of the demo. */
export const caseActs = (db: Database) => ({
  "open-case": () => ({ id: 3, origin: "staff" as const }),
  "add-case-contact": async () => ({
    caseId: (await openCaseOf(db, 1)).caseId,
    channel: "note" as const,
  }),
  "close-case": async () => ({ ...(await openCaseOf(db, 1)), outcome: "no_harm" as const }),
});
