import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { BuiltGame } from "#contract/office/builds.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { BuildSheet } from "#backoffice/games/build-sheet.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { BuildsPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { StudioBuilds } from "#backoffice/games/studio-builds.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The pinned build of each game of a studio, what its provider tells, and the studio's builds. */
export default function Builds() {
  const page = useLoaderData<BuildsPage>();
  const words = useOffice().texts.builds;
  const nameOf = useName();
  const [pinned, setPinned] = useState<BuiltGame | null>(null);
  const columns = useColumns(setPinned);
  if (!page) return <NotFound />;
  const { provider, games, builds } = page;
  return (
    <div className="page page-wide">
      <h1>{`${nameOf(provider)} · ${words.title}`}</h1>
      <GameTabs />
      <p>
        <Link to={`/games/providers/${provider.code}`}>← {nameOf(provider)}</Link>
      </p>
      <p className="page-lead">{words.lead}</p>
      <DenseTable
        caption={words.title}
        columns={columns}
        rows={games}
        idOf={({ code }) => code}
        empty={words.none}
      />
      <StudioBuilds provider={provider} builds={builds} />
      {pinned && (
        <BuildSheet provider={provider.code} of={pinned} onClose={() => setPinned(null)} />
      )}
    </div>
  );
}

type State = "same" | "other" | "off" | "unpinned" | "untold";

const stateOf = ({ pinned, told, block }: BuiltGame): State => {
  if (block !== null) return block;
  if (pinned === null) return "unpinned";
  return told === null ? "untold" : "same";
};

const tagOf: Readonly<Record<State, string>> = {
  same: "tag tag-good",
  other: "tag tag-bad",
  off: "tag tag-bad",
  unpinned: "tag tag-warn",
  untold: "tag",
};

function useColumns(pin: (game: BuiltGame) => void): Column<BuiltGame>[] {
  const { texts, may } = useOffice();
  const words = texts.builds;
  const format = useFormat();
  const nameOf = useName();
  const buildIn = (build: { version: string | null; returnBasisPoints: number | null } | null) =>
    build === null ? (
      words.none
    ) : (
      <span translate="no">
        {build.version ?? "–"} ·{" "}
        {build.returnBasisPoints === null ? "–" : format.rate(build.returnBasisPoints)}
      </span>
    );
  return [
    { id: "game", header: texts.games.game, renderCell: (row) => <b>{nameOf(row)}</b> },
    { id: "pinned", header: words.pinned, renderCell: ({ pinned }) => buildIn(pinned) },
    { id: "told", header: words.told, renderCell: ({ told }) => buildIn(told) },
    {
      id: "state",
      header: words.state,
      renderCell: (row) => (
        <span className="tags">
          <span className={tagOf[stateOf(row)]}>{words.states[stateOf(row)]}</span>
          {!row.isUsed && <span className="tag">{texts.availability.off}</span>}
        </span>
      ),
    },
    {
      id: "pin",
      header: words.pin,
      renderCell: (row) => (
        <Button
          look="small"
          text={words.pin}
          disabled={!may("games.change")}
          aria-label={words.pinOf(nameOf(row))}
          onClick={() => pin(row)}
        />
      ),
    },
  ];
}
