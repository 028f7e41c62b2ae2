import type { PrivacyRequestKind } from "#contract/privacy-request-kinds.ts";
import type { Database } from "#server/kit/database.ts";
import { PRIVACY_REQUEST } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";

/** Opens a member's request, received now; answers its id. */
export async function privacyRequestOf(
  db: Database,
  memberId: bigint,
  kind: PrivacyRequestKind = "access",
): Promise<number> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_privacy_requests
       (member_id, kind, field, details, received_at, recorded_at, due_on, due_at)
     values ($1, $2, case when $2 = 'correction' then 'phone' end, $3, now(), now(),
       current_date + 31, now() + interval '32 days') returning id`,
    [memberId, kind, seal("Why do you keep it?", db.appSecret, PRIVACY_REQUEST)],
  );
  if (!row) throw new Error("insert answered no row");
  return Number(row.id);
}

/** Input for the acts about requests of members about their data. */
export const privacyRequestActs = ({ app: { db } }: Pick<TestApp, "app">) => {
  const waiting = async () => ({ id: await privacyRequestOf(db, (await makeMember(db)).memberId) });
  return {
    "record-privacy-request": async () => ({
      id: Number((await makeMember(db)).memberId),
      receivedOn: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
      request: { kind: "erasure" as const },
    }),
    "extend-privacy-request": async () => ({ ...(await waiting()), ground: "complex" as const }),
    "grant-privacy-request": async () => ({ ...(await waiting()), answer: "Here it is." }),
    "refuse-privacy-request": async () => ({
      ...(await waiting()),
      outcome: "partly" as const,
      refusedFor: "rights_of_others" as const,
      answer: "Without the names of others.",
    }),
  };
};
