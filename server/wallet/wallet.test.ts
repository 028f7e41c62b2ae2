import { beforeEach, describe, expect, it } from "vitest";
import { fromWon, units, type Money } from "#server/kit/money.ts";
import { dateOf, startOfDay } from "#server/kit/days.ts";
import { getAccount, getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { useTestApp } from "#tests/support/app.ts";
import { dayAhead } from "#tests/support/days.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";

type Line = { id: string; kind: string; amount: number; balance: number; date: string };

describe("the wallet", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  let granted = 0;

  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}, key?: string) =>
    (await test.call(name, body, { cookie, ...(key && { "idempotency-key": key }) })).body;
  const grant = (kind: "cash" | "comp", amount: Money) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, member.memberId, kind),
          movement: kind === "cash" ? "play_money_grant" : "comp_grant",
          amount,
          houseAccountId: await houseAccountId(tx, kind === "cash" ? "play_money" : "comp_cost"),
          scopeId: await scopeId(tx, "test-grants"),
          key: `wallet-${granted++}`,
        },
      ]),
    );
  const money = async () => {
    const { cash, comp } = await getBalances(test.app.db, member.memberId);
    return [cash, comp];
  };

  it("roll-to-balance converts all whole won and keeps the fraction", async () => {
    await grant("comp", units(123_456_789n));
    expect(await call("roll-to-balance")).toEqual({
      status: "success",
      balance: 2_234,
      rolling: 0,
    });
    expect(await money()).toEqual([fromWon(2_234), 56_789n]);
  });

  it("roll-to-balance converts the given amount, from 1,000 up to the balance", async () => {
    await grant("comp", fromWon(5_000));
    expect(await call("roll-to-balance", { rolling: 999 })).toEqual({
      status: "low_point",
      min: 1_000,
    });
    expect(await call("roll-to-balance", { rolling: 5_001 })).toEqual({ status: "balance" });
    expect(await call("roll-to-balance", { rolling: 0 })).toMatchObject({ status: "invalid" });
    expect(await call("roll-to-balance", { rolling: 4_500 })).toEqual({
      status: "success",
      balance: 5_500,
      rolling: 500,
    });
    expect(await call("roll-to-balance")).toEqual({ status: "low_point", min: 1_000 });
  });

  /** The rules of one test; the others have those of a new house. */
  const withRules = async (rules: Record<string, number>, work: () => Promise<void>) => {
    const set = async (values: Record<string, unknown>): Promise<void> => {
      await test.owner.query(
        `update settings_money set comp_convert_min = $1, comp_convert_step = $2,
           comp_convert_day_max = $3`,
        [values["min"], values["step"], values["day"]],
      );
    };
    const [before] = await test.owner.query<Record<string, unknown>>(
      `select comp_convert_min as min, comp_convert_step as step, comp_convert_day_max as day
       from settings_money`,
    );
    const amounts = Object.entries(rules).map(([name, won]) => [name, fromWon(won)]);
    await set(Object.fromEntries(amounts) as Record<string, unknown>);
    try {
      await work();
    } finally {
      await set(before ?? {});
    }
  };

  it("roll-to-balance converts in steps, and what is below one stays comp", async () => {
    await grant("comp", units(2_899_956_789n));
    await withRules({ min: 1_000, step: 500, day: 100_000 }, async () => {
      expect(await call("get-comp-list")).toMatchObject({ min: 1_000, step: 500 });
      expect(await call("roll-to-balance", { rolling: 1_499 })).toMatchObject({
        status: "success",
        balance: 2_000,
      });
      expect(await call("roll-to-balance", { rolling: 999 })).toEqual({
        status: "low_point",
        min: 1_000,
      });
      expect(await call("roll-to-balance")).toMatchObject({ status: "success", balance: 29_500 });
      expect(await money()).toEqual([fromWon(29_500), 49_956_789n]);
    });
  });

  it("simultaneous roll-to-balance stays within the sum of the day", async () => {
    await grant("comp", fromWon(8_000));
    await withRules({ min: 1_000, step: 1, day: 3_000 }, async () => {
      const all = await Promise.all(
        Array.from({ length: 4 }, () => call("roll-to-balance", { rolling: 2_000 })),
      );
      expect(all.filter(({ status }) => status === "success")).toHaveLength(1);
      expect(all.filter(({ status }) => status === "wait")).toHaveLength(3);
      expect((await money())[0]).toBe(fromWon(3_000));
    });
  });

  it("roll-to-balance answers wait above the sum of a day of the site, which begins anew at its midnight", async () => {
    await grant("comp", fromWon(9_000));
    await withRules({ min: 1_000, step: 500, day: 4_700 }, async () => {
      expect(await call("get-comp-list")).toMatchObject({ leftToday: 4_700 });
      await call("roll-to-balance", { rolling: 2_000 });
      const full = await call("roll-to-balance", { rolling: 3_000 });
      expect(full).toEqual({ status: "wait", max: 2_700, until: expect.any(String) as string });
      const until = new Date(full["until"] as string);
      expect(dateOf(until, "Asia/Seoul")).not.toBe(dateOf(test.clock.now(), "Asia/Seoul"));
      expect(until.toISOString()).toMatch(/T15:00:00/);
      expect(await call("roll-to-balance"), "as much as the day allows").toMatchObject({
        status: "success",
        balance: 5_500,
        rolling: 4_500,
      });
      expect(await call("roll-to-balance")).toMatchObject({ status: "wait", max: 200 });
      expect(await call("get-comp-list")).toMatchObject({ leftToday: 200 });
      test.clock.advance(until.getTime() - test.clock.now().getTime());
      cookie = await test.signIn(member.loginId, PASSWORD);
      expect(await call("roll-to-balance", { rolling: 4_500 })).toMatchObject({
        status: "success",
        rolling: 0,
      });
    });
  });

  it("simultaneous roll-to-balance converts once: with a key the answer is the same, without one low_point", async () => {
    await grant("comp", fromWon(3_000));
    const [first, second] = await Promise.all([
      call("roll-to-balance", {}, "k"),
      call("roll-to-balance", {}, "k"),
    ]);
    expect(first).toEqual({ status: "success", balance: 4_000, rolling: 0 });
    expect(second).toEqual(first);
    await grant("comp", fromWon(3_000));
    const both = await Promise.all([call("roll-to-balance"), call("roll-to-balance")]);
    expect(
      both.map((answer) => String(answer["status"])).sort((a, b) => a.localeCompare(b)),
    ).toEqual(["low_point", "success"]);
  });

  it("get-money-list shows each movement with the balance after it, on every page", async () => {
    for (let n = 1; n <= 24; n++) await grant("cash", fromWon(n));
    const first = await call("get-money-list");
    expect(first["maxCount"]).toBe(25);
    const newest = (first["list"] as Line[])[0];
    expect(newest).toMatchObject({
      kind: "grant",
      amount: 24,
      balance: 1_300,
      id: `${member.cash.id}-25`,
    });
    const second = (await call("get-money-list", { page: 2 }))["list"] as Line[];
    expect(second.map((line) => line.balance)).toEqual([1_010, 1_006, 1_003, 1_001, 1_000]);
    expect((await call("get-money-list", { page: 3 }))["list"]).toEqual([]);
  });

  it("get-money-list and get-comp-list filter by days of the site, both ends included", async () => {
    // Entries of four days; their moments are moved, because entries are only ever added now.
    await grant("comp", fromWon(1));
    for (let n = 0; n < 5; n++) await grant("cash", fromWon(10));
    const day = (n: number) => dayAhead(dateOf(test.clock.now(), "UTC"), 1, n);
    const at = (n: number, seconds: number) =>
      new Date(startOfDay(day(n), "Asia/Seoul").getTime() + seconds * 1000);
    const moments = [at(2, 5), at(3, 0), at(3, 86_399), at(4, 0), at(4, 10), at(9, 0)];
    for (const [index, moment] of moments.entries())
      await test.owner.query(
        "update ledger_entries set posted_at = $3 where account_id = $1 and seq = $2",
        [member.cash.id, index + 1, moment],
      );
    const ids = async (from?: string, until?: string) => {
      const { list, maxCount } = await call("get-money-list", { from, until });
      expect(maxCount).toBe((list as Line[]).length);
      return (list as Line[]).map((line) => Number(line.id.split("-")[1]));
    };
    expect(await ids(day(3), day(3))).toEqual([3, 2]);
    expect(await ids(day(3))).toEqual([6, 5, 4, 3, 2]);
    expect(await ids(undefined, day(3))).toEqual([3, 2, 1]);
    expect(await ids(day(5), day(8))).toEqual([]);
    expect(await ids(day(8), day(3))).toEqual([]);
    expect(await call("get-comp-list", { from: day(3) })).toMatchObject({
      list: [],
      maxCount: 0,
      min: 1_000,
    });
    expect(await call("get-comp-list")).toMatchObject({
      list: [{ kind: "granted", amount: 1 }],
      rates: { casino: 10, slot: 30, sport: 20 },
    });
    for (const from of ["2026-02-30", "1999-01-01", "today"])
      expect(await call("get-money-list", { from })).toMatchObject({ status: "invalid" });
  });

  describe("the account statement as a file", () => {
    const download = (headers: Record<string, string>, payload = {}) =>
      test.app.server.inject({
        method: "POST",
        url: "/api/routes/get-statement-file",
        payload,
        headers: { host: "site.test", ...headers },
      });

    it("contains every entry with exact amounts, for a spreadsheet", async () => {
      await grant("cash", units(5n));
      for (let n = 0; n < 3; n++) await grant("cash", fromWon(1));
      const answer = await download({ cookie });
      expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(answer.headers["content-disposition"]).toContain("attachment");
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = answer.payload.replace("\uFEFF", "").split("\r\n");
      expect(lines[0]).toBe("id,at,kind,amount,balance");
      expect(lines[2]).toMatch(/^\d+-2,\d{4}-.*Z,grant,0\.00005,1000\.00005$/);
      expect(lines).toHaveLength(7);
      expect(lines.at(-1)).toBe("");
      expect(
        (await download({ cookie }, { until: "2020-01-01" })).payload.split("\r\n"),
      ).toHaveLength(2);
    });

    it("is given to the member only, and to this site's pages only", async () => {
      expect((await download({})).statusCode).toBe(401);
      for (const site of ["cross-site", "same-site"])
        expect((await download({ cookie, "sec-fetch-site": site })).statusCode).toBe(403);
      expect((await download({ cookie, "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
      expect((await download({ cookie }, { from: "x", more: 1 })).json()).toEqual({
        status: "invalid",
        errors: [
          { path: "from", code: "format" },
          { path: "more", code: "unknown_field" },
        ],
      });
    });
  });

  it("counts days in the site's time zone, also when the clocks change", () => {
    expect(startOfDay("2026-11-21", "Asia/Seoul").toISOString()).toBe("2026-11-20T15:00:00.000Z");
    expect(startOfDay("2026-03-29", "Europe/Malta").toISOString()).toBe("2026-03-28T23:00:00.000Z");
    expect(startOfDay("2026-03-30", "Europe/Malta").toISOString()).toBe("2026-03-29T22:00:00.000Z");
  });
});
