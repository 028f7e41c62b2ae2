import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { OfficeConnection } from "#contract/office/connections.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { AnswerTag } from "#backoffice/games/answer-tag.tsx";
import { ConnectionSheet } from "#backoffice/games/connection-sheet.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { ConnectionsPage } from "#backoffice/games/load-games.ts";
import { LastCall } from "#backoffice/games/last-call.tsx";
import { SecretSince } from "#backoffice/games/secret-since.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The connections to providers, each with its state. */
export default function Connections() {
  const { texts, may } = useOffice();
  const { games, connections: words } = texts;
  const connections = useLoaderData<ConnectionsPage>();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{games.connections}</h1>
        {may("settings.change") && (
          <Button look="main" text={words.add} onClick={() => setIsAdding(true)} />
        )}
      </div>
      <GameTabs />
      <p className="page-lead">{words.lead}</p>
      <DenseTable
        caption={games.connections}
        columns={useColumns()}
        rows={connections}
        idOf={({ connection }) => connection}
        empty={games.noConnections}
      />
      {isAdding && <ConnectionSheet connection={null} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

function useColumns(): Column<OfficeConnection>[] {
  const { games, connections: words } = useOffice().texts;
  const format = useFormat();
  return [
    {
      id: "connection",
      header: games.connection,
      renderCell: ({ connection, isTest }) => (
        <span className="tags">
          <Link className="link" to={`/games/connections/${connection}`} translate="no">
            {connection}
          </Link>
          {isTest && <span className="tag tag-warn">{words.kinds.test}</span>}
        </span>
      ),
    },
    {
      id: "protocol",
      header: words.protocol,
      renderCell: (row) => <span translate="no">{row.protocol}</span>,
    },
    {
      id: "providers",
      header: games.providerCount,
      renderCell: (row) => <span className="num">{format.number(row.providers)}</span>,
    },
    {
      id: "answers",
      header: games.answersNow,
      renderCell: (row) => <AnswerTag isAnswering={row.isAnswering} />,
    },
    {
      id: "lastCall",
      header: games.lastCall,
      renderCell: (row) => <LastCall call={row.lastCall} />,
    },
    {
      id: "secret",
      header: games.secret,
      renderCell: (row) => <SecretSince of={row} />,
    },
  ];
}
