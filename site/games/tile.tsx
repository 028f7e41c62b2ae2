import "#site/games/tile.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { nameIn, type OtherNames } from "#contract/named.ts";
import { Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { gameSheetHref } from "#site/games/game-query.ts";
import { GameArt } from "#site/games/game-art.tsx";
import { nameMarks, secondNameIn } from "#site/games/names.ts";

type TileEntry = {
  code: string;
  gameCompany: string;
  nameKo: string;
  nameEn: string;
  otherNames: OtherNames;
  imgUrl: string;
  tag: "live" | "new" | null;
  /** False while the provider is under maintenance. */
  enabled: boolean;
};

type TileProps = {
  entry: TileEntry;
  /** Known for members only. */
  favourite: boolean | null;
  onFavourite: () => void;
  /** For a game that opens in its own window: a button. */
  onOpen?: () => void;
  /** For a page or overlay with its own address: a link. */
  to?: string;
  onIntent?: () => void;
  launching?: boolean;
  eager?: boolean;
  /** It is a game, or a provider whose lobby is one, so it has an info sheet. */
  hasSheet?: boolean;
  /** In a card with more about the game, the card is the list's item. */
  inCard?: boolean;
};

const gridSizes = "(min-width:1200px) 200px, (min-width:900px) 22vw, (min-width:360px) 30vw, 46vw";

function TileMarks({ entry }: { entry: TileEntry }) {
  const { games } = useApp().texts;
  if (!entry.enabled) {
    return (
      <span className="off-l" aria-hidden="true">
        <span>
          <Icon name="wrench" />
          {games.maintenance}
        </span>
      </span>
    );
  }
  if (entry.tag === "live") {
    return (
      <span className="tag" lang="en">
        <i className="dot" aria-hidden="true" />
        {games.live}
      </span>
    );
  }
  return entry.tag === "new" ? <span className="tag">{games.fresh}</span> : null;
}

function TileTarget(props: TileProps & { children: ReactNode }) {
  const { onOpen, to, onIntent, launching, children } = props;
  const shared = {
    className: "tile-b",
    onPointerEnter: onIntent,
    onFocus: onIntent,
  };
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} preventScrollReset>
        {children}
      </Link>
    );
  }
  return (
    <button {...shared} type="button" aria-busy={launching === true} onClick={onOpen}>
      {children}
    </button>
  );
}

/** A game or provider: one target over the whole picture, and the favourite star beside it. */
export function Tile(props: TileProps) {
  const { entry, favourite, onFavourite, launching = false, eager = false, inCard } = props;
  const { hasSheet = true } = props;
  const { texts, locale } = useApp();
  const { games } = texts;
  const name = nameIn(locale, entry);
  const second = secondNameIn(locale, entry);
  const state = `${entry.enabled ? "" : " off"}${launching ? " launching" : ""}`;
  const Root = inCard ? "div" : "li";
  return (
    <Root className={`tile${state}`} data-code={entry.code}>
      <GameArt
        url={entry.imgUrl}
        code={entry.code}
        name={entry.nameEn}
        sizes={gridSizes}
        eager={eager}
      />
      <TileMarks entry={entry} />
      {entry.enabled && (
        <span className="go" aria-hidden="true">
          <span>{launching ? <i className="spinner" /> : <Icon name="play" />}</span>
        </span>
      )}
      <TileTarget {...props}>
        <span className="tile-n" {...nameMarks(locale, entry)}>
          {name}
        </span>
        {second && (
          <span className="tile-e" lang="en">
            {second}
          </span>
        )}
        {!entry.enabled && <span className="vh">, {games.maintenance}</span>}
      </TileTarget>
      {hasSheet && (
        <Link
          className="fav about"
          to={gameSheetHref({ company: entry.gameCompany, code: entry.code })}
          aria-label={games.about(name)}
        >
          <Icon name="info" />
        </Link>
      )}
      {favourite !== null && (
        <button
          type="button"
          className="fav"
          aria-pressed={favourite}
          aria-label={games.favourite(name)}
          onClick={onFavourite}
        >
          <Icon name={favourite ? "star-fill" : "star"} />
        </button>
      )}
    </Root>
  );
}
