import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import {
  builtInValue,
  isAsStrict,
  profileRuleNames,
  type RuleValue,
} from "#contract/office/profile-rules.ts";
import type { OfficeProfile } from "#contract/office/profiles.ts";
import { refuseUnruledSites, rulesOfSite } from "#server/settings/profiles/rules.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("the rules of a jurisdiction", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  const reason = "read in the directive";
  const readOn = "2026-11-20";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
    await follow(null);
  });
  const make = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await officeCall(test, name, { reason, ...input }, cookie)).body;
  const profiles = async () =>
    (await officeCall(test, "get-profiles", {}, admin)).body["profiles"] as OfficeProfile[];
  const profile = async (id: string) => {
    const found = (await profiles()).find((each) => each.id === id);
    if (!found) throw new Error(`there is no profile ${id}`);
    return found;
  };
  const site = async () => {
    const [row] = await test.app.db.query<{ id: number; version: number }>(
      "select id, version from settings_sites where host = '*'",
    );
    return { siteId: row?.id ?? 0, version: row?.version ?? 0 };
  };
  const makeChecked = async (name: OfficeCallName, input: object) => {
    const asked = await make(name, input);
    expect(asked).toMatchObject({ status: "proposed" });
    return make("decide-proposal", { id: asked["proposalId"], decision: "carry-out" }, checker);
  };
  const writeRule = async (id: string, rule: string, value: RuleValue | null) => {
    const { version } = await profile(id);
    const change = { id, version, rule, value, source: "the directive", readOn };
    expect(await makeChecked("change-profile-rule", change)).toMatchObject({ status: "success" });
  };
  const follow = async (id: string | null) => {
    const named = await makeChecked("name-site-profile", { ...(await site()), profile: id });
    expect(named).toMatchObject({ status: "success" });
  };

  it("built in is at least as strict as that of every jurisdiction that comes with the product", async () => {
    const all = await profiles();
    expect(all.length).toBeGreaterThan(5);
    for (const { id, rules } of all)
      for (const { rule, value, source } of rules) {
        expect(isAsStrict(rule, builtInValue(rule), value), `${id} ${rule}`).toBe(true);
        expect(source, `${id} ${rule}`).not.toBe("");
      }
  });

  it("holds at the sites that name it; where it has no row, the built-in one holds", async () => {
    const { siteId } = await site();
    const builtIn = Object.fromEntries(profileRuleNames.map((rule) => [rule, builtInValue(rule)]));
    expect(await rulesOfSite(test.app.db, siteId)).toEqual(builtIn);
    await follow("gb");
    expect(await rulesOfSite(test.app.db, siteId)).toEqual({
      ...builtIn,
      raiseWaitsHours: 24,
      registers: ["gamstop"],
      slotSessions: ["one_slot"],
      slotIntervalMs: 2_500,
      casinoIntervalMs: 5_000,
    });
    expect(await rulesOfSite(test.app.db, null)).toMatchObject({ raiseWaitsHours: 24 });
    expect(
      await test.app.db.query(
        "select before, after from audit_entries where call = 'name-site-profile' order by id desc limit 1",
      ),
    ).toEqual([{ before: { profile: null }, after: { profile: "gb" } }]);
    await follow(null);
  });

  it("is changed by two operators, with its source and day, and removed by two", async () => {
    await make("add-profile", { id: "is", name: "Iceland" });
    expect(await make("add-profile", { id: "is", name: "Iceland" })).toMatchObject({
      status: "already",
    });
    await writeRule("is", "raiseWaitsHours", 48);
    expect((await profile("is")).rules).toEqual([
      { rule: "raiseWaitsHours", value: 48, source: "the directive", readOn },
    ]);
    await writeRule("is", "raiseWaitsHours", null);
    expect((await profile("is")).rules).toEqual([]);
  });

  it.each([
    ["minimumAge", 17],
    ["minimumAge", ["6m"]],
    ["raiseWaitsHours", 23],
    ["exclusionTerms", 6],
    ["exclusionTerms", ["1d"]],
    ["exclusionTerms", ["6m", "6m"]],
  ])("%s cannot be %j", async (rule, value) => {
    const { version } = await profile("se");
    const change = { id: "se", version, rule, value, source: "x", readOn };
    expect(await make("change-profile-rule", change)).toMatchObject({ status: "balance" });
  });

  it("is refused when it was changed meanwhile, is unknown or stays the same", async () => {
    const { version } = await profile("se");
    const change = { id: "se", version, rule: "raiseConfirmDays", value: 3, source: "x", readOn };
    const status = async (input: object) => (await make("change-profile-rule", input))["status"];
    expect(await status({ ...change, version: version + 1 })).toBe("stale");
    expect(await status({ ...change, id: "xx" })).toBe("not_found");
    expect(await status({ ...change, value: null })).toBe("already");
    expect(await make("name-site-profile", { ...(await site()), profile: "xx" })).toMatchObject({
      status: "not_found",
    });
  });

  it("with real money the product does not start for a site whose jurisdiction has no rules", async () => {
    await follow("th");
    await expect(refuseUnruledSites(test.app.db, "play")).resolves.toBeUndefined();
    await expect(refuseUnruledSites(test.app.db, "real")).rejects.toThrow(
      /the site \* names the jurisdiction Thailand, which has no rules/,
    );
    await follow(null);
    await expect(refuseUnruledSites(test.app.db, "real")).resolves.toBeUndefined();
  });

  it("is what members meet: the age, the wait of a raise, the terms of breaks and the return", async () => {
    await make("add-profile", { id: "xb", name: "B" });
    await writeRule("xb", "minimumAge", 23);
    await writeRule("xb", "raiseWaitsHours", 30);
    await writeRule("xb", "raiseConfirmDays", 2);
    await writeRule("xb", "returnWaitsHours", 50);
    await writeRule("xb", "coolingOffTerms", ["7d"]);
    await writeRule("xb", "exclusionTerms", ["1y"]);
    await follow("xb");
    expect((await test.call("get-reg-domain", {})).body).toMatchObject({ minimumAge: 23 });
    const { loginId } = await makeMember(test.app.db, {});
    const cookie = await test.signIn(loginId, PASSWORD);
    const call = async (name: string, body: object = {}) =>
      (await test.call(name, body, { cookie })).body;
    expect(await call("get-limits")).toMatchObject({ raise: { waitsHours: 30, confirmHours: 48 } });
    expect(await call("get-break")).toMatchObject({ terms: ["7d", "1y"], returnWaitsHours: 50 });
    expect(await call("start-break", { term: "1d" })).toMatchObject({ status: "not_found" });
    expect(await call("start-break", { term: "7d" })).toMatchObject({ status: "success" });
    const limit = { kind: "loss", period: "day" };
    await call("set-limit", { ...limit, amount: 10_000 });
    await follow(null);
  });
});
