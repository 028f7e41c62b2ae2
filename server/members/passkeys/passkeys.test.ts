import { beforeEach, describe, expect, it } from "vitest";
import { PASSKEYS_AT_MOST, type CreationOptions } from "#contract/passkeys.ts";
import { codeAt } from "#server/kit/totp.ts";
import { CHALLENGES_PER_NETWORK } from "#server/members/passkeys/signing-in.ts";
import { sweepMemberTraces } from "#server/members/retention/retention.ts";
import { SECOND_FACTOR_PER_MEMBER } from "#server/members/second-factors/proving.ts";
import { CHALLENGE_LASTS_MS, CHALLENGES_AT_ONCE } from "#server/passkeys/challenge.ts";
import { useTestApp } from "#tests/support/app.ts";
import { SoftwareAuthenticator, type Deviation } from "#tests/support/authenticator.ts";
import { PASSWORD } from "#tests/support/members.ts";
import {
  addMemberPasskey,
  callSite,
  challengeOf,
  memberWithPasskey,
  newBrowser,
  signInByPasskey,
  type PasskeyMember,
} from "#tests/support/member-passkeys.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { LOCAL } from "#tests/support/passkeys.ts";
import { addSecondFactor } from "#tests/support/second-factors.ts";

describe("passkeys of members", () => {
  const test = useTestApp();
  let member: PasskeyMember;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    member = await memberWithPasskey(test);
  });

  const call = async (name: string, body: unknown = {}, cookie = member.cookie) =>
    (await callSite(test, name, body, cookie)).body;
  const statusOf = async (deviation: Deviation = {}, of = member) =>
    (await signInByPasskey(test, of, { deviation })).body["status"];
  const isIn = async (cookie: string) =>
    (await call("user-health-check", {}, cookie))["status"] === "authenticated";
  const listed = async () => (await call("get-passkeys"))["passkeys"] as { id: number }[];
  const columnOf = async (statement: string) =>
    (await test.app.db.query<{ of: string }>(statement, [member.memberId])).map((row) => row.of);
  const outcomes = () =>
    columnOf(
      "select outcome as of from member_sign_ins where member_id = $1 order by id desc limit 2",
    );
  const events = () =>
    columnOf("select event as of from member_events where member_id = $1 order by id");
  const notes = () =>
    columnOf(
      `select title as of from message_notes where member_id = $1 and title not like '새 브라우저%'
       order by id`,
    );

  it("get-passkeys, begin-passkey and add-passkey add one after the password, with a note and an event", async () => {
    expect(await call("begin-passkey", { pw: "wrong" })).toEqual({ status: "pass" });
    const { options } = await addMemberPasskey(test, member.cookie, { name: "desk key" });
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      user: { name: member.loginId, displayName: "tester" },
      excludeCredentials: [{ id: member.key.id }],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(await call("get-passkeys")).toMatchObject({
      isUsableHere: true,
      passkeys: [
        { name: "telephone", isForThisHost: true, lastUsedAt: null },
        { name: "desk key", host: "localhost", isBackedUp: false },
      ],
    });
    const copy = await test.call("get-own-data", {}, { ...LOCAL, cookie: member.cookie });
    expect(copy.body["passkeys"]).toMatchObject([
      { name: "telephone", site: "localhost", lastUsedAt: null },
      { name: "desk key", addedAt: expect.any(String) as string },
    ]);
    expect(await events()).toEqual(["passkey_added", "passkey_refused", "passkey_added"]);
    expect(await notes()).toEqual(["패스키가 추가되었습니다", "패스키가 추가되었습니다"]);
  });

  it("begin-passkey-sign-in and sign-in-by-passkey sign in without id, password or code", async () => {
    const { secret, cookie } = await addSecondFactor(test, member);
    const code = () => {
      test.clock.advance(30_000);
      return codeAt(secret, test.clock.now());
    };
    const own = `${newBrowser()}; ${cookie}`;
    // A passkey replaces both factors, so that both are asked for before one is added.
    expect(await call("begin-passkey", { pw: PASSWORD }, own)).toEqual({ status: "otp" });
    expect((await call("begin-passkey", { pw: PASSWORD, code: code() }, own))["status"]).toBe(
      "success",
    );
    const options = await challengeOf(test, newBrowser());
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const signedIn = await signInByPasskey(test, member);
    expect(signedIn.body).toMatchObject({
      status: "success",
      token: expect.any(String) as string,
      user: { userId: member.loginId, reduced: null },
    });
    expect(await isIn(signedIn.cookie)).toBe(true);
    expect(await call("get-passkeys", {}, signedIn.cookie)).toMatchObject({
      passkeys: [{ lastUsedAt: expect.any(String) as string }],
    });
    expect((await outcomes())[0]).toBe("success");
    // The browser's own session ends with the next sign-in.
    const browser = `${newBrowser()}; ${signedIn.cookie}`;
    const again = await signInByPasskey(test, member, { browser });
    expect([await isIn(signedIn.cookie), await isIn(again.cookie)]).toEqual([false, true]);
    const told = await columnOf(
      "select title as of from message_notes where member_id = $1 and title like '새 브라우저%'",
    );
    expect(told).toHaveLength(2);
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "https://moon.example" }],
    ["another port of this machine", { origin: "http://localhost:4000" }],
    ["another relying party", { rpId: "moon.example" }],
    ["no verification of the user", { isUserVerified: false }],
  ])("a sign-in with %s is refused, and recorded", async (_what, deviation) => {
    expect(await statusOf(deviation)).toBe("otp");
    expect((await outcomes())[0]).toBe("second_factor_wrong");
    expect(await statusOf()).toBe("success");
  });

  it("refuses a counter that goes back, another member's handle and an unknown passkey", async () => {
    expect(await statusOf({ counter: 9 })).toBe("success");
    expect(await statusOf({ counter: 9 })).toBe("otp");
    expect(await statusOf({ counter: 10 })).toBe("success");
    const other = await memberWithPasskey(test);
    expect(await statusOf({}, { ...member, handle: other.handle })).toBe("otp");
    const unknown = new SoftwareAuthenticator(LOCAL.origin);
    expect(await statusOf({}, { ...member, key: unknown })).toBe("otp");
    const browser = newBrowser();
    const passkey = member.key.get(await challengeOf(test, browser), { counter: 20 });
    expect(await call("sign-in-by-passkey", { passkey }, browser)).toEqual({ status: "otp" });
  });

  it("a challenge is used once, in its browser, within five minutes, and for what it was made", async () => {
    const browser = newBrowser();
    const answer = async (of = browser) => {
      const passkey = member.key.get(await challengeOf(test, of));
      return { passkey, userHandle: member.handle };
    };
    const used = await answer();
    expect((await call("sign-in-by-passkey", used, newBrowser()))["status"]).toBe("otp");
    expect((await call("sign-in-by-passkey", used, browser))["status"]).toBe("success");
    expect((await call("sign-in-by-passkey", used, browser))["status"]).toBe("otp");
    const old = await answer();
    test.clock.advance(CHALLENGE_LASTS_MS + 1);
    expect((await call("sign-in-by-passkey", old, browser))["status"]).toBe("otp");
    const options = await challengeOf(test, member.cookie);
    const made = new SoftwareAuthenticator(LOCAL.origin).create({
      ...({ rp: { id: "localhost", name: "" } } as CreationOptions),
      challenge: options.challenge,
    });
    const added = { name: "another", passkey: made };
    expect((await call("add-passkey", added))["status"]).toBe("otp");
  });

  it("one of two simultaneous sign-ins with the same counter begins a session", async () => {
    const [a, b] = [newBrowser(), newBrowser()];
    const inputOf = async (browser: string) => ({
      passkey: member.key.get(await challengeOf(test, browser), { counter: 40 }),
      userHandle: member.handle,
    });
    const inputs = [await inputOf(a), await inputOf(b)] as const;
    const both = await Promise.all([
      call("sign-in-by-passkey", inputs[0], a),
      call("sign-in-by-passkey", inputs[1], b),
    ]);
    expect(both.map(({ status }) => String(status)).sort((x, y) => x.localeCompare(y))).toEqual([
      "otp",
      "success",
    ]);
  });

  it("keeps few challenges of one browser, limits how often a network asks, and sweeps expired ones", async () => {
    const browser = newBrowser();
    const first = { passkey: member.key.get(await challengeOf(test, browser)) };
    for (let n = 0; n < CHALLENGES_AT_ONCE; n++) await challengeOf(test, browser);
    const input = { ...first, userHandle: member.handle };
    expect((await call("sign-in-by-passkey", input, browser))["status"]).toBe("otp");
    for (let n = CHALLENGES_AT_ONCE + 1; n < CHALLENGES_PER_NETWORK.uses; n++)
      await challengeOf(test, newBrowser());
    expect(await call("begin-passkey-sign-in", {}, newBrowser())).toMatchObject({
      status: "time",
      retryAfter: expect.any(Number) as number,
    });
    test.clock.advance(CHALLENGE_LASTS_MS + 1);
    expect(await sweepMemberTraces(test.app.db, test.clock)).toBeGreaterThan(0);
    expect(await test.app.db.query("select from member_challenges")).toEqual([]);
  });

  it("a suspended member gets a reduced session, and a closed or dormant account none", async () => {
    const setStatus = (status: string) =>
      test.app.db.query("update members set status = $2 where id = $1", [member.memberId, status]);
    await setStatus("suspended");
    const reduced = await signInByPasskey(test, member);
    expect(await isIn(reduced.cookie)).toBe(true);
    expect(reduced.body).toMatchObject({ user: { reduced: { why: "suspended" } } });
    await setStatus("dormant");
    expect(await statusOf()).toBe("dormant");
    await setStatus("closed");
    expect(await statusOf()).toBe("closed");
    expect(await outcomes()).toEqual(["account_not_active", "account_not_active"]);
  });

  it("a removed passkey signs in no more: remove-passkey takes the password and ends the other sessions", async () => {
    const elsewhere = await signInByPasskey(test, member);
    const id = (await listed())[0]?.id ?? 0;
    expect(await call("remove-passkey", { id, pw: "wrong" })).toEqual({ status: "pass" });
    const other = await memberWithPasskey(test);
    expect(await call("remove-passkey", { id, pw: PASSWORD }, other.cookie)).toEqual({
      status: "not_found",
    });
    expect(await call("remove-passkey", { id, pw: PASSWORD })).toEqual({ status: "success" });
    expect(await listed()).toEqual([]);
    expect([await isIn(elsewhere.cookie), await isIn(member.cookie)]).toEqual([false, true]);
    expect(await statusOf()).toBe("otp");
    expect((await notes()).at(-1)).toBe("패스키가 삭제되었습니다");
    expect((await events()).at(-1)).toBe("passkey_removed");
    const statuses = [];
    for (let n = 0; n <= SECOND_FACTOR_PER_MEMBER.uses; n++)
      statuses.push((await call("remove-passkey", { id, pw: "wrong" }))["status"]);
    expect(statuses.at(-1)).toBe("time");
  });

  it("refuses a new passkey of a wrong origin, without verification, a registered one, and the eleventh", async () => {
    const made = async (key: SoftwareAuthenticator, deviation: Deviation = {}) => {
      const options = (await call("begin-passkey", { pw: PASSWORD }))["options"];
      const passkey = key.create(options as CreationOptions, deviation);
      return (await call("add-passkey", { name: "another", passkey }))["status"];
    };
    const key = new SoftwareAuthenticator(LOCAL.origin);
    expect(await made(key, { origin: "https://moon.example" })).toBe("otp");
    expect(await made(key, { isUserVerified: false })).toBe("otp");
    expect(await made(member.key)).toBe("already");
    for (let n = 1; n < PASSKEYS_AT_MOST; n++) await addMemberPasskey(test, member.cookie);
    expect(await listed()).toHaveLength(PASSKEYS_AT_MOST);
    expect((await call("get-passkeys"))["isFull"]).toBe(true);
    expect(await call("begin-passkey", { pw: PASSWORD })).toEqual({ status: "limit" });
  });

  it("belongs to one host: another one neither lists it as its own nor takes it", async () => {
    const at = (host: string) => ({ host, origin: `http://${host}`, cookie: member.cookie });
    expect((await test.call("get-passkeys", {}, at("site.test"))).body).toMatchObject({
      isUsableHere: false,
      passkeys: [{ host: "localhost", isForThisHost: false }],
    });
    for (const [name, body] of [
      ["begin-passkey", { pw: PASSWORD }],
      ["begin-passkey-sign-in", {}],
    ] as const)
      expect((await test.call(name, body, at("site.test"))).body).toEqual({
        status: "not_found",
      });
    await test.app.db.query("update member_passkeys set rp_id = 'moon.example'");
    expect(await statusOf()).toBe("otp");
  });

  it("all go when a link sets a new password, and when two operators lift them", async () => {
    const admin = await operatorWithRole(test, "admin");
    const checker = await operatorWithRole(test, "admin");
    const by = { maker: admin, checker };
    const wanted = { id: Number(member.memberId), reason: "lost the telephone, called and proved" };
    const link = await actByTwo(test, "make-reset-link", wanted, by);
    const { path } = link.body["link"] as { path: string };
    const token = path.replace("/reset-password#", "");
    const reset = await test.call("reset-password", { token, pw: "another-quiet-water" });
    expect(reset.body).toEqual({ status: "success" });
    expect(await statusOf()).toBe("otp");
    expect((await notes()).slice(1)).toEqual([
      "패스키가 모두 삭제되었습니다",
      "비밀번호가 재설정되었습니다",
    ]);
    expect((await officeCall(test, "lift-second-factor", wanted, admin)).body["status"]).toBe(
      "not_found",
    );
    const other = await memberWithPasskey(test);
    const id = Number(other.memberId);
    expect((await officeCall(test, "get-member", { id }, admin)).body).toMatchObject({
      member: { passkeys: 1, secondFactorSince: null },
    });
    const lifted = await actByTwo(test, "lift-second-factor", { ...wanted, id }, by);
    expect(lifted.body["status"]).toBe("success");
    expect([await statusOf({}, other), await isIn(other.cookie)]).toEqual(["otp", false]);
  });

  it("is refused while operators have stopped sign-ins", async () => {
    const stop = (isOn: boolean) =>
      test.app.db.query("update settings_switches set is_on = $1 where name = 'sign-ins'", [isOn]);
    await stop(false);
    const refused = await callSite(test, "begin-passkey-sign-in", {}, newBrowser());
    const credentials = { userId: member.loginId, password: PASSWORD };
    const byPassword = await callSite(test, "user-do-login", credentials, newBrowser());
    await stop(true);
    expect([refused.body, byPassword.body]).toEqual([{ status: "closed" }, { status: "closed" }]);
    expect(await statusOf()).toBe("success");
  });
});
