import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export async function insertFunding(
  db: Queryable,
  funding: { proposalId: bigint; memberId: bigint; amount: Money; madeAt: Date },
): Promise<void> {
  await db.query(
    `insert into wallet_test_fundings (proposal_id, member_id, amount, made_at)
     values ($1, $2, $3, $4)`,
    [funding.proposalId, funding.memberId, funding.amount, funding.madeAt],
  );
}

/** Serialises fundings, so that two which together are above a cap cannot both pass. */
export async function lockFunding(tx: Transaction): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(7154220)");
}

export type Funded = { ofAccount: Money; ofDay: Money };

/**
 * What one test account was given in all, and all of them on the day of a moment in the
 * installation's time zone, in ledger units.
 */
export async function sumFunded(db: Queryable, memberId: bigint, at: Date): Promise<Funded> {
  const [row] = await db.query<Funded>(
    `select (select coalesce(sum(amount), 0)::bigint from wallet_test_fundings where member_id = $1)
         as "ofAccount",
       (select coalesce(sum(f.amount), 0)::bigint from wallet_test_fundings f
        where f.made_at >= date_trunc('day', $2::timestamptz, s.time_zone)) as "ofDay"
     from settings_sites s where s.host = '*'`,
    [memberId, at],
  );
  if (!row) throw new Error("the sums of fundings answered no row");
  return row;
}
