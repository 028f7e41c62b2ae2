import { SYSTEM } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import {
  getAccount,
  houseAccountId,
  lockBalances,
  scopeId,
  type HouseCode,
} from "#server/ledger/accounts.ts";
import type { Movement } from "#server/ledger/operations.ts";
import { post, postHouse } from "#server/ledger/post.ts";
import { WALLET_CURRENCY, type TransferOutcome } from "#server/games/provider.ts";
import type { TransferWallets } from "#server/games/transfers/wallets.ts";
import * as store from "#server/games/transfers/store.ts";

/** The time of the next status check after each check without an outcome. */
const NEXT_LOOKS_MS = [5_000, 15_000, 60_000, 300_000] as const;

export const nextLookAfter = (now: Date, looks: number): Date =>
  new Date(now.getTime() + (NEXT_LOOKS_MS[Math.min(looks, 3)] ?? 300_000));

type Moved = Pick<store.TransferRow, "id" | "memberId" | "connection" | "amount">;

/** Moves a transfer's amount, each movement once per transfer. */
export async function move(
  tx: Transaction,
  movement: "transfer_sent" | "transfer_returned" | "transfer_received",
  transfer: Moved,
): Promise<void> {
  const house: HouseCode =
    movement === "transfer_received"
      ? `provider_float:${transfer.connection}`
      : `in_transit:${transfer.connection}`;
  const operation: Movement = {
    account: await getAccount(tx, transfer.memberId, "cash"),
    movement,
    amount: transfer.amount,
    houseAccountId: await houseAccountId(tx, house),
    scopeId: await scopeId(tx, "transfers"),
    key: `${movement}:${transfer.id}`,
  };
  await post(tx, [operation]);
}

/**
 * Books the outcome of a transfer once: done money arrives, refused money returns, and unknown
 * money stays in transit until a later status check. A second answer changes nothing.
 */
export async function settle(
  wallets: TransferWallets,
  id: string,
  outcome: TransferOutcome,
): Promise<void> {
  const now = wallets.acts.clock.now();
  await wallets.acts.perform(SYSTEM, async (act) => {
    const { tx } = act;
    const transfer = await store.lockTransfer(tx, id);
    const { memberId } = transfer;
    if (transfer.state === "done" || transfer.state === "refused") return;
    if (outcome.kind === "unknown")
      return store.postponeTransfer(tx, id, nextLookAfter(now, transfer.looks));
    await lockBalances(tx, memberId);
    if (outcome.kind === "refused") {
      if (transfer.direction === "in") await move(tx, "transfer_returned", transfer);
    } else await arrive(tx, transfer, outcome, now);
    await store.settleTransfer(tx, id, outcome.kind, now);
    await act.emit("transfer.settled", { memberId });
  });
}

async function arrive(
  tx: Transaction,
  transfer: store.TransferRow,
  { balance }: { balance: Money | null },
  now: Date,
): Promise<void> {
  const { memberId, connection, direction, amount } = transfer;
  if (direction === "in") {
    const from = await houseAccountId(tx, `in_transit:${connection}`);
    const to = await houseAccountId(tx, `provider_float:${connection}`);
    await postHouse(tx, "transfer_arrived", from, to, amount);
  } else await move(tx, "transfer_received", transfer);
  const delta = direction === "in" ? amount : 0n - amount;
  await store.addGameMoney(tx, { memberId, connection, delta, balance, seenAt: now });
}

const LOOKS_AT_ONCE = 20;

/**
 * Checks the status of transfers with an unknown outcome, each under its own id. "Unknown id" is
 * no proof while the request may still arrive. Answers the number of checked transfers; the job
 * repeats until there are none.
 */
export async function lookForTransfers(wallets: TransferWallets): Promise<number> {
  const now = wallets.acts.clock.now();
  const due = await store.listDue(wallets.acts.db, now, LOOKS_AT_ONCE);
  await Promise.all(due.map((transfer) => lookFor(wallets, transfer, now)));
  return due.length;
}

async function lookFor(
  wallets: TransferWallets,
  transfer: store.TransferRow,
  now: Date,
): Promise<void> {
  const wallet = wallets.adapters.get(transfer.connection)?.transfers;
  // Transfers of a connection that was switched off are checked when it is back.
  if (!wallet) return settle(wallets, transfer.id, { kind: "unknown" });
  const outcome = await wallet.look({ ...transfer, currency: WALLET_CURRENCY });
  const mayStillArrive = now.getTime() - transfer.askedAt.getTime() < wallet.settlesWithinMs;
  const isDenied = outcome.kind === "missing" || outcome.kind === "refused";
  if (isDenied && mayStillArrive) return settle(wallets, transfer.id, { kind: "unknown" });
  return settle(
    wallets,
    transfer.id,
    outcome.kind === "missing" ? { kind: "refused", isShort: false } : outcome,
  );
}
