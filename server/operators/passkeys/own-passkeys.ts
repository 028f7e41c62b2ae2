import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Attestation, CreationOptions, RequestOptions } from "#contract/passkeys.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import type { OperatorContext } from "#server/operators/office-handler.ts";
import { proveSelf } from "#server/operators/own-password.ts";
import { mayUseCodes, passkeysHere, type Factor } from "#server/operators/passkeys/proving.ts";
import { isPasskeysOnly } from "#server/operators/passkeys/rule.ts";
import * as store from "#server/operators/passkeys/store.ts";
import { operatorObject } from "#server/operators/proposals/proposals.ts";
import { officePerson } from "#server/operators/passkeys/office-person.ts";
import { ISSUER } from "#server/operators/second-factor.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import { endOtherSessions } from "#server/operators/store.ts";
import { makeChallenge, spendChallenge } from "#server/passkeys/challenge.ts";
import { creationOptions, requestOptions } from "#server/passkeys/options.ts";
import * as passkeys from "#server/passkeys/passkeys.ts";
import { hereOf } from "#server/passkeys/relying-party.ts";
import { verifyNewPasskey } from "#server/passkeys/verifying.ts";

const REASON = "the operator's own passkey";

/** The operator's own passkeys, oldest first, and which second factors count. */
export async function ownPasskeys(
  { db }: OfficeDoor,
  { operator, relyingParty }: OperatorContext,
): Promise<OfficeOutput<"get-own-passkeys">> {
  const rows = await passkeys.passkeysOf(db, "operator", operator.operatorId);
  return {
    passkeys: rows.map((row) => ({
      ...passkeys.shownPasskey(row),
      isForThisAddress: row.rpId === relyingParty?.id,
    })),
    isUsableHere: relyingParty !== null,
    mayUseCode: await mayUseCodes(db, operator.operatorId),
    passkeysOnly: await store.findPasskeysOnly(db),
  };
}

/**
 * A challenge for the operator's own acts. Throws Refusal `passkey_address` at an address where
 * passkeys do not work, `not_found` for an operator without one there.
 */
export async function challengeOwn(
  { db, clock }: OfficeDoor,
  context: OperatorContext,
): Promise<RequestOptions> {
  const here = hereOf(context);
  const { operatorId } = context.operator;
  const found = await passkeysHere(db, operatorId, here);
  if (found.length === 0) throw new Refusal("not_found");
  const challenge = await makeChallenge(store.challenges, db, clock, {
    operatorId,
    purpose: "prove",
  });
  return requestOptions(here, challenge, found);
}

/**
 * Begins to add a passkey. Throws Refusal `passkey_address`, `wrong_credentials`, `second_factor`,
 * `too_often`; `too_many` above ten.
 */
export async function beginOwn(
  door: OfficeDoor,
  context: OperatorContext,
  proof: { password: string } & Factor,
): Promise<CreationOptions> {
  const { db, clock } = door;
  const here = hereOf(context);
  const { operatorId, loginId, name } = context.operator;
  const existing = await passkeys.passkeysBeside(db, "operator", operatorId);
  await proveSelf(door, context, proof);
  const challenge = await makeChallenge(store.challenges, db, clock, {
    operatorId,
    purpose: "add",
  });
  return creationOptions(here, ISSUER, challenge, officePerson({ loginId, name }, existing));
}

/**
 * Adds the passkey that an authenticator made for the challenge of `beginOwn`. Throws Refusal
 * `passkey_address`, `second_factor` for a wrong answer, `already_decided` for a registered
 * credential, `too_many`.
 */
export async function addOwn(
  { db, clock }: OfficeDoor,
  context: OperatorContext,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<void> {
  const here = hereOf(context);
  const { operatorId } = context.operator;
  const owner = { operatorId, purpose: "add" } as const;
  const challenge = await spendChallenge(
    store.challenges,
    db,
    clock,
    owner,
    passkey.clientDataJSON,
  );
  const made = await verifyNewPasskey(here, challenge, passkey);
  await db.transaction(async (tx) => {
    await store.lockKeys(tx, operatorId);
    await passkeys.addPasskey(tx, "operator", operatorId, { ...made, name }, clock.now());
    await writeAudit(tx, clock, context, {
      call: "add-own-passkey",
      object: operatorObject(operatorId),
      reason: REASON,
      before: null,
      after: { passkey: name },
    });
  });
}

/**
 * Removes a passkey and ends the operator's other sessions. Throws Refusal `not_found`,
 * `wrong_credentials`, `second_factor`, `too_often`; `passkey_needed` for the last one at this
 * address while codes do not count for the operator.
 */
export async function removeOwn(
  door: OfficeDoor,
  context: OperatorContext,
  { id, ...proof }: { id: number; password: string } & Factor,
): Promise<void> {
  const { db, clock } = door;
  const { operatorId, sessionId } = context.operator;
  await proveSelf(door, context, proof);
  await db.transaction(async (tx) => {
    const isRule = await isPasskeysOnly(tx);
    const { hasCodeApp } = await store.lockKeys(tx, operatorId);
    const all = await passkeys.passkeysOf(tx, "operator", operatorId);
    const found = all.find((each) => each.id === BigInt(id));
    if (!found) throw new Refusal("not_found");
    const stays = all.some((each) => each.id !== found.id && each.rpId === found.rpId);
    if (!stays && (isRule || !hasCodeApp)) throw new Refusal("passkey_needed");
    await passkeys.removePasskey(tx, "operator", operatorId, found.id);
    const sessionsEnded = await endOtherSessions(tx, operatorId, sessionId, clock.now());
    await writeAudit(tx, clock, context, {
      call: "remove-own-passkey",
      object: operatorObject(operatorId),
      reason: REASON,
      before: { passkey: found.name },
      after: { sessionsEnded },
    });
  });
}
