import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { playRound } from "#server/games/rounds.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { noteLarge } from "#server/reports/significant/noting/noting.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
type Report = OfficeOutput<"get-significant-events">;

describe("large amounts in the register of significant events", () => {
  const test = useTestApp();
  /** The day before, of or after so many days from now: a run may pass midnight in Seoul. */
  const day = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), "Asia/Seoul");
  const period = { from: day(-1), until: day(1) };
  let admin = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  const ask = async (input: object = {}) =>
    (await officeCall(test, "get-significant-events", { ...period, ...input }, admin))
      .body as unknown as Report;
  const of = async (kind: string) => (await ask({ kind })).rows;

  it("notes large wins, wagers and transfers by the settings, and smaller ones not", async () => {
    const settings = `large_win_from = 100000000000, large_wager_from = 30000000000,
      large_transfer_from = 50000000000`;
    await test.owner.query(`update settings_money set ${settings}`);
    const player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    const play = async (ref: string, stake: number, win: number) => {
      await playRound(
        test.app.writer,
        {
          connection: "sandbox",
          memberRef: player.ref,
          currency: "KRW",
          gameCode: "moon-rabbit-mill",
          roundRef: ref,
          gameSessionId: null,
          closes: true,
        },
        [
          { key: `${ref}-b`, kind: "bet", amount: fromWon(stake) },
          { key: `${ref}-w`, kind: "win", amount: fromWon(win) },
        ],
      );
    };
    await play("large", 300_000, 1_000_000);
    await play("small", 299_999, 999_999);
    const pay = async (won: number) =>
      test.owner.query(
        `insert into payment_requests (kind, member_id, amount, status, decision, asked_at,
           decided_at, decided_by, taken_by, expires_at)
         values ('deposit', $1, $2, 'done', 'approved', now(), now(), 1, 1, now())`,
        [(await makeMember(test.app.db)).memberId, fromWon(won)],
      );
    await pay(500_000);
    await pay(499_999);
    test.clock.advance(120_000);
    while ((await noteLarge(test.app.db, test.clock)) > 0) continue;
    const amounts = async (kind: string) => (await of(kind)).map(({ after }) => after);
    expect(await amounts("large_win")).toEqual([{ amount: 1_000_000, largeWinFrom: 1_000_000 }]);
    expect(await amounts("large_wager")).toEqual([{ amount: 300_000, largeWagerFrom: 300_000 }]);
    expect(await amounts("large_transfer")).toEqual([
      { amount: 500_000, largeTransferFrom: 500_000 },
    ]);
    const [win] = await of("large_win");
    expect(win?.subject.member?.loginId).toBe(player.loginId);
  });

  it("notes the deposits and the withdrawals of a member that are large together in one day of the installation", async () => {
    await test.owner.query("update settings_money set large_transfer_from = 50000000000");
    const [one, other] = [await makeMember(test.app.db), await makeMember(test.app.db)];
    const pay = (memberId: bigint, at: string, won: number, more: object = {}) => {
      const { kind, decision } = { kind: "deposit", decision: "approved", ...more };
      const isPayout = kind === "withdrawal";
      return test.owner.query(
        `insert into payment_requests (kind, member_id, amount, status, decision, asked_at,
           decided_at, decided_by, taken_by, expires_at, bank_number, bank_name, bank_owner)
         values ($1, $2, $3, $4, $5, $6, $6, 1, 1, $7, $8, $9, $9)`,
        [
          kind,
          memberId,
          fromWon(won),
          decision === "approved" ? "done" : "cancelled",
          decision,
          `${day(10)}T${at}+09:00`,
          isPayout ? null : `${day(11)}T00:00:00Z`,
          isPayout ? Buffer.alloc(64, 1) : null,
          isPayout ? "bank" : null,
        ],
      );
    };
    const later = { now: () => new Date(`${day(12)}T00:00:00Z`) };
    const noted = async () => {
      while ((await noteLarge(test.app.db, { ...test.clock, ...later })) > 0) continue;
      const found = await ask({ from: day(9), until: day(12), kind: "large_transfer" });
      return found.rows.map(({ happening, object, after }) => [happening, object, after]);
    };
    await pay(one.memberId, "00:00:00", 300_000);
    await pay(one.memberId, "23:59:59.999", 199_999);
    await pay(one.memberId, "24:00:00", 400_000);
    await pay(one.memberId, "12:00:00", 400_000, { decision: "refused" });
    await pay(one.memberId, "12:00:00", 400_000, { kind: "withdrawal" });
    await pay(other.memberId, "12:00:00", 400_000);
    expect(await noted()).toEqual([]);
    const facts = { day: day(10), largeTransferFrom: 500_000 };
    const object = `member:${one.memberId}`;
    await test.owner.query("update report_large_progress set payments_until = now()");
    await pay(one.memberId, "13:00:00", 1);
    await pay(one.memberId, "13:00:01", 150_000, { kind: "withdrawal" });
    expect(await noted()).toEqual(
      [
        ["large_withdrawals", object, { ...facts, amount: 550_000 }],
        ["large_deposits", object, { ...facts, amount: 500_000 }],
      ].toReversed(),
    );
    await test.owner.query("update report_large_progress set payments_until = now()");
    await pay(one.memberId, "14:00:00", 7);
    expect(await noted(), "one event of a day, with the larger sum").toContainEqual([
      "large_deposits",
      object,
      { ...facts, amount: 500_007 },
    ]);
  });
});
