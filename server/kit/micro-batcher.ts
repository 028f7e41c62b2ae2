import { setImmediate as endOfTurn } from "node:timers/promises";
import { QueueFull } from "#server/kit/queue-full.ts";

/**
 * The micro-batching writer. Jobs that arrive while round trips are under way are collected and go
 * out together in one statement and one commit; the round trip in flight is the window, so a lone
 * job waits only for two turns of the event loop, and no timer is needed. A second round trip
 * beside the first begins only for a batch that is worth one: many small ones cost the database
 * more than one large one.
 */
export type BatchOptions<Job, Result> = {
  /** How many round trips may run at once. */
  lanes: number;
  /** The largest number of jobs in one round trip. */
  largestBatch: number;
  /** The same when all are of one shard, because no other lane could take the rest. */
  largestOfAShard?: number;
  /** How many jobs must wait before a second round trip begins beside another. */
  worthALane: number;
  /**
   * How many jobs must wait for the next round trip to begin before the last one's answers are
   * given.
   */
  worthGoingFirst: number;
  /** How many jobs may wait; one more is refused at once with `QueueFull`. */
  longestQueue: number;
  /** A job that has waited longer is refused unsent with `QueueFull`. */
  waitAtMostMs: number;
  /** Jobs of one shard are never in two round trips at once, and keep their order. */
  shardOf(job: Job): number;
  /** Does the jobs in order; each sees the effects of those before it. */
  send(jobs: readonly Job[]): Promise<readonly Result[]>;
  /**
   * Whether sending each job alone can help: true for a fault of the data, false for a lost
   * connection.
   */
  isWorthSplitting(error: unknown): boolean;
  /**
   * Whether another job would fail as this one did when it was sent alone, such as one that waits for
   * the same lock. It is refused unsent with `QueueFull`, so that jobs of others do not wait for it.
   */
  failsLike?(error: unknown, failed: Job, other: Job): boolean;
};

/** How many turns of the event loop a batch may fill for, so that slow turns do not delay it. */
const LONGEST_FILLING = 4;

