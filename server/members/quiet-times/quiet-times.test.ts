import { beforeEach, describe, expect, it } from "vitest";
import type { OwnQuietTimes, QuietHours } from "#contract/quiet-times.ts";
import { profileRules } from "#contract/office/profile-rules.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { countEndedHours } from "#server/members/quiet-times/quiet-times.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const HOUR_MS = 3_600_000;
const refused = "105 no_play_hours";

describe("no-play hours", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);
  let zone = "";
  beforeEach(async () => {
    test.clock.jump(0);
    const [row] = await test.owner.query<{ zone: string }>(
      "select time_zone as zone from settings_sites where host = '*'",
    );
    zone = row?.zone ?? "";
  });
  /** What a clock shows so many hours from now, in the zone of the site. */
  const clock = (hours: number): string =>
    new Date(Date.now() + hours * HOUR_MS).toLocaleTimeString("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
    });
  const around = (before: number, after: number): QuietHours => ({
    from: clock(-before),
    until: clock(after),
  });
  const set = (hours: QuietHours | null) => member.call("set-no-play-hours", { hours });
  const quiet = async () => (await member.call("get-quiet-times"))["quiet"] as OwnQuietTimes;
  const kind = { kind: "hours" };
  const waits = () => test.clock.jump(profileRules.raiseWaitsHours.value * HOUR_MS);
  /** As if it had been asked for so long ago; the database's owner turns its own trigger off. */
  const askedEarlier = async (hours: number) => {
    await test.owner.query(
      "alter table member_quiet_times disable trigger member_quiet_times_stay",
    );
    await test.owner.query(
      `update member_quiet_times set changed_at = changed_at - $2 * interval '1 hour',
         loosen_asked_at = loosen_asked_at - $2 * interval '1 hour',
         loosen_ready_at = loosen_ready_at - $2 * interval '1 hour',
         loosen_lapses_at = loosen_lapses_at - $2 * interval '1 hour' where member_id = $1`,
      [member.player.memberId, hours],
    );
    await test.owner.query("alter table member_quiet_times enable trigger member_quiet_times_stay");
  };

  it("refuse stakes from the answer on, and take wins and roll-backs", async () => {
    const stake = await member.bet();
    expect(stake).toEqual(booked);
    expect(await set(around(1, 2))).toMatchObject({ status: "success" });
    for (let n = 0; n < 2; n++) expect(await member.bet()).toBe(refused);
    expect(await member.win(5_000)).toEqual(booked);
    expect(await member.rollBack(stake)).toEqual(booked);
  });

  it("name the minute at which play is possible again, to the member and to the game", async () => {
    const hours = around(1, 2);
    const answer = await set(hours);
    const { until } = (answer["quiet"] as OwnQuietTimes).hours;
    const shown = new Date(until ?? "").toLocaleTimeString("en-GB", {
      timeZone: zone,
      hour: "2-digit",
      minute: "2-digit",
    });
    expect(shown).toBe(hours.until);
    expect(await member.openGame()).toEqual({ status: "no_play_hours", until });
    const { body } = await test.provider("betwin", {
      account_id: member.player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: "quiet-until",
      transactions: [{ id_provider: "quiet-until", type: "bet", amount: "100.00" }],
    });
    expect(body["meta"]).toMatchObject({ reason: "no_play_hours", until });
  });

  it("take stakes outside of them, and hold for the next ones without the worker", async () => {
    await set(around(-2, 4));
    expect(await member.bet()).toEqual(booked);
    expect(await quiet()).toMatchObject({ hours: { until: null } });
    // The worker has not counted the hours of yesterday on; the posting looks at the clock.
    await test.app.db.query(
      `update member_play_times set quiet_from = quiet_from - interval '1 day',
         quiet_until = quiet_until - interval '1 day' where member_id = $1`,
      [member.player.memberId],
    );
    expect(await member.bet()).toEqual(booked);
    expect(await test.app.acts.perform(SYSTEM, countEndedHours)).toBe(1);
    expect(await test.app.acts.perform(SYSTEM, countEndedHours)).toBe(0);
    const [row] = await test.app.db.query<{ isAhead: boolean }>(
      `select quiet_from > now() as "isAhead" from member_play_times where member_id = $1`,
      [member.player.memberId],
    );
    expect(row).toEqual({ isAhead: true });
  });

  it("are extended at once, and shortened only after the wait and a second confirmation", async () => {
    const [narrow, wide] = [around(1, 2), around(2, 3)];
    await set(narrow);
    expect(await set(wide)).toMatchObject({ quiet: { hours: { own: wide, loosening: null } } });
    expect(await set(wide)).toEqual({ status: "already" });
    expect(await set(around(2, 2))).toMatchObject({
      quiet: { hours: { own: wide, loosening: { to: around(2, 2), isReady: false } } },
    });
    expect(await member.bet()).toBe(refused);
    expect(await member.call("confirm-quiet-time", kind)).toEqual({ status: "early" });
    await askedEarlier(profileRules.raiseWaitsHours.value);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => member.call("confirm-quiet-time", kind)),
    );
    const counted = Object.groupBy(answers, ({ status }) => String(status));
    expect([counted["success"]?.length, counted["not_found"]?.length]).toEqual([1, 3]);
    expect(await quiet()).toMatchObject({ hours: { own: around(2, 2), loosening: null } });
  });

  it("stay whole while others were asked for that begin and end earlier", async () => {
    await set(around(1, 2));
    await set(around(3, 1));
    expect(await quiet()).toMatchObject({
      hours: { own: around(1, 2), loosening: { to: around(3, 1) } },
    });
  });

  it("are not ended too late, and a request is taken back at once", async () => {
    await set(around(1, 2));
    expect(await member.call("cancel-quiet-time", kind)).toEqual({ status: "not_found" });
    await set(null);
    expect(await member.call("cancel-quiet-time", kind)).toMatchObject({
      quiet: { hours: { loosening: null } },
    });
    await set(null);
    await askedEarlier(
      profileRules.raiseWaitsHours.value + profileRules.raiseConfirmDays.value * 24 + 1,
    );
    expect(await member.call("confirm-quiet-time", kind)).toEqual({ status: "not_found" });
    expect(await member.bet()).toBe(refused);
  });

  it("are not loosened during a break, or by a clock that jumps ahead", async () => {
    await set(around(1, 2));
    await set(null);
    waits();
    await member.signIn();
    expect(await member.call("confirm-quiet-time", kind)).toMatchObject({ status: "error" });
    test.clock.jump(0);
    await member.signIn();
    await member.call("start-break", { term: "1d" });
    expect(await set(null)).toEqual({ status: "break" });
    expect(await set(around(2, 3))).toMatchObject({ status: "success" });
  });

  it("are kept from the database's owner too", async () => {
    await set(around(1, 2));
    const own = `where member_id = ${member.player.memberId}`;
    for (const change of [
      `update member_quiet_times set closed = '{}' ${own}`,
      `update member_quiet_times set member_id = 1 ${own}`,
      `update member_quiet_times set loosen_to = '{}', loosen_asked_at = now() - interval '2 days',
         loosen_ready_at = now() - interval '1 day', loosen_lapses_at = now() + interval '1 day' ${own}`,
      `delete from member_quiet_times ${own}`,
      "truncate member_quiet_times",
    ])
      await expect(test.owner.query(change), change).rejects.toThrow(/quiet times|wait begins/);
  });

  it.each([
    [{ from: "24:00", until: "08:00" }, "hours.from"],
    [{ from: "23:00", until: "8:00" }, "hours.until"],
    [{ from: "23:00", until: "23:00" }, "hours.until"],
    [{ from: "23:00", until: "08:60" }, "hours.until"],
    [{ from: "23:00" }, "hours.until"],
    [{ from: 23, until: "08:00" }, "hours.from"],
    [undefined, "hours"],
  ])("refuse %j with the path %s", async (hours, path) => {
    expect(await member.call("set-no-play-hours", { hours })).toMatchObject({
      status: "invalid",
      errors: [{ path }],
    });
  });

  it("come before a reality check that is due, and are part of the copy of the member's data", async () => {
    await set(around(1, 2));
    await member.shift(["check_due_at"], 61);
    expect(await member.bet()).toBe(refused);
    const copy = await member.call("get-own-data");
    expect(copy["quietTimes"]).toMatchObject([{ kind: "hours", change: "set" }]);
  });
});
