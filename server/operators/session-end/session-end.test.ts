import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeSessionEnd } from "#contract/office/session-end.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { codeAt } from "#server/kit/totp.ts";
import {
  OFFICE_ABSOLUTE_MS,
  OFFICE_IDLE_MS,
  OFFICE_SESSIONS_AT_ONCE,
} from "#server/operators/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, secondFactorOf, signInToOffice } from "#tests/support/office.ts";
import { APP_SECRET } from "#tests/support/template.ts";

describe("the end of an operator's session", () => {
  const test = useTestApp();
  beforeAll(() => test.clock.stop());
  beforeEach(() => test.app.db.query("delete from throttles"));

  it("get-own-self says how long the session lasts, and is activity unless the page asks by itself", async () => {
    const cookie = await signInToOffice(test, "operator1");
    const left = async (headers: Record<string, string> = {}) => {
      const answer = await test.post("/api/office/get-own-self", {}, { cookie, ...headers });
      return answer.body["session"];
    };
    const endsAt = new Date(test.clock.now().getTime() + OFFICE_ABSOLUTE_MS).toISOString();
    const whole = { idleLeftMs: OFFICE_IDLE_MS, leftMs: OFFICE_ABSOLUTE_MS, endsAt };
    expect(await left()).toEqual(whole);
    test.clock.advance(OFFICE_IDLE_MS - 90_000);
    const leftMs = OFFICE_ABSOLUTE_MS - OFFICE_IDLE_MS + 90_000;
    expect(await left({ "x-passive": "1" })).toEqual({ idleLeftMs: 90_000, leftMs, endsAt });
    expect(await left()).toEqual({ idleLeftMs: OFFICE_IDLE_MS, leftMs, endsAt });
  });

  const endings: Record<OfficeSessionEnd, (cookie: string) => Promise<unknown>> = {
    idle: () => Promise.resolve(test.clock.advance(OFFICE_IDLE_MS)),
    longest: async () => {
      await test.app.db.query("update operator_sessions set ends_at = $1 where ended_at is null", [
        test.clock.now(),
      ]);
    },
    displaced: async () => {
      for (let n = 0; n < OFFICE_SESSIONS_AT_ONCE; n++) {
        test.clock.advance(1_000);
        await signInToOffice(test, "operator1");
      }
    },
    replaced: async (cookie) => {
      await test.app.db.query("update operators set second_factor_step = 0");
      const secret = await secondFactorOf(test.databaseUrl, APP_SECRET, "operator1");
      const code = codeAt(secret, test.clock.now());
      const keys = { loginId: "operator1", password: DEMO_PASSWORD, code };
      await officeCall(test, "sign-in", keys, cookie);
    },
    signed_out: (cookie) => officeCall(test, "sign-out", {}, cookie),
    revoked: async (cookie) => {
      const { body } = await officeCall(test, "get-own-sessions", {}, cookie);
      const [own] = body["sessions"] as { id: string }[];
      await officeCall(test, "end-own-session", { id: own?.id }, cookie);
    },
  };
  it.each(Object.keys(endings) as OfficeSessionEnd[])(
    "get-own-session-end says why to the browser that has the cookie of an ended session: %s",
    async (why) => {
      const cookie = await signInToOffice(test, "operator1");
      const said = async (of = cookie) =>
        (await officeCall(test, "get-own-session-end", {}, of)).body["why"];
      expect(await said()).toBeNull();
      await endings[why](cookie);
      expect(await said()).toBe(why);
      expect(await said("")).toBeNull();
      expect(await said(`dalbit_office=${"A".repeat(43)}`)).toBeNull();
    },
  );
});
