import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { IDLE_MS } from "#server/members/idle/idle.ts";
import { ABSOLUTE_MS } from "#server/members/session-length.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

describe("sessions over HTTP", () => {
  const test = useTestApp();
  const status = async (cookie: string) =>
    (await test.call("user-health-check", {}, { cookie })).body["status"];

  it("user-do-login answers the current user of the specification, masked, and a token", async () => {
    const answer = await test.call("user-do-login", { userId: "demo1", password: DEMO_PASSWORD });
    expect(answer.body).toMatchObject({
      status: "success",
      user: {
        userId: "demo1",
        balance: 1_284_500,
        in_balance: 0,
        rolling: 12_340,
        level: 4,
        noteCount: 3,
        helpCount: 1,
        banknum: "•••-•••-••1234",
      },
    });
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^dalbit_session=[\w-]{43}; /);
    expect(cookie).toContain("HttpOnly");
    expect(cookie).toContain("SameSite=Lax");
  });

  it("user-do-login answers the previous sign-in and the failed attempts since, and null at the first", async () => {
    const { loginId } = await makeMember(test.app.db);
    const signIn = async (password = PASSWORD) =>
      (await test.call("user-do-login", { userId: loginId, password }, { "user-agent": FIREFOX }))
        .body;
    expect(await signIn()).toMatchObject({ status: "success", previous: null });
    test.clock.advance(1_000);
    await signIn("not-the-password");
    expect(await signIn()).toMatchObject({
      previous: { device: "Firefox, Linux", address: "127.0.•.•", refusedSince: 1 },
    });
  });

  it("user-health-check answers POST by cookie and GET by bearer alike, and no other call accepts the token", async () => {
    test.clock.stop();
    const signedIn = await test.call("user-do-login", { userId: "demo1", password: DEMO_PASSWORD });
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const posted = await test.call("user-health-check", {}, { cookie });
    const token = String(signedIn.body["token"]);
    const got = await test.app.server.inject({
      url: "/api/routes/user-health-check",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(got.json()).toEqual(posted.body);
    const asCookie = { cookie: `dalbit_session=${token}` };
    expect((await test.call("get-in-game-balance", {}, asCookie)).http).toBe(401);
    const wrong = await test.app.server.inject({
      url: "/api/routes/user-health-check",
      headers: { authorization: `Bearer ${token.slice(1)}A` },
    });
    expect(wrong.statusCode).toBe(401);
  });

  it("get-in-game-balance answers the balances", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    expect((await test.call("get-in-game-balance", {}, { cookie })).body).toEqual({
      status: "success",
      gameMoney: 0,
      balance: 1_284_500,
      rolling: 12_340,
      userId: "demo1",
    });
  });

  it("user-logout ends the session on the server and the launches made from it", async () => {
    const cookie = await test.signIn("demo2", DEMO_PASSWORD);
    await test.app.db.query(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select s.member_id, s.id, 1, (select min(id) from games), 1, s.ends_at
       from member_sessions s join members m on m.id = s.member_id
       where m.login_id = 'demo2' and s.ended_at is null`,
    );
    const answer = await test.call("user-logout", {}, { cookie });
    expect(String(answer.headers["set-cookie"])).toContain("Expires=Thu, 01 Jan 1970");
    expect(await status(cookie)).toBe("unauthenticated");
    const open = await test.app.db.query(
      `select from game_sessions g join members m on m.id = g.member_id
       where m.login_id = 'demo2' and g.ended_at is null`,
    );
    expect(open).toHaveLength(0);
    expect((await test.call("user-logout", {})).body).toEqual({ status: "success" });
  });

  it("a session and its launches end together or not at all", async () => {
    const cookie = await test.signIn("demo2", DEMO_PASSWORD);
    await test.app.db.query(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select s.member_id, s.id, 1, (select min(id) from games), 1, s.ends_at
       from member_sessions s join members m on m.id = s.member_id
       where m.login_id = 'demo2' and s.ended_at is null`,
    );
    await test.owner.query(
      "alter table game_sessions add constraint shut check (ended_at is null) not valid",
    );
    const answer = await test.call("user-logout", {}, { cookie });
    await test.owner.query("alter table game_sessions drop constraint shut");
    expect(answer.http).toBe(500);
    expect(await status(cookie)).toBe("authenticated");
    expect((await test.call("user-logout", {}, { cookie })).body).toEqual({ status: "success" });
    expect(await status(cookie)).toBe("unauthenticated");
  });

  it("a second sign-in replaces the browser's session", async () => {
    const first = await test.signIn("demo3", DEMO_PASSWORD);
    await test.call(
      "user-do-login",
      { userId: "demo3", password: DEMO_PASSWORD },
      { cookie: first },
    );
    expect(await status(first)).toBe("unauthenticated");
  });

  it("a health check does not count as activity, so an open page does not extend a session", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    test.clock.advance(IDLE_MS - 60_000);
    expect(await status(cookie)).toBe("authenticated");
    test.clock.advance(61_000);
    expect(await status(cookie)).toBe("unauthenticated");
  });

  it("a health check tells when its session ends, and continuing puts off the end by idleness", async () => {
    test.clock.stop();
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const left = async () => (await test.call("user-health-check", {}, { cookie })).body["session"];
    expect(await left()).toEqual({ idleLeftMs: IDLE_MS, leftMs: ABSOLUTE_MS });
    const passedMs = IDLE_MS - 100_000;
    test.clock.advance(passedMs);
    const leftMs = ABSOLUTE_MS - passedMs;
    expect(await left()).toEqual({ idleLeftMs: 100_000, leftMs });
    const session = { idleLeftMs: IDLE_MS, leftMs };
    const goOn = () => test.call("continue-session", {}, { cookie });
    expect((await goOn()).body).toEqual({ status: "success", session });
    expect(await left()).toEqual(session);
    test.clock.advance(IDLE_MS + 1_000);
    expect((await goOn()).body).toEqual({ status: "unauthenticated" });
  });

  it("the end that no activity puts off is told as such", async () => {
    test.clock.stop();
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    await test.app.db.query("update member_sessions set ends_at = $1 where ended_at is null", [
      new Date(test.clock.now().getTime() + 200_000),
    ]);
    test.clock.advance(90_000);
    const answer = await test.call("continue-session", {}, { cookie });
    expect(answer.body["session"]).toEqual({ idleLeftMs: 110_000, leftMs: 110_000 });
    test.clock.advance(111_000);
    expect(await status(cookie)).toBe("unauthenticated");
  });

  it("activity restarts the idle time, up to the absolute end", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    for (let passedMs = 0; passedMs + IDLE_MS / 2 < ABSOLUTE_MS; passedMs += IDLE_MS / 2) {
      test.clock.advance(IDLE_MS / 2);
      expect((await test.call("get-in-game-balance", {}, { cookie })).http).toBe(200);
    }
    test.clock.advance(IDLE_MS / 2);
    expect((await test.call("get-in-game-balance", {}, { cookie })).http).toBe(401);
  });

  it("a closed member's session has ended", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    await test.app.db.query("update members set status = 'closed' where login_id = 'demo1'");
    expect(await status(cookie)).toBe("unauthenticated");
    const again = await test.call("user-do-login", { userId: "demo1", password: DEMO_PASSWORD });
    expect(again.body).toEqual({ status: "closed" });
    await test.app.db.query("update members set status = 'active' where login_id = 'demo1'");
  });
});
