import { beforeAll, describe, expect, it } from "vitest";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { countPopularGames } from "#server/games/browsing/popularity.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import { rollBackRound } from "#server/games/rounds.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { compareBalances } from "#server/reports/balances/comparing.ts";
import { noteLarge } from "#server/reports/significant/noting/noting.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
/** Of studios whose stakes feed no pool: the share of a stake is owed to a pool's next winner. */
const GAMES = ["jade", "velvet"];

/** Reading calls of reports that hold all play, each with the reason. */
const withTestAccounts: Partial<Record<OfficeCallName, string>> = {
  "get-settlement": "the provider's own figures, with which it is compared, count all play",
  "get-settlement-of": "the same of one connection",
  "get-differences": "the work list of what differs from others' books",
  "get-day-files": "the provider's transactions of a day, all play",
  "get-day-parts": "parts of such a file",
  "get-scheduled-reports": "the list of files; each file is one of the reports",
  "get-alerts": "what needs attention, on whichever account",
};

describe("test accounts and the reports", () => {
  const test = useTestApp();
  const day = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), ZONE);
  const period = { from: day(-1), until: day(1) };
  const today = { day: day(0) };
  const audience = {
    member: null,
    levelFrom: 1,
    levelTo: 10,
    status: null,
    siteId: null,
    activeSince: null,
  };
  /** Every report, in each of its forms. */
  const reports: readonly (readonly [OfficeCallName, object])[] = [
    ["get-overview", {}],
    ...["day", "month", "year", "provider"].flatMap(
      (grouping) =>
        [
          ["get-money-report", { ...period, grouping }],
          ["export-money-report", { ...period, grouping }],
        ] as const,
    ),
    ["get-activity-report", { ...period, grouping: "day" }],
    ["export-activity-report", { ...period, grouping: "month" }],
    ["get-incentive-report", { ...period, grouping: "day" }],
    ["export-incentive-report", { ...period, grouping: "day" }],
    ["get-game-report", period],
    ["export-game-report", period],
    ["get-return-report", period],
    ["export-return-report", period],
    ["get-balance-report", period],
    ["export-balance-report", period],
    ["get-funds-report", period],
    ["export-funds-report", period],
    ["get-funds-day", today],
    ["get-account-summary", today],
    ["export-account-summary", today],
    ["get-member-summaries", today],
    ["get-session-report", period],
    ["get-large-jackpots", period],
    ["get-significant-events", period],
    ["get-cases", { list: "open" }],
    ["count-mailing-readers", { audience, promotes: [] }],
  ];
  let cookie = "";
  let tester: TestMember;

  beforeAll(async () => {
    cookie = await operatorWithRole(test, "admin");
    await test.owner.query(
      "update settings_money set large_win_from = 100000, large_wager_from = 100000",
    );
    await live({ isTest: false });
  }, 60_000);

  /**
   * A new member does one of each thing that a report counts, another one receives mailings; then the
   * reports' jobs run.
   */
  async function live({ isTest }: { isTest: boolean }): Promise<TestMember> {
    const { db, writer } = test.app;
    await makeMember(db, { isTest });
    const member = await makePlayer(db, { cash: fromWon(50_000), isTest });
    await test.signIn(member.loginId, PASSWORD);
    for (const [n, gameCode] of GAMES.entries()) {
      const key = `${member.loginId}-${n}`;
      const round = {
        connection: "sandbox",
        memberRef: member.ref,
        currency: "KRW",
        gameCode,
        roundRef: key,
        gameSessionId: null,
        closes: true,
      };
      const jackpot = { tier: "minor", amount: fromWon(500) } as const;
      await playJackpotRound(writer, round, [
        { key, kind: "bet", amount: fromWon(1_000) },
        { key: `${key}-w`, kind: "win", amount: fromWon(1_500), jackpot },
      ]);
      if (n > 0) await rollBackRound(writer, round, [{ key: `${key}-b`, originalKey: key }]);
    }
    await test.owner.query(
      `insert into member_events (member_id, event, address, at)
       values ($1, 'password_changed', '127.0.0.1', now())`,
      [member.memberId],
    );
    await test.owner.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '6m', now(), now() + interval '6 months')`,
      [member.memberId],
    );
    await runJobs(db);
    return member;
  }

  async function runJobs(db: typeof test.app.db): Promise<void> {
    test.clock.advance(SETTLED_AFTER_MS + 61_000);
    while (await earnComp(db, test.clock, () => {})) continue;
    while ((await addToSums(db)) > 0) continue;
    await noteLarge(db, test.clock);
    await compareBalances(db, test.clock);
    await countPopularGames(db, test.clock);
    await test.owner.query("delete from member_protection_figures");
    await test.app.acts.perform(SYSTEM, countProtectionFigures);
  }

  /** What every report answers, without the moments at which it was made. */
  async function answers(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const [name, input] of reports) {
      const { http, body } = await officeCall(test, name, input, cookie);
      expect([name, http]).toEqual([name, 200]);
      found.set(
        `${name} ${JSON.stringify(input)}`,
        plain(JSON.stringify(body["file"] ?? body).replaceAll(String.raw`\r\n`, "\n")),
      );
    }
    const popular = await test.app.db.query(
      "select game_id, rounds from game_popularity order by game_id",
    );
    return found.set("popular games", JSON.stringify(popular, big));
  }
  const big = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);
  const plain = (text: string): string =>
    text
      .replaceAll(/"(madeAt|enteredUntil|comparedAt|countedAt)":"[^"]*"/g, "")
      .replaceAll(/"testAccounts":\{[^}]*\}/g, "")
      .split("\n")
      .filter((line) => !/^(made_at|entered_until|compared_at|test_accounts),/.test(line))
      .join("\n");

  it("every report is asked here, or holds all play for a reason", () => {
    const asked = new Set<string>(reports.map(([name]) => name));
    const names = (Object.keys(officeCalls) as OfficeCallName[]).filter(
      (name) => officeCalls[name].access === "reports.read" && officeCalls[name].kind === "read",
    );
    expect(names.filter((name) => !asked.has(name) && !withTestAccounts[name])).toEqual([]);
  });

  it("every report leaves out what a test account does, and counts it of any other member", async () => {
    const before = await answers();
    tester = await live({ isTest: true });
    const after = await answers();
    for (const [report, text] of after)
      expect([report, text]).toEqual([report, before.get(report)]);
    await live({ isTest: false });
    const counted = await answers();
    const same = [...counted].filter(([report, text]) => text === after.get(report));
    expect(same.map(([report]) => report)).toEqual([]);
  }, 120_000);

  const ask = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, input, cookie)).body;

  it("a test account is in the money report when it is asked for, and its file says so", async () => {
    const report = async (withTest: boolean) =>
      (await ask("get-money-report", {
        ...period,
        grouping: "month",
        withTest,
      })) as unknown as OfficeOutput<"get-money-report">;
    const [without, all] = [await report(false), await report(true)];
    expect([without.origin.withTest, all.origin.withTest]).toEqual([false, true]);
    // Two members and one test account staked 1,000 that was kept.
    expect([without.total.stakes, all.total.stakes]).toEqual(["2000.00", "3000.00"]);
    const file = async (withTest: boolean) =>
      (
        await officeCall(
          test,
          "export-money-report",
          { ...period, grouping: "month", withTest },
          cookie,
        )
      ).body["file"];
    expect(await file(false)).toContain("test_accounts,left out");
    expect(await file(true)).toContain("test_accounts,included");
  });

  it("the money of test accounts is a line of its own, and all balances are explained", async () => {
    const report = (await ask(
      "get-balance-report",
      period,
    )) as unknown as OfficeOutput<"get-balance-report">;
    const [held] = await test.app.db.query<{ sum: string }>(
      `select (sum(balance) / 100000)::numeric(20, 2)::text as sum from ledger_accounts
       where member_id = $1`,
      [tester.memberId],
    );
    expect(report.testAccounts.closing).toBe(held?.sum);
    expect(report.unexplained.amount).toBe("0.00");
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("one member's lines are shown when a test account is named", async () => {
    const { rows } = await ask("get-session-report", { ...period, loginId: tester.loginId });
    expect(rows).toHaveLength(1);
    const of = { day: day(0), loginId: tester.loginId };
    expect((await ask("get-member-summaries", of))["rows"]).toHaveLength(1);
  });

  it("no account becomes or stops being a test account", async () => {
    for (const isTest of [true, false])
      await expect(
        test.owner.query("update members set is_test = $1 where is_test <> $1", [isTest]),
      ).rejects.toThrow("a test account stays one");
  });
});
