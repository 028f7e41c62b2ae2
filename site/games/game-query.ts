import type { Input } from "#contract/calls.ts";
import { pageOf } from "#site/parts/page-address.ts";

type Wanted = Input<"get-games">;

const categories = ["casino", "slot", "sport"] as const;
const orders = ["house", "new", "popular", "name"] as const;
// A copy of the contract's list, so that pages load no schemas.
const kinds = [
  "baccarat",
  "roulette",
  "blackjack",
  "dragon_tiger",
  "sic_bo",
  "lines",
  "ways",
  "cascades",
  "classic",
  "heights",
  "hold",
  "mines",
  "football",
  "basketball",
  "baseball",
  "tennis",
  "esports",
] as const satisfies readonly Wanted["kind"][];

/** The names in the address on which the page of games depends. */
export const gameQuery: string[] = [
  "about",
  "provider",
  "category",
  "studio",
  "kind",
  "jackpot",
  "practice",
  "q",
  "sort",
  "page",
];

const companyIn = (value: string | null): string | undefined =>
  value !== null && /^[a-z0-9-]{1,32}$/.test(value) ? value : undefined;

/** The slot provider in an address. */
export const providerOf = (query: URLSearchParams): string | undefined =>
  companyIn(query.get("provider"));

/** The game whose info sheet an address shows: its studio, a slash, its code. */
export function gameIn(query: URLSearchParams): { company: string; code: string } | undefined {
  const [, studio = null, code] = /^([^/]*)\/([!-~]{1,128})$/.exec(query.get("about") ?? "") ?? [];
  const company = companyIn(studio);
  return company !== undefined && code !== undefined ? { company, code } : undefined;
}

/** The address of a game's info sheet. */
export const gameSheetHref = ({ company, code }: { company: string; code: string }): string =>
  `/game?${new URLSearchParams({ about: `${company}/${code}` })}`;

const known = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((each) => each === value);

/** What an address asks for; anything unknown is left out. */
export function gamesWanted(query: URLSearchParams): Wanted {
  const text = (query.get("q") ?? "").trim().slice(0, 40);
  return {
    category: known(categories, query.get("category")),
    company: companyIn(query.get("studio")),
    kind: known(kinds, query.get("kind")),
    jackpot: query.get("jackpot") === "y" || undefined,
    practice: query.get("practice") === "y" || undefined,
    text: text || undefined,
    order: known(orders, query.get("sort")),
    page: pageOf(query),
  };
}
