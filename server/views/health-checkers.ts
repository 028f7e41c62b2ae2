import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { createBatcher } from "#server/kit/micro-batcher.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";
import { momentsOf, signedInFrom, type SignedInUser } from "#server/views/current-user.ts";
import * as store from "#server/views/store.ts";

type Found = store.SignedInRow | undefined;

/**
 * Finds who makes a health check, by cookie or by bearer token, with the member as they are now. A
 * check does not count as activity. Checks that arrive together are one statement: every open page
 * makes one each 30 s, and a statement for each costs more than all the rest of the check.
 */
export const healthCheckers = (db: Database, clock: Clock) => ({
  byCookie: checkerBy("token_hash", db, clock),
  byToken: checkerBy("health_token_hash", db, clock),
});

function checkerBy(column: store.TokenColumn, db: Database, clock: Clock) {
  let asked = 0;
  const lookUps = createBatcher<Buffer, Found>({
    lanes: 4,
    largestBatch: 100,
    worthALane: 16,
    worthGoingFirst: 16,
    longestQueue: 2_000,
    waitAtMostMs: 5_000,
    // Checks change nothing, so any two may be under way at once.
    shardOf: () => asked++,
    send: (hashes) => find(column, db, clock, hashes),
    isWorthSplitting: () => false,
  });
  return async (token: string): Promise<SignedInUser | undefined> => {
    const row = await lookUps.run(hashToken(token));
    return row && signedInFrom(db, clock, row);
  };
}

async function find(
  column: store.TokenColumn,
  db: Database,
  clock: Clock,
  hashes: readonly Buffer[],
): Promise<Found[]> {
  const moments = momentsOf(clock);
  const [only] = hashes;
  if (hashes.length === 1 && only)
    return [await store.findSignedIn(db, column, only, CURRENCY, moments)];
  const rows = await store.listSignedIn(db, column, hashes, CURRENCY, moments);
  const byHash = new Map(rows.map((row) => [row.tokenHash.toString("latin1"), row]));
  return hashes.map((hash) => byHash.get(hash.toString("latin1")));
}
