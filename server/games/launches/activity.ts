import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { keepActive, TOUCH_EVERY_MS } from "#server/members/idle/idle.ts";
import * as store from "#server/games/launches/store.ts";

/**
 * A stake restarts the idle time of the member's session. It is written apart from the stakes,
 * many at once, and for each launch as often as for a page.
 */
export type PlayActivity = {
  /** Adds an accepted stake; never waits and never fails. */
  staked(launch: Omit<store.StakedAt, "at">): void;
  /** Writes the activity that is still in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type ActivityOptions = {
  db: Database;
  clock: Clock;
  /** Called when activity could not be written; the next stake adds it again. */
  onFailure(error: unknown): void;
};

const WRITE_EVERY_MS = 1_000;
/** The most launches kept; a stake of a further one is written although it was recently. */
const KEPT_AT_MOST = 100_000;

export function createPlayActivity({ db, clock, onFailure }: ActivityOptions): PlayActivity {
  const writtenAt = new Map<string, number>();
  let due: store.StakedAt[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    const batch = due;
    due = [];
    if (batch.length === 0) return;
    try {
      await keepActive(db, await store.listSignInsStaking(db, batch));
    } catch (error) {
      for (const launch of batch) writtenAt.delete(nameOf(launch));
      onFailure(error);
    }
  };
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), WRITE_EVERY_MS);
  return {
    staked(launch) {
      const name = nameOf(launch);
      const at = clock.now();
      if (at.getTime() - (writtenAt.get(name) ?? 0) < TOUCH_EVERY_MS) return;
      if (writtenAt.size >= KEPT_AT_MOST) writtenAt.clear();
      writtenAt.set(name, at.getTime());
      due.push({ ...launch, at });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

const nameOf = ({ gameSessionId, accountId, scopeId }: Omit<store.StakedAt, "at">): string =>
  gameSessionId ?? `${accountId}:${scopeId}`;
