import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { accountStatus, getBalances } from "#server/ledger/accounts.ts";
import { findReduction } from "#server/members/reduced/store.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import {
  makeMember,
  PASSWORD,
  setNumbers,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";
import { fileOf, makePayout } from "#tests/support/payouts.ts";

const reason = "order of the prosecutor";

describe("frozen money of a member", () => {
  const test = useTestApp();
  let admin: string;
  let lead: string;
  let member: TestMember;
  let id: number;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator1");
    lead = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(500_000) });
    id = Number(member.memberId);
  });

  const call = async (name: OfficeCallName, body: object, cookie = admin) =>
    (await officeCall(test, name, { reason, ...body }, cookie)).body;
  const freeze = () => call("freeze-member-money", { id });
  const unfreeze = () =>
    actByTwo(test, "unfreeze-member-money", { id, reason }, { maker: admin, checker: lead });
  const accounts = () => accountStatus(test.app.db, member.memberId);
  const money = async () => {
    const { cash, hold } = await getBalances(test.app.db, member.memberId);
    return [toWon(cash), toWon(hold)];
  };
  const facts = async () =>
    (await officeCall(test, "get-member", { id }, admin)).body["member"] as Record<string, unknown>;

  it("a bar and a break reduce the session of a member whose money is frozen too", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const reduced = async () => {
      const { body } = await test.call("user-health-check", {}, { cookie });
      const { reduced: shown } = body["user"] as { reduced: { why: string } | null };
      const read = await findReduction(test.app.db, member.memberId);
      return [shown?.why ?? null, read];
    };
    expect(await reduced()).toEqual([null, null]);
    await freeze();
    expect(await reduced()).toEqual([null, null]);
    const phone = "+821055512345";
    await setNumbers(test.app.db, member.memberId, { phone });
    await call("add-barred-person", { kind: "banned", name: "김달빛", phone });
    expect(await reduced()).toEqual(["barred", "barred"]);
    await test.call("start-break", { term: "7d" }, { cookie });
    expect(await reduced()).toEqual(["break", "break"]);
  });

  it("freeze-member-money takes one operator and is in the audit trail; lifting it takes two", async () => {
    expect(await freeze()).toEqual({ status: "success" });
    expect(await freeze()).toEqual({ status: "already" });
    expect(await facts()).toMatchObject({ isFrozen: true, status: "active" });
    const proposed = await call("unfreeze-member-money", { id });
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await accounts()).toBe("frozen");
    const decide = { id: proposed["proposalId"], decision: "carry-out" };
    expect(await call("decide-proposal", decide)).toEqual({ status: "own" });
    expect(await call("decide-proposal", decide, lead)).toMatchObject({ status: "success" });
    expect(await facts()).toMatchObject({ isFrozen: false });
    expect(await accounts()).toBe("open");
    expect(await call("unfreeze-member-money", { id })).toEqual({ status: "already" });
    const { entries } = (await officeCall(test, "get-member-audit", { id }, admin)).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        call: "freeze-member-money",
        reason,
        before: { isFrozen: false },
        after: { isFrozen: true },
      }),
    );
  });

  it("a viewer and the help desk cannot freeze, a cashier can", async () => {
    for (const role of ["viewer", "cs", "content"] as const) {
      const other = await operatorWithRole(test, role);
      expect(await call("freeze-member-money", { id }, other)).toEqual({ status: "forbidden" });
    }
    const cashier = await operatorWithRole(test, "cashier");
    expect(await call("freeze-member-money", { id }, cashier)).toEqual({ status: "success" });
  });

  it("a lifted freeze leaves stakes blocked for a suspended member", async () => {
    await freeze();
    await call("change-member-status", { id, from: "active", to: "suspended" });
    expect(await accounts()).toBe("frozen");
    await unfreeze();
    expect(await accounts()).toBe("stakes_blocked");
  });

  it("a frozen member can sign in, and cannot deposit, withdraw or convert comp", async () => {
    await freeze();
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const ask = async (name: string, body: object) =>
      (await test.call(name, body, { cookie })).body["status"];
    expect(await ask("apply-user-deposit", { balance: 50_000 })).toBe("closed");
    expect(await ask("apply-user-withdraw", { balance: 50_000, pass: WITHDRAWAL_PASSWORD })).toBe(
      "closed",
    );
    expect(await money()).toEqual([500_000, 0]);
  });

  it("a waiting withdrawal can be refused and not approved, and its money goes to the frozen cash", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const asked = await test.call(
      "apply-user-withdraw",
      { balance: 50_000, pass: WITHDRAWAL_PASSWORD },
      { cookie },
    );
    await freeze();
    const request = { id: asked.body["id"], version: 1 };
    expect(await call("approve-payment", request)).toEqual({ status: "closed" });
    expect(await call("refuse-payment", { ...request, memo: "잠시" })).toMatchObject({
      status: "success",
    });
    expect(await money()).toEqual([500_000, 0]);
    expect(await accounts()).toBe("frozen");
  });

  it("an approved withdrawal goes into no payment file, and one that the bank has is settled", async () => {
    const [sent, ready] = [
      await makePayout(test, 50_000, member),
      await makePayout(test, 30_000, member),
    ];
    await fileOf(test, "names", sent);
    await freeze();
    const file = { accountId: 1, layout: "names", payouts: [ready] };
    expect(await call("make-payment-file", file)).toEqual({ status: "closed" });
    const line = await makeBankLine(test.app.db, 50_000, null, true);
    expect(await call("settle-payout", { id: sent, lineId: line })).toMatchObject({
      status: "success",
    });
    expect(await money()).toEqual([420_000, 30_000]);
    await unfreeze();
    expect(await call("make-payment-file", file)).toMatchObject({ status: "success" });
  });

  it("a member whose money is frozen is neither closed nor erased", async () => {
    const empty = await makeMember(test.app.db);
    const one = { id: Number(empty.memberId) };
    await call("freeze-member-money", one);
    const close = { ...one, from: "active", to: "closed" };
    expect(await call("change-member-status", close)).toEqual({ status: "closed" });
    await test.app.db.query("update members set status = 'closed' where id = $1", [empty.memberId]);
    expect(await call("erase-member", one)).toEqual({ status: "closed" });
  });
});
