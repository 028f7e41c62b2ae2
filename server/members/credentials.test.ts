import { beforeEach, describe, expect, it } from "vitest";
import { deviceWords, maskAddress } from "#server/kit/device.ts";
import { PASSWORD_CHANGES_PER_MEMBER } from "#server/members/password-change.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

const NEW_PASSWORD = "another-quiet-water";
type Entry = { id: string; isCurrent: boolean; device: string; address: string };

describe("a member's credentials and sessions", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;

  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}, as = cookie) =>
    (await test.call(name, body, { cookie: as })).body;
  const change = (oldPw: string, pw: string) => call("change-password", { oldPw, pw });
  const changePin = (oldExchange_pw: string, exchange_pw: string) =>
    call("change-withdraw-password", { oldExchange_pw, exchange_pw });
  const isIn = async (as: string) =>
    (await call("user-health-check", {}, as))["status"] === "authenticated";
  const events = async () =>
    (
      await test.app.db.query<{ event: string }>(
        "select event, host(address) as address from member_events where member_id = $1 order by id",
        [member.memberId],
      )
    ).map((row) => row.event);

  it("change-password needs the old password, ends the other sessions and keeps this one", async () => {
    const elsewhere = await test.signIn(member.loginId, PASSWORD);
    expect(await change("not-the-old-one", NEW_PASSWORD)).toEqual({ status: "pass" });
    expect(await change(PASSWORD, NEW_PASSWORD)).toEqual({ status: "success" });
    expect(await isIn(elsewhere)).toBe(false);
    expect(await isIn(cookie)).toBe(true);
    const attempt = (password: string) =>
      test.call("user-do-login", { userId: member.loginId, password });
    expect((await attempt(PASSWORD)).body).toEqual({ status: "pass" });
    expect((await attempt(NEW_PASSWORD)).body["status"]).toBe("success");
    expect(await events()).toEqual(["password_change_refused", "password_changed"]);
  });

  it.each(["1234567890", "short", PASSWORD])(
    "change-password refuses %s as a new password",
    async (weak) => {
      expect(await change(PASSWORD, weak)).toMatchObject({
        status: "invalid",
        errors: [{ path: "pw" }],
      });
      expect(await isIn(cookie)).toBe(true);
    },
  );

  it("change-password limits guesses of the old password, and of two simultaneous changes one succeeds", async () => {
    const both = await Promise.all([
      change(PASSWORD, `${NEW_PASSWORD}1`),
      change(PASSWORD, `${NEW_PASSWORD}2`),
    ]);
    expect(
      both.map((answer) => String(answer["status"])).sort((a, b) => a.localeCompare(b)),
    ).toEqual(["pass", "success"]);
    const statuses = [];
    for (let n = 0; n <= PASSWORD_CHANGES_PER_MEMBER.uses; n++)
      statuses.push((await change("wrong", NEW_PASSWORD))["status"]);
    expect(statuses.at(-1)).toBe("time");
    expect(statuses[0]).toBe("pass");
  });

  it("change-withdraw-password needs the old password", async () => {
    expect(await changePin("000000", "738105")).toEqual({ status: "pass" });
    expect(await changePin(WITHDRAWAL_PASSWORD, "738105")).toEqual({ status: "success" });
    expect(await call("user-ask-account", { pass: WITHDRAWAL_PASSWORD })).toEqual({
      status: "pass",
    });
    expect((await call("user-ask-account", { pass: "738105" }))["status"]).toBe("success");
    for (const weak of ["12ab56", "000000", "654321", "738105"])
      expect(await changePin("738105", weak)).toMatchObject({
        status: "invalid",
        errors: [{ path: "exchange_pw" }],
      });
    expect(await events()).toEqual([
      "withdrawal_password_change_refused",
      "withdrawal_password_changed",
      "withdrawal_password_wrong",
    ]);
  });

  it("get-session-list answers the sign-in before this one, and the refused attempts since", async () => {
    const fresh = await makeMember(test.app.db);
    const first = await test.signIn(fresh.loginId, PASSWORD);
    expect((await call("get-session-list", {}, first))["previous"]).toBeNull();
    const at = test.clock.now().getTime();
    test.clock.advance(3_600_000);
    for (let n = 0; n < 2; n++)
      await test.call("user-do-login", { userId: fresh.loginId, password: "wrong" });
    const second = await test.signIn(fresh.loginId, PASSWORD);
    const { previous } = (await call("get-session-list", {}, second)) as {
      previous: { at: string };
    };
    expect(previous).toMatchObject({ address: "127.0.•.•", refusedSince: 2 });
    expect(Math.abs(Date.parse(previous.at) - at)).toBeLessThan(60_000);
  });

  it("get-session-list and end-session show and end the member's own sessions", async () => {
    const userAgent =
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1";
    const phone = await test.call(
      "user-do-login",
      { userId: member.loginId, password: PASSWORD },
      { "user-agent": userAgent },
    );
    const phoneCookie = String(phone.headers["set-cookie"]).split(";")[0] ?? "";
    const sessions = async () => (await call("get-session-list"))["sessions"] as Entry[];
    const both = await sessions();
    expect(both).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, device: "Safari, iPhone", address: "127.0.•.•" },
    ]);
    const stranger = await makeMember(test.app.db);
    const strangers = await test.signIn(stranger.loginId, PASSWORD);
    const id = both[1]?.id;
    expect(await call("end-session", { id }, strangers)).toEqual({ status: "not_found" });
    expect(await isIn(phoneCookie)).toBe(true);
    expect(await call("end-session", { id })).toEqual({ status: "success" });
    expect(await call("end-session", { id })).toEqual({ status: "not_found" });
    expect(await isIn(phoneCookie)).toBe(false);
    expect(await sessions()).toHaveLength(1);
    expect(await events()).toEqual(["session_ended"]);
    expect(await call("end-session", { id: both[0]?.id })).toEqual({ status: "success" });
    expect(await isIn(cookie)).toBe(false);
  });

  it("names devices and masks addresses", () => {
    const edge =
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0";
    expect(deviceWords(edge)).toBe("Edge, Windows");
    expect(deviceWords("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36")).toBe(
      "Chrome, Android",
    );
    expect(deviceWords("curl/8")).toBe("");
    expect(maskAddress("203.0.113.9")).toBe("203.0.•.•");
    expect(maskAddress("2001:db8::1")).toBe("2001:db8:•");
  });
});
