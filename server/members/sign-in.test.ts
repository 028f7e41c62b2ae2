import { beforeEach, describe, expect, it } from "vitest";
import { HASHING, hashers } from "#server/kit/hashing.ts";
import { readPasswordCost } from "#server/kit/password-cost.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { WIDER_TIMES } from "#server/kit/throttle.ts";
import type { Register } from "#server/members/registers/register.ts";
import { signIn, signInKey, SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { hearStatements } from "#tests/support/sent-statements.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { followJurisdiction } from "#tests/support/registers.ts";

const { perNetwork, perIdAndNetwork, perId, perKnownBrowser } = SIGN_IN_RULES;

describe("sign-in", () => {
  const test = useTestApp();
  const attempt = (userId: string, password: string, headers: Record<string, string> = {}) =>
    test.call("user-do-login", { userId, password }, headers);
  /** One attempt from an address, in a new browser unless a device token is given. */
  const attemptFrom = (address: string, userId: string, password: string, deviceToken = "new") =>
    signIn(
      { acts: test.app.acts, registers: new Map() },
      {
        userId,
        password,
        address,
        userAgent: "",
        deviceToken,
        replaces: null,
      },
    ).then(
      () => "success",
      (error: { code?: string }) => error.code ?? "fault",
    );
  const rowsOf = (loginId: string, outcome: string) =>
    test.app.db.query("select from member_sign_ins where login_id = $1 and outcome = $2", [
      loginId,
      outcome,
    ]);

  beforeEach(() => test.clock.advance(perId.windowMs));

  it("answers the same to a wrong id and a wrong password, and records both", async () => {
    const { loginId } = await makeMember(test.app.db);
    const wrongPassword = await attempt(loginId, "not-the-password");
    const wrongId = await attempt("nobody-here", "not-the-password");
    expect(wrongPassword.body).toEqual({ status: "pass" });
    expect(wrongId.body).toEqual(wrongPassword.body);
    expect(await rowsOf(loginId, "wrong_credentials")).toHaveLength(1);
    expect(await rowsOf("nobody-here", "wrong_credentials")).toHaveLength(1);
  });

  it("does the same work for a wrong id as for a wrong password", async () => {
    const { loginId } = await makeMember(test.app.db);
    const workOf = async (userId: string) => {
      const statements: string[] = [];
      const stop = hearStatements(test.app.db.pool, (text) => {
        // Statements of background work are left out.
        if (/\b(members|throttles|member_sign_ins)\b/.test(text)) statements.push(text);
      });
      const before = hashers.completed;
      await attempt(userId, "not-the-password");
      stop();
      return { hashes: hashers.completed - before, statements };
    };
    const known = await workOf(loginId);
    expect(known.hashes).toBe(1);
    expect(await workOf("nobody-there")).toEqual(known);
  });

  it("refuses guesses at one id from one network after ten attempts, whatever the headers say", async () => {
    const { loginId } = await makeMember(test.app.db);
    for (let n = 0; n < perIdAndNetwork.uses; n++) await attempt(loginId, `wrong-password-${n}`);
    const refused = await attempt(loginId, PASSWORD, { "x-forwarded-for": "203.0.113.9" });
    expect(refused.body["status"]).toBe("time");
    expect(refused.body["retryAfter"]).toBeGreaterThan(0);
    expect(refused.body["retryAfter"]).toBeLessThanOrEqual(perIdAndNetwork.windowMs / 1000);
    test.clock.advance(perIdAndNetwork.windowMs);
    expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it("allows strangers from hundreds of addresses a hundred guesses a day at one id, and lets its owner in", async () => {
    const member = await makeMember(test.app.db);
    const { loginId } = member;
    expect(await attemptFrom("198.51.100.7", loginId, PASSWORD, "the owner's")).toBe("success");
    const used = perId.uses - 5;
    // Most of the day's guesses are written here, which saves hashing them.
    await test.app.db.query(
      `insert into throttles (key, window_started_at, uses) values ($1, $2, $3)
       on conflict (key) do update set window_started_at = excluded.window_started_at, uses = excluded.uses`,
      [signInKey(loginId), test.clock.now(), used],
    );
    const outcomes: string[] = [];
    for (let n = 0; n < 250; n++)
      outcomes.push(await attemptFrom(`198.18.${n}.1`, loginId, PASSWORD + n));
    expect(outcomes.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "too_often")).toHaveLength(245);
    expect(await rowsOf(loginId, "too_often")).toHaveLength(1);
    expect(await attemptFrom("203.0.113.77", loginId, PASSWORD)).toBe("too_often");
    expect(await attemptFrom("198.18.0.1", loginId, PASSWORD, "the owner's")).toBe("success");
    test.clock.advance(perId.windowMs);
    expect(await attemptFrom("203.0.113.77", loginId, PASSWORD)).toBe("success");
  });

  it("counts guesses in the owner's known browser separately", async () => {
    const { loginId } = await makeMember(test.app.db);
    await attemptFrom("203.0.113.5", loginId, PASSWORD, "own browser");
    for (let n = 0; n < perKnownBrowser.uses; n++)
      expect(await attemptFrom("203.0.113.5", loginId, "wrong", "own browser")).toBe(
        "wrong_credentials",
      );
    expect(await attemptFrom("203.0.113.5", loginId, PASSWORD, "own browser")).toBe("too_often");
    expect(await attemptFrom("203.0.113.5", loginId, PASSWORD, "another")).toBe("success");
  });

  it("knows a browser only for the ids that have signed in there", async () => {
    const [first, second] = [await makeMember(test.app.db), await makeMember(test.app.db)];
    await attemptFrom("203.0.113.6", first.loginId, PASSWORD, "one browser");
    for (let n = 0; n < perIdAndNetwork.uses; n++)
      await attemptFrom("203.0.113.6", second.loginId, "wrong", "one browser");
    expect(await attemptFrom("203.0.113.6", second.loginId, PASSWORD, "one browser")).toBe(
      "too_often",
    );
  });

  it("refuses one address that tries many ids, whatever headers it invents", async () => {
    const { uses } = perNetwork;
    await test.app.db.query(
      `insert into throttles (key, window_started_at, uses) values ('sign-in:network:127.0.0.1', $1, $2)
       on conflict (key) do update set window_started_at = excluded.window_started_at, uses = excluded.uses`,
      [test.clock.now(), uses - 10],
    );
    const tries = Array.from({ length: 15 }, (_, n) =>
      attempt(`nobody${n}`, "wrong-password", {
        "x-forwarded-for": `203.0.113.${n}`,
        "x-real-ip": `198.51.100.${n}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.body["status"]);
    expect(statuses.filter((status) => status === "pass")).toHaveLength(10);
    expect(statuses.filter((status) => status === "time")).toHaveLength(5);
  });

  it("counts an IPv6 /64 as one network, and the wider one as several", async () => {
    const used = (key: string, uses: number) =>
      test.app.db.query(
        "insert into throttles (key, window_started_at, uses) values ($1, $2, $3)",
        [key, test.clock.now(), uses],
      );
    await used("sign-in:network:2001:db8:5:1::/64", perNetwork.uses - 1);
    expect(await attemptFrom("2001:db8:5:1::1", "nobody1", "wrong")).toBe("wrong_credentials");
    expect(await attemptFrom("2001:db8:5:1:ffff::2", "nobody2", "wrong")).toBe("too_often");
    expect(await attemptFrom("2001:db8:5:2::1", "nobody3", "wrong")).toBe("wrong_credentials");
    await test.app.db.query("update throttles set uses = $2 where key = $1", [
      "sign-in:wider:2001:db8:5::/48",
      perNetwork.uses * WIDER_TIMES,
    ]);
    expect(await attemptFrom("2001:db8:5:3::1", "nobody4", "wrong")).toBe("too_often");
    expect(await attemptFrom("2001:db8:6:3::1", "nobody5", "wrong")).toBe("wrong_credentials");
  });

  it("refuses attempts beyond the hashing queue at once, without counting a guess", async () => {
    const { loginId } = await makeMember(test.app.db);
    const crowd = Array.from({ length: HASHING.atOnce + HASHING.waitingAtMost }, () =>
      hashPassword("one of many sign-ins"),
    );
    const refused = await attempt(loginId, PASSWORD);
    expect(refused).toMatchObject({ http: 503, body: { status: "busy" } });
    expect(refused.headers["retry-after"]).toBe("1");
    await Promise.all(crowd);
    expect(
      await test.app.db.query("select from throttles where key like '%' || $1 || '%'", [loginId]),
    ).toHaveLength(0);
    expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it("replaces a hash that was made at another cost", async () => {
    const { loginId } = await makeMember(test.app.db);
    const old = await hashPassword(PASSWORD, { memory: 8_192, passes: 1, parallelism: 1 });
    await test.app.db.query("update members set password_hash = $2 where login_id = $1", [
      loginId,
      old,
    ]);
    expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
    const [row] = await test.app.db.query<{ hash: string }>(
      "select password_hash as hash from members where login_id = $1",
      [loginId],
    );
    const { memory, passes } = readPasswordCost(process.env);
    expect(row?.hash).toContain(`$m=${memory},t=${passes},p=1$`);
    expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it("does not count successful sign-ins", async () => {
    const { loginId } = await makeMember(test.app.db);
    for (let n = 0; n < perIdAndNetwork.uses + 3; n++)
      expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it.each([
    ["a password that was changed", "password_hash = $2", "wrong_credentials"],
    ["an account that became dormant", "status = 'dormant'", "account_dormant"],
    ["an account that was closed", "status = 'closed'", "account_not_active"],
  ])("begins no session with %s before a register answered", async (_what, change, code) => {
    const { loginId, memberId } = await makeMember(test.app.db);
    const changing: Register = {
      moments: ["sign-in"],
      sweepDays: null,
      async check() {
        const hash = await hashPassword("another-password-2026");
        await test.app.db.query(
          `update members set ${change} where id = $1 and $2::text is not null`,
          [memberId, hash],
        );
        return { kind: "clear", replyId: null };
      },
    };
    await followJurisdiction(test, "gb");
    const signingIn = signIn(
      { acts: test.app.acts, registers: new Map([["gamstop", changing]]) },
      {
        userId: loginId,
        password: PASSWORD,
        address: "203.0.113.5",
        userAgent: "",
        deviceToken: "new",
        replaces: null,
      },
    );
    await expect(signingIn).rejects.toMatchObject({ code });
    await followJurisdiction(test, null);
    const sessions = await test.app.db.query("select from member_sessions where member_id = $1", [
      memberId,
    ]);
    expect(sessions).toEqual([]);
  });

  it("accepts an id in any case", async () => {
    const { loginId } = await makeMember(test.app.db);
    expect((await attempt(loginId.toUpperCase(), PASSWORD)).body["status"]).toBe("success");
  });
});
