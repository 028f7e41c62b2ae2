import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const WON = 50_000;
const everyDay = [1, 2, 3, 4, 5, 6, 7];

describe("a deposit on a weekday that the member closed", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie = "";
  let today = 0;
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
    const [row] = await test.app.db.query<{ day: number }>(
      `select extract(isodow from clock_timestamp() at time zone time_zone)::integer as day
       from settings_sites where host = '*'`,
    );
    today = row?.day ?? 0;
  });
  const call = async (name: string, body: object) => (await test.call(name, body, { cookie })).body;
  const close = (days: readonly number[]) => call("set-deposit-free-days", { days });
  const ask = async () =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(WON) }),
      ),
    );
  const cash = async () => (await getBalances(test.app.db, member.memberId)).cash;
  const otherDays = () => everyDay.filter((day) => day !== today);

  it("is refused when it is asked for, and taken on the other days", async () => {
    expect(await close(otherDays())).toMatchObject({
      quiet: { days: { own: otherDays(), isToday: false } },
    });
    expect(await call("apply-user-deposit", { balance: WON })).toMatchObject({ status: "success" });
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
    expect(await close([today])).toMatchObject({ quiet: { days: { isToday: true } } });
    expect(await call("apply-user-deposit", { balance: WON })).toEqual({
      status: "deposit_free_day",
    });
  });

  it("is not credited when it was asked for the day before, and can be sent back", async () => {
    const id = await ask();
    await close([today]);
    const operator = await signInToOffice(test, "operator1");
    const statementLine = await makeBankLine(test.app.db, WON, id);
    const act = async (name: "approve-payment" | "refuse-payment", input: object) =>
      (await officeCall(test, name, { id, version: 1, reason: "checked", ...input }, operator))
        .body;
    expect(await act("approve-payment", { statementLine })).toEqual({ status: "deposit_free_day" });
    expect(await cash()).toBe(0n);
    const memo = "you closed this day for deposits";
    expect(await act("refuse-payment", { memo })).toEqual({ status: "success" });
    expect(await cash()).toBe(0n);
  });

  it("is credited on another day", async () => {
    const id = await ask();
    await close([(today % 7) + 1]);
    const operator = await signInToOffice(test, "operator1");
    const statementLine = await makeBankLine(test.app.db, WON, id);
    const { body } = await officeCall(
      test,
      "approve-payment",
      { id, version: 1, reason: "checked", statementLine },
      operator,
    );
    expect(body).toMatchObject({ status: "success" });
    expect(await cash()).toBe(fromWon(WON));
  });

  it("leaves withdrawals as they are", async () => {
    member = await makeMember(test.app.db, { cash: fromWon(WON) });
    cookie = await test.signIn(member.loginId, PASSWORD);
    await close(everyDay);
    const asked = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
    expect(await call("apply-user-withdraw", asked)).toMatchObject({ status: "success" });
  });

  it("is opened only after the wait, as no-play hours are", async () => {
    await close([today]);
    expect(await close([])).toMatchObject({
      quiet: { days: { own: [today], loosening: { to: [], isReady: false } } },
    });
    expect(await call("confirm-quiet-time", { kind: "days" })).toEqual({ status: "early" });
    await expect(ask()).rejects.toThrow("deposit_free_day");
  });

  it.each([
    [[0], "days.0"],
    [[8], "days.0"],
    [[1, 1], "days"],
    [[1.5], "days.0"],
    ["monday", "days"],
    [undefined, "days"],
  ])("refuses the days %j with the path %s", async (days, path) => {
    expect(await call("set-deposit-free-days", { days })).toMatchObject({
      status: "invalid",
      errors: [{ path }],
    });
  });
});
