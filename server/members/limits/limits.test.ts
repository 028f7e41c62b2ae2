import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { officeCalls } from "#contract/office/calls.ts";
import { profileRules } from "#contract/office/profile-rules.ts";
import { LARGEST_LIMIT } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { tellOfLimits } from "#server/members/limits/limits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD } from "#tests/support/members.ts";

/** The test site names no jurisdiction, so the built-in rules hold. */
const RAISE_WAITS_MS = profileRules.raiseWaitsHours.value * 3_600_000;
const RAISE_LAPSES_AFTER_MS = profileRules.raiseConfirmDays.value * 86_400_000;

const daily = { kind: "loss", period: "day" } as const;

/** Members set, lower and raise their own limits, and nothing else raises them. */
describe("a member's own limit", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie: string;
  let advanced = 0;
  let round = 0;
  beforeEach(async () => {
    test.clock.advance(-advanced);
    advanced = 0;
    player = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(player.loginId, PASSWORD);
  });
  const advance = async (ms: number) => {
    test.clock.advance(ms);
    advanced += ms;
    cookie = await test.signIn(player.loginId, PASSWORD);
  };
  const call = async (name: CallName, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const set = (amount: number | null, name: object = daily) =>
    call("set-limit", { ...name, amount });
  const own = async () => (await call("get-limits"))["limits"] as OwnLimit[];
  const play = async (type: "bet" | "win", amount: number) => {
    const id = `limits-${player.ref}-${(round += 1)}`;
    const { http, body } = await test.provider("betwin", {
      account_id: player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: id,
      transactions: [{ id_provider: id, type, amount: amount.toFixed(2) }],
    });
    return http === 200 ? "booked" : (body["meta"] as { api_code: string }).api_code;
  };

  it("holds at once, counts the whole present period, and is used by stakes less returns", async () => {
    expect(await play("bet", 3_000)).toBe("booked");
    expect(await set(10_000)).toMatchObject({
      status: "success",
      limits: [{ ...daily, amount: 10_000, used: 3_000, left: 7_000, raise: null }],
    });
    expect(await play("bet", 7_001)).toBe("105");
    expect(await play("bet", 7_000)).toBe("booked");
    expect(await play("bet", 1)).toBe("105");
    expect(await play("win", 2_500)).toBe("booked");
    expect(await play("bet", 2_501)).toBe("105");
    expect(await play("bet", 2_500)).toBe("booked");
    expect(await own()).toMatchObject([{ used: 10_000, left: 0 }]);
  });

  it("is never below zero after a win, so that no stake is larger than the limit", async () => {
    await set(10_000);
    await play("bet", 1_000);
    expect(await play("win", 50_000)).toBe("booked");
    expect(await own()).toMatchObject([{ used: 0, left: 10_000 }]);
    expect(await play("bet", 10_001)).toBe("105");
    expect(await play("bet", 10_000)).toBe("booked");
  });

  it("is lowered at once, also below what is used, and a parked raise is over with it", async () => {
    await set(10_000);
    await play("bet", 6_000);
    await set(20_000);
    expect(await set(5_000)).toMatchObject({
      limits: [{ amount: 5_000, used: 6_000, left: 0, raise: null }],
    });
    expect(await play("bet", 1)).toBe("105");
    expect(await play("win", 9_000)).toBe("booked");
  });

  it("is raised by the member after the wait of their jurisdiction, and not earlier or twice", async () => {
    await set(10_000);
    expect(await set(30_000)).toMatchObject({
      status: "success",
      limits: [{ amount: 10_000, raise: { to: 30_000, isReady: false } }],
    });
    expect(await play("bet", 10_001)).toBe("105");
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "early" });
    test.clock.stop();
    await advance(RAISE_WAITS_MS - 60_000);
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "early" });
    await advance(60_000);
    expect(await own()).toMatchObject([{ amount: 10_000, raise: { isReady: true } }]);
    expect(await play("bet", 10_001)).toBe("105");
    expect(await call("confirm-limit", daily)).toMatchObject({
      status: "success",
      limits: [{ amount: 30_000, raise: null }],
    });
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "not_found" });
    expect(await play("bet", 30_000)).toBe("booked");
  });

  it("keeps holding when nobody confirms its raise, which lapses after seven days", async () => {
    await set(10_000);
    await set(null);
    await advance(RAISE_WAITS_MS + RAISE_LAPSES_AFTER_MS - 60_000);
    expect(await own()).toMatchObject([{ raise: { to: null, isReady: true } }]);
    await advance(120_000);
    expect(await own()).toMatchObject([{ amount: 10_000, raise: null }]);
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "not_found" });
    expect(await call("cancel-limit", daily)).toMatchObject({ status: "not_found" });
    expect(await play("bet", 10_001)).toBe("105");
  });

  it("is raised from the member's own session and the site's own pages alone", async () => {
    await set(10_000);
    await set(30_000);
    await advance(RAISE_WAITS_MS);
    const stranger = await makePlayer(test.app.db, {});
    const other = await test.signIn(stranger.loginId, PASSWORD);
    const confirm = (headers: Record<string, string>) => test.call("confirm-limit", daily, headers);
    expect((await confirm({})).http).toBe(401);
    expect((await confirm({ cookie: other })).body).toEqual({ status: "not_found" });
    expect((await confirm({ cookie, origin: "https://elsewhere.example" })).http).toBe(403);
    expect(await own()).toMatchObject([{ amount: 10_000, raise: { isReady: true } }]);
    // No call of staff changes a member's own: one reads, two are about what staff impose.
    expect(
      Object.keys(officeCalls)
        .filter((name) => name.includes("limit"))
        .sort(),
    ).toEqual([
      "change-money-limits",
      "get-member-limits",
      "get-money-limits",
      "impose-limit",
      "loosen-imposed-limit",
    ]);
  });

  it("is removed as it is raised, and then no posting looks at it", async () => {
    await set(10_000);
    await set(null);
    await advance(RAISE_WAITS_MS);
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "success", limits: [] });
    expect(await play("bet", 10_001)).toBe("booked");
    expect(await set(20_000)).toMatchObject({ limits: [{ used: 10_001, left: 9_999 }] });
  });

  it("keeps its wait when another raise is asked for, which begins its own", async () => {
    await set(10_000);
    await set(20_000);
    await advance(RAISE_WAITS_MS - 60_000);
    await set(90_000);
    await advance(60_000);
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "early" });
    expect(await call("cancel-limit", daily)).toMatchObject({ limits: [{ raise: null }] });
    expect(await call("cancel-limit", daily)).toMatchObject({ status: "not_found" });
  });

  it("is lowered and not loosened during a break", async () => {
    await set(10_000);
    await set(20_000);
    await call("start-break", { term: "7d" });
    await advance(RAISE_WAITS_MS);
    expect(await call("confirm-limit", daily)).toMatchObject({ status: "break" });
    expect(await set(null)).toMatchObject({ status: "break" });
    expect(await set(50_000)).toMatchObject({ status: "break" });
    expect(await set(5_000)).toMatchObject({ limits: [{ amount: 5_000 }] });
  });

  it("is refused when it is nothing, negative, broken, too large, or nothing new", async () => {
    for (const amount of [0, -1, 0.5, LARGEST_LIMIT + 1, "5", undefined])
      expect(await call("set-limit", { ...daily, amount }), String(amount)).toMatchObject({
        status: "invalid",
      });
    expect(await set(1_000, { kind: "single", period: "day" })).toMatchObject({
      status: "invalid",
    });
    expect(await set(1_000, { kind: "loss", period: "bet" })).toMatchObject({ status: "invalid" });
    for (const name of [
      { ...daily, currency: "USD" },
      { kind: "deposit", period: "day", product: "slot" },
      { kind: "balance", period: "day" },
      { kind: "balance", period: "always", product: "casino" },
      { kind: "loss", period: "day", product: "bingo" },
    ])
      expect(await set(1_000, name), JSON.stringify(name)).toMatchObject({ status: "invalid" });
    expect(await set(1_000, { kind: "loss", period: "year" })).toMatchObject({ status: "invalid" });
    expect(await set(null)).toMatchObject({ status: "already" });
    await set(LARGEST_LIMIT);
    expect(await set(LARGEST_LIMIT)).toMatchObject({ status: "already" });
  });

  it("is the lower of two that are set at the same time", async () => {
    await Promise.all([set(10_000), set(4_000)]);
    expect(await own()).toMatchObject([{ amount: 4_000 }]);
    expect(await play("bet", 4_001)).toBe("105");
  });

  it("cannot be raised, removed or recounted in the database, not by its owner either", async () => {
    await set(10_000);
    await play("bet", 1_000);
    await set(20_000);
    const at = `where account_id = ${player.cash.id}`;
    for (const statement of [
      `update ledger_limits set amount = 20000 * 100000 ${at}`,
      `update ledger_limits set amount = 20000 * 100000, raise_to = null, raise_asked_at = null,
         raise_ready_at = null, raise_lapses_at = null, changed_at = now() ${at}`,
      `update ledger_limits set amount = null ${at}`,
      `update ledger_limits set raise_ready_at = now() ${at}`,
      `update ledger_limits set raise_asked_at = now() - interval '2 days',
         raise_ready_at = now() - interval '1 day' ${at}`,
      `delete from ledger_limits ${at}`,
      "truncate ledger_limits cascade",
    ])
      await expect(test.owner.query(statement), statement).rejects.toThrow(
        /as its member asked|never deleted|check constraint|begins when/,
      );
    await expect(
      test.app.db.query("update ledger_accounts set limit_used = null where id = $1", [
        player.cash.id,
      ]),
    ).rejects.toThrow("permission denied");
    expect(await own()).toMatchObject([{ amount: 10_000, used: 1_000 }]);
  });

  it("is as large as the contract allows, and no larger in the database either", async () => {
    await set(LARGEST_LIMIT);
    expect(await play("bet", 1_000)).toBe("booked");
    expect(await own()).toMatchObject([{ amount: LARGEST_LIMIT, used: 1_000 }]);
    const { bucket, id } = player.cash;
    const tooMuch = fromWon(LARGEST_LIMIT) + 1n;
    await expect(
      test.owner.query(
        `insert into ledger_limits (bucket, account_id, kind, period, changed_at, amount)
         values ($1, $2, 'stake', 'day', now(), $3)`,
        [bucket, id, tooMuch],
      ),
    ).rejects.toThrow("ledger_limits_amount_fits");
    await expect(
      test.owner.query(
        `update ledger_limits set raise_to = $2, raise_asked_at = now(),
           raise_ready_at = now() + interval '1 day', raise_lapses_at = now() + interval '8 days'
         where account_id = $1`,
        [id, tooMuch],
      ),
    ).rejects.toThrow("ledger_limits_raise_fits");
  });

  it("is told to the member at 80 and at 100 percent, once in a period", async () => {
    await set(10_000);
    const titles = async () => {
      await test.app.acts.perform(SYSTEM, tellOfLimits);
      const rows = await test.app.db.query<{ title: string }>(
        "select title from message_notes where member_id = $1 order by id",
        [player.memberId],
      );
      return rows.map(({ title }) => title);
    };
    await play("bet", 7_999);
    expect(await titles()).toEqual([]);
    await play("bet", 1);
    expect(await titles()).toEqual(["한도의 80%를 사용했습니다"]);
    await play("win", 1_000);
    await play("bet", 3_000);
    expect(await titles()).toEqual(["한도의 80%를 사용했습니다", "한도를 모두 사용했습니다"]);
    await play("win", 5_000);
    await play("bet", 5_000);
    expect(await titles()).toHaveLength(2);
  });

  it("is part of the copy of the member's own data", async () => {
    await set(10_000);
    await set(30_000);
    await call("cancel-limit", daily);
    const rows = await test.app.db.query(
      "select change, amount / 100000 as won from member_limit_changes where member_id = $1 order by id",
      [player.memberId],
    );
    expect(rows).toEqual([
      { change: "set", won: 10_000n },
      { change: "asked", won: 30_000n },
      { change: "cancelled", won: 10_000n },
    ]);
  });
});
