import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

const reason = "rounds of the new studio";

describe("money of a test account", () => {
  const test = useTestApp();
  let maker: string;
  let checker: string;
  let memberId: bigint;
  let loginId: string;
  let id: number;
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await signInToOffice(test, "operator2");
    await setCaps(100_000);
  });
  beforeEach(async () => {
    // Another test's fundings were on another day.
    await test.owner.query("update wallet_test_fundings set made_at = made_at - interval '2 days'");
    ({ memberId, loginId } = await makeMember(test.app.db, { isTest: true }));
    id = Number(memberId);
  });

  const setCaps = (ofAccount: number) =>
    test.owner.query("update settings_money set test_account_max = $1, test_day_max = $2", [
      fromWon(ofAccount),
      fromWon(250_000),
    ]);
  const read = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, input, maker)).body;
  const call = async (name: OfficeCallName, body: object, as = maker) =>
    (await officeCall(test, name, { reason, ...body }, as)).body;
  const propose = async (amount: number, of = id): Promise<number> => {
    const answer = await call("fund-test-account", { id: of, amount });
    expect(answer).toMatchObject({ status: "proposed" });
    return Number(answer["proposalId"]);
  };
  const decide = (proposal: number, as = checker) =>
    call("decide-proposal", { id: proposal, decision: "carry-out" }, as);
  const fund = async (amount: number, of = id) => decide(await propose(amount, of));
  const cash = async () => (await getBalances(test.app.db, memberId)).cash;

  it("comes from the house when a second operator carries it out, once, with both names", async () => {
    const proposal = await propose(60_000);
    expect(await cash()).toBe(0n);
    expect(await decide(proposal, maker)).toEqual({ status: "own" });
    expect(await decide(proposal)).toEqual({ status: "success" });
    expect(await decide(proposal)).toMatchObject({ status: "already" });
    expect(await cash()).toBe(fromWon(60_000));
    const { entries } = await read("get-member-entries", { id, account: "cash" });
    expect(entries).toMatchObject([{ movement: "test_funding", delta: "60000.00" }]);
    const audit = await read("get-member-audit", { id });
    expect((audit["entries"] as object[]).slice(0, 2)).toMatchObject([
      { call: "decide-proposal", operator: "이은하" },
      { call: "fund-test-account", reason, before: { cash: 0 }, after: { cash: 60_000 } },
    ]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("stays within the cap of one account in all, when it is proposed and when it is carried out", async () => {
    const cap = { status: "test_cap" };
    expect(await call("fund-test-account", { id, amount: 100_001 })).toEqual(cap);
    const proposal = await propose(60_000);
    await setCaps(50_000);
    expect(await decide(proposal)).toEqual(cap);
    await setCaps(100_000);
    expect(await decide(proposal)).toEqual({ status: "success" });
    expect(await call("fund-test-account", { id, amount: 40_001 })).toEqual(cap);
    expect(await cash()).toBe(fromWon(60_000));
  });

  it("stays within the cap of all accounts in a day, also when two are carried out at once", async () => {
    const others = await Promise.all([1, 2].map(() => makeMember(test.app.db, { isTest: true })));
    for (const other of others)
      expect(await fund(90_000, Number(other.memberId))).toEqual({ status: "success" });
    const last = await makeMember(test.app.db, { isTest: true });
    const both = [await propose(50_000), await propose(50_000, Number(last.memberId))];
    const answers = await Promise.all(both.map((proposal) => decide(proposal)));
    const statuses = answers.map(({ status }) => String(status));
    expect(statuses.toSorted()).toEqual(["success", "test_cap"]);
  });

  it("goes to no other account, and a correction gives a test account nothing", async () => {
    const other = await makeMember(test.app.db);
    const refused = { status: "test_account" };
    expect(await call("fund-test-account", { id: Number(other.memberId), amount: 1 })).toEqual(
      refused,
    );
    const correction = { id, amount: 1_000 };
    const give = { ...correction, direction: "give", cause: "goodwill" };
    expect(await call("adjust-balance", give)).toEqual(refused);
    expect(await fund(5_000)).toEqual({ status: "success" });
    const take = { ...correction, direction: "take", cause: "paid_twice" };
    expect(await call("adjust-balance", take)).toMatchObject({ status: "proposed" });
  });

  it("is neither deposited nor withdrawn by the member, who is told so", async () => {
    expect(await fund(50_000)).toEqual({ status: "success" });
    const cookie = await test.signIn(loginId, PASSWORD);
    const ask = async (name: string, input: object) =>
      (await test.call(name, input, { cookie })).body;
    const closed = { status: "closed" };
    expect(await ask("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toMatchObject(closed);
    expect(await ask("apply-user-deposit", { balance: 10_000 })).toMatchObject(closed);
    const withdrawal = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
    expect(await ask("apply-user-withdraw", withdrawal)).toMatchObject(closed);
    expect(await cash()).toBe(fromWon(50_000));
    expect(await ask("user-health-check", {})).toMatchObject({ user: { isTest: true } });
  });

  it("is marked in the office's list, filter and page", async () => {
    const other = await makeMember(test.app.db);
    const page = await read("get-member", { id });
    expect(page["member"]).toMatchObject({ isTest: true });
    const found = async (input: object) =>
      ((await read("find-members", { by: "any", ...input }))["members"] as { id: number }[]).map(
        (member) => member.id,
      );
    const [marked, rest] = [await found({ isTest: true }), await found({ isTest: false })];
    expect([marked.includes(id), marked.includes(Number(other.memberId))]).toEqual([true, false]);
    expect([rest.includes(id), rest.includes(Number(other.memberId))]).toEqual([false, true]);
  });
});
