import type { Assertion } from "#contract/passkeys.ts";
import type { FactorChoice } from "#contract/office/passkey-request.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { makeChallenge, spendChallenge } from "#server/passkeys/challenge.ts";
import { requestOptions } from "#server/passkeys/options.ts";
import { markUsed, passkeysOf, type PasskeyRow } from "#server/passkeys/passkeys.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";
import * as store from "#server/operators/passkeys/store.ts";
import { verifyUse } from "#server/passkeys/verifying.ts";
import { spendCode } from "#server/operators/second-factor.ts";

/** What an operator gives as the second factor; a passkey counts before a code. */
export type Factor = { code?: string | undefined; passkey?: Assertion | undefined };

/** A second factor that was right, and the passkey that it was; null for a code. */
export type Proven = { passkeyId: bigint | null };

type Proving = { clock: Clock; appSecret: AppSecret };
type Asked = { purpose: "sign_in" | "prove"; relyingParty: RelyingParty | null };

/**
 * Verifies a second factor and uses it up: the code, or the challenge that the passkey signed. Null
 * for a wrong one, for none, and for a code while staff sign in with passkeys only.
 */
export async function spendFactor(
  proving: Proving,
  db: Queryable,
  operator: { operatorId: bigint; secondFactor: Buffer },
  { code, passkey }: Factor,
  asked: Asked,
): Promise<Proven | null> {
  if (passkey) return spendPasskey(proving, db, operator.operatorId, passkey, asked);
  if (code === undefined || (await store.findPasskeysOnly(db))) return null;
  return (await spendCode(proving, db, operator, code)) ? { passkeyId: null } : null;
}

async function spendPasskey(
  { clock }: Proving,
  db: Queryable,
  operatorId: bigint,
  assertion: Assertion,
  { purpose, relyingParty }: Asked,
): Promise<Proven | null> {
  const { clientDataJSON } = assertion;
  const owner = { operatorId, purpose };
  const challenge = await spendChallenge(store.challenges, db, clock, owner, clientDataJSON);
  if (challenge === null || relyingParty === null) return null;
  const used = await usePasskey({ clock }, db, operatorId, relyingParty, { challenge, assertion });
  return used && { passkeyId: used.id };
}

/**
 * The operator's passkey that signed a challenge, with its new counter stored; null for a wrong
 * signature, and for a passkey of another operator or address.
 */
export async function usePasskey(
  { clock }: { clock: Clock },
  db: Queryable,
  operatorId: bigint,
  relyingParty: RelyingParty,
  { challenge, assertion }: { challenge: string; assertion: Assertion },
): Promise<PasskeyRow | null> {
  const { id } = assertion;
  const found = (await passkeysHere(db, operatorId, relyingParty)).find(
    ({ credentialId }) => credentialId.toString("base64url") === id,
  );
  if (!found) return null;
  const used = await verifyUse(relyingParty, challenge, { ...found, id }, assertion);
  if (!used) return null;
  const use = { ...used, from: found.counter, at: clock.now() };
  const isFirst = await markUsed(db, "operator", found.id, use);
  return isFirst ? found : null;
}

/** The operator's passkeys that answer at this address of the office. */
export const passkeysHere = async (
  db: Queryable,
  operatorId: bigint,
  relyingParty: RelyingParty | null,
): Promise<PasskeyRow[]> =>
  relyingParty === null
    ? []
    : (await passkeysOf(db, "operator", operatorId)).filter(({ rpId }) => rpId === relyingParty.id);

/**
 * Which second factors count for an operator at this address, with a new challenge where one is a
 * passkey. Undefined while codes alone do, which is what a screen asks for by itself.
 */
export async function factorChoice(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
  { purpose, relyingParty }: Asked,
): Promise<FactorChoice | undefined> {
  const mayUseCode = await mayUseCodes(db, operatorId);
  const passkeys = await passkeysHere(db, operatorId, relyingParty);
  if (passkeys.length === 0 || relyingParty === null)
    return mayUseCode ? undefined : { passkey: null, mayUseCode };
  const challenge = await makeChallenge(store.challenges, db, clock, { operatorId, purpose });
  return { passkey: requestOptions(relyingParty, challenge, passkeys), mayUseCode };
}

/** Whether codes count for an operator: the rule permits them, and there is an app. */
export const mayUseCodes = async (db: Queryable, operatorId: bigint): Promise<boolean> =>
  !(await store.findPasskeysOnly(db)) && (await store.findHasCodeApp(db, operatorId));
