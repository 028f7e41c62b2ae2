import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { ReceivingAccount } from "#contract/office/settings.ts";
import { DEMO_PASSWORD, DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("the receiving accounts", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  const reason = "the bank has asked for it";
  const facts = {
    bankName: "별빛은행",
    bankNumber: "777-12-345678",
    bankOwner: "주식회사 달빛",
    referencePrefix: "B",
  };

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.app.db.query("delete from payment_account_questions"));

  const make = (name: OfficeCallName, input: object, cookie = admin) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const statusOf = async (name: OfficeCallName, input: object) =>
    (await make(name, input)).body["status"];
  const accounts = async () =>
    (
      (await officeCall(test, "get-receiving-accounts", {}, checker)).body as {
        accounts: ReceivingAccount[];
      }
    ).accounts;
  const seen = async (id: unknown) => {
    const account = (await accounts()).find((each) => each.id === id);
    return { id, version: account?.version };
  };
  const add = async () => (await make("add-receiving-account", facts)).body["id"];
  const makeChecked = async (name: OfficeCallName, input: object) => {
    const asked = await make(name, input);
    expect(asked.body["status"]).toBe("proposed");
    const decision = { id: asked.body["proposalId"], decision: "carry-out" };
    return (await make("decide-proposal", decision, checker)).body["status"];
  };
  /** The answer to the next member. */
  const told = async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const pass = DEMO_WITHDRAWAL_PASSWORD;
    return (await test.call("user-ask-account", { pass }, { cookie })).body;
  };

  it("add-receiving-account adds one that stays off until a second operator approves it", async () => {
    const id = await add();
    expect((await accounts()).at(-1)).toMatchObject({ id, ...facts, isUsed: false });
    expect(await lastAuditRow(test, `receiving-account:${String(id)}`)).toMatchObject({
      call: "add-receiving-account",
      before: null,
      after: { ...facts, isUsed: false },
    });
    const on = { ...(await seen(id)), isUsed: true };
    expect(await makeChecked("switch-receiving-account", on)).toBe("success");
    expect((await accounts()).at(-1)).toMatchObject({ id, isUsed: true });
    expect(await statusOf("switch-receiving-account", on)).toBe("stale");
    const again = { ...(await seen(id)), isUsed: true };
    expect(await statusOf("switch-receiving-account", again)).toBe("already");
  });

  it("move-receiving-account and switch-receiving-account decide which account the next member gets", async () => {
    const id = await add();
    const on = { ...(await seen(id)), isUsed: true };
    expect(await makeChecked("switch-receiving-account", on)).toBe("success");
    const place = (await accounts()).findIndex((each) => each.id === id);
    for (let at = place; at > 0; at--)
      expect(await statusOf("move-receiving-account", { id, direction: "earlier" })).toBe(
        "success",
      );
    expect(await lastAuditRow(test, `receiving-account:${String(id)}`)).toMatchObject({
      before: { place: 2 },
      after: { place: 1 },
    });
    expect(await statusOf("move-receiving-account", { id, direction: "earlier" })).toBe("already");
    expect(await told()).toMatchObject({ status: "success", banknum: facts.bankNumber });
    await test.app.db.query("delete from payment_account_questions");
    const off = { ...(await seen(id)), isUsed: false };
    expect(await statusOf("switch-receiving-account", off)).toBe("success");
    expect((await told())["banknum"]).not.toBe(facts.bankNumber);
    expect(await statusOf("move-receiving-account", { id: 999_999, direction: "later" })).toBe(
      "not_found",
    );
  });

  it("change-receiving-account corrects one that is off; one in use needs a second operator", async () => {
    const id = await add();
    const corrected = { ...facts, bankNumber: "777-12-000000" };
    const change = { ...(await seen(id)), ...corrected };
    expect(await statusOf("change-receiving-account", change)).toBe("success");
    expect(await statusOf("change-receiving-account", change)).toBe("stale");
    expect(await lastAuditRow(test, `receiving-account:${String(id)}`)).toMatchObject({
      before: { bankNumber: facts.bankNumber },
      after: { bankNumber: corrected.bankNumber },
    });
    const used = (await accounts()).find(({ isUsed }) => isUsed);
    const moved = { ...facts, id: used?.id, version: used?.version };
    expect(await makeChecked("change-receiving-account", moved)).toBe("success");
    expect((await accounts()).find((each) => each.id === used?.id)).toMatchObject(facts);
  });
});
