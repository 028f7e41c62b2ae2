import {
  summaryColumns,
  summaryWallets,
  type SummaryColumn,
  type SummaryLine,
  type SummaryWallet,
} from "#contract/office/account-summary.ts";
import { formatDecimal, units } from "#server/kit/money.ts";

/** A wallet's balances at both ends of a day and what moved between them, in ledger units. */
type Moved = { opening: bigint; closing: bigint; columns: Record<SummaryColumn, bigint> };
export type Wallets = Record<SummaryWallet, Moved>;

const noMoves = (): Moved => ({
  opening: 0n,
  closing: 0n,
  columns: Object.fromEntries(summaryColumns.map((name) => [name, 0n])) as Moved["columns"],
});

export const emptyWallets = (): Wallets => ({
  cash: noMoves(),
  hold: noMoves(),
  comp: noMoves(),
  games: noMoves(),
});

function totalOf(wallets: Wallets): Moved {
  const total = noMoves();
  for (const { opening, closing, columns } of Object.values(wallets)) {
    total.opening += opening;
    total.closing += closing;
    for (const name of summaryColumns) total.columns[name] += columns[name];
  }
  return total;
}

const decimal = (amount: bigint): string => formatDecimal(units(amount));

function cellsOf({ opening, closing, columns }: Moved): SummaryLine {
  const moved = summaryColumns.reduce((sum, name) => sum + columns[name], 0n);
  return {
    opening: decimal(opening),
    ...(Object.fromEntries(summaryColumns.map((name) => [name, decimal(columns[name])])) as Record<
      SummaryColumn,
      string
    >),
    closing: decimal(closing),
    difference: decimal(opening + moved - closing),
  };
}

/** A line for each wallet and one for their total. The difference of a line that foots is 0. */
export const linesOf = (wallets: Wallets) => ({
  wallets: summaryWallets.map((wallet) => ({ wallet, ...cellsOf(wallets[wallet]) })),
  total: cellsOf(totalOf(wallets)),
});
