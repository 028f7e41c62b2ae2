import type { MoneyTotals } from "#contract/wallet.ts";
import { Money, MoneyChange } from "#ui/money.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import type { Column } from "#site/parts/record-table.tsx";

/** The columns of the sums, which both tables have. */
export function useSumColumns<Sums extends MoneyTotals>(): Column<Sums>[] {
  const { wallet } = useAccountTexts();
  const amount = (id: "deposited" | "withdrawn" | "staked" | "returned") => ({
    id,
    label: wallet[id],
    end: true,
    cell: (row: Sums) => <Money amount={row[id]} />,
  });
  return [
    amount("deposited"),
    amount("withdrawn"),
    amount("staked"),
    amount("returned"),
    { id: "net", label: wallet.net, end: true, cell: ({ net }) => <MoneyChange amount={net} /> },
  ];
}
