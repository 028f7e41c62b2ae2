import type { Transaction } from "#server/kit/database.ts";
import * as store from "#server/ledger/freezing/store.ts";

/**
 * Freezes a member's cash and comp: stakes, withdrawals, transfers, conversions and corrections that
 * take are refused, with or without a launch and over every protocol; credits and roll-backs go on.
 * Money on hold stays with the payment that holds it. False when they are frozen.
 */
export const freeze = (tx: Transaction, memberId: bigint): Promise<boolean> =>
  store.freezeAccounts(tx, memberId);

/** Lifts a freeze; stakes stay blocked until `allowStakes`. False when nothing is frozen. */
export const unfreeze = (tx: Transaction, memberId: bigint): Promise<boolean> =>
  store.unfreezeAccounts(tx, memberId);

/** The members among these whose money is frozen; a freeze waits until the transaction ends. */
export const lockFrozen = (tx: Transaction, memberIds: readonly bigint[]): Promise<bigint[]> =>
  store.lockFrozen(tx, memberIds);
