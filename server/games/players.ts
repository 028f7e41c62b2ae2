import pg from "pg";
import type { AccountRef } from "#server/ledger/account.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import { BoundedMap } from "#server/kit/bounded-map.ts";
import { createBatcher } from "#server/kit/micro-batcher.ts";
import type { Queryable } from "#server/kit/database.ts";
import * as store from "#server/games/store.ts";

export type Player = { memberId: bigint; account: AccountRef };

/** The member with this provider reference, or undefined. */
export type PlayerReader = (memberRef: string) => Promise<Player | undefined>;

/** A member's account never moves, so found ones are cached. */
const KEPT_AT_MOST = 50_000;

/** Looks up the players of many calls in one statement, and caches those that it found. */
export function createPlayerReader(db: Queryable): PlayerReader {
  const kept = new BoundedMap<string, Player>(KEPT_AT_MOST);
  const lookUps = createBatcher<string, Player | undefined>({
    lanes: 1,
    largestBatch: 500,
    worthALane: 1,
    worthGoingFirst: 1,
    longestQueue: 5_000,
    waitAtMostMs: 500,
    shardOf: () => 0,
    send: (memberRefs) => findPlayers(db, memberRefs),
    // A reference that PostgreSQL cannot store as text fails only its own call.
    isWorthSplitting: (error) =>
      error instanceof pg.DatabaseError && error.code?.startsWith("22") === true,
  });
  return async (memberRef) => {
    const known = kept.get(memberRef);
    if (known) return known;
    const player = await lookUps.run(memberRef);
    if (!player) return undefined;
    kept.set(memberRef, player);
    return player;
  };
}

async function findPlayers(
  db: Queryable,
  memberRefs: readonly string[],
): Promise<(Player | undefined)[]> {
  const rows = await store.listPlayers(db, memberRefs, CURRENCY);
  const found = new Map(
    rows.map(({ ref, memberId, bucket, accountId }) => [
      ref,
      { memberId, account: { bucket, id: accountId } },
    ]),
  );
  return memberRefs.map((memberRef) => found.get(memberRef));
}
