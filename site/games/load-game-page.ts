import type { ProviderEntry, SlotGame } from "#contract/games.ts";
import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { loadProviders } from "#site/games/providers.ts";
import { section, type Section } from "#site/app/section.ts";

export type Shelf = Output<"get-game-shelf">;

export type GamePageData = {
  providers: Section<ProviderEntry[]>;
  /** Of the provider in the address; null without one. */
  games: Section<SlotGame[]> | null;
  shelf: Section<Output<"get-game-shelf">>;
};

/** The slot provider in an address. */
export const providerOf = (query: URLSearchParams): string | null => {
  const code = query.get("provider") ?? "";
  return /^[a-z0-9-]{1,32}$/.test(code) ? code : null;
};

/** The slot providers, the games of the one in the address, and the member's favourites. */
export async function loadGamePage(
  { call }: AppContext,
  query: URLSearchParams,
): Promise<GamePageData> {
  const company = providerOf(query);
  const loadGames = async () => {
    if (!company) return null;
    return section(async () => {
      const answer = await call("get-slot-by-company", { company });
      if (answer.status === "not_found") return [];
      return answer.status === "success" ? answer.games : null;
    });
  };
  const loadShelf = async () => {
    const answer = await call("get-game-shelf", {});
    return answer.status === "success" ? answer : null;
  };
  const [providers, games, shelf] = await Promise.all([
    loadProviders(call, "slot"),
    loadGames(),
    section(loadShelf),
  ]);
  return { providers, games, shelf };
}
