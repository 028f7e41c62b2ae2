import { useLoaderData } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { JackpotWins } from "#backoffice/games/jackpot-wins.tsx";
import type { JackpotsPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Pool = JackpotsPage["pools"][number];
type Amounts = "balance" | "started" | "contributed" | "paid" | "startsAgainWith";

function usePoolColumns(): Column<Pool>[] {
  const { games } = useOfficeTexts();
  const amount = (id: Amounts, header: string): Column<Pool> => ({
    id,
    header,
    isEnd: true,
    renderCell: (row) => <Money amount={row[id]} />,
  });
  return [
    { id: "tier", header: games.tier, renderCell: (row) => <b>{row.tier.toUpperCase()}</b> },
    amount("balance", games.poolBalance),
    amount("started", games.poolStarted),
    amount("contributed", games.poolContributed),
    amount("paid", games.poolPaid),
    amount("startsAgainWith", games.poolStartsAgainWith),
  ];
}

/** The pools in the ledger, the stakes that feed them, and their winners. */
export default function Jackpots() {
  const { games } = useOfficeTexts();
  const format = useFormat();
  const nameOf = useName();
  const columns = usePoolColumns();
  const { pools, schemes, wins } = useLoaderData<JackpotsPage>();
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
      <p className="why">{games.poolLead}</p>
      <JackpotWins wins={wins} />
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
