import { Form, useLoaderData, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ExportButton } from "#backoffice/frame/export-button.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { SavedViews } from "#backoffice/frame/saved-views.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { RoundsPage } from "#backoffice/games/load-games.ts";
import { RoundTable } from "#backoffice/games/round-table.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Finds rounds by either id, by member, by time and by state; the address has the search. */
export default function Rounds() {
  const { games } = useOfficeTexts();
  const { rounds, next, filter, views } = useLoaderData<RoundsPage>();
  const [query] = useSearchParams();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{games.rounds}</h1>
        <ExportButton name="export-rounds" filter={filter} access="lists.export" />
      </div>
      <GameTabs />
      <SavedViews screen="rounds" views={views} />
      <Form className="search-form" role="search" aria-label={games.find} key={query.toString()}>
        <TextField name="round" label={games.roundId} defaultValue={query.get("round") ?? ""} />
        <TextField name="loginId" label={games.loginId} defaultValue={query.get("loginId") ?? ""} />
        <MomentField name="from" label={games.from} defaultValue={query.get("from") ?? ""} />
        <MomentField name="before" label={games.before} defaultValue={query.get("before") ?? ""} />
        <Select
          name="state"
          label={games.state}
          defaultValue={query.get("state") ?? ""}
          options={[
            ["", games.anyState],
            ["open", games.states.open],
            ["interrupted", games.states.interrupted],
            ["closed", games.states.closed],
          ]}
        />
        <Button type="submit" look="main" text={games.find} />
      </Form>
      <RoundTable caption={games.rounds} rounds={rounds} next={next} empty={games.noRounds} />
    </div>
  );
}
