import type { SiteLicence } from "#contract/office/licences.ts";
import type { ActName, OfficeCallName, OfficeInput } from "#contract/office/calls.ts";

const licence = { company: "달빛 주식회사", authority: "MGA", countries: ["KR"] };

type Given<Name extends ActName> = Omit<OfficeInput<Name>, "reason">;
type Acts = { [Name in ActName]?: () => Given<Name> | Promise<Given<Name>> };
type Read = <Answer>(name: OfficeCallName, input?: object) => Promise<Answer>;

/** Acts on jurisdictions and on the contacts of sites. */
export const jurisdictionActs = (read: Read) =>
  ({
    "change-site-contacts": async () => {
      const { version } = await read<{ version: number }>("get-site-contacts", { siteId: 1 });
      const contact = { kind: "help" as const, name: "걸음", phone: "1336", address: "" };
      return { siteId: 1, version, contacts: [contact] };
    },
    "change-site-licence": async () => {
      const { sites } = await read<{ sites: SiteLicence[] }>("get-licences");
      const version = sites.find(({ siteId }) => siteId === 1)?.licence?.version ?? 0;
      return { siteId: 1, version, ...licence, number: `MGA/B2C/${version}` };
    },
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
  }) satisfies Acts;
