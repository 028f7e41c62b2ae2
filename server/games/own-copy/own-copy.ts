import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/own-copy/store.ts";

/** The games that a member opened and marked; wins and losses are in the statement. */
export const ownGameData = async (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>> => ({
  launches: await store.listOwnLaunches(db, memberId, most),
  favourites: await store.listOwnFavourites(db, memberId, most),
});
