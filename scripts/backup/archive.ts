import { setTimeout as sleep } from "node:timers/promises";
import { followLog } from "#scripts/backup/follow-log.ts";
import { newestReach } from "#scripts/backup/newest-reach.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import type { Reach } from "#scripts/backup/take-base.ts";
import { walFolder } from "#scripts/backup/wal-chain.ts";
import type { Moment } from "#scripts/backup/wal-segment.ts";
import { takeLock } from "#scripts/lock.ts";
import type { Say } from "#scripts/project.ts";

/** The archive of the log, written by this process or by another one. */
export type Archive = {
  reach: Reach;
  /** Whether this process writes it. */
  isOwn: boolean;
  /** Rejects when writing it has failed; never resolves before `end`. */
  failure: Promise<void>;
  end(): Promise<void>;
};

export type ArchiveOptions = {
  /** The server's address, asked again for every connection: a restarted one may have another. */
  url: () => string;
  place: BackupPlace;
  say: Say;
  /** Connects again when the connection ends, instead of failing. */
  keepsTrying: boolean;
};

const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [500, 15_000];

/** Begins to write the archive, or finds it written by another process. */
export function openArchive(options: ArchiveOptions): Archive {
  const { place } = options;
  const taken = takeLock(walFolder(place.folder), { pid: process.pid, what: "the log's archive" });
  if (!("lock" in taken))
    return {
      reach: () => newestReach(place),
      isOwn: false,
      failure: new Promise(() => {}),
      end: async () => {},
    };
  let complete: Moment | null = null;
  const ended = new AbortController();
  const failure = keepFollowing(options, (until) => (complete = until), ended.signal);
  return {
    reach: () => complete,
    isOwn: true,
    failure,
    end: async () => {
      ended.abort();
      await failure.finally(() => taken.lock.release());
    },
  };
}

async function keepFollowing(
  { url, place, say, keepsTrying }: ArchiveOptions,
  onComplete: (until: Moment) => void,
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = SHORTEST_PAUSE_MS;
  while (!signal.aborted) {
    try {
      const heard = (until: Moment): void => {
        pauseMs = SHORTEST_PAUSE_MS;
        onComplete(until);
      };
      await followLog({ url: url(), place, onComplete: heard, say }, signal);
    } catch (error) {
      if (!keepsTrying) throw error;
      const reason = (error as Error).message.replace(/[.\s]*$/, ".");
      say(`The log is not received: ${reason} Trying again.`);
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    }
  }
}
