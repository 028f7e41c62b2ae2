import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";
import * as store from "#server/operators/passkeys/store.ts";

/** The object name of the rule in the audit trail. */
export const SIGN_IN_RULE = "rule:sign-in";

/** The rule as the list of operators shows it. */
export async function signInRule(
  db: Queryable,
  clock: Clock,
  relyingParty: RelyingParty | null,
): Promise<{ passkeysOnly: boolean; without: number; isUsableHere: boolean }> {
  const passkeysOnly = await store.findPasskeysOnly(db);
  const without = await store.countWithout(db, relyingParty?.id ?? "", clock.now());
  return { passkeysOnly, without, isUsableHere: relyingParty !== null };
}

/**
 * Checks that the rule can be changed, and locks it. Codes can be refused once every operator with
 * access has a passkey for this address, so that the rule locks no person out (decision 186).
 * Throws Refusal `already_decided`, `passkey_address`, `passkey_needed`.
 */
export async function assertRuleChange(
  tx: Transaction,
  clock: Clock,
  relyingParty: RelyingParty | null,
  passkeysOnly: boolean,
): Promise<void> {
  if ((await store.findPasskeysOnly(tx, "for update")) === passkeysOnly)
    throw new Refusal("already_decided");
  if (!passkeysOnly) return;
  if (relyingParty === null) throw new Refusal("passkey_address");
  await store.lockOperators(tx);
  if ((await store.countWithout(tx, relyingParty.id, clock.now())) > 0)
    throw new Refusal("passkey_needed");
}

export const setRule = (tx: Transaction, passkeysOnly: boolean): Promise<void> =>
  store.setPasskeysOnly(tx, passkeysOnly);

/** Whether codes are refused; it stays so until the transaction ends. */
export const isPasskeysOnly = (tx: Transaction): Promise<boolean> =>
  store.findPasskeysOnly(tx, "for share");
