import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { traced } from "#server/kit/tracing/tracing.ts";
import { Refusal, type RefusalCode } from "#server/kit/refusal.ts";
import { houseMovements } from "#server/ledger/movements.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import type { Operation, Outcome, OutcomeStatus } from "#server/ledger/operations.ts";
import * as store from "#server/ledger/store.ts";

/** The ledger's refusals. */
export type LedgerRefusal = Extract<
  RefusalCode,
  | "insufficient_funds"
  | "account_not_active"
  | "stakes_blocked"
  | "duplicate_mismatch"
  | "already_rolled_back"
  | "game_session_ended"
  | "not_found"
  | "deposit_limit"
  | "loss_limit"
  | "stake_limit"
  | "single_limit"
  | "reality_check"
  | "session_time"
  | "balance_limit"
  | "no_play_hours"
>;

/** The refusal of each outcome; null for applied operations and replays. */
export const refusalOf: Record<OutcomeStatus, LedgerRefusal | null> = {
  applied: null,
  replay: null,
  tombstoned: null,
  reversed_before: null,
  insufficient: "insufficient_funds",
  frozen: "account_not_active",
  stakes_blocked: "stakes_blocked",
  conflict: "duplicate_mismatch",
  rolled_back_before: "already_rolled_back",
  group_failed: null,
  refused: "game_session_ended",
  no_account: "not_found",
  deposit_limit: "deposit_limit",
  loss_limit: "loss_limit",
  stake_limit: "stake_limit",
  single_limit: "single_limit",
  reality_check: "reality_check",
  session_time: "session_time",
  balance_limit: "balance_limit",
  no_play_hours: "no_play_hours",
};

/**
 * Posts operations, all or none, inside the caller's transaction. An operation whose key was used
 * before changes nothing and answers the stored outcome. Throws Refusal (`insufficient_funds`,
 * `account_not_active`, `stakes_blocked`, `duplicate_mismatch`, `already_rolled_back`, and
 * `deposit_limit`, `balance_limit`, `loss_limit`, `stake_limit`, `single_limit` above the member's own limit,
 * `reality_check`, `session_time`, `no_play_hours`), which rolls the caller's transaction back.
 */
export const post = (tx: Transaction, operations: readonly Operation[]): Promise<Outcome[]> =>
  traced("posting", { "dalbit.operations": operations.length }, () => postAll(tx, operations));

async function postAll(tx: Transaction, operations: readonly Operation[]): Promise<Outcome[]> {
  const [outcomes] = await store.postGroups(tx, [operations]);
  for (const outcome of outcomes ?? []) {
    const refusal = refusalOf[outcome.status];
    if (refusal) throw new Refusal(refusal);
  }
  return outcomes ?? [];
}

/**
 * Posts groups, each all or none by itself, inside the caller's transaction or in a separate one.
 * Answers the outcome of each operation; a refused group leaves the others applied.
 */
export const postEach = (
  db: Queryable,
  groups: readonly (readonly Operation[])[],
): Promise<Outcome[][]> => store.postGroups(db, groups);

/**
 * Moves money between two house accounts, such as the operator's start money of a pool; `about` is
 * the member account that caused it. Answers the entry's id.
 */
export const postHouse = (
  tx: Transaction,
  movement: keyof typeof houseMovements,
  fromHouseAccountId: number,
  toHouseAccountId: number,
  amount: Money,
  about: AccountRef | null = null,
): Promise<bigint> =>
  store.insertHouseEntry(
    tx,
    houseMovements[movement].id,
    fromHouseAccountId,
    toHouseAccountId,
    amount,
    about,
  );
