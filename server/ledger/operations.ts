import type { Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { memberMovements, type MemberMovementName } from "#server/ledger/movements.ts";

/** Who gave the key and the key itself: together they make an operation happen at most once. */
type IdempotencyKey = { scopeId: number; key: string };

/** One movement of one account. `amount` is positive; the movement knows the direction. */
export type Movement = IdempotencyKey & {
  account: AccountRef;
  houseAccountId: number;
  movement: Exclude<MemberMovementName, "bet_rollback" | "win_rollback">;
  amount: Money;
  /** Which pools a stake contributes to; see `ledger_share_schemes`. */
  shareSchemeId?: number | null;
};

/** Undoes the movement that has the key `original`, whether or not it has come yet. */
export type Reversal = IdempotencyKey & {
  account: AccountRef;
  houseAccountId: number;
  original: IdempotencyKey;
};

export type Operation = Movement | Reversal;

export const isReversal = (operation: Operation): operation is Reversal => "original" in operation;

/** How an operation ended, in the order of the codes of `ledger_post`. */
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
] as const;
export type OutcomeStatus = (typeof outcomeStatuses)[number];

export type Outcome = {
  status: OutcomeStatus;
  /** The entry's number in its account, when there is one. */
  seq: bigint | null;
  /** The balance after it; for a replay the stored one; for a refusal the one before the group. */
  balance: Money;
};

/** The name of a written entry outside: `account-seq`. */
export const entryId = (account: Pick<AccountRef, "id">, seq: bigint): string =>
  `${account.id}-${seq}`;

/** The signed change that a movement makes to its account. */
export const deltaOf = (operation: Operation): bigint =>
  isReversal(operation)
    ? 0n
    : operation.amount * BigInt(memberMovements[operation.movement].direction);
