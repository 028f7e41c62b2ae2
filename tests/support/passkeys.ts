import type { OfficeCallName } from "#contract/office/calls.ts";
import type { CreationOptions, RequestOptions } from "#contract/passkeys.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { Queryable } from "#server/kit/database.ts";
import { codeAt } from "#server/kit/totp.ts";
import { takeOn } from "#server/operators/staff.ts";
import type { Answer, TestApp } from "#tests/support/app.ts";
import { SoftwareAuthenticator } from "#tests/support/authenticator.ts";
import { APP_SECRET } from "#tests/support/template.ts";

/** Where the office is opened when its passkeys are tested. */
export const LOCAL = { host: "localhost:3000", origin: "http://localhost:3000" };

/** One call of the office that is opened at `localhost`. */
export const callLocally = (
  test: TestApp,
  name: OfficeCallName,
  body: unknown,
  cookie = "",
): Promise<Answer> => test.post(`/api/office/${name}`, body, { ...LOCAL, cookie });

export const cookieOf = ({ headers }: Answer): string =>
  String(headers["set-cookie"]).split(";")[0] ?? "";

/** What the refusal `otp` says of the second factors. */
export type Factors = { passkey: RequestOptions | null; mayUseCode: boolean };
export const factorsOf = ({ body }: Answer): Factors | undefined =>
  body["factors"] as Factors | undefined;

export type PasskeyOperator = {
  id: bigint;
  loginId: string;
  secret: string;
  cookie: string;
  key: SoftwareAuthenticator;
};

let made = 0;

/** An operator with an authenticator app, a session and a key that is not registered. */
export async function operatorWithApp(test: TestApp, role: Role): Promise<PasskeyOperator> {
  const loginId = `passkey${made++}`;
  const operator = { loginId, name: loginId, role, password: DEMO_PASSWORD } as const;
  const { operatorId: id, secondFactor: secret } = await takeOn(test.app.db, APP_SECRET, operator);
  const code = codeAt(secret, test.clock.now());
  const answer = await callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD, code });
  const key = new SoftwareAuthenticator(LOCAL.origin);
  return { id, loginId, secret, cookie: cookieOf(answer), key };
}

/** Two new administrators, who are then the only operators with access. */
export async function onlyTwoAdmins(test: TestApp): Promise<[PasskeyOperator, PasskeyOperator]> {
  await test.app.db.query("delete from throttles");
  await test.app.db.query("update operators set status = 'suspended', suspended_at = now()");
  return [await operatorWithApp(test, "admin"), await operatorWithApp(test, "admin")];
}

/** A code that was not used yet. */
export function freshCode(test: TestApp, { secret }: { secret: string }): string {
  test.clock.advance(31_000);
  return codeAt(secret, test.clock.now());
}

/** Adds the operator's key, proved by a code; answers the options that it was made with. */
export async function addPasskey(
  test: TestApp,
  person: PasskeyOperator,
  name = "work key",
): Promise<CreationOptions> {
  const proof = { password: DEMO_PASSWORD, code: freshCode(test, person) };
  const begun = await callLocally(test, "begin-own-passkey", proof, person.cookie);
  const options = begun.body["options"] as CreationOptions;
  const passkey = person.key.create(options);
  const added = await callLocally(test, "add-own-passkey", { name, passkey }, person.cookie);
  if (added.body["status"] !== "success") throw new Error(JSON.stringify(added.body));
  return options;
}

/** The first step of a sign-in: the right password, and no second factor. */
export const firstStep = (test: TestApp, { loginId }: { loginId: string }): Promise<Answer> =>
  callLocally(test, "sign-in", { loginId, password: DEMO_PASSWORD });

/** The challenge of a sign-in's first step. */
export async function challengeOf(
  test: TestApp,
  person: { loginId: string },
): Promise<RequestOptions> {
  const answer = await firstStep(test, person);
  const options = factorsOf(answer)?.passkey;
  if (!options) throw new Error(`no passkey is asked for: ${JSON.stringify(answer.body)}`);
  return options;
}

/**
 * Input of `change-sign-in-rule` that needs no authenticator: the rule is on and is to be turned off.
 */
export async function ruleToTurnOff(db: Queryable): Promise<{ passkeysOnly: boolean }> {
  await db.query("update operator_sign_in_rule set passkeys_only = true");
  return { passkeysOnly: false };
}
