import { Link, useLoaderData } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useFeedColumns } from "#backoffice/games/feed-columns.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { ImportListPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The games of a proposal that takes a whole list, as the first operator saw them. */
export default function ImportList() {
  const page = useLoaderData<ImportListPage>();
  return page ? <Games page={page} /> : <NotFound />;
}

function Games({ page }: { page: NonNullable<ImportListPage> }) {
  const { catalogue: words } = useOffice().texts;
  const nameOf = useName();
  const format = useFormat();
  const { provider, kind, count, games, next, hash } = page;
  const columns = useFeedColumns({ kind, selection: null });
  return (
    <div className="page page-wide">
      <h1>{`${nameOf(provider)} · ${words.list}`}</h1>
      <GameTabs />
      <p>
        <Link to={`/games/providers/${provider.code}/feed?kind=${kind}`}>← {words.title}</Link>
      </p>
      <p className="page-lead">{words.listLead(format.number(count))}</p>
      <p className="why">
        {words.listHash} <span translate="no">{hash}</span>
      </p>
      <DenseTable
        caption={words.says[kind](nameOf(provider), format.number(count))}
        columns={columns}
        rows={games}
        idOf={({ code }) => code}
        empty={words.empty[kind]}
      />
      {next !== null && (
        <p>
          <Link className="btn" to={{ search: `after=${next}` }}>
            {words.more}
          </Link>
        </p>
      )}
    </div>
  );
}
