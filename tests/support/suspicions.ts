import type { Database } from "#server/kit/database.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

/** An open suspicion about a member, by signs. */
export async function openSuspicionOf(
  db: Database,
  memberId: bigint,
): Promise<{ suspicionId: number; version: number }> {
  const [row] = await db.query<{ id: bigint; version: number }>(
    `insert into payment_suspicions (member_id, opened_at, reasons)
     values ($1, now(), '[{"sign": "littlePlay", "value": 3, "threshold": 100}]')
     returning id, version`,
    [memberId],
  );
  return { suspicionId: Number(row?.id), version: row?.version ?? 0 };
}

/** Input for the acts about suspicions of money laundering, each about a member of its own. */
export const suspicionActs = ({ app: { db } }: Pick<TestApp, "app">) => {
  const opened = async () => openSuspicionOf(db, (await makeMember(db)).memberId);
  const suspicionId = async () => ({ suspicionId: (await opened()).suspicionId });
  return {
    "open-suspicion": async () => ({ id: Number((await makeMember(db)).memberId) }),
    "add-suspicion-note": suspicionId,
    "close-suspicion": async () => ({ ...(await opened()), outcome: "explained" as const }),
    "export-suspicion-report": suspicionId,
  };
};
