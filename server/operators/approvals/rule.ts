import { officeCalls } from "#contract/office/calls.ts";
import { permissionsOf, roles, type Permission } from "#contract/office/permissions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/operators/approvals/store.ts";
import type { RelyingParty } from "#server/passkeys/relying-party.ts";

/** The object name of the rule in the audit trail. */
export const APPROVAL_RULE = "rule:approvals";

/** The roles that approve at least one act. */
const APPROVERS = (() => {
  const checking = new Set<Permission>(
    Object.values(officeCalls).flatMap((call) => ("checkedBy" in call ? [call.checkedBy] : [])),
  );
  return roles.filter((role) => permissionsOf[role].some((each) => checking.has(each)));
})();

/**
 * The rule as the list of operators shows it, with the number of approvers without a passkey for
 * this address; at an address where passkeys do not work, of those without any passkey.
 */
export const approvalRule = async (
  db: Queryable,
  clock: Clock,
  relyingParty: RelyingParty | null,
): Promise<{ signedOnly: boolean; without: number }> => ({
  signedOnly: await store.findSignedOnly(db),
  without: await countWithout(db, clock, relyingParty),
});

const countWithout = (
  db: Queryable,
  clock: Clock,
  relyingParty: RelyingParty | null,
): Promise<number> => store.countWithout(db, APPROVERS, relyingParty?.id ?? null, clock.now());

/**
 * Checks that the rule can be changed, and locks it. Signatures can be demanded once every operator
 * whose role approves something has a passkey. Throws Refusal `already_decided`,
 * `approver_without_passkey`.
 */
export async function assertRuleChange(
  tx: Transaction,
  clock: Clock,
  relyingParty: RelyingParty | null,
  signedOnly: boolean,
): Promise<void> {
  if ((await store.findSignedOnly(tx, "for update")) === signedOnly)
    throw new Refusal("already_decided");
  if (signedOnly && (await countWithout(tx, clock, relyingParty)) > 0)
    throw new Refusal("approver_without_passkey");
}

export const setRule = (tx: Transaction, signedOnly: boolean): Promise<void> =>
  store.setSignedOnly(tx, signedOnly);

/** Whether approvals are signed. */
export const areSigned = (db: Queryable): Promise<boolean> => store.findSignedOnly(db);

/** Whether approvals are signed. The rule cannot change until the transaction ends. */
export const areSignedNow = (tx: Transaction): Promise<boolean> =>
  store.findSignedOnly(tx, "for share");
