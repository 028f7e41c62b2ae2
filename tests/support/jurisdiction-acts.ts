import type { OfficeDocuments } from "#contract/office/documents.ts";
import type { SiteLicence } from "#contract/office/licences.ts";
import { localeCodes } from "#contract/locales.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { TestApp } from "#tests/support/app.ts";
import { makeReady } from "#tests/support/opening.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { Acts } from "#tests/support/act-inputs.ts";

/** What staff write of a site's terms and privacy notice, in every language. */
export async function writeEveryText(
  db: Queryable,
  siteId: number,
  text = "walked",
): Promise<void> {
  await db.query(
    `insert into settings_legal_texts (site_id, kind, locale, contents)
     select $1, kind, locale, '## ' || kind || ' ' || locale || E'\n\n' || $3
     from unnest(array['terms', 'privacy']) kind, unnest($2::text[]) locale
     on conflict (site_id, kind, locale) do update set contents = excluded.contents`,
    [siteId, localeCodes, text],
  );
}

/** A site with a host of its own. */
async function ownSite(test: TestApp): Promise<number> {
  const [site] = await test.owner.query<{ id: number }>(
    `insert into settings_sites (host, name) values ('aliased.test', 'Aliased')
     on conflict (host) do update set name = excluded.name returning id`,
  );
  if (!site) throw new Error("no site was made");
  return site.id;
}

/** A tester's link that was not used. */
async function openTesterLink(test: TestApp): Promise<number> {
  const now = test.clock.now();
  const [link] = await test.owner.query<{ id: bigint }>(
    `insert into member_testers (code_hash, made_at, made_by, checked_by, expires_at)
     values (sha256(convert_to(gen_random_uuid()::text, 'utf8')), $1::timestamptz, 1, 2,
       $1::timestamptz + interval '1 day')
     returning id`,
    [now],
  );
  if (!link) throw new Error("no link was made");
  return Number(link.id);
}

const licence = { company: "달빛 주식회사", authority: "MGA", countries: ["KR"] };

type Read = <Answer>(name: OfficeCallName, input?: object) => Promise<Answer>;

/** Acts on jurisdictions and on the contacts of sites. */
export const jurisdictionActs = (test: TestApp, read: Read) =>
  ({
    "change-site-contacts": async () => {
      const { version } = await read<{ version: number }>("get-site-contacts", { siteId: 1 });
      const contact = { kind: "help" as const, name: "걸음", phone: "1336", address: "" };
      return { siteId: 1, version, contacts: [contact] };
    },
    "change-site-look": async () => {
      const { version } = await read<{ version: number }>("get-site-look", { siteId: 1 });
      const texts = [{ locale: "ko" as const, title: `걸음 ${version}`, line: "", button: "" }];
      return { siteId: 1, version, accent: "#8fd0ff", onAccent: null, focus: null, texts };
    },
    "add-site-alias": async () => ({ siteId: await ownSite(test), host: "walked-alias.test" }),
    "remove-site-alias": async () => {
      const siteId = await ownSite(test);
      await test.owner.query(
        "insert into settings_aliases (host, site_id) values ('gone.test', $1) on conflict do nothing",
        [siteId],
      );
      return { siteId, host: "gone.test" };
    },
    "open-house": async () => {
      await makeReady(test);
      return { sites: (await read<{ sites: number }>("get-opening")).sites };
    },
    "invite-tester": () => ({}),
    "revoke-tester-link": async () => ({ id: await openTesterLink(test) }),
    "publish-documents": async () => {
      await writeEveryText(test.owner, 1);
      const { sites } = await read<{ sites: OfficeDocuments[] }>("get-documents");
      const version = sites.find(({ siteId }) => siteId === 1)?.version ?? 0;
      return { siteId: 1, version, name: "2027-01", needsAcceptance: true };
    },
    "change-site-licence": async () => {
      const { sites } = await read<{ sites: SiteLicence[] }>("get-licences");
      const version = sites.find(({ siteId }) => siteId === 1)?.licence?.version ?? 0;
      return { siteId: 1, version, ...licence, number: `MGA/B2C/${version}` };
    },
    "change-network-rule": () => ({ siteId: 1, version: 0, refuses: false }),
    "add-profile": () => ({ id: "walked", name: "걸음" }),
    "change-profile-rule": () => ({
      id: "gb",
      version: 1,
      rule: "raiseWaitsHours",
      value: 48,
      source: "걸음",
      readOn: "2026-11-24",
    }),
    "name-site-profile": async () => {
      const { sites } = await read<{ sites: { id: number; host: string; version: number }[] }>(
        "get-sites",
      );
      const site = sites.find(({ host }) => host === "*");
      return { siteId: site?.id ?? 0, version: site?.version ?? 0, profile: "gb" };
    },
  }) satisfies Partial<Acts>;
