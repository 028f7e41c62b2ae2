import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { memberMovements } from "#server/ledger/movements.ts";

/** The sum of an account's stakes since a moment, less those that were rolled back. */
export async function stakedSince(db: Queryable, account: AccountRef, since: Date): Promise<Money> {
  const [row] = await db.query<{ staked: string }>(
    `select coalesce(-sum(delta), 0) as staked from ledger_entries
     where bucket = $1 and account_id = $2 and posted_at >= $3 and movement in ($4, $5, $6)`,
    [
      account.bucket,
      account.id,
      since,
      memberMovements.bet.id,
      memberMovements.bet_rollback.id,
      memberMovements.bet_refund.id,
    ],
  );
  return units(BigInt(row?.staked ?? 0));
}
