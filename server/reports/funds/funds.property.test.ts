import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { owedParts } from "#contract/office/funds.ts";
import { playRound } from "#server/games/rounds.ts";
import { dateOf, nextDay } from "#server/kit/days.ts";
import { fromWon, units } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { fundsReport } from "#server/reports/funds/report.ts";
import { addToSums } from "#server/reports/sums.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { payByBank } from "#tests/support/payouts.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const DAYS = 8;

const acts = ["deposit", "line", "ask", "pay out", "play", "comp", "send", "wait"] as const;
type Step = { act: (typeof acts)[number]; size: number };
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  size: fc.integer({ min: 1, max: 9 }),
});
/** Every run begins with each kind of money, over several days. */
const begun: Step[] = [
  ...(["deposit", "line", "ask", "comp", "wait"] as const).map((act) => ({ act, size: 3 })),
  ...(["pay out", "play", "send", "wait"] as const).map((act) => ({ act, size: 7 })),
];

describe("what members are owed at the end of each day", () => {
  const test = useTestApp();
  let made = 0;
  beforeAll(() => openPast(test.owner));

  const pay = (member: TestMember, { act: what, size }: Step) =>
    test.app.acts.perform(operator(1n), async (act) => {
      const amount = fromWon(size * 10_000);
      if (what === "deposit") {
        const id = await placeDeposit(act, member.memberId, { amount });
        await decide(act, await lockSeen(act, { id }), "approved");
        return id;
      }
      const id = await placeWithdrawal(act, member.memberId, amount, ZONE);
      if (what === "pay out") await decide(act, await lockSeen(act, { id }), "approved");
      return id;
    });
  const play = (member: TestMember, size: number) => {
    const key = `${member.loginId}-${++made}`;
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    const stake = units(BigInt(size) * 123_457n);
    return playRound(test.app.writer, call, [
      { key, kind: "bet", amount: stake },
      { key: `${key}-w`, kind: "win", amount: units(stake / 3n) },
    ]);
  };
  const book = (
    member: TestMember,
    size: number,
    movement: "comp_grant" | "transfer_sent",
    house: "comp_cost" | "in_transit:sandbox",
  ) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, member.memberId, house === "comp_cost" ? "comp" : "cash"),
          movement,
          amount: units(BigInt(size) * 100_003n),
          houseAccountId: await houseAccountId(tx, house),
          scopeId: await scopeId(tx, "adjustments"),
          key: `${member.loginId}-${++made}`,
        },
      ]),
    );
  async function take(member: TestMember, next: Step): Promise<unknown> {
    switch (next.act) {
      case "wait":
        return letHoursPass(test.owner, next.size * 5);
      case "play":
        return play(member, next.size);
      case "line":
        return test.app.db.transaction((tx) => makeBankLine(tx, next.size * 10_000));
      case "comp":
        return book(member, next.size, "comp_grant", "comp_cost");
      case "send":
        return book(member, next.size, "transfer_sent", "in_transit:sandbox");
      case "pay out":
        return payByBank(test.app, await pay(member, next));
      case "deposit":
      case "ask":
        return pay(member, next);
    }
  }
  const refused = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  };

  const dayAt = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  /** What each account had before a day, from the entries of that account itself, as decimals of won. */
  async function heldBefore(day: string): Promise<Record<string, string>> {
    const rows = await test.owner.query<{ kind: string; held: string }>(
      `select coalesce(a.kind, h.kind) as kind, (sum(l.amount) / 100000)::text as held
       from ledger_postings l
       left join ledger_accounts a on l.account = 'account:' || a.id
       left join ledger_house_accounts h on l.account = 'house:' || h.id
       where (l.posted_at at time zone $2)::date < $1::date
       group by 1`,
      [day, ZONE],
    );
    return Object.fromEntries(rows.map(({ kind, held }) => [kind, held]));
  }
  const same = (one: string, other = "0") => expect(Number(one)).toBeCloseTo(Number(other), 5);

  it("is what the ledger's own entries make, part by part and in all", async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const member = await makePlayer(test.app.db, { cash: fromWon(300_000) });
        for (const next of [...begun, ...steps]) await take(member, next).catch(refused);
        await countAnew(test.owner);
        while ((await addToSums(test.app.db)) > 0) continue;
        const asked = { from: dayAt(DAYS), until: dayAt(0) };
        const { days }: OfficeOutput<"get-funds-report"> = await fundsReport(
          test.app.db,
          test.clock,
          asked,
        );
        const shown = new Map(days.map((each) => [each.day, each]));
        for (let day = asked.from; day <= asked.until; day = nextDay(day)) {
          const held = await heldBefore(nextDay(day));
          const { owed, apart } = shown.get(day) ?? {};
          if (!owed || !apart) {
            expect(Object.values(held).filter((each) => Number(each) !== 0)).toEqual([]);
            continue;
          }
          for (const part of owedParts) {
            same(owed[part], held[part]);
            if (Number(owed[part]) !== 0) seen.add(part);
          }
          same(apart.jackpot, held["jackpot"]);
          same(apart.awaited, String(-Number(held["awaited"] ?? 0)));
          const parts = owedParts.reduce((sum, part) => sum + Number(owed[part]), 0);
          same(owed.total, String(parts + Number(owed.running ?? 0)));
        }
      }),
      { numRuns: 3 },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(["cash", "hold", "comp", "in_transit", "unallocated"]),
    );
  }, 120_000);
});
