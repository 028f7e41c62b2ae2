import { codeAt } from "#server/kit/totp.ts";
import type { TestApp } from "#tests/support/app.ts";
import { approvalRuleToTurnOn } from "#tests/support/approvals.ts";
import { ruleToTurnOff } from "#tests/support/passkeys.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";

export type AddedFactor = { secret: string; recoveryCodes: string[]; cookie: string };

/** Gives a member of `makeMember` a second factor, as the member does, in a session with this cookie. */
export async function addSecondFactor(
  test: Pick<TestApp, "signIn" | "call" | "clock">,
  { loginId }: Pick<TestMember, "loginId">,
): Promise<AddedFactor> {
  const cookie = await test.signIn(loginId, PASSWORD);
  const begun = await test.call("begin-second-factor", { pw: PASSWORD }, { cookie });
  const secret = String(begun.body["secret"]);
  const code = codeAt(secret, test.clock.now());
  const added = await test.call("confirm-second-factor", { code }, { cookie });
  if (added.body["status"] !== "success")
    throw new Error(`no second factor was added: ${String(added.body["status"])}`);
  return { secret, recoveryCodes: added.body["recoveryCodes"] as string[], cookie };
}

/** Input that lifts the second factor of a new member, that changes how staff sign in, and that demands signed approvals. */
export const secondFactorActs = (test: TestApp) => ({
  "lift-second-factor": async () => {
    const member = await makeMember(test.app.db);
    await addSecondFactor(test, member);
    return { id: Number(member.memberId) };
  },
  "change-sign-in-rule": () => ruleToTurnOff(test.app.db),
  "change-approval-rule": () => approvalRuleToTurnOn(test.app.db),
});
