import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type BetState = "placed" | "settled" | "rolled_back" | "tombstone";

export type BetRow = {
  memberId: bigint;
  /** Null for a tombstone, whose place is unknown. */
  gameId: number | null;
  state: BetState;
  stake: Money;
  payout: Money;
  version: number;
  paidVersion: number | null;
  /** What of the stake a void bet returned, which does not count. */
  refunded: Money;
  placedAt: Date;
  changedAt: Date;
};

export async function findBet(
  db: Queryable,
  connection: string,
  betRef: string,
): Promise<BetRow | undefined> {
  const [row] = await db.query<BetRow>(
    `select member_id as "memberId", game_id as "gameId", state, stake, payout, version,
       paid_version as "paidVersion", refunded, placed_at as "placedAt", changed_at as "changedAt"
     from game_bets where connection = $1 and bet_ref = $2`,
    [connection, betRef],
    "game-bets-find",
  );
  return row;
}

/** Writes a new bet; false when any member has used the name before. */
export async function insertBet(
  db: Queryable,
  bet: {
    connection: string;
    betRef: string;
    memberId: bigint;
    gameId: number | null;
    state: BetState;
    stake: Money;
  },
): Promise<boolean> {
  const rows = await db.query(
    `insert into game_bets (connection, bet_ref, member_id, game_id, state, stake)
     values ($1, $2, $3, $4, $5, $6) on conflict (connection, bet_ref) do nothing returning bet_ref`,
    [bet.connection, bet.betRef, bet.memberId, bet.gameId, bet.state, bet.stake],
    "game-bets-insert",
  );
  return rows.length > 0;
}

export async function saveBet(
  db: Queryable,
  connection: string,
  betRef: string,
  bet: Pick<BetRow, "state" | "payout" | "version" | "paidVersion" | "refunded">,
): Promise<void> {
  await db.query(
    `update game_bets set state = $3, payout = $4, version = $5, paid_version = $6,
       refunded = $7, changed_at = clock_timestamp()
     where connection = $1 and bet_ref = $2`,
    [connection, betRef, bet.state, bet.payout, bet.version, bet.paidVersion, bet.refunded],
  );
}

/** Ends an open bet whose stake operators returned, so that its settlement is refused later. */
export async function markReturned(
  db: Queryable,
  { connection, betRef, memberId }: { connection: string; betRef: string; memberId: bigint },
): Promise<void> {
  await db.query(
    `update game_bets set state = 'rolled_back', version = version + 1,
       changed_at = clock_timestamp()
     where connection = $1 and bet_ref = $2 and member_id = $3 and state = 'placed'`,
    [connection, betRef, memberId],
  );
}

export type StepKind = "placed" | "settled" | "unsettled" | "rolled_back";

/** Whether this step was booked before for the same request; a null amount is not compared. */
export async function hasStep(
  db: Queryable,
  connection: string,
  betRef: string,
  step: { kind: StepKind; requestRef: string; amount: Money | null },
): Promise<boolean> {
  const rows = await db.query(
    `select from game_bet_steps
     where connection = $1 and bet_ref = $2 and kind = $3 and request_ref = $4
       and ($5::bigint is null or amount = $5)`,
    [connection, betRef, step.kind, step.requestRef, step.amount],
  );
  return rows.length > 0;
}

export async function insertStep(
  db: Queryable,
  connection: string,
  betRef: string,
  step: { kind: StepKind; amount: Money; result: string | null; requestRef: string },
): Promise<void> {
  await db.query(
    `insert into game_bet_steps (connection, bet_ref, number, kind, amount, result, request_ref)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4, $5, $6
     from game_bet_steps where connection = $1 and bet_ref = $2`,
    [connection, betRef, step.kind, step.amount, step.result, step.requestRef],
  );
}

/** An unsettled bet is open again. */
export async function reopenRound(
  db: Queryable,
  round: { bucket: number; accountId: bigint; providerId: number; roundRef: string },
): Promise<void> {
  await db.query(
    `update game_rounds set state = 'open', changed_at = now()
     where bucket = $1 and account_id = $2 and provider_id = $3 and round_ref = $4`,
    [round.bucket, round.accountId, round.providerId, round.roundRef],
  );
}
