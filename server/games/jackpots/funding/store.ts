import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { JackpotTier } from "#contract/jackpot-tiers.ts";

export type Funding = {
  tier: JackpotTier;
  /** Below 0 what is taken out. */
  amount: Money;
  entryId: bigint;
  /** Null for the demo's, which no proposal asked for; its operators too where there are not two. */
  proposalId: bigint | null;
  madeBy: bigint | null;
  checkedBy: bigint | null;
  at: Date;
};

export async function insertFunding(tx: Transaction, funding: Funding): Promise<void> {
  const { tier, amount, entryId, proposalId, madeBy, checkedBy, at } = funding;
  await tx.query(
    `insert into jackpot_fundings (tier, amount, entry_id, proposal_id, made_by, checked_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tier, amount, entryId, proposalId, madeBy, checkedBy, at],
  );
}

/** Whether a proposal has moved money of a pool. */
export async function isFundedBy(tx: Transaction, proposalId: bigint): Promise<boolean> {
  const rows = await tx.query("select from jackpot_fundings where proposal_id = $1", [proposalId]);
  return rows.length > 0;
}

export async function setStart(tx: Transaction, tier: JackpotTier, amount: Money): Promise<void> {
  await tx.query("update jackpot_tiers set start_amount = $2 where tier = $1", [tier, amount]);
}

export type FundingRow = {
  id: bigint;
  tier: JackpotTier;
  amount: Money;
  by: string | null;
  checkedBy: string | null;
  at: Date;
};

export const listFundings = (db: Queryable, most: number): Promise<FundingRow[]> =>
  db.query<FundingRow>(
    `select f.id, f.tier, f.amount, m.name as by, c.name as "checkedBy", f.made_at as at
     from jackpot_fundings f
     left join operators m on m.id = f.made_by
     left join operators c on c.id = f.checked_by
     order by f.id desc limit $1`,
    [most],
  );
