import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import type { Play } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon, units } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { balanceReport } from "#server/reports/balances/balances.ts";
import { compareBalances, unexplainedSince } from "#server/reports/balances/comparing.ts";
import { addToSums } from "#server/reports/sums.ts";
import { convertComp } from "#server/wallet/comp.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { payByBank } from "#tests/support/payouts.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const games = ["moon-rabbit-mill", "moonhall", "velvet", "jade"] as const;

const amount = fc.bigInt({ min: 1n, max: 3_000_000_000n }).map(units);
const won = fc.integer({ min: 1, max: 9 }).map((tens) => fromWon(tens * 10_000));
const step = fc.oneof(
  fc.record({ act: fc.constantFrom("deposit" as const, "pay in" as const, "ask" as const), won }),
  fc.record({ act: fc.constantFrom("pay out" as const, "return" as const), won }),
  fc.record({ act: fc.constantFrom("give" as const, "take" as const), amount }),
  fc.record({
    act: fc.constant("play" as const),
    game: fc.constantFrom(...games),
    stake: amount,
    win: fc.option(amount),
    isRolledBack: fc.boolean(),
  }),
  fc.record({ act: fc.constantFrom("earn comp" as const, "convert comp" as const) }),
  {
    arbitrary: fc.record({ act: fc.constant("wait" as const), hours: fc.nat({ max: 60 }) }),
    weight: 3,
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
/** Every run begins with each kind of money, over several days. */
const begun: Step[] = [
  { act: "deposit", won: fromWon(90_000) },
  { act: "pay in", won: fromWon(20_000) },
  { act: "wait", hours: 30 },
  { act: "play", game: "velvet", stake: units(1_234_567n), win: units(777n), isRolledBack: false },
  { act: "play", game: "jade", stake: units(99_999n), win: null, isRolledBack: true },
  { act: "pay out", won: fromWon(30_000) },
  { act: "wait", hours: 45 },
  { act: "return", won: fromWon(10_000) },
  { act: "give", amount: units(12_345n) },
  { act: "take", amount: units(5n) },
  { act: "earn comp" },
];
const moved = [
  ..."bet win bet_rollback deposit withdrawal hold_returned comp_earned".split(" "),
  ..."adjustment_given adjustment_taken bank_line_in withdrawal_shown".split(" "),
];

/** Days before today, of which the later is the end of the period. */
const period = fc.tuple(fc.nat({ max: 14 }), fc.nat({ max: 14 }));

type Report = OfficeOutput<"get-balance-report">;
const whole = (text: string): bigint => {
  const [, sign, front = "", rest = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  const sum = BigInt(front + rest.padEnd(5, "0"));
  return sign ? -sum : sum;
};
const total = (amounts: readonly string[]): bigint =>
  amounts.reduce((sum, each) => sum + whole(each), 0n);
const keyOf = ({ account, provider }: { account: string; provider: string | null }) =>
  `${account}:${provider ?? ""}`;
/** What each account has that has anything. */
const heldIn = (report: Report, when: "opening" | "closing") =>
  new Map(
    report.accounts
      .map((account) => [keyOf(account), whole(account[when])] as const)
      .filter(([, held]) => held !== 0n),
  );

describe("balances after random acts", () => {
  const test = useTestApp();
  let rounds = 0;
  beforeAll(() => openPast(test.owner));

  async function play(member: TestMember, next: Extract<Step, { act: "play" }>) {
    const key = `${member.loginId}-${++rounds}`;
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: next.game,
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    const plays: Play[] = [{ key, kind: "bet", amount: next.stake }];
    if (next.win !== null) plays.push({ key: `${key}-w`, kind: "win", amount: next.win });
    const results = await playRound(test.app.writer, call, plays).catch(refused);
    if (results && next.isRolledBack)
      await rollBackRound(test.app.writer, call, [{ key: `${key}-b`, originalKey: key }]).catch(
        refused,
      );
  }
  async function adjust(member: TestMember, next: Extract<Step, { act: "give" | "take" }>) {
    await test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, member.memberId, "cash"),
          movement: next.act === "give" ? "adjustment_given" : "adjustment_taken",
          amount: next.amount,
          houseAccountId: await houseAccountId(tx, "adjustments"),
          scopeId: await scopeId(tx, "adjustments"),
          key: `${member.loginId}-${++rounds}`,
        },
      ]),
    );
  }
  const pay = async (member: TestMember, next: Extract<Step, { won: unknown }>) => {
    const request = await ask(member, next);
    if (next.act === "pay out") await payByBank(test.app, request);
  };
  /** Answers the id of the request. */
  const ask = (member: TestMember, next: Extract<Step, { won: unknown }>) =>
    test.app.acts.perform(operator(1n), async (act) => {
      if (next.act === "deposit" || next.act === "pay in") {
        const id = await placeDeposit(act, member.memberId, { amount: next.won });
        if (next.act === "deposit") await decide(act, await lockSeen(act, { id }), "approved");
        else await makeBankLine(act.tx, Number(next.won / 100_000n));
        return id;
      }
      const id = await placeWithdrawal(act, member.memberId, next.won, ZONE);
      if (next.act === "pay out") await decide(act, await lockSeen(act, { id }), "approved");
      if (next.act === "return") await decide(act, await lockSeen(act, { id }), "refused", "no");
      return id;
    });
  const take = async (member: TestMember, next: Step): Promise<unknown> => {
    switch (next.act) {
      case "play":
        return play(member, next);
      case "give":
      case "take":
        return adjust(member, next);
      case "earn comp":
        test.clock.advance(SETTLED_AFTER_MS + 1_000);
        return earnComp(test.app.db, test.clock, () => {});
      case "convert comp":
        return convertComp(test.app.acts, {
          memberId: member.memberId,
          key: null,
          amount: null,
          timeZone: "UTC",
        });
      case "wait":
        return letHoursPass(test.owner, next.hours);
      case "deposit":
      case "pay in":
      case "ask":
      case "pay out":
      case "return":
        return pay(member, next);
    }
  };
  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  };

  const dayAt = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  const reportOf = (from: number, until: number) =>
    balanceReport(test.app.db, test.clock, { from: dayAt(from), until: dayAt(until) });
  const unexplained = async () => {
    await compareBalances(test.app.db, test.clock);
    return (await reportOf(0, 0)).unexplained.amount;
  };

  /** What each account had before a day, from the entries of that account itself. */
  async function heldBefore(day: string): Promise<Map<string, bigint>> {
    const rows = await test.owner.query<{ key: string; held: string }>(
      `select coalesce(a.kind, h.kind) || ':' || coalesce(p.code, '') as key, sum(l.amount) as held
       from ledger_postings l
       left join ledger_accounts a on l.account = 'account:' || a.id
       left join ledger_house_accounts h on l.account = 'house:' || h.id
       left join game_providers p on p.house_account_id = h.id
       where (l.posted_at at time zone $2)::date < $1::date
       group by 1 having sum(l.amount) <> 0`,
      [day, ZONE],
    );
    return new Map(rows.map(({ key, held }) => [key, BigInt(held)]));
  }

  function expectFooting(report: Report) {
    for (const { opening, change, closing, movements } of report.accounts) {
      expect(total(movements.map((each) => each.amount))).toBe(whole(change));
      expect(whole(opening) + whole(change)).toBe(whole(closing));
    }
    const members = report.accounts.filter(({ account }) => /^(cash|comp|hold)$/.test(account));
    for (const column of ["opening", "change", "closing"] as const)
      expect(total(members.map((account) => account[column]))).toBe(
        whole(report.liability[column]),
      );
    expect(report.unexplained.amount).toBe("0.00");
  }

  it("opening balance and movements are the closing balance of each account, by its own entries", async () => {
    const days = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 24 }),
        fc.array(period, { minLength: 3, maxLength: 3 }),
        async (steps, periods) => {
          const member = await makePlayer(test.app.db, { cash: fromWon(300_000) });
          for (const [at, next] of [...begun, ...steps].entries()) {
            await take(member, next).catch(refused);
            if (at % 5 > 0) continue;
            // Waiting moved entries to before the end of the sums.
            await countAnew(test.owner);
            for (let summed = 0; summed < at % 3; summed++) await addToSums(test.app.db);
            expect(await unexplained()).toBe("0.00");
          }
          await countAnew(test.owner);
          // The first day alone is summed yet: members have more than that.
          await addToSums(test.app.db);
          expect(await unexplained()).toBe("0.00");
          while ((await addToSums(test.app.db)) > 0) continue;
          for (const [one, other] of [...periods, [14, 0] as const]) {
            const [from, until] = [Math.max(one, other), Math.min(one, other)];
            const report = await reportOf(from, until);
            expectFooting(report);
            expect(heldIn(report, "opening")).toEqual(await heldBefore(dayAt(from)));
            expect(heldIn(report, "closing")).toEqual(await heldBefore(dayAt(until - 1)));
            const next = await reportOf(until - 1, until - 1);
            expect(heldIn(next, "opening")).toEqual(heldIn(report, "closing"));
            expect(next.liability.opening).toBe(report.liability.closing);
            days.add(`${from}-${until}`);
          }
          const stored = await test.owner.query<{ kind: string; held: string }>(
            "select kind, sum(balance) as held from ledger_accounts group by kind",
          );
          const last = await reportOf(0, 0);
          for (const { kind, held } of stored)
            expect(
              whole(last.accounts.find(({ account }) => account === kind)?.closing ?? ""),
            ).toBe(BigInt(held));
          expect(whole(last.liability.closing)).toBe(
            stored.reduce((sum, { held }) => sum + BigInt(held), 0n),
          );
        },
      ),
      { numRuns: 10 },
    );
    expect(days.size).toBeGreaterThan(5);
    const { accounts } = await reportOf(300, 0);
    const names = accounts.flatMap(({ movements }) => movements.map(({ movement }) => movement));
    expect(names).toEqual(expect.arrayContaining(moved));
  }, 120_000);

  it("a balance that no entry explains is found by the next comparison, to the unit", async () => {
    const { cash } = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    const change = (by: number) =>
      test.owner.query("update ledger_accounts set balance = balance + $2 where id = $1", [
        cash.id,
        by,
      ]);
    expect(await unexplained()).toBe("0.00");
    expect(await unexplainedSince(test.app.db)).toBeNull();
    await change(7);
    expect(await unexplained()).toBe("0.00007");
    const found = (await reportOf(0, 0)).unexplained.comparedAt;
    test.clock.advance(600_000);
    expect(await unexplained()).toBe("0.00007");
    const { comparedAt } = (await reportOf(0, 0)).unexplained;
    expect(Date.parse(comparedAt)).toBeGreaterThanOrEqual(Date.parse(found) + 600_000);
    expect((await unexplainedSince(test.app.db))?.toISOString()).toBe(found);
    await change(-7);
    expect(await unexplained()).toBe("0.00");
    expect(await unexplainedSince(test.app.db)).toBeNull();
  });
});
