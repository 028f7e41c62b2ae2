import { useState } from "react";
import type { GameCategory, ProviderEntry } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import type { Order } from "#site/games/order-select.tsx";
import type { Filter } from "#site/home/filter-bar.tsx";
import type { HomeData } from "#site/home/load-home.ts";

const noFilter: Filter = { favourites: false, open: false };

/** The lists of the lobby as the member filtered and ordered them. */
export function useLobbyFilter(providers: HomeData["providers"], selected: GameCategory) {
  const { texts, locale } = useApp();
  const format = useFormat();
  const { has } = useFavourites();
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<Order>("house");

  const listOf = (category: GameCategory): readonly ProviderEntry[] => {
    const list = providers[category];
    return list.ok ? list.data : [];
  };
  const isFavourite = ({ code }: ProviderEntry) => has({ company: code, code });
  const passing = (category: GameCategory, by: Filter) =>
    listOf(category).filter(
      (entry) => (!by.favourites || isFavourite(entry)) && (!by.open || entry.used === "y"),
    );
  const shownOf = (category: GameCategory): readonly ProviderEntry[] => {
    const shown = passing(category, filter);
    if (order === "house") return shown;
    return shown.toSorted((a, b) => nameIn(locale, a).localeCompare(nameIn(locale, b)));
  };
  /** What an empty list of the kind says, and whether the filter emptied it. */
  const emptyOf = (category: GameCategory) => {
    const filtered = listOf(category).length > 0;
    const { home, games } = texts;
    if (!filtered) return { text: games.noProviders, filtered };
    const keptNone = filter.favourites && !listOf(category).some(isFavourite);
    return { text: keptNone ? home.noFavourites : home.nothingShown, filtered };
  };
  const choose = (next: Filter) => {
    setFilter(next);
    announce(texts.home.shown(format.number(passing(selected, next).length)));
  };
  return {
    filter,
    order,
    setOrder,
    choose,
    listOf,
    shownOf,
    emptyOf,
    showAll: () => choose(noFilter),
    favouriteCount: listOf(selected).filter(isFavourite).length,
  };
}
