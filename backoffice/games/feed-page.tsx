import { useState } from "react";
import { Form, Link, useLoaderData } from "react-router";
import { differenceKinds } from "#contract/office/catalogue.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { DenseTable } from "#backoffice/frame/dense-table.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { Views } from "#backoffice/frame/views.tsx";
import { useFeedColumns } from "#backoffice/games/feed-columns.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { ImportSheet } from "#backoffice/games/import-sheet.tsx";
import type { FeedPage } from "#backoffice/games/load-games.ts";
import { TakeAll } from "#backoffice/games/take-all.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useSelection } from "#backoffice/frame/use-selection.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** What the provider's feed and a studio's catalogue have different. */
export default function Feed() {
  const page = useLoaderData<FeedPage>();
  const words = useOffice().texts.catalogue;
  const nameOf = useName();
  const format = useFormat();
  if (!page) return <NotFound />;
  const { provider, kind, counts, readAt } = page;
  return (
    <div className="page page-wide">
      <h1>{`${nameOf(provider)} · ${words.title}`}</h1>
      <GameTabs />
      <p>
        <Link to={`/games/providers/${provider.code}`}>← {nameOf(provider)}</Link>
      </p>
      <p className="page-lead">{words.lead[kind]}</p>
      <p className="why">
        {readAt === null ? words.neverRead : words.readAt} {readAt && <Moment at={readAt} />}
      </p>
      <Views
        label={words.title}
        views={differenceKinds}
        current={kind}
        hrefOf={(each) => `?kind=${each}`}
        nameOf={(each) => `${words.kinds[each]} ${format.number(counts[each])}`}
      />
      <Form className="row-of-buttons feed-search" role="search">
        <input type="hidden" name="kind" value={kind} />
        <TextField name="q" type="search" label={words.search} defaultValue={page.text} />
        <Button type="submit" text={words.find} />
      </Form>
      <TakeAll page={page} />
      <Differences key={`${kind} ${page.text}`} page={page} />
    </div>
  );
}

/** The differences, of which an operator proposes some or all. */
function Differences({ page }: { page: NonNullable<FeedPage> }) {
  const { texts, may } = useOffice();
  const words = texts.catalogue;
  const format = useFormat();
  const { provider, kind, differences, counts } = page;
  const rows = differences.map((difference) => ({ ...difference, id: difference.code }));
  const selection = useSelection(rows);
  const { chosen, cursor, selectAll, selectNone } = selection;
  const [isAsking, setIsAsking] = useState(false);
  const mayChange = may("games.change");
  return (
    <>
      {mayChange && differences.length > 0 && (
        <div className="row-of-buttons">
          <Button onClick={() => selectAll(rows)}>
            {texts.bulk.selectAll} <kbd>S</kbd>
          </Button>
          <Button
            look="main"
            text={words.takeSelected(format.number(chosen.length))}
            disabled={chosen.length === 0}
            onClick={() => setIsAsking(true)}
          />
        </div>
      )}
      <DenseTable
        caption={words.kinds[kind]}
        columns={useFeedColumns({ kind, selection: mayChange ? selection : null })}
        rows={rows}
        idOf={({ code }) => code}
        cursor={cursor?.code ?? null}
        empty={words.empty[kind]}
      />
      {page.text === "" && counts[kind] > differences.length && (
        <p className="why">{words.first(format.number(differences.length))}</p>
      )}
      {isAsking && (
        <ImportSheet
          provider={provider}
          kind={kind}
          games={chosen}
          onClose={(isDone) => {
            setIsAsking(false);
            if (isDone) selectNone();
          }}
        />
      )}
    </>
  );
}
