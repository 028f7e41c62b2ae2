import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/own-copy/store.ts";

/** Which games a member opened and marked; what was won and lost is in the statement. */
export const ownGameData = async (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>> => ({
  launches: await store.listOwnLaunches(db, memberId, most),
  favourites: await store.listOwnFavourites(db, memberId, most),
});
