import { useLoaderData, useSearchParams } from "react-router";
import { MOST_ROUNDS_READ } from "#contract/office/round-filter.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { RoundsPage } from "#backoffice/games/load-rounds.ts";
import { RoundTable } from "#backoffice/games/round-table.tsx";
import { RoundsForm } from "#backoffice/games/rounds-form.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Finds rounds by their ids, member, time, state, game and amounts; the address has the search. */
export default function Rounds() {
  const { games } = useOfficeTexts();
  const { found, filter, views, ...choices } = useLoaderData<RoundsPage>();
  const [query] = useSearchParams();
  const format = useFormat();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{games.rounds}</h1>
        {found && <ExportButton name="export-rounds" filter={filter} access="lists.export" />}
      </div>
      <GameTabs />
      <SavedViews screen="rounds" views={views} />
      {/* A new address begins the form anew, whose inputs would not match what is shown. */}
      <RoundsForm key={query.toString()} {...choices} query={query} />
      {found ? (
        <RoundTable
          caption={games.rounds}
          rounds={found.rounds}
          next={found.next}
          empty={games.noRounds}
        />
      ) : (
        <p className="notice notice-warn" role="alert">
          {games.tooManyRounds(format.number(MOST_ROUNDS_READ))}
        </p>
      )}
    </div>
  );
}