type Waiting<Job, Result> = {
  job: Job;
  shard: number;
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

export type Batcher<Job, Result> = {
  /** Resolves once the job is committed. Rejects when it is not known to be written. */
  run(job: Job): Promise<Result>;
  /** Resolves when no job waits or runs. */
  drain(): Promise<void>;
  /** How many jobs wait for a round trip. */
  readonly waiting: number;
};

export const createBatcher = <Job, Result>(
  options: BatchOptions<Job, Result>,
): Batcher<Job, Result> => new MicroBatcher(options);

class MicroBatcher<Job, Result> implements Batcher<Job, Result> {
  readonly #options: BatchOptions<Job, Result>;
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #busyShards = new Set<number>();
  #queue: Waiting<Job, Result>[] = [];
  /** All that waits is of busy shards: nothing to look for until a round trip ends. */
  #isStuck = false;
  #isStartingSoon = false;

  constructor(options: BatchOptions<Job, Result>) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  run(job: Job): Promise<Result> {
    if (this.#queue.length >= this.#options.longestQueue)
      return Promise.reject(new QueueFull("queue is full"));
    return new Promise((resolve, reject) => {
      const shard = this.#options.shardOf(job);
      this.#queue.push({ job, shard, since: performance.now(), resolve, reject });
      if (!this.#busyShards.has(shard)) this.#isStuck = false;
      this.#startOnceFilled();
    });
  }

  async drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#underWay.size > 0)
      await (this.#underWay.size > 0 ? Promise.all(this.#underWay) : endOfTurn());
  }

  #startLanes(): void {
    while (this.#mayStart()) {
      const batch = this.#take();
      if (batch.length === 0) return;
      const shards = new Set(batch.map(({ shard }) => shard));
      for (const shard of shards) this.#busyShards.add(shard);
      const free = () => {
        if (!this.#underWay.delete(trip)) return;
        for (const shard of shards) this.#busyShards.delete(shard);
        this.#isStuck = false;
        if (this.#queue.length >= this.#options.worthGoingFirst) this.#startLanes();
        this.#startOnceFilled();
      };
      const trip = this.#send(batch, free).finally(free);
      this.#underWay.add(trip);
    }
  }

  /**
   * Begins once a turn brings no more jobs or the batch is full, so that jobs that arrive in
   * consecutive turns share one batch.
   */
  #startOnceFilled(): void {
    const { largestBatch, largestOfAShard = largestBatch } = this.#options;
    if (this.#queue.length >= largestOfAShard) this.#startLanes();
    if (this.#queue.length === 0 || this.#isStartingSoon) return;
    this.#isStartingSoon = true;
    let before = 0;
    let turns = 0;
    const look = () => {
      const waiting = this.#queue.length;
      const isFilling = waiting > before && waiting < largestBatch && ++turns < LONGEST_FILLING;
      before = waiting;
      if (isFilling) return void setImmediate(look);
      this.#isStartingSoon = false;
      this.#startLanes();
    };
    setImmediate(look);
  }

  #mayStart(): boolean {
    const { lanes, worthALane } = this.#options;
    if (this.#queue.length === 0 || this.#isStuck) return false;
    if (this.#underWay.size === 0) return true;
    return this.#underWay.size < lanes && this.#queue.length >= worthALane;
  }

  /** The next batch in order; jobs of a shard that is under way stay queued. */
  #take(): Waiting<Job, Result>[] {
    const oldest = this.#oldest();
    const taken: Waiting<Job, Result>[] = [];
    const left: Waiting<Job, Result>[] = [];
    for (const waiting of this.#queue) {
      if (waiting.since < oldest) waiting.reject(new QueueFull("waited too long"));
      else if (this.#isFull(taken, waiting.shard) || this.#busyShards.has(waiting.shard))
        left.push(waiting);
      else taken.push(waiting);
    }
    this.#queue = left;
    this.#isStuck = taken.length === 0;
    return taken;
  }

  /** Whether a batch of `taken` cannot take another job of this shard. */
  #isFull(taken: readonly Waiting<Job, Result>[], shard: number): boolean {
    const { largestBatch, largestOfAShard = largestBatch } = this.#options;
    if (taken.length < largestBatch) return false;
    return taken.length >= largestOfAShard || taken.some((other) => other.shard !== shard);
  }

  #oldest(): number {
    return performance.now() - this.#options.waitAtMostMs;
  }

  /**
   * Settles the batch; calls `free` once the lane is free, before the answers are given. Resolves to
   * the error of a batch that failed as a whole.
   */
  async #send(
    batch: readonly Waiting<Job, Result>[],
    free?: () => void,
  ): Promise<{ error: unknown } | null> {
    try {
      const results = await this.#options.send(batch.map(({ job }) => job));
      free?.();
      batch.forEach((waiting, index) => waiting.resolve(results[index] as Result));
      return null;
    } catch (error) {
      if (batch.length > 1 && this.#options.isWorthSplitting(error)) {
        await this.#sendEach(batch);
        return null;
      }
      for (const waiting of batch) waiting.reject(error);
      return { error };
    }
  }

  /** Sends each job alone, as far as its time allows and no job before it failed for both. */
  async #sendEach(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    const { failsLike } = this.#options;
    const failures: { error: unknown; job: Job }[] = [];
    for (const waiting of batch) {
      const alike = failures.find(({ error, job }) => failsLike?.(error, job, waiting.job));
      if (alike) waiting.reject(new QueueFull("a job before it failed", { cause: alike.error }));
      else if (waiting.since < this.#oldest()) waiting.reject(new QueueFull("waited too long"));
      else {
        const failed = await this.#send([waiting]);
        if (failed) failures.push({ ...failed, job: waiting.job });
      }
    }
  }
}
