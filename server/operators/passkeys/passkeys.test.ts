import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { CHALLENGE_LASTS_MS, CHALLENGES_AT_ONCE } from "#server/passkeys/challenge.ts";
import { sweepOperatorTraces } from "#server/operators/retention/retention.ts";
import { useTestApp } from "#tests/support/app.ts";
import { SoftwareAuthenticator, type Deviation } from "#tests/support/authenticator.ts";
import { lastAuditRow, officeCall } from "#tests/support/office.ts";
import {
  LOCAL,
  addPasskey,
  callLocally,
  challengeOf,
  cookieOf,
  factorsOf,
  firstStep,
  freshCode,
  operatorWithApp,
  type PasskeyOperator,
} from "#tests/support/passkeys.ts";

describe("passkeys of operators", () => {
  const test = useTestApp();
  let person: PasskeyOperator;

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    person = await operatorWithApp(test, "cs");
  });

  const signIn = async (passkey: unknown, { loginId } = person) =>
    callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD, passkey });
  const signedIn = async (deviation: Deviation = {}) =>
    (await signIn(person.key.get(await challengeOf(test, person), deviation))).body["status"];
  const own = async (name: "get-own-passkeys" | "get-own-self", cookie = person.cookie) =>
    callLocally(test, name, {}, cookie);
  const remove = async (id: number, proof: object, cookie = person.cookie) =>
    callLocally(test, "remove-own-passkey", { id, password: DEMO_PASSWORD, ...proof }, cookie);
  const idOf = async () =>
    ((await own("get-own-passkeys")).body["passkeys"] as { id: number }[])[0]?.id ?? 0;

  it("get-own-passkeys, begin-own-passkey and add-own-passkey add one after the password and a code, with an audit row", async () => {
    const options = await addPasskey(test, person, "desk key");
    expect(options).toMatchObject({
      rp: { id: "localhost" },
      authenticatorSelection: { userVerification: "required" },
    });
    expect((await own("get-own-passkeys")).body).toMatchObject({
      passkeys: [{ name: "desk key", lastUsedAt: null, isBackedUp: false, isForThisAddress: true }],
      isUsableHere: true,
      mayUseCode: true,
      passkeysOnly: false,
    });
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "add-own-passkey",
      after: { passkey: "desk key" },
    });
    const begin = async (proof: object) =>
      (await callLocally(test, "begin-own-passkey", proof, person.cookie)).body["status"];
    expect(await begin({ password: "wrong", code: freshCode(test, person) })).toBe("pass");
    expect(await begin({ password: DEMO_PASSWORD, code: "000000" })).toBe("otp");
    expect(await begin({ password: DEMO_PASSWORD })).toBe("otp");
  });

  it("sign-in asks for the passkey after the right password alone, and takes a code too", async () => {
    await addPasskey(test, person);
    const { loginId } = person;
    const wrong = await callLocally(test, "sign-in", { loginId, password: "wrong" });
    expect(wrong.body).toEqual({ status: "pass" });
    const answer = await firstStep(test, person);
    expect(answer.body["status"]).toBe("otp");
    expect(factorsOf(answer)).toMatchObject({
      passkey: { rpId: "localhost", allowCredentials: [{ id: person.key.id }] },
      mayUseCode: true,
    });
    expect(await signedIn()).toBe("success");
    expect((await own("get-own-passkeys")).body["passkeys"]).toMatchObject([
      { lastUsedAt: expect.any(String) as string },
    ]);
    const code = freshCode(test, person);
    const byCode = await callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD, code });
    expect(byCode.body["status"]).toBe("success");
    const other = await operatorWithApp(test, "cs");
    expect((await firstStep(test, other)).body).toEqual({ status: "otp" });
  });

  it.each<[string, Deviation]>([
    ["another origin", { origin: "http://localhost.example" }],
    ["another port of this machine", { origin: "http://localhost:3001" }],
    ["another relying party", { rpId: "moon.example" }],
    ["no verification of the user", { isUserVerified: false }],
    ["a counter that goes back", { counter: 1 }],
  ])("a sign-in with %s is refused, and counts as a wrong attempt", async (_name, deviation) => {
    await addPasskey(test, person);
    expect(await signedIn({ counter: 5 })).toBe("success");
    expect(await signedIn(deviation)).toBe("otp");
    expect(await signedIn({ counter: 6 })).toBe("success");
    const [wrong] = await test.app.db.query<{ count: bigint }>(
      "select count(*) as count from operator_sign_ins where operator_id = $1 and outcome = 'second_factor_wrong'",
      [person.id],
    );
    expect(Number(wrong?.count)).toBe(1);
  });

  it("a challenge is used once, by its operator, within five minutes", async () => {
    await addPasskey(test, person);
    const used = await challengeOf(test, person);
    expect((await signIn(person.key.get(used))).body["status"]).toBe("success");
    expect((await signIn(person.key.get(used))).body["status"]).toBe("otp");

    const other = await operatorWithApp(test, "cs");
    await addPasskey(test, other);
    const theirs = await challengeOf(test, other);
    expect((await signIn(person.key.get(theirs))).body["status"]).toBe("otp");
    expect((await signIn(other.key.get(await challengeOf(test, person)))).body["status"]).toBe(
      "otp",
    );
    await test.app.db.query("delete from throttles");
    expect(
      (await signIn(other.key.get(await challengeOf(test, other)), other)).body["status"],
    ).toBe("success");

    const late = await challengeOf(test, person);
    test.clock.advance(CHALLENGE_LASTS_MS);
    expect((await signIn(person.key.get(late))).body["status"]).toBe("otp");
    await challengeOf(test, person);
    test.clock.advance(CHALLENGE_LASTS_MS);
    expect(await sweepOperatorTraces(test.app.db, test.clock)).toBeGreaterThan(0);
    const left = await test.app.db.query("select from operator_challenges");
    expect(left).toHaveLength(0);
  });

  it("an answer that is sent twice at once signs in once", async () => {
    await addPasskey(test, person);
    const passkey = person.key.get(await challengeOf(test, person));
    const answers = await Promise.all([signIn(passkey), signIn(passkey)]);
    expect(new Set(answers.map(({ body }) => body["status"]))).toEqual(new Set(["otp", "success"]));
  });

  it("keeps few challenges of one operator, and limits how often they are made", async () => {
    await addPasskey(test, person);
    const statuses = [];
    for (let n = 0; n < 32; n++) statuses.push((await firstStep(test, person)).body["status"]);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set(["otp"]));
    expect(statuses.slice(30)).toEqual(["time", "time"]);
    const rows = await test.app.db.query(
      "select from operator_challenges where operator_id = $1 and purpose = 'sign_in'",
      [person.id],
    );
    expect(rows.length).toBeLessThanOrEqual(CHALLENGES_AT_ONCE);
  });

  it("add-own-passkey refuses a wrong origin, a challenge of another purpose and a registered credential", async () => {
    await addPasskey(test, person);
    const begin = async (cookie = person.cookie, who = person) => {
      const proof = { password: DEMO_PASSWORD, code: freshCode(test, who) };
      const { body } = await callLocally(test, "begin-own-passkey", proof, cookie);
      return body["options"] as Parameters<SoftwareAuthenticator["create"]>[0];
    };
    const add = async (passkey: unknown, cookie = person.cookie) =>
      (await callLocally(test, "add-own-passkey", { name: "x", passkey }, cookie)).body["status"];
    const key = new SoftwareAuthenticator(LOCAL.origin);
    expect(await add(key.create(await begin(), { origin: "https://moon.example" }))).toBe("otp");
    expect(await add(key.create(await begin(), { isUserVerified: false }))).toBe("otp");
    const { challenge } = await challengeOf(test, person);
    expect(await add(key.create({ ...(await begin()), challenge }))).toBe("otp");
    await test.app.db.query("delete from throttles");
    const other = await operatorWithApp(test, "cs");
    expect(await add(person.key.create(await begin(other.cookie, other)), other.cookie)).toBe(
      "already",
    );
  });

  it("challenge-own-passkey lets a passkey prove a change of the password and another passkey", async () => {
    const ask = async () => callLocally(test, "challenge-own-passkey", {}, person.cookie);
    expect((await ask()).body["status"]).toBe("not_found");
    await addPasskey(test, person);
    const asserted = async () =>
      person.key.get((await ask()).body["options"] as Parameters<SoftwareAuthenticator["get"]>[0]);
    const begun = await callLocally(
      test,
      "begin-own-passkey",
      { password: DEMO_PASSWORD, passkey: await asserted() },
      person.cookie,
    );
    expect(begun.body["status"]).toBe("success");
    const wanted = { old: DEMO_PASSWORD, password: "a quiet lantern by the sea" };
    const change = async (passkey: unknown) =>
      (await callLocally(test, "change-own-password", { ...wanted, passkey }, person.cookie)).body[
        "status"
      ];
    // A challenge of the sign-in proves no other act.
    expect(await change(person.key.get(await challengeOf(test, person)))).toBe("otp");
    expect(await change(await asserted())).toBe("success");
  });

  it("remove-own-passkey needs password and factor, ends the other sessions, and the key is worth nothing then", async () => {
    await addPasskey(test, person);
    const elsewhere = cookieOf(await signIn(person.key.get(await challengeOf(test, person))));
    const waiting = await challengeOf(test, person);
    const id = await idOf();
    expect((await remove(id, {})).body["status"]).toBe("otp");
    const other = await operatorWithApp(test, "cs");
    const theirs = await remove(id, { code: freshCode(test, other) }, other.cookie);
    expect(theirs.body["status"]).toBe("not_found");
    expect((await remove(id, { code: freshCode(test, person) })).body["status"]).toBe("success");
    expect((await own("get-own-self")).http).toBe(200);
    expect((await own("get-own-self", elsewhere)).http).toBe(401);
    expect((await signIn(person.key.get(waiting))).body["status"]).toBe("otp");
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "remove-own-passkey",
      before: { passkey: "work key" },
      after: { sessionsEnded: 1 },
    });
  });

  it("an address where WebAuthn does not work offers codes only", async () => {
    await addPasskey(test, person);
    const { loginId, cookie } = person;
    const answer = await officeCall(test, "sign-in", { loginId, password: DEMO_PASSWORD });
    expect(answer.body).toEqual({ status: "otp" });
    const there = await officeCall(test, "get-own-passkeys", {}, cookie);
    expect(there.body).toMatchObject({
      isUsableHere: false,
      passkeys: [{ isForThisAddress: false }],
    });
    const proof = { password: DEMO_PASSWORD, code: freshCode(test, person) };
    const begun = await officeCall(test, "begin-own-passkey", proof, cookie);
    expect(begun.body["status"]).toBe("passkey_address");
  });
});
