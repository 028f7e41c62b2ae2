import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { gameCategories } from "#site/games/categories.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format.tsx";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { TabPanel, Tabs } from "#ui/tabs.tsx";
import { useApp } from "#site/app-context.tsx";
import { LoadFailed } from "#site/frame/load-failed.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { SearchChip } from "#site/games/search.tsx";
import { nameIn } from "#site/games/names.ts";
import { FilterBar, type Filter, type Order } from "#site/home/filter-bar.tsx";
import type { HomeData } from "#site/home/load-home.ts";
import { ProviderGrid } from "#site/home/provider-grid.tsx";

const icons: Record<GameCategory, IconName> = {
  casino: "spade",
  slot: "cherries",
  sport: "soccer",
};

const categoryOf = (tab: string | null): GameCategory =>
  gameCategories.find((category) => category === tab) ?? "casino";

/** The three kinds of games in tabs, with filters; the tab is part of the address. */
export function Lobby({ providers }: { providers: HomeData["providers"] }) {
  const { texts, locale } = useApp();
  const { home, games } = texts;
  const format = useFormat();
  const { has } = useFavourites();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState<Filter>({ favourites: false, open: false });
  const [order, setOrder] = useState<Order>("house");
  const selected = categoryOf(query.get("tab"));
  const listOf = (category: GameCategory): readonly ProviderEntry[] => {
    const list = providers[category];
    return list.ok ? list.data : [];
  };
  const favourite = ({ code }: ProviderEntry) => has({ company: code, code });
  const shownOf = (category: GameCategory, by: Filter): readonly ProviderEntry[] => {
    const shown = listOf(category).filter(
      (entry) => (!by.favourites || favourite(entry)) && (!by.open || entry.used === "y"),
    );
    if (order === "house") return shown;
    return shown.toSorted((a, b) => nameIn(locale, a).localeCompare(nameIn(locale, b)));
  };
  const choose = (next: Filter) => {
    setFilter(next);
    announce(home.shown(format.number(shownOf(selected, next).length)));
  };
  const tabs = gameCategories.map((id) => ({
    id,
    label: (
      <>
        <Icon name={icons[id]} />
        {games[id]}
        <span className="c num">{format.number(listOf(id).length)}</span>
      </>
    ),
  }));
  return (
    <section className="sec lobby" id="lobby" aria-label={games.kinds}>
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
          filter={filter}
          order={order}
          total={listOf(selected).length}
          favourites={listOf(selected).filter(favourite).length}
          onFilter={choose}
          onOrder={setOrder}
          search={<SearchChip />}
        />
      </div>
      {gameCategories.map((category) => (
        <TabPanel key={category} name="lobby" id={category} hidden={category !== selected}>
          {providers[category].ok ? (
            <ProviderGrid
              category={category}
              providers={shownOf(category, filter)}
              filtered={shownOf(category, filter).length < listOf(category).length}
              eager={category === "casino"}
              onShowAll={() => choose({ favourites: false, open: false })}
            />
          ) : (
            <LoadFailed onRetry={() => void revalidate()} />
          )}
        </TabPanel>
      ))}
    </section>
  );
}
