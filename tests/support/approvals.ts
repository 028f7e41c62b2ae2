import type { Assertion, RequestOptions } from "#contract/passkeys.ts";
import type { Queryable } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import type { Answer, TestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { callLocally, type PasskeyOperator } from "#tests/support/passkeys.ts";

/** Input of `change-approval-rule`: the rule is off, and every operator has a passkey. */
export async function approvalRuleToTurnOn(db: Queryable): Promise<{ signedOnly: boolean }> {
  await db.query("update operator_approval_rule set signed_only = false");
  await db.query(
    `insert into operator_passkeys (operator_id, name, credential_id, rp_id, public_key, counter,
       transports, can_be_backed_up, is_backed_up, added_at)
     select id, 'key', sha256(login_id::bytea), 'localhost', '\\x00', 0, '{}', false, false, now()
     from operators on conflict do nothing`,
  );
  return { signedOnly: true };
}

/** Proposes a gift to a new member; answers the proposal and its object. */
export async function proposeGift(
  test: TestApp,
  { cookie }: Pick<PasskeyOperator, "cookie">,
): Promise<{ id: number; object: string }> {
  const { memberId } = await makeMember(test.app.db, { cash: fromWon(50_000) });
  const gift = { id: Number(memberId), direction: "give", amount: 1_000, cause: "goodwill" };
  const wanted = { ...gift, reason: "the game broke" };
  const { body } = await callLocally(test, "adjust-balance", wanted, cookie);
  if (body["status"] !== "proposed") throw new Error(JSON.stringify(body));
  return { id: Number(body["proposalId"]), object: `member:${memberId}` };
}

/** What an operator is asked to sign for a proposal. Throws when nothing is to be signed. */
export async function requestOf(
  test: TestApp,
  id: number,
  { cookie }: PasskeyOperator,
): Promise<RequestOptions> {
  const { body } = await callLocally(test, "challenge-approval", { id }, cookie);
  if (!body["options"]) throw new Error(JSON.stringify(body));
  return body["options"] as RequestOptions;
}

/** Carries a proposal out, signed or not. */
export const carryOut = (
  test: TestApp,
  id: number,
  { cookie }: Pick<PasskeyOperator, "cookie">,
  passkey?: Assertion,
): Promise<Answer> => {
  const decision = { id, decision: "carry-out", reason: "looked at", passkey };
  return callLocally(test, "decide-proposal", decision, cookie);
};

/** The same, signed with the operator's own key. */
export async function signAndCarryOut(
  test: TestApp,
  id: number,
  person: PasskeyOperator,
): Promise<Answer> {
  return carryOut(test, id, person, person.key.get(await requestOf(test, id, person)));
}
