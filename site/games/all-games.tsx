import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { GameCard } from "#site/games/game-card.tsx";
import { GameFilters } from "#site/games/game-filters.tsx";
import type { FoundGames } from "#site/games/load-game-page.ts";
import { pageCount } from "#site/parts/page-address.ts";
import { Pager } from "#site/parts/pager.tsx";
import { Empty } from "#site/parts/empty.tsx";

const firstRow = 6;

/** All games that the address asks for, with the filters that change it. */
export function AllGames({ found }: { found: FoundGames }) {
  const { games: words, home } = useAccountTexts();
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <GameFilters found={found} />
      <p className="games-count" role="status">
        {words.gameCount(format.number(found.maxCount))}
        {query.get("sort") === "popular" && found.maxCount > 0 && <> · {words.popularHint}</>}
      </p>
      {found.games.length === 0 && (
        <Empty icon="search" text={query.has("q") ? words.searchNothing : home.nothingShown}>
          <Button look="soft sm" text={words.clearFilters} onClick={() => setQuery({})} />
        </Empty>
      )}
      <ul className="grid game-grid">
        {found.games.map((game, index) => (
          <GameCard key={`${game.gameCompany}/${game.code}`} game={game} eager={index < firstRow} />
        ))}
      </ul>
      <Pager label={words.allGames} pages={pageCount(found.maxCount, found.pageSize)} />
    </>
  );
}
