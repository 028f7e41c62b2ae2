import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { Lag } from "#server/kit/replica/lag.ts";
import { NoReplica, refuseOther } from "#server/kit/replica/standing.ts";
import { findStanding } from "#server/kit/replica/store.ts";

/** A replica that is behind by more is left; docs/scale.md says so. */
export const MOST_BEHIND_MS = 5_000;
/** How often it is measured, and how soon after news of a change. */
const LOOK_EVERY_MS = 1_000;
const LOOK_AFTER_NEWS_MS = 50;

/** Whether a replica may be read at the moment. */
export type ReplicaWatch = {
  /** True while it lacks nothing that is older than the bound, and nothing that pages were told. */
  readonly isUsed: boolean;
  /** What was committed so many milliseconds ago is on it; Infinity: it was not reached yet. */
  readonly behindMs: number;
  /** A page is told of a change: every later read shows the change. */
  changed(): void;
  /** Rejects as soon as the replica is gone, because its server may never answer `work`. */
  unlessGone<Result>(work: Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

type Watched = {
  primary: Database;
  /** Of its own, so that measuring does not wait for long reports. */
  measured: Database;
  log: Log;
};

/**
 * Measures a replica each second.
 * @throws NoReplica when the server that answers is no standby of the primary's database. One that
 * does not answer is used once it does.
 */
export async function watchReplica(watched: Watched): Promise<ReplicaWatch> {
  const watch = new Watch(watched);
  await watch.begin();
  return watch;
}

class Watch implements ReplicaWatch {
  readonly #watched: Watched;
  readonly #lag = new Lag();
  #isThere = false;
  #changedAt = -Infinity;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #toldUsed: boolean | null = null;
  readonly #reading = new Set<(reason: Error) => void>();

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  async begin(): Promise<void> {
    const fault = await this.#look();
    if (fault instanceof NoReplica) throw fault;
    this.#lookIn(LOOK_EVERY_MS);
  }

  get behindMs(): number {
    return performance.now() - this.#lag.shownUntil;
  }

  get isUsed(): boolean {
    return this.#isFresh && !this.#lacksNews;
  }

  get #isFresh(): boolean {
    return this.#isThere && this.behindMs <= MOST_BEHIND_MS;
  }

  get #lacksNews(): boolean {
    return this.#changedAt > this.#lag.shownUntil;
  }

  changed(): void {
    const isAwaited = this.#lacksNews;
    this.#changedAt = performance.now();
    if (this.#isFresh && !isAwaited) this.#lookIn(LOOK_AFTER_NEWS_MS);
  }

  unlessGone<Result>(work: Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#reading.add(reject);
    void work.then(resolve, reject).finally(() => this.#reading.delete(reject));
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#lookAfter(this.#looking);
    }, ms);
  }

  /** After the look that is under way, whose end of the log is older. */
  async #lookAfter(before: Promise<void>): Promise<void> {
    await before;
    await this.#look();
    this.#lookIn(this.#isFresh && this.#lacksNews ? LOOK_AFTER_NEWS_MS : LOOK_EVERY_MS);
  }

  /** Answers why the replica cannot be read, or undefined. */
  async #look(): Promise<unknown> {
    const { primary, measured, log } = this.#watched;
    const at = performance.now();
    // Without the primary nothing is known; a replica that answers is read until the bound is reached.
    const here = await findStanding(primary).catch((error: unknown) => {
      log.warn({ err: error }, "could not compare the replica with the primary");
    });
    if (!here) return this.#tell(undefined);
    this.#lag.wrote(at, here.end);
    try {
      const there = await findStanding(measured);
      refuseOther(there, here);
      this.#lag.replayed(there.end);
      this.#isThere = true;
      return this.#tell(undefined);
    } catch (error) {
      this.#isThere = false;
      const gone = new Error("the replica is gone", { cause: error });
      for (const reject of this.#reading) reject(gone);
      return this.#tell(error);
    }
  }

  /** Logs each change of what is read from. */
  #tell(fault: unknown): unknown {
    const isUsed = this.#isFresh;
    const { log } = this.#watched;
    if (isUsed && this.#toldUsed !== true) log.info("reports and lists are read from the replica");
    if (!isUsed && this.#toldUsed !== false)
      log.warn({ err: fault }, "the replica is gone or behind: the primary answers all reads");
    this.#toldUsed = isUsed;
    return fault;
  }
}
