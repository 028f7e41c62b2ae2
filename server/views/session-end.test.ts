import { describe, expect, it } from "vitest";
import type { SessionEnd } from "#contract/session-ends.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { endSessions } from "#server/members/administration/standing.ts";
import { IDLE_MS } from "#server/members/idle/idle.ts";
import { SESSIONS_AT_ONCE } from "#server/members/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";

type Ending = {
  cookie: string;
  memberId: bigint;
  signIn: (cookie?: string) => Promise<{ cookie: string }>;
};

describe("a session that has ended", () => {
  const test = useTestApp();
  const { clock } = test;

  const setEnded = (memberId: bigint, columns: string, at = clock.now()) =>
    test.app.db.query(`update member_sessions set ${columns} where member_id = $1`, [memberId, at]);

  const endings: Record<SessionEnd, (ending: Ending) => Promise<unknown>> = {
    idle: async () => clock.advance(IDLE_MS + 1_000),
    longest: async ({ memberId }) => {
      const at = new Date(clock.now().getTime() + 60_000);
      await setEnded(memberId, "idle_ends_at = $2, ends_at = $2", at);
      clock.advance(61_000);
    },
    displaced: async ({ signIn }) => {
      clock.advance(1_000);
      for (let n = 0; n < SESSIONS_AT_ONCE; n++) await signIn();
    },
    replaced: ({ signIn, cookie }) => signIn(cookie),
    logged_out: ({ cookie }) => test.call("user-logout", {}, { cookie }),
    password: async ({ signIn }) => {
      const change = { oldPw: PASSWORD, pw: "quieter-moonlight-9" };
      const { body } = await test.call("change-password", change, await signIn());
      expect(body["status"]).toBe("success");
    },
    member: async ({ signIn }) => {
      const other = await signIn();
      const { body } = await test.call("get-session-list", {}, other);
      const [, first] = body["sessions"] as { id: string }[];
      await test.call("end-session", { id: first?.id }, other);
    },
    staff: ({ memberId }) => test.app.acts.perform(SYSTEM, (act) => endSessions(act, memberId)),
    time_used: ({ memberId }) => setEnded(memberId, "ended_at = $2, ended_because = 'time_used'"),
  };

  it.each(Object.keys(endings) as SessionEnd[])(
    "says why to the browser that has its cookie, and to its open page: %s",
    async (why) => {
      const { loginId, memberId } = await makeMember(test.app.db);
      const signInFrom = async (from = "") => {
        const input = { userId: loginId, password: PASSWORD };
        const answer = await test.call("user-do-login", input, from === "" ? {} : { cookie: from });
        const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
        return { cookie, token: String(answer.body["token"]) };
      };
      const { cookie, token } = await signInFrom();
      const success = (said: SessionEnd | null) => ({ status: "success", why: said });

      const before = await test.call("get-session-end", {}, { cookie });
      expect([before.body, before.headers["set-cookie"]]).toEqual([success(null), undefined]);
      await endings[why]({ cookie, memberId, signIn: signInFrom });

      const asked = await test.call("get-session-end", {}, { cookie });
      expect(asked.body).toEqual(success(why));
      expect(String(asked.headers["set-cookie"])).toContain("Expires=Thu, 01 Jan 1970");
      // The other open pages of the browser have no cookie any more.
      expect((await test.call("get-session-end", { token })).body).toEqual(success(why));
    },
  );

  it("is not told of to strangers", async () => {
    const unknown = { cookie: `dalbit_session=${"A".repeat(43)}` };
    for (const answer of [
      await test.call("get-session-end", {}),
      await test.call("get-session-end", { token: "A".repeat(43) }),
      await test.call("get-session-end", {}, unknown),
    ])
      expect(answer.body).toEqual({ status: "success", why: null });
  });

  it("leaves the session alone that a page of an earlier one finds in its browser", async () => {
    const { loginId } = await makeMember(test.app.db);
    const signIn = (headers = {}) =>
      test.call("user-do-login", { userId: loginId, password: PASSWORD }, headers);
    const first = await signIn();
    const cookieOf = (answer: typeof first) =>
      String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    const second = { cookie: cookieOf(await signIn({ cookie: cookieOf(first) })) };
    const { token } = first.body;
    const asked = await test.call("get-session-end", { token }, second);
    expect(asked.body).toEqual({ status: "success", why: "replaced" });
    expect(asked.headers["set-cookie"]).toBeUndefined();
    expect((await test.call("user-health-check", {}, second)).http).toBe(200);
  });
});
