import { useState } from "react";
import { Form, Link, useLoaderData, useSearchParams } from "react-router";
import type { LimitedGame } from "#contract/office/availability.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { MomentField } from "#backoffice/frame/moment-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { AvailabilitySheet } from "#backoffice/games/availability-sheet.tsx";
import { availabilityWords } from "#backoffice/games/availability-words.ts";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { AvailabilityPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The studio itself, one of its builds, or one of its games. */
type Row = LimitedGame & { game: string | null; build: string | null };
type Page = NonNullable<AvailabilityPage>;

/** Where and when a studio and its games are offered, and what a member can open somewhere. */
export default function Availability() {
  const page = useLoaderData<AvailabilityPage>();
  const words = useOffice().texts.availability;
  const nameOf = useName();
  if (!page) return <NotFound />;
  const { provider } = page;
  return (
    <div className="page page-wide">
      <h1>{`${nameOf(provider)} · ${words.title}`}</h1>
      <GameTabs />
      <p>
        <Link to={`/games/providers/${provider.code}`}>← {nameOf(provider)}</Link>
      </p>
      <p className="page-lead">{words.lead}</p>
      <Preview page={page} />
      <Offered page={page} />
    </div>
  );
}

/** The place and the moment for which the table says what can be opened; the address has them. */
function Preview({ page: { sites } }: { page: Page }) {
  const words = useOffice().texts.availability;
  const [query] = useSearchParams();
  return (
    <>
      <h2>{words.preview}</h2>
      <p className="why">{words.previewLead}</p>
      <Form className="search-form" role="search" aria-label={words.preview} key={query.toString()}>
        <Select
          name="site"
          label={words.site}
          defaultValue={query.get("site") ?? ""}
          options={sites.map(({ siteId, host, name }, index) => [
            index === 0 ? "" : String(siteId),
            host === "*" ? name : host,
          ])}
        />
        <TextField
          name="country"
          label={words.country}
          placeholder={words.unknownCountry}
          pattern="[A-Za-z]{2}"
          maxLength={2}
          spellCheck={false}
          autoCapitalize="characters"
          defaultValue={query.get("country") ?? ""}
        />
        <MomentField
          name="at"
          label={words.at}
          hint={words.now}
          defaultValue={query.get("at") ?? ""}
        />
        <Button type="submit" look="main" text={words.look} />
      </Form>
    </>
  );
}

function Offered({ page }: { page: Page }) {
  const words = useOffice().texts.availability;
  const [changed, setChanged] = useState<Row | null>(null);
  const rows: Row[] = [
    { ...page.provider, game: null, build: null },
    ...page.builds.map((build) => ({ ...build, game: null, build: build.code })),
    ...page.games.map((game) => ({ ...game, game: game.code, build: null })),
  ];
  return (
    <>
      <DenseTable
        caption={words.title}
        columns={useColumns(page, setChanged)}
        rows={rows}
        idOf={({ game, build }) => (build === null ? (game ?? "") : `build ${build}`)}
        empty=""
      />
      {changed && (
        <AvailabilitySheet
          page={page}
          of={changed}
          game={changed.game}
          build={changed.build}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  );
}

function useColumns({ sites }: Page, change: (row: Row) => void): Column<Row>[] {
  const { texts, may, locale } = useOffice();
  const words = texts.availability;
  const format = useFormat();
  const nameOf = useName();
  const nameOfRow = (row: Row) => {
    if (row.build !== null) return words.buildNamed(row.build);
    return row.game === null ? words.whole : nameOf(row);
  };
  const hosts = new Map(
    sites.map(({ siteId, host, name }) => [siteId, host === "*" ? name : host]),
  );
  return [
    {
      id: "of",
      header: words.of,
      renderCell: (row) => <b>{nameOfRow(row)}</b>,
    },
    {
      id: "scope",
      header: words.scope,
      renderCell: ({ availability }) =>
        availabilityWords(availability, hosts, { texts, format, locale }),
    },
    {
      id: "offered",
      header: words.offered,
      renderCell: ({ isOffered, isUsed }) => (
        <span className="tags">
          <span className={isOffered ? "tag tag-good" : "tag"}>
            {isOffered ? words.yes : words.no}
          </span>
          {!isUsed && <span className="tag">{words.off}</span>}
        </span>
      ),
    },
    {
      id: "change",
      header: words.change,
      renderCell: (row) => (
        <Button
          look="small"
          text={words.change}
          disabled={!may("games.change")}
          aria-label={words.changeOf(nameOfRow(row))}
          onClick={() => change(row)}
        />
      ),
    },
  ];
}
