import { beforeEach, describe, expect, it, vi } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { codeAt, makeSecondFactor } from "#server/kit/totp.ts";
import { openSecondFactor, sealSecondFactor } from "#server/operators/second-factor.ts";
import { OFFICE_ABSOLUTE_MS, OFFICE_IDLE_MS } from "#server/operators/sessions.ts";
import { OFFICE_SIGN_IN_RULES, signInOperator } from "#server/operators/sign-in.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { officeCall, secondFactorOf, signInToOffice } from "#tests/support/office.ts";

describe("sign-in to the office", () => {
  const test = useTestApp();
  let secret: string;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.app.db.query("update operators set second_factor_step = 0, status = 'active'");
    secret = await secondFactorOf(test.databaseUrl, APP_SECRET, "operator1");
  });

  const signIn = async (fields: Record<string, string>) =>
    officeCall(test, "sign-in", { loginId: "operator1", password: DEMO_PASSWORD, ...fields });
  const code = (aheadMs = 0) => codeAt(secret, new Date(test.clock.now().getTime() + aheadMs));

  it("sign-in needs the id, the password and the code, and sets the office's cookie", async () => {
    const answer = await signIn({ code: code() });
    expect(answer.body).toMatchObject({
      status: "success",
      operator: { loginId: "operator1", role: "admin" },
    });
    const [cookie] = answer.headers["set-cookie"] as string[];
    expect(cookie).toMatch(/^dalbit_office=[\w-]{43};.*HttpOnly.*SameSite=Strict/);
    expect(cookie).toContain("Path=/;");
  });

  it("answers the same to a wrong password and an unknown id", async () => {
    const wrong = await signIn({ password: "not-the-password", code: code() });
    const nobody = await signIn({ loginId: "nobody", code: code() });
    expect(wrong.body).toEqual({ status: "pass" });
    expect(nobody.body).toEqual(wrong.body);
    expect(nobody.headers["set-cookie"]).toBeUndefined();
  });

  it("asks for the code after the password, and refuses a wrong code", async () => {
    expect((await signIn({})).body).toEqual({ status: "otp" });
    const other = await secondFactorOf(test.databaseUrl, APP_SECRET, "operator2");
    const wrong = codeAt(other, test.clock.now());
    expect((await signIn({ code: wrong })).body).toEqual({ status: "otp" });
    expect((await signIn({ code: code(-120_000) })).body).toEqual({ status: "otp" });
    expect((await signIn({ code: "12345" })).http).toBe(400);
  });

  it("accepts a code once, also when it is sent twice simultaneously (RFC 6238, 5.2)", async () => {
    const used = code();
    const answers = await Promise.all([signIn({ code: used }), signIn({ code: used })]);
    expect(new Set(answers.map(({ body }) => body["status"]))).toEqual(new Set(["otp", "success"]));
    // The order of the two decides whether the second counts as a wrong attempt.
    await test.app.db.query("delete from throttles");
    expect((await signIn({ code: used })).body).toEqual({ status: "otp" });
    // An older code than the used one is refused too.
    expect((await signIn({ code: code(-30_000) })).body).toEqual({ status: "otp" });
    expect((await signIn({ code: code(30_000) })).body["status"]).toBe("success");
  });

  it("locks an id after three wrong attempts, whether it exists or not", async () => {
    for (const loginId of ["operator1", "nobody"]) {
      for (let attempt = 0; attempt < OFFICE_SIGN_IN_RULES.perIdAndNetwork.uses; attempt++)
        expect((await signIn({ loginId, password: "wrong" })).body).toEqual({ status: "pass" });
      const locked = await signIn({ loginId, code: code() });
      expect(locked.body).toMatchObject({ status: "time" });
      expect(locked.body["retryAfter"]).toBeGreaterThan(800);
    }
  });

  it("strangers' guesses do not lock out an operator's known browser, and a new one only briefly", async () => {
    const from = (address: string, fields: { password?: string; code?: string }, browser = "new") =>
      signInOperator(
        { db: test.app.db, clock: test.clock, appSecret: APP_SECRET },
        {
          loginId: "operator1",
          password: DEMO_PASSWORD,
          relyingParty: null,
          address,
          userAgent: "",
          browserToken: browser,
          ...fields,
        },
      ).then(
        () => "success",
        (error: { code?: string }) => error.code ?? "fault",
      );
    // A new step of 30 s would make this code two steps old, and such a code is refused.
    test.clock.stop();
    expect(await from("198.51.100.1", { code: code(-30_000) }, "own browser")).toBe("success");
    const { perId } = OFFICE_SIGN_IN_RULES;
    const wrong = codeAt(
      await secondFactorOf(test.databaseUrl, APP_SECRET, "operator2"),
      test.clock.now(),
    );
    const outcomes: string[] = [];
    for (let n = 0; n < perId.uses + 10; n++)
      outcomes.push(
        await from(`203.0.${n}.1`, n % 2 === 0 ? { password: "wrong" } : { code: wrong }),
      );
    expect(outcomes.filter((outcome) => outcome !== "too_often")).toHaveLength(perId.uses);
    expect(await from("203.0.113.9", { code: code() })).toBe("too_often");
    expect(await from("203.0.0.1", { code: code() }, "own browser")).toBe("success");
    test.clock.advance(perId.windowMs);
    expect(await from("203.0.113.9", { code: code() })).toBe("success");
  });

  it("sign-in sets a device cookie that makes the browser a known one", async () => {
    const answer = await signIn({ code: code() });
    const cookies = (answer.headers["set-cookie"] as string[]).map((each) => each.split(";")[0]);
    expect(cookies[1]).toMatch(/^dalbit_office_device=[\w-]{43}$/);
    const attempt = (fields: Record<string, string>, cookie: string) =>
      officeCall(
        test,
        "sign-in",
        { loginId: "operator1", password: DEMO_PASSWORD, ...fields },
        cookie,
      );
    for (let n = 0; n < OFFICE_SIGN_IN_RULES.perIdAndNetwork.uses; n++)
      await attempt({ password: "wrong" }, "");
    expect((await attempt({ code: code(30_000) }, "")).body["status"]).toBe("time");
    expect((await attempt({ code: code(30_000) }, cookies[1] ?? "")).body["status"]).toBe(
      "success",
    );
  });

  it("begins no session with a password or second factor that is changed meanwhile", async () => {
    const [keys] = await test.owner.query<{ hash: string; factor: Buffer }>(
      `select password_hash as hash, second_factor as factor from operators
       where login_id = 'operator1'`,
    );
    const others = {
      password_hash: await hashPassword("another-quiet-water-78"),
      second_factor: sealSecondFactor(makeSecondFactor(), APP_SECRET),
    };
    for (const [column, status] of [
      ["password_hash", "pass"],
      ["second_factor", "otp"],
    ] as const) {
      const answer = await test.owner.transaction(async (tx) => {
        await tx.query(`update operators set ${column} = $1 where login_id = 'operator1'`, [
          others[column],
        ]);
        const signing = signIn({ code: code() });
        await vi.waitUntil(async () => {
          const waiting = await tx.query(
            "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
          );
          return waiting.length > 0;
        });
        return { signing };
      });
      const { body, headers } = await answer.signing;
      expect(body).toEqual({ status });
      expect(headers["set-cookie"]).toBeUndefined();
      await test.owner.query(
        `update operators set password_hash = $1, second_factor = $2, second_factor_step = 0
         where login_id = 'operator1'`,
        [keys?.hash, keys?.factor],
      );
    }
  });

  it("guesses of codes with the right password are counted too", async () => {
    const wrong = codeAt(
      await secondFactorOf(test.databaseUrl, APP_SECRET, "operator2"),
      test.clock.now(),
    );
    for (let attempt = 0; attempt < OFFICE_SIGN_IN_RULES.perIdAndNetwork.uses; attempt++) {
      expect((await signIn({})).body).toEqual({ status: "otp" });
      expect((await signIn({ code: wrong })).body).toEqual({ status: "otp" });
    }
    expect((await signIn({ code: code() })).body).toMatchObject({ status: "time" });
  });

  it("get-own-sign-ins lists every attempt, newest first", async () => {
    await signIn({ password: "wrong" });
    await signIn({});
    const cookie = await signInToOffice(test, "operator1");
    const { events } = (await officeCall(test, "get-own-sign-ins", {}, cookie)).body as {
      events: { outcome: string }[];
    };
    expect(events.slice(0, 3).map(({ outcome }) => outcome)).toEqual([
      "success",
      "second_factor_missing",
      "wrong_credentials",
    ]);
  });

  it("a suspended operator is refused, and their open session ends", async () => {
    const cookie = await signInToOffice(test, "operator1");
    await test.app.db.query(
      "update operators set status = 'suspended' where login_id = 'operator1'",
    );
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    expect((await signIn({ code: code(30_000) })).body).toEqual({ status: "closed" });
  });

  it("a session ends after fifteen idle minutes, and after twelve hours in any case", async () => {
    let cookie = await signInToOffice(test, "operator1");
    test.clock.advance(OFFICE_IDLE_MS - 30_000);
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(200);
    test.clock.advance(OFFICE_IDLE_MS + 1_000);
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    cookie = await signInToOffice(test, "operator1");
    for (let passed = 0; passed < OFFICE_ABSOLUTE_MS; passed += OFFICE_IDLE_MS / 2) {
      expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(200);
      test.clock.advance(OFFICE_IDLE_MS / 2);
    }
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
  });

  it("a screen's automatic requests do not keep a session alive", async () => {
    const cookie = await signInToOffice(test, "operator1");
    for (let passed = 0; passed <= OFFICE_IDLE_MS; passed += OFFICE_IDLE_MS / 5) {
      await test.post("/api/office/get-own-self", {}, { cookie, "x-passive": "1" });
      test.clock.advance(OFFICE_IDLE_MS / 5);
    }
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
  });

  it("an act keeps the session alive, whatever its header says", async () => {
    const cookie = await signInToOffice(test, "operator1");
    const act = { name: "comp", isOn: true, reason: "nothing changes" };
    for (let passed = 0; passed <= OFFICE_IDLE_MS; passed += OFFICE_IDLE_MS / 5) {
      await test.post("/api/office/change-switch", act, { cookie, "x-passive": "1" });
      test.clock.advance(OFFICE_IDLE_MS / 5);
    }
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(200);
  });

  it("get-own-sessions lists the operator's sessions and end-own-session ends one of them", async () => {
    const own = await signInToOffice(test, "operator1");
    test.clock.advance(60_000);
    const second = await signInToOffice(test, "operator1");
    const other = await signInToOffice(test, "operator2");
    const idOf = async (cookie: string) => {
      const { sessions } = (await officeCall(test, "get-own-sessions", {}, cookie)).body as {
        sessions: { id: string; isCurrent: boolean }[];
      };
      expect(sessions[0]?.isCurrent).toBe(true);
      return sessions[0]?.id;
    };
    const end = async (id: unknown) =>
      (await officeCall(test, "end-own-session", { id }, own)).body["status"];
    expect(await end(await idOf(other))).toBe("not_found");
    expect(await end(await idOf(second))).toBe("success");
    expect((await officeCall(test, "get-own-self", {}, second)).http).toBe(401);
    expect((await officeCall(test, "get-own-self", {}, own)).http).toBe(200);
  });

  it("sign-out ends the session on the server", async () => {
    const cookie = await signInToOffice(test, "operator1");
    expect((await officeCall(test, "sign-out", {}, cookie)).body).toEqual({ status: "success" });
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
  });

  it("a member's session is refused by the office, and an operator's by the member site", async () => {
    const member = await test.signIn("demo1", DEMO_PASSWORD);
    const operator = await signInToOffice(test, "operator1");
    const as = (name: string, cookie: string) => `${name}=${cookie.split("=")[1]}`;
    for (const cookie of [member, as("dalbit_office", member)])
      expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(401);
    for (const cookie of [operator, as("dalbit_session", operator)])
      expect((await test.call("user-health-check", {}, { cookie })).http).toBe(401);
  });

  it("a second factor opens with the product's own key only", () => {
    const sealed = sealSecondFactor(secret, APP_SECRET);
    expect(sealed.includes(secret)).toBe(false);
    expect(openSecondFactor(sealed, APP_SECRET)).toBe(secret);
    expect(() => openSecondFactor(sealed, { current: "another", previous: [] })).toThrow(
      "sealed with a key that is not here",
    );
  });
});
