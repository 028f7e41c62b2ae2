import { useState } from "react";
import { jackpotTiers } from "#contract/jackpot-tiers.ts";
import type { JackpotScheme } from "#contract/office/jackpots.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { RenameSheet } from "#backoffice/games/jackpots/rename-sheet.tsx";
import { AddSheet, SharesSheet } from "#backoffice/games/jackpots/scheme-sheets.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Asked = { scheme: JackpotScheme; what: "shares" | "name" };

function useColumns(ask: (asked: Asked) => void): Column<JackpotScheme>[] {
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
        <span className="row-of-buttons">
          {(["shares", "name"] as const).map((what) => {
            const name = what === "shares" ? jackpots.change : jackpots.rename;
            return (
              <Button
                key={what}
                look="small"
                text={name}
                of={scheme.name}
                disabled={!may("settings.change")}
                onClick={() => ask({ scheme, what })}
              />
            );
          })}
        </span>
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
  const [asked, setAsked] = useState<Asked | "new" | null>(null);
  const columns = useColumns(setAsked);
  const close = () => setAsked(null);
  const taken = schemes.map(({ name }) => name);
  return (
    <section className="pool-section">
      <div className="card-head">
        <h2>{games.schemes}</h2>
        {may("settings.change") && <Button text={jackpots.add} onClick={() => setAsked("new")} />}
      </div>
      <p className="why">{jackpots.schemesLead}</p>
      <DenseTable
        caption={games.schemes}
        columns={columns}
        rows={schemes}
        idOf={({ id }) => String(id)}
        empty={jackpots.noSchemes}
      />
      {asked === "new" && <AddSheet taken={taken} changing={changing} onClose={close} />}
      {asked !== null && asked !== "new" && asked.what === "shares" && (
        <SharesSheet scheme={asked.scheme} changing={changing} onClose={close} />
      )}
      {asked !== null && asked !== "new" && asked.what === "name" && (
        <RenameSheet scheme={asked.scheme} taken={taken} changing={changing} onClose={close} />
      )}
    </section>
  );
}
