import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { dateOf } from "#server/kit/days.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { segregatedAccount } from "#tests/support/segregated-accounts.ts";

const DAY_MS = 86_400_000;
const reason = "the bank's statement";

describe("segregated accounts", () => {
  const test = useTestApp();
  const day = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), "Asia/Seoul");
  const asked = { from: day(20), until: day(0) };
  let maker = "";
  let checker = "";
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
  });
  beforeEach(() => test.owner.query("truncate report_fund_accounts, report_fund_balances"));

  const ask = async <Name extends "get-funds-report" | "get-funds-day">(
    name: Name,
    input: object,
  ) => (await officeCall(test, name, input, maker)).body as unknown as OfficeOutput<Name>;
  const enter = async (account: number, amount: number, more: object = {}) =>
    (
      await officeCall(
        test,
        "enter-segregated-balance",
        { account, day: day(1), amount, reason, ...more },
        maker,
      )
    ).body;

  it("a balance is written down once, corrected by another row, and never changed", async () => {
    const account = await segregatedAccount(test.owner, day(10));
    const made = await enter(account, 5);
    expect(made["status"]).toBe("success");
    expect((await enter(account, 6))["status"]).toBe("stale");
    const corrected = await Promise.all(
      [7, 8].map((amount) => enter(account, amount, { corrects: made["id"] })),
    );
    expect(
      corrected.map(({ status }) => String(status)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["stale", "success"]);
    expect((await enter(account, 9, { day: day(0) }))["status"]).toBe("limit");
    expect((await enter(account, 9, { day: day(11) }))["status"]).toBe("limit");
    expect((await enter(account + 1_000, 9))["status"]).toBe("not_found");
    const { accounts } = await ask("get-funds-day", { day: day(1) });
    expect(accounts[0]?.balances.map(({ amount }) => amount)).toEqual([
      expect.toBeOneOf([7, 8]) as number,
      5,
    ]);
    const trail = await test.app.db.query(
      "select before, after from audit_entries where object = $1 order by id",
      [`segregated-account:${account}`],
    );
    expect(trail).toMatchObject([
      { before: null, after: { day: day(1), bankBalance: 5 } },
      { before: { day: day(1), bankBalance: 5 } },
    ]);
    for (const sql of [
      "update report_fund_balances set amount = 1",
      "delete from report_fund_balances",
    ])
      await expect(test.app.db.query(sql)).rejects.toThrow("permission denied");
    const viewer = await operatorWithRole(test, "viewer");
    const input = { account, day: day(2), amount: 1, reason };
    const { body } = await officeCall(test, "enter-segregated-balance", input, viewer);
    expect(body["status"]).toBe("forbidden");
  });

  it("an account is added, changed and ended by two operators, and counts from its first day to its last", async () => {
    const facts = { bankName: "별빛신탁", ending: "1234", holder: "달빛 회원 자금" };
    const byTwo = async (name: Parameters<typeof actByTwo>[1], input: object) =>
      (await actByTwo(test, name, input, { maker, checker })).body["status"];
    const proposed = await officeCall(
      test,
      "add-segregated-account",
      { ...facts, from: day(5), reason },
      maker,
    );
    expect(proposed.body["status"]).toBe("proposed");
    expect((await ask("get-funds-report", asked)).accounts).toEqual([]);
    const decision = { id: proposed.body["proposalId"], decision: "carry-out", reason: "seen" };
    expect((await officeCall(test, "decide-proposal", decision, maker)).body["status"]).toBe("own");
    await officeCall(test, "decide-proposal", decision, checker);
    const [account] = (await ask("get-funds-report", asked)).accounts;
    expect(account).toMatchObject({ ...facts, from: day(5), until: null });
    if (!account) throw new Error("the account was not added");
    expect(await byTwo("add-segregated-account", { ...facts, from: day(1) })).toBe("already");
    const { id } = account;
    const change = { id, version: 1, ...facts, ending: "ABCD" };
    expect(await byTwo("change-segregated-account", change)).toBe("success");
    expect(await byTwo("change-segregated-account", change)).toBe("stale");
    const end = { id, version: 2, until: day(3) };
    expect(await byTwo("end-segregated-account", { ...end, until: day(6) })).toBe("limit");
    expect(await byTwo("end-segregated-account", end)).toBe("success");
    expect(await byTwo("end-segregated-account", { ...end, version: 3 })).toBe("already");
    const counted = (await ask("get-funds-report", asked)).days.map((each) => [
      each.day,
      each.accounts,
    ]);
    expect(counted.filter(([, accounts]) => accounts === 1)).toEqual(
      [3, 4, 5].map((daysAgo) => [day(daysAgo), 1]),
    );
  });
});
