import { beforeEach, describe, expect, it } from "vitest";
import { SIGN_IN_PER_ADDRESS, SIGN_IN_PER_ID } from "#server/members/sign-in.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

describe("signing in", () => {
  const test = useTestApp();
  const attempt = (userId: string, password: string, headers: Record<string, string> = {}) =>
    test.call("user-do-login", { userId, password }, headers);

  beforeEach(() => test.clock.advance(SIGN_IN_PER_ADDRESS.windowMs));

  it("answers the same to a wrong id and a wrong password, and writes both down", async () => {
    const { loginId } = await makeMember(test.app.db);
    const wrongPassword = await attempt(loginId, "not-the-password");
    const wrongId = await attempt("nobody-here", "not-the-password");
    expect(wrongPassword.body).toEqual({ status: "pass" });
    expect(wrongId.body).toEqual(wrongPassword.body);
    const rows = await test.app.db.query(
      "select from member_sign_ins where login_id in ($1, 'nobody-here') and outcome = 'wrong_credentials'",
      [loginId],
    );
    expect(rows).toHaveLength(2);
  });

  it("stops guessing at one id after ten attempts, even with the right password and other headers", async () => {
    const { loginId } = await makeMember(test.app.db);
    for (let n = 0; n < SIGN_IN_PER_ID.uses; n++) await attempt(loginId, `wrong-password-${n}`);
    const refused = await attempt(loginId, PASSWORD, { "x-forwarded-for": "203.0.113.9" });
    expect(refused.body["status"]).toBe("time");
    expect(refused.body["retryAfter"]).toBeGreaterThan(0);
    expect(refused.body["retryAfter"]).toBeLessThanOrEqual(SIGN_IN_PER_ID.windowMs / 1000);
    test.clock.advance(SIGN_IN_PER_ID.windowMs);
    expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it("stops one address that tries many ids, whatever headers it makes up", async () => {
    const tries = Array.from({ length: SIGN_IN_PER_ADDRESS.uses + 5 }, (_, n) =>
      attempt(`nobody${n}`, "wrong-password", {
        "x-forwarded-for": `203.0.113.${n}`,
        "x-real-ip": `198.51.100.${n}`,
      }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.body["status"]);
    expect(statuses.filter((status) => status === "pass")).toHaveLength(SIGN_IN_PER_ADDRESS.uses);
    expect(statuses.filter((status) => status === "time")).toHaveLength(5);
  });

  it("does not count good sign-ins against the member", async () => {
    const { loginId } = await makeMember(test.app.db);
    for (let n = 0; n < SIGN_IN_PER_ID.uses + 3; n++)
      expect((await attempt(loginId, PASSWORD)).body["status"]).toBe("success");
  });

  it("takes an id in any case, as it was registered without regard to case", async () => {
    const { loginId } = await makeMember(test.app.db);
    expect((await attempt(loginId.toUpperCase(), PASSWORD)).body["status"]).toBe("success");
  });
});
