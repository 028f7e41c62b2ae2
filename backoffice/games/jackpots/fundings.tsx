import type { PoolFunding } from "#contract/office/jackpots.ts";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What operators put into the pools and took out of them, the newest first. */
export function Fundings({ fundings }: { fundings: readonly PoolFunding[] }) {
  const { games, jackpots } = useOfficeTexts();
  const columns: Column<PoolFunding>[] = [
    { id: "at", header: games.at, renderCell: ({ at }) => <Moment at={at} /> },
    { id: "tier", header: games.tier, renderCell: ({ tier }) => <b>{tier.toUpperCase()}</b> },
    {
      id: "amount",
      header: games.amount,
      isEnd: true,
      renderCell: ({ amount }) => <Money amount={amount} />,
    },
    {
      id: "by",
      header: jackpots.by,
      renderCell: ({ by, checkedBy }) =>
        by === null ? jackpots.before : [by, checkedBy].join(", "),
    },
  ];
  return (
    <section className="pool-section">
      <h2>{jackpots.fundings}</h2>
      <DenseTable
        caption={jackpots.fundings}
        columns={columns}
        rows={fundings}
        idOf={({ id }) => String(id)}
        empty={jackpots.noFundings}
      />
    </section>
  );
}
