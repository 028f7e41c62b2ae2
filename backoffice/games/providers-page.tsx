import { useEffect, useState } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import type { OfficeProvider } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useQuietReload } from "#ui/quiet-reload.ts";
import type { Column } from "#backoffice/frame/dense-table.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { Views } from "#backoffice/frame/views.tsx";
import type { ProvidersPage } from "#backoffice/games/load-games.ts";
import { AddProviderSheet } from "#backoffice/games/add-provider-sheet.tsx";
import { AnswerTag } from "#backoffice/games/answer-tag.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import { LastCall } from "#backoffice/games/last-call.tsx";
import { useName } from "#backoffice/games/names.ts";
import { OrderBar } from "#backoffice/games/order-bar.tsx";
import { OrderedTable } from "#backoffice/games/ordered-table.tsx";
import { UsedSwitch } from "#backoffice/games/used-switch.tsx";
import { useOrder } from "#backoffice/games/use-order.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const categories = ["casino", "slot", "sport"] as const;
/** The greatest age of an open screen's numbers. */
const ASK_EVERY_MS = 10_000;

/** The providers of one category: which are in use, their order, and their present state. */
export default function Providers() {
  const { texts, may } = useOffice();
  const { games } = texts;
  const { providers: all, connections } = useLoaderData<ProvidersPage>();
  const [isAdding, setIsAdding] = useState(false);
  const [query] = useSearchParams();
  const category = categories.find((each) => each === query.get("category")) ?? "casino";
  const order = useOrder(all.filter((provider) => provider.category === category));
  const { act, isBusy, problem } = useAct();
  useFreshness();
  const save = async (reason: string) => {
    const input = { category, order: [...order.codes], reason };
    return (await act("order-providers", input, games.orderSaved))?.status === "success";
  };
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{games.title}</h1>
        {may("games.change") && (
          <Button
            look="main"
            text={texts.catalogue.addProvider}
            onClick={() => setIsAdding(true)}
          />
        )}
      </div>
      <GameTabs />
      <Views
        label={games.category}
        views={categories}
        current={category}
        hrefOf={(each) => `?category=${each}`}
        nameOf={(each) => games.categories[each]}
      />
      {order.isChanged && (
        <OrderBar isBusy={isBusy} problem={problem} onSave={save} onUndo={order.undo} />
      )}
      <OrderedTable
        caption={games.providers}
        columns={useColumns()}
        order={order}
        mayMove={may("games.change")}
        empty={texts.frame.nothing}
      />
      {isAdding && (
        <AddProviderSheet
          category={category}
          connections={connections}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

/** Reloads the numbers while the screen is visible. */
function useFreshness(): void {
  const reload = useQuietReload();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && !document.querySelector("dialog[open]")) void reload();
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
}

function useColumns(): Column<OfficeProvider>[] {
  const { games } = useOffice().texts;
  const format = useFormat();
  const nameOf = useName();
  return [
    {
      id: "name",
      header: games.provider,
      renderCell: (row) => (
        <Link className="pictured" to={`/games/providers/${row.code}`}>
          <img src={row.imgUrl} alt="" width={24} height={30} loading="lazy" />
          <b>{nameOf(row)}</b>
          {row.tag && <span className="tag tag-accent">{games.marks[row.tag]}</span>}
        </Link>
      ),
    },
    {
      id: "used",
      header: games.used,
      renderCell: (row) => <UsedSwitch of={row} playing={row.playing} />,
    },
    {
      id: "answers",
      header: games.answersNow,
      renderCell: (row) => <AnswerTag isAnswering={row.isAnswering} />,
    },
    {
      id: "games",
      header: games.games,
      isEnd: true,
      renderCell: (row) => <span className="num">{format.number(row.gameCount)}</span>,
    },
    {
      id: "playing",
      header: games.playing,
      isEnd: true,
      renderCell: (row) => <span className="num">{format.number(row.playing)}</span>,
    },
    {
      id: "open",
      header: games.openRounds,
      isEnd: true,
      renderCell: (row) => <span className="num">{format.number(row.openRounds)}</span>,
    },
    {
      id: "call",
      header: games.lastCall,
      renderCell: (row) => <LastCall call={row.lastCall} />,
    },
    {
      id: "launch",
      header: games.lastLaunch,
      renderCell: (row) => <LastCall call={row.lastLaunch} />,
    },
  ];
}
