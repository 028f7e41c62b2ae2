import { Link, useRevalidator, useSearchParams } from "react-router";
import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { KeptPart } from "#site/app/kept-part.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import { gameCategories } from "#site/games/categories.ts";
import { SearchChip } from "#site/games/search.tsx";
import { useCatalogueChanges } from "#site/games/use-catalogue-changes.ts";
import { FilterBar } from "#site/home/filter-bar.tsx";
import type { HomeData } from "#site/home/load-home.ts";
import { useLobbyFilter } from "#site/home/lobby-filter.ts";
import { ProviderGrid } from "#site/home/provider-grid.tsx";

const icons: Record<GameCategory, IconName> = {
  casino: "spade",
  slot: "cherries",
  sport: "soccer",
};

const categoryOf = (tab: string | null): GameCategory =>
  gameCategories.find((category) => category === tab) ?? "casino";

function TabLabel({ category, count }: { category: GameCategory; count: number }) {
  const { games } = useTexts();
  const format = useFormat();
  return (
    <>
      <Icon name={icons[category]} />
      {games[category]}
      <span className="c num">{format.number(count)}</span>
    </>
  );
}

const slotCountOf = (providers: readonly ProviderEntry[]): number =>
  providers.reduce((sum, { gameCount }) => sum + gameCount, 0);

/** The three kinds of games in tabs, with filters; the tab is part of the address. */
export function Lobby({ providers }: { providers: HomeData["providers"] }) {
  const { games } = useTexts();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  useCatalogueChanges();
  const [query, setQuery] = useSearchParams();
  const selected = categoryOf(query.get("tab"));
  const lobby = useLobbyFilter(providers, selected);
  const tabs = gameCategories.map((id) => {
    const count = lobby.listOf(id).length;
    return { id, count, label: <TabLabel category={id} count={count} /> };
  });
  return (
    <section className="sec lobby" id="lobby" aria-label={games.kinds}>
      <KeptPart
        name="lobby-bar"
        by={[selected, tabs.map(({ count }) => count), lobby.favouriteCount]}
      >
        <div className="bar">
          <div className="tabw">
            <Tabs
              name="lobby"
              label={games.kinds}
              tabs={tabs}
              selected={selected}
              onSelect={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
            />
          </div>
          <FilterBar
            filter={lobby.filter}
            order={lobby.order}
            total={lobby.listOf(selected).length}
            favourites={lobby.favouriteCount}
            onFilter={lobby.choose}
            onOrder={lobby.setOrder}
            search={<SearchChip />}
          />
        </div>
      </KeptPart>
      {gameCategories.map((category) => (
        <TabPanel key={category} name="lobby" id={category} hidden={category !== selected}>
          {providers[category].ok ? (
            <>
              <ProviderGrid
                category={category}
                providers={lobby.shownOf(category)}
                empty={lobby.emptyOf(category)}
                eager={category === "casino"}
                onShowAll={lobby.showAll}
              />
              {category === "slot" && (
                <Link className="all-slots" to="/game?category=slot">
                  {games.seeAllSlots(format.number(slotCountOf(lobby.listOf("slot"))))}
                  <Icon name="caret-right" />
                </Link>
              )}
            </>
          ) : (
            <LoadFailed of={providers[category]} onRetry={() => void revalidate()} />
          )}
        </TabPanel>
      ))}
    </section>
  );
}
