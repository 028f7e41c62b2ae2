import { memberMovements } from "#server/ledger/movements.ts";

const { bet, win, bet_rollback, win_rollback, bet_refund, deposit } = memberMovements;
const { transfer_sent, transfer_returned, transfer_received } = memberMovements;

const stakes = [bet, bet_rollback, bet_refund, transfer_sent, transfer_returned];

/**
 * The movements that count for each kind of limit, by their ids. Money that is sent to a provider
 * counts as staked, because the stakes there are not seen; what comes back lowers the loss.
 */
export const countedMovements = {
  deposit: [deposit.id],
  stake: stakes.map(({ id }) => id),
  loss: [...stakes, win, win_rollback, transfer_received].map(({ id }) => id),
} as const;
