import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#contract/calls.ts";
import type { Alert } from "#contract/office/alerts.ts";
import type { MemberFacts } from "#contract/office/members.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { listeners } from "#server/app/listeners.ts";
import { openActs } from "#server/kit/act.ts";
import { fromWon, units, type Money } from "#server/kit/money.ts";
import { lookForOwed } from "#server/alerts/watching/closed/closed.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import {
  accountStatus,
  getAccount,
  getBalances,
  houseAccountId,
  scopeId,
} from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { closeEmptyAccounts } from "#server/members/administration/closing-empty.ts";
import { settleStakes } from "#server/members/stakes.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, openLaunches, PASSWORD, WITHDRAWAL_PASSWORD } from "#tests/support/members.ts";
import { payByBank } from "#tests/support/payouts.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "identity was checked on the phone";

/** Members close their own accounts, and are paid what is left. */
describe("the closing of a member's own account", () => {
  const test = useTestApp();
  let player: Awaited<ReturnType<typeof makePlayer>>;
  let cookie: string;
  beforeEach(async () => {
    player = await makePlayer(test.app.db, { cash: fromWon(1_234) });
    cookie = await test.signIn(player.loginId, PASSWORD);
  });
  const call = async (name: CallName, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const ask = () => call("ask-closing", { pw: PASSWORD });
  const closing = async () => (await call("get-closing"))["closing"];
  const cashOf = async () => (await getBalances(test.app.db, player.memberId)).cash;
  const statusOf = async () =>
    (
      await test.app.db.query<{ status: string }>("select status from members where id = $1", [
        player.memberId,
      ])
    )[0]?.status;
  /** A turn of the worker's job, as long after the one before as it waits. */
  const look = async () => {
    test.clock.advance(31_000 + SETTLED_AFTER_MS);
    await earnComp(test.app.db, test.clock, () => undefined);
    await closeEmptyAccounts(openActs({ db: test.app.db, clock: test.clock, listeners }));
    return statusOf();
  };
  /** The alerts about closed accounts, after a turn of both jobs of the worker. */
  const owed = async () => {
    await lookForOwed(test.app.db, test.clock);
    await watchAlerts(test.app.acts);
    const admin = await operatorWithRole(test, "admin");
    const { alerts } = (await officeCall(test, "get-alerts", { view: "open" }, admin)).body;
    return (alerts as Alert[]).filter(
      ({ rule, endedAt }) => rule === "closed_account_owed" && endedAt === null,
    );
  };
  const withdraw = (balance: number) =>
    call("apply-user-withdraw", { balance, pass: WITHDRAWAL_PASSWORD });
  let name = 0;
  /** `lose` is a stake that ends its round. */
  const play = async (type: "bet" | "lose" | "win") => {
    if (type !== "win") name += 1;
    const round = `closing-${player.ref}-${name}`;
    return (
      await test.provider("betwin", {
        account_id: player.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: round,
        finished: type !== "bet",
        transactions: [
          {
            id_provider: `${round}-${type}`,
            type: type === "win" ? "win" : "bet",
            amount: "10.00",
          },
        ],
      })
    ).http;
  };
  const grantComp = (amount: Money) =>
    test.app.db.transaction(async (tx) =>
      post(tx, [
        {
          account: await getAccount(tx, player.memberId, "comp"),
          movement: "comp_grant",
          amount,
          houseAccountId: await houseAccountId(tx, "comp_cost"),
          scopeId: await scopeId(tx, "test-grants"),
          key: randomUUID(),
        },
      ]),
    );
  const office = async (act: OfficeCallName, input: object, role: "admin") =>
    (await officeCall(test, act, { reason, ...input }, await operatorWithRole(test, role))).body;

  it("takes the password, and refuses stakes and deposits from the commit on, while the rest is withdrawn below the minimum", async () => {
    expect(await call("ask-closing", { pw: "a-wrong-secret" })).toEqual({ status: "pass" });
    expect(await closing()).toBeNull();
    expect(await play("bet")).toBe(200);
    expect(await play("win")).toBe(200);
    expect(await withdraw(1_234), "below the minimum").toMatchObject({ status: "balance" });
    expect(await ask()).toEqual({ status: "success" });
    expect(await ask()).toEqual({ status: "already" });
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
    expect(await play("bet")).not.toBe(200);
    expect((await call("apply-user-deposit", { balance: 50_000 }))["status"]).toBe("closed");
    const { user } = await call("user-health-check");
    expect(user).toMatchObject({ reduced: { why: "closing", ground: null } });
    expect(await closing()).toMatchObject({ waitsFor: ["money", "games"] });
    const { id } = await withdraw(1_234);
    expect(await closing()).toMatchObject({ waitsFor: ["money", "payments", "games"] });
    expect(await look(), "no cashier has decided").toBe("active");
    await decideRequest(test.app.acts, id, "approved");
    expect(await look(), "the bank has not paid yet").toBe("active");
    await payByBank(test.app, BigInt(id as number));
    expect(await look()).toBe("closed");
  });

  it("closes the account by itself once it is empty, ends the sessions, and needs staff to reopen", async () => {
    player = await makePlayer(test.app.db, { cash: units(99_999n) });
    cookie = await test.signIn(player.loginId, PASSWORD);
    await ask();
    expect(await closing()).toMatchObject({ waitsFor: [] });
    expect(await look()).toBe("closed");
    expect(await cashOf(), "less than a won stays owed").toBe(99_999n);
    expect((await call("user-health-check"))["status"]).not.toBe("authenticated");
    const again = { userId: player.loginId, password: PASSWORD };
    expect((await test.call("user-do-login", again)).body["status"]).toBe("closed");
    const id = Number(player.memberId);
    const change = { id, from: "closed", to: "suspended" };
    const verified = { ...change, verifiedBy: "video" };
    expect((await office("change-member-status", verified, "admin"))["status"]).toBe("success");
    const back = { ...change, from: "suspended", to: "active" };
    expect((await office("change-member-status", back, "admin"))["status"]).toBe("proposed");
    expect(await statusOf()).toBe("suspended");
  });

  it("adds the fractions of cash and comp, so that a won that they make together is paid", async () => {
    player = await makePlayer(test.app.db, { cash: units(60_000n) });
    cookie = await test.signIn(player.loginId, PASSWORD);
    await grantComp(units(60_000n));
    await ask();
    expect(await getBalances(test.app.db, player.memberId)).toMatchObject({
      cash: 120_000n,
      comp: 0n,
    });
    expect(await look()).toBe("active");
    const { id } = await withdraw(1);
    await decideRequest(test.app.acts, id, "approved");
    await payByBank(test.app, BigInt(id as number));
    expect(await look()).toBe("closed");
    expect(await cashOf()).toBe(20_000n);
  });

  it("waits for the comp of its last rounds, which is paid out too", async () => {
    await play("bet");
    await play("win");
    await ask();
    expect(await closing()).toMatchObject({ waitsFor: ["money", "games"] });
    const before = await cashOf();
    expect(await look()).toBe("active");
    expect(await cashOf()).toBeGreaterThan(before);
    expect(await closing()).toMatchObject({ waitsFor: ["money"] });
  });

  it("pays a win that comes after it, tells staff, and lets the member withdraw it below the minimum", async () => {
    player = await makePlayer(test.app.db, { cash: fromWon(10) });
    cookie = await test.signIn(player.loginId, PASSWORD);
    await openLaunches(test.app.db, player);
    expect(await play("lose")).toBe(200);
    await ask();
    expect(await look()).toBe("closed");
    expect(await play("win"), "the provider settles the round anew").toBe(200);
    expect(await cashOf(), "with what the stake earned as comp").toBe(1_003_000n);
    expect(await owed()).toMatchObject([
      { subject: `member:${player.memberId}`, facts: { loginId: player.loginId, amount: 10 } },
    ]);
    const id = Number(player.memberId);
    const change = { id, from: "closed", to: "suspended", verifiedBy: "document" };
    await office("change-member-status", change, "admin");
    cookie = await test.signIn(player.loginId, PASSWORD);
    expect((await withdraw(10))["status"]).toBe("success");
    expect(await owed()).toEqual([]);
    expect(await test.app.db.query("select from alert_owed_accounts")).toEqual([]);
  });

  it("cannot be done by staff while money is in play, who suspend to end play at once", async () => {
    player = await makePlayer(test.app.db, { cash: fromWon(10) });
    cookie = await test.signIn(player.loginId, PASSWORD);
    await openLaunches(test.app.db, player);
    await play("bet");
    const id = Number(player.memberId);
    const close = { id, from: "active", to: "closed" };
    expect((await office("change-member-status", close, "admin"))["status"]).toBe("in_play");
    const suspend = { id, from: "active", to: "suspended" };
    expect((await office("change-member-status", suspend, "admin"))["status"]).toBe("success");
    expect(await play("bet")).not.toBe(200);
    name -= 1;
    expect(await play("win"), "the open round is still paid").toBe(200);
  });

  it("pays out comp with the rest, and waits for open rounds and undecided payments", async () => {
    await grantComp(units(250_000n));
    expect(await play("bet")).toBe(200);
    await ask();
    expect(await call("user-health-check")).toMatchObject({ user: { balance: 1_226, rolling: 0 } });
    expect((await closing()) as object).toMatchObject({ waitsFor: ["money", "games"] });
    expect(await look()).toBe("active");
    expect(await play("win")).toBe(200);
    expect(await look()).toBe("active");
    expect((await closing()) as object).toMatchObject({ waitsFor: ["money"] });
  });

  it("is taken back until then, and play goes on", async () => {
    expect(await call("take-back-closing")).toEqual({ status: "not_found" });
    await ask();
    expect(await call("take-back-closing")).toEqual({ status: "success" });
    expect(await closing()).toBeNull();
    expect(await accountStatus(test.app.db, player.memberId)).toBe("open");
    // The launches ended with the question.
    await openLaunches(test.app.db, player);
    expect(await play("bet")).toBe(200);
    expect(await look()).toBe("active");
  });

  it("is refused during a break, and taken back during one the stakes stay refused", async () => {
    await ask();
    await call("start-break", { term: "7d" });
    expect(await call("take-back-closing")).toEqual({ status: "success" });
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
    expect(await ask()).toEqual({ status: "break" });
    expect(await call("get-closing")).toMatchObject({ mayAsk: false });
  });

  it("is possible in a self-exclusion for ever, which outlives it and the reopening", async () => {
    player = await makePlayer(test.app.db);
    cookie = await test.signIn(player.loginId, PASSWORD);
    await call("start-break", { term: "ever" });
    expect(await ask()).toEqual({ status: "success" });
    expect(await look()).toBe("closed");
    const id = Number(player.memberId);
    await office(
      "change-member-status",
      { id, from: "closed", to: "suspended", verifiedBy: "video" },
      "admin",
    );
    await test.app.db.query("update members set status = 'active' where id = $1", [id]);
    await test.app.db.transaction((tx) => settleStakes(tx, player.memberId, true));
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
  });

  it("is shown to staff with the moments at which it was asked for and done", async () => {
    const admin = await operatorWithRole(test, "admin");
    player = await makePlayer(test.app.db);
    cookie = await test.signIn(player.loginId, PASSWORD);
    const seen = async () => {
      const id = Number(player.memberId);
      const { member } = (await officeCall(test, "get-member", { id }, admin)).body;
      return (member as MemberFacts).closing;
    };
    expect(await seen()).toBeNull();
    await ask();
    expect(await seen()).toEqual({
      askedAt: expect.stringMatching(/Z$/) as string,
      closedAt: null,
    });
    await look();
    expect(await seen()).toMatchObject({ closedAt: expect.stringMatching(/Z$/) as string });
  });
});
