import "#site/games/slot-overlay.css";
import "#site/games/game-page.css";
import { Link, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import type { ProviderEntry, SlotGame } from "#contract/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useTexts } from "#site/app/app-context.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { FavouritesProvider } from "#site/games/favourites.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { type GamePageData, providerOf } from "#site/games/load-game-page.ts";
import { nameIn, nameMarks, secondNameIn } from "#site/games/names.ts";
import { SlotList } from "#site/games/slot-list.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import type { Section } from "#site/app/section.ts";

type StudioProps = {
  provider: ProviderEntry;
  games: Section<SlotGame[]>;
  recent: ReadonlySet<string>;
};

function Studio({ provider, games, recent }: StudioProps) {
  const { texts, locale } = useApp();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const second = secondNameIn(locale, provider);
  const count = format.number(games.ok ? games.data.length : provider.gameCount);
  return (
    <>
      <div className="dlg-h">
        <GameArt url={provider.imgUrl} code={provider.code} name={provider.nameEn} sizes="72px" />
        <div className="dlg-name">
          <h1 {...useArrival()} {...nameMarks(locale)}>
            {nameIn(locale, provider)}
          </h1>
          <p>
            {second && <span lang="en">{second} · </span>}
            {texts.games.slotCount(count)}
          </p>
        </div>
      </div>
      {provider.used !== "y" && <p className="empty">{texts.messages.msg2002}</p>}
      {provider.used === "y" && !games.ok && <LoadFailed onRetry={() => void revalidate()} />}
      {provider.used === "y" && games.ok && <SlotList games={games.data} recent={recent} />}
    </>
  );
}

/** A choice of studios, when the address names no existing one. */
function Studios({ providers }: { providers: ProviderEntry[] }) {
  const { texts, locale } = useApp();
  return (
    <>
      <h1 {...useArrival()}>{texts.games.slotPage}</h1>
      <p className="game-page-text">{texts.games.chooseStudio}</p>
      <ul className="pl-l">
        {providers.map((provider) => (
          <li key={provider.code} className={provider.used === "y" ? "" : "off"}>
            <Link to={`/game?provider=${provider.code}`}>
              <GameArt
                url={provider.imgUrl}
                code={provider.code}
                name={provider.nameEn}
                sizes="46px"
              />
              <span className="pl-name">
                <b {...nameMarks(locale)}>{nameIn(locale, provider)}</b>
              </span>
              {provider.used !== "y" && (
                <span className="st st-wait">{texts.games.maintenance}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The list of a slot provider at its own address: the same list as in the overlay. */
export default function GamePage() {
  const { games: words } = useTexts();
  const { providers, games, shelf } = useLoaderData<GamePageData>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const code = providerOf(query);
  const provider = providers.ok ? providers.data.find((entry) => entry.code === code) : undefined;
  const recent = shelf.ok ? shelf.data.recent : [];
  return (
    <FavouritesProvider stored={shelf.ok ? shelf.data.favourites : []}>
      <div className="wrap game-page">
        {!providers.ok && (
          <>
            <h1>{words.slotPage}</h1>
            <LoadFailed onRetry={() => void revalidate()} />
          </>
        )}
        {providers.ok && provider && games && (
          <Studio
            key={provider.code}
            provider={provider}
            games={games}
            recent={new Set(recent.map((game) => `${game.gameCompany}/${game.code}`))}
          />
        )}
        {providers.ok && !provider && <Studios providers={providers.data} />}
      </div>
    </FavouritesProvider>
  );
}
