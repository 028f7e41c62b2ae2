import type { AdjustmentCause } from "#contract/office/wallet.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export async function insertAdjustment(
  db: Queryable,
  adjustment: {
    proposalId: bigint;
    memberId: bigint;
    delta: Money;
    cause: AdjustmentCause;
    madeAt: Date;
  },
): Promise<void> {
  await db.query(
    `insert into wallet_adjustments (proposal_id, member_id, delta, cause, made_at)
     values ($1, $2, $3, $4, $5)`,
    [
      adjustment.proposalId,
      adjustment.memberId,
      adjustment.delta,
      adjustment.cause,
      adjustment.madeAt,
    ],
  );
}

export const listCauses = (
  db: Queryable,
  proposalIds: readonly bigint[],
): Promise<{ proposalId: bigint; cause: AdjustmentCause }[]> =>
  db.query(
    `select proposal_id as "proposalId", cause from wallet_adjustments
     where proposal_id = any($1)`,
    [proposalIds],
  );
