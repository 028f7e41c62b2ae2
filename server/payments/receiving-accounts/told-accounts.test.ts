import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReceivingAccount } from "#contract/office/settings.ts";
import { lockDeposit } from "#server/payments/statements/store.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("an account that a member was told", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let member: TestMember;
  let cookie: string;
  /** The account that members are told now, and another one in use. */
  let first: ReceivingAccount;
  let other: ReceivingAccount;

  const accounts = async () =>
    (await officeCall(test, "get-receiving-accounts", {}, admin)).body[
      "accounts"
    ] as ReceivingAccount[];
  const seen = async (id: number) => {
    const account = (await accounts()).find((each) => each.id === id);
    return { id, version: account?.version };
  };

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
    await test.app.db.query(
      `insert into payment_receiving_accounts
         (bank_name, bank_number, bank_owner, reference_prefix, position)
       values ('별빛은행', '777-12-345678', '주식회사 달빛', 'B', 9)`,
    );
  });
  beforeEach(async () => {
    await test.app.db.query("update payment_receiving_accounts set is_used = true");
    const [now, next] = await accounts();
    if (!now || !next) throw new Error("two accounts are in use");
    [first, other] = [now, next];
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}) =>
    (await test.call(name, body, { cookie })).body;
  const ask = () => call("user-ask-account", { pass: WITHDRAWAL_PASSWORD });
  const list = () => call("get-deposit-list");
  const deposit = async () => {
    const { reference } = await ask();
    const { id } = await call("apply-user-deposit", { balance: 50_000, reference });
    return { id: id as number, reference };
  };
  const act = async (
    name: "change-receiving-account" | "switch-receiving-account",
    input: object,
  ) => {
    const by = { maker: admin, checker };
    expect((await actByTwo(test, name, input, by)).body["status"]).toBe("success");
  };
  const correct = async (bankNumber: string) => {
    const { bankName, bankOwner, referencePrefix } = first;
    const facts = { bankName, bankNumber, bankOwner, referencePrefix };
    await act("change-receiving-account", { ...(await seen(first.id)), ...facts });
  };
  const switchOff = async (id: number) =>
    act("switch-receiving-account", { ...(await seen(id)), isUsed: false });
  const bankOf = ({ bankName, bankNumber, bankOwner }: ReceivingAccount) => ({
    bankname: bankName,
    banknum: bankNumber,
    bankOwner,
  });
  const toldStaff = async (id: number) =>
    (await officeCall(test, "get-payment", { id }, admin)).body["request"] as {
      told: { number: string; isTrue: boolean } | null;
    };
  const toldPages = () =>
    test.app.db.query(
      "select from outbox_events where name = 'payment.account_changed' and member_id = $1",
      [member.memberId],
    );

  it("does not hold for a waiting deposit once it is corrected: the member sees the new one and staff the told one", async () => {
    const { id } = await deposit();
    expect((await list())["current"]).toMatchObject({ id, bank: bankOf(first) });
    expect((await list())["current"]).not.toHaveProperty("told");
    expect((await toldStaff(id)).told).toMatchObject({ number: first.bankNumber, isTrue: true });
    const corrected = `301-2026-${member.memberId}`;
    await correct(corrected);
    expect((await list())["current"]).toMatchObject({
      bank: { ...bankOf(first), banknum: corrected },
      told: bankOf(first),
    });
    expect((await toldStaff(id)).told).toMatchObject({ number: first.bankNumber, isTrue: false });
    expect(await toldPages()).toHaveLength(1);
    // The receipt of a decided deposit names the account to which its money went.
    await decideRequest(test.app.acts, id, "approved");
    const { receipt } = await call("get-receipt", { id });
    expect(receipt).toMatchObject({ bank: bankOf(first) });
    expect(receipt).not.toHaveProperty("told");
  });

  it("does not hold once it is switched off: the next account in use does, and money may come to either", async () => {
    const { id } = await deposit();
    const openAccount = () =>
      test.app.db.transaction(async (tx) => (await lockDeposit(tx, BigInt(id)))?.accountId);
    expect(await openAccount()).toBe(first.id);
    await switchOff(first.id);
    expect((await list())["current"]).toMatchObject({ bank: bankOf(other), told: bankOf(first) });
    expect((await toldStaff(id)).told).toMatchObject({ number: first.bankNumber, isTrue: false });
    expect(await openAccount()).toBe(null);
    for (const { id: each, isUsed } of await accounts()) if (isUsed) await switchOff(each);
    const { current } = await list();
    expect(current).toMatchObject({ told: bankOf(first) });
    expect(current).not.toHaveProperty("bank");
  });

  it.each(["corrected", "switched off"])(
    "does not hold for a deposit to come once it is %s: its reference is refused, and the next answer holds",
    async (how) => {
      const { reference } = await ask();
      expect((await list())["goneReference"]).toBe(null);
      if (how === "corrected") await correct(`302-2026-${member.memberId}`);
      else await switchOff(first.id);
      expect(await toldPages()).toHaveLength(1);
      expect((await list())["goneReference"]).toBe(reference);
      const used = await call("apply-user-deposit", { balance: 50_000, reference });
      expect(used).toEqual({ status: "not_found" });
      const next = await ask();
      expect(next["reference"]).not.toBe(reference);
      const now = (await accounts()).find(({ isUsed }) => isUsed);
      expect(next["banknum"]).toBe(now?.bankNumber);
      expect((await list())["goneReference"]).toBe(null);
      const again = { balance: 50_000, reference: next["reference"] };
      expect(await call("apply-user-deposit", again)).toMatchObject({ status: "success" });
    },
  );

  it("holds as it was told in an answer of the release before, which kept no facts", async () => {
    const { reference } = await ask();
    await test.app.db.query(
      `update payment_account_questions set told_name = null, told_number = null, told_owner = null
       where reference = $1`,
      [reference],
    );
    expect((await list())["goneReference"]).toBe(null);
    const { id } = await call("apply-user-deposit", { balance: 50_000, reference });
    expect((await list())["current"]).toMatchObject({ id, bank: bankOf(first) });
    expect((await toldStaff(id as number)).told).toMatchObject({ isTrue: true });
  });
});
