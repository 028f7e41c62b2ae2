import { useState } from "react";
import type { SlotGame } from "#contract/games.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp } from "#site/app-context.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { launchKey, useLaunch } from "#site/games/launch.tsx";
import { nameIn } from "#site/games/names.ts";
import { Tile } from "#site/games/tile.tsx";
import { matchesName } from "#site/games/name-match.ts";
import { OrderSelect, type Order } from "#site/home/filter-bar.tsx";

type Show = "all" | "favourites" | "recent";

const gameOf = ({ gameCompany, code }: SlotGame) => ({ company: gameCompany, code });

/** Search, chips and tiles of one provider's games; a tile opens the game. */
export function SlotList({ games, recent }: { games: SlotGame[]; recent: ReadonlySet<string> }) {
  const { texts, locale } = useApp();
  const { home, games: words } = texts;
  const format = useFormat();
  const { launch, launching } = useLaunch();
  const { has, toggle } = useFavourites();
  const [text, setText] = useState("");
  const [show, setShow] = useState<Show>("all");
  const [order, setOrder] = useState<Order>("house");

  const favourites = games.filter((game) => has(gameOf(game)));
  const played = games.filter((game) => recent.has(launchKey(gameOf(game))));
  const lists = { all: games, favourites, recent: played };
  const found = (wanted: Show, by: string) => lists[wanted].filter((game) => matchesName(game, by));
  const shown = found(show, text);
  const sorted =
    order === "house"
      ? shown
      : shown.toSorted((a, b) => nameIn(locale, a).localeCompare(nameIn(locale, b)));
  const search = (by: string) => {
    setText(by);
    announce(words.searchCount(format.number(found(show, by).length)));
  };
  const choose = (wanted: Show) => {
    setShow(wanted);
    announce(home.shown(format.number(found(wanted, text).length)));
  };
  const chips: [Show, string][] = [
    ["all", home.allCount(format.number(games.length))],
    ["favourites", home.favouriteCount(format.number(favourites.length))],
    ["recent", home.recentCount(format.number(played.length))],
  ];
  const touch = typeof window !== "undefined" && window.matchMedia("(pointer: coarse)").matches;
  return (
    <>
      <div className="dlg-f">
        <label className="search search-in">
          <Icon name="search" />
          <input
            type="search"
            value={text}
            placeholder={words.searchInProvider}
            aria-label={words.searchInProvider}
            autoFocus={!touch}
            onChange={(event) => search(event.target.value)}
          />
        </label>
        <div className="chips" role="group" aria-label={home.filters}>
          {chips.map(([id, label]) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={show === id}
              onClick={() => choose(id)}
            >
              {label}
            </button>
          ))}
          <OrderSelect order={order} onOrder={setOrder} />
        </div>
      </div>
      <div className="dlg-b">
        {sorted.length === 0 && (
          <p className="empty">{games.length === 0 ? words.noGames : home.nothingShown}</p>
        )}
        <ul className="grid">
          {sorted.map((game) => (
            <Tile
              key={game.code}
              entry={{ ...game, enabled: true }}
              favourite={has(gameOf(game))}
              launching={launching === launchKey(gameOf(game))}
              onFavourite={() => void toggle(gameOf(game))}
              onOpen={() => void launch({ ...gameOf(game), used: "y" })}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
