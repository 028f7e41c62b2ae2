import type { ProviderEntry, SlotGame } from "#contract/games.ts";
import type { Output } from "#contract/calls.ts";
import type { AppContext } from "#site/app/app-context.tsx";
import { gameIn, gamesWanted, providerOf } from "#site/games/game-query.ts";
import { loadProviders } from "#site/games/providers.ts";
import { sectionOf, section, type Section } from "#site/app/section.ts";

export type Shelf = Output<"get-game-shelf">;
export type FoundGames = Output<"get-games">;
export type MeasuredReturn = Output<"get-game-return">["measured"];
/** A game's info sheet, and what it has returned; failed without an answer about that alone. */
export type GameInfo = Output<"get-game-sheet"> & { returned: Section<MeasuredReturn> };

export type GamePageData = {
  /** The slot provider in the address with its games; null without one. */
  studio: { provider: ProviderEntry; games: Section<SlotGame[]> } | null;
  /** The info sheet of the game in the address; null without one, and when it is not offered. */
  about: Section<GameInfo> | null;
  /** The games that the address asks for; null beside a studio or a game. */
  found: Section<FoundGames> | null;
  /** Null for visitors. */
  shelf: Section<Shelf> | null;
};

async function loadStudio({ call }: AppContext, company: string): Promise<GamePageData["studio"]> {
  const [providers, games] = await Promise.all([
    loadProviders(call, "slot"),
    section(async () => {
      const answer = await call("get-slot-by-company", { company });
      return answer.status === "success" ? answer.games : null;
    }),
  ]);
  const provider = providers.ok && providers.data.find(({ code }) => code === company);
  return provider ? { provider, games } : null;
}

const measuredIn = (returned: Section<Output<"get-game-return">>): Section<MeasuredReturn> =>
  returned.ok ? { ok: true, data: returned.data.measured } : returned;

async function loadSheet(
  { call }: AppContext,
  game: { company: string; code: string },
): Promise<GamePageData["about"]> {
  const [sheet, returned] = await Promise.all([
    section(async () => {
      const answer = await call("get-game-sheet", game);
      return answer.status === "success" ? answer : { isMissing: true as const };
    }),
    sectionOf(call, "get-game-return", game),
  ]);
  if (!sheet.ok) return sheet;
  if ("isMissing" in sheet.data) return null;
  return { ok: true, data: { ...sheet.data, returned: measuredIn(returned) } };
}

/** One game's info sheet, one studio's slots, or all games as the address filters them; and the member's favourites. */
export async function loadGamePage(app: AppContext, query: URLSearchParams): Promise<GamePageData> {
  const company = providerOf(query);
  const game = gameIn(query);
  const loadShelf = () => sectionOf(app.call, "get-game-shelf", {});
  const [about, studio, shelf] = await Promise.all([
    game === undefined ? null : loadSheet(app, game),
    company === undefined ? null : loadStudio(app, company),
    app.session.sideUser === null || app.session.sideUser.reduced ? null : loadShelf(),
  ]);
  if (about) return { about, studio: null, found: null, shelf };
  if (studio) return { about, studio, found: null, shelf };
  const found = await section(async () => {
    const answer = await app.call("get-games", gamesWanted(query));
    return answer.status === "success" ? answer : null;
  });
  return { about, studio: null, found, shelf };
}
