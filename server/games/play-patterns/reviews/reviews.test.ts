import { describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import type { PlayReview } from "#contract/office/play-patterns.ts";
import { PLAY_RULES } from "#contract/play-signs.ts";
import { loadLegalTexts } from "#locales/legal-texts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, useWatchedPlay } from "#tests/support/watched-play.ts";

describe("reviews of play", () => {
  const play = useWatchedPlay();
  const { test } = play;
  const table = () => play.codeOf("casino");
  const reviews = async (list: "open" | "closed" = "open") => {
    await play.watch();
    const all = (await play.ask("get-play-reviews", { list }))["reviews"] as PlayReview[];
    return all.filter((each) => each.member.id === Number(play.member.memberId));
  };

  const every = (ms: number, count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => from + n * ms);
  /** Intervals of about three seconds that differ by `ms` to both sides in turn. */
  const shaken = (count: number, ms: number) =>
    Array.from({ length: count }, (_, n) => n * 3_000 + (n % 2) * ms);

  it("open by 16 hours of play without a pause, by even intervals and by two networks, and block no member", async () => {
    await play.start(every(15 * MINUTE_MS, 65), { game: table() });
    await play.start(shaken(502, 20));
    const launches = await twoLaunches();
    for (const launch of launches)
      await play.start(every(MINUTE_MS, 10, launch === launches[0] ? 10_000 : 20_000), {
        game: table(),
        launch,
      });
    const [review, ...others] = await reviews();
    expect(others).toEqual([]);
    const measured = Object.fromEntries((review?.reasons ?? []).map((each) => [each.sign, each]));
    expect(measured["twoNetworks"]).toMatchObject({ value: 10, threshold: 10, game: null });
    expect(measured["longPlay"]).toMatchObject({ value: 960, threshold: 960 });
    expect(measured["evenRhythm"]).toMatchObject({
      value: 20,
      threshold: 100,
      meanMs: 3_000,
      game: { code: play.codeOf("slot") },
    });
    expect(measured["evenRhythm"]?.intervals).toBeGreaterThanOrEqual(500);
    const [account] = await test.owner.query("select status from members where id = $1", [
      play.member.memberId,
    ]);
    expect(account).toMatchObject({ status: "active" });
    await watchAlerts(test.app.acts);
    expect(
      await test.owner.query(
        "select rule from alert_findings where rule = 'play_review' and facts ->> 'loginId' = $1",
        [play.member.loginId],
      ),
    ).toHaveLength(1);
  });

  it.each([
    [
      "a pause of 30 minutes",
      () => [...every(10 * MINUTE_MS, 60), ...every(10 * MINUTE_MS, 60, 620 * MINUTE_MS)],
    ],
    ["less than 16 hours", () => every(15 * MINUTE_MS, 64)],
    ["intervals with a deviation of 100 ms", () => shaken(502, 100)],
    ["fewer than 500 intervals in a row", () => shaken(499, 5)],
    [
      "an interval above a minute between",
      () => [...shaken(400, 5), ...shaken(400, 5).map((ms) => ms + 1_270_000)],
    ],
  ])("do not open with %s", async (_, offsets) => {
    await play.start(offsets());
    expect(await reviews()).toEqual([]);
  });

  it("do not open by nine minutes of two networks, of a table's rhythm or of a test account", async () => {
    const launches = await twoLaunches();
    for (const launch of launches) await play.start(every(MINUTE_MS, 9), { game: table(), launch });
    await play.start(
      shaken(502, 5).map((ms) => ms + HOUR_MS),
      { game: table() },
    );
    expect(await reviews()).toEqual([]);
    await play.becomesTester();
    await play.start(shaken(502, 5).map((ms) => ms + 5 * HOUR_MS));
    expect(await reviews()).toEqual([]);
  });

  it("are ended by staff with what they found, and the same sign opens no other for 30 days", async () => {
    await play.start(shaken(502, 5));
    const [review] = await reviews();
    const input = {
      reviewId: review?.id,
      version: review?.version,
      reason: "The game has autoplay.",
    };
    expect(
      await play.ask("decide-play-review", { ...input, version: 7, outcome: "acted" }),
    ).toMatchObject({ status: "stale" });
    expect(await play.ask("decide-play-review", { ...input, outcome: "explained" })).toMatchObject({
      status: "success",
    });
    expect(await play.ask("decide-play-review", { ...input, outcome: "acted" })).toMatchObject({
      status: "already",
    });
    expect(
      await play.ask("decide-play-review", { ...input, reviewId: 99_999, outcome: "acted" }),
    ).toMatchObject({ status: "not_found" });
    expect(await reviews("closed")).toMatchObject([
      { outcome: "explained", findings: "The game has autoplay." },
    ]);
    const audited = await test.owner.query(
      "select object, before, after, reason from audit_entries where call = 'decide-play-review' order by id desc limit 1",
    );
    expect(audited).toEqual([
      {
        object: `member:${play.member.memberId}`,
        before: { playReview: "open" },
        after: { playReview: "explained" },
        reason: "The game has autoplay.",
      },
    ]);
    test.clock.advance(29 * DAY_MS);
    await play.start(shaken(502, 5));
    expect(await reviews()).toEqual([]);
    test.clock.advance(2 * DAY_MS);
    await play.start(shaken(502, 5));
    expect(await reviews()).toHaveLength(1);
  });

  it("follow rules that the terms of use name with their numbers, in every language", async () => {
    const { longPlayHours, pauseMinutes, evenRounds, evenSpreadMs, networkMinutes } = PLAY_RULES;
    for (const locale of localeCodes) {
      const terms = (await loadLegalTexts(locale)).terms("Dalbit", "21");
      const numbers = new Set(terms.match(/\d+/g));
      for (const number of [longPlayHours, pauseMinutes, evenRounds, evenSpreadMs, networkMinutes])
        expect(numbers, `${locales[locale].endonym}: ${number}`).toContain(String(number));
    }
  });

  /** Launches of the member from sign-ins in two networks. */
  async function twoLaunches(): Promise<string[]> {
    const launches: string[] = [];
    for (const address of ["203.0.113.7", "198.51.100.7"]) {
      const [row] = await test.owner.query<{ id: string }>(
        `with signed_in as (
           insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
             ends_at, idle_ends_at)
           values ($1, sha256($5::bytea), sha256($6::bytea), $2::inet,
             'test', now() + interval '1 day', now() + interval '1 day') returning id)
         insert into game_sessions (member_id, member_session_id, account_id, game_id, ended_at, ends_at)
         select $1, s.id, $3, g.id, now(), now() from signed_in s, games g where g.code = $4
         returning id`,
        [
          play.member.memberId,
          address,
          play.member.cash.id,
          table(),
          Buffer.from(`${play.member.loginId}-${address}`),
          Buffer.from(`${play.member.loginId}-${address}-health`),
        ],
      );
      launches.push(row?.id ?? "");
    }
    return launches;
  }
});
