import pg from "pg";
import type { Database } from "#server/kit/database.ts";
import { scopeId } from "#server/ledger/accounts.ts";
import { createBatcher, type Batcher } from "#server/kit/micro-batcher.ts";
import type { CatalogueReader } from "#server/games/catalogue.ts";
import { movementSpace, rollBackSpace } from "#server/games/key-spaces.ts";
import type { PlayActivity } from "#server/games/launches/activity.ts";
import { createPlayerReader, type PlayerReader } from "#server/games/players.ts";
import * as store from "#server/games/store.ts";

/** The batching writer of providers' calls about rounds, with its caches. */
export type RoundWriter = {
  db: Database;
  /** For calls that are decided one by one, in a transaction each; see `transactions/`. */
  single: Pick<Database, "transaction">;
  catalogue: CatalogueReader;
  batcher: Batcher<store.RoundJob, store.RoundResult>;
  findPlayer: PlayerReader;
  /** Opens the key spaces of a connection, before its first call. */
  openScopes(connection: string): Promise<void>;
  /** The key spaces of a connection. Throws RangeError for one that was not opened. */
  scopes(connection: string): { movements: number; rollBacks: number };
  /** Notifies the member's open pages of a changed balance. */
  changed(memberId: bigint): void;
  /** Called for accepted stakes, which extend the member's session. */
  staked: PlayActivity["staked"];
};

export type RoundWriterOptions = {
  /** For reads. */
  db: Database;
  /** A separate pool for the lanes, so that pages and bets never wait for each other. */
  lanes: Database;
  laneCount: number;
  /** A separate pool for calls that are decided one by one. */
  single: RoundWriter["single"];
  catalogue: CatalogueReader;
  connections: readonly string[];
  changed(memberId: bigint): void;
  staked: PlayActivity["staked"];
};

/**
 * The wait for a batch and its writing take 1.8 s at most, because the shortest timeout of a
 * protocol is 2 s. Waiting gets the larger part, because a batch is written in milliseconds.
 */
export const LANE_STATEMENT_TIMEOUT_MS = 600;
const WAIT_AT_MOST_MS = 1_200;
/** One lane costs the least for each call; the second starts when a large batch waits. */
export const LANE_COUNT = 2;
/**
 * When another transaction locks a member's account, the rest of the batch is written without it.
 */
export const LANE_LOCK_TIMEOUT_MS = 200;

/** How calls of a lane are gathered. */
export const BATCHING = {
  largestBatch: 64,
  largestOfAShard: 128,
  worthALane: 64,
  worthGoingFirst: 32,
  longestQueue: 2_000,
  waitAtMostMs: WAIT_AT_MOST_MS,
} as const;

const ACCOUNT_LOCKED = "55P03";
/** The call can be the cause: data (22, 23), two members in one round (21, DB), a locked account. */
const WORTH_SPLITTING = /^(21|22|23|DB|55P03)/;

const codeOf = (error: unknown): string =>
  error instanceof pg.DatabaseError ? (error.code ?? "") : "";

const accountOf = (job: store.RoundJob): bigint | undefined => job.operations[0]?.account.id;

export async function openRoundWriter(options: RoundWriterOptions): Promise<RoundWriter> {
  const scopes = new Map<string, { movements: number; rollBacks: number }>();
  const openScopes = async (connection: string): Promise<void> => {
    scopes.set(connection, {
      movements: await scopeId(options.db, movementSpace(connection)),
      rollBacks: await scopeId(options.db, rollBackSpace(connection)),
    });
  };
  for (const connection of options.connections) await openScopes(connection);
  return {
    db: options.db,
    single: options.single,
    catalogue: options.catalogue,
    findPlayer: createPlayerReader(options.db),
    changed: options.changed,
    staked: options.staked,
    openScopes,
    scopes: (connection) => {
      const found = scopes.get(connection);
      if (!found) throw new RangeError(`no connection ${connection}`);
      return found;
    },
    batcher: createBatcher({
      ...BATCHING,
      lanes: options.laneCount,
      shardOf: (job) => job.operations[0]?.account.bucket ?? 0,
      send: (jobs) => store.postRounds(options.lanes, jobs),
      isWorthSplitting: (error) => WORTH_SPLITTING.test(codeOf(error)),
      failsLike: (error, failed, other) =>
        codeOf(error) === ACCOUNT_LOCKED && accountOf(failed) === accountOf(other),
    }),
  };
}
