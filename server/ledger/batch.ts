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
  /** Does the jobs in their order, each seeing what those before it did. */
  send(jobs: readonly Job[]): Promise<readonly Result[]>;
  /** Whether sending each job alone can help: true for a fault of the data, not of the line. */
  isWorthSplitting(error: unknown): boolean;
};

/** The ledger is busier than it may be: nothing was written, the caller may try again. */
export class Overloaded extends Error {}

type Waiting<Job, Result> = {
  job: Job;
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
      this.#queue.push({ job, since: performance.now(), resolve, reject });
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
      const batch = this.#queue.splice(0, this.#options.largestBatch);
      await this.#send(this.#inTime(batch));
    }
  }

  /** Those that have not waited too long; the others are refused. */
  #inTime(batch: readonly Waiting<Job, Result>[]): readonly Waiting<Job, Result>[] {
    const oldest = performance.now() - this.#options.waitAtMostMs;
    return batch.filter((waiting) => {
      const isInTime = waiting.since >= oldest;
      if (!isInTime) waiting.reject(new Overloaded("waited too long"));
      return isInTime;
    });
  }

  async #send(batch: readonly Waiting<Job, Result>[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const results = await this.#options.send(batch.map((waiting) => waiting.job));
      batch.forEach((waiting, index) => waiting.resolve(results[index] as Result));
    } catch (error) {
      if (batch.length > 1 && this.#options.isWorthSplitting(error))
        for (const waiting of batch) await this.#send(this.#inTime([waiting]));
      else for (const waiting of batch) waiting.reject(error);
    }
  }
}
