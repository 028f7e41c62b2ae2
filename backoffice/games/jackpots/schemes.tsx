import { useState } from "react";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { AddSheet, SharesSheet } from "#backoffice/games/jackpots/scheme-sheets.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

function useColumns(change: (scheme: JackpotScheme) => void): Column<JackpotScheme>[] {
  const { texts, may } = useOffice();
  const { games, jackpots } = texts;
  const format = useFormat();
  return [
    {
      id: "name",
      header: jackpots.name,
      renderCell: ({ name }) => (
        <b dir="auto" translate="no">
          {name}
        </b>
      ),
    },
    ...jackpotTiers.map((wanted) => ({
      id: wanted,
      header: wanted.toUpperCase(),
      isEnd: true,
      renderCell: ({ shares }: JackpotScheme) => {
        const own = shares.find(({ tier }) => tier === wanted);
        return own ? format.rate(own.basisPoints) : "–";
      },
    })),
    {
      id: "providers",
      header: games.providers,
      isEnd: true,
      renderCell: ({ providers }) => format.number(providers.length),
    },
    {
      id: "change",
      header: jackpots.change,
      renderCell: (scheme) => (
        <button
          type="button"
          className="btn btn-small"
          disabled={!may("settings.change")}
          aria-label={`${jackpots.change}: ${scheme.name}`}
          onClick={() => change(scheme)}
        >
          {jackpots.change}
        </button>
      ),
    },
  ];
}

type SchemesProps = {
  schemes: readonly JackpotScheme[];
  changing: ReturnType<typeof useChange>;
};

/** The schemes of shares by which stakes feed the pools. */
export function Schemes({ schemes, changing }: SchemesProps) {
  const { texts, may } = useOffice();
  const { games, jackpots } = texts;
  const [asked, setAsked] = useState<JackpotScheme | "new" | null>(null);
  const ask = (what: JackpotScheme | "new") => {
    changing.clearProblem();
    setAsked(what);
  };
  const columns = useColumns(ask);
  const close = () => setAsked(null);
  return (
    <section className="pool-section">
      <div className="card-head">
        <h2>{games.schemes}</h2>
        {may("settings.change") && (
          <button type="button" className="btn" onClick={() => ask("new")}>
            {jackpots.add}
          </button>
        )}
      </div>
      <p className="why">{jackpots.schemesLead}</p>
      <DenseTable
        caption={games.schemes}
        columns={columns}
        rows={schemes}
        idOf={({ id }) => String(id)}
        empty={jackpots.noSchemes}
      />
      {asked === "new" && (
        <AddSheet taken={schemes.map(({ name }) => name)} changing={changing} onClose={close} />
      )}
      {asked !== null && asked !== "new" && (
        <SharesSheet scheme={asked} changing={changing} onClose={close} />
      )}
    </section>
  );
}
