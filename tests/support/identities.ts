import type { IdentityDocument } from "#contract/identity.ts";
import type { Database } from "#server/kit/database.ts";
import { IDENTITY_CORRECTION, IDENTITY_FILE } from "#server/kit/seal-keys/columns.ts";
import { seal } from "#server/kit/sealed.ts";
import type { TestApp } from "#tests/support/app.ts";
import { PIXEL } from "#tests/support/help-files.ts";
import { makeMember } from "#tests/support/members.ts";

/** Lets the default site demand a verified identity before play, or no longer, as its owner. */
export async function demandIdentity(
  { owner }: { owner: { query(sql: string): Promise<unknown> } },
  isDemanded = true,
) {
  if (!isDemanded) return owner.query("delete from settings_profile_rules where profile_id = 'id'");
  await owner.query(
    "insert into settings_profiles (id, name) values ('id', 'Identity') on conflict do nothing",
  );
  await owner.query(
    `insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
     values ('id', 'identityChecked', '{before_play}', 'a law', '2026-01-01')
     on conflict do nothing`,
  );
  return owner.query("update settings_sites set profile_id = 'id' where host = '*'");
}

/** A member's document: each side added, then sent. Answers the status of the sending. */
export async function sendIdentity(
  { call }: Pick<TestApp, "call">,
  cookie: string,
  document: IdentityDocument = "id_card",
  correction: { name?: string; birthDate?: string } = {},
): Promise<unknown> {
  const add = async (side: "front" | "back") => {
    const { body } = await call("attach-identity-file", { side, data: PIXEL }, { cookie });
    return (body["file"] as { id: number }).id;
  };
  const sides = { front: await add("front"), back: await add("back") };
  const { front } = sides;
  const sent = document === "passport" ? { front } : sides;
  const input = { document, ...sent, ...correction };
  return (await call("send-identity", input, { cookie })).body["status"];
}

/** A document of a new member that waits for staff; answers its member, its check and its front. */
async function waitingIdentity({
  app: { db },
}: Pick<TestApp, "app">): Promise<{ memberId: number; checkId: number; fileId: number }> {
  const { memberId } = await makeMember(db);
  return identityOf(db, memberId);
}

/** The same of this member, verified by the first operator where `isVerified`. */
export async function identityOf(db: Database, memberId: bigint, isVerified = false) {
  const [row] = await db.query<{ checkId: bigint; fileId: bigint }>(
    `with sent as (
       insert into member_identity_checks
         (member_id, document, sent_at, decided_at, decided_by, outcome)
       values ($1, 'passport', now(), case when $3 then now() end, case when $3 then 1 end,
         case when $3 then 'verified' end) returning id)
     insert into member_identity_files (member_id, check_id, side, kind, bytes, content, added_at)
     select $1, id, 'front', 'picture', 70, $2, now() from sent
     returning check_id as "checkId", id as "fileId"`,
    [memberId, seal(PIXEL, db.appSecret, IDENTITY_FILE), isVerified],
  );
  if (!row) throw new Error("insert answered no row");
  const [checkId, fileId] = [Number(row.checkId), Number(row.fileId)];
  return { memberId: Number(memberId), checkId, fileId };
}

/** A document that corrects the registered name, which takes two operators. */
export async function correctedIdentity(test: Pick<TestApp, "app">): Promise<{ id: number }> {
  const { db } = test.app;
  const { checkId } = await waitingIdentity(test);
  const correction = JSON.stringify({ name: "김 보름", birthDate: null });
  await db.query("update member_identity_checks set correction = $2 where id = $1", [
    checkId,
    seal(correction, db.appSecret, IDENTITY_CORRECTION),
  ]);
  return { id: checkId };
}

/** Input for the acts about identity documents. */
export const identityActs = (test: Pick<TestApp, "app">) => ({
  "open-identity-file": async () => ({ id: (await waitingIdentity(test)).fileId }),
  "verify-identity": async () => ({ id: (await waitingIdentity(test)).checkId }),
  "refuse-identity": async () => ({
    id: (await waitingIdentity(test)).checkId,
    refusedFor: "expired" as const,
  }),
  "ask-identity-again": async () => {
    const { memberId } = await makeMember(test.app.db);
    return { id: (await identityOf(test.app.db, memberId, true)).memberId };
  },
});
