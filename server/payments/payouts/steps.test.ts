import { beforeAll, describe, expect, it } from "vitest";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkPayments } from "#server/payments/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("a withdrawal on its way", () => {
  const test = useTestApp();
  let cashier = "";
  let lead = "";
  beforeAll(async () => {
    cashier = await operatorWithRole(test, "cashier");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  const make = async (name: Parameters<typeof officeCall>[1], input: object, by = cashier) =>
    (await officeCall(test, name, { reason: "bank day", ...input }, by)).body;
  const read = async (id: number) =>
    (await officeCall(test, "get-payment", { id }, cashier)).body["request"] as PaymentDetail;
  const money = async ({ memberId }: TestMember) => {
    const { cash, hold } = await getBalances(test.app.db, memberId);
    return [toWon(cash), toWon(hold)];
  };
  /** A member asks; an operator claims, approves and files it, and the bank has the file. */
  const send = async () => {
    const member = await makeMember(test.app.db, { cash: fromWon(300_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const wanted = { balance: 50_000, pass: WITHDRAWAL_PASSWORD };
    const asked = await test.call("apply-user-withdraw", wanted, { cookie });
    expect(asked.body).toMatchObject({ status: "success" });
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from payment_requests where member_id = $1",
      [member.memberId],
    );
    const id = Number(row?.id);
    const seen = async () => ({ id, version: (await read(id)).version });
    for (const act of ["claim-payment", "approve-payment"] as const)
      expect(await make(act, await seen()), act).toMatchObject({ status: "success" });
    const [own] = await test.app.db.query<{ id: bigint }>(
      "select id from payment_payouts where request_id = $1",
      [id],
    );
    const payout = Number(own?.id);
    const file = { accountId: 1, layout: "names", payouts: [payout] };
    const { fileId } = await make("make-payment-file", file);
    expect(await make("send-payment-file", { id: fileId })).toMatchObject({ status: "success" });
    return { member, id, payout };
  };
  const carryOut = (answer: Record<string, unknown>) =>
    make("decide-proposal", { id: answer["proposalId"], decision: "carry-out" }, lead);
  /** What happened, oldest first, with whether an operator is named. */
  const steps = async (id: number) => {
    const { timeline } = await read(id);
    const moments = timeline.map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    return timeline.toReversed().map(({ event, operator }) => [event, operator !== null]);
  };
  const sent = [
    ["asked", false],
    ["claim-payment", true],
    ["approve-payment", true],
    ["payout/filed", true],
    ["payout/sent", true],
  ];

  it("names who made each move and when, and its money moves once: paid, and returned by the bank", async () => {
    const { member, id, payout } = await send();
    expect(await money(member)).toEqual([250_000, 50_000]);
    const paid = { id: payout, lineId: await makeBankLine(test.app.db, 50_000, null, true) };
    expect(await make("settle-payout", paid)).toMatchObject({ status: "success" });
    expect(await make("settle-payout", paid)).toMatchObject({ status: "stale" });
    expect(await money(member)).toEqual([250_000, 0]);
    expect(await steps(id)).toEqual([...sent, ["payout/settled", true]]);
    const lineId = await makeBankLine(test.app.db, 50_000);
    const returned = await make("return-payout", { id: payout, lineId });
    expect(await carryOut(returned)).toMatchObject({ status: "success" });
    expect(await money(member)).toEqual([300_000, 0]);
    expect(await steps(id)).toEqual([...sent, ["payout/settled", true], ["payout/returned", true]]);
    expect(await checkPayments(test.owner.pool)).toEqual([]);
  });

  it("names who said that the bank refused it, and the money is the member's again", async () => {
    const { member, id, payout } = await send();
    const failed = await make("fail-payouts", { payouts: [payout], fault: "account_closed" });
    expect(await carryOut(failed)).toMatchObject({ status: "success" });
    expect(await money(member)).toEqual([300_000, 0]);
    expect(await steps(id)).toEqual([...sent, ["payout/failed", true]]);
  });
});
