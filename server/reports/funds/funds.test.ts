import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Alert } from "#contract/office/alerts.ts";
import type { FundsDay } from "#contract/office/funds.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { playRound } from "#server/games/rounds.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { post } from "#server/ledger/post.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { countRunning } from "#server/reports/funds/running.ts";
import { addToSums } from "#server/reports/sums.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { segregatedAccount } from "#tests/support/segregated-accounts.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const reason = "the bank's statement";

describe("members' funds", () => {
  const test = useTestApp();
  const day = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  const asked = { from: day(20), until: day(0) };
  let maker = "";
  let member: TestMember;
  /** What the demo's members have, in whole won. */
  let demo = { cash: 0, hold: 0, comp: 0 };
  /** With 100,000 less the open stake of 500, 500 won by the other round, and comp. */
  let owed = 0;

  /** A member with 90,000 in cash, of which a round won 500, 10,000 held, and comp worth 777. */
  beforeAll(async () => {
    const { db } = test.app;
    await openPast(test.owner);
    maker = await operatorWithRole(test, "admin");
    const [held] = await db.query<typeof demo>(
      `select (sum(balance) filter (where kind = 'cash') / 100000)::integer as cash,
         (sum(balance) filter (where kind = 'hold') / 100000)::integer as hold,
         (sum(balance) filter (where kind = 'comp') / 100000)::integer as comp
       from ledger_accounts`,
    );
    if (!held) throw new Error("the demo has no balances");
    demo = held;
    owed = demo.cash + demo.hold + demo.comp + 100_000 - 500 + 500 + 777;
    member = await makePlayer(db, { cash: fromWon(100_000) });
    await play("closed", [1_000, 1_500], true);
    await play("open", [500], false);
    await test.app.acts.perform(operator(1n), (act) =>
      placeWithdrawal(act, member.memberId, fromWon(10_000), ZONE),
    );
    await db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, member.memberId, "comp"),
          movement: "comp_grant",
          amount: fromWon(777),
          houseAccountId: await houseAccountId(tx, "comp_cost"),
          scopeId: await scopeId(tx, "adjustments"),
          key: "comp-of-funds",
        },
      ]),
    );
    await makePlayer(db, { cash: fromWon(44_000), isTest: true });
    await letHoursPass(test.owner, 72);
    await countAnew(test.owner);
    while ((await addToSums(db)) > 0) continue;
  });
  beforeEach(() =>
    test.owner.query(
      "truncate report_fund_accounts, report_fund_balances, report_running_stakes, alert_findings cascade",
    ),
  );

  async function play(key: string, [stake = 0, win]: number[], closes: boolean) {
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moonhall",
      roundRef: key,
      gameSessionId: null,
      closes,
    };
    await playRound(test.app.writer, call, [
      { key, kind: "bet", amount: fromWon(stake) },
      ...(win === undefined
        ? []
        : [{ key: `${key}-w`, kind: "win" as const, amount: fromWon(win) }]),
    ]);
  }

  const ask = async <Name extends "get-funds-report" | "get-funds-day">(
    name: Name,
    input: object,
  ) => (await officeCall(test, name, input, maker)).body as unknown as OfficeOutput<Name>;
  const dayOf = async (wanted: string): Promise<FundsDay | undefined> =>
    (await ask("get-funds-report", asked)).days.find((each) => each.day === wanted);
  const enter = async (account: number, won: number, more: object = {}) =>
    (
      await officeCall(
        test,
        "enter-segregated-balance",
        { account, day: day(1), amount: won, reason, ...more },
        maker,
      )
    ).body;
  const runningOn = (wanted: string, won: number) =>
    test.owner.query("insert into report_running_stakes values ($1, now(), 1, $2)", [
      wanted,
      fromWon(won),
    ]);
  const won = (amount: number): string => `${amount}.00`;

  it("what members are owed, with withdrawals that wait, wins and comp, is matched with the segregated accounts of each day", async () => {
    expect(await dayOf(day(1))).toMatchObject({ state: "no_account", held: null, accounts: 0 });
    const [one, other] = [
      await segregatedAccount(test.owner, day(10)),
      await segregatedAccount(test.owner, day(10)),
    ];
    await runningOn(day(1), 500);
    const parts = {
      cash: won(demo.cash + 90_000),
      hold: won(demo.hold + 10_000),
      comp: won(demo.comp + 777),
      running: "500.00",
      total: won(owed + 500),
    };
    expect(await dayOf(day(1))).toMatchObject({ state: "not_entered", owed: parts, missing: 2 });
    await enter(one, owed);
    expect(await dayOf(day(1))).toMatchObject({
      state: "not_entered",
      held: null,
      difference: null,
      missing: 1,
    });
    await enter(other, 499);
    expect(await dayOf(day(1))).toMatchObject({
      state: "short",
      held: won(owed + 499),
      difference: "-1.00",
    });
    const { accounts } = await ask("get-funds-day", { day: day(1) });
    const newest = accounts.find(({ account }) => account.id === other)?.balances[0];
    expect(newest).toMatchObject({ amount: 499, reason });
    await enter(other, 500, { corrects: newest?.id });
    expect(await dayOf(day(1))).toMatchObject({
      state: "covered",
      difference: "0.00",
      owed: parts,
    });
    expect(await dayOf(day(2))).toMatchObject({ state: "not_entered" });
    expect(await dayOf(day(0))).toMatchObject({ state: "open", owed: { running: "500.00" } });
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("a day whose running stakes were not counted is not covered, and is short without them", async () => {
    const account = await segregatedAccount(test.owner, day(10));
    await enter(account, owed - 1);
    expect(await dayOf(day(1))).toMatchObject({ state: "short", owed: { running: null } });
    const { accounts } = await ask("get-funds-day", { day: day(1) });
    await enter(account, owed + 500, { corrects: accounts[0]?.balances[0]?.id });
    expect(await dayOf(day(1))).toMatchObject({ state: "not_counted", difference: "500.00" });
  });

  it("the worker counts the stakes that ran at the end of a day once, within an hour after it", async () => {
    const { db } = test.app;
    const end = startOfDay(day(0), ZONE).getTime();
    const countAt = async (minutes: number) => {
      const shift = end + minutes * 60_000 - test.clock.now().getTime();
      test.clock.advance(shift);
      await countRunning(db, test.clock);
      test.clock.advance(-shift);
      return test.owner.query<{ day: string; rounds: number; won: number }>(
        `select day::text as day, rounds::integer as rounds, (amount / 100000)::integer as won
         from report_running_stakes`,
      );
    };
    // Both rounds began two days ago; the closed one ended after the day's end, then before it.
    await test.owner.query("update game_rounds set opened_at = now() - interval '2 days'");
    expect(await countAt(61)).toEqual([]);
    expect(await countAt(10)).toEqual([{ day: day(1), rounds: 2, won: 1_500 }]);
    await test.owner.query(
      "update game_rounds set changed_at = now() - interval '2 days' where state = 'closed'",
    );
    expect(await countAt(20)).toEqual([{ day: day(1), rounds: 2, won: 1_500 }]);
    await test.owner.query("truncate report_running_stakes cascade");
    expect(await countAt(20)).toEqual([{ day: day(1), rounds: 1, won: 500 }]);
  });

  it("an alert names the day that is short until it is covered, and the account whose balance is late", async () => {
    const raised = async () => {
      await watchAlerts(test.app.acts);
      const { body } = await officeCall(test, "get-alerts", { view: "open" }, maker);
      return (body["alerts"] as Alert[])
        .filter(({ rule }) => rule.startsWith("funds_"))
        .map(({ rule, facts, endedAt }) => ({ rule, facts, isOver: endedAt !== null }));
    };
    expect(await raised()).toEqual([]);
    const account = await segregatedAccount(test.owner, day(3));
    expect(await raised(), "three days have not passed").toEqual([]);
    const { id } = await enter(account, owed - 5);
    const short = { rule: "funds_short", facts: { day: day(1), amount: 5 } };
    expect(await raised()).toEqual([{ ...short, isOver: false }]);
    await enter(account, owed, { corrects: id });
    expect(await raised()).toEqual([{ ...short, isOver: true }]);
    const late = await segregatedAccount(test.owner, day(5));
    const found = (await raised()).filter(({ rule }) => rule === "funds_not_entered");
    expect(found).toMatchObject([{ facts: { day: day(5), count: 2 }, isOver: false }]);
    for (const daysAgo of [4, 5]) await enter(late, 1, { day: day(daysAgo) });
    expect((await raised()).filter(({ rule }) => rule === "funds_not_entered")).toMatchObject([
      { isOver: true },
    ]);
  });

  it("the file has every part of each day, and says No Activity for days without any", async () => {
    const account = await segregatedAccount(test.owner, day(10));
    await enter(account, owed);
    const file = async (period: object) =>
      String((await officeCall(test, "export-funds-report", period, maker)).body["file"]);
    const text = await file(asked);
    expect(text).toContain("report,funds");
    expect(text).toContain("test_accounts,left out");
    expect(text).toMatch(/\r\n\d+,별빛신탁,\d{4},/);
    expect(text).toContain(
      [
        day(1),
        "not_counted",
        won(demo.cash + 90_000),
        won(demo.hold + 10_000),
        won(demo.comp + 777),
        // On the way, at providers, without a member, and being returned.
        "0.00,0.00,0.00,0.00",
        "",
        won(owed),
        "1,0",
        won(owed),
        won(0),
      ].join(","),
    );
    expect(await file({ from: "2001-01-01", until: "2001-01-02" })).toContain("No Activity");
    const long = { from: day(401), until: day(0) };
    expect((await officeCall(test, "get-funds-report", long, maker)).body["status"]).toBe("limit");
  });
});
