import "#site/games/slot-dialog.css";
import "#site/games/game-page.css";
import { useLoaderData, useRevalidator } from "react-router";
import type { ProviderEntry, SlotGame } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { AllGames } from "#site/games/all-games.tsx";
import { FavouritesProvider } from "#site/games/favourites.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import type { GamePageData } from "#site/games/load-game-page.ts";
import { GameSheet } from "#site/games/game-sheet.tsx";
import { nameMarks, secondNameIn } from "#site/games/names.ts";
import { SlotList } from "#site/games/slot-list.tsx";
import { useCatalogueChanges } from "#site/games/use-catalogue-changes.ts";
import { useArrival } from "#site/parts/arrival.ts";
import type { Section } from "#site/app/section.ts";

type StudioProps = {
  provider: ProviderEntry;
  games: Section<SlotGame[]>;
  recent: ReadonlySet<string>;
};

function Studio({ provider, games, recent }: StudioProps) {
  const { locale } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const second = secondNameIn(locale, provider);
  const count = format.number(games.ok ? games.data.length : provider.gameCount);
  return (
    <>
      <div className="dlg-h">
        <GameArt url={provider.imgUrl} code={provider.code} name={provider.nameEn} sizes="72px" />
        <div className="dlg-name">
          <h1 {...useArrival()} {...nameMarks(locale, provider)}>
            {nameIn(locale, provider)}
          </h1>
          <p>
            {second && <span lang="en">{second} · </span>}
            {texts.games.slotCount(count)}
          </p>
        </div>
      </div>
      {provider.used !== "y" && <p className="empty">{texts.messages.msg2002}</p>}
      {provider.used === "y" && !games.ok && (
        <LoadFailed of={games} onRetry={() => void revalidate()} />
      )}
      {provider.used === "y" && games.ok && <SlotList games={games.data} recent={recent} />}
    </>
  );
}

function Games({ about, studio, found, shelf }: GamePageData) {
  const { games: words } = useAccountTexts();
  const { revalidate } = useRevalidator();
  const arrival = useArrival();
  const recent = shelf?.ok ? shelf.data.recent : [];
  if (about?.ok) return <GameSheet key={about.data.game.code} {...about.data} />;
  if (about) return <LoadFailed of={about} onRetry={() => void revalidate()} />;
  if (studio)
    return (
      <Studio
        key={studio.provider.code}
        {...studio}
        recent={new Set(recent.map((game) => `${game.gameCompany}/${game.code}`))}
      />
    );
  return (
    <>
      <h1 {...arrival}>{words.allGames}</h1>
      {found?.ok ? (
        <AllGames found={found.data} />
      ) : (
        <LoadFailed of={found} onRetry={() => void revalidate()} />
      )}
    </>
  );
}

/**
 * A game's info sheet or a slot provider's list at its own address, or all games with filters; open
 * to visitors.
 */
export default function GamePage() {
  const data = useLoaderData<GamePageData>();
  useCatalogueChanges();
  return (
    <FavouritesProvider stored={data.shelf?.ok ? data.shelf.data.favourites : []}>
      <div className="wrap game-page">
        <Games {...data} />
      </div>
    </FavouritesProvider>
  );
}
