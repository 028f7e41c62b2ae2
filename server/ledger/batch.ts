/**
 * The micro-batching writer. Calls that arrive while a lane's round trip is under way are
 * collected and go out together in one statement and one commit; the round trip in flight is
 * the window, so a lone call waits for nobody and no timer is needed.
 */
export type BatchOptions<Job, Result> = {
  /** Round trips that may be under way at once; a job's lane follows from its account. */
  lanes: number;
  /** Jobs in one round trip at most. */
  largestBatch: number;
  /** Jobs waiting in one lane at most; one more is refused at once with `Overloaded`. */
  longestQueue: number;
  /** A job that has waited longer is refused unsent with `Overloaded`. */
  waitAtMostMs: number;
  laneOf(job: Job): number;
  /** No two jobs with a key in common share a batch: the second must see what the first did. */
  keysOf(job: Job): readonly string[];
  send(jobs: readonly Job[]): Promise<readonly Result[]>;
  /** Whether sending each job alone can help: true for a fault of the data, not of the line. */
  isWorthSplitting(error: unknown): boolean;
};

/** The ledger is busier than it may be: nothing was written, the caller may try again. */
export class Overloaded extends Error {}

type Waiting<Job, Result> = {
  job: Job;
  keys: readonly string[];
  since: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
};

export type Batcher<Job, Result> = {
  /** Resolves once the job is committed. Rejects when nothing is known to be written. */
  run(job: Job): Promise<Result>;
  /** Resolves when nothing waits or is under way. */
  drain(): Promise<void>;
};

export function createBatcher<Job, Result>(
  options: BatchOptions<Job, Result>,
): Batcher<Job, Result> {
  const lanes = Array.from({ length: options.lanes }, () => new Lane(options));
  return {
    run(job) {
      const lane = lanes[options.laneOf(job) % options.lanes];
      if (!lane) throw new RangeError("laneOf must answer a whole number from 0");
      return lane.run(job);
    },
    async drain() {
      await Promise.all(lanes.map((lane) => lane.idle()));
    },
  };
}

class Lane<Job, Result> {
  readonly #options: BatchOptions<Job, Result>;
  #queue: Waiting<Job, Result>[] = [];
  #working: Promise<void> | null = null;

  constructor(options: BatchOptions<Job, Result>) {
    this.#options = options;
  }

  run(job: Job): Promise<Result> {
    if (this.#queue.length >= this.#options.longestQueue)
      return Promise.reject(new Overloaded("queue is full"));
    return new Promise((resolve, reject) => {
      this.#queue.push({
        job,
        keys: this.#options.keysOf(job),
        since: performance.now(),
        resolve,
        reject,
      });
      if (!this.#working) this.#start();
    });
  }

  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  #start(): void {
    this.#working = this.#work().finally(() => {
      this.#working = null;
      // A job may have come between the last look at the queue and this line.
      if (this.#queue.length > 0) this.#start();
    });
  }

  async #work(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#take();
      if (batch.length > 0) await this.#send(batch);
    }
  }

  /** The next batch in order; a job that shares a key with an earlier one stays for the next. */
  #take(): Waiting<Job, Result>[] {
    const oldest = performance.now() - this.#options.waitAtMostMs;
    const taken: Waiting<Job, Result>[] = [];
    const left: Waiting<Job, Result>[] = [];
    const keys = new Set<string>();
    for (const waiting of this.#queue) {
      if (waiting.since < oldest) waiting.reject(new Overloaded("waited too long"));
      else if (taken.length >= this.#options.largestBatch || waiting.keys.some((k) => keys.has(k)))
        left.push(waiting);
      else taken.push(waiting);
      for (const key of waiting.keys) keys.add(key);
    }
    this.#queue = left;
    return taken;
  }

  async #send(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const results = await this.#options.send(batch.map((waiting) => waiting.job));
      batch.forEach((waiting, index) => waiting.resolve(results[index] as Result));
    } catch (error) {
      if (batch.length > 1 && this.#options.isWorthSplitting(error))
        for (const waiting of batch) await this.#send([waiting]);
      else for (const waiting of batch) waiting.reject(error);
    }
  }
}
