import { isDeepStrictEqual } from "node:util";
import type { ProviderAdapter } from "#server/games/provider.ts";
import type { Connection } from "#server/kit/config.ts";

const READ_AGAIN_AFTER_MS = 1_000;

/** The connections of this process, which follow what staff write without a restart. */
export type LiveConnections = {
  /** Null for a name without a connection. */
  get(name: string): Connection | null;
  all(): readonly Connection[];
  adapters: ReadonlyMap<string, ProviderAdapter>;
  /** Reads what staff wrote for the first time; `prepare` is called before a connection is used. */
  begin(prepare: (name: string) => Promise<void>): Promise<void>;
  /** Reads it again; called when the database tells of a change. */
  renew(): void;
  stop(): void;
};

export type LiveOptions = {
  /** Those of the environment, which take precedence over those of the office. */
  fixed: readonly Connection[];
  /** What staff wrote. */
  read(): Promise<readonly Connection[]>;
  adapterOf(connection: Connection): ProviderAdapter;
  /** Called after a connection was added or changed. */
  changed(adapter: ProviderAdapter): void;
  onFailure(error: unknown): void;
};

/**
 * Keeps the connections of the environment and those of the office side by side. A failed read is
 * repeated every second; until then the last ones hold.
 */
export function createLiveConnections(options: LiveOptions): LiveConnections {
  const { fixed, read, adapterOf, changed, onFailure } = options;
  const current = new Map(fixed.map((each) => [each.connection, each]));
  const adapters = new Map(fixed.map((each) => [each.connection, adapterOf(each)]));
  const isFixed = new Set(current.keys());
  let prepare: ((name: string) => Promise<void>) | null = null;
  let reading: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = async () => {
    if (prepare === null) return;
    for (const written of await read()) {
      const { connection } = written;
      if (isFixed.has(connection) || isDeepStrictEqual(current.get(connection), written)) continue;
      await prepare(connection);
      const adapter = adapterOf(written);
      current.set(connection, written);
      adapters.set(connection, adapter);
      changed(adapter);
    }
  };
  // One read after the other, so that an older one never overwrites a newer.
  const next = (): Promise<void> => (reading = reading.catch(() => undefined).then(follow));
  const renew = () => {
    clearTimeout(timer);
    next().catch((error: unknown) => {
      onFailure(error);
      timer = setTimeout(renew, READ_AGAIN_AFTER_MS).unref();
    });
  };
  return {
    get: (name) => current.get(name) ?? null,
    all: () => [...current.values()],
    adapters,
    begin(open) {
      prepare = open;
      return next();
    },
    renew,
    stop() {
      prepare = null;
      clearTimeout(timer);
    },
  };
}
