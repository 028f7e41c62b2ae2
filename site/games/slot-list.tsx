import "#site/parts/chips.css";
import type { SlotGame } from "#contract/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { keepInView } from "#ui/keep-in-view.ts";
import { useTexts } from "#site/app/app-context.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { launchKey, useLaunch } from "#site/games/launch.tsx";
import { gameOf, type SlotChoice, useSlotFilter } from "#site/games/slot-filter.ts";
import { useSession } from "#site/app/session.tsx";
import { Tile } from "#site/games/tile.tsx";
import { OrderSelect } from "#site/games/order-select.tsx";
import { Empty } from "#site/parts/empty.tsx";

type Filter = ReturnType<typeof useSlotFilter>;

const needsMember = (choice: SlotChoice) => choice !== "all";

function SlotBar({ filter, focused }: { filter: Filter; focused: boolean }) {
  const { home, games } = useTexts();
  const format = useFormat();
  const { counts } = filter;
  const { loggedOut } = useSession();
  const chips: [SlotChoice, string][] = [
    ["all", home.allCount(format.number(counts.all))],
    ["favourites", home.favouriteCount(format.number(counts.favourites))],
    ["recent", home.recentCount(format.number(counts.recent))],
  ];
  const shown = chips.filter(([id]) => loggedOut === false || !needsMember(id));
  return (
    <div className="dlg-f">
      <label className="search search-in">
        <Icon name="search" />
        <input
          type="search"
          value={filter.text}
          placeholder={games.searchInProvider}
          aria-label={games.searchInProvider}
          autoFocus={focused}
          onChange={(event) => filter.search(event.target.value)}
        />
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the row only follows the focus of its controls */}
      <div className="chips" role="group" aria-label={home.filters} onFocus={keepInView}>
        {shown.map(([id, label]) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={filter.choice === id}
            onClick={() => filter.choose(id)}
          >
            {label}
          </button>
        ))}
        <OrderSelect order={filter.order} onOrder={filter.setOrder} />
      </div>
    </div>
  );
}

type SlotListProps = {
  games: SlotGame[];
  recent: ReadonlySet<string>;
  /** Whether the search field takes the focus when the list appears. */
  focused?: boolean;
};

/** Search, chips and tiles of one provider's games; a tile opens the game. */
export function SlotList({ games, recent, focused = false }: SlotListProps) {
  const { home, games: words } = useTexts();
  const { launch, launching } = useLaunch();
  const { has, toggle } = useFavourites();
  const filter = useSlotFilter(games, recent);
  const { loggedOut } = useSession();
  return (
    <>
      <SlotBar filter={filter} focused={focused} />
      <div className="dlg-b">
        {filter.shown.length === 0 && (
          <Empty icon="search" text={games.length === 0 ? words.noGames : home.nothingShown} />
        )}
        <ul className="grid">
          {filter.shown.map((game) => (
            <Tile
              key={game.code}
              entry={{ ...game, enabled: true }}
              favourite={loggedOut === false ? has(gameOf(game)) : null}
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
