import type { CreationOptions, RequestOptions } from "#contract/passkeys.ts";
import type { Answer, TestApp } from "#tests/support/app.ts";
import { SoftwareAuthenticator, type Deviation } from "#tests/support/authenticator.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { cookieOf, LOCAL } from "#tests/support/passkeys.ts";
import { memberCookies } from "#contract/cookies.ts";
import { makeToken } from "#server/kit/tokens.ts";

export type PasskeyMember = TestMember & {
  /** Of the member's browser and its session. */
  cookie: string;
  key: SoftwareAuthenticator;
  /** The handle that the authenticator keeps with the passkey. */
  handle: string;
};

type Test = Pick<TestApp, "app" | "call" | "signIn">;

/** One call of the site that is opened at `localhost`, where passkeys work. */
export const callSite = (
  test: Pick<TestApp, "call">,
  name: string,
  body: unknown,
  cookie = "",
): Promise<Answer> => test.call(name, body, { ...LOCAL, cookie });

/** A browser without a session. */
export const newBrowser = (): string => `${memberCookies.device}=${makeToken()}`;

/** Gives the browser that holds the session another passkey. */
export async function addMemberPasskey(
  test: Test,
  cookie: string,
  { name = "telephone", code }: { name?: string; code?: string } = {},
): Promise<{ key: SoftwareAuthenticator; handle: string; options: CreationOptions }> {
  const begun = await callSite(test, "begin-passkey", { pw: PASSWORD, code }, cookie);
  const options = begun.body["options"] as CreationOptions;
  if (!options) throw new Error(JSON.stringify(begun.body));
  const key = new SoftwareAuthenticator(LOCAL.origin);
  const passkey = key.create(options);
  const added = await callSite(test, "add-passkey", { name, passkey }, cookie);
  if (added.body["status"] !== "success") throw new Error(JSON.stringify(added.body));
  return { key, handle: options.user.id, options };
}

/** A member with a session and one passkey. */
export async function memberWithPasskey(
  test: Test,
  options: Parameters<typeof makeMember>[1] = {},
): Promise<PasskeyMember> {
  const member = await makeMember(test.app.db, options);
  const cookie = `${newBrowser()}; ${await test.signIn(member.loginId, PASSWORD)}`;
  const { key, handle } = await addMemberPasskey(test, cookie);
  return { ...member, cookie, key, handle };
}

/** The challenge that a browser asks for before a sign-in. */
export async function challengeOf(
  test: Pick<TestApp, "call">,
  browser: string,
): Promise<RequestOptions> {
  const { body } = await callSite(test, "begin-passkey-sign-in", {}, browser);
  if (!body["options"]) throw new Error(JSON.stringify(body));
  return body["options"] as RequestOptions;
}

/** A sign-in with the member's passkey. */
export async function signInByPasskey(
  test: Pick<TestApp, "call">,
  { key, handle }: Pick<PasskeyMember, "key" | "handle">,
  { browser = newBrowser(), deviation = {} }: { browser?: string; deviation?: Deviation } = {},
): Promise<Answer & { cookie: string }> {
  const passkey = key.get(await challengeOf(test, browser), deviation);
  const input = { passkey, userHandle: handle };
  const answer = await callSite(test, "sign-in-by-passkey", input, browser);
  return { ...answer, cookie: answer.body["status"] === "success" ? cookieOf(answer) : "" };
}
