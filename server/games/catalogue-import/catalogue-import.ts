import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { ProviderAdapter } from "#server/games/provider.ts";
import * as store from "#server/games/catalogue-import/store.ts";

/** Above this share of missing games a catalogue is reported as a likely fault of the provider. */
const ALARMING_SHARE = 0.1;

export type FeedServices = {
  db: Database;
  clock: Clock;
  adapters: ReadonlyMap<string, ProviderAdapter>;
  /** Gets the warnings for operators. */
  warn(what: { connection: string; reason: string; error?: unknown }): void;
};

/** How long after a successful and after a failed reading a catalogue is read again. */
const READ_AGAIN_AFTER_MS = 3_600_000;
const TRY_AGAIN_AFTER_MS = 300_000;

/**
 * Reads the catalogue of every provider that has one: new games are stored, missing ones are
 * withdrawn. Which games members are shown, with which return, two operators decide. A provider that
 * does not answer keeps its last catalogue.
 */
export async function readFeeds(services: FeedServices): Promise<void> {
  for (const [connection, adapter] of services.adapters)
    if (adapter.listGames) await readFeed(services, connection, adapter.listGames.bind(adapter));
}

/**
 * The same for catalogues whose time has come: an hour after they were read, five minutes after a
 * failure and while a game is blocked because of another build, and at once after the connection was
 * added or changed.
 */
export function createFeedReader(services: FeedServices): () => Promise<void> {
  const nextAt = new WeakMap<ProviderAdapter, number>();
  return async () => {
    for (const [connection, adapter] of services.adapters) {
      const now = services.clock.now().getTime();
      if (!adapter.listGames || now < (nextAt.get(adapter) ?? 0)) continue;
      const isRead = await readFeed(services, connection, adapter.listGames.bind(adapter));
      const isSettled = isRead && !(await store.tellsOtherBuild(services.db, connection));
      nextAt.set(adapter, now + (isSettled ? READ_AGAIN_AFTER_MS : TRY_AGAIN_AFTER_MS));
    }
  };
}

/** Answers whether the provider told any games, and they are stored. */
async function readFeed(
  { db, clock, warn }: FeedServices,
  connection: string,
  listGames: NonNullable<ProviderAdapter["listGames"]>,
): Promise<boolean> {
  const entries = await listGames().catch((error: unknown) => {
    warn({ connection, reason: "the catalogue could not be read", error });
    return null;
  });
  // An empty catalogue is ignored: it must not withdraw every game.
  if (entries === null || entries.length === 0) return false;
  const at = clock.now();
  const counts = await db
    .transaction(async (tx) => {
      await store.saveFeed(
        tx,
        connection,
        [...new Map(entries.map((e) => [e.code, e])).values()],
        at,
      );
      const counted = await store.withdrawUnseen(tx, connection, at);
      await store.describeOf(tx, connection);
      return counted;
    })
    // The catalogues of other providers are read all the same.
    .catch((error: unknown) => {
      warn({ connection, reason: "the catalogue could not be stored", error });
      return null;
    });
  if (counts === null) return false;
  const { told, withdrawn } = counts;
  if (withdrawn > (told + withdrawn) * ALARMING_SHARE)
    warn({ connection, reason: `${withdrawn} of ${told + withdrawn} games are gone` });
  return true;
}
