import { useState } from "react";
import { useLoaderData } from "react-router";
import { credentialPattern } from "#contract/office/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { AnswerTag } from "#backoffice/games/answer-tag.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { ConnectionsPage } from "#backoffice/games/load-games.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type Connection = ConnectionsPage[number];

/** The secrets shared with providers, which can be written and are never shown. */
export default function Connections() {
  const { texts, may } = useOffice();
  const { games } = texts;
  const format = useFormat();
  const connections = useLoaderData<ConnectionsPage>();
  const [asking, setAsking] = useState<string | null>(null);
  const columns: Column<Connection>[] = [
    { id: "connection", header: games.connection, renderCell: (row) => <b>{row.connection}</b> },
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
      id: "secret",
      header: games.secret,
      renderCell: ({ secret }) =>
        secret ? (
          <>
            {games.secretSince(secret.setBy)} <Moment at={secret.setAt} />
          </>
        ) : (
          games.secretFromEnvironment
        ),
    },
    {
      id: "callers",
      header: games.secretCallers,
      renderCell: ({ secret }) =>
        secret && <Callers callers={secret.callers} none={games.noSecretCallers} />,
    },
    {
      id: "set",
      header: games.setSecret,
      renderCell: (row) => (
        <button
          type="button"
          className="btn btn-small"
          disabled={!may("settings.change")}
          title={may("settings.change") ? undefined : games.readOnly}
          onClick={() => setAsking(row.connection)}
        >
          {games.setSecret}
        </button>
      ),
    },
  ];
  return (
    <div className="page page-wide">
      <h1>{games.connections}</h1>
      <GameTabs />
      <p className="page-lead">{games.connectionsLead}</p>
      <DenseTable
        caption={games.connections}
        columns={columns}
        rows={connections}
        idOf={({ connection }) => connection}
        empty={games.noConnections}
      />
      {asking !== null && <SecretSheet connection={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** The addresses of calls with a new secret, which staff compare with their provider's. */
function Callers({
  callers,
  none,
}: {
  callers: NonNullable<Connection["secret"]>["callers"];
  none: string;
}) {
  if (callers.length === 0) return none;
  return (
    <ul className="plain">
      {callers.map(({ address, firstAt }) => (
        <li key={address}>
          <span translate="no">{address}</span> <Moment at={firstAt} />
        </li>
      ))}
    </ul>
  );
}

function SecretSheet({ connection, onClose }: { connection: string; onClose: () => void }) {
  const { games, staff } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const [secret, setSecret] = useState("");
  const [isWrong, setIsWrong] = useState(false);
  const submit = async (reason: string) => {
    const fits = credentialPattern.test(secret);
    setIsWrong(!fits);
    if (!fits) return;
    const answer = await act(
      "set-game-credential",
      { connection, secret, reason },
      games.secretSet,
    );
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={`${games.setSecret} · ${connection}`}
      submit={games.save}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{staff.second}</p>
      <TextField
        name="secret"
        type="password"
        autoComplete="off"
        label={games.secret}
        hint={games.secretHint}
        message={isWrong ? games.secretWrong : undefined}
        state={isWrong ? "bad" : "idle"}
        value={secret}
        onChange={(event) => setSecret(event.target.value)}
      />
    </ReasonSheet>
  );
}
