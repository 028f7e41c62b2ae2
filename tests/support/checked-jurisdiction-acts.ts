import type { CheckedActName, OfficeInput } from "#contract/office/calls.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeReady } from "#tests/support/opening.ts";
import { writeEveryText } from "#tests/support/jurisdiction-acts.ts";

type Given<Name extends CheckedActName> = Omit<OfficeInput<Name>, "reason">;
type Inputs = { [Name in CheckedActName]: () => Promise<Given<Name>> };

let made = 0;

/** A jurisdiction of its own for each act. */
export const checkedJurisdictionActs = (test: TestApp) => {
  const { owner } = test;
  const { db } = test.app;
  const nextProfile = async () => {
    const id = `checked-${made++}`;
    await db.query("insert into settings_profiles (id, name) values ($1, $1)", [id]);
    return id;
  };
  const nextSite = async () => {
    const [site] = await db.query<{ id: number }>(
      "insert into settings_sites (host, name) values ($1, 'checked') returning id",
      [`checked-${made++}.example`],
    );
    return site?.id ?? 0;
  };
  return {
    "change-profile-rule": async () => {
      const id = await nextProfile();
      return {
        id,
        version: 1,
        rule: "raiseWaitsHours",
        value: 48,
        source: "a test",
        readOn: "2026-11-24",
      };
    },
    "open-house": async () => {
      await owner.query("delete from settings_opening");
      // The site may name a jurisdiction of another act, which has no rules.
      await owner.query("update settings_sites set profile_id = null");
      // So may connections that another act has written lack a credential.
      await owner.query(
        `insert into game_credentials (connection, secret, set_at, set_by)
         select connection, '\\x00', now(), (select min(id) from operators) from game_connections`,
      );
      await makeReady(test);
      const [row] = await db.query<{ sites: number }>(
        "select count(*)::integer as sites from settings_sites",
      );
      return { sites: row?.sites ?? 0 };
    },
    "invite-tester": async () => {
      await owner.query("delete from settings_opening");
      return {};
    },
    "publish-documents": async () => {
      const siteId = await nextSite();
      await writeEveryText(db, siteId);
      return { siteId, version: 1, name: "2027-01", needsAcceptance: true };
    },
    "change-site-licence": async () => {
      const siteId = await nextSite();
      const licence = { company: "Checked Ltd", authority: "MGA", number: "B2C/1" };
      return { siteId, version: 0, ...licence, countries: ["KR", "JP"] };
    },
    "name-site-profile": async () => {
      const profile = await nextProfile();
      const [site] = await db.query<{ id: number; version: number }>(
        "select id, version from settings_sites where host = '*'",
      );
      return { siteId: site?.id ?? 0, version: site?.version ?? 0, profile };
    },
  } satisfies Partial<Inputs>;
};
