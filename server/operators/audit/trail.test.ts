import { beforeAll, describe, expect, it } from "vitest";
import { type Answer, useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

describe("the audit trail", () => {
  const test = useTestApp();
  let admin: string;
  let cashier: string;
  const HOST = "trail.test";

  const site = { name: "시험", registrationOpen: true, codeRequired: false, minimumAge: 19 };
  const act = (name: "add-site" | "change-switch", input: object) =>
    officeCall(test, name, input, admin);

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    cashier = await operatorWithRole(test, "cashier");
    const added = { host: HOST, ...site, defaultLocale: "ko" };
    await act("add-site", { ...added, reason: "=new brand, opens in spring" });
    await act("change-switch", { name: "comp", isOn: false, reason: "comp is counted wrongly" });
    for (let made = 0; made < 55; made++)
      await officeCall(
        test,
        "add-sign-up-code",
        { siteId: 1, code: `TRAIL-${made}`, reason: `campaign ${made}` },
        admin,
      );
  });

  type Page = {
    entries: {
      id: number;
      call: string;
      object: string;
      reason: string;
      before: object | null;
      after: object | null;
    }[];
    next: number | null;
  };
  const ask = async (input: object = {}) =>
    (await officeCall(test, "get-audit-entries", input, admin)).body as unknown as Page;

  it("get-audit-entries pages by number, each row exactly once, newest first", async () => {
    const first = await ask();
    const second = await ask({ before: first.next });
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(57);
    expect(second.next).toBeNull();
  });

  it("filters by actor, act, object, kind, period and words", async () => {
    const own = await operatorIdOf(test, admin);
    const other = await operatorIdOf(test, cashier);
    expect((await ask({ operator: own })).entries).toHaveLength(50);
    expect((await ask({ operator: other })).entries).toHaveLength(0);
    expect((await ask({ call: "add-site" })).entries.map(({ call }) => call)).toEqual(["add-site"]);
    expect((await ask({ object: "switch:comp" })).entries).toHaveLength(1);
    expect((await ask({ object: "switch" })).entries).toHaveLength(1);
    expect((await ask({ object: "swit" })).entries).toHaveLength(0);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul" }).format(new Date());
    expect((await ask({ from: today, until: today })).entries).toHaveLength(50);
    expect((await ask({ from: "2090-01-01" })).entries).toHaveLength(0);
    expect((await ask({ until: "2020-01-01" })).entries).toHaveLength(0);
    expect((await ask({ words: "brand spri" })).entries.map(({ call }) => call)).toEqual([
      "add-site",
    ]);
    expect((await ask({ words: "brand autumn" })).entries).toHaveLength(0);
    // Query syntax in the words must be treated as text.
    expect((await ask({ words: "'); drop | & !" })).entries).toHaveLength(0);
  });

  it("counts days in the office's time zone, which every operator's session contains", async () => {
    const dayIn = (timeZone: string) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
    // Twenty-five hours apart, so that it is never the same day in both.
    const [east, west] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const;
    const set = (zone: string) =>
      test.owner.query("update settings_sites set time_zone = $1 where host = '*'", [zone]);
    for (const [zone, other] of [
      [east, west],
      [west, east],
    ] as const) {
      await set(zone);
      const [own, others] = [dayIn(zone), dayIn(other)];
      expect((await ask({ from: own, until: own })).entries, zone).toHaveLength(50);
      expect((await ask({ from: others, until: others })).entries, zone).toHaveLength(0);
      const self = await officeCall(test, "get-own-self", {}, admin);
      expect(self.body).toMatchObject({ operator: { timeZone: zone } });
    }
    await set("Asia/Seoul");
  });

  it("a row shows the state before and after", async () => {
    const [row] = (await ask({ object: "switch:comp" })).entries;
    expect(row).toMatchObject({
      call: "change-switch",
      reason: "comp is counted wrongly",
      before: { isOn: true },
      after: { isOn: false },
    });
  });

  it("get-audit-choices lists operators and acts", async () => {
    const choices = (await officeCall(test, "get-audit-choices", {}, admin)).body as {
      calls: string[];
      operators: { id: number }[];
    };
    expect(choices.calls).toContain("propose/change-comp-rates");
    expect(choices.calls).not.toContain("get-operators");
    expect(choices.operators.map(({ id }) => id)).toContain(await operatorIdOf(test, admin));
  });

  const download = (input: object, cookie: string) =>
    officeCall(test, "export-audit", input, cookie);
  const linesOf = ({ body }: Answer) => String(body["file"]).trim().split("\r\n");

  it("export-audit answers a CSV file, and its reason is in the trail itself", async () => {
    const answer = await download({ call: "add-site", reason: "for the auditor" }, admin);
    expect(answer.http).toBe(200);
    expect(answer.headers["content-disposition"]).toContain("audit.csv");
    const lines = linesOf(answer);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"number","at","operator"');
    // A spreadsheet must not evaluate text as a formula.
    expect(lines[1]).toContain(`"'=new brand, opens in spring"`);
    const [row] = (await ask({ call: "export-audit" })).entries;
    expect(row).toMatchObject({ reason: "for the auditor", after: { call: "add-site" } });
  });

  it("export-audit is refused without a reason, a session or the permission, and from another site", async () => {
    expect((await download({}, admin)).http).toBe(400);
    expect((await download({ reason: "because", nonsense: 1 }, admin)).http).toBe(400);
    expect((await download({ reason: "because" }, "")).http).toBe(401);
    expect((await download({ reason: "because" }, cashier)).http).toBe(403);
    const elsewhere = { cookie: admin, origin: "http://elsewhere.test" };
    const body = { reason: "because" };
    expect((await test.post("/api/office/export-audit", body, elsewhere)).http).toBe(403);
    const asked = await test.app.server.inject({
      url: "/api/office/export-audit?reason=because",
      headers: { cookie: admin, host: "site.test" },
    });
    expect(asked.statusCode).toBe(405);
    expect(linesOf(await download({ reason: "because" }, admin))).toHaveLength(60);
  });
});
