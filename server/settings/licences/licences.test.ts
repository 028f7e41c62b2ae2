import { beforeAll, describe, expect, it } from "vitest";
import type { CountryRefusal, SiteLicence } from "#contract/office/licences.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "the licence was granted";
const licence = { company: "Moon Ltd", authority: "MGA", number: "B2C/7", countries: ["KR", "JP"] };

describe("the licence of a site", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  const make = async (input: object) =>
    (await officeCall(test, "change-site-licence", { reason, ...input }, admin)).body;
  const read = async () =>
    (await officeCall(test, "get-licences", {}, admin)).body as {
      sites: SiteLicence[];
      refusals: CountryRefusal[];
    };
  const site = async () => {
    const found = (await read()).sites.find(({ host }) => host === "*");
    if (!found) throw new Error("there is no default site");
    return found;
  };

  it("is written by two operators and holds from then on", async () => {
    const { siteId } = await site();
    expect((await site()).licence).toBeNull();
    const asked = await make({ siteId, version: 0, ...licence });
    expect(asked).toMatchObject({ status: "proposed" });
    expect((await site()).licence).toBeNull();
    const decision = { id: asked["proposalId"], decision: "carry-out", reason };
    await officeCall(test, "decide-proposal", decision, checker);
    expect((await site()).licence).toEqual({ ...licence, countries: ["JP", "KR"], version: 1 });
  });

  it("is refused when it was changed meanwhile, stays the same, or its site is unknown", async () => {
    const { siteId } = await site();
    expect(await make({ siteId, version: 0, ...licence })).toMatchObject({ status: "stale" });
    expect(await make({ siteId, version: 1, ...licence })).toMatchObject({ status: "already" });
    expect(await make({ siteId: 30_000, version: 0, ...licence })).toMatchObject({
      status: "not_found",
    });
  });

  it.each([[["XX"]], [["kr"]], [["EU"]], [[]]])(
    "covers no such countries: %j",
    async (countries) => {
      const { siteId } = await site();
      const answer = await officeCall(
        test,
        "change-site-licence",
        { siteId, version: 1, ...licence, countries, reason },
        admin,
      );
      expect(answer.http).toBe(400);
    },
  );

  it("get-licences shows the refusals of thirty days by country and call", async () => {
    await test.owner.query(
      `insert into settings_country_refusals (day, country, call, refusals) values
         (current_date, 'US', 'open-game', 2), (current_date - 3, 'US', 'open-game', 3),
         (current_date - 1, '??', 'user-register', 1), (current_date - 40, 'FR', 'open-game', 9)`,
    );
    const { refusals } = await read();
    expect(refusals.map(({ lastDay: _day, ...row }) => row)).toEqual([
      { country: "US", call: "open-game", refusals: 5 },
      { country: null, call: "user-register", refusals: 1 },
    ]);
  });
});
