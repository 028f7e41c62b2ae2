import type { Output } from "#contract/calls.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { shelfEntryOf, type Catalogue } from "#server/games/catalogue.ts";
import * as store from "#server/games/store.ts";

const RECENT_AT_MOST = 10;
const FAVOURITES_AT_MOST = 200;

/**
 * A member's favourites, which they mark themselves, and the last games they opened. Those invite to
 * play, so there are none while a case of the member is open.
 */
export async function shelfOf(
  db: Database,
  { providers, games }: Catalogue,
  memberId: bigint,
): Promise<Output<"get-game-shelf">> {
  const most = { favourites: FAVOURITES_AT_MOST, recent: RECENT_AT_MOST };
  const rows = await store.listShelf(db, memberId, most);
  const codeOf = new Map(providers.map((provider) => [provider.id, provider.code]));
  return {
    favourites: rows.flatMap(({ providerId, code }) => {
      const gameCompany = providerId === null ? undefined : codeOf.get(providerId);
      return gameCompany && code !== null ? [{ gameCompany, code }] : [];
    }),
    recent: rows.flatMap(({ gameId, at }) => {
      const game = gameId === null ? undefined : games.get(gameId);
      return game ? [{ ...shelfEntryOf(game), openedAt: at.toISOString() }] : [];
    }),
  };
}

/** Marks or unmarks. Throws Refusal `not_found`, `too_many` above 200. */
export async function setFavourite(
  db: Database,
  { byCode }: Catalogue,
  memberId: bigint,
  wanted: { company: string; code: string; favourite: boolean },
): Promise<void> {
  const provider = byCode.get(wanted.company);
  const isKnown =
    provider &&
    (wanted.code === provider.code || provider.games.some((game) => game.code === wanted.code));
  if (!isKnown) throw new Refusal("not_found");
  const favourite = { memberId, providerId: provider.id, code: wanted.code };
  if (!wanted.favourite) await store.deleteFavourite(db, favourite);
  else if (!(await store.insertFavourite(db, favourite, FAVOURITES_AT_MOST)))
    throw new Refusal("too_many");
}
