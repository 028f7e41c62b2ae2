import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { fromWon } from "#server/kit/money.ts";
import { openActs, SYSTEM } from "#server/kit/act.ts";
import { listeners } from "#server/app/listeners.ts";
import { accountStatus } from "#server/ledger/accounts.ts";
import { endBreaks } from "#server/members/breaks/breaks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer, PASSWORD, setNumbers } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const reason = "a colleague asked for it";
const why = "충분히 쉬었습니다";

/** Members begin a cooling-off or a self-exclusion, and it holds. */
describe("a member's break", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie: string;
  let advanced = 0;
  beforeEach(async () => {
    test.clock.advance(-advanced);
    advanced = 0;
    player = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    cookie = await test.signIn(player.loginId, PASSWORD);
  });
  const call = async (name: CallName, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const advance = async (ms: number) => {
    test.clock.advance(ms);
    advanced += ms;
    const acts = openActs({ db: test.app.db, clock: test.clock, listeners });
    await acts.perform(SYSTEM, endBreaks);
    cookie = await test.signIn(player.loginId, PASSWORD);
  };
  const status = () => accountStatus(test.app.db, player.memberId);
  const running = async () => (await call("get-break"))["running"];
  let name = 0;
  const play = async (type: "bet" | "win") => {
    const round = `break-${player.ref}-${(name += 1)}`;
    const transactions = [{ id_provider: round, type, amount: "10.00" }];
    return (
      await test.provider("betwin", {
        account_id: player.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: type === "win" ? `break-${player.ref}-1` : round,
        transactions,
      })
    ).http;
  };

  it("makes the ledger refuse stakes at once, while wins, the statement and withdrawals go on", async () => {
    expect(await play("bet")).toBe(200);
    expect(await call("start-break", { term: "1d" })).toMatchObject({
      status: "success",
      running: { term: "1d", isExclusion: false, mayAskReturn: false, returnsAt: null },
    });
    expect(await play("bet")).toBe(400);
    expect(await play("win")).toBe(200);
    expect((await call("get-money-list", { page: 1 }))["status"]).toBe("success");
    expect((await call("user-ask-account", { pass: "135790" }))["status"]).not.toBe("success");
    expect(await call("get-deposit-list", { page: 1 })).toMatchObject({ isOnBreak: true });
    const games = { company: "tiger", code: "moon-rabbit-mill" };
    expect(await call("open-game", { ...games, timeStemp: 0 })).toMatchObject({ status: "break" });
    expect(await call("apply-user-deposit", { balance: 10_000 })).toMatchObject({
      status: "break",
    });
  });

  it("leaves a bet that was undecided at its beginning to be settled and paid", async () => {
    expect(await play("bet")).toBe(200);
    const first = name;
    await call("start-break", { term: "ever" });
    const { body, http } = await test.provider("betwin", {
      account_id: player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: `break-${player.ref}-${first}`,
      finished: true,
      transactions: [{ id_provider: `late-win-${player.ref}`, type: "win", amount: "25.00" }],
    });
    expect([http, body["balance"]]).toEqual([200, "1015.00"]);
  });

  it("ends the open launches", async () => {
    const open = async () =>
      (
        await test.app.db.query(
          "select from game_sessions where member_id = $1 and ended_at is null",
          [player.memberId],
        )
      ).length;
    await test.app.db.query(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select s.member_id, s.id, $2, (select min(id) from games), 1, s.ends_at
       from member_sessions s where s.member_id = $1`,
      [player.memberId, player.cash.id],
    );
    expect(await open()).toBeGreaterThan(0);
    await call("start-break", { term: "7d" });
    expect(await open()).toBe(0);
  });

  it("a cooling-off ends by itself at its end and no second earlier", async () => {
    await call("start-break", { term: "7d" });
    await advance(7 * DAY_MS - 1_000);
    expect(await status()).toBe("stakes_blocked");
    await advance(1_000);
    expect(await status()).toBe("open");
    expect(await running()).toBeNull();
  });

  it("is lengthened and never shortened", async () => {
    await call("start-break", { term: "30d" });
    expect(await call("start-break", { term: "7d" })).toMatchObject({ status: "already" });
    expect(await call("start-break", { term: "6w" })).toMatchObject({ status: "success" });
    await advance(30 * DAY_MS);
    expect(await status()).toBe("stakes_blocked");
    expect(await running()).toMatchObject({ term: "6w" });
    await advance(12 * DAY_MS);
    expect(await status()).toBe("open");
  });

  it("a self-exclusion ends a day after the member asks to return with a reason, after its term only", async () => {
    await call("start-break", { term: "6m" });
    const ask = (said?: unknown) => call("ask-return", { reason: said });
    expect(await ask(why)).toMatchObject({ status: "not_found" });
    await advance(190 * DAY_MS);
    for (const said of [undefined, "", "  ", 7, "x".repeat(501)])
      expect(await ask(said), String(said)).toMatchObject({ status: "invalid" });
    expect(await status()).toBe("stakes_blocked");
    expect(await running()).toMatchObject({ mayAskReturn: true });
    expect(await ask(why)).toMatchObject({
      status: "success",
      running: { mayAskReturn: false, returnReason: why },
    });
    expect(await ask("another")).toMatchObject({ status: "already" });
    expect(await running()).toMatchObject({ returnReason: why });
    await advance(23 * HOUR_MS);
    expect(await status()).toBe("stakes_blocked");
    await advance(HOUR_MS);
    expect(await status()).toBe("open");
  });

  it("for ever has no return", async () => {
    await call("start-break", { term: "ever" });
    await advance(4_000 * DAY_MS);
    expect(await running()).toMatchObject({ endsAt: null, mayAskReturn: false });
    expect(await call("ask-return", { reason: why })).toMatchObject({ status: "not_found" });
    expect(await call("start-break", { term: "5y" })).toMatchObject({ status: "already" });
  });

  it("is not ended by staff, who suspend and activate the member meanwhile", async () => {
    const admin = await signInToOffice(test, "operator1");
    const id = Number(player.memberId);
    const change = (from: string, to: string) =>
      officeCall(test, "change-member-status", { id, from, to, reason }, admin);
    const reopen = async (maker: string) =>
      actByTwo(
        test,
        "change-member-status",
        { id, from: "suspended", to: "active" },
        { maker, checker: await operatorWithRole(test, "cashier-lead") },
      );
    await call("start-break", { term: "1d" });
    await change("active", "suspended");
    expect((await reopen(admin)).body).toMatchObject({ status: "success" });
    expect(await status()).toBe("stakes_blocked");
    await change("active", "suspended");
    test.clock.advance(DAY_MS);
    advanced += DAY_MS;
    await openActs({ db: test.app.db, clock: test.clock, listeners }).perform(SYSTEM, endBreaks);
    expect(await status()).toBe("stakes_blocked");
    await reopen(await signInToOffice(test, "operator1"));
    expect(await status()).toBe("open");
  });

  it("cannot be shortened or deleted in the database either", async () => {
    await call("start-break", { term: "1y" });
    const own = `where member_id = ${player.memberId}`;
    for (const statement of [
      `update member_breaks set ends_at = now() + interval '1 hour' ${own}`,
      `update member_breaks set ended_at = now() ${own}`,
      `update member_breaks set term = '6m' ${own}`,
      `delete from member_breaks ${own}`,
      "truncate member_breaks cascade",
    ])
      await expect(test.owner.query(statement), statement).rejects.toThrow(
        /never|check constraint|permission/,
      );
    expect(await running()).toMatchObject({ term: "1y" });
  });

  it("a self-excluded person cannot register again with the same phone or bank account", async () => {
    const excluded = await makeMember(test.app.db, {});
    await setNumbers(test.app.db, excluded.memberId, {
      phone: "+821034567890",
      bankNumber: "110-777-888999",
    });
    let tried = 0;
    const register = async (phone: string, banknum: string) =>
      (
        await test.call("user-register", {
          id: `again${Math.random().toString(36).replace(/\W/g, "").slice(0, 8)}`,
          pw: "quiet-water-78",
          nick: `다시${(tried += 1)}`,
          phone,
          birthDate: "1990-05-17",
          bankname: "달빛은행",
          banknum,
          bankOwner: "김달빛",
          exchange_pw: "246810",
          terms: "2026-11",
        })
      ).body["status"];
    const own = await test.signIn(excluded.loginId, PASSWORD);
    await test.call("start-break", { term: "6w" }, { cookie: own });
    expect(await register("01034567890", "110-777-888999")).toBe("success");
    await test.call("start-break", { term: "6m" }, { cookie: own });
    expect(await register("01034567890", "220-111-222333")).toBe("denied");
    expect(await register("01099998888", "110777888999")).toBe("denied");
    expect(await register("01099998888", "220-111-222333")).toBe("success");
  });

  it("is shown to staff with its end", async () => {
    await call("start-break", { term: "7d" });
    const admin = await signInToOffice(test, "operator1");
    const { body } = await officeCall(test, "get-member", { id: Number(player.memberId) }, admin);
    expect(body).toMatchObject({ member: { running: { term: "7d" } } });
  });
});
