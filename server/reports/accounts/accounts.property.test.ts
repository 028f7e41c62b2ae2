import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  summaryColumns,
  summaryWallets,
  type MemberSummary,
  type SummaryLine,
} from "#contract/office/account-summary.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { systemClock } from "#server/kit/clock.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { effectsOf } from "#server/reports/accounts/columns.ts";
import { memberSummaries } from "#server/reports/accounts/members.ts";
import { accountSummary } from "#server/reports/accounts/summary.ts";
import { balanceReport } from "#server/reports/balances/balances.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { eachOnce, RandomMovements, step } from "#tests/support/random-movements.ts";
import { countAnew, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const whole = (text: string): bigint => {
  const [, sign, front = "", rest = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  const sum = BigInt(front + rest.padEnd(5, "0"));
  return sign ? -sum : sum;
};
const cells = ["opening", ...summaryColumns, "closing"] as const;
const sumOf = (lines: readonly SummaryLine[]) =>
  cells.map((cell) => lines.reduce((sum, line) => sum + whole(line[cell]), 0n));

describe("the daily account summary after random movements", () => {
  const database = useTestDatabase();
  let members: TestMember[] = [];
  let movements: RandomMovements;

  beforeAll(async () => {
    const { db } = database;
    await openPast(db);
    await db.query("update settings_sites set time_zone = $1 where host = '*'", [ZONE]);
    for (let n = 0; n < 3; n++) members.push(await makeMember(db, { cash: fromWon(50_000) }));
    members = members.toSorted((one, other) => Number(one.memberId - other.memberId));
    movements = new RandomMovements(db, members);
  });

  const dayAt = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  const summaryOf = (day: string) => accountSummary(database.db, systemClock, day);
  /** All members, a page of two at a time. */
  async function membersOn(day: string): Promise<MemberSummary[]> {
    const rows: MemberSummary[] = [];
    for (let after: number | null = null; ;) {
      const page: Awaited<ReturnType<typeof memberSummaries>> = await memberSummaries(
        database.db,
        { day },
        after,
        2,
      );
      rows.push(...page.rows);
      if (page.next === null) return rows;
      after = page.next;
    }
  }
  /** What each member had before a day, by adding up the entries themselves. */
  async function heldBefore(day: string) {
    const rows = await database.db.query<{ key: string; held: string }>(
      `select a.member_id || ' ' || w.wallet as key, sum(w.amount) as held
       from ledger_entries e
       join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id
       join ledger_house_accounts h on h.id = e.house_account_id
       cross join lateral (values (a.kind, e.delta), ('games',
         case when h.kind in ('in_transit', 'provider_float') then -e.delta end)) w(wallet, amount)
       where (e.posted_at at time zone $2)::date < $1::date and w.amount is not null group by 1
       union all
       select a.member_id || ' results', sum(case h.movement when 113 then -h.amount else h.amount end)
       from ledger_house_entries h join ledger_accounts a on a.id = h.about_account_id
       where (h.posted_at at time zone $2)::date < $1::date group by 1`,
      [day, ZONE],
    );
    const held = new Map(rows.map((row) => [row.key, BigInt(row.held)]));
    return (id: number, wallet: string) =>
      (held.get(`${id} ${wallet}`) ?? 0n) +
      (wallet === "games" ? (held.get(`${id} results`) ?? 0n) : 0n);
  }

  async function expectDay(day: string, next: string): Promise<void> {
    const [summary, rows] = [await summaryOf(day), await membersOn(day)];
    const lines = [...summary.wallets, summary.total, ...rows.map(({ total }) => total)];
    for (const line of [...lines, ...rows.flatMap(({ wallets }) => wallets)]) {
      const moved = summaryColumns.reduce((sum, name) => sum + whole(line[name]), 0n);
      expect(whole(line.opening) + moved).toBe(whole(line.closing));
      expect(line.difference).toBe("0.00");
    }
    expect(sumOf(rows.map(({ total }) => total))).toEqual(sumOf([summary.total]));
    for (const [at, wallet] of summaryWallets.entries()) {
      const own = rows.flatMap(({ wallets }) => wallets.filter((each) => each.wallet === wallet));
      expect(sumOf(own)).toEqual(sumOf(summary.wallets.slice(at, at + 1)));
    }
    const [before, after] = [await heldBefore(day), await heldBefore(next)];
    for (const { id, wallets } of rows)
      for (const { wallet, opening, closing } of wallets) {
        expect(whole(opening)).toBe(before(id, wallet));
        expect(whole(closing)).toBe(after(id, wallet));
      }
    const following = await summaryOf(next);
    expect(sumOf(following.wallets).at(0)).toBe(sumOf(summary.wallets).at(-1));
    await expectAgreement(day, summary);
  }

  /** The other reports say the same of the day. */
  async function expectAgreement(day: string, summary: OfficeOutput<"get-account-summary">) {
    const period = { from: day, until: day };
    const of = (wallet: string) => summary.wallets.find((each) => each.wallet === wallet);
    const { total } = await moneyReport(database.db, systemClock, { ...period, grouping: "day" });
    expect({
      stakes: -whole(of("cash")?.wagers ?? ""),
      returns: whole(of("cash")?.wins ?? ""),
      wallets: -whole(of("games")?.gameResults ?? ""),
      comp: whole(of("comp")?.bonuses ?? ""),
      deposits: whole(of("cash")?.deposits ?? ""),
      withdrawals: -whole(summary.total.withdrawals),
    }).toEqual({
      stakes: whole(total.stakes),
      returns: whole(total.returns),
      wallets: whole(total.wallets),
      comp: whole(total.comp),
      deposits: whole(total.deposits ?? ""),
      withdrawals: whole(total.withdrawals ?? ""),
    });
    const balances = await balanceReport(database.db, systemClock, period);
    for (const account of ["cash", "comp", "hold"] as const) {
      const found = balances.accounts.find((each) => each.account === account);
      expect([of(account)?.opening, of(account)?.closing]).toEqual([
        found?.opening,
        found?.closing,
      ]);
    }
  }

  it("foots to the unit for each member, each wallet and in total, and closes as the next day opens", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        for (const next of [...eachOnce, ...steps]) await movements.take(next);
        await countAnew(database.db);
        while ((await addToSums(database.db)) > 0) continue;
        for (const daysAgo of [1, 3, 5]) await expectDay(dayAt(daysAgo), dayAt(daysAgo - 1));
        const today = await summaryOf(dayAt(0));
        const stored = await database.db.query<{ kind: string; held: string }>(
          "select kind, sum(balance) as held from ledger_accounts group by kind",
        );
        for (const { kind, held } of stored)
          expect(whole(today.wallets.find(({ wallet }) => wallet === kind)?.closing ?? "")).toBe(
            BigInt(held),
          );
        expect((await membersOn(dayAt(0))).length).toBe(3);
      }),
      { numRuns: 6 },
    );
    const seen: SummaryLine[] = [];
    for (let daysAgo = 0; daysAgo < 25; daysAgo++)
      seen.push(...(await summaryOf(dayAt(daysAgo))).wallets);
    for (const name of summaryColumns)
      expect(
        seen.some((line) => whole(line[name]) !== 0n),
        name,
      ).toBe(true);
  }, 120_000);

  it("a balance that the entries of the day do not explain shows as a difference of that member", async () => {
    const [member] = members;
    const day = dayAt(0);
    await movements.take({ who: 0, act: "deposit", amount: 700n });
    while ((await addToSums(database.db)) > 0) continue;
    const change = (by: number) =>
      database.db.query(
        `update ledger_entries e set balance_after = balance_after + $2
         where account_id = $1 and seq = (select max(seq) from ledger_entries where account_id = $1)`,
        [member?.cash.id, by],
      );
    await change(5);
    try {
      const asked = { day, loginId: member?.loginId ?? "" };
      const { rows } = await memberSummaries(database.db, asked, null);
      expect(rows.map(({ total }) => total.difference)).toEqual(["-0.00005"]);
    } finally {
      await change(-5);
    }
  });

  it("a movement without a column stops the report", async () => {
    expect(() => effectsOf(99)).toThrow("no column of the account summary has the movement 99");
    const { db } = database;
    const day = dayAt(0);
    await db.query(
      "insert into report_sums (day, movement, entries, amount) values ($1, 99, 1, 5)",
      [day],
    );
    await expect(summaryOf(day)).rejects.toThrow("movement 99");
    await db.query("delete from report_sums where movement = 99");
  });
});
