import { locales, type Locale } from "#contract/locales.ts";
import { nameIn } from "#contract/named.ts";
import type { Game, Provider } from "#server/games/catalogue.ts";

export type Order = "new" | "popular" | "name";
type Providers = readonly Provider[];

/** The orders of each catalogue that is in use: sorting 20,000 games for each page is too slow. */
const kept = new WeakMap<Providers, Map<string, readonly Game[]>>();

/** All games of these providers that members can open, in this order; of popular ones, the played. */
export function inOrder(providers: Providers, order: Order, locale: Locale): readonly Game[] {
  const orders = kept.get(providers) ?? new Map<string, readonly Game[]>();
  kept.set(providers, orders);
  const key = order === "name" ? locale : order;
  const games = orders.get(key) ?? sorted(providers, order, locale);
  orders.set(key, games);
  return games;
}

function sorted(providers: Providers, order: Order, locale: Locale): Game[] {
  const games = providers.flatMap((provider) => provider.games);
  switch (order) {
    case "new":
      return byNumber(games, ({ addedAt }) => -addedAt.getTime());
    case "popular":
      return byNumber(
        games.filter(({ rounds }) => rounds > 0),
        ({ rounds }) => -rounds,
      );
    case "name": {
      const places = placesOfNames(games, locale);
      return byNumber(games, (game) => places.get(nameIn(locale, game)) ?? 0);
    }
  }
}

const byNumber = (games: readonly Game[], numberOf: (game: Game) => number): Game[] =>
  games
    .map((game) => ({ game, number: numberOf(game) }))
    .sort((a, b) => a.number - b.number)
    .map(({ game }) => game);

/** The places of the newest names in each language, which outlast a catalogue that is read again. */
const placesIn = new Map<Locale, ReadonlyMap<string, number>>();

function placesOfNames(games: readonly Game[], locale: Locale): ReadonlyMap<string, number> {
  const names = new Set(games.map((game) => nameIn(locale, game)));
  const places = placesIn.get(locale);
  if (places && [...names].every((name) => places.has(name))) return places;
  const { compare } = new Intl.Collator(locales[locale].intl);
  const ordered = new Map([...names].sort(compare).map((name, place) => [name, place]));
  placesIn.set(locale, ordered);
  return ordered;
}
