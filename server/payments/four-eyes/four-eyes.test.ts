import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentDetail, QueueEntry } from "#contract/office/payments.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** The default setting, in won. */
const SECOND_FROM = 3_000_000;

describe("approvals by one operator", () => {
  const test = useTestApp();
  let cashier = "";
  let other = "";
  let lead = "";
  let member: TestMember;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    cashier = await operatorWithRole(test, "cashier");
    other = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
    member = await makeMember(test.app.db, { cash: fromWon(50_000_000) });
  });

  const make = async (name: Parameters<typeof officeCall>[1], input: object, cookie = cashier) =>
    (await officeCall(test, name, { reason: "looked at", ...input }, cookie)).body;
  const deposit = async (won: number, who = member) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, who.memberId, { amount: fromWon(won) }),
      ),
    );
  const withdrawal = async (won: number, who = member) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, who.memberId, fromWon(won), "Asia/Seoul"),
      ),
    );
  const detail = async (id: number, cookie = cashier) =>
    (await officeCall(test, "get-payment", { id }, cookie)).body["request"] as PaymentDetail;
  const approve = async (id: number, cookie = cashier, more: object = {}) => {
    const { version } = await detail(id, cookie);
    return make("approve-payment", { id, version, ...more }, cookie);
  };
  const statusOf = async (id: number, cookie = cashier, more: object = {}) =>
    (await approve(id, cookie, more))["status"];
  /** Approves a deposit that a line of a bank statement shows. */
  const approveShown = async (won: number, who = member, cookie = cashier) => {
    const id = await deposit(won, who);
    return statusOf(id, cookie, { statementLine: await makeBankLine(test.app.db, won) });
  };

  it("a deposit without a bank statement line needs two operators at any amount, and names the reason", async () => {
    const id = await deposit(10_000);
    expect((await detail(id)).second).toBe("no_line");
    const answer = await approve(id);
    expect(answer["status"]).toBe("proposed");
    const { proposals } = (await officeCall(test, "get-proposals", {}, lead)).body as {
      proposals: { object: string; after: object }[];
    };
    expect(proposals.find(({ object }) => object === `payment:${id}`)?.after).toEqual({
      second: "no_line",
    });
    const decision = { id: answer["proposalId"], decision: "carry-out" };
    expect((await make("decide-proposal", decision, lead))["status"]).toBe("success");
    const [row] = await test.app.db.query<{ alone: boolean }>(
      "select checked_by is null as alone from payment_requests where id = $1",
      [id],
    );
    expect(row?.alone).toBe(false);
  });

  it("a lead cashier approves what cashiers propose, to an account that is shown in full, and decides nothing", async () => {
    const id = await withdrawal(SECOND_FROM);
    const { bank, version } = await detail(id, lead);
    expect(bank?.number).toMatch(/^[\d-]+$/);
    for (const name of ["claim-payment", "approve-payment", "refuse-payment"] as const)
      expect(await make(name, { id, version, memo: "no" }, lead), name).toEqual({
        status: "forbidden",
      });
    const { proposalId } = await approve(id);
    const decision = { id: proposalId, decision: "carry-out" };
    expect(await make("decide-proposal", decision, lead)).toEqual({ status: "success" });
  });

  it("a deposit with its line is approved by one, and a line with another amount does not count", async () => {
    expect(await approveShown(20_000)).toBe("success");
    const id = await deposit(30_000);
    const wrong = await makeBankLine(test.app.db, 31_000);
    expect(await statusOf(id, cashier, { statementLine: wrong })).toBe("balance");
    const right = await makeBankLine(test.app.db, 30_000);
    await make("match-statement-line", { id: right, depositId: id });
    expect((await detail(id)).second).toBeNull();
    const view = { kind: "deposit", filter: "open" };
    const { requests } = (await officeCall(test, "get-payment-queue", view, cashier)).body as {
      requests: QueueEntry[];
    };
    expect(requests.find((each) => each.id === id)?.second).toBeNull();
    expect(await statusOf(id)).toBe("success");
  });

  it("requests just below the threshold are summed over the member's day", async () => {
    expect(await approveShown(SECOND_FROM - 10_000)).toBe("success");
    for (const who of [cashier, other]) {
      const id = await deposit(20_000);
      const statementLine = await makeBankLine(test.app.db, 20_000);
      const asked = await approve(id, who, { statementLine });
      expect(asked["status"], "another cashier counts too").toBe("proposed");
      await make("decide-proposal", { id: asked["proposalId"], decision: "turn-down" }, who);
      const { version } = await detail(id, who);
      await make("refuse-payment", { id, version, memo: "later" }, who);
    }
    test.clock.advance(24 * 3_600_000 + 1_000);
    await test.app.db.query(
      "update operator_sessions set last_active_at = $1::timestamptz, ends_at = $1::timestamptz + interval '1 hour'",
      [test.clock.now()],
    );
    expect(await approveShown(20_000)).toBe("success");
    test.clock.advance(-24 * 3_600_000 - 1_000);
  });

  it("withdrawals of one member are summed, and the queue shows the reason beforehand", async () => {
    await test.app.db.query("update settings_money set withdrawal_day_max = 100000000000000");
    expect(await statusOf(await withdrawal(2_000_000))).toBe("success");
    const id = await withdrawal(1_000_000);
    expect((await detail(id)).second).toBe("member_day");
    expect(await statusOf(id)).toBe("proposed");
  });

  describe("the sum of an operator's day", () => {
    const DAY_FROM = 5_000_000;
    const setDayFrom = (won: number) =>
      test.app.db.query("update settings_money set second_operator_day_from = $1", [fromWon(won)]);
    beforeEach(() => setDayFrom(DAY_FROM));
    afterAll(() => setDayFrom(30_000_000));

    it("covers all members, separately for each operator", async () => {
      for (let made = 0; made < 2; made++)
        expect(await approveShown(2_000_000, await makeMember(test.app.db))).toBe("success");
      const id = await deposit(1_000_000, await makeMember(test.app.db));
      const statementLine = await makeBankLine(test.app.db, 1_000_000);
      expect(await statusOf(id, cashier, { statementLine })).toBe("proposed");
      expect(await approveShown(1_000_000, await makeMember(test.app.db), other)).toBe("success");
    });

    it("lets one of two simultaneous approvals pass that together exceed it", async () => {
      const asked = [];
      for (let made = 0; made < 2; made++) {
        const id = await deposit(2_700_000, await makeMember(test.app.db));
        const { version } = await detail(id);
        asked.push({ id, version, statementLine: await makeBankLine(test.app.db, 2_700_000) });
      }
      const answers = await Promise.all(asked.map((input) => make("approve-payment", input)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(
        new Set(["proposed", "success"]),
      );
    });

    it("excludes approvals by a second operator", async () => {
      const large = await deposit(SECOND_FROM, await makeMember(test.app.db));
      const { proposalId } = await approve(large);
      const decision = { id: proposalId, decision: "carry-out" };
      expect((await make("decide-proposal", decision, lead))["status"]).toBe("success");
      expect(await approveShown(2_900_000, await makeMember(test.app.db))).toBe("success");
    });
  });
});
