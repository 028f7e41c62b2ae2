import { useState } from "react";
import type { OfficePool } from "#contract/office/jackpots.ts";
import { Button } from "#ui/button.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { EmptySheet, FundSheet, StartSheet } from "#backoffice/games/jackpots/pool-sheets.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Amounts = "balance" | "started" | "contributed" | "paid" | "startsAgainWith";
type Act = "fund" | "start" | "empty";
type Asked = { act: Act; pool: OfficePool };

const stateOf = ({ isShown, isFed }: OfficePool) =>
  isShown ? "shown" : isFed ? "hidden" : "closed";
const tagOf = { shown: "tag tag-good", hidden: "tag tag-warn", closed: "tag" } as const;
const sheets = { fund: FundSheet, start: StartSheet, empty: EmptySheet } as const;

function useColumns(ask: (asked: Asked) => void): Column<OfficePool>[] {
  const { texts, may } = useOffice();
  const { games, jackpots } = texts;
  const amount = (id: Amounts, header: string): Column<OfficePool> => ({
    id,
    header,
    isEnd: true,
    renderCell: (row) => <Money amount={row[id]} />,
  });
  const button = (act: Act, pool: OfficePool, isBarred = false) => (
    <Button
      look="small"
      text={jackpots[act]}
      of={pool.tier.toUpperCase()}
      disabled={!may("settings.change") || isBarred}
      title={isBarred && pool.isFed ? jackpots.emptyNot : undefined}
      onClick={() => ask({ act, pool })}
    />
  );
  return [
    { id: "tier", header: games.tier, renderCell: (row) => <b>{row.tier.toUpperCase()}</b> },
    {
      id: "state",
      header: jackpots.state,
      renderCell: (row) => (
        <span className={tagOf[stateOf(row)]}>{jackpots.states[stateOf(row)]}</span>
      ),
    },
    amount("balance", games.poolBalance),
    amount("started", games.poolStarted),
    amount("contributed", games.poolContributed),
    amount("paid", games.poolPaid),
    amount("startsAgainWith", games.poolStartsAgainWith),
    {
      id: "money",
      header: jackpots.money,
      renderCell: (pool) => (
        <span className="row-of-buttons row-tight">
          {button("fund", pool)}
          {button("start", pool)}
          {button("empty", pool, pool.isFed || pool.balance < 1)}
        </span>
      ),
    },
  ];
}

type PoolsProps = { pools: readonly OfficePool[]; changing: ReturnType<typeof useChange> };

/** What each pool holds and where it came from, with the acts on its money. */
export function Pools({ pools, changing }: PoolsProps) {
  const { games, jackpots } = useOffice().texts;
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useColumns(setAsked);
  const Sheet = asked && sheets[asked.act];
  return (
    <section className="pool-section">
      <DenseTable
        caption={games.jackpots}
        columns={columns}
        rows={pools}
        idOf={({ tier }) => tier}
        empty={games.noPools}
      />
      <p className="why">{games.poolLead}</p>
      <p className="why">{jackpots.hiddenLead}</p>
      {Sheet && <Sheet pool={asked.pool} changing={changing} onClose={() => setAsked(null)} />}
    </section>
  );
}
