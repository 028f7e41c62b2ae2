import type { RefusalReason } from "#contract/office/reports.ts";
import type { Log } from "#server/kit/log.ts";
import { networksOf } from "#server/kit/network.ts";

/** A refused request: why, what it asked for, from where, and by whom, if that is known. */
export type RefusedRequest = {
  reason: RefusalReason;
  call: string;
  /** As `cleanAddress` writes it. */
  address: string;
  member?: string;
  operator?: string;
};

const WINDOW_MS = 60_000;
/** Lines a minute for one reason and network; further ones are counted. */
const LINES_EACH = 5;
/**
 * How many pairs of a reason and a network are distinguished in a minute; the others share a line.
 */
const PAIRS_AT_MOST = 500;

type Pair = { reason: RefusalReason; network: string; count: number };

/**
 * Logs refused requests: five lines a minute for each reason and network, then one line with the
 * number of the others, so that a stranger cannot fill the disk.
 */
export class RefusedRequestsLog {
  readonly #log: Log;
  readonly #now: () => number;
  readonly #pairs = new Map<string, Pair>();
  #startedAt: number;

  /** @param now milliseconds from any beginning */
  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
    this.#startedAt = now();
  }

  note(request: RefusedRequest): void {
    this.sumUp();
    const pair = this.#pairOf(request);
    pair.count += 1;
    if (pair.count <= LINES_EACH) this.#log.warn(request, "request refused");
  }

  /** Logs how many more there were once the minute is over, and begins the next. */
  sumUp(): void {
    if (this.#now() - this.#startedAt < WINDOW_MS) return;
    for (const { reason, network, count } of this.#pairs.values())
      if (count > LINES_EACH)
        this.#log.warn({ reason, network, more: count - LINES_EACH }, "request refused");
    this.#pairs.clear();
    this.#startedAt = this.#now();
  }

  #pairOf({ reason, address }: RefusedRequest): Pair {
    const { own } = networksOf(address);
    const isFull = this.#pairs.size >= PAIRS_AT_MOST && !this.#pairs.has(`${reason} ${own}`);
    const network = isFull ? "others" : own;
    const key = `${reason} ${network}`;
    const pair = this.#pairs.get(key) ?? { reason, network, count: 0 };
    this.#pairs.set(key, pair);
    return pair;
  }
}
