import { AsyncLocalStorage } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { profileRules } from "#contract/office/profile-rules.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { beginNewDays, beginToPlay, endUsedUp } from "#server/members/play-time/play-time.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const time = { kind: "time", period: "day" } as const;
const MINUTE_MS = 60_000;
const WAIT_MS = profileRules.raiseWaitsHours.value * 60 * MINUTE_MS;

describe("a limit of the time", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);
  const perform = (job: typeof endUsedUp) => test.app.acts.perform(SYSTEM, job);

  it("holds at once and counts the whole day of the member, also of earlier sessions", async () => {
    await member.shiftSessions(20);
    await member.call("user-logout");
    await member.signIn();
    expect(await member.call("set-limit", { ...time, amount: 60 })).toMatchObject({
      limits: [{ kind: "time", amount: 60, used: 21, left: 39, raise: null }],
    });
    const { timeLeftMs } = (await member.played()).countdown;
    expect(timeLeftMs ?? 0).toBeGreaterThan(38 * MINUTE_MS);
    expect(timeLeftMs ?? 0).toBeLessThanOrEqual(40 * MINUTE_MS);
    expect(await member.bet()).toEqual(booked);
  });

  it("counts sessions at the same time once", async () => {
    await member.signIn();
    await member.shiftSessions(30);
    await member.call("set-limit", { ...time, amount: 60 });
    const { timeLeftMs } = (await member.played()).countdown;
    expect(timeLeftMs ?? 0).toBeGreaterThan(29 * MINUTE_MS);
  });

  it("refuses stakes from its end on, signs the member out, and pays wins", async () => {
    await member.call("set-limit", { ...time, amount: 60 });
    const stake = await member.bet();
    await member.shiftSessions(60);
    await member.shift(["time_ends_at"], 60);
    expect(await member.bet()).toBe("105 session_time");
    expect(await member.win(2_000)).toEqual(booked);
    expect(await perform(endUsedUp)).toBe(1);
    expect(await member.call("get-limits")).toEqual({ status: "unauthenticated" });
    expect(await member.rollBack(stake)).toEqual(booked);
    expect(await member.win(2_000)).toEqual(booked);
    expect(await member.bet()).toBe("105 session_time");
    const [row] = await test.app.db.query<{ because: string }>(
      "select ended_because as because from member_sessions where member_id = $1",
      [member.player.memberId],
    );
    expect(row).toEqual({ because: "time_used" });
  });

  it("lets the member sign in afterwards to read and withdraw, without stakes", async () => {
    await member.call("set-limit", { ...time, amount: 60 });
    await member.shiftSessions(60);
    await member.shift(["time_ends_at"], 60);
    await perform(endUsedUp);
    await member.signIn();
    expect(await perform(endUsedUp)).toBe(0);
    expect(await member.call("get-money-list", { page: 1 })).toMatchObject({ status: "success" });
    expect(await member.openGame()).toMatchObject({ status: "time_used" });
    expect(await member.bet()).toBe("105 session_time");
  });

  it("is lowered at once, also below what is used", async () => {
    await member.shiftSessions(30);
    await member.call("set-limit", { ...time, amount: 60 });
    expect(await member.bet()).toEqual(booked);
    await member.call("set-limit", { ...time, amount: 20 });
    expect(await member.bet()).toBe("105 session_time");
    expect(await perform(endUsedUp)).toBe(1);
  });

  it("is raised a day later by a second yes, like every limit", async () => {
    await member.call("set-limit", { ...time, amount: 20 });
    expect(await member.call("set-limit", { ...time, amount: 90 })).toMatchObject({
      limits: [{ amount: 20, raise: { to: 90, isReady: false } }],
    });
    expect(await member.call("confirm-limit", time)).toMatchObject({ status: "early" });
    test.clock.advance(WAIT_MS);
    await member.signIn();
    expect(await member.call("confirm-limit", time)).toMatchObject({
      limits: [{ amount: 90, raise: null }],
    });
    expect(await member.call("confirm-limit", time)).toMatchObject({ status: "not_found" });
    test.clock.advance(-WAIT_MS);
  });

  it("is whole minutes, at most a day", async () => {
    for (const amount of [0, -5, 1.5, 1_441, "60"])
      expect(await member.call("set-limit", { ...time, amount }), String(amount)).toMatchObject({
        status: "invalid",
      });
    expect(
      await member.call("set-limit", { kind: "time", period: "week", amount: 60 }),
    ).toMatchObject({
      status: "invalid",
    });
  });

  it("has its whole time again after midnight, also before the worker counts the day", async () => {
    await member.call("set-limit", { ...time, amount: 60 });
    // The day ended a quarter of an hour ago, and its time before that.
    await test.app.db.query(
      `update member_play_times set time_ends_at = now() - interval '30 minutes',
         time_opens_at = now() - interval '15 minutes' where member_id = $1`,
      [member.player.memberId],
    );
    expect(await member.bet()).toEqual(booked);
    await test.app.db.query(
      "update member_play_times set time_opens_at = now() - interval '61 minutes' where member_id = $1",
      [member.player.memberId],
    );
    expect(await member.bet()).toBe("105 session_time");
    expect(await perform(beginNewDays)).toBe(1);
    expect(await member.bet()).toEqual(booked);
    expect((await member.played()).countdown.timeLeftMs ?? 0).toBeGreaterThan(0);
  });

  it("goes on for a member who signs in while the worker counts the day that has ended", async () => {
    const { memberId } = member.player;
    await member.call("set-limit", { ...time, amount: 60 });
    await member.call("user-logout");
    await member.shift(["time_ends_at", "time_opens_at"], 2 * 24 * 60);
    let counting: Promise<number> | undefined;
    const outside = AsyncLocalStorage.snapshot();
    await test.app.acts.perform({ kind: "member", memberId }, async (act) => {
      await beginToPlay(act, memberId, { pauseMinutes: 5, checkMinutes: 60 });
      counting = outside(() => perform(beginNewDays));
      await expect
        .poll(() =>
          test.owner.query(
            `select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        )
        .not.toEqual([]);
    });
    await counting;
    const [row] = await test.app.db.query<{ endsAt: Date | null }>(
      `select time_ends_at as "endsAt" from member_play_times where member_id = $1`,
      [memberId],
    );
    expect(row?.endsAt).not.toBeNull();
  });
});
