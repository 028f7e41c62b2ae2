import type { Transaction } from "#server/kit/database.ts";

/** Freezes what a member can spend; false when it is frozen. */
export async function freezeAccounts(tx: Transaction, memberId: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update ledger_accounts set status = 'frozen'
     where bucket = members_bucket($1) and member_id = $1 and kind in ('cash', 'comp')
       and status <> 'frozen' returning id`,
    [memberId],
  );
  return rows.length > 0;
}

/** Lifts a freeze and leaves stakes blocked; false when nothing is frozen. */
export async function unfreezeAccounts(tx: Transaction, memberId: bigint): Promise<boolean> {
  const rows = await tx.query(
    `update ledger_accounts set status = 'stakes_blocked'
     where bucket = members_bucket($1) and member_id = $1 and status = 'frozen' returning id`,
    [memberId],
  );
  return rows.length > 0;
}

/** Which of these members' cash is frozen; the rows stay locked until the transaction ends. */
export async function lockFrozen(tx: Transaction, memberIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await tx.query<{ memberId: bigint; status: string }>(
    `select member_id as "memberId", status from ledger_accounts
     where bucket in (select members_bucket(m.id) from unnest($1::bigint[]) as m(id))
       and member_id = any($1) and kind = 'cash' order by bucket, id for share`,
    [memberIds],
  );
  return rows.filter(({ status }) => status === "frozen").map((row) => row.memberId);
}
