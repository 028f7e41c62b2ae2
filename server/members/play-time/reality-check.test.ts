import { describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { endPlayBreaks } from "#server/members/play-time/play-time.ts";
import { followJurisdiction } from "#tests/support/registers.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const MINUTE_MS = 60_000;

describe("a reality check", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);
  const hourLater = () => member.shift(["check_due_at", "since"], 60);

  it("is due an hour after the member began, and holds stakes until it is answered", async () => {
    expect(await member.bet()).toEqual(booked);
    expect((await member.played()).countdown.checkInMs).toBeGreaterThan(59 * MINUTE_MS);
    await hourLater();
    expect(await member.played()).toMatchObject({ isDue: true, minutes: 60, checkMinutes: 60 });
    expect(await member.bet()).toBe("105 reality_check");
    expect(await member.bet()).toBe("105 reality_check");
    expect(await member.call("answer-check")).toMatchObject({ status: "success" });
    expect(await member.bet()).toEqual(booked);
    expect(await member.played()).toMatchObject({ isDue: false });
  });

  it("is followed by the break that the jurisdiction demands", async () => {
    await followJurisdiction(test, "de");
    await hourLater();
    expect(await member.call("answer-check")).toMatchObject({
      play: { isDue: false, breakLeftMs: expect.closeTo(5 * MINUTE_MS, -4) as number },
    });
    expect(await member.bet()).toBe("105 reality_check");
    expect(await member.win(5_000)).toEqual(booked);
    expect(await member.openGame()).toEqual({ status: "pause" });
    expect(await member.call("answer-check")).toEqual({ status: "already" });
    await member.shift(["held_from", "held_until"], 5);
    expect(await member.bet()).toEqual(booked);
    expect(await test.app.acts.perform(SYSTEM, endPlayBreaks)).toBe(1);
    expect(await member.bet()).toEqual(booked);
    expect((await member.played()).breakLeftMs).toBe(0);
    await followJurisdiction(test, null);
  });

  it("is as rare as the jurisdiction allows, and no rarer", async () => {
    await test.owner.query(
      `insert into settings_profile_rules (profile_id, rule, number, source, read_on)
       values ('mt', 'checkMinutes', 30, 'a test', '2026-11-24')`,
    );
    await followJurisdiction(test, "mt");
    expect(await member.call("set-check-interval", { minutes: 45 })).toEqual({ status: "balance" });
    expect(await member.call("set-check-interval", { minutes: 20 })).toMatchObject({
      play: { checkMinutes: 20, mostMinutes: 30 },
    });
    await followJurisdiction(test, null);
  });

  it("lets wins and roll-backs pass", async () => {
    const stake = await member.bet();
    await hourLater();
    expect(await member.win(5_000)).toEqual(booked);
    expect(await member.rollBack(stake)).toEqual(booked);
  });

  it("holds a stake that comes together with its win, and books neither", async () => {
    await hourLater();
    const id = `play-time-both-${member.player.ref}`;
    const { body } = await test.provider("betwin", {
      account_id: member.player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: id,
      transactions: [
        { id_provider: `${id}-b`, type: "bet", amount: "100.00" },
        { id_provider: `${id}-w`, type: "win", amount: "900.00" },
      ],
    });
    expect(body["meta"]).toMatchObject({ api_code: "105", balance: "1000000.00" });
  });

  it("shows what was staked and returned since the member began, as the ledger has it", async () => {
    const undone = await member.bet(7_000);
    await member.bet(10_000);
    await member.win(4_000);
    await member.rollBack(undone);
    expect(await member.call("get-play-time")).toMatchObject({
      play: { staked: 10_000, returned: 4_000, net: -6_000 },
    });
  });

  it("is recorded with what it showed, and is part of the copy of the member's data", async () => {
    await member.bet(3_000);
    await hourLater();
    await member.call("answer-check");
    const rows = await test.app.db.query(
      `select staked / 100000 as staked, returned, answered_at > due_at as late
       from member_play_checks where member_id = $1`,
      [member.player.memberId],
    );
    expect(rows).toEqual([{ staked: 3_000n, returned: 0n, late: true }]);
  });

  it("is answered once, and not before it is due", async () => {
    expect(await member.call("answer-check")).toMatchObject({ status: "already" });
    await hourLater();
    const answers = await Promise.all([member.call("answer-check"), member.call("answer-check")]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["already", "success"]));
  });

  it("comes as often as the member chose, from 15 minutes to an hour", async () => {
    for (const minutes of [14, 61, 0, -15, 15.5, "15", null])
      expect(await member.call("set-check-interval", { minutes }), String(minutes)).toMatchObject({
        status: "invalid",
      });
    expect(await member.call("set-check-interval", { minutes: 60 })).toMatchObject({
      status: "already",
    });
    expect(await member.call("set-check-interval", { minutes: 15 })).toMatchObject({
      status: "success",
    });
    expect((await member.played()).countdown.checkInMs).toBeLessThanOrEqual(15 * MINUTE_MS);
    await member.shift(["check_due_at"], 15);
    expect(await member.bet()).toBe("105 reality_check");
    await member.call("set-check-interval", { minutes: 60 });
    expect(await member.bet()).toBe("105 reality_check");
    await member.call("answer-check");
    expect((await member.played()).countdown.checkInMs).toBeGreaterThan(59 * MINUTE_MS);
  });

  it("is not made rarer during a break", async () => {
    await member.call("set-check-interval", { minutes: 30 });
    await member.call("start-break", { term: "1d" });
    expect(await member.call("set-check-interval", { minutes: 45 })).toMatchObject({
      status: "break",
    });
    expect(await member.call("set-check-interval", { minutes: 15 })).toMatchObject({
      status: "success",
    });
  });

  it("stays due for a member who signs out and in again, and for a second browser", async () => {
    await hourLater();
    await member.call("user-logout");
    await member.signIn();
    expect(await member.played()).toMatchObject({ isDue: true });
    await member.signIn();
    expect(await member.bet()).not.toEqual(booked);
    expect(await member.played()).toMatchObject({ isDue: true });
  });

  it("begins anew with a sign-in after five minutes away", async () => {
    await member.bet(5_000);
    await hourLater();
    await member.call("user-logout");
    await test.app.db.query(
      `update member_sessions set started_at = started_at - interval '1 hour',
         ended_at = ended_at - interval '6 minutes' where member_id = $1`,
      [member.player.memberId],
    );
    await member.signIn();
    expect(await member.played()).toMatchObject({ isDue: false, minutes: 0, staked: 0 });
  });

  it("is told to open pages: the health check counts down to it", async () => {
    await hourLater();
    expect(await member.call("user-health-check")).toMatchObject({
      playing: { checkInMs: 0, timeLeftMs: null },
    });
  });

  it("opens no game while it is due", async () => {
    await hourLater();
    expect(await member.openGame()).toMatchObject({ status: "check" });
  });
});
