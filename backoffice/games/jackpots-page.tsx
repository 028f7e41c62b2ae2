import { useLoaderData } from "react-router";
import { useFormat } from "#ui/format.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { JackpotsPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Pool = JackpotsPage["pools"][number];

/** The pools as the ledger has them, and which stakes feed them (RP-11). */
export default function Jackpots() {
  const { games } = useOfficeTexts();
  const format = useFormat();
  const nameOf = useName();
  const { pools, schemes } = useLoaderData<JackpotsPage>();
  const columns: Column<Pool>[] = [
    { id: "tier", header: games.tier, renderCell: (row) => <b>{row.tier.toUpperCase()}</b> },
    {
      id: "balance",
      header: games.poolBalance,
      renderCell: (row) => <Money amount={row.balance} />,
    },
    {
      id: "started",
      header: games.poolStarted,
      renderCell: (row) => <Money amount={row.started} />,
    },
    {
      id: "contributed",
      header: games.poolContributed,
      renderCell: (row) => <Money amount={row.contributed} />,
    },
  ];
  return (
    <div className="page page-wide">
      <h1>{games.jackpots}</h1>
      <GameTabs />
      <DenseTable
        caption={games.jackpots}
        columns={columns}
        rows={pools}
        idOf={({ tier }) => tier}
        empty={games.noPools}
      />
      <section className="card">
        <h2>{games.schemes}</h2>
        {schemes.map(({ id, shares, providers }) => (
          <div key={id}>
            <b>{games.schemeOf(String(id))}</b>
            <ul className="plain-list">
              {shares.map(({ tier, basisPoints }) => (
                <li key={tier}>{games.share(tier.toUpperCase(), format.rate(basisPoints))}</li>
              ))}
            </ul>
            <p className="why">{providers.map(nameOf).join(", ")}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
