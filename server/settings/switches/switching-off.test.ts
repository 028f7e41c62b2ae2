import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import type { App } from "#server/app/app.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const applicant = {
  id: "switched1",
  pw: "달밤에산책하기좋은날",
  nick: "산책",
  phone: "01055554444",
  birthDate: "1990-01-01",
  bankname: "국민은행",
  banknum: "5554443332",
  bankOwner: "홍길동",
  exchange_pw: "482915",
  terms: "1",
};
const calls = [
  ["registrations", "user-register", applicant],
  ["deposits", "apply-user-deposit", { balance: 100_000 }],
  ["withdrawals", "apply-user-withdraw", { balance: 10_000, pass: DEMO_WITHDRAWAL_PASSWORD }],
] as const;

describe("a switch", () => {
  const test = useTestApp();
  let other: App;
  let cookie = "";
  let admin = "";
  let checker = "";
  beforeAll(async () => {
    other = await test.another(false);
    const { loginId } = await makeMember(test.app.db, { cash: fromWon(100_000) });
    cookie = await test.signIn(loginId, PASSWORD);
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  afterAll(() => other.close());
  const statusAt = async ({ server }: App, name: string, body: object): Promise<unknown> => {
    const answer = await server.inject({
      method: "POST",
      url: `/api/routes/${name}`,
      payload: body,
      headers: { host: "site.test", origin: "http://site.test", cookie },
    });
    return answer.json<{ status: string }>().status;
  };

  it.each(calls)(
    "of %s needs a reason, stops them in every process within five seconds, and is in the audit trail",
    async (name, call, body) => {
      const off = { name, isOn: false };
      const asked = await officeCall(test, "change-switch", off, admin);
      expect(asked.body).toMatchObject({ status: "invalid" });
      const reason = "a drill";
      const { body: done } = await officeCall(test, "change-switch", { ...off, reason }, admin);
      expect(done).toMatchObject({ status: "success" });
      for (const app of [test.app, other])
        await expect.poll(() => statusAt(app, call, body), { timeout: 5_000 }).toBe("closed");
      const [trail] = await test.app.db.query(
        `select call, reason, before, after from audit_entries where object = $1
         order by id desc limit 1`,
        [`switch:${name}`],
      );
      expect(trail).toMatchObject({ call: "change-switch", reason });

      const on = await officeCall(test, "change-switch", { name, isOn: true, reason }, admin);
      expect(on.body).toMatchObject({ status: "proposed" });
      const decision = { id: on.body["proposalId"], decision: "carry-out", reason };
      await officeCall(test, "decide-proposal", decision, checker);
      expect(await statusAt(other, call, body)).not.toBe("closed");
    },
  );

  it("of registrations closes the form of every site", async () => {
    const isOpen = async () => (await test.call("get-reg-domain", {})).body["open"];
    expect(await isOpen()).toBe(true);
    await officeCall(
      test,
      "change-switch",
      { name: "registrations", isOn: false, reason: "a drill" },
      admin,
    );
    expect(await isOpen()).toBe(false);
  });
});
