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

/**
 * Reads the catalogue of every provider that has one: new games are stored, missing ones are
 * withdrawn, and return and volatility of the shown games are updated. A provider that does not
 * answer keeps its last catalogue.
 */
export async function readFeeds(services: FeedServices): Promise<void> {
  for (const [connection, adapter] of services.adapters)
    if (adapter.listGames) await readFeed(services, connection, adapter.listGames.bind(adapter));
}

async function readFeed(
  { db, clock, warn }: FeedServices,
  connection: string,
  listGames: NonNullable<ProviderAdapter["listGames"]>,
): Promise<void> {
  const entries = await listGames().catch((error: unknown) => {
    warn({ connection, reason: "the catalogue could not be read", error });
    return null;
  });
  // An empty catalogue is ignored: it must not withdraw every game.
  if (entries === null || entries.length === 0) return;
  const at = clock.now();
  const { told, withdrawn } = await db.transaction(async (tx) => {
    await store.saveFeed(
      tx,
      connection,
      [...new Map(entries.map((e) => [e.code, e])).values()],
      at,
    );
    const counts = await store.withdrawUnseen(tx, connection, at);
    await store.declareOf(tx, connection);
    return counts;
  });
  if (withdrawn > (told + withdrawn) * ALARMING_SHARE)
    warn({ connection, reason: `${withdrawn} of ${told + withdrawn} games are gone` });
}
