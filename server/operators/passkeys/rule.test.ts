import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CreationOptions } from "#contract/passkeys.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { renewAtTheMachine } from "#server/operators/invitations/cli.ts";
import { useTestApp, type Answer } from "#tests/support/app.ts";
import { SoftwareAuthenticator } from "#tests/support/authenticator.ts";
import { officeCall } from "#tests/support/office.ts";
import {
  LOCAL,
  addPasskey,
  callLocally,
  challengeOf,
  factorsOf,
  firstStep,
  freshCode,
  onlyTwoAdmins,
  operatorWithApp,
  type PasskeyOperator,
} from "#tests/support/passkeys.ts";
import { APP_SECRET } from "#tests/support/template.ts";

describe("the rule that staff sign in with passkeys only", () => {
  const test = useTestApp();
  let maker: PasskeyOperator;
  let checker: PasskeyOperator;

  beforeEach(async () => {
    [maker, checker] = await onlyTwoAdmins(test);
  });
  afterEach(() => test.app.db.query("update operator_sign_in_rule set passkeys_only = false"));

  const propose = (passkeysOnly: boolean) =>
    callLocally(test, "change-sign-in-rule", { passkeysOnly, reason: "policy" }, maker.cookie);
  const decide = ({ body }: Answer) =>
    callLocally(
      test,
      "decide-proposal",
      { id: body["proposalId"], decision: "carry-out", reason: "looked at" },
      checker.cookie,
    );
  const turn = async (isOn: boolean) => (await decide(await propose(isOn))).body["status"];
  const ruleNow = async () => (await callLocally(test, "get-sign-in-rule", {}, maker.cookie)).body;
  const byCode = async (person: PasskeyOperator) => {
    const { loginId } = person;
    const code = freshCode(test, person);
    return callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD, code });
  };
  const byKey = async ({ loginId, key }: PasskeyOperator) => {
    const passkey = key.get(await challengeOf(test, { loginId }));
    return callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD, passkey });
  };
  const everyone = async () => {
    await addPasskey(test, maker);
    await addPasskey(test, checker);
  };

  it("change-sign-in-rule needs two operators, and a passkey of every operator with access", async () => {
    await addPasskey(test, maker);
    expect(await ruleNow()).toMatchObject({ passkeysOnly: false, without: 1, isUsableHere: true });
    expect((await propose(true)).body["status"]).toBe("passkey");
    await addPasskey(test, checker);
    const elsewhere = { passkeysOnly: true, reason: "policy" };
    const there = await officeCall(test, "change-sign-in-rule", elsewhere, maker.cookie);
    expect(there.body["status"]).toBe("passkey_address");
    const proposed = await propose(true);
    expect(proposed.body["status"]).toBe("proposed");
    expect(await ruleNow()).toMatchObject({ passkeysOnly: false, without: 0 });
    const late = await operatorWithApp(test, "cs");
    expect((await decide(proposed)).body["status"]).toBe("passkey");
    await addPasskey(test, late);
    expect((await decide(proposed)).body["status"]).toBe("success");
    expect(await ruleNow()).toMatchObject({ passkeysOnly: true });
    const rows = await test.app.db.query(
      "select call, before, after from audit_entries where object = $1 order by id",
      ["rule:sign-in"],
    );
    expect(rows).toContainEqual({
      call: "change-sign-in-rule",
      before: { passkeysOnly: false },
      after: { passkeysOnly: true },
    });
    expect((await propose(true)).body["status"]).toBe("already");
  });

  it("refuses every code while it is on, and takes them again when two operators turn it off", async () => {
    await everyone();
    expect(await turn(true)).toBe("success");
    const refused = await byCode(maker);
    expect(refused.body["status"]).toBe("otp");
    expect(factorsOf(refused)).toMatchObject({ mayUseCode: false });
    expect((await byKey(maker)).body["status"]).toBe("success");
    const proof = { old: DEMO_PASSWORD, password: "a quiet lantern by the sea" };
    const code = freshCode(test, maker);
    const changed = await callLocally(
      test,
      "change-own-password",
      { ...proof, code },
      maker.cookie,
    );
    expect(changed.body["status"]).toBe("otp");
    // Where WebAuthn does not work, no second factor is left.
    const { loginId } = maker;
    const there = await officeCall(test, "sign-in", { loginId, password: DEMO_PASSWORD });
    expect(factorsOf(there)).toEqual({ passkey: null, mayUseCode: false });
    expect(await turn(false)).toBe("success");
    expect((await byCode(maker)).body["status"]).toBe("success");
  });

  it("keeps the last passkey of an operator while it is on", async () => {
    await everyone();
    expect(await turn(true)).toBe("success");
    const [row] = await test.app.db.query<{ id: bigint }>(
      "select id from operator_passkeys where operator_id = $1",
      [maker.id],
    );
    const asked = await callLocally(test, "challenge-own-passkey", {}, maker.cookie);
    const passkey = maker.key.get(
      asked.body["options"] as Parameters<SoftwareAuthenticator["get"]>[0],
    );
    const wanted = { id: Number(row?.id), password: DEMO_PASSWORD, passkey };
    const removed = await callLocally(test, "remove-own-passkey", wanted, maker.cookie);
    expect(removed.body["status"]).toBe("passkey");
  });

  it("a lost device is replaced by a passkey alone: by two colleagues, or at the machine", async () => {
    const lost = await operatorWithApp(test, "cs");
    await everyone();
    await addPasskey(test, lost);
    expect(await turn(true)).toBe("success");
    const renewal = { id: Number(lost.id), reason: "the key is lost" };
    await decide(await callLocally(test, "renew-second-factor", renewal, maker.cookie));
    // The lost key is worth nothing from then on.
    expect(factorsOf(await firstStep(test, lost))).toEqual({ passkey: null, mayUseCode: false });
    const { token } = await renewAtTheMachine(test.app.db, test.clock, APP_SECRET, {
      loginId: lost.loginId,
      renewsPassword: false,
    });
    const keys = { token, password: DEMO_PASSWORD };
    expect((await officeCall(test, "enrol-operator", keys)).body["status"]).toBe("passkey_address");
    const enrolled = (await callLocally(test, "enrol-operator", keys)).body;
    expect(enrolled["secret"]).toBeNull();
    const confirm = async (factor: object) =>
      (await callLocally(test, "confirm-enrolment", { token, ...factor })).body["status"];
    expect(await confirm({ code: freshCode(test, lost) })).toBe("passkey");
    const key = new SoftwareAuthenticator(LOCAL.origin);
    const options = enrolled["passkey"] as CreationOptions;
    expect(
      await confirm({ passkey: key.create(options, { origin: "https://moon.example" }) }),
    ).toBe("otp");
    const again = (await callLocally(test, "enrol-operator", keys)).body["passkey"];
    expect(await confirm({ passkey: key.create(again as CreationOptions) })).toBe("success");
    await test.app.db.query("delete from throttles");
    expect((await byKey({ ...lost, key })).body["status"]).toBe("success");
    // Without an app, the passkey stays the only second factor when codes are taken again.
    expect(await turn(false)).toBe("success");
    expect(factorsOf(await firstStep(test, lost))).toMatchObject({ mayUseCode: false });
  });
});
