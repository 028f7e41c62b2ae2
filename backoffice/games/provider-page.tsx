import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { OfficeGame, OfficeProvider } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { AddGameButton } from "#backoffice/games/add-game-sheet.tsx";
import { AnswerTag } from "#backoffice/games/answer-tag.tsx";
import { ArtButton } from "#backoffice/games/art-button.tsx";
import { AwaitedSheets } from "#backoffice/games/awaited-sheets.tsx";
import { EditSheet } from "#backoffice/games/edit-sheet.tsx";
import { FiguresSheet } from "#backoffice/games/figures-sheet.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { RulesSheet } from "#backoffice/games/rules-sheet.tsx";
import type { ProviderPage } from "#backoffice/games/load-games.ts";
import { useName } from "#backoffice/games/names.ts";
import { OrderBar } from "#backoffice/games/order-bar.tsx";
import { SheetFileButton } from "#backoffice/games/sheet-file-sheet.tsx";
import { OrderedTable } from "#backoffice/games/ordered-table.tsx";
import { LastCall } from "#backoffice/games/last-call.tsx";
import { UsedSwitch } from "#backoffice/games/used-switch.tsx";
import { useOrder } from "#backoffice/games/use-order.ts";
import { useGameColumns } from "#backoffice/games/game-columns.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const marks = ["live", "new"] as const;

/** One provider: its names, art and health, and its games in order. */
export default function Provider() {
  const page = useLoaderData<ProviderPage>();
  const { games: texts } = useOffice().texts;
  const nameOf = useName();
  if (!page) return <NotFound />;
  const { provider, games, awaited } = page;
  return (
    <div className="page page-wide">
      <h1>{nameOf(provider)}</h1>
      <GameTabs />
      <p>
        <Link to={`/games?category=${provider.category}`}>
          ← {texts.categories[provider.category]}
        </Link>
      </p>
      <ProviderCard provider={provider} />
      <AwaitedSheets provider={provider.code} awaited={awaited} />
      {(provider.category === "slot" || games.length > 1) && (
        <Games provider={provider.code} games={games} />
      )}
    </div>
  );
}

function ProviderCard({ provider }: { provider: OfficeProvider }) {
  const { texts, may } = useOffice();
  const { games } = texts;
  const format = useFormat();
  const { act, isBusy, problem } = useAct();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <section className="card provider-card">
      <ArtButton of={provider} />
      <dl className="facts">
        <Fact name={games.nameKo}>{provider.nameKo}</Fact>
        <Fact name={games.nameEn}>{provider.nameEn}</Fact>
        <Fact name={games.mark}>{games.marks[provider.tag ?? "none"]}</Fact>
        <Fact name={games.connection}>{provider.connection}</Fact>
        <Fact name={games.answersNow}>
          <AnswerTag isAnswering={provider.isAnswering} />
          {provider.isAnswering === false && <p className="why">{games.noAnswerLead}</p>}
        </Fact>
        <Fact name={games.playing}>{format.number(provider.playing)}</Fact>
        <Fact name={games.openRounds}>{format.number(provider.openRounds)}</Fact>
        <Fact name={games.lastCall}>
          <LastCall call={provider.lastCall} />
        </Fact>
        <Fact name={games.lastLaunch}>
          <LastCall call={provider.lastLaunch} />
        </Fact>
        <Fact name={games.used}>
          <UsedSwitch of={provider} playing={provider.playing} />
        </Fact>
      </dl>
      <div className="row-of-buttons">
        <Button
          text={games.edit}
          disabled={!may("games.change")}
          onClick={() => setIsEditing(true)}
        />
        <AddGameButton of={provider} />
        <SheetFileButton provider={provider.code} />
        <ScreensOf provider={provider} />
        {!may("games.change") && <p className="why">{games.readOnly}</p>}
      </div>
      {isEditing && (
        <EditSheet
          of={provider}
          choice={{ label: games.mark, value: provider.tag ?? "none", options: games.marks }}
          isBusy={isBusy}
          problem={problem}
          onClose={() => setIsEditing(false)}
          onSubmit={(names, mark, reason) => {
            const tag = marks.find((each) => each === mark) ?? null;
            const input = { provider: provider.code, ...names, tag, reason };
            void act("change-provider", input, games.saved).then(
              (answer) => answer?.status === "success" && setIsEditing(false),
            );
          }}
        />
      )}
    </section>
  );
}

/** The screens about one studio. */
function ScreensOf({ provider }: { provider: OfficeProvider }) {
  const { texts } = useOffice();
  const screens = [
    ["feed", texts.catalogue.compare],
    ["availability", texts.availability.title],
    ["builds", texts.builds.title],
    ["certificates", texts.certificates.title],
  ] as const;
  return screens.map(([screen, name]) => (
    <Link key={screen} className="btn" to={`/games/providers/${provider.code}/${screen}`}>
      {name}
    </Link>
  ));
}

function Games({ provider, games }: { provider: string; games: readonly OfficeGame[] }) {
  const { texts, may } = useOffice();
  const order = useOrder(games);
  const { act, isBusy, problem } = useAct();
  const [edited, setEdited] = useState<OfficeGame | null>(null);
  const [entered, setEntered] = useState<OfficeGame | null>(null);
  const [written, setWritten] = useState<OfficeGame | null>(null);
  const words = texts.games;
  const save = async (reason: string) => {
    const input = { provider, order: [...order.codes], reason };
    return (await act("order-games", input, words.orderSaved))?.status === "success";
  };
  return (
    <section className="ordered-section">
      <h2>{words.games}</h2>
      {order.isChanged && (
        <OrderBar isBusy={isBusy} problem={problem} onSave={save} onUndo={order.undo} />
      )}
      <OrderedTable
        caption={words.games}
        columns={useGameColumns(provider, {
          edit: setEdited,
          enter: setEntered,
          write: setWritten,
        })}
        order={order}
        mayMove={may("games.change")}
        empty={words.noGames}
      />
      {written && <RulesSheet provider={provider} of={written} onClose={() => setWritten(null)} />}
      {entered && (
        <FiguresSheet provider={provider} of={entered} onClose={() => setEntered(null)} />
      )}
      {edited && (
        <EditSheet
          of={edited}
          choice={{
            label: words.mark,
            value: edited.isNew === null ? "byDate" : edited.isNew ? "yes" : "no",
            options: words.newness,
          }}
          isBusy={isBusy}
          problem={problem}
          onClose={() => setEdited(null)}
          onSubmit={(names, newness, reason) => {
            const isNew = newness === "byDate" ? null : newness === "yes";
            const input = { provider, game: edited.code, ...names, isNew, reason };
            void act("change-game", input, words.saved).then(
              (answer) => answer?.status === "success" && setEdited(null),
            );
          }}
        />
      )}
    </section>
  );
}
