import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { significantHappenings, significantKinds } from "#contract/office/significant-events.ts";
import { rollBack } from "#server/games/transactions/roll-back.ts";
import { bookStake } from "#server/games/transactions/transactions.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
type Report = OfficeOutput<"get-significant-events">;

describe("the register of significant events", () => {
  const test = useTestApp();
  /** The day before, of or after so many days from now: a run may pass midnight in Seoul. */
  const day = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), "Asia/Seoul");
  const period = { from: day(-1), until: day(1) };
  let admin = "";
  let second = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    second = await operatorWithRole(test, "admin");
  });
  const ask = async (input: object = {}) =>
    (await officeCall(test, "get-significant-events", { ...period, ...input }, admin))
      .body as unknown as Report;
  const of = async (kind: string) => (await ask({ kind })).rows;

  /** A row of each source that has its own tests; 40 days ago, so that they are alone there. */
  const sources = [
    `insert into operator_sign_ins (login_id, address, user_agent, outcome, at)
     values ('stranger', '203.0.113.9', '', 'wrong_credentials', $1)`,
    `insert into component_checks (at, kind, process, host, release, components, fault_count, faults)
     values ($1, 'whole', 'web', 'one', repeat('a', 64), 9, 1,
       '[{"component": "build/web.js", "fault": "changed"}]')`,
    `insert into alert_findings (rule, subject, facts, raised_at, ended_at) values
       ('other_build', 'game:tiger/x', '{"game": "X", "pinned": "1", "told": "2"}', $1, $1),
       ('provider_failing', 'game-provider:tiger', '{"count": 5}', $1, $1)`,
    `insert into component_lives (process, host, started_at, seen_at, clock_apart_ms, clock_error_ms)
     select 'web', 'one', at, at, 0, 0 from unnest(array[$1 - interval '1 hour', $1]) at`,
    `insert into component_events (at, kind, component, before, after)
     select $1, kind, 'database', null, '{"seconds": 60}'
     from unnest(array['silence', 'restart', 'clock', 'restored']) kind`,
    `insert into report_large_amounts (at, kind, object, amount, threshold)
     select $1, kind, 'round:1-1', 500000000000, 100000
     from unnest(array['win', 'wager', 'transfer']) kind
     union all select $1, kind, 'day:2026-11-27/1', 500000000000, 100000
     from unnest(array['deposits', 'withdrawals']) kind`,
    `insert into ledger_commitment_attempts (found_at, kind, refused, subject, fault) values
       ($1, 'limit', 2, null, null), ($1, 'break', null, 'break 1', 'changed')`,
    `insert into report_differences (kind, key, about, since, found_at)
     values ('books', 'a promise: broken', 'a promise: broken', $1, $1)`,
    `insert into member_events (member_id, event, address, at) select 1, event, '127.0.0.1', $1
     from unnest(array['password_changed', 'withdrawal_password_changed', 'password_reset',
       'second_factor_added', 'second_factor_removed', 'passkey_added', 'passkey_removed',
       'phone_changed', 'bank_account_changed']) event`,
    `insert into member_likely_exclusions (member_id, excluded_id, found_at) values (1, 2, $1), (1, 3, $1)`,
    `with held as (
       insert into member_suspensions (member_id, ground, suspended_at, ended_at)
       values (1, 'identity', $1, $1) returning id)
     insert into member_duplicate_reviews (member_id, other_id, opened_at, shared, suspension_id)
     select 1, 2, $1, '[]', id from held`,
    `insert into member_breaks (member_id, term, started_at, ends_at)
     values (1, '6m', $1, $1 + interval '6 months')`,
    `insert into member_dormancies (member_id, inactive_since, noticed_at, due_at, dormant_at)
     values (1, $1 - interval '1 year', $1 - interval '31 days', $1, $1)`,
  ];
  /** Happens twice below, or is proven by real calls. */
  const ELSEWHERE: ReadonlySet<string> = new Set([
    "process_died",
    "stake_rolled_back",
    "stake_part_given_back",
    "win_rolled_back",
  ]);
  const EARLIER = { from: day(-41), until: day(-39) };

  it("reads what every component records by itself, each once, with its component and its facts", async () => {
    const at = new Date(Date.now() - 40 * DAY_MS);
    expect((await ask(EARLIER)).rows).toEqual([]);
    for (const source of sources)
      await test.owner.query(source.replaceAll("$1", "$1::timestamptz"), [at]);
    await test.owner.query(
      `insert into ledger_house_entries (posted_at, movement, from_house_account_id,
         to_house_account_id, amount) values ($1, 103, 1, 2, 700000)`,
      [at],
    );
    const { rows, kinds } = await ask(EARLIER);
    const ofSystem = rows.filter(({ at: each }) => each === at.toISOString());
    const seen = ofSystem.map(({ happening }) => happening);
    for (const happening of significantHappenings.filter((each) => !ELSEWHERE.has(each)))
      expect([happening, seen.filter((each) => each === happening)]).toEqual([
        happening,
        [happening],
      ]);
    expect(rows.filter(({ happening }) => happening === "process_died")).toHaveLength(2);
    expect(rows.find(({ happening }) => happening === "no_process")).toMatchObject({
      kind: "downtime",
      component: "web",
      after: { seconds: 3600 },
    });
    expect(rows.find(({ happening }) => happening === "sign_in_refused")).toMatchObject({
      actor: "stranger",
      after: { refusal: "wrong_credentials", address: "203.0.113.9" },
    });
    expect(rows.find(({ happening }) => happening === "other_build")).toMatchObject({
      before: { build: "1" },
      after: { build: "2" },
    });
    expect(rows.find(({ happening }) => happening === "large_win")?.after).toEqual({
      amount: 5_000_000,
      largeWinFrom: 1,
    });
    expect(rows.find(({ happening }) => happening === "receivable")?.after).toEqual({ amount: 7 });
    const acts = ["override", "roll_back", "policy", "game", "jackpot", "incentive"];
    expect(kinds.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual(acts);
    expect(kinds.map(({ kind }) => kind)).toEqual(significantKinds);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
    await test.owner.query("delete from ledger_house_entries where posted_at = $1", [at]);
  });

  it("pages over events of one moment, each exactly once, and all of them in the file", async () => {
    const at = new Date(Date.now() - 80 * DAY_MS);
    await test.owner.query(
      `insert into component_events (at, kind, component, after)
       select $1, 'clock', 'database', '{}' from generate_series(1, 80)`,
      [at],
    );
    await test.owner.query(
      `insert into operator_sign_ins (login_id, address, user_agent, outcome, at)
       select 'stranger', '203.0.113.9', '', 'wrong_credentials', $1 from generate_series(1, 60)`,
      [at],
    );
    const asked = { from: day(-81), until: day(-79) };
    const ids: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: Report = await ask({ ...asked, ...(after !== undefined && { after }) });
      ids.push(...page.rows.map(({ id }) => id));
      after = page.next;
    }
    expect([ids.length, new Set(ids).size]).toEqual([140, 140]);
    const input = { ...asked, reason: "for the audit" };
    const { body } = await officeCall(test, "export-significant-events", input, admin);
    const file = String(body["file"]);
    for (const id of ids) expect(file.split(`${id},`)).toHaveLength(2);
    expect(file.match(/no_activity/g), "a line for each other kind").toHaveLength(
      significantKinds.length - 2,
    );
    expect(file).toMatch(/rows,156,all/);
  });

  it("an act by two has its actor, authoriser, reason and both values", async () => {
    const off = { name: "comp", isOn: false, reason: "counted wrongly" };
    await officeCall(test, "change-switch", off, admin);
    const people = { maker: admin, checker: second };
    const made = await actByTwo(test, "change-switch", { name: "comp", isOn: true }, people);
    expect(made.body["status"]).toBe("success");
    const nameOf = async (cookie: string) =>
      ((await officeCall(test, "get-own-self", {}, cookie)).body["operator"] as { name: string })
        .name;
    const [actor, authoriser] = [await nameOf(admin), await nameOf(second)];
    expect(actor).not.toBe(authoriser);
    const act = { happening: "change-switch", component: "office", object: "switch:comp", actor };
    const [states, reversed] = [{ isOn: true }, { isOn: false }];
    expect(await of("policy"), "a proposal and a decision change nothing").toMatchObject([
      { ...act, authoriser, reason: "asked for", before: reversed, after: states },
      { ...act, authoriser: null, reason: "counted wrongly", before: states, after: reversed },
    ]);
  });

  it("roll-backs that providers send are listed with provider, round, both amounts and time, and in the file", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    const call = (roundRef: string, gameCode = "moon-rabbit-mill") => ({
      connection: gameCode === "fox-lantern" ? "sandbox-hub88" : "sandbox",
      memberRef: player.ref,
      currency: "KRW",
      gameCode,
      roundRef,
      gameSessionId: null,
      closes: false,
    });
    const { writer } = test.app;
    const play = (round: string, kind: "bet" | "win", won: number) =>
      playRound(writer, call(round), [{ key: `${round}-${kind}`, kind, amount: fromWon(won) }]);
    const undo = (round: string, kind: "bet" | "win") =>
      rollBackRound(writer, call(round), [
        { key: `${round}-${kind}-back`, originalKey: `${round}-${kind}` },
      ]);
    await play("undone", "bet", 3_000);
    await undo("undone", "bet");
    await undo("undone", "bet");
    await play("spent", "win", 50_000);
    await play("since", "bet", 130_000);
    await undo("spent", "win");
    await playRound(writer, call("paid"), [
      { key: "paid-win", kind: "win", amount: fromWon(10_000) },
    ]);
    const part = { ...call("part", "fox-lantern"), isPromo: false, tags: [] };
    await bookStake(writer, { ...part, key: "part", amount: fromWon(5_000), isFree: false });
    const policy = { winNeeds: "named stake", rollBackAfterWin: "taken" } as const;
    const back = { ...part, key: "part-back", original: "part", amount: fromWon(2_000) };
    await rollBack(writer, policy, back);

    const rows = await of("roll_back");
    const seen = rows.map(({ happening, component, subject, before, after }) => [
      happening,
      component,
      subject.round,
      before,
      after,
    ]);
    expect(seen).toEqual([
      [
        "stake_part_given_back",
        "game-provider:fox",
        { stake: 3_000, payout: 0 },
        null,
        { amount: 2_000 },
      ],
      [
        "win_rolled_back",
        "game-provider:tiger",
        { stake: 0, payout: 30_000 },
        { amount: 50_000 },
        { amount: 20_000 },
      ],
      [
        "stake_rolled_back",
        "game-provider:tiger",
        { stake: 0, payout: 0 },
        { amount: 3_000 },
        { amount: 3_000 },
      ],
    ]);
    expect((await ask()).rows.filter(({ kind }) => kind === "roll_back")).toEqual(rows);
    const input = { ...period, kind: "roll_back", reason: "for the audit" };
    const { body } = await officeCall(test, "export-significant-events", input, admin);
    for (const { id } of rows) expect(String(body["file"]).split(`${id},`)).toHaveLength(2);
  });

  it("takes the permission of the audit trail, and any days but an end before its start", async () => {
    const viewer = await operatorWithRole(test, "viewer");
    expect((await officeCall(test, "get-significant-events", period, viewer)).http).toBe(403);
    const input = { ...period, reason: "for the audit" };
    expect((await officeCall(test, "export-significant-events", input, viewer)).http).toBe(403);
    expect(await ask({ from: "2000-01-01" })).toMatchObject({ status: "success" });
    expect(await ask({ from: day(2) })).toMatchObject({ status: "limit" });
    expect((await ask({ after: "9999999999999999_99_999999999999999999" })).rows).toBeDefined();
    expect(await ask({ after: "1" })).toMatchObject({ status: "invalid" });
  });
});
