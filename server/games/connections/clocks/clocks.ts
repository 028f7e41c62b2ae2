import type { ClockReading } from "#contract/office/connections.ts";
import { readClocks, type Clocks } from "#server/kit/clocks.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import * as store from "#server/games/connections/clocks/store.ts";

/** A provider's clock that is more than this from ours is off. Source: PI-21 of docs/standards.md. */
const MOST_APART_MS = 1_000;

/** The shortest time between two writes of one connection's reading by a process. */
const WRITTEN_EVERY_MS = 60_000;

/** How far a provider's clock is ahead of ours, in ms; negative when it is behind. */
export type ClockBounds = {
  leastMs: number;
  /** Infinity where no most is known. */
  mostMs: number;
};

/** The clocks of providers, as this process sees them. */
export type ProviderClocks = {
  /** Notes what an answer of the provider to our call says about its clock. */
  answered(connection: string, bounds: ClockBounds): void;
  /**
   * Notes the signed time of a call, `theirsMs`, and our time when it came, `oursMs`; both are Unix
   * time in ms. How long the call was under way is not known, so their clock is ahead by at least the
   * difference.
   */
  called(connection: string, theirsMs: number, oursMs: number): void;
  /** Waits for the readings that are being written. */
  close(): Promise<void>;
};

type Window = { bounds: ClockBounds | null; writtenAtMs: number };

/**
 * Keeps the newest reading of each connection in memory and writes it at most once a minute. What
 * is heard within the minute narrows the reading: whole seconds, heard at different parts of a
 * second, tell the clock to a fraction of one.
 */
export function createProviderClocks({
  db,
  log,
  clocks = readClocks,
}: {
  db: Queryable;
  log: Pick<Log, "warn">;
  clocks?: Clocks;
}): ProviderClocks {
  const windows = new Map<string, Window>();
  const writes = new Set<Promise<void>>();
  const write = (connection: string, source: store.ClockSource, bounds: ClockBounds) => {
    const reading = { connection, source, ...readingOf(bounds, clocks().wallMs) };
    const writing = store
      .saveReading(db, reading)
      .catch((error: unknown) =>
        log.warn({ err: error, connection }, "could not keep the reading of a provider's clock"),
      )
      .finally(() => writes.delete(writing));
    writes.add(writing);
  };
  const heard = (connection: string, source: store.ClockSource, bounds: ClockBounds) => {
    const key = `${source}:${connection}`;
    const window = windows.get(key) ?? { bounds: null, writtenAtMs: -Infinity };
    windows.set(key, window);
    window.bounds = narrowed(window.bounds, bounds);
    const { steadyMs } = clocks();
    if (steadyMs - window.writtenAtMs < WRITTEN_EVERY_MS) return;
    write(connection, source, window.bounds);
    window.writtenAtMs = steadyMs;
    window.bounds = null;
  };
  return {
    answered: (connection, bounds) => heard(connection, "answers", bounds),
    called: (connection, theirsMs, oursMs) =>
      heard(connection, "calls", { leastMs: theirsMs - oursMs, mostMs: Infinity }),
    async close() {
      await Promise.all(writes);
    },
  };
}

/** The bounds that both allow; the newer ones when they exclude each other: the clock was set. */
function narrowed(known: ClockBounds | null, heard: ClockBounds): ClockBounds {
  if (known === null) return heard;
  const leastMs = Math.max(known.leastMs, heard.leastMs);
  const mostMs = Math.min(known.mostMs, heard.mostMs);
  return leastMs <= mostMs ? { leastMs, mostMs } : heard;
}

/** The clock is off when every value between the bounds is more than a second from ours. */
function readingOf({ leastMs, mostMs }: ClockBounds, oursMs: number) {
  const apartMs = Math.round(mostMs === Infinity ? leastMs : (leastMs + mostMs) / 2);
  return {
    readAt: new Date(oursMs),
    theirsAt: new Date(oursMs + apartMs),
    apartMs,
    errorMs: mostMs === Infinity ? null : Math.round((mostMs - leastMs) / 2),
    isOff: leastMs > MOST_APART_MS || mostMs < -MOST_APART_MS,
  };
}

/** The newest readings of a connection's clock; empty where none was seen. */
export const clockReadings = async (db: Queryable, connection: string): Promise<ClockReading[]> =>
  (await store.listReadings(db, connection)).map(({ readAt, theirsAt, offSince, ...row }) => ({
    ...row,
    readAt: readAt.toISOString(),
    theirsAt: theirsAt.toISOString(),
    offSince: offSince?.toISOString() ?? null,
  }));
