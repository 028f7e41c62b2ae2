import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

const WON = 100_000;

describe("a suspended member's deposit", () => {
  const test = useTestApp();
  let member: TestMember;
  let operator: string;
  beforeAll(async () => {
    operator = await signInToOffice(test, "operator1");
    member = await makeMember(test.app.db);
  });

  const act = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, { reason: "checked twice", ...input }, operator)).body;
  const deposit = async () =>
    Number(
      await test.app.acts.perform(SYSTEM, (by) =>
        placeDeposit(by, member.memberId, { amount: fromWon(WON) }),
      ),
    );
  const approve = async (id: number) =>
    act("approve-payment", {
      id,
      version: 1,
      statementLine: await makeBankLine(test.app.db, WON),
    });
  const cash = async () => (await getBalances(test.app.db, member.memberId)).cash;
  const change = (from: string, to: string) =>
    act("change-member-status", { id: Number(member.memberId), from, to });

  it("is neither requested nor approved, and can be refused", async () => {
    const early = await deposit();
    expect(await change("active", "suspended")).toEqual({ status: "success" });
    expect(await approve(early)).toEqual({ status: "closed" });
    expect(await cash()).toBe(0n);
    const memo = "no deposits while suspended";
    expect(await act("refuse-payment", { id: early, version: 1, memo })).toEqual({
      status: "success",
    });
    await expect(deposit()).rejects.toThrow("account_not_active");
  });

  it("is requested and approved again once the member is active", async () => {
    const back = { id: Number(member.memberId), from: "suspended", to: "active" };
    const checker = await operatorWithRole(test, "cashier-lead");
    const { body } = await actByTwo(test, "change-member-status", back, {
      maker: operator,
      checker,
    });
    expect(body).toMatchObject({ status: "success" });
    expect(await approve(await deposit())).toMatchObject({ status: "success" });
    expect(await cash()).toBe(fromWon(WON));
  });
});
