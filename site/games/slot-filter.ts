import { useState } from "react";
import type { SlotGame } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { useFavourites } from "#site/games/favourites.tsx";
import { launchKey } from "#site/games/launch.tsx";
import { matchesName } from "#site/games/name-match.ts";
import type { Order } from "#site/games/order-select.tsx";

export type SlotChoice = "all" | "favourites" | "recent";

/** Identifies a game in calls: its provider and its code. */
export const gameOf = ({ gameCompany, code }: SlotGame) => ({ company: gameCompany, code });

/** The games of one provider as the member searched, filtered and ordered them. */
export function useSlotFilter(games: SlotGame[], recent: ReadonlySet<string>) {
  const { texts, locale } = useApp();
  const format = useFormat();
  const { has } = useFavourites();
  const [text, setText] = useState("");
  const [choice, setChoice] = useState<SlotChoice>("all");
  const [order, setOrder] = useState<Order>("house");

  const lists: Record<SlotChoice, SlotGame[]> = {
    all: games,
    favourites: games.filter((game) => has(gameOf(game))),
    recent: games.filter((game) => recent.has(launchKey(gameOf(game)))),
  };
  const found = (of: SlotChoice, by: string) => lists[of].filter((game) => matchesName(game, by));
  const byName = (a: SlotGame, b: SlotGame) => nameIn(locale, a).localeCompare(nameIn(locale, b));
  const shown = found(choice, text);
  return {
    text,
    choice,
    order,
    setOrder,
    shown: order === "house" ? shown : shown.toSorted(byName),
    counts: {
      all: games.length,
      favourites: lists.favourites.length,
      recent: lists.recent.length,
    },
    search: (by: string) => {
      setText(by);
      announce(texts.games.searchCount(format.number(found(choice, by).length)));
    },
    choose: (next: SlotChoice) => {
      setChoice(next);
      announce(texts.home.shown(format.number(found(next, text).length)));
    },
  };
}
