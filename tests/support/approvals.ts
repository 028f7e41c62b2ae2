import type { Queryable } from "#server/kit/database.ts";

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
