import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { profileRules } from "#contract/office/profile-rules.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { playRound } from "#server/games/rounds.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { endBreaks } from "#server/members/breaks/breaks.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const daily = { kind: "loss", period: "day" } as const;
/** Stakes that are sent one after the other, by each of two processes. */
const STAKERS = 8;

/** What protects a member holds against calls at the same moment and against clocks that jump. */
describe("the protection of a member", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie: string;
  beforeEach(async () => {
    test.clock.jump(0);
    player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(player.loginId, PASSWORD);
  });
  const send = (name: CallName, body: object = {}) => test.call(name, body, { cookie });
  const call = async (name: CallName, body: object = {}) => (await send(name, body)).body;
  const stake = async (app: typeof test.app, key: string): Promise<"booked" | "refused"> => {
    const round = { roundRef: key, gameSessionId: null, closes: true };
    const game = { connection: "sandbox", currency: "KRW", gameCode: "moon-rabbit-mill" };
    try {
      await playRound(app.writer, { ...game, memberRef: player.ref, ...round }, [
        { key, kind: "bet", amount: fromWon(1) },
      ]);
      return "booked";
    } catch (error) {
      if (error instanceof RoundRefusal) return "refused";
      throw error;
    }
  };

  it.each([
    ["an exclusion", () => call("start-break", { term: "6m" })],
    ["a suspension", () => suspend()],
    [
      "no-play hours",
      () => call("set-no-play-hours", { hours: { from: "00:01", until: "00:00" } }),
    ],
  ] as const)(
    "refuses every stake after the commit of %s, on every process",
    async (name, protect) => {
      const other = await test.another(false);
      const booked: number[] = [];
      const key = (n: number, at: number) => `${name}-${player.ref}-${n}-${at}`;
      const staker = async (n: number) => {
        for (let at = 0; ; at++) {
          const beganAt = performance.now();
          const outcome = await stake(n % 2 === 0 ? test.app : other, key(n, at));
          if (outcome === "refused") return;
          booked.push(beganAt);
        }
      };
      const staking = Array.from({ length: STAKERS }, (_, n) => staker(n));
      await expect.poll(() => booked.length, { timeout: 10_000 }).toBeGreaterThan(STAKERS);
      expect(await protect()).toMatchObject({ status: "success" });
      const protectedAt = performance.now();
      await Promise.all(staking);
      // Those that began before may be booked; of those that begin after the answer none is.
      expect(Math.max(...booked)).toBeLessThan(protectedAt);
      expect(await stake(other, key(STAKERS, 0))).toBe("refused");
      await other.close();
    },
  );

  const suspend = async () => {
    const change = { id: Number(player.memberId), from: "active", to: "suspended" };
    const operator = await operatorWithRole(test, "admin");
    return (
      await officeCall(test, "change-member-status", { ...change, reason: "as asked" }, operator)
    ).body;
  };

  it("credits one of two deposits that are approved at the same moment and exceed a limit together", async () => {
    const by = BigInt(await operatorIdOf(test, await operatorWithRole(test, "admin")));
    const ask = () =>
      test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, player.memberId, { amount: fromWon(80_000) }),
      );
    const first = await ask();
    // One deposit of a member waits at a time; the database's owner makes two of them.
    const state = (status: string, decision: string | null) =>
      test.owner.query(
        `update payment_requests set status = $2, decision = $3::text,
           decided_at = case when $3::text is null then null else now() end where id = $1`,
        [first, status, decision],
      );
    await state("cancelled", "expired");
    const second = await ask();
    await test.owner.query("drop index payment_requests_one_waiting");
    await state("waiting", null);
    const name = { kind: "deposit", period: "day" } as const;
    await setLimit(test.app.acts, player.memberId, name, fromWon(100_000));
    const ends = await Promise.allSettled(
      [first, second].map((id) => decideRequest(test.app.acts, id, "approved", { by })),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await getBalances(test.app.db, player.memberId)).cash).toBe(fromWon(1_080_000));
  });

  it("raises a limit once for many confirmations at the same moment", async () => {
    await call("set-limit", { ...daily, amount: 10_000 });
    await call("set-limit", { ...daily, amount: 30_000 });
    test.clock.advance(profileRules.raiseWaitsHours.value * HOUR_MS);
    cookie = await test.signIn(player.loginId, PASSWORD);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call("confirm-limit", daily)),
    );
    const counted = Object.groupBy(answers, ({ status }) => String(status));
    expect(counted["success"]).toHaveLength(1);
    expect(counted["not_found"]).toHaveLength(7);
    test.clock.advance(-profileRules.raiseWaitsHours.value * HOUR_MS);
  });

  it.each([10 * DAY_MS, -10 * DAY_MS])(
    "waits on when the clock of a process jumps by %i milliseconds",
    async (jump) => {
      await call("set-limit", { ...daily, amount: 10_000 });
      await call("set-limit", { ...daily, amount: 30_000 });
      const jumpTo = async (milliseconds: number) => {
        test.clock.jump(milliseconds);
        cookie = await test.signIn(player.loginId, PASSWORD);
      };
      await jumpTo(jump);
      expect((await send("confirm-limit", daily)).http).toBe(500);
      await jumpTo(0);
      await call("start-break", { term: "1d" });
      await jumpTo(jump);
      for (const [name, body] of [
        ["start-break", { term: "7d" }],
        ["ask-return", { reason: "rested" }],
      ] as const)
        expect((await send(name, body)).http, name).toBe(500);
      const end = test.app.acts.perform(SYSTEM, endBreaks);
      if (jump > 0) await expect(end).rejects.toThrow("clocks");
      else expect(await end).toBe(0);
      await jumpTo(0);
      expect(await call("get-limits")).toMatchObject({ limits: [{ amount: 10_000 }] });
      expect(await call("get-break")).toMatchObject({ running: { term: "1d" } });
      expect(await stake(test.app, `jump-${player.ref}`)).toBe("refused");
    },
  );

  it("counts the day of a limit by the clock of the database alone", async () => {
    await call("set-limit", { kind: "stake", period: "day", amount: 1 });
    expect(await stake(test.app, `day-${player.ref}-1`)).toBe("booked");
    test.clock.jump(3 * DAY_MS);
    expect(await stake(test.app, `day-${player.ref}-2`)).toBe("refused");
  });
});
