import { describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { IDLE_MS } from "#server/members/idle/idle.ts";
import { SESSIONS_AT_ONCE, startSession } from "#server/members/sessions.ts";
import { OFFICE_SESSIONS_AT_ONCE } from "#server/operators/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

describe("an idle session", () => {
  const test = useTestApp();

  it("ends although its open page reloads automatically", async () => {
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    for (let passed = 0; passed <= IDLE_MS; passed += IDLE_MS / 5) {
      await test.call("get-money-list", {}, { cookie, "x-passive": "1" });
      test.clock.advance(IDLE_MS / 5);
    }
    expect((await test.call("get-money-list", {}, { cookie })).http).toBe(401);
  });

  it("ends after the time that the jurisdiction of the member's site names, and health checks do not count", async () => {
    test.clock.stop();
    await test.owner.query(
      `insert into settings_profile_rules (profile_id, rule, number, source, read_on)
       select profile_id, 'idleMinutes', 15, 'the directive', current_date
       from settings_sites where host = '*'`,
    );
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    const idleLeft = async () =>
      (await test.call("user-health-check", {}, { cookie })).body["session"];
    expect(await idleLeft()).toMatchObject({ idleLeftMs: 15 * 60_000 });
    test.clock.advance(10 * 60_000);
    await test.call("get-money-list", {}, { cookie });
    expect(await idleLeft()).toMatchObject({ idleLeftMs: 15 * 60_000 });
    test.clock.advance(14 * 60_000);
    expect(await idleLeft()).toMatchObject({ idleLeftMs: 60_000 });
    test.clock.advance(61_000);
    const launch = { company: "tiger", code: "moon-rabbit-mill", timeStemp: 0 };
    for (const [name, input] of [
      ["open-game", launch],
      ["apply-user-deposit", { balance: 10_000 }],
    ] as const)
      expect((await test.call(name, input, { cookie })).http, name).toBe(401);
  });
});

describe("simultaneous sessions", () => {
  const test = useTestApp();

  it("one above a member's limit ends the least recently used one, with its launches", async () => {
    const { loginId, memberId } = await makeMember(test.app.db);
    const cookies: string[] = [];
    const signIn = async () => {
      cookies.push(await test.signIn(loginId, PASSWORD));
      test.clock.advance(61_000);
    };
    for (let n = 0; n < SESSIONS_AT_ONCE; n++) await signIn();
    const status = async (cookie = "") =>
      (await test.call("user-health-check", {}, { cookie })).body["status"];
    // Makes the first session a recently used one.
    await test.call("get-in-game-balance", {}, { cookie: cookies[0] ?? "" });
    await test.app.db.query(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select member_id, id, 1, (select min(id) from games), 1, ends_at from member_sessions where member_id = $1`,
      [memberId],
    );
    await signIn();
    expect(await status(cookies[0])).toBe("authenticated");
    expect(await status(cookies[1])).toBe("unauthenticated");
    expect(await status(cookies.at(-1))).toBe("authenticated");
    const ended = await test.app.db.query(
      `select s.ended_because as because, count(*) filter (where g.ended_at is null)::int as open
       from member_sessions s join game_sessions g on g.member_session_id = s.id
       where s.member_id = $1 and s.ended_at is not null group by 1`,
      [memberId],
    );
    expect(ended).toEqual([{ because: "displaced", open: 0 }]);
  });

  it("the limit holds in a race", async () => {
    const { memberId } = await makeMember(test.app.db);
    const place = { address: "127.0.0.1", userAgent: "", deviceToken: "one browser" };
    await Promise.all(
      Array.from({ length: SESSIONS_AT_ONCE + 5 }, () =>
        test.app.acts.perform(SYSTEM, (act) => startSession(act, { memberId, ...place })),
      ),
    );
    const open = await test.app.db.query(
      "select from member_sessions where member_id = $1 and ended_at is null",
      [memberId],
    );
    expect(open).toHaveLength(SESSIONS_AT_ONCE);
  });

  it("one above an operator's limit ends the least recently used one", async () => {
    const cookies: string[] = [];
    for (let n = 0; n <= OFFICE_SESSIONS_AT_ONCE; n++) {
      cookies.push(await signInToOffice(test, "operator2"));
      test.clock.advance(31_000);
    }
    const isIn = async (cookie = "") =>
      (await officeCall(test, "get-own-self", {}, cookie)).http === 200;
    expect([await isIn(cookies[0]), await isIn(cookies[1])]).toEqual([false, true]);
  });
});
