import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { fromWon } from "#server/kit/money.ts";
import { playRound } from "#server/games/rounds.ts";
import { signInKey, SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("the data of one member in the office", () => {
  const test = useTestApp();
  let cookie: string;
  const idOf = async (loginId: string) => {
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from members where login_id = $1",
      [loginId],
    );
    return Number(row?.id);
  };
  const call = async (name: OfficeCallName, body: object) =>
    (await officeCall(test, name, body, cookie)).body;
  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator2");
  });

  it("get-member-requests lists deposits and withdrawals, also those the member hid", async () => {
    const id = await idOf("demo3");
    const { requests } = await call("get-member-requests", { id });
    expect(requests).toMatchObject([
      { kind: "withdrawal", status: "waiting", decision: null, isHidden: false },
      { kind: "deposit", status: "waiting", decision: null, isHidden: false },
    ]);
    const [{ id: depositId }] = (requests as { id: number }[]).slice(1) as [{ id: number }];
    await test.app.db.query(
      `update payment_requests set status = 'cancelled', decision = 'withdrawn',
         decided_at = now(), hidden_at = now() where id = $1`,
      [depositId],
    );
    expect((await call("get-member-requests", { id }))["requests"]).toMatchObject([
      { kind: "withdrawal" },
      { kind: "deposit", decision: "withdrawn", isHidden: true },
    ]);
    const older = await call("get-member-requests", { id, before: depositId });
    expect(older).toMatchObject({ requests: [], next: null });
  });

  it("get-member-rounds lists rounds, or only the named one of this member", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(10_000) });
    const id = Number(player.memberId);
    const play = (roundRef: string) =>
      playRound(
        test.app.writer,
        {
          connection: "sandbox",
          memberRef: player.ref,
          currency: "KRW",
          gameCode: "moon-rabbit-mill",
          roundRef,
          gameSessionId: null,
          closes: true,
        },
        [{ key: roundRef, kind: "bet", amount: fromWon(100) }],
      );
    await play("tabs-1");
    await play("tabs-2");
    const all = await call("get-member-rounds", { id });
    expect(all).toMatchObject({
      count: 2,
      rounds: [{ stake: 100, nameEn: "Moon Rabbit Mill" }, {}],
    });
    const round = `${player.cash.id}-2`;
    expect(await call("get-member-rounds", { id, round })).toMatchObject({
      count: 1,
      rounds: [{ id: round }],
    });
    const demo = await idOf("demo1");
    expect(await call("get-member-rounds", { id: demo, round })).toMatchObject({ count: 0 });
  });

  it("get-member-helps and get-member-notes show what the member deleted too", async () => {
    const id = await idOf("demo1");
    const asMember = { cookie: await test.signIn("demo1", DEMO_PASSWORD) };
    const before = (await call("get-member-notes", { id }))["notes"] as { isHidden: boolean }[];
    expect(before.length).toBeGreaterThanOrEqual(3);
    await test.call("del-all-note", {}, asMember);
    await test.call("del-all-help", {}, asMember);
    const notes = (await call("get-member-notes", { id }))["notes"] as { isHidden: boolean }[];
    expect(notes).toHaveLength(before.length);
    expect(notes.every(({ isHidden }) => isHidden)).toBe(true);
    const { helps } = await call("get-member-helps", { id });
    expect(helps).toContainEqual(
      expect.objectContaining({
        status: "answered",
        isHidden: true,
        reply: expect.any(String) as string,
      }),
    );
  });

  it("get-member-limits answers the rest of the day's amount and of attempts, and the next possible time", async () => {
    const member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
    const id = Number(member.memberId);
    expect(await call("get-member-limits", { id })).toMatchObject({
      stakes: "open",
      deposit: { min: 10_000, step: 10_000 },
      withdrawalDay: { max: 30_000_000, left: 30_000_000 },
      throttles: [
        { kind: "sign-in", uses: 0, most: SIGN_IN_RULES.perId.uses, opensAt: null },
        { kind: "password-change", uses: 0, opensAt: null },
        { kind: "second-factor", uses: 0, opensAt: null },
        { kind: "withdrawal-password", uses: 0, opensAt: null },
      ],
    });
    await test.app.db.query(
      "insert into throttles (key, window_started_at, uses) values ($1, $2, $3)",
      [signInKey(member.loginId), test.clock.now(), SIGN_IN_RULES.perId.uses - 1],
    );
    await test.call("user-do-login", { userId: member.loginId, password: "wrong" });
    await test.app.db.query("update ledger_accounts set status = 'frozen' where member_id = $1", [
      member.memberId,
    ]);
    const limits = await call("get-member-limits", { id });
    expect(limits).toMatchObject({ stakes: "frozen" });
    const [signIn] = limits["throttles"] as { uses: number; opensAt: string }[];
    expect(signIn?.uses).toBe(SIGN_IN_RULES.perId.uses);
    expect(Date.parse(signIn?.opensAt ?? "")).toBeGreaterThan(Date.now());
  });

  it("get-member-limits answers what the member limits, with a raise that waits", async () => {
    const id = await idOf("demo2");
    expect(await call("get-member-limits", { id })).toMatchObject({ own: [] });
    const own = await test.signIn("demo2", DEMO_PASSWORD);
    const daily = { kind: "loss", period: "day" };
    for (const amount of [30_000, 90_000])
      await test.call("set-limit", { ...daily, amount }, { cookie: own });
    expect(await call("get-member-limits", { id })).toMatchObject({
      own: [
        { ...daily, amount: 30_000, used: 0, left: 30_000, raise: { to: 90_000, isReady: false } },
      ],
    });
  });

  it("get-member-limits answers the hours and days that the member closed, with their changes", async () => {
    const id = await idOf("demo2");
    const own = await test.signIn("demo2", DEMO_PASSWORD);
    const night = { from: "23:00", until: "08:00" };
    await test.call("set-no-play-hours", { hours: night }, { cookie: own });
    await test.call("set-no-play-hours", { hours: null }, { cookie: own });
    await test.call("set-deposit-free-days", { days: [6, 7] }, { cookie: own });
    expect(await call("get-member-limits", { id })).toMatchObject({
      quiet: {
        hours: { own: night, loosening: { to: null, isReady: false } },
        days: { own: [6, 7], loosening: null },
      },
      quietChanges: [
        { kind: "days", change: "set", hours: null, days: [6, 7] },
        { kind: "hours", change: "asked", hours: null, days: [] },
        { kind: "hours", change: "set", hours: night, days: [] },
      ],
    });
  });

  const tabs: OfficeCallName[] = [
    "get-member-requests",
    "get-member-rounds",
    "get-member-helps",
    "get-member-notes",
    "get-member-limits",
  ];
  it.each(tabs)("%s refuses an unknown member, and a caller without a session", async (name) => {
    expect(await call(name, { id: 1_234_567_890 })).toEqual({ status: "not_found" });
    const answer = await officeCall(test, name, { id: 1 });
    expect(answer.http).toBe(401);
  });
});
