import { beforeEach, describe, expect, it } from "vitest";
import type { PaymentDetail, QueueEntry } from "#contract/office/payments.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { startSession } from "#server/members/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

/** From this amount a second operator is needed; the default setting. */
const SECOND_FROM_WON = 3_000_000;

describe("the operators' queue of payments", () => {
  const test = useTestApp();
  let member: TestMember;
  let first: string;
  let second: string;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    // Both decide payments and approve what the other one proposed.
    await test.app.db.query("update operators set role = 'admin' where login_id = 'operator2'");
    member = await makeMember(test.app.db, { cash: fromWon(10_000_000) });
    first = await signInToOffice(test, "operator1");
    second = await signInToOffice(test, "operator2");
  });

  const deposit = async (won: number) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(won) }),
      ),
    );
  const withdrawal = async (won: number) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeWithdrawal(act, member.memberId, fromWon(won), "Asia/Seoul"),
      ),
    );
  const make = async (
    cookie: string,
    name: Parameters<typeof officeCall>[1],
    input: Record<string, unknown>,
  ) => (await officeCall(test, name, { reason: "checked twice", ...input }, cookie)).body;
  const detail = async (id: number, cookie = first) =>
    (await officeCall(test, "get-payment", { id }, cookie)).body["request"] as PaymentDetail;
  const seen = async (id: number, cookie = first) => ({
    id,
    version: (await detail(id, cookie)).version,
  });
  /** Approves a deposit that a line of a bank statement shows. */
  const approveShown = async (id: number, won: number) =>
    make(first, "approve-payment", {
      ...(await seen(id)),
      statementLine: await makeBankLine(test.app.db, won),
    });
  const queue = async (filter: string, cookie = first, kind = "deposit") =>
    (await officeCall(test, "get-payment-queue", { kind, filter }, cookie)).body[
      "requests"
    ] as QueueEntry[];
  const money = async () => {
    const { cash, hold } = await getBalances(test.app.db, member.memberId);
    return [toWon(cash), toWon(hold)];
  };
  const auditOf = async (id: number) =>
    (
      await test.app.db.query<{ call: string; operator: string }>(
        `select a.call, o.login_id as operator from audit_entries a
         join operators o on o.id = a.operator_id where a.object = $1 order by a.id`,
        [`payment:${id}`],
      )
    ).map(({ call, operator }) => `${operator} ${call}`);

  it("get-payment-queue lists waiting requests oldest first, by view", async () => {
    const old = await deposit(50_000);
    member = await makeMember(test.app.db);
    const young = await deposit(60_000);
    const ids = (await queue("open")).map(({ id }) => id);
    expect(ids.indexOf(old)).toBeLessThan(ids.indexOf(young));
    await make(first, "claim-payment", await seen(old));
    expect((await queue("mine")).map(({ id }) => id)).toContain(old);
    expect((await queue("mine", second)).map(({ id }) => id)).not.toContain(old);
    await make(first, "hold-payment", await seen(old));
    expect((await queue("held")).map(({ id }) => id)).toContain(old);
    expect((await queue("open")).map(({ id }) => id)).not.toContain(old);
    await make(first, "refuse-payment", { ...(await seen(young)), memo: "no transfer" });
    expect((await queue("decided"))[0]).toMatchObject({ id: young, decision: "refused" });
    expect((await queue("open", first, "withdrawal")).map(({ id }) => id)).not.toContain(old);
  });

  it("get-payment shows the member's money before and after each decision", async () => {
    const id = await withdrawal(200_000);
    expect(await detail(id)).toMatchObject({
      money: {
        now: { cash: 9_800_000, hold: 200_000 },
        approved: { cash: 9_800_000, hold: 0 },
        refused: { cash: 10_000_000, hold: 0 },
      },
      bank: { owner: "owner", number: "123-456-7890" },
    });
    expect((await detail(id, await operatorWithRole(test, "viewer"))).bank?.number).toBe(
      "•••-•••-7890",
    );
    expect((await officeCall(test, "get-payment", { id: 999_999 }, first)).body).toEqual({
      status: "not_found",
    });
  });

  it("get-payment flags another holder, little play and shared addresses", async () => {
    await approveShown(await deposit(100_000), 100_000);
    const id = await withdrawal(200_000);
    const other = await makeMember(test.app.db);
    for (const { memberId } of [member, other])
      await test.app.acts.perform(SYSTEM, (act) =>
        startSession(act, {
          memberId,
          address: "203.0.113.7",
          userAgent: "one browser",
          deviceToken: "one device",
        }),
      );
    await test.app.db.query("update members set bank_owner = 'another' where id = $1", [
      member.memberId,
    ]);
    const { checks, related } = await detail(id);
    const stateOf = (point: string) => checks.find((check) => check.point === point)?.state;
    expect(stateOf("account")).toBe("good");
    expect(stateOf("name")).toBe("bad");
    expect(stateOf("limits")).toBe("good");
    expect(stateOf("turnover")).toBe("look");
    const found = related.find(({ loginId }) => loginId === other.loginId);
    expect(new Set(found?.by)).toEqual(new Set(["bank", "phone", "address", "device"]));
  });

  it("claim-payment locks a request to one operator for five minutes", async () => {
    const id = await deposit(50_000);
    expect(await make(first, "claim-payment", await seen(id))).toEqual({ status: "success" });
    const refused = await make(second, "approve-payment", await seen(id));
    expect(refused).toMatchObject({ status: "claimed", operator: "김달빛" });
    expect(Date.parse(String(refused["until"]))).toBeGreaterThan(test.clock.now().getTime());
    test.clock.advance(5 * 60_000 + 1_000);
    expect(await make(second, "claim-payment", await seen(id))).toEqual({ status: "success" });
    expect((await detail(id, second)).claim).toMatchObject({ operator: "이은하", isOwn: true });
  });

  it("claim-payment takes over a claim, and both names are in the audit trail", async () => {
    const id = await deposit(50_000);
    await make(first, "claim-payment", await seen(id));
    const takeOver = { ...(await seen(id)), takeOver: true };
    expect(await make(second, "claim-payment", takeOver)).toEqual({ status: "success" });
    expect(await make(first, "approve-payment", await seen(id))).toMatchObject({
      status: "claimed",
      operator: "이은하",
    });
    expect(await auditOf(id)).toEqual(["operator1 claim-payment", "operator2 claim-payment"]);
  });

  it("release-payment releases it to all operators", async () => {
    const id = await deposit(50_000);
    await make(first, "claim-payment", await seen(id));
    expect(await make(second, "release-payment", await seen(id))).toMatchObject({
      status: "claimed",
    });
    expect(await make(first, "release-payment", await seen(id))).toEqual({ status: "success" });
    expect(await make(second, "claim-payment", await seen(id))).toEqual({ status: "success" });
  });

  it("an act on a stale version is refused, with the present state", async () => {
    const id = await deposit(50_000);
    const old = await seen(id);
    expect(await approveShown(id, 50_000)).toEqual({ status: "success" });
    expect(await make(second, "refuse-payment", { ...old, memo: "late" })).toMatchObject({
      status: "stale",
      operator: "김달빛",
      now: { status: "done", decision: "approved" },
    });
    expect(await money()).toEqual([10_050_000, 0]);
    expect(await auditOf(id)).toEqual(["operator1 approve-payment"]);
  });

  it("of two simultaneous operators one decides, and the money moves once", async () => {
    const id = await withdrawal(100_000);
    const old = await seen(id);
    const answers = await Promise.all([
      make(first, "approve-payment", old),
      make(second, "approve-payment", old),
      make(second, "refuse-payment", { ...old, memo: "no" }),
    ]);
    expect(answers.filter(({ status }) => status === "success")).toHaveLength(1);
    expect(answers.filter(({ status }) => status === "stale")).toHaveLength(2);
    expect(await auditOf(id)).toHaveLength(1);
    // Approved, it stays on hold until the bank paid it; refused, it is back.
    const isApproved = answers.slice(0, 2).some(({ status }) => status === "success");
    expect(await money()).toEqual(isApproved ? [9_900_000, 100_000] : [10_000_000, 0]);
  });

  it("refuse-payment tells the member the reason and returns the money", async () => {
    const id = await withdrawal(100_000);
    const input = { ...(await seen(id)), memo: "예금주가 다릅니다" };
    expect(await make(first, "refuse-payment", input)).toEqual({ status: "success" });
    expect(await money()).toEqual([10_000_000, 0]);
    expect(await detail(id)).toMatchObject({
      decision: "refused",
      memo: "예금주가 다릅니다",
      decidedBy: "김달빛",
      timeline: [{ event: "refuse-payment", operator: "김달빛" }, { event: "asked" }],
    });
  });

  it("a large payment waits for a second operator, who cannot be the first", async () => {
    const id = await withdrawal(SECOND_FROM_WON);
    const proposed = await make(first, "approve-payment", await seen(id));
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await money()).toEqual([7_000_000, SECOND_FROM_WON]);
    const decide = (cookie: string, decision: string) =>
      make(cookie, "decide-proposal", { id: proposed["proposalId"], decision });
    expect(await decide(first, "carry-out")).toEqual({ status: "own" });
    expect(await decide(await operatorWithRole(test, "cashier"), "carry-out")).toEqual({
      status: "forbidden",
    });
    // Until then all other acts on it are refused, also its proposer's.
    for (const cookie of [first, second])
      expect(
        await make(cookie, "refuse-payment", { ...(await seen(id)), memo: "x" }),
      ).toMatchObject({
        status: "waiting",
        operator: "김달빛",
      });
    expect(await decide(second, "carry-out")).toEqual({ status: "success" });
    // The money stays on hold until the bank paid it.
    expect(await money()).toEqual([7_000_000, SECOND_FROM_WON]);
    expect(await decide(second, "carry-out")).toMatchObject({ status: "already" });
    expect(await auditOf(id)).toEqual([
      "operator1 propose/approve-payment",
      "operator1 approve-payment",
      "operator2 decide-proposal",
    ]);
    expect((await detail(id)).decidedBy).toBe("김달빛");
  });

  it("get-proposals lists waiting acts, and an amount below the threshold needs no second operator", async () => {
    const small = await deposit(SECOND_FROM_WON - 10_000);
    expect(await approveShown(small, SECOND_FROM_WON - 10_000)).toEqual({ status: "success" });
    const id = await deposit(SECOND_FROM_WON);
    await make(first, "approve-payment", await seen(id));
    const waiting = async (cookie: string) =>
      (await make(cookie, "get-proposals", { reason: undefined }))["proposals"] as {
        object: string;
        isOwn: boolean;
        mayDecide: boolean;
      }[];
    const find = async (cookie: string) =>
      (await waiting(cookie)).find(({ object }) => object === `payment:${id}`);
    expect(await find(first)).toMatchObject({ isOwn: true, mayDecide: false });
    expect(await find(second)).toMatchObject({ isOwn: false, mayDecide: true });
    // A day later the proposal has expired and the request is free again.
    test.clock.advance(24 * 3_600_000 + 1_000);
    first = await signInToOffice(test, "operator1");
    second = await signInToOffice(test, "operator2");
    expect(await find(second)).toBeUndefined();
    expect(await make(first, "approve-payment", await seen(id))).toMatchObject({
      status: "proposed",
    });
  });

  it("an altered proposal cannot be carried out", async () => {
    const id = await deposit(SECOND_FROM_WON);
    const { proposalId } = await make(first, "approve-payment", await seen(id));
    await test.app.db.query(
      "update operator_proposals set payload = jsonb_set(payload, '{id}', '1') where id = $1",
      [proposalId],
    );
    const input = { id: proposalId, decision: "carry-out", reason: "looks good" };
    expect((await officeCall(test, "decide-proposal", input, second)).http).toBe(500);
    expect(await money()).toEqual([10_000_000, 0]);
  });

  it("a suspended operator's proposal cannot be carried out, and can be turned down", async () => {
    const id = await deposit(SECOND_FROM_WON);
    const { proposalId } = await make(first, "approve-payment", await seen(id));
    const { db } = test.app;
    await db.query("update operators set status = 'suspended' where login_id = 'operator1'");
    const decide = (decision: string) =>
      make(second, "decide-proposal", { id: proposalId, decision });
    expect(await decide("carry-out")).toEqual({ status: "closed" });
    expect(await decide("turn-down")).toEqual({ status: "success" });
    await db.query("update operators set status = 'active' where login_id = 'operator1'");
    expect(
      await make(second, "claim-payment", { ...(await seen(id, second)), takeOver: true }),
    ).toEqual({
      status: "success",
    });
  });
});
