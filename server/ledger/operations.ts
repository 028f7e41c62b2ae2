import type { Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { memberMovements, type MemberMovementName } from "#server/ledger/movements.ts";

/** A key and its space; together they make an operation happen at most once. */
type IdempotencyKey = { scopeId: number; key: string };

/** One movement of one account. `amount` is positive; the movement defines the direction. */
export type Movement = IdempotencyKey & {
  account: AccountRef;
  houseAccountId: number;
  movement: Exclude<MemberMovementName, "bet_rollback" | "win_rollback">;
  amount: Money;
  /** The pools to which a stake contributes; see `ledger_share_schemes`. */
  shareSchemeId?: number | null;
};

/** Reverses the movement with the key `original`, also before that movement has come. */
export type Reversal = IdempotencyKey & {
  account: AccountRef;
  houseAccountId: number;
  original: IdempotencyKey;
};

export type Operation = Movement | Reversal;

export const isReversal = (operation: Operation): operation is Reversal => "original" in operation;

/** The outcomes of an operation, in the order of the codes of `ledger_post`. */
export const outcomeStatuses = [
  "applied",
  "replay",
  "tombstoned",
  "insufficient",
  "frozen",
  "stakes_blocked",
  "conflict",
  "rolled_back_before",
  "group_failed",
  "refused",
  "no_account",
  "reversed_before",
  "deposit_limit",
  "loss_limit",
  "stake_limit",
  "single_limit",
  "reality_check",
  "session_time",
  "balance_limit",
  "no_play_hours",
] as const;
export type OutcomeStatus = (typeof outcomeStatuses)[number];

export type Outcome = {
  status: OutcomeStatus;
  /** The entry's number in its account, if there is an entry. */
  seq: bigint | null;
  /**
   * The balance afterwards; for a replay the stored one; for a refusal the one before the group.
   */
  balance: Money;
};

/** An entry's public id: `account-seq`. */
export const entryId = (account: Pick<AccountRef, "id">, seq: bigint): string =>
  `${account.id}-${seq}`;

/** The signed change of the account's balance. */
export const deltaOf = (operation: Operation): bigint =>
  isReversal(operation)
    ? 0n
    : operation.amount * BigInt(memberMovements[operation.movement].direction);
