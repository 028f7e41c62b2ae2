import type { IdentityDocument } from "#contract/identity.ts";
import type { TestApp } from "#tests/support/app.ts";
import { PIXEL } from "#tests/support/help-files.ts";

/** Lets the default site demand a verified identity before play, or no longer, as its owner. */
export async function demandIdentity({ owner }: Pick<TestApp, "owner">, isDemanded = true) {
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
): Promise<unknown> {
  const add = async (side: "front" | "back") => {
    const { body } = await call("attach-identity-file", { side, data: PIXEL }, { cookie });
    return (body["file"] as { id: number }).id;
  };
  const sides = { front: await add("front"), back: await add("back") };
  const { front } = sides;
  const sent = document === "passport" ? { front } : sides;
  return (await call("send-identity", { document, ...sent }, { cookie })).body["status"];
}
