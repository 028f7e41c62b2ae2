import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { MemberLink } from "#contract/office/members.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { startBreak } from "#server/members/breaks/breaks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, setNumbers, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "the papers show another person";
const pw = "a-long-pass-phrase-27";

/** A registration that is likely a self-excluded person's, by name and birth date. */
describe("a new member who is likely self-excluded", () => {
  const test = useTestApp();
  let excluded: TestMember;
  let admin: string;
  let made = 0;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    excluded = await makeMember(test.app.db);
    await setNumbers(test.app.db, excluded.memberId, {
      birthDate: "1988-02-11",
      phone: "+821077770001",
      bankNumber: "777-0001",
    });
    await test.owner.query("update members set bank_owner = '달 은하' where id = $1", [
      excluded.memberId,
    ]);
    await startBreak(test.app.acts, excluded.memberId, "6m");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  const register = async (bankOwner: string, birthDate: string) => {
    made += 1;
    const form = {
      id: `likely${made}`,
      nick: `likely${made}`,
      pw,
      phone: `0105555${1_000 + made}`,
      birthDate,
      bankname: "국민은행",
      banknum: `555${100_000 + made}`,
      bankOwner,
      exchange_pw: "482915",
      terms: "2026-11",
    };
    expect((await test.call("user-register", form)).body).toEqual({ status: "success" });
    const cookie = await test.signIn(form.id, pw);
    const [row] = await test.owner.query<{ id: bigint; status: string; stakes: string }>(
      `select m.id, m.status, a.status as stakes from members m
       join ledger_accounts a on a.member_id = m.id and a.kind = 'cash' where m.login_id = $1`,
      [form.id],
    );
    if (!row) throw new Error("nobody registered");
    const call = async (
      name: "apply-user-deposit" | "open-game" | "get-own-data",
      input: object = {},
    ) => (await test.call(name, input, { cookie, "sec-fetch-site": "same-origin" })).body;
    return { ...row, loginId: form.id, call };
  };

  it.each([
    ["은하 달", "1988-02-11"],
    ["달은허", "1988-02-11"],
    ["달은하", "1988-02-12"],
  ])(
    "%s, born %s, is registered and suspended before the first stake or deposit, and not told why",
    async (name, birthDate) => {
      const member = await register(name, birthDate);
      expect(member).toMatchObject({ status: "suspended", stakes: "stakes_blocked" });
      expect((await member.call("apply-user-deposit", { balance: 10_000 }))["status"]).not.toBe(
        "success",
      );
      const game = { code: "dragon-hatch", company: "sandbox", timeStemp: 0 };
      expect((await member.call("open-game", game))["status"]).not.toBe("success");
      const copy = JSON.stringify(await member.call("get-own-data"));
      expect(copy).toContain("identity");
      expect(copy).not.toContain(excluded.loginId);
      expect(copy).not.toContain("exclu");
    },
  );

  it.each([
    ["달별님", "1988-02-11"],
    ["달은하", "1989-03-11"],
    ["달은허", "1988-02-12"],
  ])("%s, born %s, is none, and plays", async (name, birthDate) => {
    expect(await register(name, birthDate)).toMatchObject({ status: "active", stakes: "open" });
  });

  it("raises an alert and is linked with the self-excluded member on both pages", async () => {
    const member = await register("달은하", "1988-02-11");
    await watchAlerts(test.app.acts);
    const { alerts } = (await officeCall(test, "get-alerts", { view: "open" }, admin)).body as {
      alerts: Alert[];
    };
    expect(alerts.filter(({ subject }) => subject === `member:${member.id}`)).toMatchObject([
      { rule: "likely_excluded", facts: { loginId: member.loginId, excluded: excluded.loginId } },
    ]);
    const linksOf = async (id: bigint) =>
      (
        (await officeCall(test, "get-member-links", { id: Number(id) }, admin)).body[
          "links"
        ] as MemberLink[]
      ).map(({ loginId, shared }) => [loginId, shared.map(({ by }) => by)]);
    expect(await linksOf(member.id)).toContainEqual([
      excluded.loginId,
      expect.arrayContaining(["person"]),
    ]);
    expect(await linksOf(excluded.memberId)).toContainEqual([
      member.loginId,
      expect.arrayContaining(["person"]),
    ]);
  });

  it("plays once two operators let them in, and not by one", async () => {
    const member = await register("달은하", "1988-02-11");
    const input = { id: Number(member.id), from: "suspended", to: "active", reason };
    const checker = await operatorWithRole(test, "admin");
    const alone = await officeCall(test, "change-member-status", input, admin);
    expect(alone.body).toMatchObject({ status: "proposed" });
    const [before] = await test.owner.query("select status from members where id = $1", [
      member.id,
    ]);
    expect(before).toEqual({ status: "suspended" });
    const decision = { id: alone.body["proposalId"], decision: "carry-out", reason };
    expect((await officeCall(test, "decide-proposal", decision, checker)).body).toMatchObject({
      status: "success",
    });
    const [row] = await test.owner.query<{ status: string }>(
      "select status from ledger_accounts where member_id = $1 and kind = 'cash'",
      [member.id],
    );
    expect(row?.status).toBe("open");
  });
});
